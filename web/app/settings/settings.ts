/* The settings of a game. The engine takes and gives them as lines, each a name, a space and a value. */

import type { SettingsEditor } from 'cellophane';

/** The settings of the game on the page, and what changes them. */
export interface GameSettings {
  readonly editor: SettingsEditor;
  /** Setting them applies them to what is played, and keeps them. */
  lines: string;
  readonly openSample?: () => Promise<SettingsSample>;
}

/** A piece of a dungeon that is drawn as settings show it. */
export interface SettingsSample {
  draw(lines: string): Promise<HTMLCanvasElement>;
  dispose(): void;
}

/** The settings that the page itself reads or writes. */
export interface Settings {
  /** Keeps the seed from onlookers: it stands neither in the address nor in the header. */
  hidesSeed: boolean;
  hasHighContrast: boolean;
  /** Notices stay four times as long. */
  hasLongNotices: boolean;
  /** Draws the map with pictures, or some of it. */
  wantsPictures: boolean;
}

/** The lines by name. Of two lines with one name the later counts, as in the engine. */
function valuesIn(lines: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const end = line.indexOf(' ');
    if (end > 0) values.set(line.slice(0, end), line.slice(end + 1));
  }
  return values;
}

export function readSettings(lines: string): Settings {
  const values = valuesIn(lines);
  return {
    hidesSeed: values.get('hide-seed') === 'on',
    hasHighContrast: values.get('palette') === 'high-contrast',
    hasLongNotices: values.get('long-notices') === 'on',
    wantsPictures: ['pictures', 'both'].includes(values.get('signs') ?? ''),
  };
}

type Wished = { [name in keyof Settings]?: Settings[name] | undefined };

/** The lines that change the usual settings to these. */
export function settingsLines({ hidesSeed, hasHighContrast, wantsPictures }: Wished): string {
  return `${hasHighContrast ? 'palette high-contrast\n' : ''}${hidesSeed ? 'hide-seed on\n' : ''}${wantsPictures ? 'signs pictures\n' : ''}`;
}
