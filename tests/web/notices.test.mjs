// Where notices stand: beside a wide game they lie over the end of its messages, and nothing moves.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, notices, openBrowser, openGame, violations, whenAtRest } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const look = (page) =>
  page.evaluate(() => {
    const boxOf = (part) => document.querySelector(part).getBoundingClientRect().toJSON();
    return { screen: boxOf('.xterm-screen'), stage: boxOf('#stage'), notices: boxOf('#notices') };
  });

test('a notice beside a wide game moves nothing, leaves the map in sight, and goes', async () => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [3440, 1440],
  ]) {
    const { page, complaints } = await openGame(host, '?seed=5&style=gothic', { viewport: { width, height } });
    await whenAtRest(page);
    assert.equal((await notices(page)).length, 1);
    const told = await look(page);
    const topOfMap = told.screen.top + (3 / 34) * told.screen.height;
    assert.ok(told.notices.bottom <= topOfMap + 1, JSON.stringify(told));
    assert.ok(told.notices.left > width / 2 - 1 && told.notices.right <= width);
    assert.deepEqual(await violations(page, { include: ['#notices'] }), []);
    // The keys are the game's still.
    await page.keyboard.press('z');
    await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn');
    await page.locator('#notices').getByRole('button', { name: 'Close' }).click();
    await whenAtRest(page);
    const after = await look(page);
    assert.deepEqual([after.screen, after.stage], [told.screen, told.stage]);
    assert.equal(after.notices.height, 0);
    assert.deepEqual(complaints, []);
  }
});

test('what a notice offers stands below its sentence, in sight and apart', async () => {
  const { page } = await openGame(host, '?seed=5&depth=4', { viewport: { width: 1280, height: 800 } });
  const offers = page.locator('#notices').getByRole('button', { name: /depth 4/ });
  await eventually(async () => (await offers.count()) === 2, 'both were offered');
  const sentence = await page.locator('#notices span').first().boundingBox();
  for (const offer of await offers.all()) {
    const box = await offer.boundingBox();
    assert.ok(box.y >= sentence.y + sentence.height - 1 && box.x + box.width <= 1280);
  }
});
