// Bundles the API of one engine into the script that CMakeLists.txt appends to Emscripten's glue:
//   node emscripten/bundle.mjs ENTRY MARK OUT
// ENTRY is a file of api without its ending, MARK the engine's name and version, OUT the script. OUT.d lists the files
// it was made of, for Ninja. A script that would be the same stays as it is, so that nothing is linked anew.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const [entry, mark, out] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));

const { metafile, outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [`emscripten/api/${entry}.ts`],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  define: { engineMark: JSON.stringify(mark) },
  // On a line of its own: the glue may end without a line feed.
  banner: { js: '\n// The API: emscripten/api, bundled.' },
  logLevel: 'warning',
  metafile: true,
  write: false,
});

const [{ text }] = outputFiles;
if ((await readFile(out, 'utf8').catch(() => null)) !== text) await writeFile(out, text);

const escaped = (path) => path.replaceAll(/[ #]/g, '\\$&').replaceAll('$', '$$$$');
const sources = Object.keys(metafile.inputs).map((path) => escaped(join(root, path)));
await writeFile(`${out}.d`, `${escaped(out)}: ${sources.join(' ')}\n`);
