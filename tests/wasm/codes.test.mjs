// The declarations name the codes of all errors, and no others.

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The first groups of all matches of a pattern in the sources of a folder. */
async function foundIn(folder, kind, shape, isMeant = () => true) {
  const names = (await readdir(join(root, folder), { recursive: true })).filter(
    (name) => kind.test(name) && isMeant(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(join(root, folder, name), 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(shape)].map(([, code]) => code));
}

test('the error codes declared are exactly those thrown', async () => {
  const declarations = await readFile(join(root, 'emscripten/cellophane.d.ts'), 'utf8');
  const [, list] = /export type ErrorCode =([^;]*);/.exec(declarations);
  const declared = [...list.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code);
  const inScripts = /'(bad-[a-z]+|wasm-[a-z]+|worker-failed|disposed|out-of-memory|internal-error|no-browser)'/g;
  const inRings = /"(bad-[a-z]+|[a-z]+-file|diverged|undiggable|unfinished)"/g;
  const thrown = new Set([
    ...(await foundIn('emscripten/api', /\.ts$/, inScripts)),
    ...(await foundIn('web/elements', /\.ts$/, inScripts)),
    ...(await foundIn('package/worker', /\.mjs$/, inScripts)),
    ...(await foundIn('src', /\.(cpp|h)$/, inRings, (name) => !name.startsWith('tools'))),
  ]);
  // Faulty settings are reported in sentences, the API lets no faulty grid through, and JSON is read by commands alone.
  for (const code of ['bad-setting', 'bad-grid', 'bad-json']) thrown.delete(code);
  assert.deepEqual([...thrown].sort(), declared.sort());
});
