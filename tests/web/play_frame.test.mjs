// view=embed&play: a game in somebody's frame, and what frame and page tell each other.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { eventually, notices, openBrowser, openPage } from './support.mjs';

const patience = 60_000;
let host;
let theirs;
let origin;
let frameQuery = '';
/** A page that keeps what it is told, and talks to its frame with `tell`. */
const body = () => `<!doctype html><html lang="en"><title>Theirs</title><button>Theirs</button>
<iframe width="1100" height="640" src="${host.url}?view=embed&play&${frameQuery}"></iframe>
<script>
  window.heard = [];
  addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
  window.tell = (message) => frames[0].postMessage(message, '*');
</script></html>`;

before(async () => {
  host = await openBrowser();
  theirs = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(body()));
  await new Promise((resolve) => {
    theirs.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${theirs.address().port}`;
});
after(async () => {
  await host.close();
  theirs.close();
});

const element = 'cellophane-game';
const turnsIn = (frame) => frame.evaluate((name) => document.querySelector(name).game.turns, element);
const ready = (frame) =>
  frame.waitForFunction((name) => document.querySelector(name)?.game, element, { timeout: patience });

async function openFrame(query) {
  frameQuery = query;
  const { page, complaints } = await openPage({ ...host, url: `${origin}/` }, 'theirs.html');
  const frame = page.frames()[1];
  const heard = (type) => page.evaluate((wanted) => window.heard.filter(({ type }) => type === wanted), type);
  const last = async (type, count = 1) => {
    await eventually(async () => (await heard(type)).length >= count, `${type} was told`, patience);
    return (await heard(type)).at(-1);
  };
  return { page, frame, complaints, heard, last };
}

test('a framed game is played by keys while it has the focus, and only then', async () => {
  const { page, frame, complaints, last } = await openFrame(`seed=5&parent=${origin}`);
  assert.deepEqual(await frame.locator('h1').allTextContents(), ['Cellophane']);
  await ready(frame);
  const { detail, source, origin: from } = await last('ready');
  assert.equal(source, 'cellophane');
  assert.equal(from, new URL(host.url).origin);
  assert.deepEqual(detail, { seed: '5', style: 'brogue', depth: 1, turns: 0, isKept: false, variant: 'brogue' });
  await page.focus('button');
  await page.keyboard.press('z');
  assert.equal(await turnsIn(frame), 0);
  await frame.focus('canvas');
  await page.keyboard.press('z');
  await eventually(async () => (await turnsIn(frame)) === 1, 'a turn was rested');
  // Tab belongs to the page.
  const inGame = () => frame.evaluate(() => document.activeElement?.localName === 'cellophane-game');
  assert.ok(await inGame());
  await page.keyboard.press('Shift+Tab');
  await eventually(async () => !(await inGame()) || !(await frame.evaluate(() => document.hasFocus())), 'Tab left it');
  // The pointer: the button that rests.
  const box = await frame.locator('canvas').boundingBox();
  await page.mouse.click(box.x + (box.width * 42) / 100, box.y + (box.height * 33.5) / 34);
  await eventually(async () => (await turnsIn(frame)) > 1, 'a press of the button rested');
  assert.deepEqual(complaints, []);
});

test('page and frame talk by messages: restart, save, load, and mistakes', async () => {
  const { page, frame, last } = await openFrame(`seed=5&parent=${origin}/`);
  await ready(frame);
  const tell = (message) => page.evaluate((each) => window.tell(each), message);
  await tell({ target: 'cellophane', type: 'restart', seed: 'xyzzy' });
  const second = await last('ready', 2);
  assert.notEqual(second.detail.seed, '5');
  await tell({ target: 'cellophane', type: 'focus' });
  await eventually(
    () => frame.evaluate(() => document.activeElement?.localName === 'cellophane-game'),
    'it has the focus',
  );
  await frame.evaluate((name) => document.querySelector(name).game.step({ type: 'rest' }), element);
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'saved') window.saved = data.detail.save;
    });
  });
  await tell({ target: 'cellophane', type: 'save' });
  await page.waitForFunction(() => window.saved);
  await tell({ target: 'cellophane', type: 'restart', seed: 7 });
  assert.equal((await last('ready', 3)).detail.seed, '7');
  await page.evaluate(() => window.tell({ target: 'cellophane', type: 'load', save: window.saved }));
  const fourth = await last('ready', 4);
  assert.deepEqual([fourth.detail.seed, fourth.detail.turns, fourth.detail.isKept], [second.detail.seed, 1, true]);
  for (const [message, words, count] of [
    [{ type: 'dance' }, /type is “dance”; allowed: restart, focus, save, load/, 1],
    [{ type: 'restart', seed: '-1' }, /seed/i, 2],
    [{ type: 'load', save: 'me' }, /save/, 3],
    [{}, /type is “undefined”/, 4],
  ]) {
    await tell({ target: 'cellophane', ...message });
    assert.match((await last('error', count)).detail.message, words);
  }
  // What is not for it is let be.
  await tell('hello');
  await tell({ type: 'dance' });
  await tell(null);
  await tell({ target: 'cellophane', type: 'dance' });
  await last('error', 5);
});

test('a save asked for before there is a game is an error, not the null of one that is over', async () => {
  const { page, frame, last } = await openFrame(`seed=0&parent=${origin}`);
  const tell = (message) => page.evaluate((each) => window.tell(each), { target: 'cellophane', ...message });
  assert.match((await last('error')).detail.message, /seed/i);
  await tell({ type: 'save' });
  assert.match((await last('error', 2)).detail.message, /There is no game to save: wait for ready/);
  await frame.evaluate((name) => document.querySelector(name).setAttribute('seed', '5'), element);
  await last('ready');
  await tell({ type: 'restart', seed: null });
  assert.equal((await last('error', 3)).detail.code, 'bad-seed');
  await frame.evaluate((name) => document.querySelector(name).game.step({ type: 'quit' }), element);
  await tell({ type: 'save' });
  assert.equal((await last('saved')).detail.save, null);
});

test('without the origin of the page around, or with another, nothing is told and nothing heard', async () => {
  for (const query of ['seed=5', 'seed=5&parent=https://example.org']) {
    const { page, frame, heard } = await openFrame(query);
    await ready(frame);
    await page.evaluate(() => window.tell({ target: 'cellophane', type: 'restart', seed: 7 }));
    await frame.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', resolve, { once: true });
          postMessage('after it');
        }),
    );
    assert.equal(await frame.evaluate((name) => document.querySelector(name).game.seed, element), '5');
    assert.deepEqual(await heard('ready'), []);
  }
  const { frame } = await openFrame('seed=5&parent=everywhere&tune=loops=0');
  await ready(frame);
  const told = (await notices(frame)).join(' ');
  assert.match(told, /parent is “everywhere”; allowed: an origin/);
  assert.match(told, /“tune” is for maps, not for games/);
});

test('a game goes on where it was left, under the key it is kept by', async () => {
  const first = await openFrame(`seed=5&key=mine&parent=${origin}`);
  await ready(first.frame);
  await first.frame.focus('canvas');
  await first.page.keyboard.press('z');
  await eventually(async () => (await turnsIn(first.frame)) === 1, 'a turn passed');
  await eventually(
    () =>
      first.frame.evaluate((own) => localStorage.getItem(`cellophane-game/mine @ ${own}`) !== null, origin.toString()),
    'the game was kept',
    patience,
  );
  await first.page.reload();
  const frame = first.page.frames()[1];
  await ready(frame);
  assert.equal(await turnsIn(frame), 1);
  assert.equal((await first.last('ready')).detail.isKept, true);
});

test('a kept game goes on in whatever dungeon its player went on to, until the page asks for another', async () => {
  const { page, frame, last } = await openFrame(`seed=5&key=moved&parent=${origin}`);
  await ready(frame);
  await page.evaluate(() => window.tell({ target: 'cellophane', type: 'restart', seed: '7' }));
  assert.equal((await last('ready', 2)).detail.seed, '7');
  await frame.focus('canvas');
  await page.keyboard.press('z');
  await eventually(
    () => frame.evaluate((own) => localStorage.getItem(`cellophane-game/moved @ ${own}`) !== null, origin.toString()),
    'the game was kept',
    patience,
  );
  await page.reload();
  const { seed, turns, isKept } = (await last('ready')).detail;
  assert.deepEqual({ seed, turns, isKept }, { seed: '7', turns: 1, isKept: true });
  frameQuery = `seed=6&key=moved&parent=${origin}`;
  await page.reload();
  const other = (await last('ready')).detail;
  assert.deepEqual([other.seed, other.isKept], ['6', false]);
});

test('the end of a game is told with its result and its recording', async () => {
  const { page, frame, last } = await openFrame(`seed=5&key=ends&parent=${origin}`);
  await ready(frame);
  await frame.evaluate((name) => document.querySelector(name).game.step({ type: 'quit' }), element);
  await frame.focus('canvas');
  await page.keyboard.press('z');
  const over = await last('over');
  assert.deepEqual([over.detail.depth, over.detail.won], [1, false]);
  const { detail } = await last('result');
  assert.deepEqual([detail.seed, detail.style, detail.deepest, detail.won], ['5', 'brogue', 1, false]);
  assert.ok(detail.end.length > 0);
  const signature = await page.evaluate(() => {
    const { recording } = window.heard.find(({ type }) => type === 'result').detail;
    return String.fromCharCode(...recording.slice(0, 4));
  });
  assert.equal(signature, 'CLPH');
  const kept = await frame.evaluate((own) => localStorage.getItem(`cellophane-game/ends @ ${own}`), origin.toString());
  assert.equal(kept, null);
});

test('the results of an element’s games are in the lists of the next ones', async () => {
  const { page, frame, last } = await openFrame(`seed=5&parent=${origin}`);
  await ready(frame);
  await frame.evaluate((name) => {
    document.querySelector(name).game.step({ type: 'quit' });
  }, element);
  await frame.focus('canvas');
  await page.keyboard.press('z');
  await last('result');
  await page.evaluate(() => window.tell({ target: 'cellophane', type: 'restart', seed: '6' }));
  assert.equal((await last('ready', 2)).detail.seed, '6');
  const statistics = await frame.evaluate((name) => {
    const { game } = document.querySelector(name);
    game.send({ type: 'key', key: 'F' });
    game.send({ type: 'key', key: 'g' });
    return game.text();
  }, element);
  assert.match(statistics, /Statistics of all your games[^]* games +1 +1 /);
});

test('attributes that make no sense are told in place of the game', async () => {
  for (const [query, words] of [
    ['seed=0', /No game here: .*seed/i],
    ['seed=5&style=gothic', /dungeon-style is "gothic"; allowed: brogue, classic/],
    ['seed=5&size=3', /size is "3"; allowed: fit, or a whole number of pixels from 8 to 60/],
    ['seed=5&theme=mauve', /theme is "mauve"; allowed: dark, light/],
    ['seed=5&key=%20', /save-key is " "; allowed: a name/],
  ]) {
    const { frame, last } = await openFrame(`${query}&parent=${origin}`);
    await eventually(
      async () => words.test(await frame.locator('cellophane-game').evaluate((each) => each.shadowRoot.textContent)),
      `${query} was refused`,
      patience,
    );
    assert.match(
      (await last('error')).detail.message,
      new RegExp(words.source.replace('No game here: ', ''), words.flags),
    );
  }
});
