import type { Shown } from 'cellophane';
import type { Terminal } from '@xterm/xterm';
import {
  boundedZoom,
  inSight,
  isCut,
  isNearEdge,
  leftFor,
  panningFontFor,
  readable,
  widthOfPages,
} from './layout_arithmetic';
import { drawWithWebgl, Grid, largestFont, smallestFont } from './screen';
import { columns, rows } from './screen_size';
import { isTouchedOnly } from './terminal_session';
import type { Spot } from './spots';

/** Milliseconds without scrolling after which a pan counts as finished. */
const timeToRest = 120;

/** The part of a game that tells where on its screen to look. */
export type Followed = Pick<Shown, 'readingColumn' | 'heroCell'>;

/** A range of columns and rows of the screen. */
export interface Sight {
  column: number;
  columns: number;
  row: number;
  rows: number;
}

/** The zoom by two fingers; 1 is the usual size. */
export interface Zoom {
  readonly factor: number;
  /** Zooms with the place under a point of the window kept there; `factor` is limited to a useful range. */
  zoomTo(factor: number, about: Spot): void;
  /** Returns to the usual size. */
  reset(): void;
  /** Called whenever `factor` has changed. */
  onChanged: () => void;
}

export interface LayoutOptions {
  /** The element of the page, whose classes tell its style sheet about the layout. */
  root: HTMLElement;
  /** The element that pans, around the terminal. */
  stage: HTMLElement;
  /** Other elements whose size changes the room of the stage. */
  beside: readonly HTMLElement[];
  /** The text size wanted, in percent of the size that fits. */
  textSize: () => number;
}

/** Keeps the grid fitted to the window, or, where that would make it unreadable, the hero in view. On touch screens
    leaves room for the buttons that replace keys. */
export class Layout {
  readonly #terminal: Terminal;
  readonly #options: LayoutOptions;
  readonly #grid: Grid;
  readonly #view: View;
  readonly #sight: SightWatch;
  readonly #observer = new ResizeObserver(() => this.refit());
  readonly zoom: Zoom;
  #factor = 1;
  /** The font size at which the whole grid fits, and the one at zoom 1. */
  #whole = readable;
  #usual = readable;
  /** Called whenever `window` has changed. */
  onPanned = (): void => {};

  constructor(terminal: Terminal, options: LayoutOptions) {
    const { root, stage, beside } = options;
    this.#terminal = terminal;
    this.#options = options;
    this.#grid = new Grid(terminal);
    this.#view = new View(stage);
    this.zoom = this.#makeZoom();
    // Notices, the bar of a replay and the window take room from the stage. The stage itself is not observed, for its
    // panning would trigger another fit.
    for (const part of [root, ...beside]) this.#observer.observe(part);
    this.refit();
    this.#sight = new SightWatch(stage, terminal.element!, () => this.onPanned());
  }

  /** The visible part of the screen. */
  get window(): Sight {
    return this.#sight.seen;
  }

  /** On a window too small for the whole grid, keeps in view the hero, or the first column of the text to be read. */
  follow(shown: Followed): void {
    this.#view.follow(shown, this.#isPanning);
  }

  /** Hands the drawing to WebGL and fits anew. */
  accelerate(): void {
    void drawWithWebgl(this.#terminal, () => this.refit()).catch(() => {});
  }

  /** Fits anew, after a change of the room or of the text size wanted. */
  refit(): void {
    this.#mark({ panning: false, cut: false });
    const size = this.#options.textSize() / 100;
    this.#whole = this.#usual = this.#grid.largestFontIn(this.#room);
    // Touch screens need the pad, however much room there is.
    if (this.#whole >= readable && size === 1 && this.#factor === 1 && !isTouchedOnly()) this.#fitWhole();
    else this.#fitForPanning(size);
  }

  destroy(): void {
    this.#observer.disconnect();
    this.#sight.destroy();
    this.#mark({ panning: false, cut: false });
  }

  get #room(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.#options.stage;
    return { width, height };
  }
  get #isPanning(): boolean {
    return this.#options.root.classList.contains('panning');
  }
  /** The font at the present zoom, in half pixels. */
  get #font(): number {
    return Math.min(Math.max(Math.round(this.#usual * this.#factor * 2) / 2, smallestFont), largestFont);
  }

  #mark(classes: Readonly<Record<string, boolean>>): void {
    for (const [name, isOn] of Object.entries(classes)) this.#options.root.classList.toggle(name, isOn);
  }

  #fitWhole(): void {
    this.#grid.setFont(this.#whole, this.#grid.spacingIn(this.#whole, this.#room));
  }

  #fitForPanning(size: number): void {
    this.#mark({ panning: true });
    this.#measure(size);
    // A strip repeats what is cut off, and takes room itself.
    if (isCut(this.#usual, this.#whole)) {
      this.#mark({ cut: true });
      this.#measure(size);
    }
    this.#grid.setFont(this.#font, 0);
    this.#view.show();
  }

  #measure(size: number): void {
    const room = this.#room;
    this.#whole = this.#grid.largestFontIn(room);
    const byPage = this.#grid.largestFontIn({ ...room, width: widthOfPages(room.width) });
    this.#usual = panningFontFor({ whole: this.#whole, byPage, size, pixelRatio: devicePixelRatio });
  }

  #makeZoom(): Zoom {
    const factor = () => this.#factor;
    const zoom = {
      get factor() {
        return factor();
      },
      zoomTo: (wanted: number, about: Spot) => {
        const next = boundedZoom(wanted, this.#whole, this.#usual);
        if (next === this.#factor) return;
        this.#view.keepInPlace(about, () => this.#setFactor(next));
        zoom.onChanged();
      },
      reset: () => {
        this.#factor = 1;
        this.refit();
        zoom.onChanged();
      },
      onChanged() {},
    };
    return zoom;
  }

  #setFactor(factor: number): void {
    this.#factor = factor;
    if (this.#isPanning) this.#terminal.options.fontSize = this.#font;
    else this.refit();
  }
}

/** What the stage shows where it shows less than the whole screen: the hero, or a text to be read. */
class View {
  readonly #stage: HTMLElement;
  /** The screen cell of the hero; null if it is not on the screen. */
  #hero: ReturnType<Shown['heroCell']> = null;
  /** The first column of the text to be read; -1: the map matters. */
  #column = -1;

  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  follow(shown: Followed, isPanning: boolean): void {
    const before = this.#column;
    this.#column = shown.readingColumn();
    this.#hero = shown.heroCell();
    if (!isPanning) return;
    if (this.#column < 0) this.#showHero(before < 0 ? keepFromEdge : bringToMiddle);
    else if (this.#column !== before) this.#showColumn();
  }

  /** Shows the same as before, after a change of the font. */
  show(): void {
    if (this.#column < 0) this.#showHero(bringToMiddle);
    else this.#showColumn();
  }

  /** Scrolls so that a change of size leaves the place under a point of the window where it is. */
  keepInPlace({ x, y }: Spot, change: () => void): void {
    const before = this.#screenBox();
    change();
    const after = this.#screenBox();
    this.#stage.scrollBy({
      left: after.left + ((x - before.left) / before.width) * after.width - x,
      top: after.top + ((y - before.top) / before.height) * after.height - y,
      behavior: 'instant',
    });
  }

  #screenBox(): DOMRect {
    return this.#stage.querySelector('.xterm-screen')!.getBoundingClientRect();
  }

  #showHero(scroll: Scroll): void {
    if (this.#hero) scroll(this.#stage, (this.#hero[0] + 0.5) / columns, (this.#hero[1] + 0.5) / rows);
  }

  #showColumn(): void {
    this.#stage.scrollTo({
      left: (this.#column / columns) * this.#stage.scrollWidth,
      top: 0,
      behavior: 'instant',
    });
  }
}

/** Watches which cells of the screen are in sight. Reported once scrolling has stopped: moving text is not read. */
class SightWatch {
  readonly #stage: HTMLElement;
  readonly #onChanged: () => void;
  readonly #observer = new ResizeObserver(() => this.#lookSoon());
  readonly #listening = new AbortController();
  #resting = 0;
  seen: Sight = { column: 0, columns, row: 0, rows };

  constructor(stage: HTMLElement, screen: HTMLElement, onChanged: () => void) {
    this.#stage = stage;
    this.#onChanged = onChanged;
    stage.addEventListener('scroll', () => this.#lookSoon(), { passive: true, signal: this.#listening.signal });
    this.#observer.observe(screen);
  }

  destroy(): void {
    clearTimeout(this.#resting);
    this.#listening.abort();
    this.#observer.disconnect();
  }

  #lookSoon(): void {
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#look(), timeToRest);
  }

  #look(): void {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = this.#stage;
    const [column, columnsSeen] = inSight(scrollLeft, clientWidth, scrollWidth, columns);
    const [row, rowsSeen] = inSight(scrollTop, clientHeight, scrollHeight, rows);
    const { seen } = this;
    if (column === seen.column && columnsSeen === seen.columns && row === seen.row && rowsSeen === seen.rows) return;
    this.seen = { column, columns: columnsSeen, row, rows: rowsSeen };
    this.#onChanged();
  }
}

/** Scrolls the stage for a spot, given in shares of the stage's width and height. */
type Scroll = (stage: HTMLElement, across: number, down: number) => void;

const bringToMiddle: Scroll = (stage, across, down) =>
  stage.scrollTo({
    left: leftFor(across * stage.scrollWidth, stage.clientWidth, stage.scrollWidth),
    top: down * stage.scrollHeight - stage.clientHeight / 2,
    behavior: 'instant',
  });

/** Leaves the view alone as long as the spot keeps its distance from the edges. */
const keepFromEdge: Scroll = (stage, across, down) => {
  const left = across * stage.scrollWidth;
  const top = down * stage.scrollHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const target: ScrollToOptions = { behavior: isCalm ? 'instant' : 'smooth' };
  if (isNearEdge(left, stage.scrollLeft, stage.clientWidth))
    target.left = leftFor(left, stage.clientWidth, stage.scrollWidth);
  if (isNearEdge(top, stage.scrollTop, stage.clientHeight)) target.top = top - stage.clientHeight / 2;
  if (target.left !== undefined || target.top !== undefined) stage.scrollTo(target);
};
