import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Game } from 'cellophane';
import { Store, type KeptGame } from '../../../../web/app/storage/store';
import type { Page } from '../../../../web/app/shell/page';
import { showGames } from '../../../../web/app/game/games_dialog';
import { emptyDatabase } from '../../support/database';
import { buttonNamed, settled } from '../../support/dom';
import { engine } from '../../support/engine';
import { unpackBackup } from '../../../../web/app/storage/backup';
import { downloaded, takeDownload } from '../../support/downloads';
import { openPage } from '../../support/page';

let page: Page;
let store: Store;
let told: string[];
beforeEach(async () => {
  emptyDatabase();
  page = openPage();
  store = new Store();
  told = [];
  for (const [id, seed] of [
    ['a', '9'],
    ['b', '8'],
  ] as const)
    await store.write(
      { id, seed, style: 'brogue', start: 1, depth: 1, turns: 5, written: Number(seed), owner: '', until: 0 },
      { number: 0, bytes: new Uint8Array([1, Number(seed)]) },
    );
});

interface Shown {
  game?: Game;
  current?: string;
  store?: Store | null;
  ending?: string;
}

async function open({ game, current, store: own = store, ending }: Shown = {}): Promise<HTMLDialogElement> {
  const controller = {
    current,
    saved: { isEnding: (id: string) => id === ending },
    goOn: ({ seed }: KeptGame) => Promise.resolve(void told.push(`on with ${seed}`)),
  };
  const place = { store: own ?? undefined, whyNot: '', games: [] };
  await showGames({ page, place, stage: { game }, controller }, { openFile: () => {}, onClosed: () => {} });
  return document.querySelector('dialog')!;
}
const lines = () => [...document.querySelectorAll('#kept-games li')].map((line) => line.textContent);

test('the kept games are listed, the latest first, with what can be done with each', async () => {
  assert.equal(await store.claim('b', 'another', Date.now() + 60_000, true), true);
  await open();
  assert.deepEqual(lines(), [
    'dungeon 9, depth 1, turn 5ContinueSave to fileDelete',
    'dungeon 8, depth 1, turn 5 (in another tab)ContinueSave to file',
  ]);
});

test('the game on the screen is marked, and neither opened nor forgotten', async () => {
  await open({ current: 'a', ending: 'b' });
  assert.deepEqual(lines(), ['dungeon 9, depth 1, turn 5 (this one)Save to file']);
});

test('a kept game is deleted only after a second click, and the focus stays in the dialog', async () => {
  const dialog = await open();
  const line = document.querySelector('#kept-games li')!;
  const forget = buttonNamed('Delete', line);
  forget.focus();
  forget.click();
  await settled();
  assert.equal((await store.games()).length, 2);
  buttonNamed('Delete for good?', line).click();
  await settled();
  assert.deepEqual(
    (await store.games()).map(({ seed }) => seed),
    ['8'],
  );
  assert.equal(lines().length, 1);
  assert.ok(dialog.contains(document.activeElement));
});

test('a kept game is saved to a file; one that is gone meanwhile leaves the list', async () => {
  await open();
  buttonNamed('Save to file', document.querySelector('#kept-games li')!).click();
  await settled();
  assert.deepEqual(await takeDownload(), { name: 'cellophane-9-depth-1-turn-5.clph', bytes: new Uint8Array([1, 9]) });
  await store.remove('a');
  buttonNamed('Save to file', document.querySelector('#kept-games li')!).click();
  await settled();
  assert.equal(lines().length, 1);
});

test('going on closes the dialog', async () => {
  await open();
  buttonNamed('Continue', document.querySelector('#kept-games')!).click();
  assert.deepEqual(told, ['on with 9']);
  assert.equal(document.querySelector('dialog'), null);
});

test('where nothing is kept, the dialog says why or when', async () => {
  await open({ store: null });
  assert.equal(document.querySelector('#kept-games')!.textContent, 'This browser does not let this page store data.');
  page = openPage();
  for (const { id } of await store.games()) await store.remove(id);
  await open();
  assert.match(document.querySelector('#kept-games')!.textContent, /^No saved games yet/);
});

test('where the list cannot be read, the dialog says why, and the game on the screen is saved to a file', async () => {
  store.games = () => Promise.reject(new Error('broken'));
  await open({ game: engine.newGame({ seed: '5' }) });
  assert.equal(document.querySelector('#kept-games')!.textContent, 'The saved games cannot be read: broken');
  buttonNamed('Save to file').click();
  assert.match((await takeDownload()).name, /\.clph$/);
});

test('everything is backed up in one file', async () => {
  await open();
  buttonNamed('Back up everything').click();
  for (let i = 0; i < 50 && downloaded.size === 0; ++i) await settled();
  const { name, bytes } = await takeDownload();
  assert.match(name, /^cellophane-backup-\d{4}-\d\d-\d\d\.zip$/);
  assert.deepEqual(
    unpackBackup(bytes).games.map(({ facts, bytes: file }) => [facts.seed, ...file]),
    [
      ['9', 1, 9],
      ['8', 1, 8],
    ],
  );
  page = openPage();
  await open({ store: null });
  assert.throws(() => buttonNamed('Back up everything'));
});
