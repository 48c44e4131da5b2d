/** Short wooden sounds, made on the spot: a struck bar rings at a few pitches and dies away at once. */
import { settings } from './settings.svelte';

export type Sound = 'place' | 'cover' | 'deal' | 'turn' | 'refuse' | 'round' | 'match';

interface Knock {
  at: number;
  pitch: number;
  loud: number;
  ring: number;
}

const KNOCKS: Record<Sound, Knock[]> = {
  place: [{ at: 0, pitch: 620, loud: 0.5, ring: 0.07 }],
  cover: [
    { at: 0, pitch: 520, loud: 0.5, ring: 0.07 },
    { at: 0.055, pitch: 700, loud: 0.3, ring: 0.06 },
  ],
  deal: [0, 1, 2, 3, 4].map((card) => ({ at: card * 0.06, pitch: 800 + card * 25, loud: 0.16, ring: 0.03 })),
  turn: [
    { at: 0, pitch: 880, loud: 0.22, ring: 0.09 },
    { at: 0.11, pitch: 1175, loud: 0.18, ring: 0.12 },
  ],
  refuse: [
    { at: 0, pitch: 190, loud: 0.5, ring: 0.08 },
    { at: 0.1, pitch: 170, loud: 0.4, ring: 0.1 },
  ],
  round: [523, 659, 784].map((pitch, step) => ({ at: step * 0.12, pitch, loud: 0.35, ring: 0.22 })),
  match: [523, 659, 784, 1047, 784, 1047].map((pitch, step) => ({
    at: step * 0.13,
    pitch,
    loud: 0.38,
    ring: 0.3,
  })),
};

let context: AudioContext | null = null;

/** Browsers keep a page silent until it is touched, and some again after a call: each touch wakes the sounds. */
export function wakeSounds(): () => void {
  const wake = (): void => {
    if (!settings.sounds || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state !== 'running') context.resume().catch(() => {});
  };
  const touches = ['pointerup', 'click', 'keydown'];
  for (const touch of touches) addEventListener(touch, wake, { capture: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, wake, { capture: true });
  };
}

export function play(sound: Sound): void {
  // Sounds that nobody can hear now must not pile up for later.
  if (!settings.sounds || settings.volume === 0 || context?.state !== 'running') return;
  for (const knock of KNOCKS[sound]) strike(context, knock);
}

function strike(on: AudioContext, { at, pitch, loud, ring }: Knock): void {
  const start = on.currentTime + at + 0.005;
  // The partials of a free wooden bar, and how long each rings beside the first.
  for (const [ratio, share, length] of [
    [1, 1, 1],
    [2.76, 0.35, 0.45],
    [5.4, 0.14, 0.2],
  ] as const) {
    const tone = on.createOscillator();
    const fade = on.createGain();
    tone.frequency.value = pitch * ratio;
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(loud * share * 0.5 * settings.volume, start + 0.002);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + 0.004 + ring * length * 2);
    tone.connect(fade).connect(on.destination);
    tone.start(start);
    tone.stop(start + 0.05 + ring * length * 2);
  }
}
