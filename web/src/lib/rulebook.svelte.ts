/** The rules that lie open over whatever the page shows, and the rule at which they are open. */
let open: { game: string; rule: string } | null = $state.raw(null);

export const openedRules = (): { game: string; rule: string } | null => open;

/** Opens a game's rules over the page, at a rule if one is named. */
export function openRules(game: string, rule = ''): void {
  open = { game, rule };
}

export function closeRules(): void {
  open = null;
}
