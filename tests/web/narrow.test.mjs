// Windows that show less than the whole screen of the game: small ones, phones, large letters.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import {
  eventually,
  frames,
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

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onItsSide = { ...upright, viewport: { width: 844, height: 390 } };
/** Options of a page with these settings of the dialog View. */
const viewed = (view) => ({
  prepare: (page) => page.addInitScript((kept) => localStorage.setItem('cellophane-view', kept), JSON.stringify(view)),
});
/** A game on a phone, for tests that take no turn; the last one ends it. */
const openUpright = shared(() => openGame(host, '?seed=1729', upright));
const inLargeLetters = viewed({ isRead: false, textSize: 200 });
const turnsOf = (page) => page.evaluate(() => window.cellophane.game.turns);
const press = (page, name) => page.locator('#pad').getByRole('button', { name }).tap();
const tells = (page, part, pattern) =>
  eventually(async () => pattern.test(await page.textContent(part)), `${part} told ${pattern}`);
const boxOf = (page, part) => page.locator(part).boundingBox();

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
    const { page } = await openGame(host, '?seed=18446744073709551615&depth=10&style=accretion', options);
    const widths = [320, 360, 375, 390, 531, 640, 700, 744, 768, 800, 821, 900, 981, 1100, 1161];
    for (const [width, height] of heights.flatMap((each) => widths.map((width) => [width, each]))) {
      await resize(page, { width, height });
      const found = await page.evaluate(() => {
        const things = [
          ...document.querySelectorAll('header h1, header input, #whereabouts, header button, header a, #pad button'),
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
        if (document.querySelector('#seed').clientWidth < 60) faults.push('no room for a seed');
        return faults;
      });
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
  await tells(page, '#strip-status', /Health 30 of 30\. Depth 1\./);
  await tells(page, '#strip-now', /\w/);
  for (const key of ['t', 'b']) await page.keyboard.press(key);
  await tells(page, '#strip-now', /Throw .* where\?/);
  assert.ok(await page.locator('#strip-now').isVisible());
  await press(page, 'Cancel');
  // Switching to the easy mode gives a message that has to be acknowledged (--MORE--).
  for (const key of ['&', 'y']) await page.keyboard.press(key);
  await eventually(async () => (await screenOf(page)).join('').includes('--MORE--'), 'there was more to read');
  await tells(page, '#strip-now', /Next There are more messages to read/);
  const turns = await turnsOf(page);
  await page.locator('#strip').tap();
  await eventually(async () => !(await page.textContent('#strip-now')).includes('more to read'), 'it was read');
  assert.equal(await turnsOf(page), turns);
  assert.deepEqual(complaints, []);
});

test('touching the messages opens the old ones, and both pages of a phone start in view', async () => {
  const { page } = await openUpright();
  const firstColumn = () =>
    page.evaluate(() => {
      const stage = document.querySelector('#stage');
      return (stage.scrollLeft / stage.scrollWidth) * 100;
    });
  await tells(page, '#strip-status', /Health/);
  await page.locator('#log').tap();
  await eventually(async () => Math.abs((await firstColumn()) - 21) < 1, 'messages were read from their beginning');
  await press(page, 'Cancel');
  await page.keyboard.press('m');
  await eventually(async () => (await screenOf(page))[0].includes('where you are'), 'the map was there');
  const hero = await page.evaluate(() => {
    const line = window.cellophane.game
      .text()
      .split('\n')
      .slice(3, 32)
      .find((row) => row.slice(21).includes('@'));
    return [...line].indexOf('@', 21);
  });
  await eventually(async () => {
    const first = await firstColumn();
    return first > 5 && hero > first && hero < first + 40;
  }, 'the hero was on it');
  await page.keyboard.press('Escape');
});

/** The columns and rows of the screen that are wholly in sight. */
const windowOf = (page) =>
  page.evaluate(() => {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } =
      document.querySelector('#stage');
    const from = (start, whole, cells) => Math.ceil((start / whole) * cells - 0.1);
    const to = (end, whole, cells) => Math.floor((end / whole) * cells + 0.1);
    return {
      first: from(scrollLeft, scrollWidth, 100),
      end: to(scrollLeft + clientWidth, scrollWidth, 100),
      top: from(scrollTop, scrollHeight, 34),
      bottom: to(scrollTop + clientHeight, scrollHeight, 34),
    };
  });

test('on phones the description of a thing is in sight', async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    const { page, complaints } = await openGame(host, '?seed=1729', { ...upright, viewport });
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
        const { first, end, top, bottom } = await windowOf(page);
        assert.ok(end - first < 80, 'it is a narrow window');
        const shown = (await screenOf(page))
          .slice(top, bottom)
          .map((line) => line.slice(first, end).trim())
          .join(' ');
        return told.length > 60 && shown.includes(told);
      },
      `all of it was in sight in ${JSON.stringify(viewport)}`,
    );
    assert.deepEqual(complaints, []);
    await giveBack(page);
  }
});

test('pages fit on a phone', async () => {
  const { page, complaints } = await openUpright();
  for (const [key, from, rows] of [
    ['@', 0, 34],
    ['F', 0, 34],
    ['O', 0, 34],
    ['M', 21, 3],
  ]) {
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    await eventually(async () => {
      const { first, end } = await windowOf(page);
      return first === from && (await screenOf(page)).slice(0, rows).every((line) => line.trimEnd().length <= end);
    }, `the page of ${key} was in sight`);
  }
  await page.keyboard.press('Escape');
  assert.deepEqual(complaints, []);
});

/** The point of the page where the text is in sight; null if it is not. */
async function sightOf(page, text) {
  const { first, end, top, bottom } = await windowOf(page);
  const screen = (await screenOf(page)).map((line) => [...line]);
  for (let row = top; row < bottom; ++row) {
    const at = screen[row].slice(first, end).join('').indexOf(text);
    if (at >= 0) return spotOf(page, first + at + 1, row);
  }
  return null;
}

/** Taps the text once it is in sight and no longer moves. */
async function tapOn(page, text) {
  let spot;
  await eventually(async () => {
    await whenAtRest(page);
    spot = await sightOf(page, text);
    // The game may hear late of the window, and then lays out its screen anew.
    await frames(page, 16);
    return spot && isDeepStrictEqual(spot, await sightOf(page, text));
  }, `${text} was in sight`);
  await page.touchscreen.tap(spot.x, spot.y);
}
const titled = (page, pattern) =>
  eventually(
    async () =>
      pattern.test(await page.evaluate(() => (window.cellophane.game ?? window.cellophane.title).reading().title)),
    `it was ${pattern}`,
  );

test('on a small phone discoveries, lists of games and settings work by touch alone', async () => {
  const { page, complaints } = await openGame(host, '?seed=1729', {
    ...upright,
    viewport: { width: 360, height: 640 },
  });
  await press(page, 'Menu');
  await tapOn(page, 'Discoveries');
  await tapOn(page, 'Potions');
  await tapOn(page, 'Wands');
  await titled(page, /^The dungeon$/);
  await press(page, 'Menu');
  await tapOn(page, 'Feats');
  await tapOn(page, 'High scores');
  await tapOn(page, 'No games yet');
  await press(page, 'Menu');
  await tapOn(page, 'Feats');
  await tapOn(page, 'Statistics');
  await tapOn(page, 'Reset statistics');
  await tapOn(page, 'No ');
  await titled(page, /counted/);
  await press(page, 'Cancel');
  await press(page, 'Menu');
  await tapOn(page, 'Settings');
  await tapOn(page, 'Done');
  await titled(page, /^The dungeon$/);
  assert.equal(await turnsOf(page), 0);
  assert.deepEqual(complaints, []);
});

test('the help for touch names every button', async () => {
  const { page } = await openGame(host, '?seed=1729', upright);
  const labels = await page.locator('#pad .actions button').allTextContents();
  await press(page, 'Menu');
  await tapOn(page, 'Help');
  await titled(page, /^Help$/);
  // The lesson comes first, in parts.
  for (let part = 0; part < 6 && !(await sightOf(page, 'Keys and controls')); ++part) await tapOn(page, 'How to play');
  for (const label of [...labels, 'arrows', '•', '1:1'])
    await eventually(() => sightOf(page, label), `${label} was in sight`);
  await tapOn(page, 'pinch');
  await titled(page, /^The dungeon$/);
});

test('the pages of the title are laid out for the part in sight', async () => {
  const { page, complaints } = await openPage(host, '', {
    ...upright,
    viewport: { width: 360, height: 640 },
  });
  await whenDrawn(page);
  await tapOn(page, 'View');
  await tapOn(page, 'Statistics');
  await tapOn(page, 'Reset statistics');
  await tapOn(page, 'No ');
  await tapOn(page, 'All your games');
  await tapOn(page, 'Play');
  await tapOn(page, 'Enter a seed');
  await tapOn(page, 'Seed, a number or a word:');
  assert.deepEqual(complaints, []);
});

test('the notice that a game is over takes a tenth of a phone and can be closed', async () => {
  const { page } = await openUpright();
  await page.evaluate(() => window.cellophane.game.step({ type: 'quit' }));
  await press(page, 'Cancel');
  await page.locator('#notices').getByText('This game is over.').waitFor();
  const { height } = await boxOf(page, '#notices');
  assert.ok(height < 844 * 0.115, `${height} pixels`);
  const save = await page.locator('#notices').getByRole('button', { name: 'Save recording' }).boundingBox();
  assert.ok(save.height >= 44, 'a finger finds what can be done');
  await page.getByRole('button', { name: 'Close notice' }).tap();
  assert.equal((await boxOf(page, '#notices')).height, 0);
});

test('a phone follows the hero even where other things have his glyph', async () => {
  const { page } = await openGame(host, '?seed=1&depth=11', { ...upright, ...inLargeLetters });
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
        const { scrollLeft, scrollWidth, clientWidth } = document.querySelector('#stage');
        const middle = ((column + 0.5) / 100) * scrollWidth;
        return middle > scrollLeft && middle < scrollLeft + clientWidth;
      }, hero),
    'the hero was in sight',
  );
});

test('a phone shows all of the sidebar or none of it', async () => {
  for (const [query, first] of [
    ['?seed=4&depth=3', 0],
    ['?seed=7&depth=3', 21],
  ]) {
    const { page } = await openGame(host, query, upright);
    await tells(page, '#strip-status', /Health/);
    const { begins, columns } = await page.evaluate(() => {
      const { scrollLeft, clientWidth, scrollWidth } = document.querySelector('#stage');
      return { begins: (scrollLeft / scrollWidth) * 100, columns: (clientWidth / scrollWidth) * 100 };
    });
    assert.ok(Math.abs(begins - first) < 0.1, `the view of ${query} begins with column ${begins}`);
    const { x } = heroOn(mapOf(await screenOf(page)));
    assert.ok(21 + x > first + columns / 5 && 21 + x < first + (columns * 4) / 5, `${x} in ${columns} columns`);
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
      return stage.scrollHeight - document.querySelector('.xterm-screen').getBoundingClientRect().height;
    });
    assert.ok(scrolls <= 1, `${scrolls} pixels of nothing under the dungeon`);
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

test('the smallest phone held sideways shows all touch controls and tells what is out of sight', async () => {
  const { page } = await openGame(host, '?seed=1729', { ...upright, viewport: { width: 667, height: 375 } });
  await tells(page, '#strip-status', /Health/);
  const pad = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector('#pad');
    return scrollHeight - clientHeight;
  });
  assert.equal(pad, 0);
  assert.ok((await boxOf(page, '#strip')).width < 500 && (await page.locator('#strip-now').isVisible()));
});

test('a phone shows no keys', async () => {
  const { page } = await openGame(host, '?seed=1729', { ...upright, ...viewed({ isRead: true, textSize: 100 }) });
  await page.locator('#reader').getByRole('button', { name: 'Explore', exact: true }).waitFor();
  assert.equal(await page.locator('#reader kbd').first().isVisible(), false);
  await page.getByRole('button', { name: 'View', exact: true }).tap();
  await page.locator('#view-dialog').waitFor();
  assert.equal(await page.getByText('F6').isVisible(), false);
  assert.ok(await page.locator('#view-dialog').getByText('Text size').isVisible());
});

test('on a phone the title has no messages and no touch controls, and notices leave it room', async () => {
  const { page } = await openPage(host, '', upright);
  await whenDrawn(page);
  for (const part of ['#pad', '#strip']) assert.equal(await page.locator(part).isVisible(), false, part);
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
