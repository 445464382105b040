import type { InterfaceEvent } from 'cellophane';
import { cellAt, isSame, type Cell, type Point } from './screen_cells';

type Send = (event: InterfaceEvent) => void;

/** Reports pointer events by cell: hovering only when the cell changes, presses once they are released, and taps of
    fingers, which cannot hover. `meant`: the cell that a finger means which touches another nearby. */
export function listenToPointer(
  stage: HTMLElement,
  send: Send,
  signal: AbortSignal,
  cellOf = (spot: Point): Cell | null => cellAt(stage, spot),
  meant: (cell: Cell | null, spot: Point) => Cell | null = (cell) => cell,
): void {
  let pointed: Cell | null = null;
  // Not every browser's clicks tell the kind of pointer, and browsers move touch clicks towards a presumed target (the
  // terminal's own text field, say). The pointerdown before the click has the kind and the true place.
  let isTouch = false;
  let touched: Cell | null = null;
  const at = (event: MouseEvent): Cell | null => cellOf({ x: event.clientX, y: event.clientY });
  const modifiers = (event: MouseEvent) => ({ shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey });

  const point = (cell: Cell | null, event: MouseEvent): void => {
    if (isSame(cell, pointed)) return;
    pointed = cell;
    send(cell ? { type: 'hover', ...cell, ...modifiers(event) } : { type: 'leave' });
  };

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ): void => stage.addEventListener(type, hear, { ...options, signal });

  listen('pointermove', (event) => {
    if (event.pointerType !== 'touch') point(at(event), event);
  });
  listen('pointerleave', (event) => {
    if (event.pointerType !== 'touch') point(null, event);
  });
  listen('pointerdown', (event) => {
    isTouch = event.pointerType === 'touch';
    touched = at(event);
    if (isTouch) touched = meant(touched, { x: event.clientX, y: event.clientY });
    if (!isTouch && event.button === 0 && touched) send({ type: 'down', ...touched, ...modifiers(event) });
  });
  listen('click', (event) => {
    const cell = isTouch ? touched : at(event);
    if (!isTouch) point(cell, event);
    if (cell) send({ type: isTouch ? 'tap' : 'press', ...cell, ...modifiers(event) });
  });

  // The terminal must not begin selections, nor the browser its menu.
  listen(
    'mousedown',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      stage.focus({ preventScroll: true });
    },
    { capture: true },
  );
  listen('contextmenu', (event) => {
    event.preventDefault();
    const cell = at(event);
    // Other input opens the menu too: a long touch, or a click with Control.
    if (cell && !isTouch && event.button === 2) send({ type: 'rightpress', ...cell, ...modifiers(event) });
  });
}
