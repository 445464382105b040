// Windows that show less than the whole screen of the game: small ones, phones, large letters.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  eventually,
  giveBack,
  heroOn,
  mapOf,
  openBrowser,
  openGame,
  openPage,
  screenOf,
  shared,
  spotOf,
  whenAtRest,
  whenDrawn,
} from './support.mjs';
import { fingersOn } from './touch.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onItsSide = { ...upright, viewport: { width: 844, height: 390 } };
/** Options of a page with these settings of the settings. */
const viewed = (view) => ({
  prepare: (page) => page.addInitScript((kept) => localStorage.setItem('cellophane-view', kept), JSON.stringify(view)),
});
/** A game on a phone, for tests that take no turn; the last one ends it. */
const openUpright = shared(() => openGame(host, '?seed=1729', upright));
const inLargeLetters = viewed({ isRead: false, textSize: 200 });
const turnsOf = (page) => page.evaluate(() => window.cellophane.game.turns);
const press = (page, name) => page.locator('#hud-hand').getByRole('button', { name }).tap();
const tells = (page, part, pattern) =>
  eventually(async () => pattern.test(await page.textContent(part)), `${part} told ${pattern}`);
const boxOf = (page, part) => page.locator(part).boundingBox();
/** What fingers do on the page, in rows of at least so many pixels. */
const fingers = (page, row = 18) =>
  fingersOn(
    { ask: (question, given) => page.evaluate(question, given), tap: ({ x, y }) => page.touchscreen.tap(x, y) },
    row,
  );

/** Resizes the window and waits until the page is fitted to it. */
async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

test('header and touch controls do not overlap or scroll sideways in windows of any width', async () => {
  for (const [options, heights] of [
    [{}, [740]],
    [{ hasTouch: true }, [740, 370]],
  ]) {
    const { page } = await openGame(host, '?seed=18446744073709551615&start=10&style=accretion', options);
    const widths = [
      320, 360, 375, 390, 531, 640, 700, 730, 744, 768, 800, 821, 900, 981, 1071, 1100, 1161, 1171, 1251, 1301,
    ];
    for (const [width, height, isPeeking] of heights.flatMap((each) =>
      // Where fingers play the header is hidden, and comes with the menu.
      widths.flatMap((width) =>
        options.hasTouch ? [true, false].map((peeking) => [width, each, peeking]) : [[width, each]],
      ),
    )) {
      await resize(page, { width, height });
      const found = await page.evaluate((isOver) => {
        document.body.classList.toggle('peeking', isOver ?? false);
        const ofHeader = 'header :is(h1, input, button, a), #whereabouts';
        const things = [
          ...document.querySelectorAll(
            `${ofHeader}${isOver ? '' : ', #hud-state button, #hud-hand button, #show-header'}`,
          ),
        ].filter((thing) => thing.checkVisibility());
        const boxes = things.map((thing) => thing.getBoundingClientRect());
        const apart = (one, other) =>
          one.right <= other.left + 0.5 ||
          other.right <= one.left + 0.5 ||
          one.bottom <= other.top + 0.5 ||
          other.bottom <= one.top + 0.5;
        const name = (i) => things[i].id || things[i].textContent;
        const faults = [];
        boxes.forEach((box, i) => {
          if (box.left < 0 || box.right > innerWidth) faults.push(`${name(i)} is out of sight`);
          if (things[i].matches('button, p') && things[i].scrollWidth > things[i].clientWidth)
            faults.push(`${name(i)} is cut`);
          boxes.slice(0, i).forEach((other, j) => {
            if (!apart(box, other)) faults.push(`${name(i)} on ${name(j)}`);
          });
        });
        if (document.documentElement.scrollWidth > innerWidth)
          faults.push(`all of it is ${document.documentElement.scrollWidth} wide`);
        if (isOver !== false && document.querySelector('#seed').clientWidth < 60) faults.push('no room for a seed');
        return faults;
      }, isPeeking);
      assert.deepEqual(found, [], `${width} by ${height}, ${JSON.stringify(options)}`);
    }
    await giveBack(page);
  }
});

test('fitting the dungeon to a phone lays out each font size once', async () => {
  // For every size of letters the terminal measures all its signs, with one layout of the page each.
  const layouts = async (options) => {
    let session;
    const prepare = async (page, context) => {
      session = await context.newCDPSession(page);
      await session.send('Performance.enable');
    };
    const { page } = await openGame(host, '?seed=1729', { prepare, isDrawn: true, ...options });
    await page.waitForSelector('#reader-choices button', { state: 'attached' });
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount').value;
  };
  const [onDesk, onPhone] = [await layouts({}), await layouts(upright)];
  assert.ok(onPhone < onDesk + 400, `${onPhone} layouts on a phone, ${onDesk} on a desk`);
});

test('a phone held upright tells the hero’s state, the open question and waiting messages', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729', upright);
  await tells(page, '#hud-health', /30\/30/);
  for (const key of ['t', 'b']) await page.keyboard.press(key);
  await tells(page, '#hud-news', /Throw [^.]*:/);
  await eventually(() => page.locator('#hud-news').isVisible(), 'the question was shown');
  await press(page, 'Cancel aiming');
  // Switching to the easy mode gives a message that has to be acknowledged (--MORE--).
  for (const key of ['&', 'y']) await page.keyboard.press(key);
  await eventually(async () => (await screenOf(page)).join('').includes('--MORE--'), 'there was more to read');
  await tells(page, '#hud-news', /There are more messages to read/);
  assert.deepEqual(await page.locator('#hud-hand button').allTextContents(), ['Continue']);
  const turns = await turnsOf(page);
  await page.locator('#hud-news').tap();
  await eventually(async () => !(await page.textContent('#hud-news')).includes('more messages'), 'it was read');
  assert.equal(await turnsOf(page), turns);
  assert.deepEqual(complaints, []);
});

test('the message log opens at the latest, and a map of a level has the hero in view', async () => {
  const { page } = await openUpright();
  const { press: pressAny, opens, isBack } = fingers(page);
  await tells(page, '#strip-status', /Health/);
  await page.evaluate(() => {
    // So that the hero is found by his letter.
    window.cellophane.game.setSettings('signs letters\n');
    for (let i = 0; i < 30; ++i) window.cellophane.game.step({ type: 'search' });
  });
  await pressAny('Menu');
  await pressAny('Message log');
  await opens('Message log');
  const last = page.locator('#reader-lines p').last();
  await eventually(async () => (await last.boundingBox())?.y < 760, 'the latest message was in sight');
  await pressAny('Back');
  // A page leads back to the menu that it was opened from.
  await opens('Menu');
  await pressAny('Maps');
  await opens('Maps');
  await eventually(async () => {
    const { column, columns } = await page.evaluate(() => window.cellophane.window);
    const x = 21 + heroOn(mapOf(await screenOf(page))).x;
    return x > column && x < column + columns;
  }, 'the hero was on it');
  await pressAny('Back');
  await opens('Menu');
  await pressAny('Back');
  await isBack();
});

/** The columns and rows of the screen that are wholly in sight. */
const windowOf = async (page) => {
  const { column, columns, row, rows } = await page.evaluate(() => window.cellophane.window);
  return { first: column, end: column + columns, top: row, bottom: row + rows };
};

test('on phones the description of a thing is in sight', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    const { page, complaints } = await openGame(host, '?seed=42', { ...upright, viewport });
    const { x, y } = await page.evaluate(() => {
      const { game } = window.cellophane;
      for (let i = 0; i < 60; ++i) {
        const thing = game.reading().things.find(({ text }) => text.includes('potion'));
        if (thing) return thing;
        game.step({ type: i % 2 ? 'continue' : 'explore' });
      }
      throw new Error('There was no potion.');
    });
    await page.keyboard.press('Escape');
    await whenAtRest(page);
    await eventually(
      async () => {
        // The stage may be panned once more, and then another cell lies there.
        const spot = await spotOf(page, 21 + x, 3 + y);
        await page.mouse.move(spot.x, spot.y);
        const told = await page.evaluate(() => window.cellophane.game.reading().here.at(-1));
        if (told.length <= 60 || !(await page.textContent('#hud-card')).includes(told)) return false;
        const [card, stage] = [await boxOf(page, '#hud-card'), await boxOf(page, '#stage')];
        return card.y >= stage.y + stage.height / 2 && card.y + card.height <= stage.y + stage.height;
      },
      `all of it was in sight in ${JSON.stringify(viewport)}`,
    );
    assert.deepEqual(complaints, []);
    await giveBack(page);
  }
});

test('pages are sheets on a phone, with the way back in view', async () => {
  const { page, complaints } = await openUpright();
  const { press: pressAny, opens, isBack } = fingers(page);
  for (const [key, title, back] of [
    ['@', 'Character', 'Back'],
    ['F', 'Feats', 'Back'],
    ['M', 'Message log', 'Back'],
    ['D', 'Discoveries', 'Back'],
  ]) {
    await page.keyboard.press(key);
    await opens(title);
    const sheet = await boxOf(page, '#reader');
    assert.ok(sheet.width === 390 && sheet.height > 650, JSON.stringify(sheet));
    const way = await boxOf(page, '#reader-ways');
    assert.ok(way.y + way.height <= 844 && way.y > 760, JSON.stringify(way));
    await pressAny(back);
    await isBack();
  }
  assert.deepEqual(complaints, []);
});

test('a question leaves the map in sight and takes the place of the touch controls', async () => {
  const { page } = await openUpright();
  const { press: pressAny, opens, isBack } = fingers(page);
  const map = (await screenOf(page)).slice(3, 32);
  await pressAny('Menu');
  await pressAny('Give up');
  await opens('Question');
  const sheet = await boxOf(page, '#reader');
  assert.ok(sheet.y > 844 / 2 && Math.round(sheet.y + sheet.height) === 844, JSON.stringify(sheet));
  assert.equal(await page.locator('#pad').isVisible(), false);
  assert.deepEqual((await screenOf(page)).slice(3, 32), map, 'the question is not on the map as well');
  assert.equal((await page.textContent('#strip-now')).includes('Give up'), false, 'nor in the strip');
  await pressAny('No');
  await isBack();
});

test('an item card is prose of the full width', async () => {
  const { page } = await openUpright();
  const { press: pressAny, opens, isBack } = fingers(page);
  await pressAny('Inventory');
  await opens('Your inventory');
  await pressAny('dagger');
  await opens('A +0 dagger');
  const text = page.locator('#reader-lines p').first();
  assert.ok((await text.textContent()).length > 100, 'not a row of the screen');
  assert.ok((await text.boundingBox()).width > 360);
  await pressAny('Back');
  await pressAny('Back');
  await isBack();
});

test('on a small phone lists of games and the reset of statistics work by touch alone', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729', {
    ...upright,
    viewport: { width: 360, height: 640 },
  });
  const { press: pressAny, opens, isBack } = fingers(page);
  await pressAny('Menu');
  await pressAny('Feats');
  await opens('Feats');
  await pressAny('High scores');
  await opens('High scores');
  await pressAny('Statistics');
  await opens('Statistics');
  await pressAny('Reset statistics');
  await opens('Question');
  await pressAny('No');
  await opens('Statistics');
  await pressAny('Back');
  await opens('Menu');
  await pressAny('Back');
  await isBack();
  assert.equal(await turnsOf(page), 0);
  assert.deepEqual(complaints, []);
});

test('the help for touch names every button', async () => {
  const { page } = await openGame(host, '?seed=1729', upright);
  const { press: pressAny, opens } = fingers(page);
  await page.locator('#hud-hand button').first().waitFor();
  const labels = (await page.locator('#hud-hand button').allTextContents()).filter(Boolean);
  await pressAny('Menu');
  await pressAny('Help');
  await opens('Help');
  const help = await page.textContent('#reader-lines');
  assert.equal(labels.length, 3);
  for (const label of [...labels, 'Descend', 'Search', 'Throw', 'Direction pad', 'Menu', '1:1'])
    assert.ok(help.includes(label), label);
});

test('the pages of the title are sheets, and its menu is beside its name', async () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    const { page, complaints } = await openPage(host, '', { ...upright, viewport });
    await whenDrawn(page);
    const { press: pressAny, opens } = fingers(page);
    await opens('Cellophane');
    const [stage, menu] = [await boxOf(page, '#stage'), await boxOf(page, '#reader')];
    assert.ok(stage.y + stage.height <= menu.y + 1 || stage.x + stage.width <= menu.x + 1, 'neither covers the other');
    assert.equal(
      (await screenOf(page)).some((line) => line.includes('New Game')),
      false,
      'the menu is not on the screen as well',
    );
    // A page has all the room, and its words are seen.
    const fillsMain = () =>
      eventually(async () => {
        const [reader, main] = [await boxOf(page, '#reader'), await boxOf(page, 'main')];
        const lines = await boxOf(page, '#reader-lines');
        const isWhole = Math.abs(reader.y - main.y) < 1 && Math.abs(reader.height - main.height) < 1;
        return isWhole && lines.width > viewport.width / 2 && lines.height > 60;
      }, 'the page has all the room');
    await pressAny('Help');
    await opens('Help');
    await fillsMain();
    await pressAny('Back');
    await opens('Cellophane');
    await pressAny('More');
    await pressAny('Statistics');
    await opens('Statistics');
    await fillsMain();
    await pressAny('Reset statistics');
    await eventually(() => page.locator('#reader-question').isVisible(), 'it was asked');
    await pressAny('No');
    await opens('Statistics');
    await pressAny('Back');
    await opens('Cellophane');
    await pressAny('Back');
    await eventually(() => page.locator('#reader').getByText('New Game').isVisible(), 'the menu was back');
    await pressAny('Enter a seed');
    await page.locator('#entry-text').waitFor();
    assert.match(await page.textContent('#entry label'), /Seed/);
    assert.deepEqual(complaints, []);
    await giveBack(page);
  }
});

test('a notice lies over the messages of a phone, whose map keeps its size, and can be closed', async () => {
  const { page } = await openGame(host, '?seed=5&daily=x', upright);
  await tells(page, '#strip-status', /Health/);
  await page.locator('#notices button').first().waitFor();
  const [notices, stage] = [await boxOf(page, '#notices'), await boxOf(page, '#stage')];
  assert.ok(Math.abs(notices.y - stage.y) < 1 && notices.height > 40, JSON.stringify({ notices, stage }));
  const close = await page.getByRole('button', { name: 'Close notice' }).first().boundingBox();
  assert.ok(close.height >= 44 && close.width >= 44, 'a finger finds it');
  while (await page.getByRole('button', { name: 'Close notice' }).count())
    await page.getByRole('button', { name: 'Close notice' }).first().tap();
  assert.equal((await boxOf(page, '#notices')).height, 0);
  assert.deepEqual(await boxOf(page, '#stage'), stage);
});

test('the notice that a game is over leaves the stone its words and buttons', async () => {
  const { page } = await openUpright();
  const { press: pressAny, opens } = fingers(page);
  await pressAny('Menu');
  await pressAny('Give up');
  await opens('Question');
  await pressAny('Yes');
  await opens('You have had enough');
  await page.locator('#notices').getByText('This game is over.').waitFor();
  await eventually(async () => {
    const [notices, sheet] = [await boxOf(page, '#notices'), await boxOf(page, '#reader')];
    return notices.height < 844 * 0.115 && sheet.y >= notices.y + notices.height - 1;
  }, 'the sheet was below the notice');
  const save = await page.locator('#notices').getByRole('button', { name: 'Save recording' }).boundingBox();
  assert.ok(save.height >= 44, 'a finger finds what can be done');
  assert.ok(await page.locator('#reader-ways').getByText('Play again').isVisible());
  await page.getByRole('button', { name: 'Close notice' }).tap();
  assert.equal((await boxOf(page, '#notices')).height, 0);
});

test('a phone follows the hero even where other things have his glyph', async () => {
  const { page } = await openGame(host, '?seed=106&start=12', { ...upright, ...inLargeLetters });
  // In the easy mode the hero's sign is that of dewars. Explores until one is first on the map and far from him.
  const hero = await page.evaluate(() => {
    const { game } = window.cellophane;
    game.step({ type: 'easy' });
    game.step({ type: 'answer', yes: true });
    for (let i = 0; i < 400 && !game.over; ++i) {
      const { question } = game.step({ type: 'explore' });
      if (question) game.step({ type: 'answer', yes: false });
      const lines = game
        .text()
        .split('\n')
        .slice(3, 32)
        .map((line) => [...line]);
      const [column, row] = game.heroCell();
      if (lines[row - 3][column] !== '&') throw new Error(`No hero at ${column}, ${row}.`);
      const first = lines.map((line) => line.indexOf('&', 21)).find((found) => found >= 0);
      if (Math.abs(first - column) > 25) return column;
    }
    throw new Error('There were no dewars.');
  });
  await page.keyboard.press('s');
  await eventually(
    () =>
      page.evaluate((column) => {
        // The screen has a hundred columns, however few of them the stage shows.
        const screen = document.querySelector('.xterm-screen').getBoundingClientRect();
        const middle = screen.x + ((column + 0.5) * screen.width) / 100;
        const stage = document.querySelector('#stage').getBoundingClientRect();
        return middle > stage.left && middle < stage.right;
      }, hero),
    'the hero was in sight',
  );
});

test('a phone shows the map alone, with the hero in the middle of it', async () => {
  for (const [options, least] of [
    [upright, 18],
    [onItsSide, 16],
  ]) {
    const { page } = await openGame(host, '?seed=4&start=3', options);
    await tells(page, '#strip-status', /Health/);
    // The game hears of the window once the view is at rest.
    await eventually(async () => {
      const { first, top, bottom } = await windowOf(page);
      return first >= 21 && top >= 3 && bottom <= 32;
    }, 'the map alone was in sight');
    const { first, end } = await windowOf(page);
    const height = await page.evaluate(() => document.querySelector('.xterm-screen').getBoundingClientRect().height);
    assert.ok(height / 34 >= least, `rows of ${height / 34} pixels`);
    const [x] = await page.evaluate(() => window.cellophane.game.heroCell());
    assert.ok(x > first && x < end, `${x} in ${first} to ${end}`);
    // Nor can a finger pan to the rest.
    const panned = async (far, question, what) =>
      eventually(async () => {
        await page.evaluate((to) => {
          document.querySelector('#stage').scrollTo({ left: to, top: to, behavior: 'instant' });
        }, far);
        await whenAtRest(page);
        return question(await windowOf(page));
      }, what);
    await panned(1e6, (sight) => sight.end === 100 && sight.bottom === 32, 'the last corner of the map was in sight');
    await panned(0, (sight) => sight.first === 21 && sight.top === 3, 'the first corner of the map was in sight');
    await giveBack(page);
  }
});

test('with large letters a desktop keeps messages and prompts in sight, without touch controls', async () => {
  const { page } = await openGame(host, '?seed=1729', inLargeLetters);
  await tells(page, '#strip-status', /Health 30 of 30/);
  for (const part of ['#strip-status', '#log', '#strip-now']) assert.ok(await page.locator(part).isVisible(), part);
  assert.equal(await page.locator('#pad').isVisible(), false);
  const stage = await boxOf(page, '#stage');
  assert.ok(stage.width === 1280 && stage.height > 600, JSON.stringify(stage));
  const { page: usual } = await openGame(host, '?seed=1729');
  assert.equal(await usual.locator('#strip-status').isVisible(), false);
  assert.equal((await boxOf(usual, '#log')).height, 1);
});

test('beside the words the dungeon has room, on a phone held sideways and with large letters', async () => {
  for (const [options, pad] of [
    [{ ...onItsSide, ...viewed({ isRead: true, textSize: 100 }) }, true],
    [viewed({ isRead: true, textSize: 200 }), false],
  ]) {
    const { page } = await openGame(host, '?seed=1729', options);
    await page.locator('#reader').getByRole('button', { name: 'Explore', exact: true }).waitFor();
    assert.equal(await page.locator('#pad').isVisible(), pad);
    const [stage, reader] = [await boxOf(page, '#stage'), await boxOf(page, '#reader')];
    for (const box of [stage, reader])
      assert.ok(box.width > 200 && box.height > 200, JSON.stringify({ stage, reader }));
    const scrolls = await page.evaluate(() => {
      const stage = document.querySelector('#stage');
      const { height } = document.querySelector('.xterm-screen').getBoundingClientRect();
      return stage.scrollHeight - Math.max(height, stage.clientHeight);
    });
    assert.ok(scrolls <= 1, `${scrolls} pixels of nothing to pan to under the dungeon`);
    // The words appear late, and the stage, which shares the room with them, is then fitted anew.
    const { column, row } = await page.evaluate(() => {
      const lines = window.cellophane.game
        .text()
        .split('\n')
        .map((line) => [...line]);
      const row = lines.findIndex((line, i) => i > 2 && line.indexOf('@', 21) > 0);
      return { column: lines[row].indexOf('@', 21), row };
    });
    const hero = await spotOf(page, column, row);
    assert.ok(
      hero.x > stage.x && hero.x < stage.x + stage.width && hero.y > stage.y && hero.y < stage.y + stage.height,
      JSON.stringify({ hero, stage }),
    );
    await giveBack(page);
  }
});

test('the smallest phone held sideways shows all touch controls and the state', async () => {
  const { page } = await openGame(host, '?seed=1729', { ...upright, viewport: { width: 667, height: 375 } });
  await tells(page, '#strip-status', /Health/);
  await page.locator('#hud-hand').getByRole('button', { name: 'Direction pad' }).tap();
  const [stage, pad] = [await boxOf(page, '#stage'), await boxOf(page, '#pad')];
  assert.ok(pad.y >= stage.y && pad.y + pad.height <= stage.y + stage.height + 1, JSON.stringify({ stage, pad }));
  assert.ok(await page.locator('#hud-health').isVisible());
});

test('a phone shows no keys', async () => {
  const { page } = await openGame(host, '?seed=1729', { ...upright, ...viewed({ isRead: true, textSize: 100 }) });
  await page.locator('#reader').getByRole('button', { name: 'Explore', exact: true }).waitFor();
  assert.equal(await page.locator('#reader kbd').first().isVisible(), false);
  await page.locator('#settings').tap();
  await page.locator('#settings-dialog').waitFor();
  assert.equal(await page.getByText('F6').isVisible(), false);
  assert.ok(await page.locator('#settings-dialog').getByText('Text size').isVisible());
});

test('on a phone the title has no messages and no touch controls, and notices leave it room', async () => {
  const { page } = await openPage(host, '', upright);
  await whenDrawn(page);
  for (const part of ['#pad', '#hud-state', '#hud-hand', '#hud-news'])
    assert.equal(await page.locator(part).isVisible(), false, part);
  const { page: told } = await openGame(host, '?seed=5&daily=x&depth=0&style=x&view=x&v=9&v=8', onItsSide);
  const notices = await boxOf(told, '#notices');
  assert.ok(notices.height < 390 * 0.36, `${notices.height} pixels of notices`);
});

test('with forced colours the dungeon keeps its own colours', async () => {
  const { page } = await openGame(host, '?seed=1729', { forcedColors: 'active', isDrawn: true });
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.querySelector('#terminal .xterm-rows')).forcedColorAdjust),
    'none',
  );
  const { textDecorationLine } = await page.evaluate(() =>
    getComputedStyle(document.querySelector('#ways [aria-current]')),
  );
  assert.equal(textDecorationLine, 'underline');
});
