/* A game kept under a name of the embedder's, in the storage of the page it is embedded in. */

import type { Style } from 'cellophane-play';

const prefix = 'cellophane-game/';

/** The most bytes that are turned into text at once: more would overrun the stack. */
const piece = 0x8000;

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCharCode(...bytes.subarray(from, from + piece));
  return btoa(text);
}

/** What the attributes asked for when a game was kept; its player may have gone on to another dungeon since. */
export interface Wanted {
  /** Null: any dungeon. */
  readonly seed: string | null;
  readonly style: Style;
}

export interface KeptFile {
  readonly save: Uint8Array;
  /** Null in entries of versions that did not note it. */
  readonly wanted: Wanted | null;
}

/** Between the save and, as JSON, what was wanted; not a sign of base64. */
const separator = ';';

/** Whether a kept game of the dungeon `own` is to go on where `asked` is asked for: if the same was asked for when it was
    kept, or if it is of that dungeon anyway. */
export function goesOn(wanted: Wanted | null, own: { seed: string; style: Style }, asked: Wanted): boolean {
  const isSame = wanted !== null && wanted.seed === asked.seed && wanted.style === asked.style;
  return isSame || (own.style === asked.style && (asked.seed === null || asked.seed === own.seed));
}

export class KeptGame {
  readonly #name: string;
  readonly #storage: () => Storage;

  /** `storage` throws where the browser allows none. */
  constructor(key: string, storage: () => Storage = () => localStorage) {
    this.#name = prefix + key;
    this.#storage = storage;
  }

  /** Null if there is none; throws where there is no storage, or where what it holds is no game. */
  read(): KeptFile | null {
    const text = this.#storage().getItem(this.#name);
    if (text === null) return null;
    const [save, wanted] = text.split(separator, 2);
    return {
      save: Uint8Array.from(atob(save), (sign) => sign.charCodeAt(0)),
      wanted: wanted === undefined ? null : (JSON.parse(wanted) as Wanted),
    };
  }

  /** Throws where there is no storage, or no more room. */
  write(save: Uint8Array, { seed, style }: Wanted): void {
    this.#storage().setItem(this.#name, `${textOf(save)}${separator}${JSON.stringify({ seed, style })}`);
  }

  /** What cannot be removed was not kept. */
  remove(): void {
    try {
      this.#storage().removeItem(this.#name);
    } catch {
      /* No storage. */
    }
  }
}
