import { createElement } from '../../kit/create_element';
import { usualColumns, usualRows } from '../../elements/level_size';
import { drawDots } from '../shell/dot_picture';
import type { Thumbnail } from './prefetch_messages';

interface Place {
  readonly button: HTMLButtonElement;
  readonly canvas: HTMLCanvasElement;
}

/** Thumbnails of a dungeon's levels, each a button. Arrow keys go from one to the next. */
export class Thumbnails {
  readonly element = createElement('div', { id: 'thumbnails', role: 'group', 'aria-label': 'Levels' });
  readonly #places: Place[] = [];
  readonly #choose: (depth: number) => void;
  #chosen = 0;

  constructor(choose: (depth: number) => void) {
    this.#choose = choose;
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
  }

  get count(): number {
    return this.#places.length;
  }

  /** Makes empty places for so many levels. */
  reset(levels: number): void {
    this.#places.length = 0;
    this.element.replaceChildren();
    this.#chosen = 0;
    this.extend(levels);
  }

  extend(levels: number): void {
    while (this.#places.length < levels) this.#add(this.#places.length + 1);
  }

  draw(thumbnail: Thumbnail): void {
    const { button, canvas } = this.#places[thumbnail.depth - 1];
    drawDots(canvas, thumbnail);
    button.classList.add('drawn');
  }

  /** Marks the place of a level that cannot be dug. */
  refuse(depth: number): void {
    this.#places[depth - 1].button.classList.add('refused');
  }

  choose(depth: number): void {
    this.#mark(this.#chosen, false);
    this.#chosen = depth;
    this.#mark(depth, true);
  }

  /** Highlights the level of the list entry pointed at; 0: none. */
  pointAt(depth: number): void {
    for (const [i, { button }] of this.#places.entries()) button.classList.toggle('pointed', i + 1 === depth);
  }

  #mark(depth: number, isChosen: boolean): void {
    const button = this.#places[depth - 1]?.button;
    if (!button) return;
    button.tabIndex = isChosen ? 0 : -1;
    if (isChosen) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  }

  #add(depth: number): void {
    const canvas = createElement('canvas', {
      'aria-hidden': 'true',
      width: String(usualColumns),
      height: String(usualRows),
    });
    const button = createElement(
      'button',
      { type: 'button', class: 'thumbnail', 'aria-label': `Depth ${depth}` },
      canvas,
      createElement('span', { class: 'night', 'aria-hidden': 'true' }, String(depth)),
    );
    button.tabIndex = -1;
    button.dataset['depth'] = String(depth);
    button.addEventListener('click', () => this.#choose(depth));
    this.#places.push({ button, canvas });
    this.element.append(button);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.#places.length;
    const targets: Record<string, number> = {
      ArrowLeft: this.#chosen - 1,
      ArrowUp: this.#chosen - 1,
      ArrowRight: this.#chosen + 1,
      ArrowDown: this.#chosen + 1,
      Home: 1,
      End: last,
    };
    if (!Object.hasOwn(targets, event.key)) return;
    event.preventDefault();
    const depth = Math.min(Math.max(targets[event.key], 1), last);
    this.#choose(depth);
    this.#places[depth - 1].button.focus();
  }
}
