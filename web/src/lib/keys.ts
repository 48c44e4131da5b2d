/** Whether this person plays with keys just now: only then the focus is led, and shown, where they go on. */
let keys = false;

export const withKeys = (): boolean => keys;

/** Whether the focus is on nothing in particular: it was on something that is gone, or the page is new. */
export const nowhere = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** Watches whether keys or a pointer are used. Returns a function that stops it. */
export function watchKeys(): () => void {
  const typed = (): void => void (keys = true);
  const pointed = (): void => void (keys = false);
  addEventListener('keydown', typed, { capture: true });
  addEventListener('pointerdown', pointed, { capture: true });
  return () => {
    removeEventListener('keydown', typed, { capture: true });
    removeEventListener('pointerdown', pointed, { capture: true });
  };
}
