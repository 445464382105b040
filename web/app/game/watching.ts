import type { Replay } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { button, createElement } from '../../kit/create_element';
import { TerminalSession } from '../../terminal/terminal_session';
import type { Preferences } from '../settings/preferences';
import type { ViewerWish } from './wishes';

export interface WatchingParts {
  /** Its class `watching` tells the style sheet about the bar. */
  root: HTMLElement;
  preferences: Preferences;
  terminal: Terminal;
  log: HTMLElement;
  bar: HTMLElement;
  /** Called after every event that drew something; the replay may be on another depth. */
  onDrawn: (replay: Replay) => void;
  onWish: (wish: ViewerWish) => void;
  /** Takes what there is to hear. */
  hear: (replay: Replay) => void;
  /** The player has changed settings. */
  onSettings: () => void;
  onTrouble: (sentence: string) => void;
  onFailure: (error: unknown) => void;
}

/** The buttons: label, key, and accessible name. The button for Space is labeled by the state of the replay. */
const keys = [
  ['<', '<', 'Previous level'],
  ['‹', 'h', 'Back one turn'],
  ['', ' ', ''],
  ['›', 'l', 'Forward one turn'],
  ['>', '>', 'Next level'],
  ['−', 'j', 'Slower'],
  ['+', 'k', 'Faster'],
  ['Everything', 'Tab', 'Show everything, or what the hero sees'],
  ['Play on', 'P', 'Play on from here'],
  ['Close', 'Q', 'Close the recording'],
] as const;

/** A recording on the screen. Keys and pointer events go to it as to a game; the bar below, for touch, mice and screen
    readers, has the turn, a track and a button for every key. */
export class Watching {
  readonly replay: Replay;
  readonly session: TerminalSession<Replay>;
  readonly #parts: WatchingParts;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #place = createElement('span', { id: 'replay-turn' });
  readonly #track: HTMLInputElement;
  #wanted: number | undefined;
  #told: string | undefined;

  constructor(replay: Replay, parts: WatchingParts) {
    this.replay = replay;
    this.#parts = parts;
    this.#track = createElement('input', {
      id: 'replay-track',
      type: 'range',
      min: '0',
      max: String(replay.turns),
      'aria-label': 'Turn',
    });
    this.#track.addEventListener('input', () => this.#follow());
    // Once the pointer releases the track, keys go to the recording again.
    this.#track.addEventListener('pointerup', () => this.#track.blur());
    for (const [label, key, does] of keys)
      this.#buttons.set(
        key,
        button(
          label,
          () => this.session.send({ type: 'choose', key }),
          does ? { 'aria-label': does, title: does } : {},
        ),
      );
    this.#buttons.get(' ')!.id = 'play-replay';
    this.#buttons.get('P')!.id = 'play-on';
    parts.bar.replaceChildren(createElement('div', {}, this.#track, this.#place), ...this.#buttons.values());
    parts.bar.hidden = false;
    parts.root.classList.add('watching');
    this.session = new TerminalSession(replay, {
      terminal: parts.terminal,
      log: parts.log,
      preferences: parts.preferences,
      onFailure: parts.onFailure,
      hear: parts.hear,
      isPassing: () => replay.heading !== replay.turn,
      onDrawn: () => parts.onDrawn(replay),
      onPlayed: () => this.#onEvent(),
      // Settings changed here do not affect the page.
      onSettings: parts.onSettings,
      // Errors of the settings are reported when a game begins.
      onTrouble: () => {},
    });
    this.#show();
  }

  close(): void {
    this.#parts.bar.hidden = true;
    this.#parts.bar.replaceChildren();
    this.#parts.root.classList.remove('watching');
    this.session.close();
  }

  #onEvent(): void {
    this.#show();
    const wish = this.replay.takeWish();
    if (wish) this.#parts.onWish(wish);
  }

  /** Seeks once a frame at most: dragging the track asks for more turns than can be shown. */
  #follow(): void {
    const isUnderWay = this.#wanted !== undefined;
    this.#wanted = Number(this.#track.value);
    if (isUnderWay) return;
    requestAnimationFrame(() => {
      const turn = this.#wanted!;
      this.#wanted = undefined;
      if (!this.session.isOpen) return;
      this.replay.seek(turn);
      this.session.refresh();
    });
  }

  #show(): void {
    const { replay } = this;
    const { problem } = replay;
    const place = `Turn ${replay.turn} of ${replay.turns}`;
    this.#place.textContent = place;
    this.#track.setAttribute('aria-valuetext', `${place}, depth ${replay.depth}`);
    if (this.#wanted === undefined) this.#track.value = String(replay.heading);
    const play = this.#buttons.get(' ')!;
    play.textContent = replay.playing ? 'Pause' : 'Play';
    this.#buttons.get('P')!.hidden = replay.over || problem !== null;
    if (problem && problem.message !== this.#told) this.#parts.onTrouble(problem.message);
    this.#told = problem?.message;
  }
}
