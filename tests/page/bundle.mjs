// Bundles the unit tests of the page into build/page_tests, for Node runs no TypeScript.

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
const outdir = join(root, 'build', 'page_tests');
const engine = process.env.CELLOPHANE_ENGINE ?? join(root, 'build', 'wasm', 'engine', 'cellophane.mjs');

/** The engines of the page: the whole one, as it was built, stands for all of them. */
const engines = {
  name: 'cellophane:engines',
  setup({ onResolve }) {
    onResolve({ filter: /^cellophane(-\w+)?$/ }, () => ({ path: pathToFileURL(engine).href, external: true }));
  },
};

const files = await readdir(here, { recursive: true });
await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: files.filter((name) => name.endsWith('.test.ts')).map((name) => join(here, name)),
  outdir,
  outExtension: { '.js': '.mjs' },
  // Files in folders of their own would not be found by the pattern *.test.mjs.
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node18',
  sourcemap: true,
  external: ['happy-dom', 'fake-indexeddb'],
  loader: { '.css': 'empty' },
  plugins: [engines],
  logLevel: 'warning',
});
