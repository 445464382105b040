import type { Cell } from './picture';
import type { Spot } from './plane';
import type { MapRenderer } from './renderer';
import { leastZoom } from './viewport';

export interface GestureOptions {
  /** Called when the pointer moves to another cell, or to none. */
  onPoint: (cell: Cell | null) => void;
  /** Called when a cell is clicked or tapped. */
  onTap?: (cell: Cell) => void;
  /** Called when the visible part of the map may have changed. */
  onMoved: () => void;
  signal: AbortSignal;
}

const closer = 3;
/** Pixels of wheel movement that double the zoom. */
const doubling = 300;
/** The farthest a finger may move in a tap, in CSS pixels of the window. */
const tapRadius = 8;

const between = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Lets pointers zoom and pan. A wheel zooms only with Control or Command, and one finger on a whole map scrolls the
    page, so that a map never traps scrolling. */
export function listenToGestures(renderer: MapRenderer, { onPoint, onTap, onMoved, signal }: GestureOptions): void {
  const { canvas } = renderer;
  const fingers = new Map<number, Spot>();
  /** Where a tap began, as a point of the window. */
  let start: Spot | null = null;

  const pointOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY });
  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => renderer.positionAt(clientX, clientY);
  const point = (spot: Spot) => onPoint(renderer.cellAt(spot.x, spot.y));

  const moveFinger = (event: PointerEvent, before: Spot) => {
    const now = spotOf(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    fingers.set(event.pointerId, now);
    if (other) {
      const middle = between(now, other);
      const last = between(before, other);
      renderer.panBy(middle.x - last.x, middle.y - last.y);
      renderer.zoomTo(
        (renderer.zoom * distance(now, other)) / Math.max(1, distance(before, other)),
        middle.x,
        middle.y,
      );
      start = null;
    } else if (!renderer.isWhole) {
      renderer.panBy(now.x - before.x, now.y - before.y);
    }
    if (start && distance(start, pointOf(event)) > tapRadius) start = null;
    onMoved();
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || fingers.size === 2) return;
      start = fingers.size === 0 ? pointOf(event) : null;
      fingers.set(event.pointerId, spotOf(event));
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );

  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (before) moveFinger(event, before);
      if (event.pointerType !== 'touch') point(spotOf(event));
    },
    { signal },
  );

  canvas.addEventListener(
    'pointerup',
    (event) => {
      fingers.delete(event.pointerId);
      if (!start) return;
      const spot = spotOf(event);
      if (event.pointerType === 'touch') point(spot);
      start = null;
      const cell = renderer.cellAt(spot.x, spot.y);
      if (cell) onTap?.(cell);
    },
    { signal },
  );

  canvas.addEventListener('pointercancel', (event) => fingers.delete(event.pointerId), { signal });
  canvas.addEventListener(
    'pointerleave',
    (event) => {
      if (event.pointerType !== 'touch') onPoint(null);
    },
    { signal },
  );

  canvas.addEventListener(
    'dblclick',
    (event) => {
      const { x, y } = spotOf(event);
      renderer.zoomTo(renderer.isWhole ? closer : leastZoom, x, y);
      onMoved();
    },
    { signal },
  );

  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = spotOf(event);
      renderer.zoomTo(renderer.zoom * 2 ** (-event.deltaY / doubling), x, y);
      onMoved();
    },
    { signal, passive: false },
  );

  // Two fingers zoom the map, never the page.
  canvas.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}
