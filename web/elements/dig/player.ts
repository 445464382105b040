import type { DigStep } from 'cellophane-levels';
import { bounded, durationOf } from './timing';

export interface PlayerOptions {
  /** Another step is shown: because the viewer asked for it (`isAsked`), or while playing. */
  onStep: (step: number, isAsked: boolean) => void;
  /** The share of the step that has been played, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Playing has begun or ended. */
  onPlaying: (isPlaying: boolean) => void;
}

/** The most a slow frame advances the player, in milliseconds, so that it skips nothing. */
const longestFrame = 100;

/** Goes from step to step in time; draws nothing itself. */
export class Player {
  readonly #options: PlayerOptions;
  #steps: readonly DigStep[] = [];
  #step = 0;
  /** The time spent on the current step, in milliseconds at usual speed. */
  #spent = 0;
  #before = 0;
  #frame = 0;
  speed = 1;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  get step(): number {
    return this.#step;
  }
  get last(): number {
    return this.#steps.length - 1;
  }
  get isPlaying(): boolean {
    return this.#frame !== 0;
  }
  get isOver(): boolean {
    return this.#step >= this.last && this.#share >= 1;
  }

  /** Starts over with other steps, paused. */
  load(steps: readonly DigStep[]): void {
    this.pause();
    this.#steps = steps;
    this.#enter(0, 1, true);
  }

  /** Plays from the current step, or from the first if it is over. */
  play(): void {
    if (this.isPlaying || this.#steps.length === 0) return;
    if (this.isOver) this.#enter(0, 0, true);
    else if (this.#share >= 1) this.#enter(this.#step + 1, 0, false);
    this.#before = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#go(now));
    this.#options.onPlaying(true);
  }

  pause(): void {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#options.onPlaying(false);
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Shows the end of a step; playing goes on from there. */
  seek(step: number): void {
    if (this.#steps.length > 0) this.#enter(bounded(step, 0, this.last), 1, true);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#steps = [];
  }

  get #share(): number {
    const step = this.#steps[this.#step];
    return step ? Math.min(1, this.#spent / durationOf(step)) : 1;
  }

  #enter(step: number, share: number, isAsked: boolean): void {
    this.#step = step;
    this.#spent = share * (this.#steps[step] ? durationOf(this.#steps[step]) : 0);
    this.#options.onStep(step, isAsked);
    this.#options.onProgress(share);
  }

  #go(now: number): void {
    this.#spent += Math.min(Math.max(0, now - this.#before), longestFrame) * this.speed;
    this.#before = now;
    // At high speed a frame may cover several steps.
    while (this.#share >= 1 && this.#step < this.last) {
      const rest = this.#spent - durationOf(this.#steps[this.#step]);
      this.#enter(this.#step + 1, 0, false);
      this.#spent = rest;
    }
    this.#options.onProgress(this.#share);
    if (this.isOver) return this.pause();
    this.#frame = requestAnimationFrame((later) => this.#go(later));
  }
}
