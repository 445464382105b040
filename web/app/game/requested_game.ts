/* Which game the address and the history ask for. */

import type { Dungeon } from '../link/dungeon';
import type { KeptGame } from '../storage/store';
import { gameAsked } from '../link/replay_code';
import { remembered } from '../shell/page';

export const isSame = (kept: KeptGame, { seed, style, variant }: Dungeon): boolean =>
  kept.seed === seed && kept.style === style && kept.variant === variant;

/** Whether neither the address nor the history says what to play. */
export function asksNothing(): boolean {
  const parameters = new URLSearchParams(location.search);
  const { game, dungeon } = remembered();
  return (
    !game &&
    !dungeon &&
    gameAsked(location.hash) === null &&
    !['seed', 'daily', 'depth', 'start', 'style', 'variant', 'view'].some((name) => parameters.has(name))
  );
}

/** The stored game that is meant: the one in the history, or one of the dungeon with the same beginning. */
export function gameMeant(games: readonly KeptGame[], linked: Dungeon): KeptGame | undefined {
  return (
    games.find(({ id }) => id === (gameAsked(location.hash) ?? remembered().game)) ??
    games.find((kept) => isSame(kept, linked) && kept.start === (linked.start ?? 1))
  );
}
