// The releases that a build of the page is given: folders of packed or unpacked ones, and addresses of sites that have them.

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { areAlike, newestFirst, releasesFrom, releasesToKeep } from '../../web/releases/release_index.mjs';
import { checkFiles, checked, filesBelow, unpacked } from './packed.mjs';

const atOnce = 6;

/** Runs `act` for each, a few at a time, and returns the answers in order. */
async function each(list, act) {
  const answers = [];
  const left = [...list.entries()];
  const next = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) answers[entry[0]] = await act(entry[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return answers;
}

/** Every release below a folder: packed files, and folders that hold a release.json. */
async function below(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    throw new Error(`The releases in ${folder} cannot be read: ${error.message}`);
  });
  const found = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && /^cellophane-release-.*\.tar\.gz$/.test(entry.name))
      found.push(await unpacked(await readFile(path), path));
    if (!entry.isDirectory()) continue;
    const names = await readdir(path);
    found.push(...(names.includes('release.json') ? [checked(await filesBelow(path), path)] : await below(path)));
  }
  return found;
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be fetched: status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** The releases of a site, by the address of its folder v/ or of its index. */
async function ofSite(address) {
  const index = new URL(address.endsWith('.json') ? address : `${address.replace(/\/*$/, '/')}index.json`);
  const releases = releasesFrom((await fetched(index)).toString(), index.href);
  return each(releases, async (release) => {
    const paths = Object.keys(release.files);
    const bytes = await each(paths, (path) => fetched(new URL(`${release.release}/${path}`, index)));
    const files = new Map(paths.map((path, i) => [path, bytes[i]]));
    checkFiles(release, files, index.href);
    return { release, files };
  });
}

const isAddress = (place) => /^https?:\/\//.test(place);

/** All releases of these places, newest first, with their files. The same one may lie in several places; two that differ
 *  and have the same name are refused. */
export async function releasesIn(places) {
  const found = (await each(places, (place) => (isAddress(place) ? ofSite(place) : below(place)))).flat();
  const byName = new Map();
  for (const given of found) {
    const { release } = given.release;
    const known = byName.get(release);
    if (known && !haveSameFiles(known, given))
      throw new Error(`There are two releases ${release} with different files. Give one of them.`);
    byName.set(release, known ?? given);
  }
  return [...byName.values()].sort((a, b) => newestFirst(a.release, b.release));
}

function haveSameFiles({ release: { files: one } }, { release: { files: other } }) {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
}

/** The releases to be kept beside a page. `own`: the page's versions; `keepsAll`: also those that a newer one replaces. */
export async function releasesKept(places, own, keepsAll = false) {
  const all = await releasesIn(places);
  const rows = all.map(({ release }) => release);
  const isOwn = (release) => release.release === own.release && areAlike(release, own);
  const kept = new Set(keepsAll ? rows.filter((release) => !isOwn(release)) : releasesToKeep(rows, own));
  return all.filter(({ release }) => kept.has(release));
}
