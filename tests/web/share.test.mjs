// The menu of what can be shared, and what the receiver gets. What it does without a share sheet, with one that is
// closed, and without a clipboard is tested in tests/page/share.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  eventually,
  frames,
  notices,
  openBrowser,
  openGame,
  openPage,
  reachSecondLevel,
  violations,
  whenDrawn,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const stateOf = (page) =>
  page.evaluate(() => {
    const { seed, depth, turns } = window.cellophane.game;
    return { seed, depth, turns, hash: window.cellophane.game.stateHash() };
  });
const isOnStage = (page) => page.evaluate(() => document.activeElement.id === 'stage');

/** The link that a button of the menu copies. */
async function linkShared(page, id) {
  await page.click('#share');
  await page.click(`#share-${id}`);
  await page.locator('#share-dialog').waitFor({ state: 'detached' });
  await eventually(async () => (await notices(page)).some((text) => text.includes('clipboard')), 'it was told');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link as somebody else would, who has nothing of this game. */
const openElsewhere = (link, options) => openPage(host, link.slice(host.url.length), options);

test('the three kinds of links lead where the menu says, and the game goes on as if nothing had been', async () => {
  const { page, context, complaints } = await openGame(host, '?seed=26');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachSecondLevel(page);
  await page.keyboard.press('z');
  const state = await stateOf(page);
  assert.equal(state.depth, 2);
  const links = {};
  for (const id of ['dungeon', 'map', 'game']) links[id] = await linkShared(page, id);
  assert.deepEqual(await stateOf(page), state);
  assert.ok(await isOnStage(page), 'the focus is back');
  await page.keyboard.press('z');
  await eventually(async () => (await stateOf(page)).turns === state.turns + 1, 'a turn went by');

  const dungeon = await openElsewhere(links.dungeon);
  await whenDrawn(dungeon.page);
  const { seed, depth, turns } = await stateOf(dungeon.page);
  assert.deepEqual([seed, depth, turns], ['26', 1, 0]);

  const map = await openElsewhere(links.map);
  await map.page.waitForFunction(() => window.atlas?.levels.length > 2);
  await eventually(async () => /^Depth 2 of 26/.test(await map.page.title()), 'the level was shown');

  const game = await openElsewhere(links.game);
  await whenDrawn(game.page);
  await game.page.keyboard.press('End');
  await game.page.waitForFunction(() => window.cellophane.replay.isAtEnd);
  assert.equal(await game.page.evaluate(() => window.cellophane.replay.stateHash()), state.hash);
  // A watched recording can be passed on.
  await game.page.click('#share');
  await game.page.getByRole('button', { name: 'This recording' }).waitFor();

  const cut = await openElsewhere(links.game.slice(0, -links.game.length / 3));
  await eventually(
    async () =>
      (await notices(cut.page)).some((text) => /recording in this link cannot be watched.*cut off/.test(text)),
    'what is wrong was told',
  );
  for (const opened of [{ complaints }, dungeon, map, game, cut]) assert.deepEqual(opened.complaints, []);
});

test('the menu can be used with keys, by touch and by those who do not see it', async () => {
  const { page } = await openGame(host, '?seed=26', { viewport: { width: 360, height: 640 }, hasTouch: true });
  // Where fingers play, the header is above the menu.
  await page.locator('#hud-menu').tap();
  await page.locator('#share').focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Share' });
  await menu.waitFor();
  assert.deepEqual(await violations(page, '#share-dialog'), []);
  for (const box of await menu.getByRole('button').all()) {
    const { width, height } = await box.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
  }
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  const focused = () => page.evaluate(() => document.activeElement.id);
  assert.equal(await focused(), 'share-dungeon');
  await page.keyboard.press('Tab');
  assert.equal(await focused(), 'share-map');
  const { turns } = await stateOf(page);
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await eventually(() => isOnStage(page), 'the focus was back');
  assert.equal((await stateOf(page)).turns, turns);
});

test('at the end of a game the result goes to the share sheet as a picture and a text', async () => {
  const prepare = (page) =>
    page.addInitScript(() => {
      window.shared = [];
      Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data) => void window.shared.push(data),
      });
    });
  const { page, complaints } = await openGame(host, '?seed=18446744073709551615', { prepare });
  await page.keyboard.press('s');
  await page.evaluate(() => {
    window.cellophane.game.step({ type: 'quit' });
  });
  const reading = () => page.evaluate(() => window.cellophane.game.reading().title);
  while ((await reading()) !== 'You have had enough') await page.keyboard.press('Space');
  const { hash } = await stateOf(page);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: /^My result/ }).click();
  const picture = page.getByRole('img', { name: /^Gave up on depth 1\. Seed 18446744073709551615/ });
  await picture.waitFor();
  await eventually(() => picture.evaluate((image) => image.naturalWidth > 0), 'it was decoded');
  assert.deepEqual(
    await picture.evaluate(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
    [1200, 630],
  );
  assert.deepEqual(await violations(page, '#share-dialog'), []);
  await page.getByRole('button', { name: 'Share…' }).click();
  await page.getByText('Shared.').waitFor();
  const shared = await page.evaluate(async () => {
    const [{ text, files }] = window.shared;
    const start = new Uint8Array(await files[0].arrayBuffer()).subarray(1, 4);
    return { text, type: files[0].type, name: files[0].name, start: String.fromCharCode(...start) };
  });
  assert.equal(shared.start, 'PNG');
  assert.deepEqual([shared.type, /^cellophane-.*\.png$/.test(shared.name)], ['image/png', true]);
  const lines = shared.text.split('\n');
  assert.ok(lines.length === 4 && /^[■□ -~\n]*$/.test(shared.text), shared.text);
  assert.ok(lines.some((line) => line.startsWith(`Play this dungeon: ${host.url}?seed=18446744073709551615&v=`)));
  // One short link: the recording is shared by itself.
  assert.ok(!shared.text.includes('#r='));
  await page.keyboard.press('Escape');
  await page.locator('#share-dialog').waitFor({ state: 'detached' });
  assert.equal((await stateOf(page)).hash, hash);
  await page.keyboard.press('j');
  await eventually(async () => (await reading()) !== 'You have had enough', 'keys went on to the game');
  assert.deepEqual(complaints, []);
});

test('a dialog that is closed gives the focus back to the game, so that Enter does not open it again', async () => {
  const { page } = await openGame(host, '?seed=27');
  for (const id of ['games', 'share', 'settings']) {
    await page.click(`#${id}`);
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.ok(await isOnStage(page), id);
    const { turns } = await stateOf(page);
    await page.keyboard.press('z');
    await eventually(async () => (await stateOf(page)).turns === turns + 1, 'a turn went by');
    await page.keyboard.press('Enter');
    await frames(page);
    assert.equal(await page.locator('dialog').count(), 0, id);
    await page.keyboard.press('Escape');
  }
});
