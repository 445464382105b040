export const themeNames = ['dark', 'light', 'ink', 'parchment', 'blueprint'] as const;
export type MapTheme = (typeof themeNames)[number];
