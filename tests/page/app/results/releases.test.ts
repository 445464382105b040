import '../../support/dom';
import '../../support/streams';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { VerifiedRecording } from 'cellophane';
import { EngineShelf, type PlaceOfReleases } from '../../../../web/releases/engine_shelf.mjs';
import { identityOf, versionsIn } from '../../../../web/releases/recording_file.mjs';
import { own } from '../../../../web/app/releases/site';
import { engineFiles, type Release } from '../../../../web/releases/release_index.mjs';
import { forged, played } from '../../../support/contest.mjs';
import { engine } from '../../support/engine';

const recording = played(engine, { seed: '1729', whim: 1, actions: 100 });
/** The same game, of other rules by its own account. `by`: how many rules versions later. */
const ofRules = (by: number) =>
  forged(recording, (bytes, body) => {
    bytes[body + 1] += 2 * by;
  });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const texts = engineFiles.map((path) => new TextEncoder().encode(`the file ${path}`));
const older: Release = {
  release: '0.9.0',
  dungeon: own.dungeon,
  rules: own.rules - 1,
  save: 1,
  date: '2026-11-01',
  files: Object.fromEntries(engineFiles.map((path, i) => [path, sha256(texts[i])])),
};

interface Given {
  index?: string;
  files?: readonly Uint8Array<ArrayBuffer>[];
}

/** A shelf beside which lies the release `older`, with what it was asked for. */
function shelfWith({ index = JSON.stringify({ releases: [older] }), files = texts }: Given = {}) {
  const asked: string[] = [];
  const judged: VerifiedRecording = { ...engine.verifyRecording(recording), rulesVersion: older.rules, score: 12345 };
  const place: PlaceOfReleases = {
    index: () => {
      asked.push('index');
      return Promise.resolve(index);
    },
    file: (release, path) => {
      asked.push(`${release}/${path}`);
      return Promise.resolve(files[engineFiles.indexOf(path)]);
    },
    sha256: (bytes) => Promise.resolve(sha256(bytes)),
    module: (release, path) => {
      asked.push(`import ${release}/${path}`);
      return Promise.resolve({
        loadCellophane: ({ wasm }) => {
          assert.equal(wasm, files[1]);
          return Promise.resolve({ verifyRecording: () => judged });
        },
      });
    },
  };
  return { shelf: new EngineShelf({ engine, own, place }), asked };
}

test('the versions of a file are read without an engine, those of a save too', () => {
  const { dungeon, rules, save } = own;
  assert.deepEqual(versionsIn(recording), { isSave: false, dungeon, rules, save });
  assert.deepEqual(versionsIn(ofRules(-1)), { isSave: false, dungeon, rules: rules - 1, save });
  const game = engine.newGame({ seed: 3 });
  assert.deepEqual(versionsIn(game.save()), { isSave: true, dungeon, rules, save });
  for (const bytes of [[], [67, 76, 80], [...'<!doctype html>'].map((letter) => letter.charCodeAt(0))])
    assert.equal(versionsIn(new Uint8Array(bytes)), null);
  assert.equal(versionsIn(recording.subarray(0, 8)), null);
  assert.equal(versionsIn(new Uint8Array([67, 76, 80, 76, 82, 1, ...Array<number>(20).fill(255)])), null);
});

test('a game has one identity: as recording, save, save with additions, and whatever versions it names', () => {
  const game = engine.newGame({ seed: 3 });
  game.step({ type: 'rest' });
  const parts = [game.save()];
  for (const type of ['search', 'rest'] as const) {
    const { recorded } = game;
    game.step({ type });
    parts.push(game.addition(recorded));
  }
  const files = [Buffer.concat(parts), game.save(), game.replay()].map((bytes) => identityOf(new Uint8Array(bytes)));
  assert.ok(files[0]);
  assert.equal(new Set(files).size, 1);
  assert.equal(identityOf(ofRules(-3)), identityOf(recording));
  game.step({ type: 'rest' });
  assert.notEqual(identityOf(game.replay()), files[0]);
  assert.equal(identityOf(recording.subarray(0, recording.length - 20)), null);
});

test('a recording of the present rules is replayed by the present engine, and nothing is fetched', async () => {
  const { shelf, asked } = shelfWith();
  const { result, release } = await shelf.verify(recording);
  assert.deepEqual(result, engine.verifyRecording(recording));
  assert.equal(release, null);
  assert.deepEqual(asked, []);
});

test('a recording of other rules is replayed by the engine of its release, which is fetched once', async () => {
  const { shelf, asked } = shelfWith();
  const all = await Promise.all([ofRules(-1), ofRules(-1)].map((file) => shelf.verify(file)));
  for (const { result, release, identity } of all)
    assert.deepEqual(
      [result.score, result.status, release, identity],
      [12345, 'verified', '0.9.0', identityOf(recording)],
    );
  assert.deepEqual(asked, [
    'index',
    `0.9.0/${engineFiles[0]}`,
    `0.9.0/${engineFiles[1]}`,
    `import 0.9.0/${engineFiles[0]}`,
  ]);
});

test('an engine with one other byte is never started, and named', async () => {
  for (const [i, path] of engineFiles.entries()) {
    const files = texts.map((bytes) => bytes.slice());
    files[i][3] ^= 1;
    const { shelf, asked } = shelfWith({ files });
    await assert.rejects(shelf.engineFor(older), {
      name: 'NoEngine',
      message: `The engine of version 0.9.0 is not the one that was released: v/0.9.0/${path} has other bytes.`,
    });
    assert.ok(!asked.some((each) => each.startsWith('import')));
  }
});

test('what no kept release can replay is tried by the present one, and says what is missing', async () => {
  const { shelf } = shelfWith();
  const spoilt = (by: number) =>
    forged(ofRules(by), (bytes) => {
      bytes[bytes.length - 30] ^= 1;
    });
  const { result, release } = await shelf.verify(spoilt(-2));
  assert.equal(result.status, 'other-version');
  assert.equal(release, null);
  assert.match(
    result.problem,
    /this build has \d+ and \d+\. No release with dungeon version \d+ and rules version \d+ is kept here\.$/,
  );
  const { result: newer } = await shelf.verify(ofRules(1));
  assert.equal(newer.status, 'unreadable');
  assert.match(newer.problem, /this build has \d+ and \d+\. Only a newer version can replay it\.$/);
  // It proves itself all the same where the rules that were changed did not matter.
  assert.equal((await shelf.verify(ofRules(-2))).result.status, 'verified');
});

test('an index that lies or cannot be fetched is named, and asked for again', async () => {
  const liar = JSON.stringify({ releases: [{ ...older, release: '../..' }] });
  for (const [index, message] of [
    [liar, /^The earlier versions cannot be looked up: v\/index\.json: release is "\.\.\/\.\."/],
    ['<html>', /^The earlier versions cannot be looked up: v\/index\.json is no JSON/],
  ] as const) {
    const { shelf, asked } = shelfWith({ index });
    await assert.rejects(shelf.engineFor(older), { name: 'NoEngine', message });
    await assert.rejects(shelf.engineFor(older), { name: 'NoEngine', message });
    assert.deepEqual(asked, ['index', 'index']);
  }
});
