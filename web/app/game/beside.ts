import type { InterfaceEvent, InventoryLine, Sat } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { mediaMatches, watchMedia } from '../../kit/optional';
import { partOf } from '../../kit/parts';
import { isNewTo } from '../../kit/shown_content';
import { wideWindow } from '../shell/layout_arithmetic';

/** How many lines of the log are shown. */
const linesShown = 80;

export interface BesideOptions {
  root: HTMLElement;
  game: () => Sat | undefined;
  send: (event: InterfaceEvent) => void;
}

/** What stands beside the map on ultrawide windows: the message log and the inventory. */
export class Beside {
  readonly #options: BesideOptions;
  readonly #element: HTMLElement;
  readonly #log = createElement('ul', { id: 'beside-log', 'aria-labelledby': 'beside-log-title', tabindex: '0' });
  readonly #pack = createElement('ul', { id: 'beside-pack', 'aria-labelledby': 'beside-pack-title' });
  readonly #stopWatching: () => void;

  constructor(options: BesideOptions) {
    this.#options = options;
    this.#element = partOf(options.root, 'beside');
    this.#element.replaceChildren(
      createElement('h2', { id: 'beside-log-title' }, 'Message log'),
      this.#log,
      createElement('h2', { id: 'beside-pack-title' }, 'Inventory'),
      this.#pack,
    );
    this.#stopWatching = watchMedia(wideWindow, () => this.refresh());
  }

  destroy(): void {
    this.#stopWatching();
    this.#element.replaceChildren();
  }

  refresh(): void {
    const game = mediaMatches(wideWindow) ? this.#options.game() : undefined;
    if (!game) return;
    const lines = game.log(linesShown);
    const isNew = isNewTo(this.#log, lines);
    if (isNew) this.#log.replaceChildren(...lines.map((line) => createElement('li', {}, line)));
    const pack = game.inventory();
    if (isNewTo(this.#pack, pack)) this.#pack.replaceChildren(...pack.map((item) => this.#itemOf(item)));
    // The inventory has taken its room by now.
    if (isNew) this.#log.scrollTop = this.#log.scrollHeight;
  }

  #itemOf({ letter, name, beginsGroup, sign }: InventoryLine): HTMLElement {
    const own = button('', () => this.#open(letter));
    const mark = createElement('i', { 'aria-hidden': 'true' }, sign.glyph);
    mark.style.color = sign.colour;
    own.append(createElement('kbd', {}, letter), mark, createElement('span', {}, name));
    // Keys go on to the game.
    own.addEventListener('mousedown', (event) => event.preventDefault());
    return createElement('li', beginsGroup ? { class: 'group' } : {}, own);
  }

  /** Opens what is told of an item, and what can be done with it. */
  #open(letter: string): void {
    const { game, send } = this.#options;
    if (game()?.reading().extent !== 'map') return;
    send({ type: 'choose', key: 'i' });
    send({ type: 'choose', key: letter });
  }
}
