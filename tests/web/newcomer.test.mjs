// The first minutes as a newcomer spends them: by keyboard, by mouse or by fingers alone; kind.test.mjs has them by
// a screen reader.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openPage, pointOf, screenOf, whenDrawn } from './support.mjs';
import { playByTouch } from './touch.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

/** The title, with a fixed source of random numbers: every new game is the same dungeon. That of 7 has the stairs near
    by. */
async function openTitle(options = {}, seed = 7) {
  const prepare = (page) =>
    page.addInitScript((number) => {
      crypto.getRandomValues = (numbers) => numbers.fill(numbers instanceof BigUint64Array ? BigInt(number) : 17);
    }, seed);
  const opened = await openPage(host, '', { prepare, ...options });
  await whenDrawn(opened.page);
  return opened;
}

const isShown = async (page, pattern) => (await screenOf(page)).some((line) => pattern.test(line));
const shows = (page, pattern) => eventually(() => isShown(page, pattern), `${pattern} was shown`);
const hides = (page, pattern) => eventually(async () => !(await isShown(page, pattern)), `${pattern} was gone`);
const stateOf = (page) =>
  page.evaluate(() => {
    const { game } = window.cellophane;
    return { depth: game.depth, turns: game.turns, over: game.over };
  });
const settle = (page) =>
  eventually(() => page.evaluate(() => window.cellophane.game.wantsTime() < 0), 'the hero had stopped', 60_000);

/** Explores and goes down by the given actions to the second level. The first `explore` only shows the way; once the
    hero has stopped, the next way is shown already. */
async function reachSecondLevel(page, { explore, descend, goOn }) {
  for (let i = 0; i < 150; ++i) {
    const { depth, over } = await stateOf(page);
    assert.equal(over, false, 'nobody dies on the first level of this dungeon');
    if (depth === 2) return;
    if (await isShown(page, /--MORE--/)) await goOn();
    else await (i % 4 === 3 ? descend() : explore());
    await settle(page);
  }
  assert.fail(`still on the first level:\n${(await screenOf(page)).join('\n')}`);
}

test('a newcomer plays by the keyboard alone', async () => {
  const { page, complaints } = await openTitle();
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('n', 'f');
  await shows(page, /Depth: 1/);
  await press('?');
  await shows(page, /How to play/);
  await press('Escape');
  // A look around: at the first thing in view, then at the pack and at one thing in it.
  await press('Tab', 'Escape', 'i');
  await shows(page, /Your inventory/);
  await press('a');
  await shows(page, /\(d\)/);
  await press('Escape', 'Escape');
  await hides(page, /Your inventory/);
  await reachSecondLevel(page, {
    explore: () => press('x'),
    descend: () => press('>', '>'),
    goOn: () => press('Space'),
  });
  await press('s', 'z', 'M');
  await press('Escape', '@');
  await shows(page, /Character sheet/);
  await press('Escape', 'S', 'y');
  await shows(page, /Continue \(c\)/);
  await press('c');
  await shows(page, /Depth: 2/);
  assert.deepEqual(complaints, []);
});

test('a newcomer plays by the mouse alone', async () => {
  const { page, complaints } = await openTitle();
  const click = async (text) => {
    const { x, y } = await pointOf(page, text);
    await page.mouse.click(x, y);
  };
  await click('New Game');
  await click('Full game');
  await shows(page, /Depth: 1/);
  await click('Menu');
  await click('Help');
  await shows(page, /How to play/);
  await click('Your goal');
  await shows(page, /Keys and controls/);
  await click('Keys and controls');
  await click('Map signs');
  await hides(page, /Map signs/);
  await click('Inventory (i)');
  await shows(page, /Your inventory/);
  await click('dagger');
  await shows(page, /\(d\)/);
  await page.mouse.click(...(await corner(page)));
  await eventually(async () => {
    if (!(await isShown(page, /Your inventory/))) return true;
    await page.mouse.click(...(await corner(page)));
    return false;
  }, 'the pack was closed by clicks beside it');
  await reachSecondLevel(page, {
    explore: () => click('Explore (x)'),
    descend: () => isShown(page, /: Downward/).then((isKnown) => click(isKnown ? ': Downward' : 'Search (s)')),
    goOn: () => click('--MORE--'),
  });
  await click('Menu');
  await click('Save');
  await click('Yes (y)');
  await shows(page, /Continue/);
  await click('Continue');
  await shows(page, /Depth: 2/);
  assert.deepEqual(complaints, []);
});

/** A point outside every panel: in the row under the map, which has no button. */
async function corner(page) {
  const box = await page.locator('.xterm-screen').boundingBox();
  return [box.x + box.width * 0.3, box.y + (box.height * 32.5) / 34];
}

for (const [width, height, row] of [
  [390, 844, 18],
  [360, 640, 18],
  [844, 390, 14],
])
  test(`a newcomer plays by touch alone, on a phone of ${width} by ${height} pixels`, async () => {
    const phone = { viewport: { width, height }, hasTouch: true, isMobile: true };
    const { page, complaints } = await openTitle(phone, 12);
    const tap = ({ x, y }) => page.touchscreen.tap(x, y);
    await playByTouch({ ask: (question, given) => page.evaluate(question, given), tap }, row);
    assert.deepEqual(complaints, []);
  });
