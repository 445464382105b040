// What the journeys do with a page and ask of it, in whatever browser it is open.

import { writeFileSync } from 'node:fs';
import { eventually, mapOf, screenOf } from '../web/support.mjs';

/** Milliseconds after which something is waited for in vain. Machines of servers are slow and do three things at once. */
const patience = 30_000;

export { mapOf, screenOf };

/** Until a question is answered by yes. */
export const waitUntil = (question, what) => eventually(question, what, patience);

/** Until a question to the page, a function with what it takes, is answered by something true; that answer. */
export async function until(page, what, question, ...given) {
  let answer;
  // What is asked while a page gives way to another has no answer.
  await waitUntil(async () => (answer = await page.evaluate(question, ...given).catch(() => undefined)), what);
  return answer;
}

export const gameOf = (page) => page.evaluate(() => {
  const { game } = window.cellophane;
  return { seed: game.seed, depth: game.depth, turns: game.turns, hash: game.stateHash() };
});

export const whenPlaying = (page) => until(page, 'a game was there', () =>
  window.cellophane?.game && performance.getEntriesByName('first-dungeon').length > 0);
export const whenTitled = (page) => until(page, 'the title was there', () => window.cellophane?.title !== undefined);
export const whenStill = (page) => until(page, 'the hero stood still', () => window.cellophane.game.wantsTime() < 0);
export const whenAtTurn = (page, turn) => until(page, `turn ${turn} was over`, (least) => window.cellophane.game.turns >= least, turn);
export const whenShown = (page, text) => waitUntil(async () => (await screenOf(page)).some((line) => line.includes(text)),
  `“${text}” was shown`);
export const whenTold = (page, text) => until(page, `“${text}” was told`, (wanted) =>
  [...document.querySelectorAll('#notices p span')].some((notice) => notice.textContent.includes(wanted)), text);

/** Opens the game of an address. */
export async function openGame(page, address) {
  await page.open(address);
  await whenPlaying(page);
}

/** The middle of what a selector names, once it is there. */
async function spotOn(page, selector) {
  return until(page, `${selector} was there`, (wanted) => {
    const thing = document.querySelector(wanted);
    if (!thing?.checkVisibility()) return null;
    thing.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
}

export const clickOn = async (page, selector) => page.click(await spotOn(page, selector));

/** Chooses a button of the open dialog, which closes then, by the keyboard: while the dialog still grows the mouse would
    miss it. */
export async function choose(page, selector) {
  await until(page, `${selector} was there`, (wanted) => document.querySelector(wanted) !== null, selector);
  const focus = (wanted) => page.evaluate((it) => {
    document.querySelector(it)?.focus();
    return document.querySelector('dialog[open]') !== null;
  }, wanted);
  await waitUntil(async () => {
    if (!(await focus(selector))) return true;
    await page.press('Enter');
    return false;
  }, `${selector} was chosen`);
}

/** The middle of a cell of the screen, in the page's pixels. */
export const spotOf = (page, column, row) => page.evaluate((x, y) => {
  const box = document.querySelector('.xterm-screen').getBoundingClientRect();
  return { x: box.x + (x + 0.5) * box.width / 100, y: box.y + (y + 0.5) * box.height / 34 };
}, column, row);

/** Listens to what the page writes on the clipboard from now on: no test may read it in every browser. */
const listenToClipboard = (page) => page.evaluate(() => {
  window.copied = undefined;
  const { clipboard } = navigator;
  const note = (writing, text) => writing.then(async () => { window.copied = { text: await text() }; },
    (error) => { window.copied = { error: String(error) }; });
  const { write, writeText } = Object.getPrototypeOf(clipboard);
  clipboard.writeText = (text) => {
    const writing = writeText.call(clipboard, text);
    note(writing, () => text);
    return writing;
  };
  clipboard.write = (items) => {
    const writing = write.call(clipboard, items);
    note(writing, async () => (await items[0].getType('text/plain')).text());
    return writing;
  };
});

/** The text that the browser took for its clipboard when something was done. */
export async function textCopiedBy(page, act) {
  await listenToClipboard(page);
  await act();
  const { text, error } = await until(page, 'something was copied', () => window.copied);
  if (error) throw new Error(`The browser let nothing onto the clipboard: ${error}`);
  return text;
}

/** Writes down the file that the page offers for download when a button is chosen; its name there. What browsers do
    with it then is theirs, and nothing here can see it in all of them. */
export async function fileOfferedBy(page, selector, path) {
  await page.evaluate(() => {
    window.offered = undefined;
    let content;
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      content = blob;
      return createObjectURL.call(URL, blob);
    };
    addEventListener('click', async ({ target, defaultPrevented }) => {
      if (target.download && !defaultPrevented && target.protocol === 'blob:')
        window.offered = { name: target.download, bytes: [...new Uint8Array(await content.arrayBuffer())] };
    });
  });
  await choose(page, selector);
  const { name, bytes } = await until(page, 'a file was offered', () => window.offered);
  writeFileSync(path, Buffer.from(bytes));
  return name;
}

/** Chooses the button that asks for a file and answers with this one. The browser's own dialog stays shut: led by a program, some
    cancel it before anybody can answer. */
export async function answerWithFile(page, selector, path) {
  await page.evaluate(() => { HTMLInputElement.prototype.click = () => {}; });
  await choose(page, selector);
  await until(page, 'a file was asked for', () => document.querySelector('input[type=file]') !== null);
  await page.choose('input[type=file]', path);
}

/** Until the game on the screen is written down as it is. */
export const whenKept = (page) => until(page, 'the game was kept', () => new Promise((resolve, reject) => {
  const request = indexedDB.open('cellophane');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const shelves = request.result;
    const end = (answer) => { shelves.close(); resolve(answer); };
    if (!shelves.objectStoreNames.contains('games')) return end(false);
    const asked = shelves.transaction('games').objectStore('games').getAll();
    asked.onsuccess = () => end(asked.result.some(({ seed, turns }) =>
      seed === window.cellophane.game.seed && turns === window.cellophane.game.turns));
  };
}));

/** What of the screen is in sight: the cells from first to last, in both directions, and the hero's cell. */
export const sightOf = (page) => page.evaluate(() => {
  const stage = document.querySelector('#stage').getBoundingClientRect();
  const box = document.querySelector('.xterm-screen').getBoundingClientRect();
  const { game, title } = window.cellophane;
  const right = Math.min(stage.right, innerWidth);
  const bottom = Math.min(stage.bottom, innerHeight);
  return {
    columns: [(stage.left - box.left) * 100 / box.width, (right - box.left) * 100 / box.width],
    rows: [(stage.top - box.top) * 34 / box.height, (bottom - box.top) * 34 / box.height],
    hero: (game ?? title).heroCell(),
  };
});

/** The text in the cells that are in sight. */
export async function textInSight(page) {
  const { columns: [left, right], rows: [top, bottom] } = await sightOf(page);
  const cells = (from, to, most) => [Math.max(0, Math.ceil(from - 0.1)), Math.min(most, Math.floor(to + 0.1))];
  const lines = (await screenOf(page)).slice(...cells(top, bottom, 34));
  return lines.map((line) => line.slice(...cells(left, right, 100)));
}
