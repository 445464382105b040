import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, notices, openBrowser, openGame as open, pointOf, screenOf, shared, spotOf } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const openGame = shared(() => open(host, '?seed=1729'));

async function clickOn(page, text) {
  const { x, y } = await pointOf(page, text);
  await page.mouse.click(x, y);
}
const shows = (page, text) =>
  eventually(async () => (await screenOf(page)).some((line) => line.includes(text)), `"${text}" was shown`);
const hides = (page, text) =>
  eventually(async () => !(await screenOf(page)).some((line) => line.includes(text)), `"${text}" was gone`);
const turnsOf = (page) => page.evaluate(() => window.cellophane.game.turns);

test('the menu opens by a click, and its switches keep it open', async () => {
  const { page, complaints } = await openGame();
  const turns = await turnsOf(page);
  await clickOn(page, 'Menu');
  await shows(page, '[ ] Plain colours');
  await clickOn(page, 'Plain colours');
  await shows(page, '[x] Plain colours');
  await page.keyboard.press('F');
  await shows(page, 'Kill a dragon');
  await page.keyboard.press('Escape');
  await hides(page, 'Kill a dragon');
  assert.equal(await turnsOf(page), turns);
  assert.deepEqual(complaints, []);
});

test('the right button opens and closes the pack, without the browser’s menu', async () => {
  const { page, complaints } = await openGame();
  const turns = await turnsOf(page);
  const { x, y } = await spotOf(page, 60, 15);
  await page.mouse.click(x, y, { button: 'right' });
  await shows(page, 'Your inventory');
  await page.mouse.click(x, y, { button: 'right' });
  await hides(page, 'Your inventory');
  assert.equal(await turnsOf(page), turns);
  assert.deepEqual(complaints, []);
});

test('a click dragged off its button does nothing', async () => {
  const { page } = await openGame();
  const turns = await turnsOf(page);
  const rest = await pointOf(page, 'Rest (z)');
  const search = await pointOf(page, 'Search (s)');
  await page.mouse.move(rest.x, rest.y);
  await page.mouse.down();
  await page.mouse.move(search.x, search.y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.click(rest.x, rest.y);
  await eventually(async () => (await turnsOf(page)) > turns, 'the hero had rested');
  assert.equal(await turnsOf(page), turns + 1);
});

test('Shift with a digit of the upper row runs, whatever character it types', async () => {
  const { page } = await openGame();
  const turns = await turnsOf(page);
  await page.keyboard.press('Shift+Digit8');
  await eventually(async () => (await turnsOf(page)) > turns + 1, 'the hero had run north');
});

test('S asks and leads to the title, which continues the game; N starts another and offers the old one', async () => {
  const { page, complaints } = await openGame();
  await page.keyboard.press('s');
  const turns = await turnsOf(page);
  await page.keyboard.press('Shift+S');
  await shows(page, 'Save and quit to the title?');
  await page.keyboard.press('y');
  await shows(page, 'Continue (c)');
  await page.keyboard.press('c');
  await eventually(
    async () => (await page.evaluate(() => window.cellophane.game?.turns)) === turns,
    'the game goes on',
  );
  await page.keyboard.press('Shift+N');
  await eventually(
    async () => (await page.evaluate(() => window.cellophane.game.seed)) !== '1729',
    'another dungeon was there',
  );
  await eventually(
    async () => (await notices(page)).some((text) => text.includes('saved game')),
    'the old one was offered',
  );
  assert.deepEqual(complaints, []);
});

test('quitting leads to the tombstone', async () => {
  const { page, complaints } = await openGame();
  await page.keyboard.press('Shift+Q');
  await clickOn(page, 'Yes (y)');
  await shows(page, 'Gave up on depth 1');
  assert.equal(await page.evaluate(() => window.cellophane.game.over), true);
  assert.deepEqual(complaints, []);
});
