import { describe, expect, it } from 'vitest';

import { sectionOf } from './sections';

const CATALOGUE = `# A game that is made up.

### table: what is said at the table

## Events

belote-placed = { $name } plays a card.

### page

belote-hand = Your hand

### rules of the game
belote-rules-title = The rules
`;

describe('a section of a catalogue', () => {
  it('is the text from its line to the next section', () => {
    expect(sectionOf(CATALOGUE, 'table').trim()).toBe('## Events\n\nbelote-placed = { $name } plays a card.');
    expect(sectionOf(CATALOGUE, 'page').trim()).toBe('belote-hand = Your hand');
  });

  it('is called by the first word of its line', () => {
    expect(sectionOf(CATALOGUE, 'rules')).toBe('belote-rules-title = The rules\n');
  });

  it('is empty where the catalogue does not have it', () => {
    expect(sectionOf(CATALOGUE, 'terminal')).toBe('');
    expect(sectionOf('a = b\n', 'table')).toBe('');
  });
});
