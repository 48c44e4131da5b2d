/** A day's results to show to others: as a text and as a picture, and nothing in them tells how the cards lie. */

/** A deal that was played: what it is called, what came of it, and whether it was won. */
export interface Line {
  deal: string;
  result: string;
  won: boolean;
}

export const shareText = (title: string, lines: readonly Line[], address: string): string =>
  [title, ...lines.map(({ deal, result, won }) => `${won ? '●' : '○'} ${deal} – ${result}`), address].join(
    '\n',
  );

const WIDTH = 1200;
const TOP = 250;
const STEP = 92;

/** Draws the results: a green cloth, a mark for each deal. */
export function drawShare(
  canvas: HTMLCanvasElement,
  [title, date]: readonly [string, string],
  lines: readonly Line[],
): void {
  canvas.width = WIDTH;
  canvas.height = TOP + STEP * lines.length + 70;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const cloth = pen.createRadialGradient(WIDTH / 2, 200, 80, WIDTH / 2, canvas.height / 2, WIDTH * 0.75);
  cloth.addColorStop(0, '#19734e');
  cloth.addColorStop(1, '#0a4330');
  pen.fillStyle = cloth;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.textBaseline = 'middle';
  write(pen, 'Tapis Vert', 70, 74, '600 38px', '#e4efe1');
  write(pen, title, 70, 136, '600 64px', '#fbf6e9');
  write(pen, date, 70, 200, '400 38px', '#e4efe1');
  for (const [number, { deal, result, won }] of lines.entries()) {
    const y = TOP + STEP * number + STEP / 2;
    mark(pen, y, won);
    write(pen, deal, 150, y, '600 42px', '#fbf6e9', 560);
    pen.textAlign = 'right';
    write(pen, result, WIDTH - 70, y, '400 40px', '#fbf6e9', 400);
    pen.textAlign = 'left';
  }
}

function mark(pen: CanvasRenderingContext2D, y: number, won: boolean): void {
  pen.beginPath();
  pen.arc(98, y, 24, 0, 2 * Math.PI);
  pen.lineWidth = 6;
  pen.strokeStyle = pen.fillStyle = won ? '#f0c64a' : '#e4efe1';
  if (won) pen.fill();
  pen.stroke();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most = WIDTH - 140,
): void {
  pen.font = `${font} 'Fraunces Variable', Georgia, serif`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}
