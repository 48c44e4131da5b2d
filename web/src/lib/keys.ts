/** Whether this person plays with keys just now: only then the focus is led, and shown, where they go on. */
let keys = false;

addEventListener('keydown', () => (keys = true), { capture: true });
addEventListener('pointerdown', () => (keys = false), { capture: true });

export const withKeys = (): boolean => keys;
