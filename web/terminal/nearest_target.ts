import type { Cell, Point } from './screen_cells';
import { columns, rows } from './screen_size';

/** How far from the middle of a cell a finger still means it, in CSS pixels. */
const reach = 22;

/** Of some cells the one that a finger at a spot means: the nearest within reach. */
export function nearestTarget(stage: Element, { x, y }: Point, targets: readonly Cell[]): Cell | undefined {
  const box = stage.querySelector('.xterm-screen')!.getBoundingClientRect();
  const distanceTo = ({ column, row }: Cell): number =>
    Math.hypot(box.left + ((column + 0.5) / columns) * box.width - x, box.top + ((row + 0.5) / rows) * box.height - y);
  const near = targets.filter((target) => distanceTo(target) <= reach);
  return near.sort((one, other) => distanceTo(one) - distanceTo(other))[0];
}
