/* A game kept under a name of the embedder's, in the storage of the page it is embedded in. */

const prefix = 'cellophane-game/';

/** The most bytes that are turned into text at once: more would overrun the stack. */
const piece = 0x8000;

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCharCode(...bytes.subarray(from, from + piece));
  return btoa(text);
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
  read(): Uint8Array | null {
    const text = this.#storage().getItem(this.#name);
    return text === null ? null : Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  }

  /** Throws where there is no storage, or no more room. */
  write(save: Uint8Array): void {
    this.#storage().setItem(this.#name, textOf(save));
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
