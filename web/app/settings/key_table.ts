/* The table of keys in the settings dialog: every command, its keys, and how to change them. */

import type { KeyInfo } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { keyByPlace } from '../../terminal/keyboard';
import type { GameSettings } from './settings';
import type { Row } from './setting_rows';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'Dead']);

/** "PageUp" as on keyboards: "Page Up". */
const shown = (key: string): string => key.replace(/([a-z])([A-Z0-9])/g, '$1 $2');

const keysShown = ({ keys, ctrl }: KeyInfo): string =>
  keys.length === 0 ? 'no key' : keys.map((key) => (ctrl ? `Ctrl + ${shown(key)}` : shown(key))).join(', ');

/** A row of the table, with its cells. */
class KeyRow {
  readonly keys = createElement('td', { class: 'keys' });
  readonly actions = createElement('td', { class: 'actions' });
  readonly element: HTMLTableRowElement;

  constructor(command: string, buttons: readonly HTMLElement[]) {
    this.actions.append(...buttons);
    this.element = createElement('tr', {}, createElement('th', { scope: 'row' }, command), this.keys, this.actions);
  }

  show(info: KeyInfo): void {
    const { keys, ctrl } = info;
    const signs = keys.map((key) => createElement('kbd', {}, ctrl ? `Ctrl + ${shown(key)}` : shown(key)));
    this.keys.replaceChildren(...(signs.length > 0 ? signs : [createElement('span', {}, 'no key')]));
  }
}

export class KeyTable implements Row {
  readonly element = createElement('div', { class: 'key-table' });
  readonly #settings: GameSettings;
  readonly #rows = new Map<string, KeyRow>();
  readonly #resets = new Map<string, HTMLButtonElement>();
  readonly #asking = createElement('td', { colspan: '3', role: 'alert' });
  readonly #askingRow = createElement('tr', { class: 'asking', hidden: '' }, this.#asking);
  readonly #resetAll: HTMLButtonElement;
  /** The command that waits for its key. */
  #waiting: string | undefined;

  constructor(settings: GameSettings) {
    this.#settings = settings;
    this.#resetAll = button('Reset all keys', () => this.#reset(), { id: 'reset-keys' });
    this.element.append(
      createElement(
        'p',
        {},
        'Choose Change, then press the new key. Commands with Ctrl follow the key without it, and a letter of a name or an item is always typed as it is on your keyboard.',
      ),
      ...this.#tables(),
      createElement('div', { class: 'row end' }, this.#resetAll),
    );
    this.update();
  }

  get isWaiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** Ends waiting for a key, if it does. */
  cancel(): void {
    if (this.isWaiting) this.#stop();
  }

  update(): void {
    for (const info of this.#infos) {
      this.#rows.get(info.command)!.show(info);
      const reset = this.#resets.get(info.command);
      if (!reset) continue;
      if (!info.changed && document.activeElement === reset) reset.parentElement!.querySelector('button')!.focus();
      reset.hidden = !info.changed;
    }
    this.#resetAll.setAttribute('aria-disabled', String(!this.#infos.some(({ changed }) => changed)));
  }

  /** Gives a pressed key to the command that waits for one. True if the dialog has no use for the key. */
  take(event: KeyboardEvent): boolean {
    const command = this.#waiting;
    if (command === undefined || modifiers.has(event.key)) return false;
    // Keys that press the buttons of the question, and lead to them.
    if (['Enter', ' ', 'Tab'].includes(event.key)) return false;
    if (event.key === 'Escape') this.#stop();
    else this.#propose(command, event);
    return true;
  }

  get #infos(): KeyInfo[] {
    const { editor, lines } = this.#settings;
    return editor.keys(lines);
  }

  #tables(): HTMLElement[] {
    const parts = new Map<string, HTMLElement[]>();
    for (const { part, command, ctrl } of this.#infos) {
      const row = new KeyRow(command, ctrl ? [] : this.#buttonsOf(command));
      this.#rows.set(command, row);
      parts.set(part, [...(parts.get(part) ?? []), row.element]);
    }
    return [...parts].map(([part, rows]) =>
      createElement('table', {}, createElement('caption', {}, part), createElement('tbody', {}, ...rows)),
    );
  }

  #buttonsOf(command: string): HTMLElement[] {
    const reset = button('Reset', () => this.#reset(command), { class: 'reset', 'aria-label': `Reset ${command}` });
    this.#resets.set(command, reset);
    return [button('Change', () => this.#wait(command), { 'aria-label': `Change ${command}` }), reset];
  }

  #wait(command: string): void {
    this.#stop();
    this.#waiting = command;
    this.#ask(`Press the new key for ${command}.`);
    this.#rows.get(command)!.element.classList.add('waiting');
  }

  /** Shows a sentence below the waiting command, with buttons, of which the last one cancels. */
  #ask(sentence: string, ...buttons: HTMLElement[]): void {
    this.#asking.replaceChildren(
      createElement('p', {}, sentence),
      createElement(
        'div',
        { class: 'row' },
        ...buttons,
        button('Cancel', () => this.#stop()),
      ),
    );
    this.#askingRow.hidden = false;
    this.#rows.get(this.#waiting ?? '')?.element.after(this.#askingRow);
    this.#askingRow.scrollIntoView({ block: 'nearest' });
    (buttons[0] ?? this.#asking.querySelector('button'))?.focus({ preventScroll: true });
  }

  #stop(): void {
    const row = this.#rows.get(this.#waiting ?? '');
    this.#waiting = undefined;
    this.#askingRow.hidden = true;
    this.#asking.replaceChildren();
    row?.element.classList.remove('waiting');
    row?.actions.querySelector('button')?.focus();
  }

  #propose(command: string, event: KeyboardEvent): void {
    const { editor, lines } = this.#settings;
    const key = editor.keyName(keyByPlace(event), event.code);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) {
      this.#ask(`This key cannot be used. Press another key for ${command}.`);
      return;
    }
    const present = this.#infos;
    const other = present.find((info) => !info.ctrl && info.command !== command && info.keys.includes(key));
    let changed: string;
    try {
      changed = editor.bindKey(lines, command, key);
    } catch {
      this.#ask('Too many keys are changed. Reset some of them first.');
      return;
    }
    if (!other) return this.#keep(changed);
    const after = editor.keys(changed).find((info) => info.command === other.command)!;
    const question = `${shown(key)} is used by ${other.command}, which will have: ${keysShown(after)}.`;
    this.#ask(
      question,
      button('Swap keys', () => this.#keep(changed)),
    );
  }

  #keep(lines: string): void {
    this.#settings.lines = lines;
    this.#stop();
    this.update();
  }

  #reset(command?: string): void {
    this.#stop();
    const { editor, lines } = this.#settings;
    this.#settings.lines = editor.resetKeys(lines, command);
    this.update();
  }
}
