import type { Cell } from '../picture';

/** The map a sheet lies on. */
export interface Ground {
  /** In cells. */
  readonly width: number;
  /** The top left corner of a cell, in device pixels; coordinates may be fractions. */
  cornerOf(cell: Cell): Cell;
}

const lineShare = 0.09;

/** Draws sets of cells like pieces of a thin transparent sheet. `by` shifts them, in cells. */
export class Sheet {
  readonly #context: CanvasRenderingContext2D;
  readonly #ground: Ground;

  constructor(context: CanvasRenderingContext2D, ground: Ground) {
    this.#context = context;
    this.#ground = ground;
  }

  get #line(): number {
    const { y } = this.#ground.cornerOf({ x: 0, y: 0 });
    return Math.max(1, (this.#ground.cornerOf({ x: 0, y: 1 }).y - y) * lineShare);
  }

  cellAt(index: number): Cell {
    return { x: index % this.#ground.width, y: Math.floor(index / this.#ground.width) };
  }

  /** Fills the cells with one color. */
  fill(cells: readonly number[], color: string, opacity: number, by: Cell = { x: 0, y: 0 }): void {
    if (opacity <= 0) return;
    this.#context.globalAlpha = Math.min(1, opacity);
    this.#context.fillStyle = color;
    for (const index of cells) this.#fillCell(this.cellAt(index), by);
    this.#context.globalAlpha = 1;
  }

  /** Draws a glossy streak across the cells. */
  gloss(cells: readonly number[], opacity: number, by: Cell): void {
    if (opacity <= 0 || cells.length === 0) return;
    const places = cells.map((index) => this.cellAt(index));
    const across = places.map(({ x }) => x);
    const down = places.map(({ y }) => y);
    const near = this.#ground.cornerOf({ x: Math.min(...across) + by.x, y: Math.min(...down) + by.y });
    const far = this.#ground.cornerOf({ x: Math.max(...across) + by.x + 1, y: Math.max(...down) + by.y + 1 });
    const streak = this.#context.createLinearGradient(near.x, near.y, far.x, far.y);
    for (const [at, strength] of [
      [0.2, 0],
      [0.38, 0.32],
      [0.46, 0.06],
      [0.52, 0.2],
      [0.62, 0],
    ] as const)
      streak.addColorStop(at, `rgb(255 255 255 / ${strength * opacity})`);
    this.#context.fillStyle = streak;
    for (const place of places) this.#fillCell(place, by);
  }

  /** Fills each of the first `count` cells with its own opacity. */
  shade(color: string, opacityOf: (index: number) => number, count: number): void {
    this.#context.fillStyle = color;
    for (let i = 0; i < count; ++i) {
      const opacity = opacityOf(i);
      if (opacity <= 0) continue;
      this.#context.globalAlpha = Math.min(1, opacity);
      this.#fillCell(this.cellAt(i), { x: 0, y: 0 });
    }
    this.#context.globalAlpha = 1;
  }

  /** Draws the border of the set of cells. */
  outline(cells: readonly number[], color: string, opacity: number, by: Cell = { x: 0, y: 0 }): void {
    if (opacity <= 0 || cells.length === 0) return;
    const members = new Set(cells);
    const { width } = this.#ground;
    const context = this.#context;
    context.beginPath();
    for (const index of cells) {
      const { x, y } = this.cellAt(index);
      const near = this.#ground.cornerOf({ x: x + by.x, y: y + by.y });
      const far = this.#ground.cornerOf({ x: x + by.x + 1, y: y + by.y + 1 });
      const edge = (fromX: number, fromY: number, toX: number, toY: number) => {
        context.moveTo(fromX, fromY);
        context.lineTo(toX, toY);
      };
      if (!members.has(index - width)) edge(near.x, near.y, far.x, near.y);
      if (!members.has(index + width)) edge(near.x, far.y, far.x, far.y);
      if (x === 0 || !members.has(index - 1)) edge(near.x, near.y, near.x, far.y);
      if (x === width - 1 || !members.has(index + 1)) edge(far.x, near.y, far.x, far.y);
    }
    context.globalAlpha = Math.min(1, opacity);
    context.strokeStyle = color;
    context.lineWidth = this.#line;
    context.lineCap = 'square';
    context.stroke();
    context.globalAlpha = 1;
  }

  /** Draws a ring around a cell, its radius in cell heights. */
  ring({ x, y }: Cell, color: string, opacity: number, radius: number): void {
    if (opacity <= 0) return;
    const near = this.#ground.cornerOf({ x, y });
    const far = this.#ground.cornerOf({ x: x + 1, y: y + 1 });
    this.#context.globalAlpha = Math.min(1, opacity);
    this.#context.strokeStyle = color;
    this.#context.lineWidth = this.#line * 1.6;
    this.#context.beginPath();
    this.#context.ellipse(
      (near.x + far.x) / 2,
      (near.y + far.y) / 2,
      radius * (far.y - near.y),
      radius * (far.y - near.y),
      0,
      0,
      2 * Math.PI,
    );
    this.#context.stroke();
    this.#context.globalAlpha = 1;
  }

  #fillCell({ x, y }: Cell, by: Cell): void {
    const near = this.#ground.cornerOf({ x: x + by.x, y: y + by.y });
    const far = this.#ground.cornerOf({ x: x + by.x + 1, y: y + by.y + 1 });
    this.#context.fillRect(near.x, near.y, far.x - near.x, far.y - near.y);
  }
}
