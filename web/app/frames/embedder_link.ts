/* What a frame with a game and the page around it tell each other, by messages (docs/embed.md). Only with the one origin
   that the address names, and only with the window around the frame. */

import type { CellophaneGame, GameErrorDetail } from '../../elements/cellophane_game';
import { embedderOrigin } from './embedder';

/** What the page around may ask. */
type Order =
  | { type: 'restart'; seed?: string | number }
  | { type: 'focus' }
  | { type: 'save' }
  | { type: 'load'; save: ArrayBuffer | ArrayBufferView };

const told = ['cellophane-ready', 'depth', 'over', 'result', 'cellophane-error'] as const;
const orders = ['restart', 'focus', 'save', 'load'];

/** The origin that a parameter names, null if it names none: "https://example.org" and nothing more. */
export function originIn(text: string): string | null {
  try {
    const { origin } = new URL(text);
    return origin !== 'null' && text.replace(/\/$/, '') === origin ? origin : null;
  } catch {
    return null;
  }
}

export class EmbedderLink {
  readonly #game: CellophaneGame;
  readonly #origin: string | null;
  readonly #listening = new AbortController();
  /** What is wrong with the parameter; empty if nothing is. */
  readonly trouble: string;
  /** Whether a game has begun here, and is not open elsewhere now. */
  #hasGame = false;

  /** `parent`: the origin of the page around, as its address says; null: it says nothing, and nothing is told. `embedder`:
      the same as the browser tells it; null: it does not. */
  constructor(game: CellophaneGame, parent: string | null, embedder: string | null = embedderOrigin()) {
    this.#game = game;
    const named = parent === null ? null : originIn(parent);
    const isAnother = named !== null && embedder !== null && named !== embedder;
    this.#origin = isAnother ? null : named;
    const shown = (parent ?? '').slice(0, 40);
    this.trouble = isAnother
      ? `The parameter parent is “${shown}”, but the page around the game is ${embedder}. It is told nothing.`
      : parent !== null && named === null
        ? `The parameter parent is “${shown}”; allowed: an origin, as in https://example.org. The page around the game is told nothing.`
        : '';
    if (this.#origin === null) return;
    const { signal } = this.#listening;
    game.addEventListener('cellophane-ready', () => (this.#hasGame = true), { signal });
    game.addEventListener('cellophane-error', ({ detail }) => (this.#hasGame &&= detail.code !== 'in-use'), { signal });
    for (const name of told)
      game.addEventListener(
        name,
        (event) => this.#post(name.replace('cellophane-', ''), (event as CustomEvent).detail),
        {
          signal,
        },
      );
    addEventListener('message', (event) => this.#take(event), { signal });
  }

  close(): void {
    this.#listening.abort();
  }

  #post(type: string, detail: unknown): void {
    if (window.parent !== window)
      window.parent.postMessage({ source: 'cellophane', type, detail }, { targetOrigin: this.#origin! });
  }

  #take({ origin, source, data }: MessageEvent<unknown>): void {
    if (origin !== this.#origin || source !== window.parent) return;
    // Others may talk in this window, too.
    if (typeof data !== 'object' || data === null || (data as { target?: unknown }).target !== 'cellophane') return;
    const order = data as Order;
    try {
      this.#carryOut(order);
    } catch (error) {
      const { code = 'bad-argument', message } = error as Partial<GameErrorDetail> & Error;
      this.#post('error', { code, message });
    }
  }

  #carryOut(order: Order): void {
    switch (order.type) {
      case 'restart':
        return this.#game.restart(order.seed);
      case 'focus':
        return this.#game.focus();
      case 'save':
        // Null would say that it is over.
        if (!this.#hasGame) throw new Error('There is no game to save: wait for ready.');
        return this.#post('saved', { save: this.#game.save() });
      case 'load':
        return this.#game.load(order.save);
      default: {
        const type = String((order as { type?: unknown }).type).slice(0, 40);
        throw new Error(`type is “${type}”; allowed: ${orders.join(', ')}.`);
      }
    }
  }
}
