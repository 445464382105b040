/* view=embed, for frames: a map and nothing else. Uses the element of docs/embed.md, which is built beside the page. */

import { createElement } from '../../kit/create_element';
import { Notices } from '../../kit/notices';
import { partOf } from '../../kit/parts';
import type * as Embed from '../../elements/cellophane_map';
import type { ErrorDetail } from '../../elements/cellophane_map';
import { shortOnly } from '../link/dungeon';
import { readLink } from '../link/link';
import { repeated } from '../link/parameters';
import type { Preferences } from '../settings/preferences';

/** The parameters of frames alone, under the names of the element's attributes. */
const ownParameters = ['cols', 'rows', 'tune', 'theme', 'reveal', 'zoom'] as const;

const frameStyle = `
  body { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); padding: 0; }
  #notices { grid-row: 1; }
  main { grid-row: 2; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
  cellophane-map { width: 100%; height: 100%; }
`;

const loadElement = (): Promise<typeof Embed> =>
  import.meta.env.DEV
    ? import('../../elements/cellophane_map')
    : import(/* @vite-ignore */ new URL('embed/cellophane-map.js', document.baseURI).href);

const asSentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

export interface EmbedPage {
  /** Settles once the map is in the document, or a notice says why there is none. */
  readonly begun: Promise<void>;
  destroy(): void;
}

/** Replaces the content of a document, but for its notices, by a map. */
export function openEmbed(root: HTMLElement, preferences: Preferences): EmbedPage {
  return new EmbedOnPage(root, preferences);
}

class EmbedOnPage implements EmbedPage {
  readonly #notices: Notices;
  readonly #preferences: Preferences;
  readonly #stage = document.createElement('main');
  readonly #style = new CSSStyleSheet();
  readonly #listening = new AbortController();
  readonly begun: Promise<void>;

  constructor(root: HTMLElement, preferences: Preferences) {
    this.#preferences = preferences;
    const bar = partOf(root, 'notices');
    this.#notices = new Notices(bar);
    this.#style.replaceSync(frameStyle);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#style];
    this.#stage.setAttribute('aria-label', 'The dungeon');
    root.replaceChildren(createElement('h1', { class: 'unseen' }, 'Cellophane'), bar, this.#stage);
    this.begun = this.#begin();
  }

  destroy(): void {
    this.#listening.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== this.#style);
    this.#stage.remove();
  }

  async #begin(): Promise<void> {
    const element = await loadElement().catch(() => null);
    if (this.#listening.signal.aborted) return;
    if (element) await this.#showMap(element);
    else this.#notices.notify(['The map could not be fetched. Reload the page to try again.']);
  }

  async #showMap(element: typeof Embed): Promise<void> {
    const map = document.createElement('cellophane-map');
    map.addEventListener('cellophane-error', ({ detail }: CustomEventInit<ErrorDetail>) =>
      this.#giveUpSize(map, detail!),
    );
    if (!(await this.#readAddress(map, element))) this.#readAddressOnline(map, element);
    this.#stage.append(map);
  }

  /** Without attributes the element itself finds that there is no engine, and reports it. Once online, the address is
      read again, and the attributes make the element load. */
  #readAddressOnline(map: HTMLElement, element: typeof Embed): void {
    const waiting = new AbortController();
    this.#listening.signal.addEventListener('abort', () => waiting.abort());
    addEventListener(
      'online',
      (event) => {
        event.stopImmediatePropagation();
        void this.#readAddress(map, element).then((isRead) => {
          if (isRead) waiting.abort();
        });
      },
      { signal: waiting.signal },
    );
  }

  /** Sets the map's attributes from the address; false if there is no engine to interpret it. */
  async #readAddress(map: HTMLElement, { readRequest, sharedEngine }: typeof Embed): Promise<boolean> {
    const engine = await sharedEngine().catch(() => null);
    if (!engine) return false;
    const parameters = new URLSearchParams(location.search);
    const {
      dungeon: { seed, depth, style: dungeonStyle, variant },
      notices,
    } = readLink(location.search, engine, this.#preferences.hidesSeed);
    this.#notices.clear();
    this.#notices.notify([...notices, ...repeated(parameters, ownParameters)]);
    this.#takeParameters(map, parameters, (name, text) =>
      readRequest((asked) => (asked === name ? text : asked === 'seed' ? seed : null), engine),
    );
    for (const [name, value] of Object.entries({ seed, depth, 'dungeon-style': dungeonStyle, ...shortOnly(variant) }))
      map.setAttribute(name, String(value));
    document.title = `Depth ${depth} of ${seed} · Cellophane`;
    return true;
  }

  /** Sets attributes from the valid parameters, and shows a notice for each of the others. */
  #takeParameters(map: HTMLElement, parameters: URLSearchParams, check: (name: string, text: string) => void): void {
    for (const name of ownParameters) {
      const text = parameters.get(name);
      if (text === null) continue;
      try {
        check(name, text);
        map.setAttribute(name, text);
      } catch (error) {
        this.#notices.notify([`${asSentence((error as Error).message)} The link goes on without it.`]);
      }
    }
  }

  /** Falls back to the usual size if a style cannot fill the one given, which only digging shows. */
  #giveUpSize(map: HTMLElement, { code, message }: ErrorDetail): void {
    if (code !== 'bad-size' || !(map.hasAttribute('cols') || map.hasAttribute('rows'))) return;
    this.#notices.notify([`${asSentence(message)} The usual size is shown instead.`]);
    for (const name of ['cols', 'rows']) map.removeAttribute(name);
  }
}
