import type { Style, Variant } from 'cellophane-levels';
import { isOn } from './filled';
import type { MapEvents } from './element_events';
import type { View } from './map_request';
import { ownError } from './own_error';
import { pageElement } from './page_element';
import type { MapTheme } from './theme_names';

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

const PageElement = pageElement<MapEvents>('cellophane-map', (message) => ownError('no-browser', message));

/** A value for an attribute; null and undefined remove it. What makes no sense is reported where attributes are read. */
type Given = string | number | bigint | null | undefined;

/** The properties of the element: each is the attribute of the same name. They are made below. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface MapProperties {
  get seed(): string | null;
  set seed(value: Given);
  /** NaN for an attribute that is no number. */
  get depth(): number | null;
  set depth(value: Given);
  /** `style` is taken: every element has its CSS there. */
  get dungeonStyle(): string | null;
  set dungeonStyle(value: Style | null | undefined);
  get variant(): string | null;
  set variant(value: Variant | null | undefined);
  get view(): string | null;
  set view(value: View | null | undefined);
  get cols(): number | null;
  set cols(value: Given);
  get rows(): number | null;
  set rows(value: Given);
  get tune(): string | null;
  set tune(value: string | null | undefined);
  get theme(): string | null;
  set theme(value: 'auto' | MapTheme | null | undefined);
  get reveal(): string | null;
  set reveal(value: 'all' | 'plain' | null | undefined);
  get zoom(): number | null;
  set zoom(value: Given);
  get still(): boolean;
  set still(value: unknown);
  get wasm(): string | null;
  set wasm(value: URL | string | null | undefined);
}

const texts = ['seed', 'dungeonStyle', 'variant', 'view', 'tune', 'theme', 'reveal', 'wasm'] as const;
const numbers = ['depth', 'cols', 'rows', 'zoom'] as const;
// Each is declared above.
const names = [...texts, ...numbers, 'still'] as const satisfies readonly (keyof MapProperties)[];

const numberIn = (text: string | null): number | null =>
  text === null || text === '' ? null : Number(text.trim() || NaN);

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export class MapProperties extends PageElement {
  /** Takes the properties that were set before the element was defined, when it was an element like any other. */
  protected takeEarlyProperties(): void {
    for (const name of names) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      delete (this as unknown as Record<string, unknown>)[name];
      (this as unknown as Record<string, unknown>)[name] = early.value;
    }
  }
}

for (const name of names) {
  const attribute = name === 'dungeonStyle' ? 'dungeon-style' : name;
  const isStill = name === 'still';
  const isNumber = numbers.some((each) => each === name);
  Object.defineProperty(MapProperties.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      const text = this.getAttribute(attribute);
      if (isStill) return isOn(text);
      return isNumber ? numberIn(text) : text;
    },
    set(this: HTMLElement, value: Given | boolean) {
      if (isStill) this.toggleAttribute(attribute, value === '' || (Boolean(value) && value !== 'false'));
      else if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    },
  });
}
