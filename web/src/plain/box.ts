/** A game that has no folder here: it is shown as the server describes it, or by the module that it brings itself. */
import type { Component } from 'svelte';

import type { Box } from '../games/game';
import type { GameModule } from '../games/elsewhere';
import type { GameEvent, GameInfo, Options } from '../lib/messages';
import type { Sound } from '../lib/sound';
import { guarded, loadModule } from './modules.svelte';
import ModulePicture from './ModulePicture.svelte';
import PlainPicture from './Picture.svelte';
import PlainRules from './Rules.svelte';

/** The box of a game without a folder. */
export async function boxOf(info: GameInfo): Promise<Box> {
  const module = info.page === '' ? null : await loadModule(info);
  return module === null ? plainBox(info) : moduleBox(info, module);
}

export function plainBox(info: GameInfo): Box {
  const { name } = info;
  const Picture: Component = (anchor) => PlainPicture(anchor, { game: name });
  const Rules: Component = (anchor) => PlainRules(anchor, { game: name });
  return {
    Picture,
    Match: () => import('./Match.svelte'),
    Seat: () => import('./Seat.svelte'),
    Aim: () => import('./Aim.svelte'),
    Rules: () => Promise.resolve({ default: Rules }),
    seats: (options) => seatsOf(info, options),
    offered: (choice) => choice.values,
    kinds: info.presets.map((preset) => ({
      name: preset.name,
      say: `${name}-preset-${preset.name}`,
      options: preset.options,
    })),
    secret: () => info.secret,
    holds: () => false,
    sound: soundOf,
    headline: () => '',
  };
}

/** The module's part, and the plain page's where it has none or fails. */
function moduleBox(info: GameInfo, module: GameModule): Box {
  const plain = plainBox(info);
  const { name } = info;
  const Picture: Component = (anchor) => ModulePicture(anchor, { game: name });
  const box: Box = {
    ...plain,
    Picture: module.mountPicture ? Picture : plain.Picture,
    Match: () => (module.mountMatch ? import('./ModuleMatch.svelte') : plain.Match()),
    Seat: () => (module.mountSeat ? import('./ModuleSeat.svelte') : plain.Seat()),
    seats: guarded(name, module.seats, plain.seats),
    offered: guarded(name, module.offered, plain.offered),
    secret: guarded(name, module.secret, plain.secret),
    holds: guarded(name, module.holds, plain.holds),
    sound: guarded(name, module.sound, plain.sound),
    headline: guarded(name, module.headline, plain.headline),
  };
  if (module.ease) box.ease = module.ease;
  if (module.clock) box.clock = guarded(name, module.clock, () => false);
  if (module.beats) box.beats = guarded(name, module.beats, () => false);
  return box;
}

/** The seating that agrees with the options; a game that has none of its own says it for its presets. */
export function seatsOf({ seatings, seats }: GameInfo, options: Options): number {
  const agrees = (some: Options): boolean =>
    Object.entries(some).every(([name, value]) => options[name] === value);
  return seatings.find((seating) => agrees(seating.options))?.seats ?? Object.values(seats)[0] ?? 2;
}

/** Events are called alike in most games. */
function soundOf({ kind }: GameEvent): Sound {
  if (kind.startsWith('match')) return 'match';
  if (kind.startsWith('round')) return 'round';
  return kind.startsWith('deal') ? 'deal' : 'place';
}
