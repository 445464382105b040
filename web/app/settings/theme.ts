/* The theme of all pages. theme.js applies it before the first paint; what is stored here is read there. */

export const themes = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themes)[number];

/** Where the choice is stored, as it is: 'dark' or 'light'. */
export const themeName = 'cellophane-theme';

declare global {
  interface Window {
    /** Set by theme.js. Without an argument: the stored theme. */
    applyTheme?: (theme?: string) => void;
  }
}

export const isTheme = (text: string | null): text is ThemeChoice => themes.some((theme) => theme === text);

export const applyTheme = (theme: ThemeChoice): void => window.applyTheme?.(theme);
