/**
 * Every message between the page and the server, as `server/messages.py` defines them.
 *
 * What a game says inside them (views, events) is `unknown` here: only its own folder reads it.
 */
export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;
export type Fact = string | number;
export const LEVELS = ['debutant', 'amateur', 'confirme', 'maitre'] as const;
export type Level = (typeof LEVELS)[number];

export interface Sentence {
  id: string;
  facts: Record<string, Fact>;
}

export interface Refusal {
  code: string;
  rule: string;
  facts: Record<string, Fact>;
}

export interface Outcome {
  winners: number[];
  scores: number[];
}

/** Something that happened: its kind and its fields. The plain ones fill the gaps of its sentence. */
export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

// --- HTTP ---------------------------------------------------------------------------------------

export interface Me {
  guest: string;
  name: string;
}

export interface Choice {
  name: string;
  values: OptionValue[];
  default: OptionValue;
  rule: string;
}

export interface Preset {
  name: string;
  options: Options;
}

export interface GameInfo {
  name: string;
  version: number;
  choices: Choice[];
  presets: Preset[];
  seats: Record<string, number>;
  levels: Level[];
  /** Whether its programs can give hints. */
  hints: boolean;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'here' | 'program';
  name?: string;
  level?: Level;
}

/** A salt for one of one's own seats. */
export interface SeatSalt {
  seat: number;
  salt: string;
}

export const CLOCKS = [0, 15, 30, 60, 120, 300] as const;
export type Clock = (typeof CLOCKS)[number];

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Options;
  public: boolean;
  onlookers: boolean;
  chat: boolean;
  clock: Clock;
  takeover: boolean;
  hints: boolean;
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'program';
  name: string;
  level: string;
  yours: boolean;
  online: boolean;
  salted: boolean;
  stand_in: boolean;
  bot: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  options: Options;
  phase: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  sides: number[][];
  match: string;
  commitment: string;
  host: boolean;
  host_name: string;
  public: boolean;
  onlookers: boolean;
  chat: boolean;
  clock: number;
  takeover: boolean;
  hints: boolean;
  watching: number;
  /** A dozen of the onlookers at most; `who` tells them apart at this table. */
  watchers?: readonly { who: string; name: string; muted: boolean }[];
  outcome: Outcome | null;
}

export interface OpenTable {
  code: string;
  game: string;
  options: Options;
  host_name: string;
  free: number;
  seats: number;
}

export interface ReplayStep {
  seat: number | null;
  move: string;
  events: GameEvent[];
  prompt: Sentence;
  view: unknown;
  views: unknown[];
}

export interface Replay {
  match: string;
  game: string;
  options: Options;
  names: string[];
  sides: number[][];
  steps: ReplayStep[];
  outcome: Outcome | null;
}

/** What a game's programs see in a finished match; only the game's folder reads it. */
export interface Analysis {
  match: string;
  game: string;
  found: unknown;
}

// --- the stream, from the page ------------------------------------------------------------------

export interface Seen {
  seat: number | null;
  match: string;
  version: number;
}

export interface MoveSent {
  type: 'move';
  id: string;
  seat: number;
  match: string;
  version: number;
  move: string;
}

export interface ChatSent {
  type: 'chat';
  id: string;
  text?: string;
  phrase?: string;
}

export interface HintWanted {
  type: 'hint';
  id: string;
  seat: number;
}

/** The host silences an onlooker, lets them speak again, or sends them away. */
export interface Moderate {
  type: 'moderate';
  id: string;
  who: string;
  what: 'mute' | 'unmute' | 'send-away';
}

export type FromPage =
  | { type: 'hello'; seen: Seen[] }
  | HintWanted
  | MoveSent
  | ChatSent
  | { type: 'salt'; seat: number; match: string; salt: string }
  | { type: 'take-back'; seat: number }
  | Moderate;

// --- the stream, from the server ----------------------------------------------------------------

/** What holds for one seat at one version. */
export interface Standing {
  seat: number | null;
  match: string;
  version: number;
  view: unknown;
  legal: string[];
  to_act: number[];
  prompt: Sentence;
  /** The seconds that were left for the decision when this was told. */
  left: number | null;
  /** When they run out, by this page's own clock; who hears the message adds it. */
  until?: number | null;
}

export interface Snapshot extends Standing {
  type: 'snapshot';
  log: GameEvent[];
}

export interface Update extends Standing {
  type: 'update';
  events: GameEvent[];
}

export interface Said {
  type: 'said';
  number: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  /** Tells apart at this table who calls themselves the same. */
  who?: string;
}

/** A move of a proposed turn, and the points it would bring. */
export interface HintStep {
  move: string;
  points: number;
}

/** What a program would do in this seat now. */
export interface Hinted {
  type: 'hinted';
  id: string;
  seat: number;
  match: string;
  version: number;
  steps: HintStep[];
}

export type FromServer =
  | { type: 'table'; table: TableInfo }
  | Snapshot
  | Update
  | Said
  | Hinted
  | { type: 'accepted'; id: string; version: number }
  | { type: 'refused'; id: string; refusal: Refusal }
  | { type: 'goodbye'; refusal: Refusal; again: boolean };
