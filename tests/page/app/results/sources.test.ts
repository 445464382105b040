import '../../support/dom';
import '../../support/streams';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replayLink } from '../../../../web/app/link/replay_link';
import { someOf, sourcesIn, sourcesInLinks } from '../../../../web/app/results/sources';
import { engine } from '../../support/engine';

const recordingOf = (turns: number) => {
  const game = engine.newGame({ seed: '8' });
  for (let i = 0; i < turns; ++i) game.step({ type: 'rest' });
  game.step({ type: 'quit' });
  return game.replay();
};

const fileOf = (name: string, content: Uint8Array | string) => ({
  name,
  file: new Blob([content as BlobPart]) as File,
});

/** A file of this size that says so if it is read. */
const sized = (name: string, size: number) => ({
  name,
  file: {
    size,
    slice: () => assert.fail(`${name} was read`),
    arrayBuffer: () => assert.fail(`${name} was read`),
  } as unknown as File,
});

test('names are listed up to two, and the others counted', () => {
  assert.equal(someOf(['a']), 'a');
  assert.equal(someOf(['a', 'b']), 'a and b');
  assert.equal(someOf(['a', 'b', 'c']), 'a, b and c');
  assert.equal(someOf(Array.from({ length: 1002 }, (_, i) => `p${i}`)), 'p0, p1 and 1,000 others');
});

test('recordings are taken by their names or by what they begin with', async () => {
  const recording = recordingOf(3);
  const { sources, troubles } = await sourcesIn([
    fileOf('ann.clph', recording),
    fileOf('BEN.CLPH', 'damaged'),
    fileOf('renamed by a phone.bin', recording),
    fileOf('notes.txt', 'no recording'),
  ]);
  assert.deepEqual(
    sources.map(({ name }) => name),
    // A single stranger is left to the engine, which says what is wrong with it.
    ['ann.clph', 'BEN.CLPH', 'renamed by a phone.bin', 'notes.txt'],
  );
  assert.deepEqual(troubles, []);
  assert.deepEqual(await sources[0].read(), recording);
});

test('a folder of pictures is one line with a count', async () => {
  const pictures = Array.from({ length: 500 }, (_, i) => fileOf(`trip/${i}.png`, '\x89PNG'));
  const { sources, troubles } = await sourcesIn([...pictures, fileOf('trip/ann.clph', recordingOf(1))]);
  assert.deepEqual(
    sources.map(({ name }) => name),
    ['trip/ann.clph'],
  );
  assert.deepEqual(troubles, [
    '500 files are no Cellophane recordings and were skipped: trip/0.png, trip/1.png and 498 others.',
  ]);
});

test('a file of 100 MB is refused by its size, and not read', async () => {
  const { sources, troubles } = await sourcesIn([sized('big.clph', 100_000_000)]);
  assert.deepEqual(sources, []);
  assert.deepEqual(troubles, ['big.clph has 100 MB. A recording has at most 50 MB, so it was not read.']);
  const several = await sourcesIn([1, 2, 3, 4].map((i) => sized(`big${i}.clph`, 60_000_000)));
  assert.match(several.troubles.join(), /^4 files have more than 50 MB.*: big1\.clph, big2\.clph and 2 others\.$/);
});

test('more files than are taken at once are counted', async () => {
  const { troubles } = await sourcesIn(Array.from({ length: 10_001 }, (_, i) => fileOf(`${i}.clph`, '')));
  assert.match(troubles[0], /There are 10,001 files\. The first 10,000 files are taken/);
});

test('links are read one a line, with the names before them', async () => {
  const link = await replayLink(recordingOf(2));
  const other = await replayLink(recordingOf(3));
  const { sources, troubles } = await sourcesInLinks(
    `Ann: ${link}\r\n\n${other}\nhttps://example.org/?seed=5\n${link.slice(0, -6)}`,
    4,
  );
  assert.deepEqual(
    sources.map(({ name }) => name),
    ['Ann', 'Link 4'],
  );
  assert.deepEqual(await sources[0].read(), recordingOf(2));
  // What was read may be handed on to a worker: the next read has bytes of its own.
  assert.notEqual(await sources[0].read(), await sources[0].read());
  assert.equal(troubles.length, 2);
  assert.match(troubles[0], /^Line 4 holds neither a replay link, which has #r= in it, nor a shared result/);
  assert.match(troubles[1], /^The link in line 5 cannot be read\. It is damaged/);
});
