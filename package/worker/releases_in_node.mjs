// Releases in folders, and of sites, for programs in Node (a PlaceOfReleases of engine_shelf.d.mts).

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { engineFiles, newestFirst, releasesFrom } from '../releases/release_index.mjs';
import { versionsOfEngine } from '../releases/versions.mjs';

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
const isAddress = (place) => /^https?:\/\//.test(place);

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was not found (status ${response.status}).`);
  return Buffer.from(await response.arrayBuffer());
}

/** A file of a folder or a site. */
const read = (place, path) => (isAddress(place) ? fetched(place + path) : readFile(join(place, path)));

/** An engine whose script is in memory: what was checked is what runs. */
const moduleOf = (script) => import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);

/** What a place holds: rows of an index, each with a way to read its files. */
async function rowsIn(place) {
  const folder = place.startsWith('file:') ? fileURLToPath(place) : place;
  if (isAddress(folder)) return fromIndex(folder, folder);
  const names = await readdir(folder).catch((error) => {
    throw new Error(`${folder} cannot be read (${error.code ?? error.message}).`);
  });
  if (names.includes('index.json')) return fromIndex(folder, folder);
  if (names.includes('release.json')) return [await unpacked(folder)];
  if (names.includes('cellophane.wasm')) return [await installed(folder)];
  const below = await Promise.all(
    names.map(async (name) => {
      const inside = await readdir(join(folder, name)).catch(() => []);
      return inside.includes('release.json') ? [await unpacked(join(folder, name))] : [];
    }),
  );
  return below.flat();
}

async function fromIndex(folder, where) {
  const releases = releasesFrom((await read(folder, 'index.json')).toString(), `${where}index.json`);
  return releases.map((row) => ({ row, file: (path) => read(folder, `${row.release}/${path}`) }));
}

/** A release that was unpacked. */
async function unpacked(folder) {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const [row] = releasesFrom(`{"releases":[${text}]}`, join(folder, 'release.json'));
  return { row, file: (path) => read(folder, path) };
}

/** An installed package. Its files are as npm has checked them. */
async function installed(folder) {
  const file = (path) => readFile(join(folder, path.replace(/^engine\//, '')));
  const { loadCellophane } = await import(pathToFileURL(join(folder, 'cellophane.mjs')).href);
  const versions = versionsOfEngine(await loadCellophane());
  const hashes = await Promise.all(engineFiles.map(async (path) => [path, hashOf(await file(path))]));
  return { row: { ...versions, date: '1970-01-01', files: Object.fromEntries(hashes) }, file };
}

/** All releases of several places as one. */
export function placeOf(places) {
  let reading;
  const rows = () =>
    (reading ??= Promise.all(places.map(rowsIn)).then((all) => {
      const byName = new Map();
      // Of two releases of one name the first that was named counts.
      for (const each of all.flat()) if (!byName.has(each.row.release)) byName.set(each.row.release, each);
      return byName;
    }));
  return {
    index: async () =>
      JSON.stringify({ releases: [...(await rows()).values()].map(({ row }) => row).sort(newestFirst) }),
    file: async (release, path) => new Uint8Array(await (await rows()).get(release).file(path)),
    sha256: (bytes) => Promise.resolve(hashOf(bytes)),
    module: (_release, _path, bytes) => moduleOf(bytes),
  };
}
