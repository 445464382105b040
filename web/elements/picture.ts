/** A map as an engine paints it: one entry a cell, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Code points. */
  readonly glyph: Uint32Array;
  /** 0xRRGGBB, made for a dark ground. */
  readonly fg: Uint32Array;
  readonly bg: Uint32Array;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const isSameCell = (one: Cell | null, other: Cell | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y);
