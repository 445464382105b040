// cellophane pdf: a level as a PDF, for paper.

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CellophaneError, loadCellophane } from '../cellophane.mjs';
import { dungeonToPdf, levelToPdf, printedTitle } from '../pdf/cellophane-pdf.mjs';
import { pdfUsage } from './usages.mjs';

const options = {
  seed: { type: 'string' },
  depth: { type: 'string' },
  style: { type: 'string' },
  paper: { type: 'string' },
  cell: { type: 'string' },
  for: { type: 'string' },
  theme: { type: 'string' },
  title: { type: 'string' },
  'no-key': { type: 'boolean' },
  dungeon: { type: 'boolean' },
  out: { type: 'string' },
};

class BadWords extends Error {}

function number(name, text) {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value))
    throw new BadWords(`--${name} is ${JSON.stringify(text)}, which is no number.`);
  return value;
}

function valuesFrom(words) {
  try {
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    throw new BadWords(error.message);
  }
}

/** The options of a call that were given; the others it has by itself. */
const given = (named) => Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));

const whole = (name, value) => (value === undefined ? undefined : number(name, value));

async function drawnLevel({ seed, depth, cell, style, 'no-key': hasNoKey, ...look }) {
  const engine = await loadCellophane();
  const level = engine.generate(given({ seed, style, depth: whole('depth', depth) }));
  return levelToPdf(level, given({ ...look, cell: whole('cell', cell), key: hasNoKey ? false : undefined }));
}

async function drawnDungeon({ depth, cell, 'no-key': hasNoKey, for: reader = 'gm', ...look }) {
  for (const [name, value] of Object.entries({ depth, cell, 'no-key': hasNoKey }))
    if (value !== undefined) throw new BadWords(`--${name} does not go with --dungeon.`);
  if (!['gm', 'players'].includes(reader))
    throw new BadWords(`--for is ${JSON.stringify(reader)}; allowed: gm, players.`);
  return dungeonToPdf(await loadCellophane(), given({ ...look, reveal: reader === 'gm' }));
}

/** Says how a title is printed whose letters the fonts of PDFs have not. */
async function tellOfLetters(title) {
  if (title === undefined) return;
  const printed = await printedTitle(title);
  if (printed !== title.normalize('NFC'))
    process.stderr.write(
      `cellophane pdf: the title is printed as ${JSON.stringify(printed)}, for its fonts have the letters of western Europe and Greek alone.\n`,
    );
}

export async function pdf(words) {
  try {
    const { out, dungeon, ...wanted } = valuesFrom(words);
    for (const [name, value] of Object.entries({ seed: wanted.seed, out }))
      if (value === undefined) throw new BadWords(`--${name} is missing.`);
    const bytes = await (dungeon ? drawnDungeon(wanted) : drawnLevel(wanted));
    await writeFile(out, bytes).catch((error) => {
      throw new BadWords(`${out} cannot be written: ${error.message}.`);
    });
    await tellOfLetters(wanted.title);
    return 0;
  } catch (error) {
    if (!(error instanceof BadWords || error instanceof CellophaneError)) throw error;
    process.stderr.write(`${error.message}\n${pdfUsage}`);
    return 2;
  }
}
