import type { WatchedLevel } from 'cellophane-levels';
import { wantsCalm } from '../../kit/optional';
import type { MapRenderer } from '../renderer';
import { Film } from './film';
import { Player } from './player';
import { drawScene, settledAt } from './scenes';
import { Sheet } from './sheet';

export interface ShowOptions {
  /** A canvas exactly above the renderer's that lets pointers through. */
  overlay: HTMLCanvasElement;
  /** A step is shown; `isAsked`: because the viewer asked for it. */
  onStep: (step: number, isAsked: boolean) => void;
  onPlaying: (isPlaying: boolean) => void;
}

/** Shows a level being dug: the map so far, and above it the current try. */
export class DigShow {
  readonly player: Player;
  readonly #renderer: MapRenderer;
  readonly #overlay: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #film: Film | null = null;
  #share = 1;
  /** The step after which the map is shown; -1: before the first, -2: nothing is shown yet. */
  #pictured = -2;
  /** Draws nothing above the finished level. */
  #isBare = false;

  constructor(renderer: MapRenderer, { overlay, onStep, onPlaying }: ShowOptions) {
    this.#renderer = renderer;
    this.#overlay = overlay;
    this.#context = overlay.getContext('2d')!;
    this.player = new Player({
      onStep: (step, isAsked) => onStep(step, isAsked),
      onProgress: (share) => this.#progress(share),
      onPlaying,
    });
    renderer.onDrawn = () => this.#draw();
  }

  get level(): WatchedLevel | null {
    return this.#film?.level ?? null;
  }

  /** Shows another level, paused at its first step. */
  load(level: WatchedLevel): void {
    this.#film = new Film(level);
    this.#pictured = -2;
    // Nothing is drawn above the map yet: the player still is at a step of the level before, which this one may lack.
    this.#isBare = true;
    this.#renderer.show(this.#film.picture(-1));
    this.#isBare = false;
    this.player.load(level.stages.steps);
  }

  /** The finished level and nothing above it. */
  showResult(): void {
    this.player.pause();
    this.player.seek(this.player.last);
    this.#isBare = true;
    this.#progress(1);
  }

  clear(): void {
    this.player.dispose();
    this.#film = null;
    this.#wipe();
  }

  dispose(): void {
    this.clear();
    this.#renderer.onDrawn = null;
  }

  #progress(share: number): void {
    if (!this.#film) return;
    // With reduced motion each step is shown as it ends.
    this.#share = this.player.isPlaying && wantsCalm() ? 1 : share;
    if (this.player.step < this.player.last || share < 1) this.#isBare = false;
    const { step } = this.player;
    const pictured = this.#share >= settledAt || !isTried(this.#film.steps[step].kind) ? step : step - 1;
    if (pictured !== this.#pictured) {
      this.#pictured = pictured;
      this.#renderer.repaint(this.#film.picture(pictured));
    }
    this.#draw();
  }

  #wipe(): void {
    const { width, height } = this.#renderer.canvas;
    if (this.#overlay.width !== width || this.#overlay.height !== height)
      Object.assign(this.#overlay, { width, height });
    else this.#context.clearRect(0, 0, width, height);
  }

  #draw(): void {
    this.#wipe();
    const film = this.#film;
    if (!film || this.#isBare) return;
    const renderer = this.#renderer;
    const sheet = new Sheet(this.#context, { width: film.level.width, cornerOf: (cell) => renderer.cornerOf(cell) });
    drawScene(film, this.player.step, sheet, renderer.theme, this.#share);
  }
}

/** Whether the cells of a step are drawn above the map before they become part of it. */
const isTried = (kind: string): boolean => kind === 'room' || kind === 'lake' || kind === 'corridor';
