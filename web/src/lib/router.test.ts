import { describe, expect, it } from 'vitest';

import { routeOf } from './router.svelte';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new', game: '', friends: false }],
    ['/new/belote', { page: 'new', game: 'belote', friends: false }],
    ['/table/abc234', { page: 'table', code: 'ABC234', hand: false, pass: null }],
    ['/table/ABC234/', { page: 'table', code: 'ABC234', hand: false, pass: null }],
    ['/table/abcd-2345%20efgh', { page: 'table', code: 'ABCD2345EFGH', hand: false, pass: null }],
    ['/table/abc-234/screen', { page: 'screen', code: 'ABC234' }],
    ['/replay/ABC234-1', { page: 'replay', match: 'ABC234-1' }],
    ['/rules/belote', { page: 'rules', game: 'belote' }],
    ['/learn/belote', { page: 'path', game: 'belote' }],
    ['/learn/belote/first', { page: 'learn', game: 'belote', lesson: 'first' }],
    ['/learn', { page: 'nowhere' }],
    ['/learn/belote/first/2', { page: 'nowhere' }],
    ['/puzzles', { page: 'puzzles', game: '', id: '', grade: 0 }],
    ['/puzzles/belote/a1', { page: 'puzzles', game: 'belote', id: 'a1', grade: 0 }],
    ['/puzzles/belote/a1/2', { page: 'nowhere' }],
    ['/verify', { page: 'verify', match: '' }],
    ['/players', { page: 'players' }],
    ['/players/anna', { page: 'nowhere' }],
    ['/group/new', { page: 'groups' }],
    ['/group/a1b2', { page: 'group', id: 'a1b2' }],
    ['/group', { page: 'nowhere' }],
    ['/table', { page: 'nowhere' }],
    ['/table/A/B', { page: 'nowhere' }],
    ['/%E0%A4%A', { page: 'nowhere' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('may ask for the hand alone, and for a seat that is handed over', () => {
    const table = { page: 'table', code: 'ABC234' };
    expect(routeOf('/table/abc234', '?hand')).toEqual({ ...table, hand: true, pass: null });
    expect(routeOf('/table/abc234', '?seat=7KXQ2-M4PNC')).toEqual({
      ...table,
      hand: false,
      pass: '7KXQ2-M4PNC',
    });
  });

  it('may say that the new table is for friends', () => {
    expect(routeOf('/new/belote', '?friends')).toEqual({ page: 'new', game: 'belote', friends: true });
  });

  it('may name the match to verify', () => {
    expect(routeOf('/verify', '?match=ABC234-1')).toEqual({ page: 'verify', match: 'ABC234-1' });
  });
});
