/* Where a game stands on the page, its engine digs the maps as well: it can do all that the smaller one can. The scripts of the
   elements do not import each other, so they meet at the game's class. */

import type { Engine } from 'cellophane-levels';
import { attempt } from '../kit/optional';

const tag = 'cellophane-game';
/** How long a map waits for the script of a game that stands on the page, in milliseconds. */
const patience = 2000;

interface Games {
  sharedEngine?(wasm: string): Promise<Engine>;
}

const known = (): Games | undefined => customElements.get(tag) as Games | undefined;

/** Settles once the scripts that the page names have run, or a game's has. */
const whenRead = (page: Document): Promise<unknown> =>
  new Promise((resolve) => {
    void customElements.whenDefined(tag).then(resolve);
    page.addEventListener('DOMContentLoaded', resolve, { once: true });
    addEventListener('load', resolve, { once: true });
    setTimeout(resolve, patience);
  });

let loaded: Engine | null = null;

/** The engine of the page's games, once it is loaded. */
export const loadedOfGames = (): Engine | null => loaded;

/** The engine of the page's games; null if there is none on it, or it cannot be loaded. */
export async function engineOfGames(page: Document): Promise<Engine | null> {
  const game = attempt(() => page.querySelector(tag), null);
  if (!game) return null;
  if (!known() && page.readyState !== 'complete') await whenRead(page);
  try {
    loaded = (await known()?.sharedEngine?.(game.getAttribute('wasm') ?? '')) ?? null;
    return loaded;
  } catch {
    // The game tells of it itself.
    return null;
  }
}
