// Games that outlast their tab: kept in the browser, in files, in links.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import { dropPiece, kept, putPiece, shelfOf, turnsOf, whenKept } from './stored_games.mjs';
import {
  browserProgram,
  eventually,
  frames,
  notices,
  openBrowser,
  openGame as openDrawn,
  openPage,
  reachSecondLevel,
  screenOf,
  violations,
  whenDrawn,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const openGame = (query, options) => openDrawn(host, query, options);

/** Another tab of the same browser. */
async function openTab(context, address) {
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  return { page, complaints };
}

const hashOf = (page) => page.evaluate(() => window.cellophane.game?.stateHash());
const hasNotice = async (page, pattern) => (await notices(page)).some((text) => pattern.test(text));
const whenTold = (page, pattern) => eventually(() => hasNotice(page, pattern), `a notice like ${pattern}`);
const choose = (page, words) => page.getByRole('button', { name: words }).click();

/** axe's violations outside the terminal, where some colors of the dungeon are faint on purpose. */
const findings = (page) => violations(page, { exclude: ['#terminal'] });

/** Plays some turns, and waits until they are written down. */
async function play(page, keys = 'sssszz') {
  const before = await turnsOf(page);
  for (const key of keys) await page.keyboard.press(key);
  await eventually(async () => (await turnsOf(page)) >= before + 1, 'turns had passed');
  await whenKept(page);
}

test('a game continues in the same state after a reload, and each turn saves a few bytes', async () => {
  const { page, complaints } = await openGame('?seed=1729');
  await play(page);
  for (let i = 0; i < 5; ++i) await play(page, 's');
  const hash = await hashOf(page);
  const turns = await turnsOf(page);
  const { games, pieces } = await kept(page);
  assert.equal(games.length, 1);
  assert.ok(pieces.length > 2);
  for (const { key, bytes } of pieces) if (key[1] > 0) assert.ok(bytes.length < 200, `${bytes.length} bytes`);
  await page.reload();
  await whenDrawn(page);
  assert.equal(await hashOf(page), hash);
  assert.equal(await turnsOf(page), turns);
  assert.deepEqual(await notices(page), []);
  await play(page, 's');
  assert.equal(await turnsOf(page), turns + 1);
  assert.equal((await kept(page)).games.length, 1);
  assert.deepEqual(complaints, []);
});

test('a page that crashes or is closed loses no turns', async () => {
  const { page, context } = await openGame('?seed=77');
  await play(page, 'xxss');
  await eventually(
    async () => (await page.evaluate(() => window.cellophane.game.wantsTime())) < 0,
    'the hero stood still',
    60_000,
  );
  await whenKept(page);
  const hash = await hashOf(page);
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const second = await openTab(context, address);
  await whenDrawn(second.page);
  assert.equal(await hashOf(second.page), hash);
  await second.page.goto('chrome://crash').catch(() => {});
  // Without a query the title offers the latest game first.
  const third = await openTab(context, host.url);
  await whenDrawn(third.page);
  await third.page.keyboard.press('c');
  await eventually(async () => (await hashOf(third.page)) !== undefined, 'the game goes on');
  assert.equal(await hashOf(third.page), hash);
  assert.equal(new URL(third.page.url()).searchParams.get('seed'), '77');
  assert.deepEqual(third.complaints, []);
});

test('a browser that is killed loses no turns', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cellophane-'));
  const { executablePath, quiet } = browserProgram();
  const launch = async () => {
    const child = spawn(
      executablePath,
      [
        ...quiet,
        '--headless=new',
        '--disable-gpu',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const address = await new Promise((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.on('exit', () => reject(new Error(said)));
    });
    const browser = await chromium.connectOverCDP(address);
    return { browser, page: await browser.contexts()[0].newPage(), kill: () => process.kill(-child.pid, 'SIGKILL') };
  };
  let running = await launch();
  try {
    await running.page.goto(`${host.url}?seed=99`);
    await whenDrawn(running.page);
    await play(running.page);
    const hash = await hashOf(running.page);
    running.kill();
    await eventually(() => !running.browser.isConnected(), 'the browser was gone');
    running = await launch();
    await running.page.goto(`${host.url}?seed=99`);
    await whenDrawn(running.page);
    assert.equal(await hashOf(running.page), hash);
  } finally {
    running.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

test('a link to another dungeon offers the kept game, and nothing is lost', async () => {
  const { page, complaints } = await openGame('?seed=11');
  await play(page);
  const hash = await hashOf(page);
  await page.goto(`${host.url}?seed=12`);
  await whenDrawn(page);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), '12');
  await whenTold(page, /saved game: dungeon 11, depth 1, turn \d+/);
  await choose(page, 'Continue it');
  await eventually(
    async () => (await page.evaluate(() => window.cellophane.game?.seed)) === '11',
    'the kept game was there',
  );
  assert.equal(await hashOf(page), hash);
  assert.equal(new URL(page.url()).searchParams.get('seed'), '11');
  await page.click('#new-dungeon');
  await whenTold(page, /saved game: dungeon 11/);
  await play(page);
  const other = await hashOf(page);
  await page.goBack();
  await eventually(async () => (await hashOf(page)) === hash, 'Back led to the kept game');
  await page.goForward();
  await eventually(async () => (await hashOf(page)) === other, 'and Forward to the other');
  assert.equal((await kept(page)).games.length, 2);
  assert.deepEqual(complaints, []);
});

/** The same without the browser's locks is tested in tests/page/kit/game_lock.test.ts. */
test('two tabs cannot play the same game', async () => {
  const { page, context, complaints } = await openGame('?seed=31');
  await play(page);
  const hash = await hashOf(page);
  const second = await openTab(context, page.url());
  await whenTold(second.page, /another tab/);
  assert.equal(await second.page.evaluate(() => window.cellophane.game), undefined);
  await second.page.bringToFront();
  await choose(second.page, 'Play here');
  await eventually(
    async () => (await second.page.evaluate(() => window.cellophane.game?.stateHash())) === hash,
    'it was taken over',
  );
  // What the first tab writes now is refused, whether or not it has noticed the takeover.
  await page.keyboard.press('s');
  await whenTold(page, /another tab/);
  await play(second.page, 'ss');
  const { games, pieces } = await kept(second.page);
  await page.bringToFront();
  for (const key of 'sssz') await page.keyboard.press(key);
  assert.deepEqual((await kept(second.page)).pieces, pieces);
  assert.equal(games.length, 1);
  await choose(page, 'Start another game');
  await eventually(() => page.evaluate(() => window.cellophane.game !== undefined), 'another was begun');
  await play(page);
  // Any write from the earlier keys would be in the database by now.
  const after = await kept(page);
  assert.equal(after.games.length, 2);
  assert.deepEqual(
    after.pieces.filter(({ key }) => key[0] === games[0].id),
    pieces,
  );
  assert.deepEqual([...complaints, ...second.complaints], []);
});

/** A game with a save and pieces behind it, left for another page. */
async function leaveGame(seed) {
  const { page, context, complaints } = await openGame(`?seed=${seed}`);
  await play(page);
  for (let i = 0; i < 3; ++i) await play(page, 's');
  const hash = await hashOf(page);
  const address = page.url();
  await page.goto(`${host.url}favicon.svg`);
  return { page, context, complaints, hash, address };
}

const withByte = (bytes, at, change) => {
  const changed = bytes.slice();
  changed[at] = change(changed[at]);
  return changed;
};

/** What else may be wrong with a kept game is tested in tests/page/app/game/game_controller.test.ts. */
test('a kept game with a flipped byte is refused with its cause, kept, and can be saved to a file', async () => {
  const { page, complaints, address } = await leaveGame(45);
  const {
    pieces: [{ key, bytes: whole }],
  } = await kept(page);
  await putPiece(
    page,
    key,
    withByte(whole, whole.length >> 1, (byte) => byte ^ 1),
  );
  const before = await kept(page);
  await page.goto(address);
  await whenDrawn(page);
  await whenTold(page, /damaged/);
  assert.equal(await turnsOf(page), 0);
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save to file')]);
  const saved = [...(await readFile(await file.path()))];
  assert.deepEqual(
    saved,
    before.pieces.flatMap((piece) => piece.bytes),
  );
  await play(page);
  const now = await kept(page);
  assert.equal(now.games.length, 2);
  const untouched = now.pieces.filter((piece) => piece.key[0] === key[0]);
  assert.deepEqual(untouched, before.pieces);
  assert.deepEqual(complaints, []);
});

test('a game that diverges under these rules can be watched and played on up to there', async () => {
  const { page, complaints, address } = await leaveGame(45);
  const [{ key }, ...later] = (await kept(page)).pieces;
  for (const piece of later) await dropPiece(page, piece.key);
  await page.goto(address);
  await whenDrawn(page);
  // The turns of another dungeon, appended to the start of this one.
  const strange = await page.evaluate(() => {
    const { engine } = window.cellophane;
    const [here, elsewhere] = ['45', '46'].map((seed) => engine.newGame({ seed }));
    for (let i = 0; i < 9; ++i) elsewhere.step({ type: 'explore' });
    return [...here.save(), ...elsewhere.addition(0)];
  });
  await page.goto(`${host.url}favicon.svg`);
  await putPiece(page, key, strange);
  await page.goto(address);
  await whenDrawn(page);
  await whenTold(page, /cannot be opened.*goes another way than the recording from turn \d+\. It is not deleted/);
  await choose(page, 'Watch the readable part');
  await page.waitForSelector('#replay-track');
  await page.getByLabel('Turn', { exact: true }).fill('9');
  await whenTold(page, /^The game goes another way/);
  await page.click('[title="Back one turn"]');
  await page.click('#play-on');
  await eventually(async () => (await turnsOf(page)) >= 0, 'the game went on');
  assert.deepEqual((await kept(page)).pieces.find((piece) => piece.key[0] === key[0]).bytes, strange);
  assert.deepEqual(complaints, []);
});

async function saveFile(page) {
  await page.click('#games');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#save-file')]);
  assert.match(file.suggestedFilename(), /^cellophane-.*\.clph$/);
  return file.path();
}

async function openFile(page, path) {
  await page.click('#games');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('#open-file')]);
  await chooser.setFiles(path);
}

test('a game can be saved to a file and loaded from it', async () => {
  const { page, complaints } = await openGame('?seed=8');
  await play(page, 'xss');
  await eventually(
    async () => (await page.evaluate(() => window.cellophane.game.wantsTime())) < 0,
    'the hero stood still',
    60_000,
  );
  const hash = await hashOf(page);
  const path = await saveFile(page);
  const elsewhere = await openGame('?seed=9');
  await play(elsewhere.page);
  const other = await hashOf(elsewhere.page);
  await openFile(elsewhere.page, path);
  await eventually(async () => (await hashOf(elsewhere.page)) === hash, 'the game had come');
  await whenTold(elsewhere.page, /saved game: dungeon 9/);
  await whenKept(elsewhere.page);
  await elsewhere.page.reload();
  await whenDrawn(elsewhere.page);
  assert.equal(await hashOf(elsewhere.page), hash);
  // A file that is no game leaves the game on the screen alone.
  await openFile(elsewhere.page, { name: 'letter.doc', mimeType: 'text/plain', buffer: Buffer.from('Dear reader') });
  await whenTold(elsewhere.page, /letter\.doc cannot be opened.*does not begin with CLPH/);
  assert.equal(await hashOf(elsewhere.page), hash);
  // The other game is in the list.
  await elsewhere.page.click('#games');
  await elsewhere.page
    .locator('#kept-games li', { hasText: 'dungeon 9,' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await eventually(async () => (await hashOf(elsewhere.page)) === other, 'the other game was back');
  assert.deepEqual([...complaints, ...elsewhere.complaints], []);
});

test('everything is backed up in one file and added in another browser', async () => {
  const { page, complaints } = await openGame('?seed=8');
  await play(page, 'xss');
  const [hash, turns] = [await hashOf(page), await turnsOf(page)];
  await page.click('#games');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#back-up')]);
  assert.match(file.suggestedFilename(), /^cellophane-backup-[\d-]+\.zip$/);
  const backup = { name: 'all.zip', mimeType: 'application/zip', buffer: await readFile(await file.path()) };
  const elsewhere = await openGame('?seed=9');
  await play(elsewhere.page);
  const other = await hashOf(elsewhere.page);
  await openFile(elsewhere.page, { ...backup, buffer: backup.buffer.subarray(0, 300) });
  await whenTold(elsewhere.page, /^all\.zip cannot be opened\. It is not a complete ZIP file/);
  await openFile(elsewhere.page, backup);
  await whenTold(elsewhere.page, /^From all\.zip: 1 saved game, 0 recordings and 0 results for the high scores added/);
  // The game on the screen goes on.
  assert.equal(await hashOf(elsewhere.page), other);
  await elsewhere.page.click('#games');
  assert.deepEqual(await findings(elsewhere.page), []);
  await elsewhere.page
    .locator('#kept-games li', { hasText: `dungeon 8, depth 1, turn ${turns}` })
    .getByRole('button', { name: 'Continue' })
    .click();
  await eventually(async () => (await hashOf(elsewhere.page)) === hash, 'the game had come');
  assert.deepEqual([...complaints, ...elsewhere.complaints], []);
});

test('replaying a long recording is announced before the page is busy', async () => {
  const { page, complaints } = await openGame('?seed=8');
  const seen = await page.evaluate(async () => {
    const { game } = window.cellophane;
    const now = performance.now.bind(performance);
    performance.now = () => 1000 * now();
    for (let i = 0; i < 320; ++i) game.step({ type: 'rest' });
    game.step({ type: 'quit' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([game.replay()], 'long.clph'));
    const drawn = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const { textContent } = document.getElementById('notices');
        requestAnimationFrame(() => resolve({ textContent, isOpen: window.cellophane.replay !== undefined }));
      }).observe(document.getElementById('notices'), { childList: true });
    });
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    return drawn;
  });
  assert.equal(seen.isOpen, false, JSON.stringify(seen));
  assert.match(seen.textContent, /long\.clph is played through, \d{3} turns/);
  await eventually(() => page.evaluate(() => window.cellophane.replay !== undefined), 'it was watched');
  assert.deepEqual(await notices(page), []);
  assert.deepEqual(complaints, []);
});

/** The link to the recording of the game on the screen. */
async function replayLinkOf(page, context) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('#games');
  await page.click('#copy-replay');
  await whenTold(page, /recording is on the clipboard/);
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a short game fits into a link, and can be watched and played on from it', async () => {
  const { page, context } = await openGame('?seed=8');
  await play(page, 'zzsszzzsszzsss');
  const hash = await hashOf(page);
  const turns = await turnsOf(page);
  const link = await replayLinkOf(page, context);
  assert.match(link, /#r=[\w-]+$/);
  const { page: viewer, complaints } = await openPage(host, link.slice(host.url.length));
  await whenDrawn(viewer);
  const turn = () => viewer.evaluate(() => window.cellophane.replay.turn);
  assert.equal(await turn(), 0);
  assert.equal(await viewer.textContent('#replay-turn'), `Turn 0 of ${turns}`);
  await viewer.keyboard.press('ArrowRight');
  await eventually(async () => (await turn()) >= 1, 'a turn had gone by');
  await viewer.keyboard.press('Space');
  await eventually(async () => (await turn()) > 3, 'it played');
  await viewer.keyboard.press('Home');
  assert.equal(await turn(), 0);
  await viewer.keyboard.press('End');
  assert.equal(await viewer.evaluate(() => window.cellophane.replay.stateHash()), hash);
  assert.equal(viewer.url(), link);
  assert.deepEqual(await findings(viewer), []);
  assert.deepEqual((await kept(viewer)).games, []);
  await viewer.click('#play-on');
  await eventually(
    async () => (await viewer.evaluate(() => window.cellophane.game?.stateHash())) === hash,
    'it was played on',
  );
  assert.equal(await viewer.isVisible('#playback'), false);
  await play(viewer, 's');
  assert.deepEqual(complaints, []);

  // A phone shows the bar too, and the page does not overflow.
  const phone = await openPage(host, link.slice(host.url.length), {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  await whenDrawn(phone.page);
  const { scrollWidth, scrollHeight } = await phone.page.evaluate(() => document.documentElement);
  assert.ok(!(scrollWidth > 360) && !(scrollHeight > 640));
  assert.equal(await phone.page.isVisible('#pad'), false);
  assert.ok((await phone.page.locator('#playback').boundingBox()).height < 200);
});

test('a recording changed in a link is refused', async () => {
  const { page, context } = await openGame('?seed=8');
  await play(page);
  const link = await replayLinkOf(page, context);
  const code = link.split('#r=')[1];
  const flipped = code.slice(0, 20) + (code[20] === 'A' ? 'B' : 'A') + code.slice(21);
  await page.goto(`${host.url}#r=${flipped}`);
  await whenTold(page, /cannot be watched/);
});

test('a finished game is no longer kept', async () => {
  const { page, complaints } = await openGame('?seed=26');
  await play(page, 's');
  await page.evaluate(() => {
    window.cellophane.game.step({ type: 'quit' });
  });
  assert.ok(await page.evaluate(() => window.cellophane.game.over));
  await page.keyboard.press('z');
  await whenTold(page, /game is over/);
  await eventually(async () => (await kept(page)).games.length === 0, 'it was kept no longer');
  await eventually(async () => (await shelfOf(page, 'runs')).length === 1, 'it was entered in the list');
  assert.match((await shelfOf(page, 'runs'))[0], /^run 1\t\d+\t26\tbrogue\tnormal\tQuit\t/);
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'Save recording')]);
  const recording = await file.path();
  await page.reload();
  await whenDrawn(page);
  assert.equal(await turnsOf(page), 0);
  assert.equal(await page.evaluate(() => window.cellophane.game.over), false);
  // The next game counts the one that is over.
  await page.keyboard.press('F');
  await page.keyboard.press('g');
  await eventually(async () => /\bgames +1 +1 /.test((await screenOf(page)).join('\n')), 'it was counted');
  await page.keyboard.press('Escape');
  assert.equal((await shelfOf(page, 'runs')).length, 1);
  await openFile(page, recording);
  await eventually(() => page.evaluate(() => window.cellophane.replay !== undefined), 'it can be watched');
  assert.equal(await page.isVisible('#play-on'), true);
  await page.keyboard.press('End');
  assert.equal(await page.isVisible('#play-on'), false);
  assert.deepEqual(complaints, []);
});

test('the notice that a game is over waits for the tombstone after the fade', async () => {
  const { page, complaints } = await openGame('?seed=118&start=18', { reducedMotion: 'no-preference' });
  const choice = () => page.evaluate(() => window.cellophane.game.reading().choices[0]?.label);
  const height = () => page.evaluate(() => document.getElementById('stage').clientHeight);
  const before = await height();
  for (let i = 0; i < 200 && (await choice()) !== 'Continue'; ++i) await page.keyboard.press(i % 2 ? 'Space' : 'z');
  assert.equal(await choice(), 'Continue');
  await eventually(async () => (await shelfOf(page, 'reels')).length === 1, 'its recording was stored');
  // A practice game is in no list.
  assert.equal((await shelfOf(page, 'runs')).length, 0);
  // The page asked the database before this test did, so it has been answered.
  await frames(page);
  assert.deepEqual(await notices(page), []);
  assert.equal(await height(), before);
  // A key during the playback of the last turn would only end that.
  await eventually(() => page.evaluate(() => window.cellophane.game.wantsTime() < 0), 'the last turn had been played');
  await page.keyboard.press('Space');
  await whenTold(page, /game is over/);
  assert.ok((await screenOf(page)).join().includes('Here you lie'));
  await page.locator('#reader-choices').getByText('More').first().waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
});

test('at the end the address leads to a new game, and the page still names the last depth', async () => {
  const { page } = await openGame('?seed=26');
  await reachSecondLevel(page);
  await page.keyboard.press('z');
  await eventually(async () => (await page.textContent('#whereabouts')) === 'Depth 2 · brogue', 'the depth was told');
  await page.evaluate(() => {
    window.cellophane.game.step({ type: 'quit' });
  });
  await page.keyboard.press('z');
  await eventually(() => page.evaluate(() => !history.state?.game), 'the address leads to a new game');
  assert.equal(new URL(page.url()).search.replace(/&v=.*/, ''), '?seed=26');
  assert.equal(await page.textContent('#whereabouts'), 'Depth 2 · brogue');
  assert.equal(await page.title(), 'Depth 2 of 26 · Cellophane');
  assert.match(await page.getAttribute('#ways [data-way=map]', 'href'), /depth=2/);
});

test('a kept game that was deleted is reported as gone, and no other is started', async () => {
  const { page, complaints } = await openGame('?seed=9');
  await play(page);
  await page.click('#new-dungeon');
  await whenTold(page, /saved game: dungeon 9/);
  await page.click('#games');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good?' }).click();
  await eventually(async () => (await kept(page)).games.length === 0, 'it was forgotten');
  await page.keyboard.press('Escape');
  await choose(page, 'Continue it');
  await whenTold(page, /no longer saved .dungeon 9,/);
  assert.equal(await page.evaluate(() => window.cellophane.game), undefined);
  assert.equal((await notices(page)).length, 1);
  await choose(page, 'Start it again');
  await eventually(async () => (await page.evaluate(() => window.cellophane.game?.seed)) === '9', 'it was begun anew');
  assert.deepEqual(complaints, []);
});

/** A browser without a database is tested in tests/page/app/storage/availability.test.ts. */
test('where the browser forbids all storage, the game works and says so', async () => {
  const prepare = (fresh) =>
    fresh.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
  const { page, complaints } = await openGame('?seed=5', { prepare });
  assert.deepEqual(await notices(page), []);
  await page.keyboard.press('z');
  await whenTold(page, /does not let this page store data/);
  await page.keyboard.press('z');
  await eventually(async () => (await turnsOf(page)) === 2, 'turns passed');
  assert.equal((await notices(page)).length, 1);
  // Save and leave must not lose the game where nothing can be kept.
  await page.keyboard.press('S');
  await page.keyboard.press('y');
  await whenTold(page, /so it was not closed/);
  assert.equal(await turnsOf(page), 2);
  await saveFile(page);
  await page.click('#games');
  assert.match(await page.textContent('#kept-games'), /does not let this page store data/);
  assert.deepEqual(complaints, []);
});

test('a failed save is reported once and tried again', async () => {
  const { page, complaints } = await openGame('?seed=5');
  await page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  for (const key of 'zzz') await page.keyboard.press(key);
  await whenTold(page, /could not be saved.*disk is full/);
  assert.equal((await notices(page)).length, 1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = window.put;
  });
  await play(page, 'z');
  const hash = await hashOf(page);
  await page.reload();
  await whenDrawn(page);
  assert.equal(await hashOf(page), hash);
  assert.deepEqual(complaints, []);
});

test('the games dialog has no accessibility violations, and keys in it do not play', async () => {
  const { page, complaints } = await openGame('?seed=5');
  await play(page);
  const turns = await turnsOf(page);
  await page.click('#games');
  await page.waitForSelector('#kept-games li');
  await page.keyboard.press('z');
  await page.keyboard.press('Tab');
  assert.equal(await turnsOf(page), turns);
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press('Escape');
  await page.focus('#stage');
  await page.keyboard.press('z');
  await eventually(async () => (await turnsOf(page)) === turns + 1, 'a turn had passed');
  assert.deepEqual(complaints, []);
});
