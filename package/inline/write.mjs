#!/usr/bin/env node
// npx cellophane-inline FILE [--levels] [--force]: writes the engine as one self-contained module, with its wasm inside.

import { readFile, writeFile } from 'node:fs/promises';

const usage = `Usage: cellophane-inline FILE.mjs [--levels] [--force]

Writes the whole engine (with --levels the smaller one of levels) into one module that fetches and reads nothing.
A file that is there is replaced if this program wrote it; --force replaces any.
`;

/** Stands in every module that this program writes. */
const mark = 'const inlineText = ';

/** `text` with `what` replaced; throws unless it occurs exactly once. */
function replaced(text, what, by) {
  const parts = text.split(what);
  if (parts.length !== 2)
    throw new Error(`${JSON.stringify(what)} stands ${parts.length - 1} times in the engine, not once.`);
  return parts.join(by);
}

/** The text of the module. `folder`: where cellophane.mjs and cellophane.wasm are. */
export async function inlineModule(folder) {
  const [script, wasm] = await Promise.all([
    readFile(new URL('cellophane.mjs', folder), 'utf8'),
    readFile(new URL('cellophane.wasm', folder)),
  ]);
  const bare = replaced(script, 'new URL("cellophane.wasm",import.meta.url)', '"cellophane.wasm"');
  const whole = replaced(bare, 'new URL("./cellophane.wasm", import.meta.url)', '"cellophane.wasm"');
  const hidden = replaced(whole, 'export {\n  CellophaneError,\n  loadCellophane\n};', 'export { CellophaneError };');
  return `${hidden}
${mark}'${wasm.toString('base64')}';
let inlineBytes = null;
const inlineWasm = () => (inlineBytes ??= Uint8Array.from(atob(inlineText), (letter) => letter.charCodeAt(0)));
const loadInline = (options = {}) =>
  loadCellophane(options?.constructor === Object && options.wasm === undefined ? { ...options, wasm: inlineWasm() } : options);
export { loadInline as loadCellophane };
`;
}

/** What is wrong with the words of a command; undefined if nothing is. */
function problemOf(words) {
  const option = words.find((word) => word.startsWith('-') && !['--levels', '--force'].includes(word));
  if (option) return `${option} is no option.`;
  const files = words.filter((word) => !word.startsWith('-'));
  if (files.length === 0) return 'FILE is missing.';
  if (!/\.m?js$/.test(files[0]))
    return `${JSON.stringify(files[0])} is no file that ends in .mjs or .js. This command writes engines alone; commands such \
as npx cellophane ${/^[a-z]+$/.test(files[0]) ? files[0] : 'map'} are those of the package's other program.`;
  if (files.length > 1) return `There is one FILE, not ${files.length}: ${files.join(' ')}.`;
  return undefined;
}

/** Whether a file may be written: there is none yet, or it is an earlier one of this program. */
async function isFree(file) {
  const before = await readFile(file, 'utf8').catch((error) => (error.code === 'ENOENT' ? undefined : ''));
  return before === undefined || before.includes(mark);
}

async function writeInline(file, { isLevels, isForced }) {
  const text = await inlineModule(new URL(isLevels ? '../levels/' : '../', import.meta.url));
  try {
    if (!isForced && !(await isFree(file)))
      throw new Error('it is there already, and not from this program; see --force.');
    await writeFile(file, text);
  } catch (error) {
    process.stderr.write(`${file} could not be written: ${error.message}\n`);
    process.exitCode = 1;
  }
}

const words = process.argv.slice(2);
const problem = problemOf(words);
if (words.includes('--help')) process.stdout.write(usage);
else if (problem) {
  process.stderr.write(`${problem}\n${usage}`);
  process.exitCode = 2;
} else
  await writeInline(
    words.find((word) => !word.startsWith('-')),
    { isLevels: words.includes('--levels'), isForced: words.includes('--force') },
  );
