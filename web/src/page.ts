/* What the pages of a dungeon have in common: the header, the address, words for what goes wrong. */

import type { Engine } from 'cellophane';
import { errorCode, explained } from './explained';
import { onSubmit } from './forms';
import { linkTo, randomSeed, seedOfText, type Dungeon } from './link';
import { clearNotices, notify } from './notices';
import { share } from './sharing';

export const part = <T extends HTMLElement = HTMLElement>(id: string): T => document.getElementById(id) as T;
export const seedBox = part<HTMLInputElement>('seed');

/** What a page says where there is no engine. */
export function tellOfNoEngine(error: unknown): void {
  notify([errorCode(error) === 'wasm-unsupported' ? explained(error) : `The engine could not be started. ${explained(error)} New dungeon tries again.`]);
}

/** What stays in the history of what is shown: a step of its own, the present step, nothing. */
export type Trace = 'push' | 'replace' | 'none';

export function leaveTrace(trace: Trace, dungeon: Dungeon, { dungeonVersion }: Engine, state: Remembered | null = null): void {
  const address = linkTo(dungeon, dungeonVersion);
  if (trace === 'push') history.pushState(state, '', address);
  if (trace === 'replace') history.replaceState(state, '', address);
}

/** How a seed comes about once there is an engine, with notices about it. */
export type SeedOf = (engine: Engine, notices: string[]) => string;

/** The seed somebody asked for; what is to be said of it is said. */
export function seedAsked(engine: Engine, seedOf: SeedOf): string {
  const notices: string[] = [];
  const seed = seedOf(engine, notices);
  notify(notices);
  return seed;
}

/** Shares what is shown; whether the link is on the clipboard. */
export async function shareShown(dungeon: Dungeon | undefined, engine: Engine | undefined, what: string): Promise<boolean> {
  if (!engine || !dungeon) {
    notify(['There is no dungeon to share yet.']);
    return false;
  }
  clearNotices();
  return share(linkTo(dungeon, engine.dungeonVersion), what);
}

/** What the history remembers of a game beside the address: the name it is kept under, and the dungeon where the address
    does not say. */
export interface Remembered {
  game?: string;
  dungeon?: Dungeon;
}
export const remembered = (): Remembered => (history.state as Remembered | null) ?? {};

/** The same trace for somebody who hides which dungeon it is: whoever looks on reads nothing in the address. */
export function leaveHiddenTrace(trace: Trace, dungeon: Dungeon, state: Remembered | null): void {
  const known: Remembered = { ...state, dungeon };
  if (trace === 'push') history.pushState(known, '', location.pathname);
  if (trace === 'replace') history.replaceState(known, '', location.pathname);
}

export interface HeaderDeeds {
  enterSeed(seedOf: SeedOf): void;
  share(): void;
}

/** The buttons and the seed box above every dungeon. */
export function listenToHeader({ enterSeed, share }: HeaderDeeds): void {
  part('new-dungeon').addEventListener('click', () => enterSeed(randomSeed));
  part('share').addEventListener('click', share);
  onSubmit(part('seed-form'), () => enterSeed((engine, notices) => seedOfText(seedBox.value, engine, notices)));
}
