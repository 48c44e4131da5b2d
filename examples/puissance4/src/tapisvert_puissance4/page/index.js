/** Puissance 4, as the page finds it: what it shows, and what it answers. */
import { Board, drawDisc } from './board.js';
import { check } from './check.js';
import { html, svg } from './dom.js';
import { Match, sizeOf } from './match.js';

const SOUNDS = { dropped: 'place', won: 'match', drawn: 'match' };

export default {
  interface: 1,
  stylesheet: 'page.css',
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  headline: (say, view) => {
    const [width, height] = sizeOf(view);
    return say('puissance4-headline', { width, height });
  },
  check,

  mountMatch(target, props) {
    const match = new Match(target, props);
    return { update: (next) => match.show(next), destroy: () => match.remove() };
  },

  /** The disc of a seat, and how many of them are left. */
  mountSeat(target, props) {
    const disc = svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' }, drawDisc(props.seat));
    const left = html('span');
    target.append(html('p', { class: 'puissance4-seat' }, disc, left));
    const update = ({ view, seat, say }) => {
      const [width, height] = sizeOf(view);
      const used = view.state.columns.join('').split(`${seat + 1}`).length - 1;
      left.textContent = say('puissance4-left', { left: (width * height) / 2 - used });
    };
    update(props);
    return { update, destroy: () => target.replaceChildren() };
  },

  mountPicture(target, { say }) {
    const board = new Board(7, 6, 0);
    board.show(['', '2', '12', '1221', '2111', '21', '2']);
    board.mark([4, 3], []);
    const picture = html('div', { class: 'puissance4-picture', role: 'img' }, board.element);
    const update = ({ say }) => picture.setAttribute('aria-label', say('puissance4-picture'));
    update({ say });
    target.append(picture);
    return { update, destroy: () => target.replaceChildren() };
  },
};
