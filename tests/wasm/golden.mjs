import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rows of the golden file of levels: {style, seed, depth, hash}. */
export function goldenLevels() {
  const file = fileURLToPath(new URL('../golden/levels.tsv', import.meta.url));
  const [header, ...rows] = readFileSync(file, 'utf8').trim().split('\n').filter((line) => !line.startsWith('#'));
  const names = header.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, i) => [names[i], cell])));
}
