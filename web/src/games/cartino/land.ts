/** How a stone arrives on the board: it flies from where it came to where it lies. */
const EASING = 'cubic-bezier(.2,.75,.3,1)';

/** Both boxes are on the screen; without one to come from, the stone sinks in from above. */
export function land(stone: SVGGElement, from: DOMRect | null, to: DOMRect): void {
  if (from === null) {
    stone.animate([{ opacity: 0, transform: 'translateY(-8px)' }, {}], { duration: 180, easing: EASING });
    return;
  }
  const scale = Math.max(0.4, Math.min(2, from.height / to.height));
  const [x, y] = [from.x - to.x, from.y - to.y];
  stone.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})` },
      { transform: `translate(${x * 0.1}px,${y * 0.1}px) scale(1.08)`, offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: 280, easing: EASING },
  );
}
