import type { InterfaceEvent, Reading } from 'cellophane';
import { createElement } from './create_element';
import { part } from './page';

/** The key that a touch of the strip stands for: Space if there is more to read, M for all messages, or none. */
let touchKey = '';

/** Fills the lines above the dungeon that replace the sidebar, the messages and the flavour line where the screen is
    wider than the window: the messages are the live region; the hero's condition, questions and the cell pointed at
    come from the reading. Screen readers have both elsewhere. */
export function showStrip(told: Reading | undefined): void {
  part('strip-status').textContent = told?.status.join(' ') ?? '';
  const now = part('strip-now');
  const next = told?.choices[0];
  const waits = !!told?.urgent && next?.key === 'Space';
  now.textContent = [told?.urgent, !waits && told?.here[0]].filter(Boolean).join(' ');
  if (waits) now.prepend(createElement('mark', {}, next.label), ' ');
  touchKey = waits ? 'Space' : told?.choices.some(({ key }) => key === 'M') ? 'M' : '';
}

export function listenToStrip(send: (event: InterfaceEvent) => void): void {
  part('strip').addEventListener('click', () => {
    if (touchKey) send({ type: 'choose', key: touchKey });
  });
}
