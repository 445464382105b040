import type { InterfaceEvent } from 'cellophane';
import type { Keyed } from './keyboard';

/** A held key repeats, and nobody wants to walk on for seconds after letting go. */
const most = 8;

/** Keeps the keys that are pressed on a first screen that is drawn but cannot be played yet. */
export class EarlyKeys implements Keyed {
  readonly #preferences: { readonly settings: string };
  readonly isOpen = true;
  readonly isTyped = false;
  readonly events: InterfaceEvent[] = [];

  constructor(preferences: { readonly settings: string }) {
    this.#preferences = preferences;
  }

  get settings(): string {
    return this.#preferences.settings;
  }

  /** False: nothing changes on the screen by it yet. */
  add(event: InterfaceEvent): false {
    if (event.type === 'key' && this.events.length < most) this.events.push(event);
    return false;
  }
}
