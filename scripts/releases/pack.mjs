// Packs the page that was built, with the engine for programs, into one file: the release as later pages keep it under
// v/<release>/. Documentation stays out, and so do the releases that the page itself keeps.
//   node scripts/releases/pack.mjs [--out FOLDER] [--date YYYY-MM-DD] [--page FOLDER | --engine-alone]

import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { filesBelow, nameOfPacked, packed, sha256 } from './packed.mjs';
import { versionsOfEngine } from '../../web/releases/versions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const engine = process.env.CELLOPHANE_ENGINE ?? join(root, 'build/wasm/engine/cellophane.mjs');

/** What a page has beside the release itself. */
const leftOut = /^(docs|v)\//;

async function filesOfPage(folder) {
  const files = await filesBelow(folder, (path) => !leftOut.test(path));
  if (!files.has('index.html')) throw new Error(`${folder} holds no page: build it first (npm run page).`);
  return files;
}

/** The day of the commit that is checked out. */
const dayOfCommit = () =>
  execFileSync('git', ['show', '-s', '--format=%cd', '--date=format-local:%Y-%m-%d', 'HEAD'], {
    cwd: root,
    env: { ...process.env, TZ: 'UTC' },
  })
    .toString()
    .trim();

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'build') },
    date: { type: 'string' },
    page: { type: 'string', default: join(root, 'web/dist') },
    'engine-alone': { type: 'boolean', default: false },
  },
});
const files = values['engine-alone'] ? new Map() : await filesOfPage(values.page);
for (const name of ['cellophane.mjs', 'cellophane.wasm'])
  files.set(`engine/${name}`, await readFile(join(dirname(engine), name)));
const { loadCellophane } = await import(pathToFileURL(engine).href);
const versions = versionsOfEngine(await loadCellophane());
const hashes = Object.fromEntries(
  [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, bytes]) => [path, sha256(bytes)]),
);
const release = { ...versions, date: values.date ?? dayOfCommit(), files: hashes };
const bytes = await packed(release, files);
const file = join(values.out, nameOfPacked(release.release));
await mkdir(values.out, { recursive: true });
await writeFile(file, bytes);
process.stdout.write(`${file}: ${bytes.length} bytes, ${files.size} files, SHA-256 ${sha256(bytes)}\n`);
