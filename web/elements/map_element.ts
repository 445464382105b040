import type { Level, WatchedLevel } from 'cellophane-levels';
import { expectedSize, hostRule, shapeRule } from './map_shape';
import type * as Parts from './map_parts';
import { MapProperties, type CellophaneMapAttributes } from './map_properties';
import type { ErrorDetail } from './element_events';
import type { LevelData } from './shown_level';

type MapParts = typeof Parts;

/** How an entry brings what draws a map: with its own script, or once there is a map. */
export interface MapSupply {
  now(): MapParts | null;
  fetch(): Promise<MapParts>;
}

let supply: MapSupply;

/** `<cellophane-map seed="1729" depth="7">`: a drawing of a level (docs/embed.md). */
export class CellophaneMap extends MapProperties {
  static readonly observedAttributes: string[] = [
    'seed',
    'depth',
    'style',
    'dungeon-style',
    'variant',
    'view',
    'cols',
    'rows',
    'tune',
    'theme',
    'reveal',
    'zoom',
    'still',
    'wasm',
  ] satisfies (keyof CellophaneMapAttributes | 'style')[];

  #body: Parts.MapBody | null = null;
  #coming: Promise<Parts.MapBody> | null = null;

  constructor() {
    super();
    const parts = supply.now();
    if (parts) this.#body = new parts.MapBody(this);
  }

  /** The level shown, for scripts; null before there is one. With view="dig" it is a WatchedLevel. A large or deep level,
      which a worker has dug, is dug once more here when it is asked for first; `whenDug()` does without. */
  get level(): Level | WatchedLevel | null {
    return this.#body?.level ?? null;
  }

  /** The level that the attributes ask for, as plain data, once it is shown. Rejects with the error that is told in its
      place. Waits until the map comes near the window. */
  whenDug(): Promise<LevelData> {
    return this.#body?.whenDug() ?? this.#bring().then((body) => body.whenDug());
  }

  /** The cell under a point of the window, as pointer events give it (`clientX`, `clientY`); null beside the map, and
      while none is shown. */
  cellAt(clientX: number, clientY: number): { x: number; y: number } | null {
    return this.#body?.cellAt(clientX, clientY) ?? null;
  }

  connectedCallback(): void {
    this.takeEarlyProperties();
    if (this.#body) return this.#body.connected();
    this.#reserve();
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#body?.disconnected();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.#body) this.#body.attributeChanged(before, after);
    else if (this.isConnected && before !== after) this.#reserve();
  }

  /** The room of the map, until what draws it has come. What a server rendered has it already. */
  #reserve(): void {
    if (this.shadowRoot?.firstChild) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const sheet = new (this.ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(hostRule + shapeRule(expectedSize((name) => this.getAttribute(name))));
    root.adoptedStyleSheets = [sheet];
  }

  #bring(): Promise<Parts.MapBody> {
    return (this.#coming ??= supply.fetch().then(
      ({ MapBody }) => {
        this.#body ??= new MapBody(this);
        if (this.isConnected) this.#body.connected();
        return this.#body;
      },
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    ));
  }

  #begin(): void {
    this.#bring().catch((error: Error) => {
      const detail: ErrorDetail = { code: 'unexpected', message: error.message };
      if (this.shadowRoot && !this.shadowRoot.firstChild) this.shadowRoot.textContent = `No map here: ${error.message}`;
      this.dispatchEvent(new CustomEvent('cellophane-error', { detail, bubbles: true }));
      addEventListener('online', () => this.isConnected && this.#begin(), { once: true });
    });
  }
}

export function defineMap(supplied: MapSupply): void {
  supply = supplied;
  // A second copy of the script on a page must do no harm, and a server has no elements.
  const elements = (globalThis as { customElements?: CustomElementRegistry }).customElements;
  if (elements && !elements.get('cellophane-map')) elements.define('cellophane-map', CellophaneMap);
}

declare global {
  interface HTMLElementTagNameMap {
    'cellophane-map': CellophaneMap;
  }
}
