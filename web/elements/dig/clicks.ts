/** The farthest a pointer may move between down and up in a click, in CSS pixels. */
const clickRadius = 6;

/** Listens to clicks on a canvas that can also be dragged. */
export function listenToClicks(target: HTMLElement, onClick: () => void, signal: AbortSignal): void {
  let start = { x: 0, y: 0 };
  target.addEventListener(
    'pointerdown',
    ({ clientX: x, clientY: y }) => {
      start = { x, y };
    },
    { signal },
  );
  target.addEventListener(
    'click',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) <= clickRadius) onClick();
    },
    { signal },
  );
}
