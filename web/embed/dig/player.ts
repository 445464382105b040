import type { DigStep } from 'cellophane-levels';
import { bounded, durationOf } from './timing';

export interface PlayerOptions {
  /** Another step is shown, by itself or because somebody asked for it. */
  onStep: (step: number, isAsked: boolean) => void;
  /** A step goes on: how much of it is over, from 0 to 1. */
  onProgress: (share: number) => void;
  /** It plays, or it does not any more. */
  onPlaying: (isPlaying: boolean) => void;
}

/** A frame that took longer than this is no reason to skip what would have been seen. */
const longestFrame = 100;

/** Goes from step to step in time. Knows nothing of what they look like. */
export class Player {
  readonly #options: PlayerOptions;
  #steps: readonly DigStep[] = [];
  #step = 0;
  /** Of the step at hand, in milliseconds at usual speed. */
  #spent = 0;
  #before = 0;
  #frame = 0;
  speed = 1;

  constructor(options: PlayerOptions) {
    this.#options = options;
  }

  get step(): number { return this.#step; }
  get last(): number { return this.#steps.length - 1; }
  get isPlaying(): boolean { return this.#frame !== 0; }
  get isOver(): boolean { return this.#step >= this.last && this.#share >= 1; }

  /** Begins anew, standing still. */
  load(steps: readonly DigStep[]): void {
    this.pause();
    this.#steps = steps;
    this.#enter(0, 1, true);
  }

  /** From where it stands; from the beginning, if it is over. */
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

  /** Shows a step as it ends; playing goes on from there. */
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
    // At great speed a frame is worth several steps.
    while (this.#share >= 1 && this.#step < this.last) {
      const rest = this.#spent - durationOf(this.#steps[this.#step]!);
      this.#enter(this.#step + 1, 0, false);
      this.#spent = rest;
    }
    this.#options.onProgress(this.#share);
    if (this.isOver) return this.pause();
    this.#frame = requestAnimationFrame((later) => this.#go(later));
  }
}
