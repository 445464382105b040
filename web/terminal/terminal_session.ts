import type { InterfaceEvent, Shown } from 'cellophane';
import { explained } from '../kit/explained';
import { isTouchedOnly, wantsCalm, watchMedia } from '../kit/optional';
import { speak } from './log_lines';
import { hasPictures } from './pictures_there';

const linesSpoken = 50;
const longestWait = 3_600_000;
const longestLookAway = 1000;
const slowFrame = 70;
const restAfterSlowFrame = 8;

/** Where the player's settings are kept, as lines. */
export interface SettingsKeeper {
  readonly settings: string;
  keepSettings: (lines: string) => void;
}

export interface SittingParts<Seen extends Shown> {
  /** What draws: it is handed every difference, and calls back once that is drawn. */
  terminal: { write(bytes: Uint8Array, done?: () => void): void };
  log: HTMLElement;
  preferences: SettingsKeeper;
  /** Whether messages are passing too quickly to be announced. */
  isPassing?: () => boolean;
  /** Called after every event that drew something. */
  onDrawn: (game: Seen) => void;
  /** Called after every event, before `onPlayed`: takes what there is to hear. */
  hear?: ((game: Seen) => void) | undefined;
  /** Called after every event, which may have advanced the game. */
  onPlayed: (game: Seen) => void;
  onFailure: (error: unknown) => void;
  /** The player has changed settings. */
  onSettings: () => void;
  /** The stored settings have errors, or a part of the page has failed, and the game goes on. */
  onTrouble: (sentences: readonly string[]) => void;
}

/** Whether an error is the page's or the browser's, and so leaves the engine as it was. */
const isOfPage = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError ||
  (typeof DOMException === 'function' && error instanceof DOMException);

/** Tells a game what the player wants and has, before it is drawn for the first time. Returns the errors of the stored
    settings. */
export function introduce(
  game: Shown,
  preferences: Pick<SettingsKeeper, 'settings'>,
  isCalm: boolean,
  hasKeys: boolean,
): readonly string[] {
  const errors = game.setSettings(preferences.settings);
  game.send({ type: 'motion', wanted: !isCalm });
  game.send({ type: 'keyboard', wanted: hasKeys });
  game.send({ type: 'pictures', wanted: hasPictures() });
  game.send({ type: 'hints', wanted: true });
  game.send({ type: 'settings', wanted: true });
  return errors;
}

/** A game, a replay or the title on the screen: passes on events, writes to the terminal, and lets time pass when the
    game wants it. */
export class TerminalSession<Seen extends Shown> {
  readonly game: Seen;
  readonly #parts: SittingParts<Seen>;
  #told = 0;
  #timer = 0;
  #frame = 0;
  /** The time of the last animation frame; undefined before an animation begins. */
  #framed: number | undefined;
  #pause = 0;
  #closed = false;
  #hasKeys = !isTouchedOnly();
  /** What has failed of the page, and was told. */
  readonly #faults = new Set<string>();
  readonly #stopHeeding: () => void;

  constructor(game: Seen, parts: SittingParts<Seen>) {
    this.#parts = parts;
    this.game = game;
    parts.onTrouble(introduce(game, parts.preferences, wantsCalm(), this.#hasKeys));
    this.#stopHeeding = watchMedia('(prefers-reduced-motion: reduce)', () =>
      this.send({ type: 'motion', wanted: !wantsCalm() }),
    );
    this.#show(this.game.screen());
  }

  /** True if the screen changes by it. */
  send(event: InterfaceEvent): boolean {
    let isChanged = true;
    return (
      this.#each(
        () => {
          if (event.type === 'key' && !this.#hasKeys) this.#assumeKeys();
          const hurried = this.game.hurries();
          const bytes = this.game.send(event);
          isChanged = bytes.length > 0;
          // An animation that begins now must not count the time the player took.
          if (!hurried && this.game.hurries()) this.#framed = undefined;
          this.#show(bytes);
        },
        () => {
          const settings = this.game.takeSettings();
          if (!settings) return;
          this.#parts.preferences.keepSettings(settings);
          this.#parts.onSettings();
        },
        () => this.#parts.hear?.(this.game),
        () => this.#parts.onPlayed(this.game),
      ) && isChanged
    );
  }

  /** Takes steps one after the other. A part of the page that fails is told of once, and the others go on; what the engine
      throws ends the game, whose memory cannot be trusted then. False if nothing was done. */
  #each(...steps: readonly (() => void)[]): boolean {
    if (this.#closed) return false;
    for (const step of steps) {
      // An earlier step may have left the game.
      if (this.#closed) return true;
      try {
        step();
      } catch (error) {
        if (isOfPage(error)) this.#tellOfFault(error);
        else {
          this.close();
          this.#parts.onFailure(error);
        }
      }
    }
    return true;
  }

  #tellOfFault(error: unknown): void {
    const fault = explained(error);
    if (this.#faults.has(fault)) return;
    this.#faults.add(fault);
    console.error(error);
    this.#parts.onTrouble([`A part of the page failed: ${fault} The game goes on.`]);
  }

  /** Applies settings that were changed outside the game, and keeps them. */
  changeSettings(lines: string): void {
    this.#parts.onTrouble(this.game.setSettings(lines));
    this.#parts.preferences.keepSettings(this.game.settings);
    this.#parts.onSettings();
    this.refresh();
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  /** Redraws a game that changed without an event. */
  refresh(): void {
    this.send({ type: 'time', ms: 0 });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#stopHeeding();
    this.game.dispose();
  }

  /** Tells the game that there is a keyboard, once a key has been pressed. */
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

  readonly #tellDrawn = (): void => {
    this.#each(() => this.#parts.onDrawn(this.game));
  };

  /** Animates frame by frame while anything in view moves. The browser requests none while the page is hidden. */
  #keepMoving(): void {
    if (this.#frame || this.#closed) return;
    if (this.game.wantsMotion() < 0) {
      this.#framed = undefined;
      return;
    }
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#each(
        () => this.#move(now),
        () => this.#keepMoving(),
      );
    });
  }

  #move(now: number): void {
    const passed = now - (this.#framed ??= now);
    // After a slow frame water pauses, to leave time for input; brief animations drop frames instead.
    if (passed < Math.max(this.game.wantsMotion(), this.game.hurries() ? 0 : this.#pause)) return;
    this.#framed = now;
    const hurried = this.game.hurries();
    const bytes = this.game.send({ type: 'frame', ms: Math.min(Math.round(passed), longestLookAway) });
    // The end of a brief animation may change the screen: the last page of a game comes once all has faded.
    if (hurried && !this.game.hurries()) {
      this.#parts.terminal.write(bytes, this.#tellDrawn);
      this.#parts.onPlayed(this.game);
      return;
    }
    if (bytes.length === 0) return;
    this.#parts.terminal.write(bytes, () =>
      requestAnimationFrame((drawn) => {
        const cost = drawn - now;
        this.#pause = cost > slowFrame ? cost * restAfterSlowFrame : 0;
      }),
    );
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
