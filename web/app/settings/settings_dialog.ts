/* The settings of the page and of the game in one dialog. What is said of the game's settings comes from the engine. */

import './settings.css';
import type { SettingInfo } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { canBeFullscreen, isFullscreen, isTouchedOnly, toggleFullscreen } from '../../kit/optional';
import { isPhone, wantsVibration } from '../feedback/feedback';
import type { SoundVolume } from '../feedback/sounds';
import { hasMotors } from '../feedback/vibration';
import { KeyTable } from './key_table';
import { soundVolumes, textSizes, type Preferences, type View } from './preferences';
import { choiceRow, stepRow, switchRow, type Row } from './setting_rows';
import type { GameSettings } from './settings';
import type { ThemeChoice } from './theme';

export interface SettingsDialogOptions {
  preferences: Preferences;
  /** Left out where there is no game: then the dialog has the page's own settings alone. */
  game?: GameSettings | undefined;
  /** Called when a preference of the page has changed. */
  onChanged: () => void;
  /** Called once it is closed; the focus goes back to where it was if left out. */
  onClosed?: () => void;
}

const themeLabels: Record<ThemeChoice, string> = { system: 'System', dark: 'Dark', light: 'Light' };
const themeOptions = (['system', 'dark', 'light'] as const).map((value) => ({ value, label: themeLabels[value] }));
const fontOptions = [
  { value: 'mono', label: 'DejaVu Sans Mono' },
  { value: 'plex', label: 'IBM Plex Mono' },
] as const;

const volumeLabels: Record<SoundVolume, string> = { off: 'Off', low: 'Low', medium: 'Medium', high: 'High' };
const volumeOptions = soundVolumes.map((value) => ({ value, label: volumeLabels[value] }));

export function showSettings(root: HTMLElement, options: SettingsDialogOptions): void {
  if (root.querySelector('#settings-dialog')) return;
  new SettingsDialog(root, options);
}

class SettingsDialog {
  readonly #options: SettingsDialogOptions;
  readonly #element = createElement('dialog', { id: 'settings-dialog', 'aria-labelledby': 'settings-title' });
  readonly #foot = createElement('div', { class: 'foot' });
  readonly #rows: Row[] = [];
  readonly #tabs: HTMLButtonElement[] = [];
  readonly #panels: HTMLElement[] = [];
  #keyTable: KeyTable | undefined;
  /** Aborted once the dialog is closed. */
  readonly #listening = new AbortController();

  constructor(root: HTMLElement, options: SettingsDialogOptions) {
    this.#options = options;
    const { game } = options;
    this.#addPanel('display', 'Display', [...this.#pageRows(), ...this.#sampleRows(), ...this.#gameRows('display')]);
    if (game) {
      this.#addPanel('game', 'Game', this.#gameRows('game'));
      this.#addPanel('sound', 'Sound', this.#soundRows());
      this.#keyTable = new KeyTable(game);
      this.#addPanel('keys', 'Keys', [this.#keyTable]);
    }
    const tabs = createElement('div', { role: 'tablist', 'aria-label': 'Groups of settings' }, ...this.#tabs);
    tabs.addEventListener('keydown', (event) => this.#onTabKey(event));
    this.#element.append(
      createElement('h2', { id: 'settings-title' }, 'Settings'),
      ...(game ? [tabs] : []),
      ...this.#panels,
      ...(game
        ? []
        : [createElement('p', { class: 'note' }, 'The settings of the game and its keys are on the page Play.')]),
      this.#foot,
    );
    this.#showFoot();
    this.#listen();
    root.append(this.#element);
    this.#element.showModal();
    this.#select(0);
  }

  #listen(): void {
    const dialog = this.#element;
    const { signal } = this.#listening;
    dialog.addEventListener('close', () => {
      this.#listening.abort();
      dialog.remove();
      this.#options.onClosed?.();
    });
    // While a key is asked for, Escape only ends that.
    dialog.addEventListener('cancel', (event) => {
      if (this.#keyTable?.isWaiting) event.preventDefault();
    });
    dialog.addEventListener(
      'keydown',
      (event) => {
        if (!this.#keyTable?.take(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal },
    );
    document.addEventListener('fullscreenchange', () => this.#update(), { signal });
  }

  #update(): void {
    for (const row of this.#rows) row.update();
  }

  /* Groups. */

  #addPanel(name: string, label: string, rows: readonly Row[]): void {
    const tab = button(label, () => this.#select(this.#tabs.indexOf(tab)), {
      role: 'tab',
      id: `tab-${name}`,
      'aria-controls': `panel-${name}`,
    });
    this.#tabs.push(tab);
    this.#rows.push(...rows);
    this.#panels.push(
      createElement(
        'section',
        { id: `panel-${name}`, role: this.#options.game ? 'tabpanel' : 'group', 'aria-label': label, tabindex: '-1' },
        ...rows.map(({ element }) => element),
      ),
    );
  }

  #select(place: number): void {
    this.#keyTable?.cancel();
    this.#tabs.forEach((tab, i) => {
      tab.setAttribute('aria-selected', String(i === place));
      tab.tabIndex = i === place ? 0 : -1;
      this.#panels[i].hidden = i !== place;
    });
  }

  #onTabKey({ key }: KeyboardEvent): void {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const count = this.#tabs.length;
    const place = (this.#tabs.findIndex((tab) => tab.tabIndex === 0) + by + count) % count;
    this.#select(place);
    this.#tabs[place].focus();
  }

  /* Settings of the page. */

  #pageRows(): Row[] {
    const { preferences, game, onChanged } = this.#options;
    const theme = choiceRow(
      {
        name: 'theme',
        label: 'Theme',
        help: 'of all pages but the game, which is always dark',
        value: () => preferences.theme,
        usual: 'system',
        set: (value) => {
          preferences.theme = themeOptions.find((option) => option.value === value)!.value;
          this.#update();
          onChanged();
        },
      },
      themeOptions,
    );
    const ofFont = this.#ofView('font');
    const font = choiceRow(
      {
        name: 'font',
        label: 'Font',
        help: 'of the dungeon and the page',
        value: ofFont.value,
        usual: 'mono',
        set: (value) => ofFont.set(fontOptions.find((option) => option.value === value)!.value),
      },
      fontOptions,
    );
    if (!game) return [theme, font];
    return [
      theme,
      font,
      stepRow(
        {
          name: 'text-size',
          label: 'Text size',
          help: 'of the dungeon, which pans if it does not fit the window',
          usual: 100,
          ...this.#ofView('textSize'),
        },
        textSizes,
        ['Smaller text', 'Larger text'],
      ),
      switchRow({
        name: 'text-view',
        label: 'Text view',
        help: `show the game as text and buttons beside the map${isTouchedOnly() ? '' : '; F6 goes there and back'}`,
        usual: false,
        ...this.#ofView('isRead'),
      }),
      switchRow({
        name: 'hide-header',
        label: 'Hide header',
        help: isTouchedOnly()
          ? 'while playing; the arrow in the corner shows it'
          : 'while playing; the arrow in the corner or the pointer at the top edge shows it',
        usual: false,
        ...this.#ofView('hidesHeader'),
      }),
      ...(canBeFullscreen() ? [this.#fullscreenRow()] : []),
    ];
  }

  #soundRows(): Row[] {
    const ofSound = this.#ofView('sound');
    const sound = choiceRow(
      {
        name: 'sound',
        label: 'Sounds',
        help: 'for enemies in view, from the left or the right; hits, doors, fire, finds, low health and stairs',
        value: ofSound.value,
        usual: 'off',
        set: (value) => ofSound.set(soundVolumes.find((volume) => volume === value)!),
      },
      volumeOptions,
    );
    return isPhone() || hasMotors() ? [sound, this.#vibrationRow()] : [sound];
  }

  #vibrationRow(): Row {
    const { preferences } = this.#options;
    const usual = wantsVibration({ vibrates: undefined });
    const { set } = this.#ofView('vibrates');
    return switchRow({
      name: 'vibration',
      label: 'Vibration',
      help: 'when you are hit hard, when your health is low and when you die; off at first if your system asks for less motion',
      value: () => wantsVibration(preferences.view),
      usual,
      set: (isOn) => set(isOn === usual ? undefined : isOn),
    });
  }

  #fullscreenRow(): Row {
    return switchRow({
      name: 'fullscreen',
      label: 'Fullscreen',
      help: 'until you leave it',
      value: isFullscreen,
      usual: false,
      set: () => toggleFullscreen(),
    });
  }

  /** How a preference of the view is read and changed. */
  #ofView<Name extends keyof View>(name: Name): { value: () => View[Name]; set: (value: View[Name]) => void } {
    const { preferences, onChanged } = this.#options;
    const { view } = preferences;
    return {
      value: () => view[name],
      set: (value) => {
        view[name] = value;
        preferences.keepView();
        this.#update();
        onChanged();
      },
    };
  }

  /* Settings of the game. */

  /** What the settings of the display make of a piece of a dungeon, drawn anew whenever they change. */
  #sampleRows(): Row[] {
    const { game } = this.#options;
    const sample = game?.openSample?.();
    if (!game || !sample) return [];
    this.#listening.signal.addEventListener(
      'abort',
      () => void sample.then((opened) => opened.dispose()).catch(() => {}),
    );
    const element = createElement('div', { class: 'sample', role: 'img', 'aria-label': 'The map with these settings' });
    let shown = '';
    const update = () => {
      const { lines } = game;
      if (lines === shown && element.hasChildNodes()) return;
      shown = lines;
      // Without it the settings work as well.
      sample
        .then((opened) => opened.draw(lines))
        .then(
          (canvas) => lines === shown && element.replaceChildren(canvas),
          () => element.remove(),
        );
    };
    update();
    return [{ element, update }];
  }

  #gameRows(part: SettingInfo['part']): Row[] {
    const { game } = this.#options;
    if (!game) return [];
    return game.editor
      .table(game.lines)
      .filter((info) => info.part === part)
      .map((info) => this.#gameRow(game, info));
  }

  #gameRow(game: GameSettings, { name, label, help, kind, usual, options, most, step }: SettingInfo): Row {
    const value = () => game.editor.table(game.lines).find((info) => info.name === name)!.value;
    const set = (text: string) => {
      game.lines = game.editor.change(game.lines, name, text);
      this.#update();
    };
    if (kind === 'switch')
      return switchRow({
        name,
        label,
        help,
        usual: usual === 'on',
        value: () => value() === 'on',
        set: (isOn) => set(isOn ? 'on' : 'off'),
      });
    const numbers = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => String(i * step));
    const offered = kind === 'number' ? numbers.map((number) => ({ value: number, label: number })) : options;
    return choiceRow({ name, label, help, usual, value, set }, offered);
  }

  /* The foot. */

  #showFoot(): void {
    const close = button('Close', () => this.#element.close(), { class: 'main' });
    const reset = button('Reset all', () => this.#askToReset(), { id: 'reset-all' });
    this.#foot.replaceChildren(reset, close);
  }

  #askToReset(): void {
    this.#keyTable?.cancel();
    const back = () => {
      this.#showFoot();
      this.#foot.querySelector<HTMLElement>('#reset-all')!.focus();
    };
    const reset = () => {
      this.#resetAll();
      back();
    };
    const what = this.#options.game ? 'all settings and keys' : 'the theme, the font and all other settings';
    this.#foot.replaceChildren(
      createElement('p', { role: 'alert' }, `Reset ${what} to their defaults? Games are not affected.`),
      button('Reset all settings', reset, { id: 'confirm-reset' }),
      button('Cancel', back),
    );
    this.#foot.querySelector('button')!.focus();
  }

  #resetAll(): void {
    const { preferences, game, onChanged } = this.#options;
    preferences.reset();
    if (game) game.lines = preferences.settings;
    this.#update();
    onChanged();
  }
}
