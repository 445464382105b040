import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openingOfDungeon, openingOfFile } from '../../../../web/app/releases/elsewhere';
import { addressToday, enter, introduce } from '../../../../web/app/releases/entrance';
import { isKept, own, releasesOf, siteOf } from '../../../../web/app/releases/site';
import { forged, played } from '../../../support/contest.mjs';
import { buttonNamed, noticesShown, openDocument } from '../../support/dom';
import { engine } from '../../support/engine';
import { releaseOf, serveReleases } from '../../support/site';

const root = 'https://example.org/cellophane/';
const kept = `${root}v/${own.release}/`;
const { dungeon, rules } = own;
const { fetch } = globalThis;

let asked: string[] = [];
beforeEach(() => {
  asked = serveReleases([
    releaseOf('0.9.0', { rules: rules - 1 }),
    releaseOf('0.8.0', { dungeon: dungeon - 1, rules: rules - 2 }),
    releaseOf('0.7.0', { dungeon: dungeon - 1, rules: rules - 3 }),
    releaseOf('0.6.0', { dungeon: dungeon - 2, rules: rules - 4, page: false }),
  ]);
});
afterEach(() => {
  globalThis.fetch = fetch;
});

/** What a page does first at an address: where it goes, or else what it says. */
async function entering(address: string): Promise<string | readonly string[]> {
  const { href, search, hash } = new URL(address);
  let gone = '';
  const { hasLeft, words } = await enter({ href, search, hash }, (to) => {
    gone = to;
  });
  assert.equal(hasLeft, gone !== '');
  return gone || words;
}

test('a page knows the root of its site, at the root and where it is kept, in any folder', () => {
  for (const address of [root, `${root}?seed=1#r=x`, `${root}results.html`]) {
    assert.equal(siteOf(address), root);
    assert.equal(releasesOf(address), `${root}v/`);
    assert.equal(isKept(address), false);
  }
  for (const address of [kept, `${kept}?seed=1`, `${kept}index.html#r=x`]) {
    assert.equal(siteOf(address), root);
    assert.equal(isKept(address), true);
  }
  // Another release is no folder of this page.
  assert.equal(siteOf(`${root}v/0.0.1/`), `${root}v/0.0.1/`);
  assert.equal(siteOf(`https://example.org/v/${own.release}/`), 'https://example.org/');
});

test('a link opens in the newest release of its dungeon version, with all that stands in it', async () => {
  const query = `?seed=1729&depth=7&view=map&v=${dungeon - 1}`;
  assert.equal(await entering(`${root}${query}#x`), `${root}v/0.8.0/${query}#x`);
  assert.deepEqual(asked, [`${root}v/index.json`, `${root}v/0.8.0/`]);
});

test('a link of this dungeon version, and one that wants today, fetch nothing', async () => {
  for (const version of [String(dungeon), 'today']) assert.deepEqual(await entering(`${root}?seed=1&v=${version}`), []);
  assert.deepEqual(asked, []);
});

test('a version that is not kept is named, and the link opens here', async () => {
  assert.deepEqual(await entering(`${root}?v=${dungeon - 3}`), [
    `No version that is kept here has dungeon version ${dungeon - 3}.`,
  ]);
  assert.deepEqual(await entering(`${root}?v=${dungeon - 2}`), [
    'Version 0.6.0 had that dungeon; its page is not kept here.',
  ]);
  assert.match((await entering(`${root}?v=${dungeon + 1}`))[0], /is newer than this page\. Reload it later/);
});

test('a release that is kept sends what is newer to the root', async () => {
  assert.equal(await entering(`${kept}?seed=5&v=${dungeon + 1}`), `${root}?seed=5&v=${dungeon + 1}`);
  assert.equal(await entering(`${kept}?seed=5&v=${dungeon - 1}`), `${root}v/0.8.0/?seed=5&v=${dungeon - 1}`);
});

test('what is no version leads nowhere', async () => {
  for (const text of ['../..', '%2e%2e%2f', '', '0', '-1', '6.0', '1e3', '99999999', 'https://example.org', '١'])
    assert.deepEqual(await entering(`${root}?seed=5&v=${encodeURIComponent(text)}`), [], text);
  assert.deepEqual(asked, []);
});

test('an index that lies, is none, or does not come is named, and the link opens here', async () => {
  const release = releaseOf('0.8.0', { dungeon: dungeon - 1 });
  const old = `${root}?v=${dungeon - 1}`;
  for (const [index, reason] of [
    [JSON.stringify({ releases: [{ ...release, release: '../../elsewhere' }] }), /release is "\.\.\/\.\.\/elsewhere"/],
    [JSON.stringify({ releases: [{ ...release, release: '//example.net/' }] }), /allowed: a version such as/],
    ['<!doctype html>', /no JSON/],
  ] as const) {
    serveReleases([], () => index);
    const words = (await entering(old)) as string[];
    assert.match(words[0], /^The earlier versions cannot be looked up: v\/index\.json/);
    assert.match(words[0], reason);
  }
  serveReleases([], () => {
    throw new TypeError('Failed to fetch');
  });
  assert.deepEqual(await entering(old), ['The earlier versions cannot be looked up: Failed to fetch.']);
});

test('an index that names a release that is not there, or this very page, leads nowhere and is told', async () => {
  const releases = [releaseOf('0.8.0', { dungeon: dungeon - 1 }), releaseOf(own.release, { dungeon: dungeon - 2 })];
  serveReleases(releases, undefined, (address) => address === `${root}v/0.8.0/`);
  assert.deepEqual(await entering(`${root}?v=${dungeon - 1}`), [
    'The index of earlier versions names version 0.8.0 for this, and its page is not there.',
  ]);
  for (const address of [kept, `${kept}index.html`])
    assert.deepEqual(await entering(`${address}?seed=5&v=${dungeon - 2}#x/y`), [
      `The index of earlier versions names version ${own.release} for this, which has dungeon version ${dungeon} and ` +
        `rules version ${rules}.`,
    ]);
});

test('without a network a release opens if it was visited, and otherwise the link opens here and says so', async () => {
  const { fetch: online } = globalThis;
  globalThis.fetch = (address, options) =>
    options?.method === 'HEAD' ? Promise.reject(new TypeError('Failed to fetch')) : online(address, options);
  const link = `${root}?v=${dungeon - 1}`;
  const unreached = [
    'This belongs to version 0.8.0, which cannot be reached without a network and was not opened here before. ' +
      'Try again with one.',
  ];
  // As on plain http.
  assert.equal('serviceWorker' in navigator, false);
  assert.deepEqual(await entering(link), unreached);
  const folder = `${root}v/0.8.0/`;
  const opensWith = async (registration: object | undefined) => {
    const getRegistration = (address: string) => Promise.resolve(address === folder ? registration : undefined);
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
    try {
      return await entering(link);
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  };
  assert.equal(await opensWith({ scope: folder, active: {} }), `${folder}?v=${dungeon - 1}`);
  // The page's own worker answers for none of its folders, and one that is not active yet for nothing.
  for (const registration of [undefined, { scope: root, active: {} }, { scope: folder, active: null }])
    assert.deepEqual(await opensWith(registration), unreached);
});

const recording = played(engine, { seed: '1729', whim: 1, actions: 30 });
const ofVersions = (dungeons: number, rulesBy: number) =>
  forged(recording, (bytes, body) => {
    bytes[body] += 2 * dungeons;
    bytes[body + 1] += 2 * rulesBy;
  });

test('a recording opens in the release of exactly its versions', async () => {
  assert.deepEqual(await openingOfFile(recording, root), { elsewhere: null, words: [] });
  assert.deepEqual(asked, []);
  const place = async (file: Uint8Array, address = root) => (await openingOfFile(file, address)).elsewhere;
  assert.deepEqual(await place(ofVersions(0, -1)), { name: 'version 0.9.0', folder: `${root}v/0.9.0/` });
  assert.deepEqual(await place(ofVersions(-1, -3)), { name: 'version 0.7.0', folder: `${root}v/0.7.0/` });
  assert.deepEqual(await place(ofVersions(0, 1), kept), { name: "today's version", folder: root });
  for (const [file, words] of [
    [ofVersions(0, -2), /^It was played with rules version \d+, whose page is not kept here\. It is shown as far/],
    [ofVersions(-2, -4), /\(Cellophane 0\.6\.0\), whose page is not kept .* The Results page can still verify it\.$/],
    [ofVersions(0, 1), /newer than this page/],
  ] as const) {
    const opening = await openingOfFile(file, root);
    assert.ok(opening.elsewhere === null);
    assert.match(opening.words.join(), words);
  }
});

test('what is no recording is left to the engine', async () => {
  for (const file of [new Uint8Array(), new TextEncoder().encode('<!doctype html>'), recording.subarray(0, 7)])
    assert.deepEqual(await openingOfFile(file, root), { elsewhere: null, words: [] });
  assert.deepEqual(await openingOfDungeon(dungeon, root), { elsewhere: null, words: [] });
});

test('a page at the root says nothing of releases', () => {
  const document = openDocument('game');
  introduce(document, document.querySelector('#notices'));
  assert.deepEqual(noticesShown(), []);
});

test('a page that is kept says so, leads to today, and its documentation is that of the root', () => {
  const document = openDocument('game');
  history.replaceState(null, '', `/cellophane/v/${own.release}/?seed=5&v=${dungeon}`);
  try {
    introduce(document, document.querySelector('#notices'));
    assert.deepEqual(noticesShown(), [
      `This is Cellophane ${own.release}, kept for links, games and recordings of its time.`,
    ]);
    assert.ok(buttonNamed("Open today's version"));
    assert.equal(addressToday(location), `${root}?seed=5&v=today`);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a')].map(({ href }) => href);
    assert.ok(links.includes(`${root}docs/`), links.join());
  } finally {
    history.replaceState(null, '', '/');
  }
});
