/* The header while a game is played: hidden if the player wants or the window is low, and shown again over the game by a
   handle, by the pointer at the top edge, or by Escape. */

import { canBeFullscreen, isFullscreen, mediaMatches, toggleFullscreen, watchMedia } from '../../kit/optional';
import type { Page } from './page';

const lowWindow = '(max-height: 450px)';

export class PlayHeader {
  readonly #page: Page;
  readonly #onChanged: () => void;
  readonly #handle: HTMLElement;
  /** The pointer at the top edge has shown it. */
  #isByPointer = false;

  /** `onChanged`: the room of the stage has changed. */
  constructor(page: Page, onChanged: () => void, signal: AbortSignal) {
    this.#page = page;
    this.#onChanged = onChanged;
    this.#handle = page.part('show-header');
    this.#listen(signal);
    this.refresh();
  }

  /** Applies the preference. */
  refresh(): void {
    const { hidesHeader } = this.#page.preferences.view;
    const isHidden = hidesHeader || mediaMatches(lowWindow);
    this.#page.root.classList.toggle('headless', isHidden);
    this.#page.part('hide-header').setAttribute('aria-pressed', String(hidesHeader));
    if (!isHidden) this.peek(false);
  }

  /** Shows the hidden header over the game, or hides it again. */
  peek(isShown: boolean): void {
    // Where fingers play it goes with the menu (app/game/hud.ts): earlier, what lies under it would move away.
    if (this.#page.root.classList.contains('sheets')) return;
    this.#page.root.classList.toggle('peeking', isShown);
    this.#isByPointer = false;
  }

  #listen(signal: AbortSignal): void {
    const { root, header, preferences } = this.#page;
    signal.addEventListener(
      'abort',
      watchMedia(lowWindow, () => this.refresh()),
    );
    this.#handle.addEventListener(
      'click',
      ({ detail }) => {
        this.peek(true);
        // Pressed by a key, it would take the focus away with it.
        if (detail === 0) this.#page.part('new-dungeon').focus();
      },
      { signal },
    );
    this.#page.part('hide-header').addEventListener(
      'click',
      () => {
        preferences.view.hidesHeader = !preferences.view.hidesHeader;
        preferences.keepView();
        this.refresh();
        this.#onChanged();
        // The button may be gone now, and with it the focus.
        this.#page.part('stage').focus({ preventScroll: true });
      },
      { signal },
    );
    root.addEventListener(
      'pointermove',
      ({ clientY, pointerType, target }) => {
        if (pointerType !== 'mouse') return;
        if (clientY < 3 && root.classList.contains('headless')) {
          this.peek(true);
          this.#isByPointer = true;
        } else if (this.#isByPointer && !(target instanceof Node && header.contains(target))) {
          // It was gone again before the header lay under it, so the header is never left.
          this.peek(false);
        }
      },
      { signal },
    );
    header.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType === 'mouse' && !header.contains(document.activeElement)) this.peek(false);
      },
      { signal },
    );
    // Playing on, or leaving the header by Tab, hides it.
    root.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !header.contains(target)) this.peek(false);
      },
      { signal },
    );
    this.#listenToFullscreen(signal);
  }

  #listenToFullscreen(signal: AbortSignal): void {
    const button = this.#page.part('fullscreen');
    button.hidden = !canBeFullscreen();
    button.addEventListener('click', () => toggleFullscreen(), { signal });
    document.addEventListener('fullscreenchange', () => button.setAttribute('aria-pressed', String(isFullscreen())), {
      signal,
    });
  }
}
