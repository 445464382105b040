import type { Cell } from './picture';
import { leastZoom } from './viewport';

/** The actions of keys on a map. */
export interface KeyActions {
  /** The marked cell, or the one where looking around begins. */
  readonly spot: Cell;
  readonly zoom: number;
  /** Marks a cell, or the nearest one on the map. */
  lookAt(cell: Cell): void;
  /** The next or the previous thing on the map. */
  lookAtThing(step: 1 | -1): void;
  /** Chooses the marked cell, as a click does, where that means anything. */
  choose?: () => void;
  lookAway(): void;
  zoomTo(zoom: number): void;
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const stride = 5;
const zoomStep = 1.5;

function deedOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const step = steps[event.key];
  if (step) {
    const length = event.shiftKey ? stride : 1;
    return () => actions.lookAt({ x: actions.spot.x + step.x * length, y: actions.spot.y + step.y * length });
  }
  switch (event.key) {
    case '+':
    case '=':
      return () => actions.zoomTo(actions.zoom * zoomStep);
    case '-':
      return () => actions.zoomTo(actions.zoom / zoomStep);
    case '0':
      return () => actions.zoomTo(leastZoom);
    case 'n':
      return () => actions.lookAtThing(1);
    case 'p':
      return () => actions.lookAtThing(-1);
    case 'Enter':
      return actions.choose ?? null;
    case 'Escape':
      return () => actions.lookAway();
    default:
      return null;
  }
}

/** The keys, explained for screen readers. */
export const keyHelp =
  'Arrow keys look around, N and P select the next and previous object, plus and minus zoom, 0 shows all.';

/** Handles keys while a map has the focus; Tab and the browser's shortcuts are left alone. */
export function listenToMapKeys(target: HTMLElement, actions: KeyActions, signal: AbortSignal): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = deedOf(event, actions);
      if (!action) return;
      event.preventDefault();
      action();
    },
    { signal },
  );
}
