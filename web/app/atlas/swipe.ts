/** The least length of a swipe, in CSS pixels. */
const far = 50;
/** The least ratio of a swipe's horizontal to its vertical length. */
const slant = 2;

/** Calls `turn` for horizontal swipes; touches are left alone where `mayTurn` is false. */
export function listenToSwipes(target: HTMLElement, mayTurn: () => boolean, turn: (step: 1 | -1) => void): void {
  let start: { id: number; x: number; y: number } | null = null;
  target.addEventListener('pointerdown', (event) => {
    const isFirst = event.isPrimary && event.pointerType === 'touch' && mayTurn();
    start = isFirst ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  });
  target.addEventListener('pointerup', (event) => {
    const from = start;
    start = null;
    if (!from || from.id !== event.pointerId || !mayTurn()) return;
    const across = event.clientX - from.x;
    const down = event.clientY - from.y;
    if (Math.abs(across) >= far && Math.abs(across) > slant * Math.abs(down)) turn(across < 0 ? 1 : -1);
  });
  target.addEventListener('pointercancel', () => {
    start = null;
  });
}
