/* A game kept under a name of the embedder's, in the storage of the page it is embedded in. */

import type { Style, Variant } from 'cellophane-play';
import { systemClock, type Clock } from '../../kit/clock';
import { localTexts } from '../../kit/optional';
import type { Claims } from '../../kit/game_lock';

const prefix = 'cellophane-game/';
/** Of the entry that says which element may write the game: its name, and until when without the browser's locks. */
const holderPrefix = 'cellophane-holder/';

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
  /** Missing in entries of versions that knew the long dungeon alone. */
  readonly variant?: Variant;
}

const isSameLength = (one: { variant?: Variant }, other: { variant?: Variant }): boolean =>
  (one.variant ?? 'brogue') === (other.variant ?? 'brogue');

export interface KeptFile {
  readonly save: Uint8Array;
  /** Null in entries of versions that did not note it. */
  readonly wanted: Wanted | null;
}

/** Between the save and, as JSON, what was wanted; not a sign of base64. */
const separator = ';';

/** Whether a kept game of the dungeon `own` is to go on where `asked` is asked for: if the same was asked for when it was
    kept, or if it is of that dungeon anyway. */
export function goesOn(
  wanted: Wanted | null,
  own: { seed: string; style: Style; variant?: Variant },
  asked: Wanted,
): boolean {
  const isSame =
    wanted !== null && wanted.seed === asked.seed && wanted.style === asked.style && isSameLength(wanted, asked);
  const isOfDungeon = own.style === asked.style && isSameLength(own, asked);
  return isSame || (isOfDungeon && (asked.seed === null || asked.seed === own.seed));
}

export class KeptGame implements Claims {
  readonly key: string;
  readonly #name: string;
  readonly #holder: string;
  readonly #storage: () => Storage;
  readonly #clock: Clock;

  /** `storage` throws where the browser allows none. */
  constructor(key: string, storage: () => Storage = localTexts, clock = systemClock) {
    this.key = key;
    this.#name = prefix + key;
    this.#holder = holderPrefix + key;
    this.#storage = storage;
    this.#clock = clock;
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
  write(save: Uint8Array, { seed, style, variant = 'brogue' }: Wanted): void {
    const wanted: Wanted = { seed, style, ...(variant !== 'brogue' && { variant }) };
    this.#storage().setItem(this.#name, `${textOf(save)}${separator}${JSON.stringify(wanted)}`);
  }

  /** What cannot be removed was not kept. */
  remove(): void {
    try {
      this.#storage().removeItem(this.#name);
    } catch {
      /* No storage. */
    }
  }

  /** The element that may write the game; null if none has claimed it. */
  get holder(): string | null {
    return this.#claimed?.owner ?? null;
  }
  /** When the claim of the holder ends. */
  get until(): number {
    return this.#claimed?.until ?? 0;
  }

  /** In async functions what is thrown becomes a rejection. */
  // eslint-disable-next-line @typescript-eslint/require-await
  async owner(): Promise<string | null> {
    return this.holder;
  }
  // eslint-disable-next-line @typescript-eslint/require-await
  async claim(_id: string, owner: string, until: number, isForced: boolean): Promise<boolean> {
    const claimed = this.#claimed;
    const isFree = !claimed || isForced || claimed.owner === owner || claimed.until < this.#clock.now();
    if (isFree) this.#storage().setItem(this.#holder, `${owner} ${until}`);
    return isFree;
  }

  get #claimed(): { owner: string; until: number } | null {
    const [owner, until] = (this.#storage().getItem(this.#holder) ?? '').split(' ');
    return owner ? { owner, until: Number(until) || 0 } : null;
  }
}
