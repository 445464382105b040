import type { Engine, Level, WatchedLevel } from 'cellophane-levels';
import { mediaMatches, watchInView, watchMedia } from '../kit/optional';
import type * as DigPart from './dig/dig_part';
import type { CellDetail, ErrorDetail, ProgressDetail, ReadyDetail } from './element_events';
import { engineOfGames, loadedOfGames } from './engine_of_games';
import { isOurError, wordsFor } from './error_words';
import { listenToGestures } from './gestures';
import { usualCellWidth } from './level_size';
import { fontOrPatience, loadMapFont, mapFamily } from './map_font';
import { keyHelp, listenToMapKeys, type KeyActions } from './map_keys';
import { farLevel, takesLong } from './far_digs';
import { readRequest, type MapRequest } from './map_request';
import { expectedSize, shapeRule } from './map_shape';
import { mapStyle } from './map_style';
import { colorsOf, usualColors, type MapTheme } from './map_theme';
import { listed, placeOf, titleOf, type Sight } from './map_words';
import { isSameCell, type Cell } from './picture';
import { makeCorners } from './plane';
import { MapRenderer } from './renderer';
import { nearLevel, type LevelData, type ShownLevel } from './shown_level';
import { digPart, inTurn, sharedDigEngine, sharedEngine } from './shared_engine';
import { newSheet, sharedSheet } from './style_sheets';

/** The distance from the window, in CSS pixels, at which the digging of a map begins. */
const early = 200;
const digging = 'Digging…';
/** On paper, in place of a map that could not be drawn in time. */
const unprinted = 'This map was not drawn yet when the page was printed.';
const lightSystem = '(prefers-color-scheme: light)';

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

const isWatched = (level: Level): level is WatchedLevel => 'stages' in level;

/** The element that a map is drawn in. */
export interface MapHost extends HTMLElement {
  readonly still: boolean;
}

/** What a map element does. */
export class MapBody {
  readonly #host: MapHost;
  readonly #frame = made('div', { class: 'frame', part: 'frame' });
  readonly #canvas = made('canvas', { part: 'map', hidden: '' });
  readonly #corners = makeCorners();
  /** Has the map's colors in its style. The browser tells by it when the page's style sheets change them. */
  readonly #colors = made('i', { class: 'colors' });
  readonly #caption = made('p', { class: 'caption', part: 'caption' });
  readonly #words = made('p', { class: 'words', part: 'words' });
  readonly #tip = made('p', { class: 'tip', part: 'tip', 'aria-hidden': 'true', hidden: '' });
  readonly #help = made('p', { class: 'unseen', id: 'help', hidden: '' });
  readonly #spoken = made('p', { class: 'unseen', 'aria-live': 'polite' });
  readonly #list = made('ul', { class: 'unseen', 'aria-label': 'On this map' });
  /** As wide as the map wants to be, as replaced elements are, which shrink below that where they must. */
  readonly #size = document.createElementNS('http://www.w3.org/2000/svg', 'svg');

  /** What a server rendered in place of the map (server_render.ts); empty once there is more to show. */
  #early: ChildNode[] = [];
  /** Remove the event listeners: all once the element is removed, those for input once it becomes still. */
  #connection: AbortController | null = null;
  /** The document that the element is at work in. */
  #page: Document | null = null;
  #liveliness: AbortController | null = null;
  #livelyView: MapRequest['view'] | null = null;
  #digPart: typeof DigPart | null = null;
  #dig: DigPart.MapDig | null = null;
  #renderer: MapRenderer | null = null;
  #isSeen = false;
  #isStale = false;
  /** The number of the latest request; answers to older ones are dropped. */
  #turn = 0;
  #level: ShownLevel | null = null;
  #levelName = '';
  /** What is being dug, or was dug last. */
  #pending: { name: string; level: Promise<ShownLevel | null>; control: AbortController } | null = null;
  /** Whether what is shown, a level or an error, is what the attributes ask for. */
  #isSettled = false;
  #waiting: { resolve: (data: Promise<LevelData>) => void; reject: (error: Error) => void }[] = [];
  #shownName = '';
  #request: MapRequest | null = null;
  #sights: Sight[] | null = null;

  constructor(host: MapHost) {
    this.#host = host;
    // A server may have rendered a picture, which stays until the map is drawn.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.#early = [...root.childNodes];
    this.#frame.hidden = this.#early.length > 0;
    this.#frame.append(
      this.#canvas,
      ...this.#corners,
      this.#colors,
      this.#caption,
      this.#words,
      this.#tip,
      this.#help,
      this.#spoken,
      this.#list,
    );
    this.#size.setAttribute('class', 'size');
    this.#size.setAttribute('height', '0');
    this.#size.setAttribute('aria-hidden', 'true');
    root.append(this.#frame, this.#size);
  }

  /** The level shown, for scripts; null before there is one. With view="dig" it is a WatchedLevel. A large or deep level,
      which a worker has dug, is dug once more here when it is asked for first; `whenDug()` does without. */
  get level(): Level | WatchedLevel | null {
    return this.#level?.level() ?? null;
  }

  /** The level that the attributes ask for, as plain data, once it is shown. Rejects with the error that is told in its
      place. Waits until the map comes near the window. */
  whenDug(): Promise<LevelData> {
    if (this.#level && this.#isSettled) return this.#level.data();
    return new Promise((resolve, reject) => void this.#waiting.push({ resolve, reject }));
  }

  /** The cell under a point of the window, as pointer events give it (`clientX`, `clientY`); null beside the map, and
      while none is shown. */
  cellAt(clientX: number, clientY: number): { x: number; y: number } | null {
    if (!this.#level || this.#canvas.hidden) return null;
    return this.#renderer!.cellUnder(clientX, clientY);
  }

  connected(): void {
    // Moved within its page: all goes on.
    if (this.#page === this.#host.ownerDocument) return;
    this.#end();
    this.#page = this.#host.ownerDocument;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#renderer = new MapRenderer(this.#canvas, { family: mapFamily, corners: this.#corners });
    this.#reshape();
    this.#paintTheme(null);
    this.#say(digging);
    addEventListener('beforeprint', () => this.#prepareToPrint(), { signal });
    addEventListener('afterprint', () => this.#resumeAfterPrint(), { signal });
    const endTheme = watchMedia(lightSystem, () => this.#paintTheme(this.#request?.theme ?? null));
    signal.addEventListener('abort', endTheme);
    addEventListener(
      'online',
      () => {
        if (!this.#level) this.#refreshSoon();
      },
      { signal },
    );
    this.#colors.addEventListener('transitionend', () => this.#paintTheme(this.#request?.theme ?? null), { signal });
    this.#waitUntilSeen(signal);
  }

  disconnected(): void {
    // What moves an element may take it out and put it in again.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#end();
    });
  }

  #end(): void {
    ++this.#turn;
    this.#pending?.control.abort();
    this.#connection?.abort();
    this.#liveliness?.abort();
    this.#dig?.dispose();
    this.#renderer?.dispose();
    this.#page =
      this.#connection =
      this.#liveliness =
      this.#livelyView =
      this.#dig =
      this.#renderer =
      this.#pending =
      this.#level =
      this.#sights =
        null;
    this.#levelName = this.#shownName = '';
    this.#isSeen = this.#isSettled = false;
    this.#canvas.hidden = true;
  }

  attributeChanged(before: string | null, after: string | null): void {
    if (before === after || !this.#connection) return;
    this.#isSettled = false;
    this.#reshape();
    this.#refreshSoon();
  }

  /** A page that is printed waits for nothing: maps that have not come into view are dug and drawn at once, if the
      engine is there already. */
  #prepareToPrint(): void {
    if (this.#level || !this.#words.textContent?.startsWith(digging)) return;
    const engine = sharedEngine.loaded(this.#wasm) ?? loadedOfGames();
    try {
      if (engine && this.#host.getAttribute('view') !== 'dig') {
        const request = readRequest((name) => this.#host.getAttribute(name), engine);
        this.#level = nearLevel(engine.generate(request.level));
        this.#levelName = JSON.stringify(request.level);
        this.#show(this.#level, request);
      } else if (this.#early.length === 0) {
        this.#say(unprinted);
        this.#seen();
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #resumeAfterPrint(): void {
    if (this.#words.textContent === unprinted) this.#say(digging);
  }

  #waitUntilSeen(signal: AbortSignal): void {
    // The observer answers a frame later; a map in view already need not wait for that.
    if (this.#isInView()) return this.#seen();
    let end = () => {};
    end = watchInView(this.#host, { rootMargin: `${early}px` }, (isInView) => {
      if (!isInView) return;
      end();
      this.#seen();
    });
    signal.addEventListener('abort', end);
  }

  #isInView(): boolean {
    const { top, bottom, left, right, width } = this.#host.getBoundingClientRect();
    return width > 0 && bottom > -early && top < innerHeight + early && right > -early && left < innerWidth + early;
  }

  #seen(): void {
    this.#isSeen = true;
    void this.#refresh();
    void loadMapFont(this.#host.ownerDocument).then((isLoaded) => {
      if (isLoaded) this.#renderer?.redraw();
    });
  }

  /** Refreshes once for several attributes that change in a row. */
  #refreshSoon(): void {
    if (!this.#isSeen || this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      if (this.#connection) void this.#refresh();
    });
  }

  get #wasm(): string | undefined {
    return this.#host.getAttribute('wasm') || undefined;
  }

  /** That of the games beside the map, if there are any; otherwise that of all maps. */
  async #engineOfMaps(): Promise<Engine> {
    const isFree = this.#wasm === undefined && !sharedEngine.loaded();
    return (isFree ? await engineOfGames(this.#host.ownerDocument) : null) ?? sharedEngine(this.#wasm);
  }

  async #refresh(): Promise<void> {
    const turn = ++this.#turn;
    const isCurrent = () => turn === this.#turn;
    try {
      const isDig = this.#host.getAttribute('view') === 'dig';
      const engine = await (isDig ? sharedDigEngine(this.#wasm) : this.#engineOfMaps());
      if (isDig) this.#digPart = await digPart();
      if (!isCurrent()) return;
      const request = readRequest((name) => this.#host.getAttribute(name), engine);
      const name = JSON.stringify(request.level);
      const level =
        name === this.#levelName && this.#level?.canShow(request.reveal)
          ? this.#level
          : await this.#dug(`${name} ${request.reveal}`, engine, request);
      if (level) await fontOrPatience(this.#host.ownerDocument);
      if (!level || !isCurrent()) return;
      this.#level = level;
      this.#levelName = name;
      this.#show(level, request);
    } catch (error) {
      if (isCurrent()) this.#fail(error);
    }
  }

  /** Goes on with what is being dug, if that is the same level; otherwise it is given up. */
  #dug(name: string, engine: Engine, request: MapRequest): Promise<ShownLevel | null> {
    if (this.#pending?.name === name) return this.#pending.level;
    this.#pending?.control.abort();
    const control = new AbortController();
    const level = this.#generate(engine, request, control.signal);
    const pending = { name, level, control };
    this.#pending = pending;
    level.catch(() => {
      if (this.#pending === pending) this.#pending = null;
    });
    return level;
  }

  async #generate(
    engine: Engine,
    { level, reveal, view }: MapRequest,
    signal: AbortSignal,
  ): Promise<ShownLevel | null> {
    const dig = () => engine.generate(level);
    const far =
      view === 'map' && takesLong(level)
        ? await farLevel(level, { reveal, wasm: this.#wasm, dig, signal, onLevel: this.#onLevel })
        : null;
    return far ?? inTurn(() => (signal.aborted ? null : nearLevel(dig())));
  }

  readonly #onLevel = (levels: number, all: number): void => {
    const detail: ProgressDetail = { levels, all };
    this.#host.dispatchEvent(new CustomEvent('cellophane-progress', { detail, bubbles: true }));
    if (this.#words.textContent?.startsWith(digging)) this.#words.textContent = `${digging} ${levels} of ${all} levels`;
  };

  #show(level: ShownLevel, request: MapRequest): void {
    const name = `${this.#levelName} ${request.reveal}`;
    const isNew = name !== this.#shownName;
    const isZoomNew = request.zoom !== this.#request?.zoom;
    this.#request = request;
    this.#shownName = name;
    this.#endEarly();
    this.#paintTheme(request.theme);
    this.#words.hidden = true;
    this.#canvas.hidden = false;
    if (isNew) {
      this.#point(null);
      this.#sights = null;
      this.#dig?.dispose();
      this.#dig = null;
      const watched = request.view === 'dig' ? level.level() : null;
      if (watched && isWatched(watched)) this.#dig = new this.#digPart!.MapDig(this.#host, watched, this.#digParts());
      else this.#showMap(level, request);
    }
    this.#enliven(level);
    if (isNew || isZoomNew) {
      const [x, y] = level.stairs.up;
      this.#renderer!.zoomTo(request.zoom);
      if (request.zoom > 1) this.#renderer!.bringIntoView({ x, y });
      this.#moved();
    }
    if (isNew) void level.described.then(() => this.#level === level && this.#tellReady(level));
    else this.#settle();
  }

  #showMap(level: ShownLevel, { reveal }: MapRequest): void {
    this.#caption.textContent = '';
    this.#renderer!.show(level.picture(reveal));
  }

  /** What waits for the level has it now, or the error in its place. */
  #settle(error: Error | null = null): void {
    this.#isSettled = true;
    for (const { resolve, reject } of this.#waiting.splice(0)) {
      if (error) reject(error);
      else resolve(this.#level!.data());
    }
  }

  #digParts() {
    return { renderer: this.#renderer!, caption: this.#caption, spoken: this.#spoken };
  }

  #tellReady(level: ShownLevel): void {
    const { seed, depth, style, variant, width, height, hash } = level;
    setTimeout(() => {
      if (this.#level === level) this.#fillList();
    });
    const detail: ReadyDetail = { seed, depth, style, variant, width, height, hash };
    this.#settle();
    this.#host.dispatchEvent(new CustomEvent('cellophane-ready', { detail, bubbles: true }));
  }

  #endEarly(): void {
    for (const node of this.#early) node.remove();
    this.#early = [];
    this.#frame.hidden = false;
  }

  #fail(error: unknown): void {
    this.#endEarly();
    this.#level = null;
    this.#levelName = this.#shownName = '';
    this.#canvas.hidden = true;
    this.#dig?.dispose();
    this.#dig = null;
    this.#point(null);
    this.#list.replaceChildren();
    const message = wordsFor(error);
    // Screen readers announce errors alone: ten maps that say they are digging would only be noise.
    this.#words.setAttribute('role', 'status');
    this.#say(`No map here: ${message}`);
    const code = isOurError(error) ? error.code : 'unexpected';
    this.#settle(error instanceof Error ? error : new Error(message));
    this.#host.dispatchEvent(
      new CustomEvent<ErrorDetail>('cellophane-error', { detail: { code, message }, bubbles: true }),
    );
  }

  #say(text: string): void {
    this.#words.hidden = false;
    this.#words.textContent = text;
  }

  #reshape(): void {
    const { columns, rows } = expectedSize((name) => this.#host.getAttribute(name));
    const page = this.#host.ownerDocument;
    const shape = newSheet(page, shapeRule({ columns, rows }));
    this.#host.shadowRoot!.adoptedStyleSheets = [sharedSheet(page, mapStyle), shape];
    this.#size.setAttribute('width', String(columns * usualCellWidth));
  }

  /** Without a chosen theme: that of a page with a single color scheme, or else of the system. */
  #paintTheme(chosen: MapTheme | null): void {
    const scheme = getComputedStyle(this.#host).colorScheme;
    const ofPage = scheme === 'dark' || scheme === 'light' ? scheme : null;
    const theme = chosen ?? ofPage ?? (mediaMatches(lightSystem) ? 'light' : 'dark');
    this.#frame.className = `frame ${theme}`;
    if (!this.#renderer) return;
    this.#renderer.theme = usualColors[theme].base;
    this.#renderer.colors = colorsOf(this.#colors);
  }

  /** Lets a map answer pointer and keys, unless the attribute `still` makes it a picture. */
  #enliven(level: ShownLevel): void {
    const isStill = this.#host.still;
    const { view } = this.#request!;
    this.#dig?.setStill(isStill);
    if (view !== this.#livelyView) this.#calm();
    this.#canvas.setAttribute('role', isStill ? 'img' : 'application');
    this.#canvas.setAttribute('aria-label', titleOf(level));
    if (isStill) {
      this.#calm();
      this.#canvas.removeAttribute('tabindex');
      this.#canvas.removeAttribute('aria-describedby');
    } else if (!this.#liveliness) {
      this.#liveliness = new AbortController();
      this.#livelyView = view;
      const { signal } = this.#liveliness;
      this.#canvas.tabIndex = 0;
      this.#canvas.setAttribute('aria-describedby', 'help');
      this.#help.textContent = view === 'dig' ? this.#digPart!.MapDig.help : keyHelp;
      listenToGestures(this.#renderer!, {
        signal,
        onPoint: (cell) => this.#point(cell),
        onTap: (cell) => this.#tellCell(cell),
        onMoved: () => this.#moved(),
      });
      // The listeners outlive a dig: events go to the dig current at that time.
      if (view === 'dig') this.#digPart!.MapDig.listen(this.#canvas, () => this.#dig, signal);
      else listenToMapKeys(this.#canvas, this.#keyActions(), signal);
      this.#canvas.addEventListener('blur', () => this.#point(null), { signal });
    }
  }

  #calm(): void {
    this.#liveliness?.abort();
    this.#liveliness = this.#livelyView = null;
    this.#point(null);
  }

  /** Marks a cell and shows its description, which it returns; null removes both. */
  #point(cell: Cell | null): string {
    const renderer = this.#renderer;
    // Descriptions are of the finished level: none while it is dug.
    if (this.#dig && !this.#dig.isOver) cell = null;
    if (!renderer || isSameCell(cell, renderer.mark)) return this.#tip.textContent ?? '';
    renderer.mark = cell;
    const text = cell && this.#level ? this.#describe(cell) : '';
    this.#tip.textContent = text;
    this.#tip.hidden = text === '';
    if (cell) this.#tip.classList.toggle('high', renderer.positionOf(cell).y > this.#canvas.clientHeight * 0.75);
    return text;
  }

  #describe({ x, y }: Cell): string {
    return this.#level!.describe(x, y, this.#request!.reveal);
  }

  #tellCell({ x, y }: Cell): void {
    // As descriptions: none while the level is dug.
    if (!this.#level || (this.#dig && !this.#dig.isOver)) return;
    const detail: CellDetail = { x, y, text: this.#describe({ x, y }) };
    this.#host.dispatchEvent(new CustomEvent('cellophane-cell', { detail, bubbles: true }));
  }

  #moved(): void {
    const isWhole = this.#renderer!.isWhole;
    this.#canvas.classList.toggle('whole', isWhole);
    this.#canvas.classList.toggle('near', !isWhole);
  }

  #fillList(): void {
    this.#list.replaceChildren(
      ...this.#things().map((sight) => {
        const item = made('li');
        item.textContent = listed(sight);
        return item;
      }),
    );
  }

  #things(): Sight[] {
    if (!this.#level || !this.#request) return [];
    return (this.#sights ??= this.#level.sights(this.#request.reveal));
  }

  #lookAt(x: number, y: number): void {
    const { width, height } = this.#level!;
    const cell = { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
    this.#renderer!.bringIntoView(cell);
    // With the place, for a live region does not announce the same text twice.
    this.#spoken.textContent = `${this.#point(cell)} ${placeOf(cell)}.`;
  }

  #keyActions(): KeyActions {
    // For the getters below, whose `this` is the returned object.
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const map = this;
    return {
      get spot() {
        const [x, y] = map.#level!.stairs.up;
        return map.#renderer!.mark ?? { x, y };
      },
      get zoom() {
        return map.#renderer!.zoom;
      },
      lookAt: ({ x, y }) => map.#lookAt(x, y),
      lookAtThing: (step) => map.#lookAtThing(step),
      choose: () => {
        const { mark } = map.#renderer!;
        if (mark) map.#tellCell(mark);
      },
      lookAway: () => {
        map.#point(null);
        map.#spoken.textContent = '';
      },
      zoomTo: (zoom) => {
        const { mark } = map.#renderer!;
        map.#renderer!.zoomTo(zoom);
        if (mark) map.#renderer!.bringIntoView(mark);
        map.#moved();
      },
    };
  }

  #lookAtThing(step: 1 | -1): void {
    const things = this.#things();
    const current = things.findIndex(({ cell }) => isSameCell(cell, this.#renderer!.mark));
    const beginning = step === 1 ? -1 : 0;
    const next = ((current < 0 ? beginning : current) + step + things.length) % things.length;
    const { cell } = things[next];
    this.#lookAt(cell.x, cell.y);
  }
}
