// Animations, on a clock run by the test: shown from their start, however long the player waited before.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { letterOfDarts, lineToThrowAlong } from '../support/open_line.mjs';
import { eventually, openBrowser, openPage, screenOf, stopClock, whenDrawn, withOwnClock } from './support.mjs';

let host;
before(async () => {
  host = await openBrowser();
});
after(() => host.close());

/** A game with a dart aimed far along open floor; `dances`: whether anything in view is animated. */
async function aiming({ seed, dances }) {
  const { page } = await openPage(host, `?seed=${seed}`, { reducedMotion: 'no-preference', prepare: withOwnClock });
  await whenDrawn(page);
  const textAfterExploring = () =>
    page.evaluate(() => {
      const { game } = window.cellophane;
      game.step({ type: 'explore' });
      game.send({ type: 'key', key: 'Escape' });
      return game.text();
    });
  const isMoving = () => page.evaluate(() => window.cellophane.game.wantsMotion() >= 0);
  let line = null;
  for (let i = 0; i < 150 && !line; ++i) {
    line = lineToThrowAlong((await textAfterExploring()).split('\n'));
    if ((await isMoving()) !== dances) line = null;
  }
  assert.ok(line, 'there is a line to throw along');
  await page.keyboard.press('t');
  await page.keyboard.press(letterOfDarts(await screenOf(page)));
  for (let cell = 0; cell < line.cells; ++cell) await page.keyboard.press(line.key);
  assert.match((await screenOf(page)).join('\n'), /Throw a dart:/);
  await stopClock(page);
  return { page, cells: line.cells };
}

/** Throws, and returns the times of drawing in the next second, in milliseconds after the throw. */
async function timesOfThrow(page) {
  await page.evaluate(() => {
    const { terminal } = window.cellophane;
    window.times = [];
    const write = terminal.write.bind(terminal);
    const began = performance.now();
    terminal.write = (bytes, done) => {
      if (bytes.length > 0) window.times.push(Math.round(performance.now() - began));
      write(bytes, done);
    };
    document
      .getElementById('stage')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await page.clock.runFor(1000);
  return page.evaluate(() => window.times);
}

const millisecondsACell = 25;

test('a thrown dart is shown at its cells until it lands, also after a pause', async () => {
  const { page, cells } = await aiming({ seed: 1, dances: false });
  await page.clock.runFor(1500);
  const times = await timesOfThrow(page);
  assert.ok(times.length > cells / 3, `${cells} cells: ${times.join(' ')}`);
  assert.ok(times.at(-1) >= (cells - 3) * millisecondsACell, `${cells} cells: ${times.join(' ')}`);
});

test('while drawing is slow water is animated less often, projectiles are not', async () => {
  const { page, cells } = await aiming({ seed: 5, dances: true });
  // Every picture takes 200 ms, and the water rests for eight times as long.
  await page.evaluate(() => {
    const { terminal } = window.cellophane;
    window.writes = 0;
    const write = terminal.write.bind(terminal);
    terminal.write = (bytes, done) => {
      ++window.writes;
      write(bytes, done && (() => setTimeout(done, 200)));
    };
  });
  // On a busy machine the rest begun before the clock was stopped may be longer.
  await eventually(async () => {
    await page.clock.runFor(1000);
    return (await page.evaluate(() => window.writes)) > 0;
  }, 'the water moved');
  const before = await page.evaluate(() => window.writes);
  await page.clock.runFor(2000);
  assert.ok((await page.evaluate(() => window.writes)) - before < 20, 'the water waits');
  const times = await timesOfThrow(page);
  const inFlight = times.filter((time) => time < cells * millisecondsACell + 100);
  assert.ok(inFlight.length > 2, `${cells} cells: ${times.join(' ')}`);
});
