import type { InterfaceEvent, Reading } from 'cellophane';
import { createElement } from '../../kit/create_element';
import { partOf } from '../../kit/parts';
import { isNewTo } from '../../kit/shown_content';

/** The lines above the dungeon that replace the sidebar, the messages and the flavor line where the screen is wider
    than the window: the messages are the live region; the hero's condition, questions and the cell pointed at come from
    the reading. Screen readers have both elsewhere. */
export class StatusLines {
  readonly #status: HTMLElement;
  readonly #now: HTMLElement;
  /** The key that a touch of the strip stands for: Space if there is more to read, M for all messages, or none. */
  #touchKey = '';

  constructor(root: HTMLElement, send: (event: InterfaceEvent) => void, signal: AbortSignal) {
    this.#status = partOf(root, 'strip-status');
    this.#now = partOf(root, 'strip-now');
    const touch = () => {
      if (this.#touchKey) send({ type: 'choose', key: this.#touchKey });
    };
    partOf(root, 'strip').addEventListener('click', touch, { signal });
  }

  /** `isAsked`: a sheet shows the question. */
  show(told: Reading | undefined, isAsked: boolean): void {
    const status = told?.status.join(' ') ?? '';
    const next = told?.choices[0];
    const waits = !isAsked && !!told?.urgent && next?.key === 'Space';
    const now = [!isAsked && told?.urgent, !waits && told?.here[0]].filter(Boolean).join(' ');
    const asked = waits ? next.label : '';
    if (isNewTo(this.#status, status)) this.#status.textContent = status;
    if (isNewTo(this.#now, [now, asked])) {
      this.#now.textContent = now;
      if (asked) this.#now.prepend(createElement('mark', {}, asked), ' ');
    }
    this.#touchKey = waits ? 'Space' : told?.choices.some(({ key }) => key === 'M') ? 'M' : '';
  }
}
