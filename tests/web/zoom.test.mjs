// The grid at the browser's zoom, which makes CSS pixels larger or smaller than those of the screen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openBrowser, openGame } from './support.mjs';

const hosts = {};
before(async () => {
  for (const renderer of ['dom', 'webgl']) hosts[renderer] = await openBrowser({ webgl: renderer === 'webgl' });
});
after(() => Promise.all(Object.values(hosts).map((host) => host.close())));

/** A window of 1280 x 800 device pixels. */
const windowAt = (scale) => ({
  viewport: { width: Math.round(1280 / scale), height: Math.round(800 / scale) },
  deviceScaleFactor: scale,
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
  for (const scale of [0.5, 0.67, 0.75, 0.8, 0.9, 1.1, 1.25, 1.5])
    test(`the whole grid is in sight at a zoom of ${scale * 100} %, drawn with ${renderer}`, async () => {
      const { page } = await openGame(hosts[renderer], '?seed=5', windowAt(scale));
      await page.waitForSelector(`[data-renderer=${renderer}]`);
      // With WebGL the grid is fitted once more.
      await eventually(async () => {
        const { width, height, room, isPanned } = await seen(page);
        return isPanned || (width <= room[0] && height <= room[1]);
      }, 'the grid fitted');
      const { width, height, room, isPanned } = await seen(page);
      if (isPanned) return;
      assert.ok(width <= room[0] && height <= room[1], `${width} x ${height} in ${room.join(' x ')}`);
      // Less than a pixel a cell is left over in one direction, within the limits of widening and letter size.
      assert.ok(width > room[0] * 0.8 || height > room[1] * 0.8, `${width} x ${height} in ${room.join(' x ')}`);
    });
