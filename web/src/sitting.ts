import type { InterfaceEvent, Shown } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { speak } from './log_lines';
import { keepSettings, settingsAtFirst } from './preferences';

const linesSpoken = 50;
const longestWait = 3_600_000;
const longestLookAway = 1000;
const slowFrame = 70;
const restAfterSlowFrame = 8;
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

/** Fingers and nothing else, as far as anybody knows: no keyboard is assumed. */
export const isTouchedOnly = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

export interface SittingParts<Seen extends Shown> {
  terminal: Terminal;
  log: HTMLElement;
  /** What is told now is over before anybody could hear it. */
  isPassing?: () => boolean;
  /** After every event that drew something. */
  onDrawn: (game: Seen) => void;
  /** After every event, in which the game may have gone on. */
  onPlayed: (game: Seen) => void;
  onFailure: (error: unknown) => void;
  /** The player wants to play in another way. */
  onSettings: () => void;
  /** The settings that are kept are not what they should be. */
  onTrouble: (sentences: readonly string[]) => void;
}

/** One game on the screen, one that is watched, or the title: events in, bytes to the terminal, time passing when the game asks for it. */
export class Sitting<Seen extends Shown> {
  readonly game: Seen;
  readonly #parts: SittingParts<Seen>;
  #told = 0;
  #timer = 0;
  #frame = 0;
  /** When what moves was last moved on; before motion begins, never. */
  #framed: number | undefined;
  #pause = 0;
  #closed = false;
  #hasKeys = !isTouchedOnly();

  constructor(game: Seen, parts: SittingParts<Seen>) {
    this.#parts = parts;
    this.game = game;
    parts.onTrouble(this.game.setSettings(settingsAtFirst()));
    this.game.send({ type: 'motion', wanted: !calmSystem.matches });
    this.game.send({ type: 'keyboard', wanted: this.#hasKeys });
    calmSystem.addEventListener('change', this.#heedSystem);
    this.#show(this.game.screen());
  }

  send(event: InterfaceEvent): void {
    if (this.#closed) return;
    try {
      if (event.type === 'key' && !this.#hasKeys) this.#assumeKeys();
      const hurried = this.game.hurries();
      const bytes = this.game.send(event);
      // What begins only now has not flown while the player thought.
      if (!hurried && this.game.hurries()) this.#framed = undefined;
      this.#show(bytes);
      const settings = this.game.takeSettings();
      if (settings) {
        keepSettings(settings);
        this.#parts.onSettings();
      }
      this.#parts.onPlayed(this.game);
    } catch (error) {
      this.close();
      this.#parts.onFailure(error);
    }
  }

  get isOpen(): boolean { return !this.#closed; }

  /** What it shows is another moment by now, though no event has led there. */
  refresh(): void { this.send({ type: 'time', ms: 0 }); }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    calmSystem.removeEventListener('change', this.#heedSystem);
    this.game.dispose();
  }

  /** Whoever presses a key has some. */
  #assumeKeys(): void {
    this.#hasKeys = true;
    this.#show(this.game.send({ type: 'keyboard', wanted: true }));
  }

  #show(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#parts.terminal.write(bytes, this.#tellDrawn);
    this.#speak();
    this.#waitForTime();
    this.#keepMoving();
  }

  readonly #tellDrawn = (): void => { if (!this.#closed) this.#parts.onDrawn(this.game); };

  readonly #heedSystem = (): void => this.send({ type: 'motion', wanted: !calmSystem.matches });

  /** Frame after frame while anything in view moves. The browser asks for none while nobody looks. */
  #keepMoving(): void {
    if (this.#frame || this.#closed) return;
    if (this.game.wantsMotion() < 0) {
      this.#framed = undefined;
      return;
    }
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      if (this.#closed) return;
      this.#move(now);
      this.#keepMoving();
    });
  }

  #move(now: number): void {
    const passed = now - (this.#framed ??= now);
    // Where drawing is slow, water has to be slower still: playing comes first. What is soon over drops frames instead.
    if (passed < Math.max(this.game.wantsMotion(), this.game.hurries() ? 0 : this.#pause)) return;
    this.#framed = now;
    const hurried = this.game.hurries();
    const bytes = this.game.send({ type: 'frame', ms: Math.min(Math.round(passed), longestLookAway) });
    // What was soon to be over is, and may have led elsewhere: the last page of a game comes once all has faded.
    if (hurried && !this.game.hurries()) {
      this.#parts.terminal.write(bytes, this.#tellDrawn);
      this.#parts.onPlayed(this.game);
      return;
    }
    if (bytes.length === 0) return;
    this.#parts.terminal.write(bytes, () => requestAnimationFrame((drawn) => {
      const cost = drawn - now;
      this.#pause = cost > slowFrame ? cost * restAfterSlowFrame : 0;
    }));
  }

  #speak(): void {
    if (this.game.said === this.#told || this.#parts.isPassing?.()) return;
    this.#told = this.game.said;
    speak(this.#parts.log, this.game.log(linesSpoken));
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
