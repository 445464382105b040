/* What a player has chosen about the page itself and about how games are shown, kept in this browser where it keeps
   anything at all. */

const settingsName = 'cellophane-settings';
const viewName = 'cellophane-view';

/** What could not be kept holds for as long as the page does. */
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

/** Lines for game.setSettings(). Whoever asks the system for more contrast gets it here too, unless they chose. */
export function settingsAtFirst(): string {
  return kept(settingsName) ?? (matchMedia('(prefers-contrast: more)').matches ? 'palette high-contrast\n' : '');
}
/** Whether nobody who looks on is to learn which dungeon it is: by the settings of a game, or by those that are kept. */
export const hidesSeed = (settings = settingsAtFirst()): boolean => /^hide-seed on$/m.test(settings);
export const keepSettings = (lines: string): void => keep(settingsName, lines);

export const textSizes = [100, 125, 150, 200, 300] as const;

/** How the page shows a game. */
export interface View {
  /** The game in words beside the terminal. */
  isRead: boolean;
  /** In percent of what fits. */
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
