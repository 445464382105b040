import type { InterfaceEvent, Reading } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { onSubmit } from '../../kit/forms';
import { hasTouch } from '../../kit/optional';
import { partOf } from '../../kit/parts';
import type { View } from '../settings/preferences';

export interface TextEntryOptions {
  root: HTMLElement;
  send: (event: InterfaceEvent) => void;
  view: View;
  signal: AbortSignal;
}

/** The box for a text the game asks for: visible where there may be no keyboard, and behind the terminal elsewhere, for
    pasted text and characters composed from several keys. */
export class TextEntry {
  readonly #form: HTMLFormElement;
  readonly #stage: HTMLElement;
  readonly #view: View;
  #isShown = false;
  #isComposing = false;
  readonly #label = createElement('label', { for: 'entry-text' });
  readonly #done = createElement('button', { type: 'submit' });
  readonly #leave: HTMLButtonElement;
  readonly #box = createElement('input', {
    id: 'entry-text',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
  });

  constructor({ root, send, view, signal }: TextEntryOptions) {
    this.#form = partOf(root, 'entry', HTMLFormElement);
    this.#stage = partOf(root, 'stage');
    this.#view = view;
    /** Sends the answer; hides a box behind the terminal first, so that the next keys go to the game. */
    const answer = (key: string) => {
      if (!this.#isShown) this.#close();
      send({ type: 'choose', key });
    };
    const leave = () => answer('Escape');
    this.#leave = button('', leave);
    this.#form.append(this.#label, this.#box, this.#leave, this.#done);
    onSubmit(this.#form, () => answer('Enter'), signal);
    const type = (isComposing: boolean) => {
      this.#isComposing = isComposing;
      if (!isComposing) send({ type: 'text', text: this.#box.value });
    };
    this.#box.addEventListener('input', (event) => type(event instanceof InputEvent && event.isComposing));
    this.#box.addEventListener('compositionend', () => type(false));
    this.#box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.isComposing) leave();
    });
  }

  destroy(): void {
    this.#form.replaceChildren();
    this.#form.hidden = true;
  }

  show({ entry, choices }: Reading): void {
    const wasOpen = !this.#form.hidden;
    this.#isShown = this.#view.isRead || hasTouch();
    // Where a single letter is asked for, the physical key counts.
    if (!entry || !(this.#isShown || entry.longest > 1)) {
      if (wasOpen) this.#close();
      return;
    }
    this.#form.hidden = false;
    this.#form.classList.toggle('behind', !this.#isShown);
    this.#label.textContent = entry.prompt;
    for (const [own, key] of [
      [this.#done, 'Enter'],
      [this.#leave, 'Escape'],
    ] as const) {
      own.textContent = choices.find((choice) => choice.key === key)?.label ?? '';
      own.hidden = own.textContent === '';
    }
    this.#box.maxLength = entry.longest;
    // The game has dropped characters that the text may not hold.
    if (!this.#isComposing && this.#box.value !== entry.typed) this.#box.value = entry.typed;
    if (!wasOpen || (!this.#isShown && document.activeElement === this.#stage))
      this.#box.focus({ preventScroll: true });
  }

  #close(): void {
    this.#form.hidden = true;
    this.#stage.focus({ preventScroll: true });
  }
}
