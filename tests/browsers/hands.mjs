// Actions on a page and queries of it for the journeys, the same for every browser.

import { writeFileSync } from 'node:fs';
import { eventually, mapOf, screenOf } from '../web/support.mjs';

/** Milliseconds until waiting fails. Machines of servers are slow and do three things at once. */
const patience = 120_000;

export { mapOf, screenOf };

/** Waits until the question answers true. */
export const waitUntil = (question, what) => eventually(question, what, patience);

/** Waits until `question`, run in the page with the arguments `given`, answers something true; returns that. */
export async function until(page, what, question, ...given) {
  let answer;
  // A question during navigation fails, and is asked again.
  await waitUntil(async () => (answer = await page.evaluate(question, ...given).catch(() => undefined)), what);
  return answer;
}

export const gameOf = (page) =>
  page.evaluate(() => {
    const { game } = window.cellophane;
    return { seed: game.seed, depth: game.depth, turns: game.turns, hash: game.stateHash() };
  });

export const whenPlaying = (page) =>
  until(page, 'a game was there', () => window.cellophane?.game && performance.getEntriesByName('playable').length > 0);
export const whenTitled = (page) => until(page, 'the title was there', () => window.cellophane?.title !== undefined);
export const whenStill = (page) => until(page, 'the hero stood still', () => window.cellophane.game.wantsTime() < 0);
export const whenAtTurn = (page, turn) =>
  until(page, `turn ${turn} was over`, (least) => window.cellophane.game.turns >= least, turn);
export const whenShown = (page, text) =>
  waitUntil(async () => (await screenOf(page)).some((line) => line.includes(text)), `“${text}” was shown`);
export const whenTold = (page, text) =>
  until(
    page,
    `“${text}” was told`,
    (wanted) => [...document.querySelectorAll('#notices p span')].some((notice) => notice.textContent.includes(wanted)),
    text,
  );

/** Opens the game of an address. */
export async function openGame(page, address) {
  await page.open(address);
  await whenPlaying(page);
}

/** The middle of the selected element, once it is visible, scrolled into view. */
async function spotOn(page, selector) {
  return until(
    page,
    `${selector} was there`,
    (wanted) => {
      const thing = document.querySelector(wanted);
      if (!thing?.checkVisibility()) return null;
      thing.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    selector,
  );
}

export const clickOn = async (page, selector) => page.click(await spotOn(page, selector));

/** Presses a button of the open dialog, which closes it, by the keyboard: the mouse would miss it while the dialog
    still grows. */
export async function choose(page, selector) {
  await until(page, `${selector} was there`, (wanted) => document.querySelector(wanted) !== null, selector);
  const focus = (wanted) =>
    page.evaluate((it) => {
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
export const spotOf = (page, column, row) =>
  page.evaluate(
    (x, y) => {
      const box = document.querySelector('.xterm-screen').getBoundingClientRect();
      return { x: box.x + ((x + 0.5) * box.width) / 100, y: box.y + ((y + 0.5) * box.height) / 34 };
    },
    column,
    row,
  );

/** Intercepts what the page writes to the clipboard: not every browser lets tests read it. */
const listenToClipboard = (page) =>
  page.evaluate(() => {
    window.copied = undefined;
    // Where the system has a share sheet, nothing would be copied.
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const { clipboard } = navigator;
    const note = (writing, text) =>
      writing.then(
        async () => {
          window.copied = { text: await text() };
        },
        (error) => {
          window.copied = { error: String(error) };
        },
      );
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

/** The text that the browser accepted for its clipboard during `act`. Throws if it refused. */
export async function textCopiedBy(page, act) {
  await listenToClipboard(page);
  await act();
  const { text, error } = await until(page, 'something was copied', () => window.copied);
  if (error) throw new Error(`The browser let nothing onto the clipboard: ${error}`);
  return text;
}

/** Writes the file that the page offers for download when a button is pressed to `path`; returns the offered name.
    The download itself cannot be observed in every browser. */
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

/** Presses the button that asks for a file and answers with this one. The browser's own dialog stays shut: under
    automation some browsers cancel it at once. */
export async function answerWithFile(page, selector, path) {
  await page.evaluate(() => {
    HTMLInputElement.prototype.click = () => {};
  });
  await choose(page, selector);
  await until(page, 'a file was asked for', () => document.querySelector('input[type=file]') !== null);
  await page.choose('input[type=file]', path);
}

/** Waits until the database holds the game on the screen with all its turns. */
export const whenKept = (page) =>
  until(
    page,
    'the game was kept',
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('cellophane');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const shelves = request.result;
          const end = (answer) => {
            shelves.close();
            resolve(answer);
          };
          if (!shelves.objectStoreNames.contains('games')) return end(false);
          const asked = shelves.transaction('games').objectStore('games').getAll();
          asked.onsuccess = () =>
            end(
              asked.result.some(
                ({ seed, turns }) => seed === window.cellophane.game.seed && turns === window.cellophane.game.turns,
              ),
            );
        };
      }),
  );

/** The visible part of the screen, in cells, as [from, to] of columns and of rows, and the hero's cell. */
export const sightOf = (page) =>
  page.evaluate(() => {
    const stage = document.querySelector('#stage').getBoundingClientRect();
    const box = document.querySelector('.xterm-screen').getBoundingClientRect();
    const { game, title } = window.cellophane;
    const right = Math.min(stage.right, innerWidth);
    const bottom = Math.min(stage.bottom, innerHeight);
    return {
      columns: [((stage.left - box.left) * 100) / box.width, ((right - box.left) * 100) / box.width],
      rows: [((stage.top - box.top) * 34) / box.height, ((bottom - box.top) * 34) / box.height],
      hero: (game ?? title).heroCell(),
    };
  });

/** The text of the cells that are wholly in sight, by line. */
export async function textInSight(page) {
  const {
    columns: [left, right],
    rows: [top, bottom],
  } = await sightOf(page);
  const cells = (from, to, most) => [Math.max(0, Math.ceil(from - 0.1)), Math.min(most, Math.floor(to + 0.1))];
  const lines = (await screenOf(page)).slice(...cells(top, bottom, 34));
  return lines.map((line) => line.slice(...cells(left, right, 100)));
}
