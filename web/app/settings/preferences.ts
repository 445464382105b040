/* The player's preferences about the page and the display of games, stored in this browser if it allows storage. */

import { attempt } from '../../kit/optional';
import type { SoundVolume } from '../feedback/sounds';
import { readSettings, settingsLines } from './settings';
import { applyTheme, isTheme, themeName, type ThemeChoice } from './theme';

const settingsName = 'cellophane-settings';
const viewName = 'cellophane-view';

export const textSizes = [100, 125, 150, 200, 300] as const;

/** The bundled fonts; font.ts tells of their files. */
export const fonts = ['mono', 'plex'] as const;
export type FontChoice = (typeof fonts)[number];

export const soundVolumes: readonly SoundVolume[] = ['off', 'low', 'medium', 'high'];

/** How the page shows a game, and what is heard and felt of it. */
export interface View {
  /** Shows the game in words beside the terminal. */
  isRead: boolean;
  /** In percent of the size that fits. */
  textSize: number;
  font: FontChoice;
  /** Hides the header while a game is played. */
  hidesHeader: boolean;
  sound: SoundVolume;
  /** Undefined: unless the system asks for less motion. */
  vibrates: boolean | undefined;
  /** Was asked how the map is to look. */
  wasAskedForLook: boolean;
}

const usualView = (): View => ({
  isRead: false,
  textSize: 100,
  font: 'mono',
  hidesHeader: false,
  sound: 'off',
  vibrates: undefined,
  wasAskedForLook: false,
});

export interface PreferencesOptions {
  /** Where they are stored. Throws where the browser allows no storage. */
  storage: () => Storage;
  /** Whether the system asks for more contrast. */
  wantsContrast: () => boolean;
  /** Whether the map is to have pictures where nothing was chosen. */
  wantsPictures?: () => boolean;
}

export class Preferences {
  readonly #options: PreferencesOptions;
  /** Preferences that could not be stored; they hold while the page is open. */
  readonly #unkept = new Map<string, string>();
  readonly view: View;

  constructor(options: PreferencesOptions) {
    this.#options = options;
    this.view = viewIn(this.#kept(viewName));
  }

  /** Takes over what another tab has stored, and tells which it was. */
  follow({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): 'view' | 'settings' | undefined {
    if (key === settingsName) return 'settings';
    if (key !== viewName) return undefined;
    Object.assign(this.view, viewIn(newValue));
    return 'view';
  }

  /** Lines for game.setSettings(): the stored ones, or else high contrast if the system asks for more contrast, and
      pictures where they suit the device. */
  get settings(): string {
    const { wantsContrast, wantsPictures } = this.#options;
    return (
      this.#kept(settingsName) || settingsLines({ hasHighContrast: wantsContrast(), wantsPictures: wantsPictures?.() })
    );
  }
  /** Whether any setting has been chosen. */
  get hasChosen(): boolean {
    return !!this.#kept(settingsName);
  }
  /** Whether the stored settings hide the seed from onlookers. */
  get hidesSeed(): boolean {
    return readSettings(this.settings).hidesSeed;
  }

  get theme(): ThemeChoice {
    const theme = this.#kept(themeName);
    return isTheme(theme) ? theme : 'system';
  }
  set theme(theme: ThemeChoice) {
    this.#keep(themeName, theme);
    applyTheme(theme);
  }

  keepSettings(lines: string): void {
    this.#keep(settingsName, lines);
  }
  /** Makes all preferences as they are without any choice. */
  reset(): void {
    Object.assign(this.view, usualView());
    this.keepView();
    this.theme = 'system';
    this.keepSettings('');
  }
  keepView(): void {
    this.#keep(viewName, JSON.stringify(this.view));
  }

  #kept(name: string): string | null {
    return this.#unkept.get(name) ?? attempt(() => textOf(this.#options.storage().getItem(name)), null);
  }

  #keep(name: string, text: string): void {
    try {
      this.#options.storage().setItem(name, text);
      this.#unkept.delete(name);
    } catch {
      this.#unkept.set(name, text);
    }
  }
}

/** What a broken storage gives is no text. */
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The view in a stored text; what it lacks or has wrong is as usual. */
function viewIn(text: string | null): View {
  const usual = usualView();
  try {
    const { isRead, textSize, font, hidesHeader, sound, vibrates, wasAskedForLook } = JSON.parse(
      text ?? '{}',
    ) as Partial<Record<keyof View, unknown>>;
    return {
      isRead: isRead === true,
      textSize: textSizes.find((size) => size === textSize) ?? usual.textSize,
      font: fonts.find((name) => name === font) ?? usual.font,
      hidesHeader: hidesHeader === true,
      sound: soundVolumes.find((volume) => volume === sound) ?? usual.sound,
      vibrates: typeof vibrates === 'boolean' ? vibrates : undefined,
      wasAskedForLook: wasAskedForLook === true,
    };
  } catch {
    return usual;
  }
}
