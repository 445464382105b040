// What fingers do on the dungeon besides tapping: two of them zoom, one that stays points.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  eventually,
  openBrowser,
  openGame,
  screenOf,
  spotOf,
  stopClock,
  whenAtRest,
  withOwnClock,
} from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const fontSize = (page) => page.evaluate(() => window.cellophane.terminal.options.fontSize);
const turnsOf = (page) => page.evaluate(() => window.cellophane.game.turns);
const isShown = (page, pattern) => screenOf(page).then((screen) => screen.some((line) => pattern.test(line)));

async function openPhone(options = {}) {
  const opened = await openGame(host, '?seed=1729', { ...phone, ...options });
  const client = await opened.context.newCDPSession(opened.page);
  const touch = (type, ...points) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x: Math.round(x), y: Math.round(y), id })),
    });
  await eventually(
    () => opened.page.evaluate(() => document.querySelector('#magnifier') !== null),
    'fingers were listened to',
  );
  return { ...opened, touch };
}

/** Pinches around a point of the page: the distance of the fingers goes from `from` to `to` CSS pixels. */
async function pinch(touch, about, from, to) {
  const at = (apart) => [
    { x: about.x - apart / 2, y: about.y },
    { x: about.x + apart / 2, y: about.y },
  ];
  await touch('touchStart', ...at(from));
  for (let step = 1; step <= 6; ++step) await touch('touchMove', ...at(from + ((to - from) * step) / 6));
  await touch('touchEnd');
}

/** The middle of the part of the stage that can be seen. */
const middleOf = async (page) => {
  const box = await page.locator('#stage').boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('on a phone the card of a monster and the tombstone are in sight without panning', async () => {
  const { page } = await openPhone();
  const found = await page.evaluate(() => {
    const { game } = window.cellophane;
    for (let i = 0; i < 400; ++i) {
      const { things } = game.hud();
      if (things.some(({ kind }) => kind === 'creature')) return true;
      game.step({ type: i % 2 ? 'continue' : 'explore' });
    }
    return false;
  });
  assert.ok(found, 'somebody was met');
  await page.keyboard.press('Escape');
  await whenAtRest(page);
  const map = (await screenOf(page)).slice(3, 32).map((line) => line.slice(21));
  const { column, row } = await page.evaluate(() =>
    window.cellophane.game.hud().things.find(({ kind }) => kind === 'creature'),
  );
  const { x, y } = await spotOf(page, column, row);
  await page.mouse.move(x, y);
  await page.locator('#hud-card p').first().waitFor();
  const card = await page.locator('#hud-card').boundingBox();
  assert.ok(card.x >= 0 && card.x + card.width <= 390 && card.y + card.height <= 844, JSON.stringify(card));
  // No panel lies over the map as well.
  const after = (await screenOf(page)).slice(3, 32).map((line) => line.slice(21));
  assert.deepEqual(after, map);
  await page.evaluate(() => window.cellophane.game.step({ type: 'quit' }));
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('#reader-ways').getByText('Play again').isVisible(), 'the stone was there');
});

test('pinching zooms the dungeon, never the page, and one button undoes it', async () => {
  const { page, touch, complaints } = await openPhone();
  const usual = await fontSize(page);
  const middle = await middleOf(page);
  const under = () =>
    page.evaluate(({ x, y }) => {
      const box = document.querySelector('.xterm-screen').getBoundingClientRect();
      return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
    }, middle);
  const before = await under();
  await pinch(touch, middle, 80, 140);
  await eventually(async () => (await fontSize(page)) > usual * 1.5, 'the letters had grown');
  // The same point of the screen is still under the fingers.
  const after = await under();
  assert.ok(
    Math.abs(after.x - before.x) < 0.03 && Math.abs(after.y - before.y) < 0.03,
    JSON.stringify({ before, after }),
  );
  await pinch(touch, middle, 60, 380);
  await pinch(touch, middle, 60, 380);
  assert.ok((await fontSize(page)) <= usual * 3, 'there is a largest size');
  for (let i = 0; i < 3; ++i) await pinch(touch, middle, 340, 60);
  const box = await page.locator('.xterm-screen').boundingBox();
  assert.ok(box.width <= 391 && box.width > 250, `all of it is in view, and no smaller: ${box.width}`);
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  assert.equal(await turnsOf(page), 0);
  await page.getByRole('button', { name: 'Reset zoom' }).tap();
  await eventually(async () => (await fontSize(page)) === usual, 'the letters were as before');
  assert.equal(await page.locator('#unzoom').isVisible(), false);
  assert.deepEqual(complaints, []);
});

test('pinching zooms a dungeon that fits whole, and the same button undoes it', async () => {
  const { page, touch, complaints } = await openPhone({ viewport: { width: 1280, height: 800 } });
  const usual = await fontSize(page);
  await pinch(touch, await middleOf(page), 100, 200);
  await eventually(async () => (await fontSize(page)) > usual * 1.5, 'the letters had grown');
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  await page.getByRole('button', { name: 'Reset zoom' }).tap();
  await eventually(async () => (await fontSize(page)) === usual, 'the letters were as before');
  assert.deepEqual(complaints, []);
});

test('a finger held on a cell points at it with a magnifier and takes no turn', async () => {
  const { page, touch, complaints } = await openPhone();
  const [column, row] = await page.evaluate(() => window.cellophane.game.heroCell());
  const at = (dx, dy) => spotOf(page, column + dx, row + dy);
  const magnifier = page.locator('#magnifier');
  const flavor = async () => (await screenOf(page))[32].slice(21).trim();
  const before = await flavor();
  await touch('touchStart', await at(0, -1));
  await eventually(() => magnifier.isVisible(), 'the magnifier was there');
  await eventually(async () => (await flavor()) !== before, 'what lies under the finger was told');
  const first = await flavor();
  assert.match(first, /\w/);
  // The magnifier is clear of the finger, and shows the cells beneath it.
  const box = await magnifier.boundingBox();
  const finger = await at(0, -1);
  assert.ok(box.y + box.height < finger.y || box.y > finger.y, 'the magnifier is beside the finger');
  const inks = await page.evaluate(() => {
    const canvas = document.querySelector('#magnifier');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(
      Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2]),
    ).size;
  });
  assert.ok(inks > 8, `the magnifier shows ${inks} colours`);
  for (let step = 1; step <= 8; ++step) await touch('touchMove', await at(0, -1 + step / 4));
  await eventually(async () => (await flavor()) !== first, 'what is elsewhere was told');
  await page.evaluate(() => {
    window.heard = [];
    addEventListener('click', ({ target }) => window.heard.push(target.tagName), { capture: true });
  });
  await touch('touchEnd');
  await eventually(() => magnifier.isHidden(), 'the magnifier was gone');
  // The gesture caused no click: the first one heard is that of a later tap.
  await page.locator('#hud-health').tap();
  await eventually(() => page.evaluate(() => window.heard.length > 0), 'a tap was heard');
  assert.deepEqual(await page.evaluate(() => window.heard), ['SPAN']);
  assert.equal(await turnsOf(page), 0);
  assert.deepEqual(complaints, []);
});

test('a finger that moves at once pans and points at nothing', async () => {
  const { page, touch, complaints } = await openPhone({ prepare: withOwnClock });
  const { x, y } = await middleOf(page);
  const left = () => page.evaluate(() => document.querySelector('#stage').scrollLeft);
  const before = await left();
  await stopClock(page);
  const moves = Array.from({ length: 8 }, (_, step) => ({ x: x + (step + 1) * 12, y }));
  await Promise.all([touch('touchStart', { x, y }), ...moves.map((to) => touch('touchMove', to))]);
  await eventually(async () => Math.abs((await left()) - before) > 30, 'the stage was panned');
  // The finger rests after panning, for longer than pointing takes.
  await page.clock.runFor(1000);
  assert.equal(await page.locator('#magnifier').isVisible(), false);
  await touch('touchEnd');
  await page.clock.resume();
  assert.equal(await turnsOf(page), 0);
  assert.equal(await isShown(page, /You see/), false);
  assert.deepEqual(complaints, []);
});

test('text that stays the same is not replaced under a finger', async () => {
  const { page } = await openPhone({ reducedMotion: 'reduce' });
  await page.keyboard.press('z');
  const hero = page.locator('#hud-hero');
  await eventually(async () => /range 7/.test(await hero.textContent()), 'the hero rested');
  await eventually(() => page.evaluate(() => document.getElementById('reader-title').hasChildNodes()), 'it was told');
  // WebKit drops a click between whose press and release the text of the button was replaced.
  await page.evaluate(() => {
    const parts = document.querySelectorAll('#reader-choices button, #hud-hand button, #hud-health');
    window.held = [...parts].flatMap((part) => [...part.childNodes]);
    window.title = document.getElementById('reader-title').firstChild;
  });
  await page.keyboard.press('z');
  // The title of what is told is written anew each time.
  await eventually(() => page.evaluate(() => !window.title.isConnected), 'the turn was told');
  const { all, kept } = await page.evaluate(() => ({
    all: window.held.map((node) => node.textContent),
    kept: window.held.filter((node) => node.isConnected).map((node) => node.textContent),
  }));
  assert.ok(all.length > 10, `${all}`);
  assert.deepEqual(kept, all);
});
