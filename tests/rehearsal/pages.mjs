// Every link, replay link and file of each release of a rehearsal opens on the page of that release, in its own state.

import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { serve } from '../../scripts/serve.mjs';
import { eventually, notices, openBrowser } from '../web/support.mjs';
import { count, countOfSaves, folderOf, last, newest, promises, releases, siteOf, withPages } from './stage.mjs';

const codeOf = (bytes) => deflateRawSync(bytes).toString('base64url');
/** Milliseconds: the machine may have other work. */
const patience = 120_000;

describe('pages', () => {
  let browser;
  let server;
  before(async () => {
    browser = await openBrowser();
    server = await serve(siteOf(last));
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  /** Does something with each of a list on a page of its own profile, two at a time. */
  async function onPages(list, act) {
    const left = [...list];
    const work = async () => {
      const context = await browser.browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      try {
        while (left.length > 0) await act(page, left.shift());
      } finally {
        await context.close();
      }
    };
    await Promise.all([work(), work()]);
  }

  /** The folder of the page that is shown, on the site. */
  const folderShown = (page) => new URL('./', page.url()).pathname.slice(1);

  /** Waits until the page shows what was asked for; both are compared later, so that all that differ are counted. */
  async function opened(page, address, isThere) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForFunction(isThere).catch(async (error) => {
      throw new Error(`${address} shows ${page.url()}: ${(await notices(page)).join(' ')} ${error.message}`);
    });
    return { folder: folderShown(page) };
  }
  /** Waits for a notice that begins with a sentence. */
  async function isTold(page, sentence, what) {
    let told = [];
    await eventually(
      async () => (told = await notices(page)).some((text) => text.startsWith(sentence)),
      `${what} is told`,
      patience,
    ).catch(async (error) => {
      const screen = await page.evaluate(() => [document.readyState, document.querySelector('#waiting')?.textContent]);
      throw new Error(`${error.message} It says: ${told.join(' | ')}, at ${page.url()}: ${screen.join(', ')}`);
    });
  }
  const isPlaying = () => Boolean(window.cellophane?.game) && performance.getEntriesByName('playable').length > 0;
  const isWatching = () => Boolean(window.cellophane?.replay);
  const stateOfGame = (page) =>
    page.evaluate(() => ({ state: window.cellophane.game.stateHash(), turns: window.cellophane.game.turns }));

  const stateAtEnd = (page) =>
    page.evaluate(() => {
      const { replay } = window.cellophane;
      replay.runTo(replay.turns);
      while (!replay.isAtEnd) replay.step();
      return replay.problem ? String(replay.problem) : replay.stateHash();
    });

  /** Checks that nothing was opened in another release or came to another state, and says how many. */
  function judge(t, what, wanted, found) {
    assert.equal(found.length, wanted);
    const strays = found.filter(({ folder, release }) => folder !== folderOf(release));
    const others = found.filter(({ state, expected }) => state !== expected);
    t.diagnostic(`${what}: ${wanted}, ${strays.length} in the wrong version, ${others.length} in another state`);
    assert.deepEqual([strays, others], [[], []]);
  }

  const ofAll = (kind) =>
    withPages.flatMap((release) => promises.get(release.name)[kind].map((promise) => ({ release, promise })));

  test('links of a seed', async (t) => {
    const found = [];
    await onPages(ofAll('links'), async (page, { release, promise }) => {
      // A game of the release is the state of the seed.
      const { folder } = await opened(page, `${server.url}games/${promise.query}`, isPlaying);
      found.push({ release, folder, expected: promise.state, ...(await stateOfGame(page)) });
    });
    judge(t, 'links', withPages.length * count, found);
  });

  test('replay links', async (t) => {
    const found = [];
    await onPages(ofAll('recordings'), async (page, { release, promise }) => {
      const { folder } = await opened(page, `${server.url}games/#r=${codeOf(promise.bytes)}`, isWatching);
      found.push({ release, folder, state: await stateAtEnd(page), expected: promise.state });
    });
    judge(t, 'recordings', withPages.length * count, found);
  });

  test('a replay link with the version of another release: the recording decides', async (t) => {
    const found = [];
    const pairs = withPages.flatMap((release) =>
      withPages.filter((other) => other !== release).map((other) => ({ release, other })),
    );
    await onPages(pairs, async (page, { release, other }) => {
      const { bytes, state } = promises.get(release.name).recordings[0];
      const address = `${server.url}games/?seed=5&v=${other.versions.dungeon}#r=${codeOf(bytes)}`;
      const { folder } = await opened(page, address, isWatching);
      found.push({ release, folder, state: await stateAtEnd(page), expected: state });
    });
    judge(t, 'replay links with another version', pairs.length, found);
  });

  test('saves, opened as files', async (t) => {
    const found = [];
    await onPages(ofAll('saves'), async (page, { release, promise }) => {
      await opened(page, `${server.url}games/?seed=1`, isPlaying);
      await page.click('#games');
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#open-file')]);
      await chooser.setFiles({
        name: promise.file,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(promise.bytes),
      });
      await page.waitForFunction((seed) => window.cellophane?.game?.seed === seed, promise.seed);
      const { state, turns } = await stateOfGame(page);
      found.push({ release, folder: folderShown(page), state, expected: promise.state });
      assert.equal(turns, promise.turns);
    });
    judge(t, 'saves', withPages.length * countOfSaves, found);
  });

  test('the results page verifies the recordings of all releases', async (t) => {
    const files = releases.flatMap(({ name }) => promises.get(name).recordings);
    await onPages(['all at once'], async (page) => {
      await page.goto(`${server.url}games/results.html`);
      // Chromium takes no more than 50 MB at once over this channel; all of them have a few.
      await page.setInputFiles(
        '#files',
        files.map(({ file, bytes }) => ({ name: file, mimeType: '', buffer: Buffer.from(bytes) })),
      );
      await eventually(
        async () => (await page.textContent('#state')).startsWith(`${files.length} recordings: `),
        'all are judged',
        600_000,
      );
      assert.equal(await page.textContent('#state'), `${files.length} recordings: ${files.length} ranked, 0 not.`);
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download-json')]);
      const rows = JSON.parse(await readFile(await download.path(), 'utf8'));
      const byFile = new Map(rows.map((row) => [row.file, row]));
      for (const { file, result } of files) {
        const { status, score, turns, rules_version: rules } = byFile.get(file);
        assert.deepEqual([status, score, turns, rules], ['verified', result.score, result.turns, result.rulesVersion]);
      }
      t.diagnostic(`${rows.length} recordings verified`);
    });
  });

  test('of a release that is missing, every link and recording is named and opens as what it is not, told', async (t) => {
    const gone = withPages.at(-2);
    const folder = await mkdtemp(join(tmpdir(), 'cellophane-missing-'));
    await cp(siteOf(last), folder, { recursive: true, filter: (path) => !path.endsWith(`/v/${gone.name}`) });
    const index = join(folder, 'games/v/index.json');
    const { releases: rows } = JSON.parse(await readFile(index, 'utf8'));
    await writeFile(index, JSON.stringify({ releases: rows.filter(({ release }) => release !== gone.name) }));
    const other = await serve(folder);
    const named = { links: 0, recordings: 0 };
    try {
      const made = promises.get(gone.name);
      await onPages(made.links, async (page, { query }) => {
        await opened(page, `${other.url}games/${query}`, isPlaying);
        await isTold(page, `No version that is kept here has dungeon version ${gone.versions.dungeon}.`, query);
        assert.equal(folderShown(page), folderOf(newest));
        ++named.links;
      });
      await onPages(made.recordings, async (page, { bytes, file }) => {
        await page.goto('about:blank');
        await page.goto(`${other.url}games/#r=${codeOf(bytes)}`);
        await isTold(
          page,
          `It was played with rules version ${gone.versions.rules}, whose page is not kept here.`,
          file,
        );
        assert.equal(folderShown(page), folderOf(newest));
        ++named.recordings;
      });
      t.diagnostic(`without ${gone.name}: ${named.links} links and ${named.recordings} recordings named`);
      assert.deepEqual(named, { links: count, recordings: count });
    } finally {
      other.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
