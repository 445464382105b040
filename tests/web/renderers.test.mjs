// The two renderers of the terminal, and the grid that they draw at the browser's zoom, which makes CSS pixels larger or
// smaller than those of the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openGame, openPage, whenDrawn } from './support.mjs';

const hosts = {};
before(async () => {
  for (const renderer of ['dom', 'webgl']) hosts[renderer] = await openBrowser({ webgl: renderer === 'webgl' });
});
after(() => Promise.all(Object.values(hosts).map((host) => host.close())));

test('WebGL draws the dungeon, and a lost context falls back to the DOM', async () => {
  const { page, complaints } = await openPage(hosts.webgl, '?seed=5');
  await whenDrawn(page);
  const renderer = (name) =>
    eventually(async () => (await page.getAttribute('.xterm', 'data-renderer')) === name, `the renderer was ${name}`);
  await renderer('webgl');
  assert.deepEqual(complaints, []);
  await page.evaluate(() => {
    const canvas = document.querySelector('.xterm-screen canvas:not(.xterm-link-layer)');
    canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
  });
  await renderer('dom');
  await page.keyboard.press('z');
  await eventually(() => page.evaluate(() => window.cellophane.game.turns === 1), 'a turn had passed');
  assert.ok((await page.locator('.xterm-rows').count()) > 0);
});

/** Zooms the page as a browser does: a window of 1280 x 800 device pixels has more or fewer CSS pixels. */
const zoomTo = (session, scale) =>
  session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(1280 / scale),
    height: Math.round(800 / scale),
    deviceScaleFactor: scale,
    mobile: false,
  });

const seen = (page) =>
  page.evaluate(() => {
    const stage = document.getElementById('stage');
    const { width, height } = document.querySelector('.xterm-screen').getBoundingClientRect();
    return {
      width,
      height,
      room: [stage.clientWidth, stage.clientHeight],
      isPanned: document.body.classList.contains('panning'),
    };
  });

for (const renderer of ['dom', 'webgl'])
  test(`the whole grid is in sight at every zoom of the browser, drawn with ${renderer}`, async () => {
    const { page, context } = await openGame(hosts[renderer], '?seed=5');
    await page.waitForSelector(`[data-renderer=${renderer}]`);
    const session = await context.newCDPSession(page);
    for (const scale of [0.5, 0.67, 0.75, 0.8, 0.9, 1.1, 1.25, 1.5]) {
      const { room: before } = await seen(page);
      await zoomTo(session, scale);
      await eventually(
        async () =>
          Math.abs((await page.evaluate(() => devicePixelRatio)) - scale) < 0.01 &&
          (await seen(page)).room[0] !== before[0],
        `the zoom was ${scale * 100} %`,
      );
      const isFitted = ({ width, height, room, isPanned }) =>
        // Less than a pixel a cell is left over in one direction, within the limits of widening and letter size.
        isPanned || (width <= room[0] && height <= room[1] && (width > room[0] * 0.8 || height > room[1] * 0.8));
      await eventually(async () => isFitted(await seen(page)), `the grid fitted at ${scale * 100} %`);
    }
    await context.close();
  });

/** The colors of the screen's pixels in a rectangle of the window, in reading order without repetitions. */
async function colorsIn(page, clip) {
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (bytes) => {
    const { data } = await new Promise((found) => {
      const image = new Image();
      image.onload = () => {
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        pen.drawImage(image, 0, 0);
        found(pen.getImageData(0, 0, image.width, image.height));
      };
      image.src = `data:image/png;base64,${bytes}`;
    });
    const colors = [];
    for (let i = 0; i < data.length; i += 4) colors.push(data.slice(i, i + 3).join(' '));
    return colors.filter((color, i) => color !== colors[i - 1]);
  }, picture);
}

test('half blocks fill half a cell without WebGL', async () => {
  const { page } = await openPage(hosts.dom, '', { isDrawn: true });
  await page.waitForSelector('[data-renderer=dom]');
  const label = page.locator('.xterm-rows span', { hasText: 'New Game' }).first();
  await label.waitFor();
  await whenDrawn(page);
  const spans = await page.evaluate(() =>
    [...document.querySelectorAll('.xterm-rows span')]
      .filter((span) => span.textContent.includes('▀'))
      .map(({ textContent, style }) => ({
        isWhole: /^▀+$/.test(textContent),
        isHidden: style.color === 'transparent',
        isFilled: style.backgroundImage.startsWith('linear-gradient'),
      })),
  );
  assert.ok(spans.length > 20, `${spans.length} spans of half blocks`);
  assert.ok(
    spans.every(({ isWhole, isHidden, isFilled }) => isWhole && isHidden && isFilled),
    'all are filled by their backgrounds',
  );
  // A button is of one color from its upper edge to its lower one, half a cell above and below its label.
  const { x, y, height } = await label.boundingBox();
  // Where no letter is.
  const aside = (await label.textContent()).startsWith(' ') ? 3 : -3;
  const clip = { x: Math.round(x) + aside, y: Math.round(y - height / 2) + 1, width: 1, height: 2 * height - 2 };
  assert.deepEqual((await colorsIn(page, clip)).length, 1, `${await colorsIn(page, clip)}`);
});

/** Of what stands over the map on touch screens: whether a finger in its middle hits it. */
const hits = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#hud-things button, #hud-moment button, #hud-card button')]
      .filter((own) => own.checkVisibility({ checkVisibilityCSS: true }))
      .map((own) => [own.getBoundingClientRect(), own])
      .filter(([{ left, width }]) => left + width / 2 < innerWidth)
      .map(([{ left, top, width, height }, own]) =>
        own.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
      ),
  );

for (const renderer of ['dom', 'webgl'])
  test(`on touch screens what stands over the map is hit by a finger there (${renderer})`, async () => {
    const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await openGame(hosts[renderer], '?seed=43', { ...touch, isDrawn: true });
    const drawn = () => page.getAttribute('.xterm', 'data-renderer');
    await eventually(async () => (await drawn()) === renderer, `the renderer was ${renderer}`);
    await page.evaluate(() => {
      const { game } = window.cellophane;
      for (let i = 0; i < 300 && !game.hud().things.some(({ kind }) => kind === 'creature'); ++i)
        game.step({ type: 'explore' });
    });
    await page.keyboard.press('Escape');
    const chip = page.locator('#hud-things button').first();
    await chip.waitFor();
    assert.ok((await hits(page)).every(Boolean));
    await chip.tap();
    await page.locator('#hud-card button').waitFor();
    assert.ok((await hits(page)).every(Boolean));
    await page.locator('#hud-card button').tap();
    await page.locator('#hud-card').waitFor({ state: 'hidden' });
  });
