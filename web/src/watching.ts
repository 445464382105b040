import type { InterfaceEvent, Replay } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import { speak } from './log_lines';
import { button, made } from './made';

const usualDelay = 50;
const shortestDelay = 1;
const longestDelay = 3000;

export interface WatchingParts {
  terminal: Terminal;
  log: HTMLElement;
  bar: HTMLElement;
  /** The depth may be another. */
  onMoved: (replay: Replay) => void;
  /** Play on where the recording ends; left out where the game has ended. */
  onPlayOn: () => void;
  onTrouble: (sentence: string) => void;
}

/** A recording on the screen: it stands still at first, plays, and goes a turn on or back. */
export class Watching {
  readonly replay: Replay;
  readonly #parts: WatchingParts;
  readonly #play = button('Play', () => this.#toggle(), { id: 'play-replay', 'aria-keyshortcuts': 'Space' });
  readonly #place = made('span', { id: 'replay-turn' });
  readonly #playOn: HTMLButtonElement;
  #delay = usualDelay;
  #timer = 0;
  #told: string | undefined;

  constructor(replay: Replay, parts: WatchingParts) {
    this.replay = replay;
    this.#parts = parts;
    this.#playOn = button('Play on from its end', parts.onPlayOn, { id: 'play-on' });
    parts.bar.replaceChildren(
      button('«', () => this.#goTo(0), { 'aria-label': 'To the beginning', 'aria-keyshortcuts': 'Home' }),
      button('‹', () => this.#goTo(replay.turn - 1), { 'aria-label': 'A turn back', 'aria-keyshortcuts': 'ArrowLeft' }),
      this.#play,
      button('›', () => this.#goTo(replay.turn + 1), { 'aria-label': 'A turn on', 'aria-keyshortcuts': 'ArrowRight' }),
      button('»', () => this.#goTo(replay.turns), { 'aria-label': 'To the end', 'aria-keyshortcuts': 'End' }),
      button('−', () => this.#slow(3 / 2), { 'aria-label': 'Slower', 'aria-keyshortcuts': '-' }),
      button('+', () => this.#slow(2 / 3), { 'aria-label': 'Faster', 'aria-keyshortcuts': '+' }),
      this.#place, this.#playOn);
    parts.bar.hidden = false;
    document.body.classList.add('watching');
    speak(parts.log, replay.messages());
    this.#show();
  }

  /** Keys mean what they do while a recording is watched. */
  send(event: InterfaceEvent): void {
    if (event.type !== 'key') return;
    const deeds: Record<string, () => void> = {
      ' ': () => this.#toggle(),
      ArrowRight: () => this.#goTo(this.replay.turn + 1),
      ArrowLeft: () => this.#goTo(this.replay.turn - 1),
      Home: () => this.#goTo(0),
      End: () => this.#goTo(this.replay.turns),
      '+': () => this.#slow(2 / 3),
      '-': () => this.#slow(3 / 2),
    };
    deeds[event.key]?.();
  }

  close(): void {
    this.#pause();
    this.#parts.bar.hidden = true;
    this.#parts.bar.replaceChildren();
    document.body.classList.remove('watching');
    this.replay.dispose();
  }

  #toggle(): void {
    if (this.#timer) return this.#pause();
    if (this.replay.isAtEnd) this.replay.runTo(0);
    this.#goOn();
  }

  #goOn(): void {
    this.#timer = window.setTimeout(() => {
      speak(this.#parts.log, this.replay.step().messages);
      if (this.replay.isAtEnd) this.#pause();
      else this.#goOn();
      this.#show();
    }, this.#delay);
    this.#play.textContent = 'Pause';
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#play.textContent = 'Play';
  }

  #goTo(turn: number): void {
    this.#pause();
    this.replay.runTo(Math.max(0, Math.min(turn, this.replay.turns)));
    this.#show();
  }

  #slow(times: number): void {
    this.#delay = Math.min(Math.max(this.#delay * times, shortestDelay), longestDelay);
  }

  #show(): void {
    const { replay } = this;
    const { problem } = replay;
    this.#parts.terminal.write(replay.screen());
    this.#place.textContent = `Turn ${replay.turn} of ${replay.turns}`;
    this.#playOn.hidden = replay.over || problem !== null;
    this.#parts.onMoved(replay);
    if (problem && problem.message !== this.#told) this.#parts.onTrouble(problem.message);
    this.#told = problem?.message;
  }
}
