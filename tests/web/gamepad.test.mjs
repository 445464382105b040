// A gamepad in a browser, in place of one that `navigator.getGamepads` would give.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { plugInPad } from './fake_pad.mjs';
import { eventually, frames, notices, openBrowser, openPage, screenOf } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const whenShowing = (page, pattern) =>
  eventually(async () => pattern.test((await screenOf(page)).join('\n')), `the screen shows ${pattern}`);
const push = (page, ...buttons) => page.evaluate((pressed) => window.fakePad.push(...pressed), buttons);
const turnsOf = (page) => page.evaluate(() => window.cellophane.game.turns);
/** Buttons of the standard mapping. */
const [a, b, select, start, up, down, left, right] = [0, 1, 8, 9, 12, 13, 14, 15];

/** A pad, and dungeon 5 as the new game. */
async function prepare(page) {
  await plugInPad(page);
  await page.addInitScript(() => {
    crypto.getRandomValues = (numbers) => numbers.fill(numbers instanceof BigUint64Array ? 5n : 5);
  });
}

test('a gamepad alone begins a game, walks, reads the help, and may vanish', async () => {
  const { page, complaints, requests } = await openPage(host, '', { prepare });
  await eventually(() => page.evaluate(() => window.cellophane?.title !== undefined), 'the title is there');
  const ofPad = () => requests.filter((url) => /\/gamepad/.test(url)).length;
  assert.equal(ofPad(), 0, 'nothing is fetched before there is a gamepad');
  await page.evaluate(() => window.fakePad.connect());
  await eventually(async () => (await notices(page)).some((text) => /Controller connected/.test(text)), 'it is told');
  assert.ok(ofPad() > 0);
  await push(page, down);
  await push(page, a);
  await whenShowing(page, /Full game: /);
  await push(page, a);
  await eventually(() => page.evaluate(() => window.cellophane.game !== undefined), 'a game has begun');
  // Into every direction, of which some are free.
  for (const way of [[up], [left], [right], [up, right], [up, left], [down]]) await push(page, ...way);
  await eventually(async () => (await turnsOf(page)) > 0, 'the hero has walked');

  // Whatever is to be read first.
  await push(page, b);
  await push(page, select);
  await whenShowing(page, /How to play/);
  await push(page, a);
  await whenShowing(page, /D-pad +Left stick/);
  await push(page, b);
  await push(page, start);
  await whenShowing(page, /Rest until better/);
  await push(page, b);

  // It vanishes while a direction is held.
  await page.evaluate((held) => window.fakePad.hold(held), right);
  await page.evaluate(() => window.fakePad.disconnect());
  await eventually(async () => (await notices(page)).includes('Controller disconnected.'), 'that is told');
  const before = await turnsOf(page);
  await frames(page, 10);
  assert.equal(await turnsOf(page), before, 'nothing is repeated');
  await page.keyboard.press('z');
  await eventually(async () => (await turnsOf(page)) === before + 1, 'the keyboard plays on');
  await page.keyboard.press('?');
  await page.keyboard.press('Space');
  assert.doesNotMatch((await screenOf(page)).join('\n'), /D-pad/);
  assert.deepEqual(complaints, []);
});
