import type { Point } from './screen_cells';

/** The zoom by two fingers; 1 is the usual size. */
export interface Zoom {
  readonly factor: number;
  /** Zooms with the place under a point of the window kept there; `factor` is limited to a useful range. */
  zoomTo(factor: number, about: Point): void;
  /** Returns to the usual size. */
  reset(): void;
  /** Called whenever `factor` has changed. */
  onChanged: () => void;
}
