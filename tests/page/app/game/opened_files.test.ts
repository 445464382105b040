import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openFile, type Opening } from '../../../../web/app/game/opened_files';
import { packBackup } from '../../../../web/app/storage/backup';
import { Store } from '../../../../web/app/storage/store';
import type { Page } from '../../../../web/app/shell/page';
import { emptyDatabase } from '../../support/database';
import { noticesShown } from '../../support/dom';
import { engine } from '../../support/engine';
import { openPage } from '../../support/page';

let page: Page;
let done: string[];
let opening: Opening;
beforeEach(() => {
  emptyDatabase();
  page = openPage();
  done = [];
  const place = { store: new Store(), whyNot: '', games: [] };
  opening = {
    engine,
    page,
    place,
    stage: {
      title: undefined,
      replay: undefined,
      refresh: () => done.push('refresh'),
    },
    controller: {
      wouldLose: false,
      leave: () => undefined,
      begunElsewhere: (game: { turns: number }) => done.push(`play ${game.turns}`),
      waysIntoThePast: () => ({}),
    } as unknown as Opening['controller'],
    recordings: { watch: (recording) => Promise.resolve(void done.push(`watch ${recording.length > 0}`)) },
    title: { comeBack: () => Promise.resolve(void done.push('title')) },
  };
});

const open = (name: string, bytes: Uint8Array | string) => openFile(new File([bytes as BlobPart], name), opening);
const rested = (turns: number) => {
  const game = engine.newGame({ seed: '4' });
  for (let i = 0; i < turns; ++i) game.step({ type: 'rest' });
  return game;
};
const backup = () =>
  packBackup(
    {
      games: [
        {
          facts: { id: '12', seed: '4', style: 'brogue', start: 1, depth: 1, turns: 5, written: 9 },
          bytes: rested(5).save(),
        },
      ],
      recordings: [],
      highScores: 'a line\nanother\n',
    },
    false,
  );

test('a save is played on', async () => {
  await open('a.clph', rested(5).save());
  assert.deepEqual(done, ['play 5']);
});

test('what is no game is named, and nothing else happens', async () => {
  await open('a.clph', 'no game');
  assert.deepEqual(done, []);
  assert.match(noticesShown()[0], /^a\.clph cannot be opened\. /);
});

test('notes belong to a recording', async () => {
  await open('a.txt', '5 a note');
  assert.match(noticesShown()[0], /Open a recording first/);
  const notes: string[] = [];
  Object.assign(opening.stage, { replay: { annotate: (text: string) => notes.push(text) } });
  await open('a.txt', '5 a note');
  assert.deepEqual([notes, done], [['5 a note'], ['refresh']]);
});

test('a backup is added, and what was added is told', async () => {
  await open('all.zip', backup());
  assert.deepEqual(done, []);
  assert.deepEqual(noticesShown(), [
    'From all.zip: 1 saved game, 0 recordings and 2 results for the high scores added.',
  ]);
  const { store } = opening.place;
  const [kept] = await store!.games();
  assert.equal(engine.loadGame((await store!.file(kept.id))!).stateHash(), rested(5).stateHash());
  assert.equal(await store!.runs(), 'a line\nanother\n');
  Object.assign(opening.stage, { title: {} });
  await open('all.zip', backup());
  assert.deepEqual(done, ['title']);
  assert.deepEqual(noticesShown(), [
    'From all.zip: 0 saved games, 0 recordings and 0 results for the high scores added.',
    '3 of its entries were here already.',
  ]);
});

test('a backup that is spoilt, or finds no store, is refused', async () => {
  await open('all.zip', backup().slice(0, 60));
  assert.match(noticesShown()[0], /^all\.zip cannot be opened\. It is not a complete ZIP file/);
  opening = { ...opening, place: { store: undefined, whyNot: 'No storage here.', games: [] } };
  await open('all.zip', backup());
  assert.match(noticesShown()[0], /^all\.zip cannot be opened\. No storage here\./);
});
