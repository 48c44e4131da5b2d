/* The same random and greedy matches of Cartino as tapisvert/games/cartino/kernel.py and kernel_turns.py, in C: the
   peer that the kernel is measured against. Same board, same shuffle, same random stream, so that the same seed gives
   the same results. */
#include <stdint.h>
#include <string.h>

typedef uint64_t word;

enum { STONE, JOKER, EXCHANGE };
enum { SUITS = 4, SEATS = 4, RACK = 5, THE_JOKER = 64, NOWHERE = 128, HIGHEST = 5, MOST = 10000, ANY = 255 };
static const word FIRST_COPIES = 0x5555555555555555u;

typedef struct {
    int players, ranks, reused, joining;
    int value[THE_JOKER + 1];
    word worth[HIGHEST + 1];
    int near[NOWHERE][4];
    word beside[NOWHERE];
    word full;
} sheet;

typedef struct {
    word taken[SUITS], jokers[SUITS], touching[SUITS + 1], fresh, racks[SEATS][SUITS];
    int points[NOWHERE + 1];
    int held[SEATS], size[SEATS], scores[SEATS];
    uint8_t bag[106];
    int turn, left, suit, laid, won, dry, gain, number, over;
} position;

typedef struct {
    int number;
    uint8_t suit[MOST], first[MOST];
    word stones[MOST], jokers[MOST], exchanges[MOST];
    int points[MOST];
} turn_list;

static uint8_t nth_of_byte[256 * 8];

static inline int count(word bits) { return __builtin_popcountll(bits); }
static inline int lowest(word bits) { return __builtin_ctzll(bits); }
static inline int max(int a, int b) { return a > b ? a : b; }

static inline word random_word(word *rng) {
    word mixed = *rng += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

static inline int random_below(word *rng, word limit) { return (int)((random_word(rng) >> 32) * limit >> 32); }

static inline word nth_bit(word bits, word nth) {
    const word ones = 0x0101010101010101u, highs = 0x8080808080808080u;
    word pairs = bits - (bits >> 1 & 0x5555555555555555u);
    word nibbles = (pairs & 0x3333333333333333u) + (pairs >> 2 & 0x3333333333333333u);
    word sums = ((nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * ones;
    word shift = 8 * (word)count(((nth * ones | highs) - sums) & highs);
    word before = (sums << 8) >> shift & 0xFF;
    return (word)1 << (shift + nth_of_byte[(bits >> shift & 0xFF) << 3 | (nth - before)]);
}

static inline word fields(word rack) {
    word cards = rack & FIRST_COPIES;
    return cards | cards << 1;
}

static int must_join(const sheet *s, const position *p) {
    if (!s->joining || p->laid) return 0;
    for (int suit = 0; suit < SUITS; suit++) {
        word here = fields(p->racks[p->turn][suit]) & (~p->taken[suit] | p->jokers[suit]);
        if (p->held[p->turn]) here |= s->full & ~p->taken[suit];
        if (here & p->touching[suit]) return 1;
    }
    return 0;
}

static inline word legal(const sheet *s, const position *p, int suit, int how) {
    if (p->laid && p->suit != suit) return 0;
    if (how == STONE) return fields(p->racks[p->turn][suit]) & ~p->taken[suit];
    if (how == EXCHANGE) return fields(p->racks[p->turn][suit]) & p->jokers[suit];
    return p->held[p->turn] ? s->full & ~p->taken[suit] : 0;
}

static void take(position *p, int seat, int stone) {
    word copies = (word)3 << 2 * (stone & 15), *rack = &p->racks[seat][stone >> 4];
    *rack &= (*rack & copies) == copies ? ~(copies & ~FIRST_COPIES) : ~copies;
}

static void give(position *p, int seat, int stone) {
    p->size[seat]++;
    if (stone == THE_JOKER) {
        p->held[seat]++;
        return;
    }
    word card = (word)1 << 2 * (stone & 15), *rack = &p->racks[seat][stone >> 4];
    *rack |= *rack & card ? card << 1 : card;
}

static void lay(const sheet *s, position *p, int half, int how) {
    int seat = p->turn, suit = half >> 5;
    word bit = (word)1 << (half & 31);
    p->suit = suit;
    p->laid++;
    p->gain += p->points[half];
    p->size[seat]--;
    if (how == JOKER) {
        p->held[seat]--;
        p->fresh |= bit;
    } else {
        take(p, seat, half >> 1);
    }
    if (how == EXCHANGE) {
        p->jokers[suit] &= ~bit;
        if (s->reused && !p->dry) p->won++, p->size[seat]++;
        return;
    }
    p->taken[suit] |= bit;
    for (int side = 0; side < 4; side++) {
        int near = s->near[half][side];
        p->points[near] += s->value[half >> 1];
        p->touching[near >> 5] |= (word)1 << (near & 31);
    }
}

static int against(const sheet *s, const position *p, int seat) {
    int cost = 6 * p->held[seat];
    for (int suit = 0; suit < SUITS; suit++)
        for (int value = 1; value <= HIGHEST; value++) cost += value * count(p->racks[seat][suit] & s->worth[value]);
    return cost;
}

static void finish(const sheet *s, position *p, int out) {
    p->over = 1;
    for (int seat = 0; seat < s->players; seat++) p->scores[seat] += (seat == out ? 10 : 0) - against(s, p, seat);
}

static int can_lay(const sheet *s, const position *p, int seat) {
    if (p->size[seat] > p->held[seat]) return 1;
    for (int suit = 0; suit < SUITS; suit++)
        if (p->taken[suit] != s->full) return p->held[seat] > 0;
    return 0;
}

static void begin_turn(const sheet *s, position *p, int seat) {
    p->suit = -1;
    p->laid = p->won = p->gain = 0;
    p->dry = p->left == 0;
    for (int step = 0; step < s->players; step++) {
        p->turn = (seat + step) % s->players;
        p->number++;
        if (can_lay(s, p, p->turn)) return;
    }
    finish(s, p, -1);
}

static void end_turn(const sheet *s, position *p) {
    int seat = p->turn, draws = p->laid - p->won;
    p->scores[seat] += p->gain + (p->laid == RACK ? 10 : 0);
    p->jokers[p->suit] |= p->fresh;
    p->fresh = 0;
    p->held[seat] += p->won;
    if (draws > p->left) draws = p->left;
    while (draws-- > 0) give(p, seat, p->bag[--p->left]);
    if (p->size[seat] == 0)
        finish(s, p, seat);
    else
        begin_turn(s, p, seat + 1);
}

static int starter(const sheet *s, const position *p) {
    int best = 0;
    for (int seat = 1; seat < s->players; seat++)
        for (int suit = 0; suit < SUITS; suit++) {
            word mine = p->racks[seat][suit], differ = mine ^ p->racks[best][suit];
            if (differ) {
                if (mine & differ & -differ) best = seat;
                break;
            }
        }
    return best;
}

static void deal(const sheet *s, position *p, word *rng) {
    memset(p, 0, sizeof *p);
    for (int suit = 0; suit < SUITS; suit++)
        for (int rank = 0; rank < s->ranks; rank++)
            for (int copy = 0; copy < 2; copy++) p->bag[p->left++] = (uint8_t)(16 * suit + rank);
    p->bag[p->left++] = THE_JOKER;
    p->bag[p->left++] = THE_JOKER;
    for (int last = p->left - 1; last > 0; last--) {
        int other = random_below(rng, (word)last + 1);
        uint8_t stone = p->bag[last];
        p->bag[last] = p->bag[other];
        p->bag[other] = stone;
    }
    for (int seat = 0; seat < s->players; seat++)
        for (int stone = 0; stone < RACK; stone++) give(p, seat, p->bag[--p->left]);
    begin_turn(s, p, starter(s, p));
}

static void random_match(const sheet *s, position *p, word *rng) {
    while (!p->over) {
        int joined = must_join(s, p), ways = p->laid > 0;
        for (int suit = 0; suit < SUITS; suit++)
            for (int how = 0; how < 3; how++) {
                word halves = legal(s, p, suit, how);
                ways += count(joined ? halves & p->touching[suit] : halves);
            }
        int nth = random_below(rng, (word)ways);
        if (p->laid && nth-- == 0) {
            end_turn(s, p);
            continue;
        }
        for (int suit = 0; suit < SUITS; suit++)
            for (int how = 0; how < 3; how++) {
                word halves = legal(s, p, suit, how);
                if (joined) halves &= p->touching[suit];
                int here = count(halves);
                if (nth < here) {
                    lay(s, p, 32 * suit + lowest(nth_bit(halves, (word)nth)), how);
                    goto laid;
                }
                nth -= here;
            }
    laid:;
    }
}

static inline int values(const sheet *s, word halves) {
    int total = 0;
    for (int value = 1; value <= HIGHEST; value++) total += value * count(halves & s->worth[value]);
    return total;
}

static inline int new_points(const sheet *s, const position *p, int suit, word half, word new, word exchanges) {
    int here = 32 * suit + lowest(half), points = p->points[here], value = s->value[here >> 1];
    for (word beside = s->beside[here] & (new | exchanges); beside; beside &= beside - 1)
        points += beside & -beside & new ? max(value, s->value[(32 * suit + lowest(beside)) >> 1]) : value;
    return points;
}

static inline int exchange_points(const sheet *s, const position *p, int suit, word half, word new) {
    int here = 32 * suit + lowest(half);
    return p->points[here] + values(s, s->beside[here] & new);
}

static inline void push(turn_list *t, int suit, word stones, word jokers, word exchanges, int points) {
    int turn = t->number++;
    t->suit[turn] = (uint8_t)suit;
    t->first[turn] = ANY;
    t->stones[turn] = stones;
    t->jokers[turn] = jokers;
    t->exchanges[turn] = exchanges;
    t->points[turn] = points;
}

static void drop(turn_list *t, int turn) {
    int last = --t->number;
    t->suit[turn] = t->suit[last];
    t->first[turn] = t->first[last];
    t->stones[turn] = t->stones[last];
    t->jokers[turn] = t->jokers[last];
    t->exchanges[turn] = t->exchanges[last];
    t->points[turn] = t->points[last];
}

static void add_half(const sheet *s, const position *p, turn_list *t, int suit, word half, int turn) {
    word stones = t->stones[turn], exchanges = t->exchanges[turn];
    if (~p->taken[suit] & half)
        push(t, suit, stones | half, 0, exchanges, t->points[turn] + new_points(s, p, suit, half, stones, exchanges));
    else if (p->jokers[suit] & half)
        push(t, suit, stones, 0, exchanges | half, t->points[turn] + exchange_points(s, p, suit, half, stones));
}

static void add_stones(const sheet *s, const position *p, turn_list *t, int suit, int start) {
    word rack = p->racks[p->turn][suit];
    for (word cards = rack & FIRST_COPIES; cards; cards &= cards - 1) {
        word card = cards & -cards;
        int before = t->number;
        for (int turn = start; turn < before; turn++) {
            add_half(s, p, t, suit, card, turn);
            add_half(s, p, t, suit, card << 1, turn);
        }
        if (!(rack & card << 1)) continue;
        int single = t->number;
        for (int turn = before; turn < single; turn++)
            if ((t->stones[turn] | t->exchanges[turn]) & card) add_half(s, p, t, suit, card << 1, turn);
    }
}

static void add_jokers(const sheet *s, const position *p, turn_list *t, int suit, int start) {
    word empty = s->full & ~p->taken[suit];
    for (int joker = 0; joker < p->held[p->turn]; joker++) {
        int before = t->number;
        for (int turn = start; turn < before; turn++) {
            word stones = t->stones[turn], laid = t->jokers[turn], exchanges = t->exchanges[turn];
            int points = t->points[turn];
            word free = empty & ~stones;
            if (laid) free &= ~(laid | (laid - 1));
            for (; free; free &= free - 1) {
                word half = free & -free;
                int more = points + new_points(s, p, suit, half, stones | laid, exchanges);
                push(t, suit, stones, laid | half, exchanges, more);
            }
        }
        start = before;
    }
}

static int first_loss(const sheet *s, int half, word new, word exchanges) {
    word beside = s->beside[half] & new;
    int loss = 0;
    if (exchanges >> (half & 31) & 1) return values(s, beside);
    for (; beside; beside &= beside - 1)
        loss += max(0, s->value[((half & ~31) | lowest(beside)) >> 1] - s->value[half >> 1]);
    return loss;
}

static void join(const sheet *s, const position *p, turn_list *t) {
    for (int turn = t->number - 1; turn >= 0; turn--) {
        int suit = t->suit[turn], least = 1000;
        word new = t->stones[turn] | t->jokers[turn], exchanges = t->exchanges[turn];
        for (word firsts = (new | exchanges) & p->touching[suit]; firsts; firsts &= firsts - 1) {
            int half = 32 * suit + lowest(firsts), loss = first_loss(s, half, new, exchanges);
            if (loss < least) least = loss, t->first[turn] = (uint8_t)half;
        }
        if (least == 1000)
            drop(t, turn);
        else
            t->points[turn] -= least;
    }
}

static int best_turn(const sheet *s, const position *p, turn_list *t) {
    t->number = 0;
    for (int suit = 0; suit < SUITS; suit++) {
        int start = t->number;
        push(t, suit, 0, 0, 0, 0);
        add_stones(s, p, t, suit, start);
        add_jokers(s, p, t, suit, start);
        drop(t, start);
    }
    if (must_join(s, p)) join(s, p, t);
    int best = 0;
    for (int turn = 0; turn < t->number; turn++) {
        if (count(t->stones[turn] | t->jokers[turn] | t->exchanges[turn]) == RACK) t->points[turn] += 10;
        if (t->points[turn] > t->points[best]) best = turn;
    }
    return best;
}

static void play_turn(const sheet *s, position *p, const turn_list *t, int turn) {
    int suit = t->suit[turn];
    word jokers = t->jokers[turn], exchanges = t->exchanges[turn], chosen = 0;
    if (t->first[turn] != ANY) {
        chosen = (word)1 << (t->first[turn] & 31);
        lay(s, p, t->first[turn], exchanges & chosen ? EXCHANGE : jokers & chosen ? JOKER : STONE);
    }
    for (int value = HIGHEST; value; value--)
        for (word rest = (t->stones[turn] | jokers) & s->worth[value] & ~chosen; rest; rest &= rest - 1)
            lay(s, p, 32 * suit + lowest(rest), jokers >> lowest(rest) & 1 ? JOKER : STONE);
    for (word rest = exchanges & ~chosen; rest; rest &= rest - 1) lay(s, p, 32 * suit + lowest(rest), EXCHANGE);
    end_turn(s, p);
}

static void greedy_match(const sheet *s, position *p, turn_list *t) {
    while (!p->over) play_turn(s, p, t, best_turn(s, p, t));
}

/* Deal and play whole matches, greedy or random. Counts each seat's (shared) wins, returns the turns. */
int64_t play_matches(const int64_t *rules, const int64_t *value, const word *worth, const int64_t *near,
                     const word *beside, word full, int64_t greedy, int64_t matches, word *rng, int64_t *wins) {
    static turn_list turns;
    sheet s = {(int)rules[0], (int)rules[1], (int)rules[2], (int)rules[3], {0}, {0}, {{0}}, {0}, full};
    position p;
    int64_t played = 0;
    for (int stone = 0; stone <= THE_JOKER; stone++) s.value[stone] = (int)value[stone];
    for (int half = 0; half < NOWHERE; half++)
        for (int side = 0; side < 4; side++) s.near[half][side] = (int)near[4 * half + side];
    memcpy(s.worth, worth, sizeof s.worth);
    memcpy(s.beside, beside, sizeof s.beside);
    for (int byte = 0; byte < 256; byte++)
        for (int bit = 0, nth = 0; bit < 8; bit++)
            if (byte >> bit & 1) nth_of_byte[byte * 8 + nth++] = (uint8_t)bit;
    for (int64_t match = 0; match < matches; match++) {
        int best = -1000;
        deal(&s, &p, rng);
        if (greedy)
            greedy_match(&s, &p, &turns);
        else
            random_match(&s, &p, rng);
        played += p.number;
        for (int seat = 0; seat < s.players; seat++) best = max(best, p.scores[seat]);
        for (int seat = 0; seat < s.players; seat++) wins[seat] += p.scores[seat] == best;
    }
    return played;
}
