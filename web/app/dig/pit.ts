import type { WatchedLevel } from 'cellophane-levels';
import { createElement } from '../../kit/create_element';
import { listenToClicks } from '../../elements/dig/clicks';
import { DigShow } from '../../elements/dig/show';
import type { Player } from '../../elements/dig/player';
import { listenToGestures } from '../../elements/gestures';
import { loadMapFont, mapFamily } from '../../elements/map_font';
import { MapRenderer } from '../../elements/renderer';
import { leastZoom } from '../../elements/viewport';

const zoomStep = 1.5;

export interface PitOptions {
  onStep: (step: number, isAsked: boolean) => void;
  onPlaying: (isPlaying: boolean) => void;
  signal: AbortSignal;
}

/** The level as far as it is dug, and above it the current try. */
export class Pit {
  readonly element = createElement('div', { id: 'pit', class: 'night' });
  readonly #canvas = createElement('canvas', { id: 'level', role: 'img', 'aria-label': 'The level being dug' });
  readonly #overlay = createElement('canvas', { id: 'overlay', 'aria-hidden': 'true' });
  readonly #words = createElement('p', { id: 'pit-words', role: 'status' });
  readonly #renderer = new MapRenderer(this.#canvas, { family: mapFamily });
  readonly #show: DigShow;

  constructor({ signal, ...options }: PitOptions) {
    this.element.append(this.#canvas, this.#overlay, this.#words);
    this.#show = new DigShow(this.#renderer, { overlay: this.#overlay, ...options });
    listenToGestures(this.#renderer, { signal, onPoint: () => {}, onMoved: () => this.#moved() });
    listenToClicks(this.#canvas, () => this.player.toggle(), signal);
    signal.addEventListener('abort', () => {
      this.#show.dispose();
      this.#renderer.dispose();
    });
    void loadMapFont().then((isLoaded) => {
      if (isLoaded && !signal.aborted) this.#renderer.redraw();
    });
    this.showMessage('Digging…');
    this.#moved();
  }

  get player(): Player {
    return this.#show.player;
  }
  get level(): WatchedLevel | null {
    return this.#show.level;
  }

  load(level: WatchedLevel): void {
    this.#setSaying('');
    this.#canvas.setAttribute(
      'aria-label',
      `Depth ${level.depth} of dungeon ${level.seed}, style ${level.style}, being dug`,
    );
    this.#renderer.zoomTo(leastZoom);
    this.#show.load(level);
    this.#moved();
  }

  /** Shows a sentence in place of the level. */
  showMessage(text: string): void {
    this.#show.clear();
    this.#setSaying(text);
  }

  zoom(step: 1 | -1 | 0): void {
    this.#renderer.zoomTo(step === 0 ? leastZoom : this.#renderer.zoom * zoomStep ** step);
    this.#moved();
  }

  #setSaying(text: string): void {
    this.#words.textContent = text;
    this.#words.hidden = text === '';
    this.#canvas.hidden = this.#overlay.hidden = text !== '';
  }

  #moved(): void {
    this.#canvas.classList.toggle('whole', this.#renderer.isWhole);
  }
}
