/** The largest file with a game or a recording that is accepted, in bytes; no game is larger. */
export const largestFile = 50_000_000;

/** What stands before the code of a recording in a fragment. */
export const markOfCode = '#r=';

/** The fragment of a tab that gets a recording from another one (handed_over.ts). */
export const markOfHandedOver = '#recording';

/** The fragment of a page that gets a file from another release of the site, to be opened as if it had been chosen. */
export const markOfHandedFile = '#file';

/** What stands before the name of a stored game in a fragment. */
const markOfGame = '#game=';
export const addressOfGame = (folder: string, id: string): string => `${folder}${markOfGame}${id}`;
/** The name of the stored game that a fragment asks for; null if it asks for none. */
export const gameAsked = (fragment: string): string | null =>
  fragment.startsWith(markOfGame) ? fragment.slice(markOfGame.length) : null;

/** The code of a recording in a fragment; null if it holds none. */
export const codeOf = (fragment: string): string | null =>
  fragment.startsWith(markOfCode) ? fragment.slice(markOfCode.length) : null;

/** Whether a fragment asks for a recording: one in its code, or one that another tab of the page has handed over. */
export const holdsRecording = (fragment: string): boolean => codeOf(fragment) !== null || fragment === markOfHandedOver;
