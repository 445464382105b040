import type { Engine, Game, InterfaceEvent } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import type { Dungeon } from './link';

const longestWait = 3_600_000;
const linesKept = 50;

export interface SittingParts {
  terminal: Terminal;
  log: HTMLElement;
  /** After every event that drew something. */
  onDrawn: (game: Game) => void;
  onFailure: (error: unknown) => void;
}

/** One game on the screen: events in, bytes to the terminal, time passing when the game asks for it. */
export class Sitting {
  readonly game: Game;
  readonly #parts: SittingParts;
  #told = 0;
  #timer = 0;
  #closed = false;

  constructor(engine: Engine, { seed, depth, style }: Dungeon, parts: SittingParts) {
    this.#parts = parts;
    this.game = engine.newGame({ seed, depth, style });
    this.#show(this.game.screen());
  }

  send(event: InterfaceEvent): void {
    if (this.#closed) return;
    try {
      this.#show(this.game.send(event));
    } catch (error) {
      this.close();
      this.#parts.onFailure(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.game.dispose();
  }

  #show(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#parts.terminal.write(bytes, () => { if (!this.#closed) this.#parts.onDrawn(this.game); });
    this.#speak();
    this.#waitForTime();
  }

  /** What the log gained goes to the live region, for those who listen. */
  #speak(): void {
    const news = this.game.messages(this.#told);
    this.#told += news.length;
    this.#parts.log.append(...news.map((text) => {
      const line = document.createElement('p');
      line.textContent = text;
      return line;
    }));
    while (this.#parts.log.childElementCount > linesKept) this.#parts.log.firstElementChild!.remove();
  }

  #waitForTime(): void {
    clearTimeout(this.#timer);
    const wait = this.game.wantsTime();
    if (wait < 0) return;
    const began = performance.now();
    this.#timer = window.setTimeout(() => {
      const passed = Math.max(wait, Math.round(performance.now() - began));
      this.send({ type: 'time', ms: Math.min(passed, longestWait) });
    }, wait);
  }
}
