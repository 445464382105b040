/* The player's preferences about the page and the display of games, stored in this browser if it allows storage. */

const settingsName = 'cellophane-settings';
const viewName = 'cellophane-view';

/** Preferences that could not be stored; they hold while the page is open. */
const unkept = new Map<string, string>();

function kept(name: string): string | null {
  try {
    return unkept.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

/** Lines for game.setSettings(): the stored ones, or else high contrast if the system asks for more contrast. */
export function settingsAtFirst(): string {
  return kept(settingsName) ?? (matchMedia('(prefers-contrast: more)').matches ? 'palette high-contrast\n' : '');
}
/** Whether the seed is hidden from onlookers, by the settings of a game, or by the stored ones. */
export const hidesSeed = (settings = settingsAtFirst()): boolean => /^hide-seed on$/m.test(settings);
export const keepSettings = (lines: string): void => keep(settingsName, lines);

export const textSizes = [100, 125, 150, 200, 300] as const;

/** How the page shows a game. */
export interface View {
  /** Shows the game in words beside the terminal. */
  isRead: boolean;
  /** In percent of the size that fits. */
  textSize: number;
}

function viewAtFirst(): View {
  try {
    const { isRead, textSize } = JSON.parse(kept(viewName) ?? '{}') as Partial<View>;
    return { isRead: isRead === true, textSize: textSizes.find((size) => size === textSize) ?? 100 };
  } catch {
    return { isRead: false, textSize: 100 };
  }
}

export const view: View = viewAtFirst();
export const keepView = (): void => keep(viewName, JSON.stringify(view));
