import type { Tuning } from 'cellophane-levels';

/** Measures as commands and links write them, "loops=50,lakes=0"; null if they are not written so. The engine knows
    their names and limits. */
export function tuningFrom(text: string): Tuning | null {
  const measures = text.split(',').map((each) => /^\s*(\w+)\s*=\s*(\d{1,9})\s*$/.exec(each));
  if (measures.includes(null)) return null;
  return Object.fromEntries(measures.map((found) => [found![1], Number(found![2])]));
}

/** What a text of measures has to look like, after "allowed: ". */
export const tuneForm = 'measures in percent, as in loops=50,lakes=0';

/** What a view says that plays, and so has no measures. */
export const noTuneInGames = '“tune” is for maps, not for games. The dungeon is as usual.';

export const tuneText = (tuning: Tuning): string =>
  Object.entries(tuning)
    .map(([name, percent]) => `${name}=${percent}`)
    .join(',');
