// A release in one file, cellophane-release-1.2.3.tar.gz: release.json, which is its row of v/index.json, and its files.
// Every file is checked against its hash whenever one is packed or unpacked.

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createTar, parseTar } from 'nanotar';
import { releaseFrom } from '../../web/releases/release_index.mjs';

const sheet = 'release.json';
/** No page is larger, unpacked. */
const largestRelease = 200_000_000;

export const nameOfPacked = (release) => `cellophane-release-${release}.tar.gz`;
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** All files below a folder: bytes by path, with slashes. `isWanted`: of which. */
export async function filesBelow(folder, isWanted = () => true) {
  const files = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    if (isWanted(path)) files.set(path, await readFile(file));
  }
  return files;
}

/** Throws unless the files of a release are exactly those that it names. `where`: where they come from. */
export function checkFiles({ release, files: hashes }, files, where) {
  for (const [path, hash] of Object.entries(hashes)) {
    const bytes = files.get(path);
    if (!bytes) throw new Error(`${where}: ${path} of release ${release} is missing.`);
    const found = sha256(bytes);
    if (found !== hash)
      throw new Error(`${where}: ${path} is not that of release ${release}: its SHA-256 is ${found}, not ${hash}.`);
  }
  for (const path of files.keys())
    if (!Object.hasOwn(hashes, path)) throw new Error(`${where}: ${path} is no file of release ${release}.`);
}

/** A release, packed. The same files give the same bytes. `files`: bytes by path. */
export async function packed(release, files) {
  const row = releaseFrom(release);
  checkFiles(row, files, row.release);
  const attrs = { mtime: Date.parse(`${row.date}T00:00:00Z`), uid: 0, gid: 0, mode: '644' };
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const tar = createTar(
    [{ name: sheet, data: `${JSON.stringify(row, null, 1)}\n` }, ...entries.map(([name, data]) => ({ name, data }))],
    { attrs },
  );
  return promisify(gzip)(tar, { level: 9 });
}

/** The release in a packed file, and its files by path, checked. `where`: its name. */
export async function unpacked(bytes, where) {
  let entries;
  try {
    const tar = await promisify(gunzip)(bytes, { maxOutputLength: largestRelease });
    // A copy: Node may lay small buffers into a common one, of which nanotar reads the beginning.
    entries = parseTar(new Uint8Array(tar));
  } catch (error) {
    throw new Error(`${where} cannot be unpacked: ${error.message}`);
  }
  const files = new Map(
    entries.filter(({ type }) => type === 'file').map(({ name, data }) => [name, Buffer.from(data ?? [])]),
  );
  return checked(files, where);
}

/** The release whose files these are, with its release.json among them; that is taken out. */
export function checked(files, where) {
  const text = files.get(sheet)?.toString();
  files.delete(sheet);
  if (text === undefined) throw new Error(`${where} is no release: it holds no ${sheet}.`);
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error(`${where}: ${sheet} is no JSON.`);
  }
  const release = releaseFrom(given, where);
  checkFiles(release, files, where);
  return { release, files };
}
