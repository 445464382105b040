import type { Level } from 'cellophane-levels';
import { button, createElement } from '../../kit/create_element';
import { listenToGestures } from '../../elements/gestures';
import { loadMapFont, mapFamily } from '../../elements/map_font';
import { keyHelp, listenToMapKeys, type KeyActions } from '../../elements/map_keys';
import { placeOf, sightsOf, titleOf } from '../../elements/map_words';
import { isSameCell, type Cell, type Picture } from '../../elements/picture';
import { MapRenderer } from '../../elements/renderer';
import { leastZoom } from '../../elements/viewport';
import { machineTitle } from '../shell/machine_title';
import { listenToSwipes } from './swipe';

const zoomStep = 1.5;
const calm = 'Hover or tap the map or the list to see what is there.';

/** One level, as large as there is room, with descriptions of its cells. */
export class BigMap {
  readonly element = createElement('section', { id: 'map', 'aria-label': 'Map' });
  readonly #zooms = createElement(
    'div',
    { id: 'zooms', role: 'group', 'aria-label': 'Zoom' },
    button('+', () => this.#zoomTo(this.#renderer.zoom * zoomStep), { 'aria-label': 'Closer' }),
    button('−', () => this.#zoomTo(this.#renderer.zoom / zoomStep), { 'aria-label': 'Zoom out' }),
    button('=', () => this.#zoomTo(leastZoom), { 'aria-label': 'Show all' }),
  );
  readonly #canvas = createElement('canvas', {
    id: 'level',
    tabindex: '0',
    role: 'application',
    'aria-describedby': 'map-help',
  });
  readonly #words = createElement('p', { id: 'map-words', role: 'status' }, 'Digging…');
  readonly #tip = createElement('p', { id: 'tip' }, calm);
  readonly #spoken = createElement('p', { class: 'unseen', 'aria-live': 'polite' });
  readonly #renderer = new MapRenderer(this.#canvas, { family: mapFamily });
  #level: Level | null = null;
  #reveal = true;

  constructor(onSwipe: (step: 1 | -1) => void, signal: AbortSignal) {
    const help = createElement('p', { class: 'unseen', id: 'map-help' }, `${keyHelp} Brackets go from level to level.`);
    this.element.append(
      createElement('div', { class: 'frame night' }, this.#canvas, this.#words),
      createElement('div', { class: 'foot' }, this.#tip, this.#zooms),
      help,
      this.#spoken,
    );
    this.#canvas.hidden = true;
    listenToGestures(this.#renderer, { signal, onPoint: (cell) => this.point(cell), onMoved: () => this.#moved() });
    listenToMapKeys(this.#canvas, this.#keyActions(), signal);
    listenToSwipes(this.#canvas, () => this.#renderer.isWhole, onSwipe);
    this.#canvas.addEventListener('blur', () => this.point(null));
    signal.addEventListener('abort', () => this.#renderer.dispose());
    this.#moved();
    void loadMapFont().then((isLoaded) => {
      if (isLoaded && !signal.aborted) this.#renderer.redraw();
    });
  }

  get level(): Level | null {
    return this.#level;
  }
  get mark(): Cell | null {
    return this.#renderer.mark;
  }

  /** Shows a level. A new one is shown whole; another picture of the same one keeps the view. */
  show(level: Level, picture: Picture, reveal: boolean): void {
    const { mark } = this.#renderer;
    const isNew = level !== this.#level;
    this.#level = level;
    this.#reveal = reveal;
    this.#words.hidden = true;
    this.#canvas.hidden = false;
    this.#canvas.setAttribute('aria-label', titleOf(level));
    if (isNew) this.#renderer.zoomTo(leastZoom);
    this.#renderer.show(picture);
    if (isNew) this.#tip.textContent = calm;
    else this.#renderer.mark = mark;
    this.#moved();
  }

  /** Shows a sentence in place of the map. */
  showMessage(text: string): void {
    this.#level = null;
    this.#canvas.hidden = true;
    this.#words.hidden = false;
    this.#words.textContent = text;
    this.#tip.textContent = '';
  }

  /** Marks a cell and shows its description, which it returns; null removes both. */
  point(cell: Cell | null): string {
    if (!isSameCell(cell, this.#renderer.mark)) {
      this.#renderer.mark = cell;
      this.#tip.textContent = cell && this.#level ? this.#describe(this.#level, cell) : calm;
    }
    return this.#tip.textContent ?? '';
  }

  /** Brings a cell into view, marks it and announces its description. */
  lookAt({ x, y }: Cell): void {
    if (!this.#level) return;
    const { width, height } = this.#level;
    const cell = { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
    this.#renderer.bringIntoView(cell);
    // With the place, for a live region does not announce the same text twice.
    this.#spoken.textContent = `${this.point(cell)} ${placeOf(cell)}.`;
  }

  #describe(level: Level, { x, y }: Cell): string {
    const number = level.cells('machine')[y * level.width + x];
    const machine = level.machines.find((each) => each.number === number);
    const part = machine && this.#reveal ? ` ${machineTitle(machine.blueprint)}.` : '';
    return level.describe(x, y, { reveal: this.#reveal }) + part;
  }

  #zoomTo(zoom: number): void {
    const { mark } = this.#renderer;
    this.#renderer.zoomTo(zoom);
    if (mark) this.#renderer.bringIntoView(mark);
    this.#moved();
  }

  #moved(): void {
    this.#canvas.classList.toggle('whole', this.#renderer.isWhole);
  }

  #keyActions(): KeyActions {
    // For the getters below, whose `this` is the returned object.
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const map = this;
    return {
      get spot() {
        const [x, y] = map.#level!.stairs.up;
        return map.#renderer.mark ?? { x, y };
      },
      get zoom() {
        return map.#renderer.zoom;
      },
      lookAt: (cell) => map.lookAt(cell),
      lookAtThing: (step) => map.#lookAtThing(step),
      lookAway: () => {
        map.point(null);
      },
      zoomTo: (zoom) => map.#zoomTo(zoom),
    };
  }

  #lookAtThing(step: 1 | -1): void {
    const things = sightsOf(this.#level!, this.#reveal);
    const current = things.findIndex(({ cell }) => isSameCell(cell, this.#renderer.mark));
    const from = current < 0 && step === -1 ? 0 : current;
    this.lookAt(things[(from + step + things.length) % things.length].cell);
  }
}
