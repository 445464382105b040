// What games, recordings and the title have in common besides events: settings, messages, and results of games.

import type { CoreScreen, ScreenFunctions } from './core';
import { isWholeBetween, validate, validateInteger } from './validation';

/** The most lines the log keeps. */
export const logKept = 1360;

export function checkFirst(from: number): void {
  validate(isWholeBetween(from, 0, Number.MAX_SAFE_INTEGER), 'bad-argument', 'from', from, 'a whole number, 0 or more');
}

export function checkMost(most: number): void {
  validateInteger(most, 0, logKept, 'bad-argument', 'most');
}

export function settingsSet<Screen>(core: ScreenFunctions<Screen>, screen: Screen, lines: string): string[] {
  validate(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
  return core.setSettings(screen, lines);
}

/** Gives the screen the lines about earlier games. */
export function runsRemembered(screen: CoreScreen, lines: string): void {
  validate(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
  screen.rememberRuns(lines);
}

export const runsTaken = (screen: CoreScreen): string => screen.takeRuns(Math.floor(Date.now() / 1000));
