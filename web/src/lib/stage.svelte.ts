/** A stage of one size that fills a screen of any: seen from across the room, everything on it is equally large. */

/** The stage is drawn in these pixels and enlarged; a text of 16 of them is 2.4 % of its height. */
const STAGE = { width: 1176, height: 662 };

export class Stage {
  zoom = $state(1);
  width = $state(STAGE.width);
  height = $state(STAGE.height);

  /** Follows the window. Returns how to stop. */
  follow(): () => void {
    const fit = (): void => {
      this.zoom = Math.min(innerWidth / STAGE.width, innerHeight / STAGE.height);
      this.width = innerWidth / this.zoom;
      this.height = innerHeight / this.zoom;
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }
}

/** Keeps the screen from going dark, where the browser can; again whenever the page is looked at again. Returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (got) => {
        if (over) void got.release();
        else lock = got;
      },
      // A browser that is short of power may say no.
      () => {},
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
