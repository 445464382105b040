/* Which game the address and the history ask for. */

import type { Engine } from 'cellophane';
import type { Dungeon } from '../link/dungeon';
import { readLink, type ReadLink } from '../link/link';
import { gameAsked, holdsRecording, markOfHandedFile } from '../link/replay_code';
import type { KeptGame } from '../storage/store';
import { remembered } from '../shell/page';

export const isSame = (kept: KeptGame, { seed, style, variant }: Dungeon): boolean =>
  kept.seed === seed && kept.style === style && kept.variant === variant;

/** Whether the address asks for the file that another release has left. */
export const asksForFile = (): boolean => location.hash === markOfHandedFile;

/** Whether the address asks for a stored game by its name. */
export const asksByName = (): boolean => gameAsked(location.hash) !== null;

/** Whether the fragment of the address says what to open. */
export const asksByFragment = (): boolean => holdsRecording(location.hash) || asksForFile() || asksByName();

/** Whether neither the address nor the history says what to play. */
export function asksNothing(): boolean {
  const parameters = new URLSearchParams(location.search);
  const { game, dungeon } = remembered();
  return (
    !game &&
    !dungeon &&
    !asksByName() &&
    !['seed', 'daily', 'depth', 'start', 'style', 'variant', 'view'].some((name) => parameters.has(name))
  );
}

/** The dungeon in the history, where the address hides it, or else in the address. */
export function linkNow(engine: Engine, hidesSeed: boolean): ReadLink {
  const { dungeon } = remembered();
  return dungeon ? { dungeon, notices: [] } : readLink(location.search, engine, hidesSeed);
}

/** The stored game that is meant: the one in the history, or one of the dungeon with the same beginning. */
export function gameMeant(games: readonly KeptGame[], linked: Dungeon): KeptGame | undefined {
  return (
    games.find(({ id }) => id === (gameAsked(location.hash) ?? remembered().game)) ??
    games.find((kept) => isSame(kept, linked) && kept.start === (linked.start ?? 1))
  );
}
