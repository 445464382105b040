import { leastZoom, mostZoom, usualShape } from './level_size';
import type { Cell } from './picture';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The limits of a cell's width, in shares of its height: a map reads better the squarer its cells are. */
const narrowest = 0.5;
const widest = 0.7;

export { leastZoom, mostZoom, usualShape };

const bounded = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The visible part of a map: at zoom 1 all of it. Lengths are in device pixels, places in cells. */
export class Viewport {
  #canvas: Extent = { width: 1, height: 1 };
  #map: Extent = { width: 1, height: 1 };
  #zoom = leastZoom;
  /** The place at the canvas's middle. */
  #middle = { x: 0.5, y: 0.5 };

  get zoom(): number {
    return this.#zoom;
  }

  setCanvas(canvas: Extent): void {
    this.#canvas = canvas;
    this.#settle();
  }

  /** Sets the map's size in cells; a new size centers the view. */
  setMap(map: Extent): void {
    if (map.width !== this.#map.width || map.height !== this.#map.height)
      this.#middle = { x: map.width / 2, y: map.height / 2 };
    this.#map = map;
    this.#settle();
  }

  /** The size of a cell, not rounded. */
  get cell(): Extent {
    const { width: columns, height: rows } = this.#map;
    const shape = bounded(this.#canvas.width / columns / (this.#canvas.height / rows), narrowest, widest);
    const height = Math.min(this.#canvas.height / rows, this.#canvas.width / columns / shape) * this.#zoom;
    return { width: height * shape, height };
  }

  /** The top left corner of a cell, not rounded. */
  pointOf({ x, y }: Cell): Cell {
    const { width, height } = this.cell;
    return {
      x: this.#canvas.width / 2 + (x - this.#middle.x) * width,
      y: this.#canvas.height / 2 + (y - this.#middle.y) * height,
    };
  }

  /** The same in whole pixels, so that neighbors share an edge. */
  cornerOf(cell: Cell): Cell {
    const { x, y } = this.pointOf(cell);
    return { x: Math.round(x), y: Math.round(y) };
  }

  /** The place under a pixel, in fractions of cells. */
  placeAt(x: number, y: number): Cell {
    const { width, height } = this.cell;
    return {
      x: this.#middle.x + (x - this.#canvas.width / 2) / width,
      y: this.#middle.y + (y - this.#canvas.height / 2) / height,
    };
  }

  /** The cell under a pixel, or null beside the map. */
  cellAt(pixelX: number, pixelY: number): Cell | null {
    const place = this.placeAt(pixelX, pixelY);
    const cell = { x: Math.floor(place.x), y: Math.floor(place.y) };
    return cell.x >= 0 && cell.y >= 0 && cell.x < this.#map.width && cell.y < this.#map.height ? cell : null;
  }

  /** The place at a pixel, by default the middle, stays there. */
  zoomTo(zoom: number, x = this.#canvas.width / 2, y = this.#canvas.height / 2): void {
    const before = this.placeAt(x, y);
    this.#zoom = bounded(zoom, leastZoom, mostZoom);
    const after = this.placeAt(x, y);
    this.#middle = { x: this.#middle.x + before.x - after.x, y: this.#middle.y + before.y - after.y };
    this.#settle();
  }

  /** Moves the map along with a finger. */
  panBy(right: number, down: number): void {
    const { width, height } = this.cell;
    this.#middle = { x: this.#middle.x - right / width, y: this.#middle.y - down / height };
    this.#settle();
  }

  /** Pans as little as it takes to have a cell in view, at least two cells from the edge. */
  bringIntoView({ x, y }: Cell): void {
    const { width, height } = this.cell;
    const spare = 2;
    const across = Math.max(0.5, this.#canvas.width / width / 2 - spare);
    const down = Math.max(0.5, this.#canvas.height / height / 2 - spare);
    this.#middle = {
      x: bounded(this.#middle.x, x + 0.5 - across, x + 0.5 + across),
      y: bounded(this.#middle.y, y + 0.5 - down, y + 0.5 + down),
    };
    this.#settle();
  }

  /** Keeps the view within the map; a map smaller than the canvas is centered. */
  #settle(): void {
    const { width, height } = this.cell;
    const settled = (middle: number, cells: number, shown: number) =>
      shown >= cells ? cells / 2 : bounded(middle, shown / 2, cells - shown / 2);
    this.#middle = {
      x: settled(this.#middle.x, this.#map.width, this.#canvas.width / width),
      y: settled(this.#middle.y, this.#map.height, this.#canvas.height / height),
    };
  }
}
