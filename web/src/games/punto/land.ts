/** How a card arrives on the board: it flies from where it came to where it lies. */
import type { Card, Cell } from './model';

export interface Landing {
  cell: Cell;
  /** What it was laid on, if on anything. */
  under: Card | null;
  /** Where it came from, on the screen. */
  from: DOMRect | null;
}

const EASING = 'cubic-bezier(.2,.75,.3,1)';

/** `world` is the drawing whose unit is a cell; `card` is drawn at the landing's cell in it. */
export function land(card: SVGGElement, world: SVGGElement, { cell, from }: Landing): void {
  const matrix = world.getScreenCTM()?.inverse();
  if (!matrix || from === null) {
    const above = 'translate(0.5px,0.5px) scale(1.25) translate(-0.5px,-0.5px)';
    card.animate([{ transform: above, opacity: 0 }, {}], { duration: 180, easing: EASING });
    return;
  }
  const start = new DOMPoint(from.x, from.y).matrixTransform(matrix);
  const end = new DOMPoint(from.right, from.bottom).matrixTransform(matrix);
  const scale = Math.max(0.35, Math.min(2.2, end.x - start.x));
  const x = start.x - cell[0];
  const y = start.y - cell[1];
  card.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(${scale})` },
      { transform: `translate(${x * 0.12}px,${y * 0.12}px) scale(1.12)`, offset: 0.75 },
      { transform: 'none' },
    ],
    { duration: 280, easing: EASING },
  );
}
