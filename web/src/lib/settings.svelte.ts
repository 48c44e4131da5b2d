/** This browser's settings: language, light, sounds, motion, and the table where its person sits. Kept in local storage. */
import { LANGUAGES, preferred, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off';
export type Speed = 'calm' | 'usual' | 'quick';

/** So much longer or shorter than usual everything takes. */
export const SPEEDS: Record<Speed, number> = { calm: 2, usual: 1, quick: 0.5 };
/** So many tables are kept in mind. */
const MOST_TABLES = 8;
/** So many people whose chat is not read. Each table has its own name for everybody. */
const MOST_HIDDEN = 100;

interface Kept {
  language: Language;
  theme: Theme;
  sounds: boolean;
  motion: Motion;
  /** The game that was played here last; none to begin with. */
  game: string;
  /** The codes of the tables where this browser's person sits, the last one first, for the way back. */
  tables: string[];
  /** The codes of the tables of which this browser shows one's hand alone: the rest is on a big screen. */
  hands: string[];
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** How fast one thing is shown after the other. */
  speed: Speed;
  /** The games whose guided turn was offered here. */
  offered: string[];
  /** The game whose guided turn is on offer now, at its first table; none to begin with. */
  offer: string;
  /** How one plays at once, by game: the programs' level, and the kind of game. */
  tastes: Record<string, Taste>;
  /** Lines that lack one card are marked. */
  lines: boolean;
  /** Those whose chat is not read here, by what their tables call them. */
  hidden: string[];
  /** How strong a program is that is to this person's measure, by game. */
  measures: Record<string, Measured>;
}

/** Quarters of a level above the lowest, how many results led there, and the last match that counted. */
export interface Measured {
  step: number;
  results: number;
  match: string;
}

/** What somebody chose beside “play now”: a level, and the name of a kind; empty for the usual ones. */
export interface Taste {
  level: string;
  kind: string;
}

const KEY = 'tapis-vert';

function kept(): Kept {
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  const settings: Kept = {
    language: preferred(asked),
    theme: 'system',
    sounds: true,
    motion: 'system',
    game: '',
    tables: [],
    hands: [],
    volume: 1,
    speed: 'usual',
    offered: [],
    offer: '',
    tastes: {},
    lines: false,
    hidden: [],
    measures: {},
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> & { table?: unknown };
    if (LANGUAGES.some((language) => language === stored.language)) settings.language = stored.language!;
    if (stored.theme === 'light' || stored.theme === 'dark') settings.theme = stored.theme;
    if (stored.sounds === false) settings.sounds = false;
    if (stored.motion === 'off') settings.motion = 'off';
    if (typeof stored.game === 'string') settings.game = stored.game;
    if (Array.isArray(stored.tables))
      settings.tables = stored.tables.filter((code) => typeof code === 'string');
    // Pages of before kept one table in mind.
    else if (typeof stored.table === 'string' && stored.table !== '') settings.tables = [stored.table];
    if (Array.isArray(stored.hands)) settings.hands = stored.hands.filter((code) => typeof code === 'string');
    if (typeof stored.volume === 'number' && stored.volume >= 0 && stored.volume <= 1)
      settings.volume = stored.volume;
    if (stored.speed !== undefined && stored.speed in SPEEDS) settings.speed = stored.speed;
    if (Array.isArray(stored.offered)) settings.offered = stored.offered.map(String);
    if (typeof stored.offer === 'string') settings.offer = stored.offer;
    if (isTastes(stored.tastes)) settings.tastes = stored.tastes;
    if (stored.lines === true) settings.lines = true;
    if (Array.isArray(stored.hidden))
      settings.hidden = stored.hidden.filter((who) => typeof who === 'string');
    if (isMeasures(stored.measures)) settings.measures = stored.measures;
  } catch {
    // Storage that is shut or spoilt is no reason not to play.
  }
  return settings;
}

function isTastes(stored: unknown): stored is Record<string, Taste> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every((taste) => typeof taste?.level === 'string' && typeof taste.kind === 'string')
  );
}

function isMeasures(stored: unknown): stored is Record<string, Measured> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every(
      (each) =>
        Number.isInteger(each?.step) && Number.isInteger(each.results) && typeof each.match === 'string',
    )
  );
}

export const settings: Kept = $state(kept());

/** Keeps in mind that this browser's person sits at a table. */
export function remember(code: string): void {
  if (settings.tables[0] === code) return;
  settings.tables = [code, ...settings.tables.filter((other) => other !== code)].slice(0, MOST_TABLES);
}

/** Shows one's hand alone at a table, or all of it. */
export function showHand(code: string, alone: boolean): void {
  const others = settings.hands.filter((other) => other !== code);
  if (alone !== settings.hands.includes(code))
    settings.hands = alone ? [code, ...others].slice(0, MOST_TABLES) : others;
}

/** Does not read somebody's chat any more, or reads it again. */
export function hideOrShow(who: string): void {
  const others = settings.hidden.filter((other) => other !== who);
  settings.hidden = settings.hidden.includes(who) ? others : [who, ...others].slice(0, MOST_HIDDEN);
}

/** The same of tables where another browser sat down. Those that are known here stay first. */
export function alsoAt(codes: readonly string[]): void {
  const fresh = codes.filter((code) => !settings.tables.includes(code));
  if (fresh.length > 0) settings.tables = [...settings.tables, ...fresh].slice(0, MOST_TABLES);
}

export function forget(code: string): void {
  if (settings.tables.includes(code)) settings.tables = settings.tables.filter((other) => other !== code);
}

/** Whether things should move now: asked of the system unless it is switched off here. */
export function moving(): boolean {
  return settings.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keeps the settings and shows them on the document. To be called once, while a component starts. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // As above.
    }
  });
}
