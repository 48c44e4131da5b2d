/** The match on the cloth: the grid, a button a column over it, and the sentence that says what may be done. */
import { Board, drawDisc } from './board.js';
import { html, set, svg } from './dom.js';

export class Match {
  #props;
  #board;
  #columns = [];
  /** The column that a pointer or the keys are on. */
  #over = null;
  #keys = (event) => this.#type(event);

  constructor(target, props) {
    const [width, height] = sizeOf(props.standing.view);
    this.#board = new Board(width, height);
    const [wide, high] = this.#board.size;
    this.grid = html('div', { class: 'grid', role: 'group', 'data-testid': 'board' }, this.#board.element);
    this.grid.style.setProperty('--ratio', `${wide / high}`);
    this.grid.classList.toggle('large', width > 7);
    this.disc = svg('svg', { class: 'own', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' });
    this.prompt = html('p', { class: 'prompt', 'data-testid': 'prompt' });
    this.refusal = html('p', { class: 'refusal', role: 'alert', 'data-testid': 'refusal' });
    this.hint = html('button', { type: 'button', class: 'button quiet', 'data-testid': 'hint' });
    this.hint.addEventListener('click', () => this.#props.askHint?.());
    const said = html('div', { class: 'said' }, this.prompt, this.refusal);
    this.bench = html('div', { class: 'bench wood' }, this.disc, said, this.hint);
    this.root = html('div', { class: 'puissance4' }, html('div', { class: 'area' }, this.grid), this.bench);
    target.append(this.root);
    addEventListener('keydown', this.#keys);
    this.show(props);
  }

  remove() {
    removeEventListener('keydown', this.#keys);
    this.root.remove();
  }

  show(props) {
    const before = this.#props;
    this.#props = props;
    const { state } = props.standing.view;
    const dropped = props.events.findLast((event) => event.kind === 'dropped');
    const falls = dropped && props.moving() && before?.standing.version !== props.standing.version;
    const time = this.#board.show(state.columns, falls ? [dropped.column - 1, dropped.row - 1] : null);
    if (before?.standing !== props.standing) this.#board.mark(state.last, state.lines, time);
    this.grid.setAttribute('aria-label', props.say('puissance4-board'));
    this.#showColumns();
    this.#hang();
    this.#speak(before);
  }

  /** A real button a column for those who play, for fingers, keys and screen readers; a list for those who look on. */
  #showColumns() {
    const { standing, outcome, caption, play, pending } = this.#props;
    const [width] = sizeOf(standing.view);
    const name = standing.seat !== null && outcome === null && caption === null ? 'button' : 'li';
    if (this.#columns[0]?.localName !== name) {
      this.list?.remove();
      this.#columns = Array.from({ length: width }, (_, column) => this.#column(name, column));
      this.list = html(name === 'li' ? 'ul' : 'div', { class: name === 'li' ? 'unseen' : 'columns' });
      this.list.append(...this.#columns);
      this.grid.append(this.list);
    }
    const home = this.#columns.findIndex((column) => column.tabIndex === 0);
    this.#columns.forEach((element, column) => {
      const words = this.#describe(column);
      if (name === 'li') return element.replaceChildren(words);
      element.setAttribute('aria-label', words);
      element.tabIndex = column === (home < 0 ? Math.floor(width / 2) : home) ? 0 : -1;
      set(element, 'aria-disabled', play && pending === null ? null : 'true');
      set(element, 'data-legal', play !== null && standing.legal.includes(`${column + 1}`));
    });
  }

  #column(name, column) {
    if (name === 'li') return html('li');
    const button = html('button', { type: 'button', 'data-column': column + 1, tabindex: -1 });
    const [left, wide] = this.#board.span(column);
    button.style.left = `${100 * left}%`;
    button.style.width = `${100 * wide}%`;
    const over = (here) => () => {
      this.#over = here;
      this.#hang();
    };
    button.addEventListener('click', () => this.#drop(column));
    button.addEventListener('keydown', (event) => this.#steer(event, column));
    button.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && over(column)());
    button.addEventListener('pointerleave', over(null));
    button.addEventListener('focus', () => button.matches(':focus-visible') && over(column)());
    button.addEventListener('blur', over(null));
    return button;
  }

  /** What a column says to those who do not see it. */
  #describe(column) {
    const { standing, say } = this.#props;
    const { columns, last, lines } = standing.view.state;
    const [, height] = sizeOf(standing.view);
    const discs = [...columns[column]].map((disc) => say('puissance4-disc', { disc: Number(disc) }));
    const inLine = lines.flat().some(([place]) => place === column);
    const wasLast = last !== null && last[0] === column;
    return say('puissance4-column', {
      column: column + 1,
      room: height - discs.length,
      discs: discs.join(', ') || 'none',
      mark: inLine ? 'line' : this.#advised === column ? 'hint' : wasLast ? 'last' : 'none',
    });
  }

  /** The column that a hint names. */
  get #advised() {
    const move = this.#props.hint?.[0]?.move;
    return move === undefined ? null : Number(move) - 1;
  }

  /** The disc that would fall hangs over its column, one that was sent stays there until it is answered. */
  #hang() {
    const { standing, play, pending } = this.#props;
    const { columns } = standing.view.state;
    const column = pending !== null ? Number(pending) - 1 : play ? (this.#over ?? this.#advised) : null;
    this.#board.hang(column, standing.seat, columns[column]?.length);
    this.grid.classList.toggle('advised', column !== null && column === this.#advised);
  }

  #speak(before) {
    const { standing, outcome, caption, refusal, say, sayPrompt, sayRefusal } = this.#props;
    this.bench.hidden = outcome !== null;
    this.prompt.textContent = caption ?? sayPrompt(standing.prompt);
    this.disc.replaceChildren(...(standing.view.state.outcome ? [] : [drawDisc(standing.view.state.turn)]));
    const { askHint, hintPending, pending } = this.#props;
    this.hint.hidden = askHint === null;
    this.hint.disabled = hintPending || pending !== null;
    set(this.hint, 'aria-busy', `${hintPending}`);
    this.hint.textContent = say('puissance4-hint');
    if (refusal === (before?.refusal ?? null)) return;
    this.refusal.replaceChildren();
    this.bench.classList.remove('shake');
    if (refusal === null) return;
    this.refusal.append(sayRefusal(refusal), ' ');
    if (refusal.rule) {
      const address = `/rules/puissance4#${refusal.rule}`;
      this.refusal.append(html('a', { href: address, target: '_blank', rel: 'noopener' }, refusal.rule));
    }
    void this.bench.offsetWidth; // so that it shakes anew
    this.bench.classList.add('shake');
  }

  /** Any column may be tried: the server says why where it may not be. */
  #drop(column) {
    const { play, pending } = this.#props;
    if (pending === null) play?.(`${column + 1}`);
  }

  #steer(event, column) {
    const last = this.#columns.length - 1;
    const next = { ArrowLeft: column - 1, ArrowRight: column + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const goal = Math.min(Math.max(next, 0), last);
    this.#columns.forEach((element, place) => (element.tabIndex = place === goal ? 0 : -1));
    this.#columns[goal].focus();
  }

  /** A number drops a disc into its column, wherever the focus is, unless somebody writes. */
  #type(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target.closest?.('input, textarea, select')) return;
    const column = Number(event.key) - 1;
    if (event.key.length === 1 && column >= 0 && column < this.#columns.length) this.#drop(column);
  }
}

/** How many columns and rows there are. */
export const sizeOf = (view) => view.state.options.board.split('x').map(Number);
