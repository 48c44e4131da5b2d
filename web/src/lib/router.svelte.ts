/** Which page the address asks for, and how to go to another one. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; friends: boolean; group?: string }
  | { page: 'table'; code: string; hand: boolean; pass: string | null }
  | { page: 'screen'; code: string }
  | { page: 'replay'; match: string }
  | { page: 'rules'; game: string }
  | { page: 'path'; game: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzles'; game: string; id: string; grade: number }
  | { page: 'verify'; match: string }
  | { page: 'me' }
  | { page: 'carry' }
  | { page: 'today'; day: string }
  | { page: 'tournamentNew' }
  | { page: 'tournament'; code: string; screen: boolean }
  | { page: 'players' }
  | { page: 'group'; id: string }
  | { page: 'groups' }
  | { page: 'nowhere' };

export function routeOf(path: string, query = ''): Route {
  const [page = '', name = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  if (page === 'learn' && name !== '' && rest.length === 1) {
    return { page: 'learn', game: name, lesson: rest[0]! };
  }
  if (page === 'puzzles' && rest.length < 2) {
    const grade = Number(new URLSearchParams(query).get('grade') ?? 0);
    return { page: 'puzzles', game: name, id: rest[0] ?? '', grade: [1, 2, 3].includes(grade) ? grade : 0 };
  }
  if (page === 'table' && name !== '' && rest.length === 1 && rest[0] === 'screen')
    return { page: 'screen', code: codeOf(name) };
  if (rest.length > 0) return { page: 'nowhere' };
  if (page === '') return { page: 'home' };
  if (page === 'new') {
    const asked = new URLSearchParams(query);
    const group = asked.get('group');
    return { page: 'new', game: name, friends: asked.has('friends'), ...(group ? { group } : {}) };
  }
  if (page === 'table' && name !== '') {
    const asked = new URLSearchParams(query);
    return { page: 'table', code: codeOf(name), hand: asked.has('hand'), pass: asked.get('seat') };
  }
  if (page === 'replay' && name !== '') return { page: 'replay', match: name };
  if (page === 'learn' && name !== '') return { page: 'path', game: name };
  if (page === 'rules' && name !== '') return { page: 'rules', game: name };
  if (page === 'verify' && name === '') {
    return { page: 'verify', match: new URLSearchParams(query).get('match') ?? '' };
  }
  if ((page === 'me' || page === 'carry') && name === '') return { page };
  if (page === 'tournament' && name === 'new') return { page: 'tournamentNew' };
  if (page === 'tournament' && name !== '') {
    const screen = new URLSearchParams(query).has('screen');
    return { page: 'tournament', code: codeOf(name), screen };
  }
  if (page === 'today') return { page: 'today', day: name };
  if (page === 'players' && name === '') return { page };
  if (page === 'group' && name !== '') return name === 'new' ? { page: 'groups' } : { page, id: name };
  return { page: 'nowhere' };
}

/** A table's code as it was typed, without what is between its letters. */
const codeOf = (typed: string): string => typed.toUpperCase().replace(/[\s\u2010-\u2015-]+/g, '');

let current: Route = $state.raw(
  typeof location === 'undefined' ? { page: 'home' } : routeOf(location.pathname, location.search),
);

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  follow();
}

/** Follows links inside the page and the browser's own back and forward. Returns how to stop. */
export function listen(): () => void {
  addEventListener('popstate', follow);
  document.addEventListener('click', take);
  return () => {
    removeEventListener('popstate', follow);
    document.removeEventListener('click', take);
  };
}

function follow(): void {
  const next = routeOf(location.pathname, location.search);
  if (JSON.stringify(next) !== JSON.stringify(current)) {
    current = next;
    scrollTo(0, 0);
  }
}

function take(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey)
    return;
  const link = (click.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
