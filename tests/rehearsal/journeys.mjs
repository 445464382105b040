// What a site that goes from release to release does to those who are playing: updates in mid-game, tabs of several
// versions, no network, other folders, storage that is cleared or full. Nothing that was played may be lost.

import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { shelfOf } from '../web/stored_games.mjs';
import { eventually, notices, openBrowser } from '../web/support.mjs';
import { last, newest, siteOf, withPages } from './stage.mjs';

const [first, second, third] = withPages;
/** Milliseconds: the machine may have other work. */
const patience = 120_000;

describe('journeys', () => {
  let server;
  let folder;
  const place = (path = '') => `${server.url}deep/er/games/${path}`;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellophane-journeys-'));
    server = await serve(folder);
  });
  after(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Puts the site as the n-th release publishes it into a folder two below the host's. */
  async function publish(n) {
    const games = join(folder, 'deep/er/games');
    await rm(games, { recursive: true, force: true });
    await cp(join(siteOf(n), 'games'), games, { recursive: true });
  }

  /** A visitor with a browser and a profile of its own. */
  async function asVisitor(act) {
    const browser = await openBrowser();
    try {
      const context = await browser.browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(patience);
      await act(context);
    } finally {
      await browser.close();
    }
  }

  const whenPlaying = (page) =>
    page.waitForFunction(() => Boolean(window.cellophane?.game) && performance.getEntriesByName('playable').length > 0);
  async function open(context, address) {
    const page = await context.newPage();
    await page.goto(address);
    await whenPlaying(page);
    return page;
  }
  const facts = (page) =>
    page.evaluate(() => {
      const { game } = window.cellophane ?? {};
      return game ? { seed: game.seed, turns: game.turns, state: game.stateHash() } : null;
    });
  const storedGames = (page) => shelfOf(page, 'games');

  /** Rests so many turns, and waits until they are stored. */
  async function rest(page, turns) {
    const goal = (await facts(page)).turns + turns;
    await page.bringToFront();
    await page.focus('#stage');
    for (let i = 0; i < turns; ++i) await page.keyboard.press('z');
    await eventually(async () => (await facts(page)).turns === goal, `turn ${goal}`, patience);
    const { seed } = await facts(page);
    await eventually(
      async () => (await storedGames(page)).some((game) => game.seed === seed && game.turns === goal),
      `turn ${goal} of ${seed} is stored`,
      patience,
    );
  }

  /** What a release's own engine makes of as many rests. */
  function restedIn({ engine }, seed, turns) {
    const game = engine.newGame({ seed });
    try {
      for (let i = 0; i < turns; ++i) game.step({ type: 'rest' });
      return { seed, turns, state: game.stateHash() };
    } finally {
      game.dispose();
    }
  }

  const isTold = async (page, pattern) => {
    let told = [];
    await eventually(
      async () => (told = await notices(page).catch(() => [])).some((text) => pattern.test(text)),
      `a notice like ${pattern}`,
      patience,
    ).catch((error) => {
      throw new Error(`${error.message} At ${page.url()} it says: ${told.join(' | ')}`);
    });
  };
  const press = (page, name) => page.locator('#notices').getByRole('button', { name }).click();
  const isActive = (page, scope) =>
    eventually(
      () =>
        page.evaluate(async (wanted) => {
          const all = await navigator.serviceWorker.getRegistrations();
          return all.some((each) => each.scope === wanted && each.active?.state === 'activated');
        }, scope),
      `the worker of ${scope}`,
      patience,
    );
  const databaseVersion = (page) =>
    page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'cellophane')?.version);
  const versionSaid = (page) => page.evaluate(() => window.cellophane.engine.version);

  test('updates in mid-game: the game goes on in its release, twice over', () =>
    asVisitor(async (context) => {
      await publish(1);
      const page = await open(context, place('?seed=31'));
      await isActive(page, place());
      await page.reload();
      await whenPlaying(page);
      await rest(page, 3);
      const update = async (n, tab) => {
        await publish(n);
        await tab.evaluate(
          (scope) => navigator.serviceWorker.getRegistration(scope).then((own) => own.update()),
          place(),
        );
        await isTold(tab, /new version of Cellophane is available/);
      };
      await update(2, page);
      // Until the player agrees, the page stays what it was.
      await rest(page, 1);
      assert.equal(await versionSaid(page), first.name);
      // Its address names the dungeon version, so that it goes on in its release at once.
      await press(page, 'Update now');
      await page.waitForURL((url) => url.href.startsWith(place(`v/${first.name}/`)));
      await whenPlaying(page);
      assert.deepEqual(await facts(page), restedIn(first, '31', 4));
      await rest(page, 1);

      // The next update comes while it is played there, and in another tab: with a database of a newer version.
      const other = await open(context, place('?seed=77'));
      assert.equal(await versionSaid(other), second.name);
      await rest(other, 2);
      await update(3, other);
      await press(other, 'Update now');
      await other.waitForURL((url) => url.href.startsWith(place(`v/${second.name}/`)));
      await whenPlaying(other);
      assert.deepEqual(await facts(other), restedIn(second, '77', 2));
      const newer = await open(context, place('?seed=78'));
      assert.equal(await versionSaid(newer), third.name);
      await rest(newer, 1);
      assert.equal(await databaseVersion(newer), 5);
      await rest(page, 1);
      await rest(other, 1);
      await page.reload();
      await whenPlaying(page);
      assert.deepEqual(await facts(page), restedIn(first, '31', 6));
      assert.deepEqual(await facts(other), restedIn(second, '77', 3));

      // Asked for by the newest release, whose list holds it, it goes on where it was begun.
      const [{ id }] = (await storedGames(newer)).filter(({ seed }) => seed === '31');
      await page.close();
      await newer.goto('about:blank');
      await newer.goto(place(`#game=${id}`));
      await isTold(newer, new RegExp(`was begun in version ${first.name} and goes on there`.replaceAll('.', '\\.')));
      await press(newer, `Continue in version ${first.name}`);
      await newer.waitForURL((url) => url.href.startsWith(place(`v/${first.name}/`)));
      await whenPlaying(newer);
      assert.deepEqual(await facts(newer), restedIn(first, '31', 6));
    }));

  test('tabs of three versions at once: each plays on, the last one upgrades the database under the others', () =>
    asVisitor(async (context) => {
      await publish(3);
      const tabs = [];
      for (const [i, release] of [first, second, third].entries()) {
        const path = release === newest ? '' : `v/${release.name}/`;
        const page = await open(context, place(`${path}?seed=${41 + i}`));
        assert.equal(await versionSaid(page), release.name);
        await rest(page, 2);
        tabs.push({ page, release, seed: String(41 + i), path });
        assert.equal(await databaseVersion(page), release === newest ? 5 : 4);
      }
      for (const { page, release, seed } of tabs) {
        await rest(page, 2);
        assert.deepEqual(await facts(page), restedIn(release, seed, 4));
      }
      // Any of them lists the games of all.
      for (const { page } of tabs) {
        await page.bringToFront();
        await page.click('#games');
        await page.waitForSelector('#kept-games li');
        await eventually(
          async () => (await page.locator('#kept-games li').count()) === 3,
          'three games in the list',
          patience,
        );
        await page.keyboard.press('Escape');
      }
      // Any of them backs up the games of all, and any of them adds them in another browser.
      for (const [i, { page }] of tabs.entries()) {
        await page.bringToFront();
        await page.click('#games');
        const [file] = await Promise.all([page.waitForEvent('download'), page.click('#back-up')]);
        await page.keyboard.press('Escape');
        const buffer = await readFile(await file.path());
        await asVisitor(async (other) => {
          const { path } = tabs[(i + 1) % tabs.length];
          const there = await open(other, place(`${path}?seed=1`));
          await there.click('#games');
          const [chooser] = await Promise.all([there.waitForEvent('filechooser'), there.click('#open-file')]);
          await chooser.setFiles({ name: 'all.zip', mimeType: 'application/zip', buffer });
          await isTold(there, /^From all\.zip: 3 saved games/);
          for (const each of tabs)
            assert.deepEqual(await asGame(other, each.path, each.seed), restedIn(each.release, each.seed, 4));
        });
      }
      for (const { page } of tabs) await page.close();
      for (const { release, seed, path } of tabs) {
        const page = await open(context, place(`${path}?seed=${seed}`));
        await page.goto(place(path));
        await eventually(async () => (await storedGames(page)).length === 3, 'three games', patience);
        await page.close();
        const game = (await asGame(context, path, seed)) ?? {};
        assert.deepEqual(game, restedIn(release, seed, 4));
      }
    }));

  /** Opens the stored game of a seed in a release by the list of games. */
  async function asGame(context, path, seed) {
    const page = await open(context, place(`${path}?seed=1`));
    const [{ id }] = (await storedGames(page)).filter((game) => game.seed === seed);
    await page.goto('about:blank');
    await page.goto(place(`${path}#game=${id}`));
    await page.waitForFunction((wanted) => window.cellophane?.game?.seed === wanted, seed);
    const found = await facts(page);
    await page.close();
    return found;
  }

  test('a game that is moved over to rules that lead elsewhere stays as it is', () =>
    asVisitor(async (context) => {
      await publish(3);
      const page = await open(context, place(`v/${first.name}/?seed=51`));
      await rest(page, 3);
      const [{ id }] = await storedGames(page);
      await page.goto('about:blank');
      await page.goto(place(`#game=${id}`));
      await isTold(page, /was begun in version .* and goes on there\. To move it here means:/);
      await press(page, 'Move it here');
      await isTold(page, /It is not deleted/);
      assert.deepEqual(await asGame(context, `v/${first.name}/`, '51'), restedIn(first, '51', 3));
    }));

  test('without a network: what was visited opens in every version, and is played on', () =>
    asVisitor(async (context) => {
      await publish(3);
      const links = [first, second, third].map(({ versions }, i) => `?seed=${61 + i}&v=${versions.dungeon}`);
      const page = await open(context, place(links[2]));
      await isActive(page, place());
      for (const [i, { name }] of [first, second].entries()) {
        await page.goto(place(links[i]));
        await page.waitForURL((url) => url.href.startsWith(place(`v/${name}/`)));
        await whenPlaying(page);
        await isActive(page, place(`v/${name}/`));
        await page.reload();
        await whenPlaying(page);
      }
      await page.goto('about:blank');
      await context.setOffline(true);
      for (const [i, release] of [first, second, third].entries()) {
        await page.goto('about:blank');
        await page.goto(place(links[i]));
        await page.waitForURL((url) => url.href.startsWith(place(release === newest ? '?' : `v/${release.name}/`)));
        await whenPlaying(page);
        assert.equal(await versionSaid(page), release.name);
        await rest(page, 2);
        assert.deepEqual(await facts(page), restedIn(release, String(61 + i), 2));
      }
    }));

  test('without a network: a link of a version that was not visited opens here, and says so', () =>
    asVisitor(async (context) => {
      await publish(3);
      const page = await open(context, place('?seed=65'));
      await isActive(page, place());
      await page.reload();
      await whenPlaying(page);
      // By a link, so that the index is kept as well.
      const links = [first, second].map(({ versions }) => place(`?seed=66&v=${versions.dungeon}`));
      await page.goto(links[0]);
      await page.waitForURL((url) => url.href.startsWith(place(`v/${first.name}/`)));
      await whenPlaying(page);
      await isActive(page, place(`v/${first.name}/`));
      await page.goto('about:blank');
      await context.setOffline(true);
      await page.goto(links[1]);
      await whenPlaying(page);
      assert.ok(page.url().startsWith(place('?')), page.url());
      await isTold(page, new RegExp(`belongs to version ${second.name}, which cannot be reached without a network`));
      assert.equal(await versionSaid(page), newest.name);
      assert.equal((await facts(page)).seed, '66');
      await page.goto('about:blank');
      await page.goto(links[0]);
      await page.waitForURL((url) => url.href.startsWith(place(`v/${first.name}/`)));
      await whenPlaying(page);
      assert.equal(await versionSaid(page), first.name);
    }));

  test('at the top of a host, and several folders below it', () =>
    asVisitor(async (context) => {
      const top = await serve(join(siteOf(last), 'games'));
      try {
        await publish(3);
        for (const root of [top.url, place()])
          for (const release of withPages) {
            const page = await open(context, `${root}?seed=71&v=${release.versions.dungeon}`);
            const path = release === newest ? root : `${root}v/${release.name}/`;
            assert.ok(page.url().startsWith(`${path}?`), page.url());
            assert.equal(await versionSaid(page), release.name);
            await page.close();
          }
      } finally {
        top.close();
      }
    }));

  test('storage cleared in mid-game: tabs of all versions write their games anew', () =>
    asVisitor(async (context) => {
      await publish(3);
      const tabs = [];
      for (const [i, release] of [first, second, third].entries()) {
        const path = release === newest ? '' : `v/${release.name}/`;
        const page = await open(context, place(`${path}?seed=${81 + i}`));
        await rest(page, 2);
        tabs.push({ page, release, seed: String(81 + i), path });
      }
      const session = await context.newCDPSession(tabs[2].page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(server.url).origin,
        storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
      });
      for (const { page, release, seed } of tabs) {
        await rest(page, 1);
        assert.deepEqual(await facts(page), restedIn(release, seed, 3));
      }
      for (const { page } of tabs) await page.close();
      for (const { release, seed, path } of tabs)
        assert.deepEqual(await asGame(context, path, seed), restedIn(release, seed, 3));
    }));

  test('storage full: it is said, the game goes on, and is stored once there is room', () =>
    asVisitor(async (context) => {
      await publish(3);
      for (const [i, release] of [first, third].entries()) {
        const path = release === newest ? '' : `v/${release.name}/`;
        const seed = String(91 + i);
        const page = await open(context, place(`${path}?seed=${seed}`));
        await rest(page, 1);
        await page.evaluate(() => {
          window.put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = () => {
            throw new DOMException('The disk is full.', 'QuotaExceededError');
          };
        });
        for (let k = 0; k < 3; ++k) await page.keyboard.press('z');
        await isTold(page, /could not be saved/);
        assert.deepEqual(await facts(page), restedIn(release, seed, 4));
        await page.evaluate(() => {
          IDBObjectStore.prototype.put = window.put;
        });
        await rest(page, 1);
        await page.close();
        assert.deepEqual(await asGame(context, path, seed), restedIn(release, seed, 5));
      }
    }));
});
