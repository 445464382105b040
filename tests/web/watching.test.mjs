// A recording in a link: watched with keys, mouse and fingers, and taken over.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import {
  eventually,
  notices,
  openBrowser,
  openGame,
  openPage,
  screenOf,
  shared,
  spotOf,
  whenDrawn,
  withOwnClock,
} from './support.mjs';

let host;
let code;
before(async () => {
  host = await openBrowser();
  const { page } = await openGame(host, '?seed=8');
  const recording = await page.evaluate(() => {
    const { game } = window.cellophane;
    for (let i = 0; i < 60; ++i) game.step({ type: i % 3 ? 'explore' : 'rest' });
    for (let i = 0; i < 40; ++i) game.step({ type: 'continue' });
    return Array.from(game.replay());
  });
  code = deflateRawSync(Buffer.from(recording)).toString('base64url');
});
after(() => host.close());

async function watching(options = {}) {
  const opened = await openPage(host, `#r=${code}`, options);
  await whenDrawn(opened.page);
  return opened;
}

/** A recording for tests that go to the turns they look at. */
const watchingOn = shared(() => watching());

const turnOf = (page) => page.evaluate(() => window.cellophane.replay?.turn);
const isPlaying = (page) => page.evaluate(() => window.cellophane.replay.playing);
const header = async (page) => (await screenOf(page)).slice(0, 3).map((line) => line.slice(0, 20).trim());

test('a recording opens paused, plays, and stops at a click', async () => {
  const { page, complaints } = await watching({ prepare: withOwnClock });
  const total = await page.evaluate(() => window.cellophane.replay.turns);
  assert.ok(total > 60);
  assert.deepEqual(await header(page), ['Watching a recording', `Turn 0 of ${total}`, 'paused']);
  await page.keyboard.press('Space');
  await eventually(async () => (await turnOf(page)) > 2, 'it played');
  assert.equal(await page.textContent('#play-replay'), 'Pause');
  const { x, y } = await spotOf(page, 60, 15);
  await page.mouse.click(x, y);
  assert.equal(await isPlaying(page), false);
  const there = await turnOf(page);
  await page.clock.runFor(1000);
  assert.equal(await turnOf(page), there);
  assert.equal(await page.textContent('#replay-turn'), `Turn ${there} of ${total}`);
  // The recording's own button on the screen resumes it.
  const row = (await screenOf(page))[33];
  const button = await spotOf(page, row.indexOf('Unpause') + 2, 33);
  await page.mouse.click(button.x, button.y);
  await eventually(() => isPlaying(page), 'it went on');
  await page.keyboard.press('Escape');
  assert.deepEqual(complaints, []);
});

test('keys step through a recording, to its ends and to a number', async () => {
  const { page } = await watchingOn();
  const pressed = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return turnOf(page);
  };
  assert.equal(await pressed('l'), 1);
  assert.equal(await pressed('Shift+ArrowRight'), 6);
  assert.equal(await pressed('Control+ArrowRight'), 26);
  assert.equal(await pressed('h', 'ArrowLeft'), 24);
  assert.equal(await pressed('1', '5', 'Enter'), 15);
  assert.equal(await pressed('Home'), 0);
  await pressed('End');
  assert.equal((await header(page))[2], 'at the end');
  const known = (await screenOf(page)).join('').replaceAll(' ', '').length;
  await pressed('Tab');
  await eventually(
    async () => (await screenOf(page)).join('').replaceAll(' ', '').length > known + 300,
    'everything showed',
  );
  await pressed('Tab');
});

test('the slider leads to any turn, and names it', async () => {
  const { page } = await watchingOn();
  const track = page.getByRole('slider', { name: 'Turn' });
  await track.fill('33');
  await eventually(async () => (await turnOf(page)) === 33, 'it got there');
  assert.match(await track.getAttribute('aria-valuetext'), /^Turn 33 of \d+, depth 1$/);
  assert.equal((await header(page))[1].startsWith('Turn 33'), true);
  await track.fill('2');
  await eventually(async () => (await turnOf(page)) === 2, 'it went back');
  // After going back, keys still step forward.
  await page.locator('#stage').focus();
  await page.keyboard.press('l');
  assert.equal(await track.inputValue(), '3');
});

test('a text file dropped on a recording adds its notes', async () => {
  const { page, complaints } = await watchingOn();
  const drop = (name, text) =>
    page.evaluate(
      ([name, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
      },
      [name, text],
    );
  const says = async (words) => (await screenOf(page)).some((line) => line.includes(words));
  await page.keyboard.press('Home');
  await drop('notes.txt', '0\tHere it begins.\n3\tMark this corner.\n');
  await eventually(() => says('Here it begins.'), 'the note of the first turn was there');
  for (let i = 0; i < 3; ++i) await page.keyboard.press('l');
  await eventually(() => says('Mark this corner.'), 'the next note was there');
  await page.keyboard.press('l');
  await eventually(async () => !(await says('Mark this corner.')), 'it was gone');
  await page.keyboard.press('h');
  await eventually(() => says('Mark this corner.'), 'it was back');
  await drop('spoilt.txt', '3\tfine\nthree: no\n');
  await eventually(
    async () =>
      (await notices(page)).some((notice) => /^spoilt\.txt cannot be opened\. Line 2: there is no tab/.test(notice)),
    'it was refused',
  );
  assert.ok(await says('Mark this corner.'));
  assert.deepEqual(complaints, []);
  const { page: other } = await openGame(host, '?seed=8');
  await other.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['0\tx'], 'notes.txt'));
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  });
  await eventually(
    async () => (await notices(other)).some((notice) => notice.includes('Open a recording first')),
    'a game has no notes',
  );
});

test('taking over a recording starts a game of its own from there', async () => {
  const { page, complaints } = await watchingOn();
  await page.keyboard.press('Control+ArrowRight');
  const [turn, hash] = await page.evaluate(() => [window.cellophane.replay.turn, window.cellophane.replay.stateHash()]);
  await page.keyboard.press('P');
  await eventually(() => page.evaluate(() => window.cellophane.game !== undefined), 'it was a game');
  assert.deepEqual(await page.evaluate(() => [window.cellophane.game.turns, window.cellophane.game.stateHash()]), [
    turn,
    hash,
  ]);
  assert.equal(await page.isVisible('#playback'), false);
  await page.keyboard.press('s');
  await eventually(
    () => page.evaluate((before) => window.cellophane.game.turns === before + 1, turn),
    'a turn had passed',
  );
  assert.ok((await screenOf(page)).every((line) => !line.includes('Watching a recording')));
  assert.deepEqual(complaints, []);
});

test('on a phone a recording has a button for every key', async () => {
  const { page } = await watching({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const tap = (name) => page.locator('#playback').getByRole('button', { name, exact: true }).tap();
  await tap('Forward one turn');
  assert.equal(await turnOf(page), 1);
  await tap('Back one turn');
  assert.equal(await turnOf(page), 0);
  await tap('Slower');
  await tap('Show everything, or what the hero sees');
  await page.locator('#play-replay').tap();
  await eventually(() => isPlaying(page), 'it played');
  await page.locator('#play-replay').tap();
  assert.equal(await isPlaying(page), false);
  // While the recording plays, a tap anywhere stops it.
  await page.locator('#play-replay').tap();
  await eventually(() => isPlaying(page), 'it played again');
  const { x, y } = await page.locator('#stage').evaluate((stage) => {
    const box = stage.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.touchscreen.tap(x, y);
  await eventually(async () => !(await isPlaying(page)), 'it stood still');
  const { scrollWidth, scrollHeight } = await page.evaluate(() => document.documentElement);
  assert.ok(!(scrollWidth > 360) && !(scrollHeight > 640));
  await tap('Close the recording');
  await eventually(() => page.evaluate(() => window.cellophane.title !== undefined), 'the title was there');
  assert.equal(await page.isVisible('#playback'), false);
  // On a first visit the title asks for the look of the map.
  assert.deepEqual(
    (await notices(page)).filter((notice) => !notice.startsWith('How should the map look?')),
    [],
  );
});
