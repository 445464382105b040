#!/usr/bin/env node
// npx cellophane-inline FILE [--levels]: writes the engine as one self-contained module, with its wasm inside.

import { readFile, writeFile } from 'node:fs/promises';

const usage = `Usage: cellophane-inline FILE.mjs [--levels]

Writes the whole engine (with --levels the smaller one of levels) into one module that fetches and reads nothing.
`;

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
const inlineText = '${wasm.toString('base64')}';
let inlineBytes = null;
const inlineWasm = () => (inlineBytes ??= Uint8Array.from(atob(inlineText), (letter) => letter.charCodeAt(0)));
const loadInline = (options = {}) =>
  loadCellophane(options?.constructor === Object && options.wasm === undefined ? { ...options, wasm: inlineWasm() } : options);
export { loadInline as loadCellophane };
`;
}

const [file, ...flags] = process.argv.slice(2);
if (file === '--help') process.stdout.write(usage);
else if (!file || file.startsWith('-') || flags.some((flag) => flag !== '--levels')) {
  const wrong = [file, ...flags].find((word) => word?.startsWith('-') && word !== '--levels');
  process.stderr.write(`${wrong ? `${wrong} is no option.` : 'FILE is missing.'}\n${usage}`);
  process.exitCode = 2;
} else {
  const text = await inlineModule(new URL(flags.includes('--levels') ? '../levels/' : '../', import.meta.url));
  await writeFile(file, text).catch((error) => {
    process.stderr.write(`${file} could not be written: ${error.message}\n`);
    process.exitCode = 1;
  });
}
