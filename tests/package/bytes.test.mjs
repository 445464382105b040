// What a bundle of one name of an entry loads before the name is used: a page that wants little gets little.

import assert from 'node:assert/strict';
import { readdir, readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { newProject } from './support.mjs';

/** Bytes of one name with the element that its module defines, minified, not compressed. */
const budgets = { CellophaneMap: 5000, sharedEngine: 5000, readRequest: 7000 };

let project;
before(async () => {
  project = await newProject();
});
after(() => project.remove());

/** The bytes of a script and of all that it imports at once. */
async function eagerBytes(folder, name, seen = new Set()) {
  if (seen.has(name)) return 0;
  seen.add(name);
  const text = await readFile(join(folder, name), 'utf8');
  let bytes = Buffer.byteLength(text);
  for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
    bytes += await eagerBytes(folder, other, seen);
  return bytes;
}

const bundlers = {
  esbuild: async (entry, outdir) => {
    await bundle({
      entryPoints: { main: entry },
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      logLevel: 'silent',
    });
    return 'main.js';
  },
  vite: async (entry, outDir) => {
    await build({
      root: project.folder,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        target: 'es2022',
        minify: 'esbuild',
        modulePreload: false,
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
        },
      },
    });
    return 'main.js';
  },
};

const use = (name) => `import { ${name} } from 'cellophane/map';\nglobalThis.used = ${name};\n`;

for (const [bundler, make] of Object.entries(bundlers))
  for (const [name, budget] of Object.entries(budgets))
    test(`${name} of cellophane/map is less than ${budget} bytes until there is a map (${bundler})`, async (t) => {
      const entry = join(project.folder, `${bundler}-${name}.mjs`);
      await project.write(`${bundler}-${name}.mjs`, use(name));
      const out = join(project.folder, `${bundler}-${name}`);
      await mkdir(out);
      const bytes = await eagerBytes(out, await make(entry, out));
      t.diagnostic(`${bytes} bytes`);
      assert.ok(bytes > 500 && bytes < budget, `${bytes} bytes`);
      // The rest is there, for the first map.
      assert.ok((await readdir(out, { recursive: true })).length > 2);
    });

test('the renderer brings no engine along', async (t) => {
  const out = join(project.folder, 'renderer');
  await project.write('renderer.mjs', use('MapRenderer'));
  const bytes = await eagerBytes(out, await bundlers.esbuild(join(project.folder, 'renderer.mjs'), out));
  t.diagnostic(`${bytes} bytes`);
  assert.ok(bytes < 16_000, `${bytes} bytes`);
});
