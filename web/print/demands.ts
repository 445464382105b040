/* What is wrong with the options of a PDF, in the words of the engine. */

import { CellophaneError } from 'cellophane';
import { papers, type Paper } from './paper';

const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : typeof value === 'object' && value ? 'an object' : String(value);

export function demand(good: boolean, argument: string, value: unknown, allowed: string): asserts good {
  if (!good) throw new CellophaneError('bad-argument', `${argument} is ${shown(value)}; allowed: ${allowed}.`);
}

/** Without a list of names, whoever gets the options looks at them. */
export function demandObject(value: unknown, argument: string, allowed?: readonly string[]): void {
  demand(
    typeof value === 'object' && value !== null,
    argument,
    value,
    allowed ? `an object with ${allowed.join(', ')}` : 'an object',
  );
  if (!allowed) return;
  for (const name of Object.keys(value))
    demand(allowed.includes(name), `a name in ${argument}`, name, allowed.join(', '));
}

export function demandPaper(paper: unknown): asserts paper is Paper {
  const allowed = Object.keys(papers);
  demand(typeof paper === 'string' && allowed.includes(paper), 'paper', paper, allowed.join(', '));
}
