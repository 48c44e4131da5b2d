/**
 * Every message between a page and the server. Not written by hand: `scripts/build_messages.py` writes it from
 * the structs of the server.
 *
 * What a game says inside them (views, events) is open here: only its own folder reads it.
 */

export type Level = 'amateur' | 'apprenti' | 'averti' | 'confirme' | 'debutant' | 'habitue' | 'maitre';

export type GroupChat = 'off' | 'on' | 'phrases';

export type GroupOpens = 'everybody' | 'host';

export type Company = 'alone' | 'people' | 'programs' | 'screen';

export type PushKind = 'begins' | 'move' | 'round';

export type Format = 'knockout' | 'open' | 'robin' | 'swiss';

export type Presence = 'here' | 'out' | 'stand_in';

export type LuckStage = 'dealt' | 'open' | 'opening' | 'sealing';

export type TournamentState = 'entering' | 'over' | 'running';

export type FromClient =
  Hello | MoveSent | ChatSent | SealSent | OpenSent | SaltSent | TakeBack | HintWanted | Moderate;

export type FromServer = TableNow | Snapshot | Update | Accepted | Refused | Said | Hinted | Goodbye;

/** What is promised for a day: the SHA-256 of its secret, since a day; the secret once it is over. */
export interface DayPromise {
  day: string;
  commitment: string;
  drawn: string;
  secret: string;
}

/**
 * Somebody's first try at a deal of the day. Scores: the own, and the best of the others, if any.
 *
 * `play` is what the own decisions cost, as a share of the match: 0 at best. It is worked out once the match
 * is over, `working` until then. `match` is there for those who may see it again.
 */
export interface Standing {
  name: string;
  yours: boolean;
  won: boolean;
  score: number;
  other: number | null;
  play: number | null;
  working: boolean;
  match: string;
}

/** Your first try at a deal: its table, and whether it is over. `late`: it was not before the day was. */
export interface MyTry {
  code: string;
  match: string;
  over: boolean;
  late: boolean;
}

export interface Options {
  [k: string]: string | number | boolean;
}

/** A deal of the day. `about` names the sentence for it; `level` is empty where one plays alone. */
export interface DealInfo {
  name: string;
  game: string;
  about: string;
  options: Options;
  level: string;
  seats: number;
  mine: MyTry | null;
  standings: Standing[];
}

/**
 * A day, as you see it: its deals, what was promised, and what is promised for the days to come.
 *
 * `today` is the day it is; `ends`: in how many seconds the day is over, 0 if it is.
 */
export interface DayInfo {
  house: string;
  day: string;
  today: string;
  ends: number;
  promise: DayPromise;
  deals: DealInfo[];
  coming: DayPromise[];
}

/** What came of a first try of yours. `won` is whether you won, or reached the goal alone. */
export interface MyDay {
  day: string;
  deal: string;
  game: string;
  won: boolean;
  score: number;
  other: number | null;
}

export interface Preset {
  name: string;
  options: Options;
}

/** How many seats these options make. Only options that change the number are named. */
export interface Seating {
  options: Options;
  seats: number;
}

/**
 * A game as the page that creates tables needs it.
 *
 * `seats` maps each preset to its seats; a game without presets has them under an empty name. `seatings`
 * says the same for all options. `secret`: a seat may know things that others must not see. `page` is the
 * address of the game's own page for a browser, a module; it is empty if there is none. `lessons` are the
 * names of those it has, in the order in which they are learnt.
 */
export interface GameInfo {
  name: string;
  version: number;
  choices: Option[];
  presets: Preset[];
  seats: {
    [k: string]: number;
  };
  levels: Level[];
  hints: boolean;
  seatings: Seating[];
  secret: boolean;
  page: string;
  lessons: string[];
  puzzles: number;
}

/** One choice to make before a match: its name, the values it takes, and the rule it comes from. */
export interface Option {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  rule: string;
}

/** Asks how a view looks, and how moves are said in words, for a page that knows nothing of the game. */
export interface Describe {
  view: unknown;
  moves?: string[];
}

/** A filled rectangle. */
export interface DrawnBox {
  type: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
}

/** A text around a point (`centred`), or from it on to the right. */
export interface DrawnLabel {
  type: 'label';
  x: number;
  y: number;
  text: string;
  size: number;
  fill: string;
  centred: boolean;
}

/** Shapes to draw, in order. Lengths are pixels, colours are `#rrggbb`. */
export interface Drawing {
  width: number;
  height: number;
  shapes: (DrawnBox | DrawnLabel)[];
}

/** The picture of a view, if the game draws one, and a sentence for each of the moves. */
export interface Description {
  picture: Drawing | null;
  moves: Sentence[];
}

/**
 * Something to say: the id of a sentence in the catalogues and what goes into its gaps.
 *
 * A gap called `seat` or `side` is a number here; whoever speaks puts the names in. Several texts are said
 * in one breath.
 */
export interface Sentence {
  id: string;
  facts: {
    [k: string]: string | number | string[];
  };
}

/** The players at one kind of table, the strongest first; those who are provisional after the others. */
export interface KindRatings {
  kind: TableKind;
  players: RatingInfo[];
  programs: RatingInfo[];
}

/** What a rating is for: a game, so many sides of so many, and options that make another game of it. */
export interface TableKind {
  game: string;
  kind: string;
  sides: number;
  team: number;
  options: Options;
}

/**
 * How strong somebody is, in points; two times in three it is within the margin.
 *
 * `provisional`: too few matches to say. Who has `level` is a program, which stays where it was measured.
 */
export interface RatingInfo {
  name: string;
  points: number;
  margin: number;
  provisional: boolean;
  played: number;
  won: number;
  yours: boolean;
  level: string;
}

/** A group: what may be said at its tables, and who may open one. */
export interface GroupWish {
  name: string;
  chat?: GroupChat;
  opens?: GroupOpens;
}

/** `names`: a card for each. */
export interface NewGroup {
  name: string;
  chat?: GroupChat;
  opens?: GroupOpens;
  names?: string[];
}

/** New cards: for more names, and in the place of these, which are good for nothing from then on. */
export interface CardsWish {
  names?: string[];
  again?: number[];
}

export interface RevokeCard {
  number: number;
}

/** `sure` must be true: nothing brings anybody back. */
export interface EndGroup {
  sure: true;
}

/** A card as it is printed: nobody can read its code again. */
export interface GroupCard {
  number: number;
  name: string;
  code: string;
}

/** A guest of a group. `used`: a phone was there with the card. `revoked`: it is good for nothing. */
export interface MemberInfo {
  number: number;
  name: string;
  yours: boolean;
  used: boolean;
  revoked: boolean;
}

/** A table of a group, with who sits there; so many seats are `free`. */
export interface GroupTable {
  code: string;
  game: string;
  phase: 'open' | 'over' | 'playing';
  names: string[];
  free: number;
  rated: boolean;
}

/** A deal of the day, and what came of the tries of this group. */
export interface GroupDay {
  deal: string;
  game: string;
  level: string;
  seats: number;
  standings: Standing[];
}

/** A group that you are in, or that is yours. */
export interface GroupLine {
  id: string;
  name: string;
  host: boolean;
}

/** A group as one of it sees it. `host`: you made it. `may_open`: you may open a table. */
export interface GroupInfo {
  id: string;
  name: string;
  chat: GroupChat;
  opens: GroupOpens;
  host: boolean;
  may_open: boolean;
  members: MemberInfo[];
  tables: GroupTable[];
  day: GroupDay[];
  ratings: KindRatings[];
}

/** A group with cards to print now. */
export interface GroupMade {
  group: GroupInfo;
  cards: GroupCard[];
}

/** A typed error: a stable code, the rule behind it if there is one, and the facts of its sentence. */
export interface Refusal {
  code: string;
  rule: string;
  facts: {
    [k: string]: string | number;
  };
}

/** Something that happened: its kind and its fields. Plain ones fill its sentence's gaps. */
export interface GameEvent {
  kind: string;
  [k: string]: unknown;
}

/** What a learner sees after a move: as in an `update`. Of several, the last is the one to decide at. */
export interface LessonStep {
  view: unknown;
  legal: string[];
  to_act: number[];
  prompt: Sentence;
  events: GameEvent[];
}

/**
 * What is said to a move that is not asked for: to each of `moves`, or to all that fit the `pattern`.
 *
 * In a pattern `*` stands for any characters, `?` for one, and `[a-z]` for one of these.
 */
export interface LessonAnswer {
  refusal: Refusal;
  moves: string[];
  pattern: string;
}

/**
 * A decision of the learner, or the end. `steps` are seen one after the other on the way there.
 *
 * `right` has the number of the point that each right move leads to; at the end there is none.
 */
export interface LessonPoint {
  steps: LessonStep[];
  right: {
    [k: string]: number;
  };
  wrong: LessonAnswer[];
}

/** A lesson of a game, with all that can happen in it. It begins at the first point. */
export interface LessonInfo {
  game: string;
  name: string;
  options: Options;
  sides: number[][];
  seat: number;
  steps: number;
  points: LessonPoint[];
}

/** A lesson in its path. One with a level in `match` is a match with these options, against programs. */
export interface LessonEntry {
  name: string;
  path: string;
  match: string;
  options: Options;
}

/** A puzzle as it is listed. Its pack is its place in the list, divided by the size of packs. */
export interface PuzzleEntry {
  id: string;
  kind: string;
  grade: number;
  solved: number;
}

/** The puzzles of a game, easy ones first; packs are of so many. */
export interface PuzzleIndex {
  game: string;
  pack: number;
  puzzles: PuzzleEntry[];
}

/** Right moves so far, and what is seen after the last of them; `done` if they are the answer. */
export interface PuzzlePath {
  moves: string[];
  steps: LessonStep[];
  done: boolean;
}

/** A puzzle with all that follows a try: nothing has to be asked for while it is solved. */
export interface PuzzleInfo {
  id: string;
  kind: string;
  grade: number;
  options: Options;
  sides: number[][];
  seat: number;
  first: LessonStep;
  paths: PuzzlePath[];
  wrong: {
    [k: string]: Sentence;
  };
  why: Sentence;
  proof: Sentence;
}

/** Some of a game's puzzles. */
export interface PuzzlePack {
  game: string;
  puzzles: PuzzleInfo[];
}

/**
 * A match of yours. `seats` are yours, `names` and `levels` all seats', a level only a program's.
 *
 * `result` is empty while it runs, and if sides of yours played each other. `luck` and `play` are what luck
 * and your decisions brought your side, as a share of all there was to win, if the match was looked back at.
 * `turn`: it waits for you; `left`: for so many more seconds, where a clock runs.
 */
export interface MyMatch {
  match: string;
  game: string;
  options: Options;
  company: Company;
  started: number;
  over: boolean;
  seats: number[];
  names: string[];
  levels: string[];
  result: '' | 'lost' | 'shared' | 'won';
  scores: number[];
  luck: number | null;
  play: number | null;
  turn: boolean;
  left: number | null;
}

/**
 * Matches of yours: those that run, on the first page, then finished ones, the last first.
 *
 * `more` is where the next page begins; empty at the end. `unread`: results that are still worked out.
 */
export interface MyMatches {
  running: MyMatch[];
  matches: MyMatch[];
  more: string;
  unread: number;
}

/** How often you played and won, shared or lost, and against whom: a company, a person, or a level. */
export interface Score {
  name: string;
  level: string;
  played: number;
  won: number;
  shared: number;
}

/** The best that you did of its kind in a game, and in which match. Its sentence is the game's. */
export interface Best {
  name: string;
  value: number;
  text: string;
  match: string;
}

/**
 * You at one game. Matches without a result of yours count as played alone.
 *
 * `curve` is how many more you won than lost, after each match or, of many, some of them. `streak` is how
 * many you won in a row up to the last, `longest` the most ever.
 */
export interface GameStatistics {
  game: string;
  played: number;
  won: number;
  shared: number;
  lost: number;
  streak: number;
  longest: number;
  curve: number[];
  company: Score[];
  opponents: Score[];
  best: Best[];
}

/** The longest time that you played without a pause to speak of. */
export interface Evening {
  started: number;
  seconds: number;
  matches: number;
}

/** You, game by game; the one that you play most comes first. */
export interface Statistics {
  games: GameStatistics[];
  evening: Evening | null;
  unread: number;
}

/** Who the cookie or the token says you are; an empty id for nobody yet. */
export interface Me {
  guest: string;
  name: string;
}

/** You, and if you asked for one, the token that proves it from now on. */
export interface Known {
  guest?: string;
  name?: string;
  token?: string;
}

export interface Introduce {
  name: string;
  token?: boolean;
}

/** Something done once: when, in seconds since 1970, and a short text about it. */
export interface Remembered {
  at: number;
  value: string;
}

/** What a guest has done, of one kind. */
export interface Memories {
  entries: {
    [k: string]: Remembered;
  };
}

/** A browser or program that is you: what it seems to be, since when, last seen when; `here`: this one. */
export interface Device {
  id: string;
  name: string;
  made: number;
  seen: number;
  here: boolean;
}

/** All that can be you: devices, and whether there is a recovery card. */
export interface Devices {
  devices: Device[];
  card: boolean;
}

export interface SendAway {
  device: string;
}

/** Nothing rings from one minute of the day to another, by the device's own clock. */
export interface Quiet {
  begin: number;
  end: number;
}

/**
 * Has this device told of things. The first four are what the browser's `subscribe` gave, and was given.
 *
 * `zone` is the name of its time zone, `ahead` how many minutes that is ahead of UTC now.
 */
export interface Subscribe {
  endpoint: string;
  public: string;
  auth: string;
  key: string;
  kinds: PushKind[];
  language: 'de' | 'en' | 'fr';
  zone?: string;
  ahead?: number;
  quiet?: Quiet | null;
}

/** What this device is told of, if it is. `key`: what a browser subscribes for; `current`: it has. */
export interface Subscribed {
  key: string;
  on: boolean;
  current: boolean;
  kinds: PushKind[];
  quiet: Quiet | null;
}

/** A code that makes another browser you; `until`, in seconds since 1970, or 0 until it is replaced. */
export interface Pass {
  code: string;
  until: number;
}

/** Shows a pass. `leave`: whoever this browser was until now is left behind. */
export interface Carry {
  code: string;
  leave?: boolean;
}

/** `sure` must be true: nothing brings you back. */
export interface DeleteMe {
  sure: true;
}

/** At how many tables your name was taken away. */
export interface Deleted {
  tables: number;
}

/** How a match moved the rating of a seat; a program's stays. */
export interface Moved {
  seat: number;
  before: number;
  after: number;
  provisional: boolean;
  program: boolean;
}

/** What a finished match of a rated table did; `why` it does not count, if it does not. */
export interface MatchRating {
  match: string;
  why: string;
  moved: Moved[];
}

/** A step of a finished match, with nothing hidden any more: `views` has one per seat. */
export interface ReplayStep {
  seat: number | null;
  move: string;
  events: GameEvent[];
  prompt: Sentence;
  view: unknown;
  views: unknown[];
}

/**
 * A finished match, step by step. `closed`: others still play this deal of the day, so that its record is
 * not given out, and nobody plays on from it.
 */
export interface Replay {
  match: string;
  game: string;
  options: Options;
  names: string[];
  sides: number[][];
  steps: ReplayStep[];
  outcome: Outcome | null;
  closed: boolean;
}

/** How a match ended: the winning seats (none: drawn) and every seat's score. */
export interface Outcome {
  winners: number[];
  scores: number[];
}

/** What a game's programs see in a finished match, as its `analysis.py` says. */
export interface Analysis {
  match: string;
  game: string;
  found: unknown;
}

/** A match, looked back at, as far as it is `done` (from 0 to 1); nothing is `found` at first. */
export interface LookedBack {
  match: string;
  done: number;
  found: LookBack | null;
}

/** A match, looked back at; `done` says how far that has come, from 0 to 1. */
export interface LookBack {
  sides: number[][];
  expected: number[];
  result: number[];
  moments: Moment[];
  decisions: Decision[];
  done: number;
}

/** How all sides stood after so many moves, as onlookers could know, and the luck that led there. */
export interface Moment {
  at: number;
  shares: number[];
  luck: number[] | null;
}

/**
 * One decision: its first move's number and how many it took, what was made and what was best.
 *
 * `cost` is what it took from every side: more than nothing from the own, less than nothing from others.
 * `choices` counts all that could be done; a few of them are in `offered`, what was made and what was best
 * among them, in an order that tells nothing. `why` says what speaks for the best, where the game knows.
 */
export interface Decision {
  at: number;
  steps: number;
  seat: number;
  made: string[];
  best: string[];
  worth: number;
  better: number;
  error: number;
  verdict: string;
  cost: number[];
  choices: number;
  offered: Choice[];
  why: Sentence[];
}

/**
 * Something that a seat could have done: its moves as they are written and as they are told.
 *
 * `worth` is what its side could then expect; `points` the same as people count in this game, if they do.
 */
export interface Choice {
  line: string[];
  says: GameEvent[];
  worth: number;
  verdict: string;
  points: number | null;
}

/** The text of a finished match's record, from this server or another. */
export interface Bring {
  record: string;
}

/** The id by which a record that somebody brought is found for a day, like any finished match. */
export interface Brought {
  match: string;
}

/**
 * A table as one guest sees it. `match` is the id of the coming, running or last match.
 *
 * `attempt` counts the deals for it. `dealing`: the table is open, every seal is in, and salts are awaited.
 * `origin`: where it goes on from, if it does not begin at the beginning. `day`: it is a deal of the day.
 * `tournament`: the code of the one that opened it.
 * `rated`: its matches count for ratings. `group`: the group whose table it is, if it is one's. `phrases`:
 * nothing but ready-made phrases is said there.
 */
export interface TableInfo {
  code: string;
  game: string;
  options: Options;
  phase: 'open' | 'over' | 'playing';
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
  outcome: Outcome | null;
  watchers: Watcher[];
  attempt: number;
  dealing: boolean;
  origin: OriginInfo | null;
  day: DayTable | null;
  tournament: string;
  rated: boolean;
  group: string;
  phrases: boolean;
}

/**
 * `kind`: open, person or program. `yours`: it answers to you. `stand_in`: a program plays for it now.
 *
 * `salted`: its share of the coming match's luck is sealed. `online`: its owner's page is connected. `bot`:
 * its owner is no person, but a program that somebody brought. `seal`: of its salt, while the table is open.
 * While cards are dealt, `opened` says that the salt is in, and `late` that it should be. `rematch`: what it
 * says to another match, once one is over. `holiday`: its clock stands still until then, in seconds since
 * 1970, 0 if it does not; `holidays`: for so many more days it may.
 */
export interface SeatInfo {
  kind: 'open' | 'person' | 'program';
  name: string;
  level: string;
  yours: boolean;
  online: boolean;
  salted: boolean;
  stand_in: boolean;
  bot: boolean;
  seal: string;
  opened: boolean;
  late: boolean;
  rematch: '' | 'agreed' | 'declined';
  holiday: number;
  holidays: number;
}

/** An onlooker. `who` tells them from others at this table, whatever they call themselves. */
export interface Watcher {
  who: string;
  name: string;
  muted: boolean;
}

/** Where a match goes on from: a finished match, after so many of its moves, with what a seat knew. */
export interface OriginInfo {
  match: string;
  after: number;
  seat: number;
}

/** Which deal of the day a match is, and whether it is its player's first try, which counts. */
export interface DayTable {
  day: string;
  deal: string;
  first: boolean;
}

/** The last version of a seat's stream (null: an onlooker's) that this client has. */
export interface Seen {
  seat: number | null;
  match: string;
  version: number;
}

/**
 * Always first on a new connection. `token`: who you are, if no cookie or header says so.
 *
 * `screen`: a whole room sees this client's page, so it is nobody's, and is told what onlookers are told.
 */
export interface Hello {
  type: 'hello';
  seen?: Seen[];
  token?: string;
  screen?: boolean;
}

/** `id` is the client's own: sent twice, the move is played once. `version` is the one it answers. */
export interface MoveSent {
  type: 'move';
  id: string;
  seat: number;
  match: string;
  version: number;
  move: string;
}

/** Free text, or the id of a ready-made phrase. */
export interface ChatSent {
  type: 'chat';
  id: string;
  text?: string;
  phrase?: string;
}

/** The seal of a seat's salt for the coming match. A later one replaces it until cards are dealt. */
export interface SealSent {
  type: 'seal';
  seat: number;
  match: string;
  attempt: number;
  seal: string;
}

/** The salt behind a seat's seal, once all seals were seen. */
export interface OpenSent {
  type: 'open';
  seat: number;
  match: string;
  attempt: number;
  salt: string;
}

/** What clients of before the seals sent. It is refused. */
export interface SaltSent {
  type: 'salt';
  seat: number;
  match: string;
  salt: string;
}

/** The owner takes the seat back from the program that stood in. */
export interface TakeBack {
  type: 'take-back';
  seat: number;
}

/** Asks what the best turn now would be, for a seat that is to decide. */
export interface HintWanted {
  type: 'hint';
  id: string;
  seat: number;
}

/** The host silences an onlooker, lets them speak again, or sends them away. `who`: see `Watcher`. */
export interface Moderate {
  type: 'moderate';
  id: string;
  who: string;
  what: 'mute' | 'send-away' | 'unmute';
}

/** The table whole, whenever anything about it changes. */
export interface TableNow {
  type: 'table';
  table: TableInfo;
}

/** A seat's stream from here on: all it may know now, and the end of what it was told (`log`). */
export interface Snapshot {
  type: 'snapshot';
  seat: number | null;
  match: string;
  version: number;
  view: unknown;
  legal: string[];
  to_act: number[];
  prompt: Sentence;
  log: GameEvent[];
  left: number | null;
}

/** The next version of a seat's stream: what happened, and all that holds after it. */
export interface Update {
  type: 'update';
  seat: number | null;
  match: string;
  version: number;
  events: GameEvent[];
  view: unknown;
  legal: string[];
  to_act: number[];
  prompt: Sentence;
  left: number | null;
}

/**
 * The move is played and stored; the same answer when it is sent again.
 *
 * A line of chat is accepted too: `version` is its number then.
 */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

/** Nothing changed. After `stale` and `late` a snapshot follows. */
export interface Refused {
  type: 'refused';
  id: string;
  refusal: Refusal;
}

/**
 * Chat. `seat` is null for an onlooker. `who` tells apart those who call themselves the same.
 *
 * The phrase `handed-over` is the table's own: the host (`name`) gave the seat to another device.
 * `earlier`: it was said before this client came.
 */
export interface Said {
  type: 'said';
  number: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  who: string;
  earlier: boolean;
}

/**
 * The best turn for a seat at this version of its stream. Only the client that asked gets it.
 *
 * `tips` tell it little by little, from where to look to the moves.
 */
export interface Hinted {
  type: 'hinted';
  id: string;
  seat: number;
  match: string;
  version: number;
  steps: HintStep[];
  tips: Tip[];
}

/**
 * A move that is proposed, and the points it would bring.
 *
 * `said` is what people call it where its text does not tell: a word with its accents.
 */
export interface HintStep {
  move: string;
  points: number;
  said: string;
}

/**
 * What a hint tells at a time, in one or more sentences.
 *
 * `marks` are places, cards or other things of the game, as texts, that a page lights up. `moves` are the
 * advised moves that this tip gives away; the first tips of a hint give none away.
 */
export interface Tip {
  says: Sentence[];
  marks: string[];
  moves: string[];
}

/** The server closes the stream and says why; `again`: connect again by yourself. */
export interface Goodbye {
  type: 'goodbye';
  refusal: Refusal;
  again: boolean;
}

/**
 * `me`: the creator; `open`: somebody elsewhere; `here`: another person at this screen; `program`.
 *
 * A program has a level; or it is set to the measure of whoever plays against it, so many quarters of a
 * level above the lowest.
 */
export interface NewSeat {
  kind: 'here' | 'me' | 'open' | 'program';
  name?: string | null;
  level?: Level | null;
  measure?: number | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Options;
  public?: boolean;
  onlookers?: boolean;
  chat?: boolean;
  clock?: 0 | 15 | 30 | 60 | 120 | 300 | 28800 | 86400 | 259200 | 604800;
  takeover?: boolean;
  hints?: boolean;
  rated?: boolean;
  group?: string;
  holidays?: 0 | 7 | 14 | 28;
}

/**
 * Lays a table to play on from a point of a finished match: after so many moves, as one of its seats.
 *
 * Programs of a level take the other seats; without one they are free, for friends.
 */
export interface PlayOn {
  after: number;
  seat: number;
  level?: Level | null;
  clock?: 0 | 15 | 30 | 60 | 120 | 300 | 28800 | 86400 | 259200 | 604800;
  hints?: boolean;
}

/**
 * `seal`: that of the seat's salt, for this attempt at the deal; the server draws a salt if it is left
 * out.
 *
 * `salt` is refused: clients of before the seals sent it.
 */
export interface Sit {
  seat: number;
  seal?: string | null;
  name?: string | null;
  level?: Level | null;
  bot?: boolean;
  attempt?: number;
  salt?: string | null;
}

export interface SeatSeal {
  seat: number;
  seal: string;
}

/**
 * The seals of the host's own seats for this attempt at the deal. The server draws salts for the rest.
 *
 * `salts` are refused: clients of before the seals sent them.
 */
export interface Start {
  seals?: SeatSeal[];
  attempt?: number;
  salts?: unknown[];
}

export interface Leave {
  seat: number;
}

/** The host asks for a code that another device takes this seat with. */
export interface HandOver {
  seat: number;
}

/** Shows a code that the host was given for a seat, however it is typed. */
export interface TakeOver {
  code: string;
}

/** Stops the clock of a seat of yours for so many days from now on; 0: you are back, and it runs again. */
export interface Holiday {
  seat: number;
  days: number;
}

/** Asks for another match, agrees to one that somebody asked for, or declines it. */
export interface Rematch {
  agree?: boolean;
}

/** A line in the list of public tables that wait for players. */
export interface OpenTable {
  code: string;
  game: string;
  options: Options;
  host_name: string;
  free: number;
  seats: number;
}

/**
 * `options` say how many sit at a table. `rounds`: 0 leaves that to the number of entrants.
 *
 * `fill`: programs of this level take seats that are left over; without, tables are smaller where the game
 * allows it, and somebody has a bye. `minutes`: how long one may play where one plays as often as one likes.
 * `duplicate`: all tables of a round have the same luck; each side is compared with the same one elsewhere.
 */
export interface NewTournament {
  title: string;
  game: string;
  options?: Options;
  format?: Format;
  rounds?: number;
  minutes?: number;
  clock?: 0 | 15 | 30 | 60 | 120 | 300 | 28800 | 86400 | 259200 | 604800;
  fill?: boolean;
  level?: Level;
  chat?: boolean;
  duplicate?: boolean;
}

/** The seal of an entrant's salt for the luck of the next round. A later one replaces it until then. */
export interface SealRound {
  round: number;
  seal: string;
}

/** The salt behind an entrant's seal, once the round begins. */
export interface OpenRound {
  round: number;
  salt: string;
}

/** Enters a tournament; with a `team`, as one more of it. */
export interface Enter {
  team?: number | null;
  bot?: boolean;
}

/** Where one plays as often as one likes: somebody waits for a table, or no longer. */
export interface Waits {
  waits?: boolean;
}

/** The host enters people by their names; each gets a card that makes a phone this guest. */
export interface EnterNames {
  /** @minItems 1 */
  names: [string, ...string[]];
}

/** The host wants another card for somebody they entered; the one before is void. */
export interface DrawCard {
  entrant: number;
  member?: number;
}

export interface EntrantCard {
  entrant: number;
  name: string;
  code: string;
}

/** Cards for those whom the host entered. Nobody can read their codes again. */
export interface EntrantCards {
  cards: EntrantCard[];
}

/**
 * Somebody goes, or comes back: `stand_in`, a program plays for them from here on; `out`: nobody does.
 *
 * In a round that runs a program plays their match to its end.
 */
export interface SetPresence {
  entrant: number;
  presence: Presence;
}

/** Starts a round; its `number` says which, so that nobody starts two with one click too many. */
export interface StartRound {
  number: number;
}

/** The host says how a table ended: everybody's place there, by side. What is played on counts no more. */
export interface Rule {
  table: string;

  /** @minItems 1 */
  places: [number, ...number[]];
}

/** A table of the tournament. */
export interface OfTable {
  table: string;
}

/** `carded`: the host entered them, and can draw another card. */
export interface TeamMember {
  name: string;
  yours: boolean;
  carded: boolean;
}

export interface EntrantInfo {
  name: string;
  members: TeamMember[];
  presence: Presence;
  waiting: boolean;
}

/**
 * A table of a round: its entrants by side (-1: a program), what each gained, once it is over.
 *
 * `ruled`: the host said how it ended. `match` is there once it can be seen again. In a duplicate round
 * that, and what was gained, is there once the last table is over.
 */
export interface TournamentTable {
  code: string;
  entrants: number[];
  shares: number[];
  phase: 'open' | 'over' | 'playing';
  ruled: boolean;
  yours: boolean;
  match: string;
}

export interface RoundInfo {
  tables: TournamentTable[];
  byes: number[];
}

/** Where an entrant stands. `met`: the mean of the opponents' points. */
export interface Ranked {
  entrant: number;
  place: number;
  points: number;
  met: number;
  won: number;
  played: number;
  byes: number;
}

/** What an entrant adds to a round's luck. `house`: this server sealed it for them. */
export interface RoundShare {
  entrant: number;
  seal: string;
  salt: string;
  house: boolean;
}

/**
 * The luck of a duplicate round. `sealed`: the entrants whose pages have; `waiting`: whose salts are not
 * open. `shares` are there while salts are opened, `mine` is the own one; the `secret`, once all is over.
 */
export interface RoundLuckInfo {
  round: number;
  commitment: string;
  stage: LuckStage;
  sealed: number[];
  waiting: number[];
  shares: RoundShare[];
  mine: RoundShare | null;
  secret: string;
}

/**
 * A tournament as one guest sees it. `mine`: the table that waits for this guest.
 *
 * `team`: so many play together. `left`: seconds until no new match begins, where the clock decides, else
 * -1. `revision` goes up with every change.
 */
export interface TournamentInfo {
  code: string;
  title: string;
  game: string;
  options: Options;
  format: Format;
  rounds: number;
  clock: number;
  fill: boolean;
  level: Level;
  size: number;
  team: number;
  state: TournamentState;
  host: boolean;
  host_name: string;
  entrants: EntrantInfo[];
  played: RoundInfo[];
  standings: Ranked[];
  left: number;
  mine: string;
  me: number;
  revision: number;
  duplicate: boolean;
  luck: RoundLuckInfo[];
}
