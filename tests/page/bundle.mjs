// Bundles the unit tests of the page into build/page_tests, for Node runs no TypeScript. One process reads document,
// database and engine once for all files.

import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { machineTitlesModule, machineTitlesSource } from '../../web/machine_titles_plugin.mjs';
import { versionsOfEngine } from '../../web/releases/versions.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');
const outdir = join(root, 'build', 'page_tests');
const engine = process.env.CELLOPHANE_ENGINE ?? join(root, 'build', 'wasm', 'engine', 'cellophane.mjs');

/** The engines of the page: the whole one, as it was built, stands for all but the one in two files. */
const engines = {
  name: 'cellophane:engines',
  setup({ onResolve }) {
    onResolve({ filter: /^cellophane(-\w+)?$/ }, ({ path }) => {
      const meant = path === 'cellophane-game' ? join(dirname(engine), 'page', 'cellophane.mjs') : engine;
      return { path: pathToFileURL(meant).href, external: true };
    });
  },
};

/** Vite's addresses of files: here nothing is fetched. */
const addresses = {
  name: 'cellophane:addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?url$/ }, ({ path }) => ({ path, namespace: 'addresses' }));
    onLoad({ filter: /./, namespace: 'addresses' }, ({ path }) => ({
      contents: `export default ${JSON.stringify(path)};`,
    }));
  },
};

/** What players call machines, as the page's build has it. */
const titles = {
  name: 'cellophane:machine-titles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${machineTitlesModule}$`) }, ({ path }) => ({ path, namespace: 'titles' }));
    onLoad({ filter: /./, namespace: 'titles' }, async () => ({ contents: await machineTitlesSource() }));
  },
};

/** `node:test` for each file by itself, so that its hooks are for its tests alone. */
const testsOfFiles = {
  name: 'cellophane:tests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:test$/ }, ({ importer, namespace }) =>
      namespace === 'file' ? { path: importer, namespace: 'tests' } : { path: 'node:test', external: true },
    );
    onLoad({ filter: /./, namespace: 'tests' }, () => ({
      contents: `import { test as testOfNode } from 'node:test';
        const before = [];
        const after = [];
        export const beforeEach = (act) => void before.push(act);
        export const afterEach = (act) => void after.push(act);
        export const test = (name, act) => testOfNode(name, async (context) => {
          for (const each of before) await each();
          try {
            await act(context);
          } finally {
            for (const each of after) await each();
          }
        });`,
    }));
  },
};

/** Finds out what modules do where there is no document. */
const alone = 'modules.test.ts';
const files = (await readdir(here, { recursive: true })).filter((name) => name.endsWith('.test.ts') && name !== alone);
const bundles = { modules: [alone], page: files.sort() };

const { loadCellophane } = await import(pathToFileURL(engine).href);
const ownVersions = JSON.stringify(versionsOfEngine(await loadCellophane()));

await rm(outdir, { recursive: true, force: true });
for (const [name, parts] of Object.entries(bundles))
  await build({
    stdin: { contents: parts.map((part) => `import ${JSON.stringify(`./${part}`)};`).join('\n'), resolveDir: here },
    outfile: join(outdir, `${name}.test.mjs`),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node18',
    sourcemap: true,
    external: ['happy-dom', 'fake-indexeddb'],
    loader: { '.css': 'empty' },
    define: { ownVersions },
    plugins: [engines, addresses, titles, testsOfFiles],
    logLevel: 'warning',
  });
