/** The largest file with a game or a recording that is accepted, in bytes; no game is larger. */
export const largestFile = 50_000_000;

/** What stands before the code of a recording in a fragment. */
export const markOfCode = '#r=';

/** The fragment of a tab that gets a recording from another one (handed_over.ts). */
export const markOfHandedOver = '#recording';

/** The code of a recording in a fragment; null if it holds none. */
export const codeOf = (fragment: string): string | null =>
  fragment.startsWith(markOfCode) ? fragment.slice(markOfCode.length) : null;

/** Whether a fragment asks for a recording: one in its code, or one that another tab of the page has handed over. */
export const holdsRecording = (fragment: string): boolean => codeOf(fragment) !== null || fragment === markOfHandedOver;
