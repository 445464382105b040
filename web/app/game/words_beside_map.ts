import { isTouchedOnly } from '../../kit/optional';
import { isCovered } from '../../terminal/keyboard';
import type { Page } from '../shell/page';

/** Whether the words stand beside the map: where the player wants them to, and as long as the focus is in them. */
export class WordsBesideMap {
  readonly #page: Page;
  readonly #onChanged: () => void;
  readonly #signal: AbortSignal;

  /** `onChanged`: the room of the stage has changed. */
  constructor(page: Page, onChanged: () => void, signal: AbortSignal) {
    this.#page = page;
    this.#onChanged = onChanged;
    this.#signal = signal;
    this.refresh();
    // Once the focus has settled: what is read anew gives it from one button to another.
    for (const type of ['focusin', 'focusout'])
      page.part('reader').addEventListener(type, () => requestAnimationFrame(() => this.refresh()), { signal });
    addEventListener('keydown', (event) => this.#changeSides(event), { signal });
  }

  /** Applies the preference. */
  refresh(): void {
    if (this.#signal.aborted) return;
    const { root, preferences } = this.#page;
    const hasFocus = this.#page.part('reader').contains(document.activeElement) && !isTouchedOnly();
    const isRead = preferences.view.isRead || hasFocus;
    if (isRead === root.classList.contains('reading')) return;
    root.classList.toggle('reading', isRead);
    this.#onChanged();
  }

  /** F6 moves the focus from the stage, where Tab belongs to the game, to the reader, and from anywhere else back. */
  #changeSides(event: KeyboardEvent): void {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || isCovered(this.#page.root)) return;
    const stage = this.#page.part('stage');
    const isThere = document.activeElement === stage || document.activeElement === document.body;
    if (isThere && this.#page.part('reader').hidden) return;
    event.preventDefault();
    (isThere ? this.#page.part('reader-title') : stage).focus();
  }
}
