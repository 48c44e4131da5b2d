/** This browser's settings: language, light, sounds, motion, and the table where its person sits. Kept in local storage. */
import { LANGUAGES, preferred, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off';

interface Kept {
  language: Language;
  theme: Theme;
  sounds: boolean;
  motion: Motion;
  /** The game that was played here last; none to begin with. */
  game: string;
  /** The code of the table where this browser's person sits, for the way back. */
  table: string;
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
    table: '',
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (LANGUAGES.some((language) => language === stored.language)) settings.language = stored.language!;
    if (stored.theme === 'light' || stored.theme === 'dark') settings.theme = stored.theme;
    if (stored.sounds === false) settings.sounds = false;
    if (stored.motion === 'off') settings.motion = 'off';
    if (typeof stored.game === 'string') settings.game = stored.game;
    if (typeof stored.table === 'string') settings.table = stored.table;
  } catch {
    // Storage that is shut or spoilt is no reason not to play.
  }
  return settings;
}

export const settings: Kept = $state(kept());

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
