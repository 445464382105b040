// A site with two releases, for tests: today's page, and below v the same page once more, which takes itself for an earlier
// release of other versions. (tests/rehearsal.sh builds releases that really differ.)

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../scripts/releases/packed.mjs';
import { dist } from '../web/browser.mjs';

const base64Of = (text) => createHash('sha256').update(text).digest('base64');
const copyPage = (place) => cp(dist, place, { recursive: true, filter: (path) => !/\/(docs|v)$/.test(path) });

/** Makes of a copy of the page a release of other versions, with a service worker that knows its files. */
async function turnInto(place, own, { release, dungeon, rules }) {
  let changed = 0;
  let worker = await readFile(join(place, 'sw.js'), 'utf8');
  const shape = new RegExp(`release:"${own.release}",dungeon:${own.dungeon},rules:${own.rules}`);
  for (const name of await readdir(join(place, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const file = join(place, 'assets', name);
    const text = await readFile(file, 'utf8');
    if (!shape.test(text)) continue;
    ++changed;
    const other = text.replace(shape, `release:"${release}",dungeon:${dungeon},rules:${rules}`);
    await writeFile(file, other);
    worker = worker.replace(base64Of(text), base64Of(other));
  }
  await writeFile(join(place, 'sw.js'), worker);
  assert.ok(changed > 0, 'a script of the page names its versions');
}

/** Puts the site into a folder. `own`: the versions of the built page; `earlier`: those of the release below v. */
export async function publishWithEarlier(root, own, earlier) {
  await copyPage(root);
  const place = join(root, 'v', earlier.release);
  await copyPage(place);
  await turnInto(place, own, earlier);
  const names = ['engine/cellophane.mjs', 'engine/cellophane.wasm', 'index.html'];
  const script = process.env.CELLOPHANE_ENGINE ?? join(dist, '../../build/wasm/engine/cellophane.mjs');
  await cp(script, join(place, names[0]));
  await cp(script.replace(/\.mjs$/, '.wasm'), join(place, names[1]));
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, sha256(await readFile(join(place, name)))])),
  );
  const index = { releases: [{ ...earlier, date: '2026-11-01', files }] };
  await writeFile(join(root, 'v/index.json'), JSON.stringify(index));
}
