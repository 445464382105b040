// Releases that are packed, given to the build of the page, and refused where a byte is another.

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseTar } from 'nanotar';
import { serve } from '../../scripts/serve.mjs';
import { releasesIn, releasesKept } from '../../scripts/releases/given.mjs';
import { nameOfPacked, packed, sha256, unpacked } from '../../scripts/releases/packed.mjs';
import { releaseFrom, releasesFrom, releasesToKeep } from '../../web/releases/release_index.mjs';

let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cellophane-releases-'));
});
after(() => rm(folder, { recursive: true }));

/** A release with small files in place of its engine and its page. */
function releaseOf(release, { dungeon = 6, rules = 15, others = { 'index.html': `page of ${release}` } } = {}) {
  const texts = { 'engine/cellophane.mjs': `script of ${release}`, 'engine/cellophane.wasm': '\0asm', ...others };
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const hashes = Object.fromEntries([...files].map(([path, bytes]) => [path, sha256(bytes)]));
  return { release: { release, dungeon, rules, save: 1, date: '2026-11-28', files: hashes }, files };
}

let made = 0;
/** A folder with these files: bytes or texts by path. */
async function folderWith(files) {
  const place = join(folder, String(++made));
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), bytes);
  }
  return place;
}

const packedFiles = async (...all) =>
  Object.fromEntries(
    await Promise.all(
      all.map(async ({ release, files }) => [nameOfPacked(release.release), await packed(release, files)]),
    ),
  );
/** The files of a site's folder v. */
const siteOf = (...all) => ({
  'index.json': JSON.stringify({ releases: all.map(({ release }) => release) }),
  ...Object.fromEntries(
    all.flatMap(({ release, files }) => [...files].map(([path, bytes]) => [`${release.release}/${path}`, bytes])),
  ),
});
const namesOf = (all) => all.map(({ release }) => release.release);

test('a release is packed to the same bytes each time, and unpacked to what it was', async () => {
  const { release, files } = releaseOf('1.1.0');
  const bytes = await packed(release, files);
  assert.deepEqual(await packed(release, new Map([...files].reverse())), bytes);
  const again = await unpacked(bytes, 'x.tar.gz');
  assert.deepEqual(again.release, release);
  assert.deepEqual([...again.files].sort(), [...files].sort());
  assert.deepEqual(
    parseTar(new Uint8Array(gunzipSync(bytes))).map(({ name }) => name),
    ['release.json', 'engine/cellophane.mjs', 'engine/cellophane.wasm', 'index.html'],
  );
});

test('releases are taken from folders, packed and unpacked, and from addresses', async () => {
  const [old, middle, late] = [
    releaseOf('1.0.0'),
    releaseOf('1.9.0', { rules: 16 }),
    releaseOf('1.10.0', { rules: 17 }),
  ];
  const here = await folderWith({
    ...(await packedFiles(old)),
    'README.md': 'not a release',
    'deep/packed/release.json': JSON.stringify(middle.release),
    ...Object.fromEntries([...middle.files].map(([path, bytes]) => [`deep/packed/${path}`, bytes])),
  });
  const host = await serve(await folderWith(siteOf(late, old)));
  try {
    assert.deepEqual(namesOf(await releasesIn([here, host.url])), ['1.10.0', '1.9.0', '1.0.0']);
  } finally {
    host.close();
  }
});

test('one other byte, a missing file and one too many are refused by their names', async () => {
  const { release, files } = releaseOf('1.1.0');
  const put = (path, text) => new Map(files).set(path, Buffer.from(text));
  const without = new Map(files);
  without.delete('index.html');
  const path = 'engine/cellophane.wasm';
  for (const [spoilt, message] of [
    [
      put(path, '\0asM'),
      new RegExp(`${path} is not that of release 1.1.0: its SHA-256 is [0-9a-f]{64}, not ${release.files[path]}`),
    ],
    [without, /index\.html of release 1\.1\.0 is missing/],
    [put('more.js', ''), /more\.js is no file of release 1\.1\.0/],
  ]) {
    await assert.rejects(packed(release, spoilt), message);
    const unpackedFiles = Object.fromEntries([...spoilt].map(([name, bytes]) => [`a/${name}`, bytes]));
    const place = await folderWith({ 'a/release.json': JSON.stringify(release), ...unpackedFiles });
    await assert.rejects(releasesIn([place]), message);
  }
  const site = await folderWith({ ...siteOf({ release, files }), '1.1.0/index.html': 'another page' });
  const host = await serve(site);
  try {
    await assert.rejects(releasesIn([host.url]), /index\.html is not that of release 1\.1\.0/);
  } finally {
    host.close();
  }
});

test('packed files that are damaged or none are refused', async () => {
  const { release, files } = releaseOf('1.1.0');
  const bytes = await packed(release, files);
  await assert.rejects(unpacked(bytes.subarray(0, 100), 'cut.tar.gz'), /cut\.tar\.gz cannot be unpacked/);
  await assert.rejects(unpacked(gzipSync('hello'), 'hello.tar.gz'), /hello\.tar\.gz is no release/);
  const tar = gunzipSync(bytes);
  tar[tar.indexOf('page of 1.1.0')] ^= 1;
  await assert.rejects(
    unpacked(gzipSync(tar), 'one.tar.gz'),
    /one\.tar\.gz: index\.html is not that of release 1\.1\.0/,
  );
});

test('two releases of one name have to be the same', async () => {
  const [one, other] = [releaseOf('1.1.0'), releaseOf('1.1.0', { others: { 'index.html': 'another' } })];
  const places = [await folderWith(await packedFiles(one)), await folderWith(await packedFiles(one))];
  assert.deepEqual(namesOf(await releasesIn(places)), ['1.1.0']);
  await assert.rejects(
    releasesIn([...places, await folderWith(await packedFiles(other))]),
    /two releases 1\.1\.0 with different files/,
  );
});

test('a folder that is not there, and a site without an index, are named', async () => {
  await assert.rejects(releasesIn([join(folder, 'none')]), /none cannot be read: ENOENT/);
  const host = await serve(await folderWith({ 'a.txt': '' }));
  try {
    await assert.rejects(releasesIn([host.url]), /index\.json cannot be fetched: status 404/);
  } finally {
    host.close();
  }
});

test('kept is each release whose dungeon or rules are not those of the next one', async () => {
  const rows = [
    ['2.0.0', 7, 18],
    ['1.3.0', 6, 17],
    ['1.2.1', 6, 16],
    ['1.2.0', 6, 16],
    ['1.1.0', 5, 16],
    ['1.0.0', 5, 15],
  ].map(([name, dungeon, rules]) => releaseOf(name, { dungeon, rules }));
  const own = { release: '1.3.1', dungeon: 6, rules: 17, save: 1 };
  const places = [await folderWith(await packedFiles(...rows))];
  assert.deepEqual(namesOf(await releasesKept(places, own)), ['1.2.1', '1.1.0', '1.0.0']);
  const all = ['2.0.0', '1.3.0', '1.2.1', '1.2.0', '1.1.0', '1.0.0'];
  assert.deepEqual(namesOf(await releasesKept(places, own, true)), all);
  // A build between releases still has the number of the last one.
  const between = { release: '1.2.1', dungeon: 6, rules: 17, save: 1 };
  assert.deepEqual(
    releasesToKeep(
      rows.map(({ release }) => release),
      between,
    ).map(({ release }) => release),
    ['1.2.1', '1.1.0', '1.0.0'],
  );
});

test('an index that lies is refused, with the release and what is wrong with it', () => {
  const { release } = releaseOf('1.1.0');
  const index = (...releases) => JSON.stringify({ releases });
  const hash = release.files['index.html'];
  for (const [text, message] of [
    ['<!doctype html>', /no JSON/],
    ['[]', /no list of releases/],
    ['{"releases":{}}', /no list of releases/],
    [index(3), /is 3; allowed: an object/],
    [index({ ...release, release: '../..' }), /release is "\.\.\/\.\."; allowed: a version such as 1\.2\.3/],
    [index({ ...release, release: '1.1.0/../..' }), /allowed: a version/],
    [index({ ...release, release: 'https://example.org' }), /allowed: a version/],
    [index({ ...release, dungeon: '6' }), /release 1\.1\.0: dungeon is "6"; allowed: a whole number/],
    [index({ ...release, rules: 0 }), /rules is 0/],
    [index({ ...release, save: null }), /save is null/],
    [index({ ...release, date: 'today' }), /date is "today"; allowed: YYYY-MM-DD/],
    [index({ ...release, files: [] }), /files is \[\]/],
    [index({ ...release, files: { ...release.files, '../sw.js': hash } }), /"\.\.\/sw\.js" is no path/],
    [index({ ...release, files: { ...release.files, '/etc/passwd': hash } }), /is no path/],
    [index({ ...release, files: { ...release.files, 'a/../../b': hash } }), /is no path/],
    [index({ ...release, files: { ...release.files, 'https://example.org/a.js': hash } }), /is no path/],
    [index({ ...release, files: { ...release.files, 'index.html': 'abc' } }), /the hash of index\.html is "abc"/],
    [index({ ...release, files: { 'index.html': hash } }), /lacks engine\/cellophane\.mjs/],
    [index(release, release), /names release 1\.1\.0 twice/],
  ])
    assert.throws(() => releasesFrom(text), message, text);
  assert.deepEqual(releasesFrom(index(release)), [release]);
  assert.deepEqual(releaseFrom({ ...release, later: 'a field of a newer build' }), release);
});
