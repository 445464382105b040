import { observePixels } from '../kit/optional';
import { paletteOf, type OwnColors, type Palette } from './palette';
import type { Cell, Picture } from './picture';
import { shareAt, sidesOf, type Corners, type Spot } from './plane';
import { asPixel, type Theme } from './theme';
import { Viewport, leastZoom } from './viewport';

const blank = 0x20;
/** Shares of the font's size: the width of a glyph, and the distance of its baseline below the cell's middle. */
const widthOfEm = 0.602;
const drop = 0.345;
/** How much larger than in a terminal glyphs are drawn. */
const generosity = 1.08;
/** The least height of a cell, in device pixels, at which glyphs are drawn; below it colors alone are clearer. */
const legible = 5;

/** Throws 'no-browser' where there is no page: an error like those of engines, of which this module has none. */
function pageOrError(): Document {
  const page = (globalThis as { document?: Document }).document;
  if (page) return page;
  throw Object.assign(new Error('There is no page to draw a map on here (document is not defined).'), {
    name: 'CellophaneError',
    code: 'no-browser',
  });
}

export interface RendererOptions {
  /** A font list as in CSS. */
  family: string;
  theme?: Theme;
  /** Elements in the corners of the canvas, by which points of the window are found on a canvas that is turned. */
  corners?: Corners;
}

/** Draws maps into a canvas, in device pixels, at the size the canvas has on the page. Independent of engines and
    pages. Positions are CSS pixels from the canvas's top left corner, unless stated otherwise. */
export class MapRenderer {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  /** The backgrounds of the visible cells, one pixel each. */
  readonly #grounds = pageOrError().createElement('canvas');
  readonly #viewport = new Viewport();
  readonly #endObserving: () => void;
  readonly #family: string;
  readonly #corners: Corners | undefined;
  #theme: Theme;
  #colors: OwnColors = {};
  #palette: Palette;
  #picture: Picture | null = null;
  #mark: Cell | null = null;
  #pending = 0;
  #hasSize = false;
  /** Called after every drawing, so that a caller can draw above the map. */
  onDrawn: (() => void) | null = null;

  constructor(canvas: HTMLCanvasElement, { family, theme = 'dark', corners }: RendererOptions) {
    this.canvas = canvas;
    this.#family = family;
    this.#theme = theme;
    this.#palette = paletteOf(theme, {});
    this.#corners = corners;
    this.#context = canvas.getContext('2d', { alpha: false })!;
    this.#endObserving = observePixels(canvas, (size) => this.#resized(size));
  }

  /** Draws at once if the canvas has a size already. */
  show(picture: Picture): void {
    this.#picture = picture;
    this.#mark = null;
    this.#viewport.setMap(picture);
    if (!this.#hasSize) this.#measure();
    this.draw();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#paint();
  }

  /** Colors in place of the theme's. */
  get colors(): OwnColors {
    return this.#colors;
  }
  set colors(colors: OwnColors) {
    const { ground, ink, mark } = this.#colors;
    if (colors.ground === ground && colors.ink === ink && colors.mark === mark) return;
    this.#colors = { ...colors };
    this.#paint();
  }

  #paint(): void {
    this.#palette = paletteOf(this.#theme, this.#colors);
    this.#drawSoon();
  }

  /** The cell pointed at, which is ringed; null if there is none. */
  get mark(): Cell | null {
    return this.#mark;
  }
  set mark(cell: Cell | null) {
    this.#mark = cell;
    this.#drawSoon();
  }

  get zoom(): number {
    return this.#viewport.zoom;
  }
  get isWhole(): boolean {
    return this.zoom <= leastZoom;
  }

  /** The place at the position, by default the middle, stays there. */
  zoomTo(zoom: number, x = this.canvas.clientWidth / 2, y = this.canvas.clientHeight / 2): void {
    this.#viewport.zoomTo(zoom, x * this.#density, y * this.#density);
    this.#drawSoon();
  }

  panBy(right: number, down: number): void {
    this.#viewport.panBy(right * this.#density, down * this.#density);
    this.#drawSoon();
  }

  bringIntoView(cell: Cell): void {
    this.#viewport.bringIntoView(cell);
    this.#drawSoon();
  }

  /** The cell at a position; null beside the map. */
  cellAt(x: number, y: number): Cell | null {
    return this.#picture && this.#viewport.cellAt(x * this.#density, y * this.#density);
  }

  /** The position of a point of the window (`clientX`, `clientY`), however the page scales, zooms or turns the canvas. */
  positionAt(clientX: number, clientY: number): Spot {
    const share = shareAt(this.canvas, this.#corners, { x: clientX, y: clientY }) ?? { x: -1, y: -1 };
    return { x: share.x * (this.canvas.clientWidth || 1), y: share.y * (this.canvas.clientHeight || 1) };
  }

  /** The cell under a point of the window; null beside the canvas or the map. */
  cellUnder(clientX: number, clientY: number): Cell | null {
    const { x, y } = this.positionAt(clientX, clientY);
    const isOnCanvas = x >= 0 && y >= 0 && x < this.canvas.clientWidth && y < this.canvas.clientHeight;
    return isOnCanvas ? this.cellAt(x, y) : null;
  }

  /** The top left corner of a cell, in device pixels. */
  cornerOf(cell: Cell): Cell {
    return this.#viewport.cornerOf(cell);
  }

  /** Shows another picture of the same map; the mark stays. */
  repaint(picture: Picture): void {
    this.#picture = picture;
    this.#drawSoon();
  }

  /** The position of a cell's middle. */
  positionOf(cell: Cell): { x: number; y: number } {
    const corner = this.#viewport.cornerOf(cell);
    const { width, height } = this.#viewport.cell;
    return { x: (corner.x + width / 2) / this.#density, y: (corner.y + height / 2) / this.#density };
  }

  /** For fonts that arrive late. */
  redraw(): void {
    this.#drawSoon();
  }

  dispose(): void {
    this.#endObserving();
    cancelAnimationFrame(this.#pending);
    this.#pending = 0;
    this.#picture = null;
    this.onDrawn = null;
  }

  draw(): void {
    cancelAnimationFrame(this.#pending);
    this.#pending = 0;
    const picture = this.#picture;
    if (!picture || !this.#hasSize) return;
    this.#context.fillStyle = this.#palette.surroundings;
    this.#context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    const shown = this.#shownCells(picture);
    this.#drawGrounds(picture, shown);
    if (this.#viewport.cell.height >= legible) this.#drawGlyphs(picture, shown);
    if (this.#mark) this.#drawMark(this.#mark);
    this.onDrawn?.();
  }

  /** Device pixels to a CSS pixel, as this canvas has them. */
  get #density(): number {
    return this.canvas.width / (this.canvas.clientWidth || 1);
  }

  #drawSoon(): void {
    if (!this.#pending && this.#picture) this.#pending = requestAnimationFrame(() => this.draw());
  }

  #measure(exact?: ResizeObserverSize): void {
    const { width, height } = sidesOf(this.canvas, this.#corners);
    // What is scaled to nothing now may grow without another word from the observer.
    const across = (width || this.canvas.clientWidth) * devicePixelRatio;
    const down = (height || this.canvas.clientHeight) * devicePixelRatio;
    // Emulated screens report the exact pixels of the real one: only a difference that rounding explains is accepted.
    const isPlausible = exact && Math.abs(exact.inlineSize - across) < 2 && Math.abs(exact.blockSize - down) < 2;
    if (isPlausible) this.#take(exact.inlineSize, exact.blockSize);
    else this.#take(Math.round(across), Math.round(down));
  }

  #resized(size?: ResizeObserverSize): void {
    const { width, height } = this.canvas;
    const wasThere = this.#hasSize;
    this.#measure(size);
    // The observer also reports the first size, which may have been drawn already.
    if (!wasThere || width !== this.canvas.width || height !== this.canvas.height) this.draw();
  }

  #take(width: number, height: number): void {
    this.#hasSize = width > 0 && height > 0;
    if (!this.#hasSize) return;
    // Setting the size, even to what it is, wipes a canvas.
    if (width !== this.canvas.width || height !== this.canvas.height) Object.assign(this.canvas, { width, height });
    this.#viewport.setCanvas({ width, height });
  }

  /** The first visible cell, and the first cell beyond the visible ones. */
  #shownCells({ width, height }: Picture): { from: Cell; to: Cell } {
    const from = this.#viewport.placeAt(0, 0);
    const to = this.#viewport.placeAt(this.canvas.width, this.canvas.height);
    return {
      from: { x: Math.max(0, Math.floor(from.x)), y: Math.max(0, Math.floor(from.y)) },
      to: { x: Math.min(width, Math.ceil(to.x)), y: Math.min(height, Math.ceil(to.y)) },
    };
  }

  /** Draws the backgrounds as an image of one pixel a cell, scaled up: much faster than a rectangle a cell. */
  #drawGrounds({ width, glyph, bg }: Picture, { from, to }: { from: Cell; to: Cell }): void {
    const size = { width: to.x - from.x, height: to.y - from.y };
    if (size.width <= 0 || size.height <= 0) return;
    const image = new ImageData(size.width, size.height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let y = from.y, i = 0; y < to.y; ++y) {
      for (let x = from.x; x < to.x; ++x, ++i) {
        const at = y * width + x;
        const ground = this.#palette.ground(bg[at], glyph[at] !== blank);
        if (ground !== null) pixels[i] = asPixel(ground);
      }
    }
    Object.assign(this.#grounds, size);
    this.#grounds.getContext('2d')!.putImageData(image, 0, 0);
    const { x, y } = this.#viewport.pointOf(from);
    const { cell } = this.#viewport;
    this.#context.imageSmoothingEnabled = false;
    this.#context.drawImage(this.#grounds, x, y, size.width * cell.width, size.height * cell.height);
  }

  /** Draws text cell by cell: by measurement no slower than copying from a sheet of glyphs, and much faster the first
      time. */
  #drawGlyphs({ width, glyph, fg }: Picture, { from, to }: { from: Cell; to: Cell }): void {
    const context = this.#context;
    const { cell } = this.#viewport;
    const fontSize = Math.min(cell.width / widthOfEm, cell.height / widthOfEm / 2) * generosity;
    const right = Math.round(cell.width / 2);
    const down = Math.round(cell.height / 2 + fontSize * drop);
    context.font = `${fontSize}px ${this.#family}`;
    context.textAlign = 'center';
    const { x: left, y: top } = this.#viewport.pointOf({ x: 0, y: 0 });
    for (let y = from.y; y < to.y; ++y) {
      const base = Math.round(top + y * cell.height) + down;
      for (let x = from.x; x < to.x; ++x) {
        const index = y * width + x;
        if (glyph[index] === blank) continue;
        context.fillStyle = this.#palette.sign(fg[index]);
        context.fillText(String.fromCodePoint(glyph[index]), Math.round(left + x * cell.width) + right, base);
      }
    }
  }

  #drawMark(mark: Cell): void {
    const corner = this.#viewport.cornerOf(mark);
    const beyond = this.#viewport.cornerOf({ x: mark.x + 1, y: mark.y + 1 });
    const stroke = Math.max(1, Math.round(this.#density * 1.5));
    this.#context.strokeStyle = this.#palette.mark;
    this.#context.lineWidth = stroke;
    this.#context.strokeRect(
      corner.x - stroke / 2,
      corner.y - stroke / 2,
      beyond.x - corner.x + stroke,
      beyond.y - corner.y + stroke,
    );
  }
}
