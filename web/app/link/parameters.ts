/* What notices say of the parameters of a link, whichever they are. */

/** A value of unknown length and content, quoted for a sentence: cut off after 40 characters. */
export function quoted(text: string): string {
  const characters = [...text];
  return characters.length > 40 ? `“${characters.slice(0, 40).join('')}…”` : `“${text}”`;
}

/** Notices about parameters that are given several times. */
export function repeated(parameters: URLSearchParams, names: readonly string[]): string[] {
  const counts = names.map((name) => [name, parameters.getAll(name).length] as const);
  return counts
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `The link gives ${count} values for ${name}. The first one is used.`);
}
