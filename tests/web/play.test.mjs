import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  eventually,
  giveBack,
  heroOn,
  mapOf,
  notices,
  openBrowser,
  openGame as openDrawn,
  screenOf,
  shared,
  spotOf,
  whenAtRest,
  withOwnClock,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const openGame = (query, options) => openDrawn(host, query, options);
/** A game that goes on from test to test. */
const openUsual = shared(() => openGame('?seed=1729'));

const heroOf = async (page) => heroOn(mapOf(await screenOf(page)));
/** The same where a phone shows pictures in place of letters. */
const lettersOf = (page) => page.evaluate(() => window.cellophane.game.text().split('\n'));
const spelledHero = async (page) => heroOn(mapOf(await lettersOf(page)));
const isSame = (a, b) => a.x === b.x && a.y === b.y;
const depthOf = (page) => page.evaluate(() => window.cellophane.game.depth);
const isOpen = (sign) => sign !== undefined && !'# '.includes(sign);

/** A walkable neighboring cell, and the key that leads there. */
function openNeighbor(map, { x, y }) {
  const ways = { h: [-1, 0], l: [1, 0], k: [0, -1], j: [0, 1], y: [-1, -1], u: [1, -1], b: [-1, 1], n: [1, 1] };
  for (const [key, [dx, dy]] of Object.entries(ways)) {
    const straight = isOpen(map[y + dy]?.[x]) && isOpen(map[y]?.[x + dx]);
    if (isOpen(map[y + dy]?.[x + dx]) && !'<>'.includes(map[y + dy][x + dx]) && (dx * dy === 0 || straight))
      return { key, x: x + dx, y: y + dy };
  }
  throw new Error('There is nowhere to go.');
}

/** Explores until the way down is on the map. */
async function findStairs(page) {
  await eventually(
    async () => {
      if (mapOf(await screenOf(page)).some((line) => line.includes('>'))) return true;
      // The first press shows the way, the second walks it.
      if (await isResting(page)) await page.keyboard.press('x');
      return false;
    },
    'the stairs down were found',
    60_000,
  );
  await page.keyboard.press('Escape');
}

const isResting = (page) => page.evaluate(() => window.cellophane.game.wantsTime() < 0);

/** Takes the stairs, however often a creature gets in the way: exploring fights those near by. */
async function takeStairs(page, key, depth) {
  const pressTwice = async (each) => {
    for (let i = 0; i < 2; ++i) await page.keyboard.press(each);
  };
  await pressTwice(key);
  await eventually(
    async () => {
      if ((await depthOf(page)) === depth) return true;
      if (!(await isResting(page))) return false;
      await pressTwice('x');
      await pressTwice(key);
      return false;
    },
    `the hero had come to depth ${depth}`,
    60_000,
  );
}

/** A new game of a random dungeon, from the title. */
async function openNewGame() {
  const opened = await openGame('');
  assert.ok((await screenOf(opened.page)).some((line) => line.includes('New Game (n)')));
  assert.equal(await opened.page.title(), 'Cellophane');
  await opened.page.keyboard.press('n');
  await opened.page.keyboard.press('f');
  await opened.page.waitForFunction(() => performance.getEntriesByName('first-dungeon').length > 0);
  return opened;
}

test('a dungeon is drawn without complaints, and the address holds its seed', async () => {
  const { page, complaints, requests } = await openNewGame();
  const screen = await screenOf(page);
  assert.ok(heroOn(mapOf(screen)).x >= 0, screen.join('\n'));
  assert.ok(mapOf(screen).some((line) => line.includes('#')));
  const address = new URL(page.url()).searchParams;
  assert.match(address.get('seed'), /^[1-9]\d*$/);
  assert.equal(address.get('depth'), null);
  assert.equal(await page.inputValue('#seed'), address.get('seed'));
  assert.deepEqual(await notices(page), []);
  assert.deepEqual(complaints, []);
  assert.ok(
    requests.every((address) => address.startsWith(host.url)),
    requests.join('\n'),
  );
});

test('letters, arrows and the number pad move the hero', async () => {
  const { page } = await openUsual();
  const keys = {
    h: ['ArrowLeft', 'Numpad4'],
    l: ['ArrowRight', 'Numpad6'],
    k: ['ArrowUp', 'Numpad8'],
    j: ['ArrowDown', 'Numpad2'],
    y: ['Numpad7'],
    u: ['Numpad9'],
    b: ['Numpad1'],
    n: ['Numpad3'],
  };
  for (let form = 0; form < 2; ++form) {
    const map = mapOf(await screenOf(page));
    const way = openNeighbor(map, heroOn(map));
    await page.keyboard.press([way.key, ...keys[way.key]].at(form));
    await eventually(async () => isSame(await heroOf(page), way), `the hero stood on ${way.x},${way.y}`);
  }
});

test('a click on the map travels there', async () => {
  const { page } = await openUsual();
  const map = mapOf(await screenOf(page));
  const hero = heroOn(map);
  const way = openNeighbor(map, hero);
  const [dx, dy] = [way.x - hero.x, way.y - hero.y];
  const goal = { x: way.x, y: way.y };
  while (isOpen(map[goal.y + dy]?.[goal.x + dx]) && !'<>'.includes(map[goal.y + dy][goal.x + dx])) {
    goal.x += dx;
    goal.y += dy;
  }
  const spot = await spotOf(page, goal.x + 21, goal.y + 3);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.click(spot.x, spot.y);
  await eventually(async () => {
    if (isSame(await heroOf(page), goal)) return true;
    // A creature that comes into view stops the hero on the way.
    if (await page.evaluate(() => window.cellophane.game.wantsTime() < 0)) await page.mouse.click(spot.x, spot.y);
    return false;
  }, `the hero had come to ${goal.x},${goal.y}`);
});

test('hovering takes no turn and changes only the screen', async () => {
  const { page } = await openUsual();
  const hash = () => page.evaluate(() => window.cellophane.game.stateHash());
  const before = await hash();
  const box = await page.locator('.xterm-screen').boundingBox();
  for (let i = 1; i < 20; ++i) await page.mouse.move(box.x + (box.width * i) / 20, box.y + (box.height * i) / 20);
  await page.mouse.move(5, 5);
  assert.equal(await hash(), before);
});

test('exploring finds the stairs, > leads down, and the address keeps leading to the top', async () => {
  // The stairs are near in this dungeon.
  const { page, complaints } = await openGame('?seed=7');
  await findStairs(page);
  await takeStairs(page, '>', 2);
  assert.match(await page.textContent('#whereabouts'), /Depth 2/);
  await eventually(async () => /Depth: 2/.test((await screenOf(page))[33]), 'the screen said depth 2');
  await takeStairs(page, '<', 1);
  assert.deepEqual([...new URL(page.url()).searchParams.keys()], ['seed', 'v']);
  assert.deepEqual(complaints, []);
});

test('new messages are announced', async () => {
  const { page } = await openUsual();
  const logged = () => page.evaluate(() => window.cellophane.game.log());
  const spoken = () => page.locator('#log p').allTextContents();
  const first = await logged();
  assert.deepEqual(await spoken(), first);
  for (let i = 0; i < 5; ++i) await page.keyboard.press('s');
  await eventually(
    async () => (await logged()).length > first.length && (await spoken()).join() === (await logged()).join(),
    'the fifth search was spoken of',
  );
  // A repeated message is counted in its line, and only that line is replaced.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('#log p')) line.dataset.stood = 'yes';
  });
  for (let i = 0; i < 3; ++i) await page.keyboard.press('w');
  await eventually(async () => / \(x3\)$/.test((await spoken()).at(-1)), 'it was counted');
  assert.deepEqual(await spoken(), await logged());
  assert.equal(await page.locator('#log p:not([data-stood])').count(), 1);
});

test('keys typed in the seed box do not reach the game, nor do browser shortcuts', async () => {
  const { page } = await openUsual();
  const hash = () => page.evaluate(() => window.cellophane.game.stateHash());
  const before = await hash();
  await page.focus('#seed');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('zzlhjk');
  assert.equal(await page.inputValue('#seed'), 'zzlhjk');
  assert.equal(await hash(), before);
  await page.focus('#stage');
  const kept = await page.evaluate(() => {
    const isKept = (init) => dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init }));
    return {
      browsers: [...'cvrltwn'].map((key) => isKept({ key, ctrlKey: true })).concat(isKept({ key: 'F5' })),
      games: ['Tab', ' ', 'Backspace', 'ArrowUp', 'PageDown', "'", '/'].map((key) => isKept({ key })),
    };
  });
  assert.ok(kept.browsers.every(Boolean));
  assert.ok(!kept.games.some(Boolean));
});

test('one tap goes to a cell; with the setting for that the first points and the second goes', async () => {
  for (const previews of [false, true]) {
    const { page } = await openGame('?seed=1729', { viewport: { width: 820, height: 1180 }, hasTouch: true });
    await page.locator('#hud-hand button').first().waitFor();
    if (previews) {
      await page.tap('#hud-menu');
      await page.tap('#settings');
      await page.getByRole('tab', { name: 'Game' }).tap();
      await page.getByRole('checkbox', { name: 'Preview on touch' }).check();
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      await page.locator('#reader').getByRole('button', { name: 'Back' }).tap();
      await eventually(() => page.evaluate(() => !document.body.dataset.sheet), 'the menu was closed');
      await whenAtRest(page);
    }
    const map = mapOf(await lettersOf(page));
    const hero = heroOn(map);
    const goal = openNeighbor(map, hero);
    const spot = await spotOf(page, goal.x + 21, goal.y + 3);
    // The stage handles the click before the window's listener does.
    await page.evaluate(() =>
      addEventListener('click', () => {
        window.clicks = (window.clicks ?? 0) + 1;
      }),
    );
    await page.touchscreen.tap(spot.x, spot.y);
    await eventually(() => page.evaluate(() => window.clicks === 1), 'the first tap was heard');
    if (previews) {
      assert.ok(await isResting(page));
      assert.ok(isSame(await spelledHero(page), hero));
      await page.touchscreen.tap(spot.x, spot.y);
    }
    await eventually(async () => isSame(await spelledHero(page), goal), 'the last tap had gone there');
  }
});

test('a phone shows the hero and touch controls without overflowing', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    const { page } = await openGame('?seed=1729', { viewport, hasTouch: true });
    const facts = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const sizes = [...document.querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && !button.closest('#reader'))
        .map((button) => button.getBoundingClientRect());
      return {
        scrollWidth,
        scrollHeight,
        fontSize: window.cellophane.terminal.options.fontSize,
        smallest: Math.min(...sizes.flatMap(({ width, height }) => [width, height])),
      };
    });
    assert.ok(facts.scrollWidth <= viewport.width && facts.scrollHeight <= viewport.height, JSON.stringify(facts));
    assert.ok(facts.fontSize >= 9, JSON.stringify(facts));
    assert.ok(facts.smallest >= 40, JSON.stringify(facts));
    const spot = await spotOf(page, ...(await page.evaluate(() => window.cellophane.game.heroCell())));
    const stage = await page.locator('#stage').boundingBox();
    assert.ok(spot.x > stage.x && spot.x < stage.x + stage.width, `hero at ${spot.x} of ${stage.width}`);
    assert.ok(spot.y > stage.y && spot.y < stage.y + stage.height);
    await page.locator('#hud-hand').getByRole('button', { name: 'Rest' }).tap();
    await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
    await giveBack(page);
  }
});

test('the whole grid fits every window from a laptop to 4k, also after resizing', async () => {
  const { page } = await openUsual();
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(viewport);
    await eventually(async () => {
      const { screen, stage } = await page.evaluate(() => ({
        screen: document.querySelector('.xterm-screen').getBoundingClientRect().toJSON(),
        stage: document.getElementById('stage').getBoundingClientRect().toJSON(),
      }));
      const isInside =
        screen.left >= stage.left &&
        screen.right <= stage.right + 0.5 &&
        screen.top >= stage.top &&
        screen.bottom <= stage.bottom + 0.5;
      const fill = Math.max(screen.width / stage.width, screen.height / stage.height);
      return isInside && fill > 0.93;
    }, `the grid filled ${viewport.width} x ${viewport.height}`);
  }
});

/** The colors of the map's cells in the terminal's buffer. */
const colorsOf = (page) =>
  page.evaluate(() => {
    const buffer = window.cellophane.terminal.buffer.active;
    const colors = [];
    for (let row = 3; row < 32; ++row)
      for (let column = 21; column < 100; ++column) {
        const cell = buffer.getLine(row).getCell(column);
        colors.push(`${cell.getFgColor()} ${cell.getBgColor()}`);
      }
    return colors.join();
  });

test('water is animated between turns, except with reduced motion', async () => {
  const moving = await openGame('?seed=18&start=5', { reducedMotion: 'no-preference', prepare: withOwnClock });
  const before = await colorsOf(moving.page);
  await eventually(async () => (await colorsOf(moving.page)) !== before, 'the water had moved');
  assert.equal(await moving.page.evaluate(() => window.cellophane.game.turns), 0);
  await moving.page.emulateMedia({ reducedMotion: 'reduce' });
  await eventually(() => moving.page.evaluate(() => window.cellophane.game.wantsMotion() < 0), 'motion was given up');
  await screenOf(moving.page);
  const still = await colorsOf(moving.page);
  await moving.page.clock.runFor(1000);
  assert.equal(await colorsOf(moving.page), still);
  assert.deepEqual(moving.complaints, []);

  const calm = await openGame('?seed=18&start=5', { prepare: withOwnClock });
  const rest = await colorsOf(calm.page);
  await calm.page.clock.runFor(2000);
  assert.equal(await colorsOf(calm.page), rest);
});

test('the turns of a paralysed hero are shown one by one until a key is pressed', async () => {
  const { page, complaints } = await openGame('?seed=55&start=5', {
    reducedMotion: 'no-preference',
    prepare: withOwnClock,
  });
  // A potion of paralysis lies near by.
  await page.evaluate(() => {
    const { game, terminal } = window.cellophane;
    for (let i = 0, goingOn = false; i < 10; ++i) ({ goingOn } = game.step({ type: goingOn ? 'continue' : 'explore' }));
    window.held = 0;
    const write = terminal.write.bind(terminal);
    terminal.write = (...bytes) => {
      if (game.text().includes('Paralyzed')) ++window.held;
      return write(...bytes);
    };
  });
  await page.keyboard.press('Escape');
  for (const key of ['a', 'e']) await page.keyboard.press(key);
  await eventually(async () => {
    await page.clock.runFor(50);
    return page.evaluate(() => window.held > 3);
  }, 'some turns had gone by');
  await page.keyboard.press('Escape');
  const screen = await screenOf(page);
  assert.ok(
    screen.some((line) => line.includes('You can move again.')),
    screen.join('\n'),
  );
  assert.deepEqual(complaints, []);
});

test('a narrow window without touch scrolls to the first column of an open item, and then back to the hero', async () => {
  const { page, complaints } = await openGame('?seed=1729', { viewport: { width: 390, height: 844 } });
  const columnsInView = () =>
    page.evaluate(() => {
      const stage = document.querySelector('#stage');
      const width = stage.scrollWidth / 100;
      return { first: stage.scrollLeft / width, last: (stage.scrollLeft + stage.clientWidth) / width };
    });
  const shows = async (column) => {
    const { first, last } = await columnsInView();
    return first <= column + 0.5 && last > column;
  };
  const heroColumn = 21 + (await heroOf(page)).x;
  await eventually(() => shows(heroColumn), 'the hero was in view');
  await page.keyboard.press('i');
  await page.keyboard.press('a');
  const panel = await page.evaluate(() => window.cellophane.game.readingColumn());
  assert.ok(panel > 0);
  await eventually(async () => Math.abs((await columnsInView()).first - panel) < 1, 'the item was in view');
  // The whole panel is in sight, but for a column or two of its frame.
  assert.ok((await columnsInView()).last > panel + 37, JSON.stringify(await columnsInView()));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await eventually(() => shows(heroColumn), 'the hero was in view again');
  assert.deepEqual(complaints, []);
});
