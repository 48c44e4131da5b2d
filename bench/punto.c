/* The same random rounds of Punto as tapisvert/games/punto/kernel.py, in C: the peer that the kernel is measured
   against. Same board, same shuffle, same random stream, so that the same seed gives the same results. */
#include <stdint.h>
#include <string.h>

typedef uint64_t word;

enum { LINE, STUCK, EMPTY, SIDES = 8 };

typedef struct {
    int seats, sides, need, hold, owner[4];
} table;

typedef struct {
    word board[14];
    uint8_t piles[8][36];
    int left[8];
    int turn;
} match_round;

static const word STEPS[4] = {1, 7, 8, 9};
static const word INNER_COLUMNS = 0x7E7E7E7E7E7E7E7Eu, INNER_ROWS = 0x00FFFFFFFFFFFF00u;
static uint8_t nth_of_byte[256 * 8];

static inline word random_word(word *rng) {
    word mixed = *rng += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

static inline int random_below(word *rng, word limit) {
    return (int)((random_word(rng) >> 32) * limit >> 32);
}

static inline word nth_bit(word bits, word nth) {
    const word ones = 0x0101010101010101u, highs = 0x8080808080808080u;
    word pairs = bits - (bits >> 1 & 0x5555555555555555u);
    word nibbles = (pairs & 0x3333333333333333u) + (pairs >> 2 & 0x3333333333333333u);
    word sums = ((nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * ones;
    word shift = 8 * (word)__builtin_popcountll(((nth * ones | highs) - sums) & highs);
    word before = (sums << 8) >> shift & 0xFF;
    return (word)1 << (shift + nth_of_byte[(bits >> shift & 0xFF) << 3 | (nth - before)]);
}

static inline word legal(const word *board, int value) {
    word taken = board[4];
    if (!taken) return (word)1 << 27;
    word wide = taken | taken << 1 | taken >> 1;
    word touching = wide | wide << 8 | wide >> 8;
    if (taken & 0x0202020202020202u && taken & 0x4040404040404040u) touching &= INNER_COLUMNS;
    if (taken & 0x000000000000FF00u && taken & 0x00FF000000000000u) touching &= INNER_ROWS;
    return (touching & ~taken) | board[4 + value];
}

static void float_frame(word *board, word cell) {
    if (cell & 0x0101010101010101u) for (int i = 0; i < 14; i++) board[i] <<= 1;
    else if (cell & 0x8080808080808080u) for (int i = 0; i < 14; i++) board[i] >>= 1;
    if (cell & 0x00000000000000FFu) for (int i = 0; i < 14; i++) board[i] <<= 8;
    else if (cell & 0xFF00000000000000u) for (int i = 0; i < 14; i++) board[i] >>= 8;
}

static inline void lay(word *board, word cell, int colour, int value) {
    for (int other = 0; other < 4; other++) board[other] &= ~cell;
    board[colour] |= cell;
    board[4] |= cell;
    for (int limit = 1; limit <= 9; limit++)
        board[4 + limit] = (board[4 + limit] & ~cell) | (value < limit ? cell : 0);
    if (cell & ~(INNER_COLUMNS & INNER_ROWS)) float_frame(board, cell);
}

static inline int has_line(word cards, int need) {
    word found = 0;
    for (int i = 0; i < 4; i++) {
        word step = STEPS[i], pairs = cards & cards >> step, fours = pairs & pairs >> 2 * step;
        found |= need == 4 ? fours : fours & cards >> 4 * step;
    }
    return found != 0;
}

static int series(const table *t, const word *board, int length) {
    int most = 0, fewest = 0, winner = -2;
    for (int side = 0; side < t->sides; side++) {
        int number = 0, cheapest = 1000;
        for (int colour = 0; colour < 4; colour++) {
            if (t->owner[colour] != side) continue;
            word cards = board[colour];
            for (int i = 0; i < 4; i++) {
                word step = STEPS[i], run = cards, reach = 0;
                for (int j = 1; j < length; j++) reach += step, run &= cards >> reach;
                word starts = run & ~(cards << step) & ~(cards >> (reach + step));
                for (; starts; starts &= starts - 1) {
                    word start = starts & -starts, line = start;
                    for (int j = 1; j < length; j++) line |= start << j * step;
                    int points = 9 * length;
                    for (int limit = 2; limit <= 9; limit++) points -= __builtin_popcountll(board[4 + limit] & line);
                    number++;
                    if (points < cheapest) cheapest = points;
                }
            }
        }
        if (number > most || (number == most && number > 0 && cheapest < fewest))
            most = number, fewest = cheapest, winner = side;
        else if (number == most && number > 0 && cheapest == fewest)
            winner = -1;
    }
    return winner;
}

static int stopped(const table *t, const word *board, int how) {
    int winner = series(t, board, t->need - 1);
    if (winner == -2) winner = series(t, board, t->need - 2);
    return SIDES * how + (winner < 0 ? 0 : winner + 1);
}

static void shuffle(const table *t, match_round *r, word *rng) {
    for (int seat = 0; seat < t->seats; seat++)
        for (int last = r->left[seat] - 1; last > 0; last--) {
            int other = random_below(rng, (word)last + 1);
            uint8_t card = r->piles[seat][last];
            r->piles[seat][last] = r->piles[seat][other];
            r->piles[seat][other] = card;
        }
}

static int random_round(const table *t, match_round *r, word *rng) {
    for (;;) {
        int seat = r->turn, size = r->left[seat];
        if (!size) return stopped(t, r->board, EMPTY);
        int slot = size - 1;
        word cells = legal(r->board, (r->piles[seat][slot] & 15));
        if (t->hold == 2 && size > 1) {
            word others = legal(r->board, (r->piles[seat][slot - 1] & 15));
            int here = __builtin_popcountll(cells), all = here + __builtin_popcountll(others);
            if (random_below(rng, all ? (word)all : 1) >= here) slot--, cells = others;
        }
        if (!cells) return stopped(t, r->board, STUCK);
        word cell = nth_bit(cells, (word)random_below(rng, (word)__builtin_popcountll(cells)));
        int card = r->piles[seat][slot], colour = card >> 4;
        r->piles[seat][slot] = r->piles[seat][size - 1];
        r->left[seat] = size - 1;
        lay(r->board, cell, colour, card & 15);
        r->turn = seat + 1 < t->seats ? seat + 1 : 0;
        int side = t->owner[colour];
        if (side >= 0 && has_line(r->board[colour], t->need)) return SIDES * LINE + side + 1;
    }
}

/* Play `rounds` random rounds from the start, all piles shuffled. Counts results in `tally`, returns the moves. */
int64_t random_rounds(const int64_t *numbers, const uint8_t *piles, const int64_t *left, int64_t rounds, word *rng,
                      int64_t *tally) {
    table t = {(int)numbers[0], (int)numbers[1], (int)numbers[2], (int)numbers[3],
               {(int)numbers[4], (int)numbers[5], (int)numbers[6], (int)numbers[7]}};
    match_round root = {0}, r;
    int64_t moves = 0;
    for (int byte = 0; byte < 256; byte++)
        for (int bit = 0, nth = 0; bit < 8; bit++)
            if (byte >> bit & 1) nth_of_byte[byte * 8 + nth++] = (uint8_t)bit;
    memcpy(root.piles, piles, sizeof root.piles);
    for (int seat = 0; seat < 8; seat++) root.left[seat] = (int)left[seat];
    for (int64_t i = 0; i < rounds; i++) {
        r = root;
        shuffle(&t, &r, rng);
        tally[random_round(&t, &r, rng)]++;
        for (int seat = 0; seat < 8; seat++) moves += root.left[seat] - r.left[seat];
    }
    return moves;
}
