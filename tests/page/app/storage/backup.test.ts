import '../../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { backupName, isZip, packBackup, unpackBackup } from '../../../../web/app/storage/backup';
import type { Everything } from '../../../../web/app/storage/everything';

const everything: Everything = {
  games: [
    {
      facts: { id: '12', seed: '1729', style: 'brogue', start: 1, depth: 3, turns: 512, written: 9 },
      bytes: new Uint8Array([1, 2, 3]),
    },
    {
      facts: {
        id: '13',
        seed: '18446744073709551615',
        style: 'rogue',
        variant: 'rapid',
        start: 2,
        depth: 2,
        turns: 1,
        written: 8,
      },
      bytes: new Uint8Array(),
    },
  ],
  recordings: [
    { facts: { seed: '7', style: 'classic', depth: 4, turns: 99, written: 5 }, bytes: new Uint8Array([9]) },
    // The same once more: names of files differ all the same.
    { facts: { seed: '7', style: 'classic', depth: 4, turns: 99, written: 5 }, bytes: new Uint8Array([8]) },
  ],
  highScores: 'a line\n',
};
const packed = packBackup(everything, false);

type Row = Record<string, unknown>;
interface List extends Row {
  games: Row[];
}

/** The backup with another list. */
function withList(change: (list: Partial<List> & Pick<List, 'games'>) => void): Uint8Array {
  const files = unzipSync(packed);
  const list = JSON.parse(strFromU8(files['backup.json'])) as List;
  change(list);
  return zipSync({ ...files, 'backup.json': strToU8(JSON.stringify(list)) });
}

test('what is packed is unpacked', () => {
  assert.ok(isZip(packed));
  assert.deepEqual(unpackBackup(packed), everything);
  assert.equal(backupName(new Date('2026-11-29T22:00:00Z')), 'cellophane-backup-2026-11-29.zip');
});

test('games and recordings lie in it as files of their own, whose names tell the seed unless it is hidden', () => {
  assert.deepEqual(Object.keys(unzipSync(packed)).sort(), [
    'backup.json',
    'games/1-cellophane-1729-depth-3-turn-512.clph',
    'games/2-cellophane-18446..1615-depth-2-turn-1.clph',
    'high_scores.txt',
    'recordings/1-cellophane-7-depth-4-turn-99.clph',
    'recordings/2-cellophane-7-depth-4-turn-99.clph',
  ]);
  assert.ok(Object.keys(unzipSync(packBackup(everything, true))).every((name) => !name.includes('1729')));
});

test('what is no backup is named', () => {
  const cases: [Uint8Array, RegExp][] = [
    [packed.slice(0, 40), /not a complete ZIP file/],
    [packed.slice(0, -40), /not a complete ZIP file/],
    [zipSync({ 'a.txt': strToU8('a') }), /no backup of Cellophane: it has no backup\.json/],
    [zipSync({ 'backup.json': strToU8('{') }), /backup\.json does not say so/],
    [zipSync({ 'backup.json': strToU8('null') }), /backup\.json does not say so/],
    [withList((list) => (list.format = 'other')), /backup\.json does not say so/],
    [withList((list) => (list.version = 2)), /of version 2; this page reads version 1\. Open it on the page/],
    [withList((list) => Reflect.deleteProperty(list, 'games')), /no list of games/],
    [withList((list) => (list.recordings = [1])), /no list of recordings/],
    [withList((list) => (list.games[1].file = 'games/none')), /lacks the file of game 2: "games\/none"/],
    [withList((list) => (list.games[0].file = '__proto__')), /lacks the file of game 1: "__proto__"/],
    [withList((list) => (list.high_scores = 'none')), /lacks the file of the high scores/],
  ];
  for (const [file, message] of cases) assert.throws(() => unpackBackup(file), message);
});

test('a fact that no game has is named with its row', () => {
  const wrong: Record<string, unknown[]> = {
    seed: [5, '-1', '', undefined, '123456789012345678901'],
    style: ['baroque', null, undefined],
    variant: ['long', 3],
    depth: [0, 41, 1.5, '3', undefined],
    turns: [-1, 1e300, null],
    written: ['now', undefined],
    id: ['', '../x', 5, undefined],
    start: [0, 41, '1', undefined],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      assert.throws(
        () => unpackBackup(withList((list) => (list.games[1][name] = value))),
        new RegExp(`backup\\.json, game 2: ${name} cannot be `),
        `${name} ${JSON.stringify(value)}`,
      );
});

test('a file that says it is small and is not, or is too large, is refused', () => {
  const large = zipSync({ 'backup.json': new Uint8Array(201_000_000) }, { level: 1 });
  assert.throws(() => unpackBackup(large), /more than 200 MB/);
});

test('a spoilt file is refused with a sentence or read as something whole: 2,000 changed bytes', () => {
  for (let i = 0; i < 2000; ++i) {
    const spoilt = packed.slice();
    spoilt[(i * 7919) % spoilt.length] ^= 1 + (i % 255);
    try {
      unpackBackup(spoilt);
    } catch (error) {
      assert.match(
        (error as Error).message,
        /^(It is|The backup lacks|backup\.json|Unpacked it has|[Gg]ame|[Rr]ecording)/,
      );
    }
  }
});
