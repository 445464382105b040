import type { WatchedLevel } from 'cellophane-levels';
import { wantsCalm, watchInView } from '../../kit/optional';
import type { MapRenderer } from '../renderer';
import { listenToClicks } from './clicks';
import { digKeyHelp, listenToDigKeys } from './dig_keys';
import { DigShow } from './show';

export interface MapDigParts {
  renderer: MapRenderer;
  /** Shows the caption of the step. */
  caption: HTMLElement;
  /** A live region, for the caption at which the dig was paused. */
  spoken: HTMLElement;
}

/** The speed of an embedded dig, which is then over in half a minute or so. */
const speed = 2.5;
/** The share of the element that must be in view for it to play. */
const worthwhile = 0.35;

/** A dig in a map element: plays while in view, ends with the finished level, and can be paused. */
export class MapDig {
  /** The keys, explained for screen readers. */
  static readonly help = digKeyHelp;

  readonly #show: DigShow;
  readonly #parts: MapDigParts;
  readonly #overlay = document.createElement('canvas');
  readonly #endWatch: () => void;
  #isStill: boolean | null = null;
  #isInView = false;
  /** False while the viewer has it paused. */
  #isWanted = true;

  constructor(host: HTMLElement, level: WatchedLevel, parts: MapDigParts) {
    this.#parts = parts;
    this.#overlay.className = 'overlay';
    this.#overlay.ariaHidden = 'true';
    parts.renderer.canvas.after(this.#overlay);
    this.#show = new DigShow(parts.renderer, {
      overlay: this.#overlay,
      onStep: (step) => this.#tell(step),
      onPlaying: (isPlaying) => this.#turned(isPlaying),
    });
    this.#show.player.speed = speed;
    this.#show.load(level);
    this.#endWatch = watchInView(host, { threshold: worthwhile }, (isInView) => {
      this.#isInView = isInView;
      this.#goOnOrRest();
    });
  }

  /** Listens to clicks and keys for the dig that is on the canvas at the time. */
  static listen(canvas: HTMLCanvasElement, current: () => MapDig | null, signal: AbortSignal): void {
    listenToClicks(canvas, () => current()?.toggle(), signal);
    listenToDigKeys(canvas, { player: () => current()?.player ?? null, onAsked: () => current()?.asked(), signal });
  }

  get player() {
    return this.#show.player;
  }
  get isOver(): boolean {
    return this.player.isOver;
  }

  /** A still dig shows the finished level. */
  setStill(isStill: boolean): void {
    if (isStill === this.#isStill) return;
    this.#isStill = isStill;
    if (isStill || wantsCalm()) this.#finish();
    else this.#goOnOrRest();
  }

  asked(): void {
    this.#isWanted = !this.player.isPlaying;
  }

  toggle(): void {
    this.asked();
    this.player.toggle();
  }

  dispose(): void {
    this.#endWatch();
    this.#show.dispose();
    this.#overlay.remove();
    this.#parts.caption.textContent = '';
  }

  #goOnOrRest(): void {
    if (this.#isStill !== false || this.player.isOver) return;
    if (this.#isInView && this.#isWanted && !wantsCalm()) this.player.play();
    else this.player.pause();
  }

  #finish(): void {
    this.#show.showResult();
    this.#parts.caption.textContent = '';
  }

  #tell(step: number): void {
    const { stages } = this.#show.level!;
    const { stage, caption } = stages.steps[step];
    this.#parts.caption.textContent = `${stages.list[stage].title}. ${caption}`;
  }

  #turned(isPlaying: boolean): void {
    if (isPlaying) return;
    if (this.player.isOver) this.#finish();
    else if (!this.#isWanted) this.#parts.spoken.textContent = `Paused. ${this.#parts.caption.textContent}`;
  }
}
