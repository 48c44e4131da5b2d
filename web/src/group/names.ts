/** Names as somebody types them, one a line. */
export const MOST = 60;

export function namesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .slice(0, MOST);
}

/** As many lines as cards: those that are there stay, the others are numbered. */
export function filled(text: string, count: number, say: (number: number) => string): string {
  const there = namesIn(text);
  const wanted = Math.min(Math.max(Math.floor(count) || 0, there.length), MOST);
  return Array.from({ length: wanted }, (_, at) => there[at] ?? say(at + 1)).join('\n');
}
