/** Playing cards as texts, as `table/cards.py` writes them: a rank and a suit, `10S` is the ten of spades. */
export type Suit = 'C' | 'D' | 'H' | 'S';
export type Card = string;

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

export const rankOf = (card: Card): string => card.slice(0, -1);
export const suitOf = (card: Card): Suit => card.at(-1) as Suit;
export const isRed = (suit: Suit): boolean => suit === 'D' || suit === 'H';

/** What `$rank` and `$suit` stand for in sentences about cards. */
export const factsOf = (card: Card): { rank: string; suit: string } => ({
  rank: rankOf(card),
  suit: suitOf(card),
});
