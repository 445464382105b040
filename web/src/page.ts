/* The common parts of the pages of a dungeon: the header, the address, and error messages. */

import type { Engine } from 'cellophane';
import { errorCode, explained } from './explained';
import { onSubmit } from './forms';
import { linkTo, randomSeed, seedOfText, type Dungeon } from './link';
import { clearNotices, notify } from './notices';
import { share } from './sharing';

export const part = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
export const seedBox = part<HTMLInputElement>('seed');

/** Shows why the engine could not be started. */
export function tellOfNoEngine(error: unknown): void {
  notify([
    errorCode(error) === 'wasm-unsupported'
      ? explained(error)
      : `The engine could not be started. ${explained(error)} New dungeon tries again.`,
  ]);
}

/** How a change is recorded in the history: as a new step, in the present step, or not at all. */
export type Trace = 'push' | 'replace' | 'none';

export function leaveTrace(
  trace: Trace,
  dungeon: Dungeon,
  { dungeonVersion }: Engine,
  state: Remembered | null = null,
): void {
  const address = linkTo(dungeon, dungeonVersion);
  if (trace === 'push') history.pushState(state, '', address);
  if (trace === 'replace') history.replaceState(state, '', address);
}

/** Makes a seed once there is an engine; adds notices about it. */
export type SeedOf = (engine: Engine, notices: string[]) => string;

/** The seed made by `seedOf`; shows its notices. */
export function seedAsked(engine: Engine, seedOf: SeedOf): string {
  const notices: string[] = [];
  const seed = seedOf(engine, notices);
  notify(notices);
  return seed;
}

/** Shares a link to the dungeon shown; true if it is on the clipboard. */
export async function shareShown(
  dungeon: Dungeon | undefined,
  engine: Engine | undefined,
  what: string,
): Promise<boolean> {
  if (!engine || !dungeon) {
    notify(['There is no dungeon to share yet.']);
    return false;
  }
  clearNotices();
  return share(linkTo(dungeon, engine.dungeonVersion), what);
}

/** The state stored in the history beside the address: the id of the game, and the dungeon if the address hides it. */
export interface Remembered {
  game?: string;
  dungeon?: Dungeon;
}
export const remembered = (): Remembered => (history.state as Remembered | null) ?? {};

/** The same for a player that hides the seed: the address does not show the dungeon to onlookers. */
export function leaveHiddenTrace(trace: Trace, dungeon: Dungeon, state: Remembered | null): void {
  const known: Remembered = { ...state, dungeon };
  if (trace === 'push') history.pushState(known, '', location.pathname);
  if (trace === 'replace') history.replaceState(known, '', location.pathname);
}

export interface HeaderActions {
  enterSeed: (seedOf: SeedOf) => void;
  share: () => void;
}

/** The buttons and the seed box above every dungeon. */
export function listenToHeader({ enterSeed, share }: HeaderActions): void {
  part('new-dungeon').addEventListener('click', () => enterSeed(randomSeed));
  part('share').addEventListener('click', share);
  onSubmit(part('seed-form'), () => enterSeed((engine, notices) => seedOfText(seedBox.value, engine, notices)));
}
