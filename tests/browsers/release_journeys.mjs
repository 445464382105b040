// What every browser has to do across two releases of one site: a link, a replay link, a file and a stored game open in the
// release they belong to, with the states of its engine.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import {
  answerWithFile,
  clickOn,
  gameOf,
  until,
  waitUntil,
  whenAtTurn,
  whenKept,
  whenPlaying,
  whenTold,
} from './hands.mjs';

const codeOf = (bytes) => deflateRawSync(bytes).toString('base64url');

/** A page that is loaded anew for each, so that a fragment alone is no move within the page. */
async function go(page, address) {
  await page.open('about:blank');
  await page.open(address);
}

const whenAt = (page, folder) =>
  waitUntil(async () => (await page.address()).split(/[?#]/)[0] === folder, `the page of ${folder} was there`);

/** Presses the button of a notice that has these words. */
const pressNotice = async (page, words) => {
  await until(
    page,
    `“${words}” was offered`,
    (wanted) => {
      const button = [...document.querySelectorAll('#notices button')].find((each) => each.textContent === wanted);
      button?.setAttribute('data-wanted', '');
      return Boolean(button);
    },
    words,
  );
  await clickOn(page, '#notices button[data-wanted]');
};

const stateOfReplay = (page) =>
  until(page, 'the recording was there', () => {
    const replay = window.cellophane?.replay;
    if (!replay) return null;
    replay.runTo(replay.turns);
    while (!replay.isAtEnd) replay.step();
    return replay.problem ? String(replay.problem) : replay.stateHash();
  });

const idOfStored = (page, seed) =>
  until(
    page,
    `the game of ${seed} was stored`,
    (wanted) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('cellophane');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const shelves = request.result;
          const asked = shelves.transaction('games').objectStore('games').getAll();
          asked.onsuccess = () => {
            shelves.close();
            resolve(asked.result.find((game) => game.seed === wanted)?.id);
          };
        };
      }),
    seed,
  );

/** `root`: the folder of the newest release; `kept`: an earlier one: { name, folder, dungeon }. `own`: the dungeon version of
 *  the newest. `recordings`: of both, { bytes, state } by `newest` and `kept`. `stored`: a game that is begun in one folder,
 *  asked for in another, and goes on in the one that its file names. `scratch`: a folder for files. */
export async function crossReleases(page, { root, kept, own, recordings, files, stored, scratch }) {
  // A link goes to the release of its dungeon version, which leads to today's.
  await go(page, `${root}?seed=5&v=${kept.dungeon}`);
  await whenAt(page, kept.folder);
  await whenPlaying(page);
  await whenTold(page, `This is Cellophane ${kept.name}, kept for links, games and recordings of its time.`);
  assert.equal((await gameOf(page)).seed, '5');
  await pressNotice(page, "Open today's version");
  await whenAt(page, root);
  await whenPlaying(page);
  assert.equal((await gameOf(page)).seed, '5');
  await go(page, `${root}?seed=5&v=${own}`);
  await whenPlaying(page);
  await whenAt(page, root);

  // A recording goes to the release of its rules, and from an earlier one back to the newest.
  await go(page, `${root}#r=${codeOf(recordings.kept.bytes)}`);
  await whenAt(page, kept.folder);
  assert.equal(await stateOfReplay(page), recordings.kept.state);
  await go(page, `${kept.folder}#r=${codeOf(recordings.newest.bytes)}`);
  await whenAt(page, root);
  assert.equal(await stateOfReplay(page), recordings.newest.state);

  // A file that is opened, too.
  await go(page, `${root}?seed=6`);
  await whenPlaying(page);
  const path = join(scratch, 'kept.clph');
  await writeFile(path, files.kept.bytes);
  await clickOn(page, '#games');
  await answerWithFile(page, '#open-file', path);
  await whenAt(page, kept.folder);
  await until(
    page,
    'the game of the file was there',
    (seed) => window.cellophane?.game?.seed === seed,
    files.kept.seed,
  );
  assert.equal((await gameOf(page)).hash, files.kept.state);

  // A stored game goes on in the release whose versions it names, with every turn.
  await go(page, `${stored.begunIn}?seed=91`);
  await whenPlaying(page);
  await page.evaluate(() => document.querySelector('#stage').focus());
  await page.press('z', 'z');
  await whenAtTurn(page, 2);
  await whenKept(page);
  const before = await gameOf(page);
  const id = await idOfStored(page, '91');
  await go(page, `${stored.askedIn}#game=${id}`);
  await whenTold(page, `was begun in ${stored.owner} and goes on there.`);
  await pressNotice(page, `Continue in ${stored.owner}`);
  await whenAt(page, stored.goesOnIn);
  await whenPlaying(page);
  assert.deepEqual(await gameOf(page), before);
}
