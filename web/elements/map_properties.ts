import { CellophaneError, type Style, type Variant } from 'cellophane-levels';
import { isOn } from './filled';
import type { MapEvents } from './element_events';
import type { View } from './map_request';
import { pageElement } from './page_element';
import type { MapTheme } from './map_theme';

/** The attributes of `<cellophane-map>`, as templates and JSX take them (docs/embed.md). */
export interface CellophaneMapAttributes {
  seed?: string | number | bigint;
  depth?: number | string;
  'dungeon-style'?: Style;
  variant?: Variant;
  view?: View;
  cols?: number | string;
  rows?: number | string;
  tune?: string;
  theme?: 'auto' | MapTheme;
  reveal?: 'all' | 'plain';
  zoom?: number | string;
  still?: boolean | '';
  wasm?: string;
}

const PageElement = pageElement<MapEvents>('cellophane-map', (message) => new CellophaneError('no-browser', message));

/** A value for an attribute; null and undefined remove it. What makes no sense is reported where attributes are read. */
type Given = string | number | bigint | null | undefined;

/** The properties of the element: each is the attribute of the same name. */
export class MapProperties extends PageElement {
  get seed(): string | null {
    return this.getAttribute('seed');
  }
  set seed(value: Given) {
    this.#give('seed', value);
  }
  /** NaN for an attribute that is no number. */
  get depth(): number | null {
    return this.#number('depth');
  }
  set depth(value: Given) {
    this.#give('depth', value);
  }
  /** `style` is taken: every element has its CSS there. */
  get dungeonStyle(): string | null {
    return this.getAttribute('dungeon-style');
  }
  set dungeonStyle(value: Style | null | undefined) {
    this.#give('dungeon-style', value);
  }
  get variant(): string | null {
    return this.getAttribute('variant');
  }
  set variant(value: Variant | null | undefined) {
    this.#give('variant', value);
  }
  get view(): string | null {
    return this.getAttribute('view');
  }
  set view(value: View | null | undefined) {
    this.#give('view', value);
  }
  get cols(): number | null {
    return this.#number('cols');
  }
  set cols(value: Given) {
    this.#give('cols', value);
  }
  get rows(): number | null {
    return this.#number('rows');
  }
  set rows(value: Given) {
    this.#give('rows', value);
  }
  get tune(): string | null {
    return this.getAttribute('tune');
  }
  set tune(value: string | null | undefined) {
    this.#give('tune', value);
  }
  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(value: 'auto' | MapTheme | null | undefined) {
    this.#give('theme', value);
  }
  get reveal(): string | null {
    return this.getAttribute('reveal');
  }
  set reveal(value: 'all' | 'plain' | null | undefined) {
    this.#give('reveal', value);
  }
  get zoom(): number | null {
    return this.#number('zoom');
  }
  set zoom(value: Given) {
    this.#give('zoom', value);
  }
  get still(): boolean {
    return isOn(this.getAttribute('still'));
  }
  set still(value: unknown) {
    this.toggleAttribute('still', value === '' || (Boolean(value) && value !== 'false'));
  }
  get wasm(): string | null {
    return this.getAttribute('wasm');
  }
  set wasm(value: URL | string | null | undefined) {
    this.#give('wasm', value?.toString());
  }

  /** Takes the properties that were set before the element was defined, when it was an element like any other. */
  protected takeEarlyProperties(): void {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(MapProperties.prototype))) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      delete (this as Record<string, unknown>)[name];
      (this as Record<string, unknown>)[name] = early.value;
    }
  }

  #give(name: string, value: Given): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  #number(name: string): number | null {
    const text = this.getAttribute(name);
    return text === null || text === '' ? null : Number(text.trim() || NaN);
  }
}
