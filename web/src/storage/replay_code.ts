/** What stands before the code of a recording in a fragment. */
export const markOfCode = '#r=';

/** The code of a recording in a fragment; null if it holds none. */
export const codeOf = (fragment: string): string | null =>
  fragment.startsWith(markOfCode) ? fragment.slice(markOfCode.length) : null;
