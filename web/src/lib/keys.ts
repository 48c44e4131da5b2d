/** Whether this person plays with keys just now: only then the focus is led, and shown, where they go on. */
let keys = false;

export const withKeys = (): boolean => keys;

/** Watches what the person takes to hand. Returns how to stop. */
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
