import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { contest, played } from '../support/contest.mjs';
import { loadCellophane, refusal } from './support.mjs';

const engine = await loadCellophane();
const files = contest(engine);
const recordings = [...files].map(([file, bytes]) => ({ file, result: engine.verifyRecording(bytes) }));
const resultOf = (name) => recordings.find(({ file }) => file === name).result;

test('a recording proves its result, as a plain value', () => {
  const result = resultOf('Ann.clph');
  assert.equal(result.status, 'verified');
  assert.deepEqual([result.seed, result.style, result.start, result.problem], ['1729', 'brogue', 1, '']);
  assert.match(result.trail, /^[0-9a-f]{16}( [0-9a-f]{16})*$/);
  assert.ok(result.turns > 100 && result.end !== '' && /^[0-9a-f]{16}$/.test(result.fingerprint));
  assert.deepEqual(JSON.parse(JSON.stringify(result)), result);
  assert.deepEqual(structuredClone(result), result);
  const game = engine.newGame({ seed: 3 });
  game.step({ type: 'rest' });
  // Save and recording are the same game.
  assert.equal(engine.verifyRecording(game.save()).fingerprint, engine.verifyRecording(game.replay()).fingerprint);
  assert.equal(engine.verifyRecording(game.save()).status, 'unfinished');
});

test('what proves nothing says why', () => {
  assert.equal(resultOf('Gus is playing.clph').status, 'unfinished');
  assert.equal(resultOf('Hugo tampered.clph').status, 'tampered');
  assert.match(resultOf('Hugo tampered.clph').problem, /says it has \d+ turns/);
  assert.equal(resultOf('Ida of old.clph').status, 'other-version');
  assert.match(resultOf('Ida of old.clph').problem, /rules version 14/);
  const { status, problem, ...others } = resultOf('notes.txt');
  assert.equal(status, 'unreadable');
  assert.match(problem, /no Cellophane save or recording/);
  assert.ok(Object.values(others).every((value) => value === null));
  assert.equal(engine.verifyRecording(new Uint8Array()).status, 'unreadable');
  assert.throws(() => engine.verifyRecording('CLPH'), refusal('bad-argument', 'the recording', 'Uint8Array'));
  assert.throws(
    () => engine.verifyRecording(new Uint8Array(64 * 1024 * 1024 + 1)),
    refusal('bad-argument', 'too large'),
  );
});

test('the ranking is in order, and equals share a place', () => {
  const ranked = engine.rankRecordings([...recordings, { file: 'Zoe.clph', result: resultOf('Ann.clph') }]);
  assert.equal(ranked.length, 11);
  const placed = ranked.filter(({ place }) => place !== null);
  assert.equal(placed.length, 7);
  assert.deepEqual(placed[0].contest, 'Dungeon 8, brogue, normal');
  const scores = placed.slice(1).map(({ index }) => [...recordings, recordings[0]][index].result.score);
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => b - a),
  );
  assert.equal(new Set(placed.slice(1).map(({ place }) => place)).size, 5);
  const unplaced = ranked.filter(({ place }) => place === null);
  assert.ok(unplaced.every(({ contest: title, problem }) => title === null && problem.length > 20));
  assert.match(unplaced[0].problem, /^The game is not over \(depth/);
  assert.deepEqual(engine.rankRecordings([]), []);
});

test('where games of one contest were played with different rules, each of them says so', () => {
  const older = recordings.map((each, i) =>
    i === 1 ? { ...each, result: { ...each.result, rulesVersion: 15 } } : each,
  );
  const { rulesVersion } = recordings[0].result;
  const mixture = `Played with different rules: rules versions 15 and ${rulesVersion}.`;
  for (const { contest: title, mixture: told } of engine.rankRecordings(older))
    assert.equal(told, title === 'Dungeon 1729, brogue, normal' ? mixture : null, title);
  assert.ok(engine.rankRecordings(recordings).every(({ mixture: told }) => told === null));
});

const native = fileURLToPath(new URL('../../build/native/cellophane', import.meta.url));
test('CSV and JSON are those of the native program', { skip: !existsSync(native) && 'it is not built' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cellophane-rank-'));
  try {
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
    for (const format of ['csv', 'json']) {
      let text;
      try {
        text = execFileSync(native, ['rank', ...files.keys(), '--format', format], { cwd: folder, encoding: 'utf8' });
      } catch (error) {
        // Status 1 says that there are some that do not agree.
        assert.equal(error.status, 1);
        text = error.stdout;
      }
      assert.equal(engine.rankingText(recordings, format), text);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('results that no recording gave are refused by name', () => {
  const [{ file, result }] = recordings;
  const wrong = (changed) => () => engine.rankRecordings([{ file, result: { ...result, ...changed } }]);
  assert.throws(wrong({ status: 'proven' }), refusal('bad-argument', 'verifyRecording'));
  assert.throws(wrong({ score: '9' }), refusal('bad-argument', 'recordings[0].result.score', '"9"'));
  assert.throws(wrong({ seed: '0' }), refusal('bad-seed', 'recordings[0].result.seed'));
  assert.throws(wrong({ style: 'nethack' }), refusal('bad-style', 'nethack'));
  assert.throws(wrong({ cheats: 1 }), refusal('bad-argument', 'cheats'));
  assert.throws(() => engine.rankRecordings([{ file: 1, result }]), refusal('bad-argument', 'recordings[0].file'));
  assert.throws(() => engine.rankRecordings(5), refusal('bad-argument', 'file and result'));
  assert.throws(() => engine.rankingText(recordings, 'xml'), refusal('bad-argument', 'xml', 'csv, json'));
});

test('the calendar has the daily dungeons that were played, and streaks', () => {
  const day = 86_400_000;
  const now = Date.parse('2026-11-27T12:00:00Z');
  const line = (date, ended, score) =>
    [
      'run 1',
      Math.floor(ended / 1000),
      engine.dailySeed(date),
      'brogue',
      'normal',
      'Died',
      'rat',
      score,
      score,
      0,
      3,
      900,
    ]
      .concat('Killed by a rat on depth 3.')
      .join('\t') + '\n';
  const runs =
    line('2026-11-26', now - day, 120) + line('2026-11-26', now - day, 350) + line('2026-11-27', now, 40) + 'strange\n';
  const { streak, longestStreak, days } = engine.dailyCalendar(runs, now);
  assert.deepEqual([streak, longestStreak], [2, 2]);
  assert.deepEqual(
    days.map(({ date, games, score, inTime }) => ({ date, games, score, inTime })),
    [
      { date: '2026-11-26', games: 2, score: 350, inTime: true },
      { date: '2026-11-27', games: 1, score: 40, inTime: true },
    ],
  );
  assert.equal(engine.dailyCalendar(runs, now + 2 * day).streak, 0);
  assert.deepEqual(engine.dailyCalendar('', now), { streak: 0, longestStreak: 0, days: [] });
  const game = engine.newGame({ seed: engine.dailySeed('2026-11-20') });
  game.step({ type: 'quit' });
  assert.equal(engine.dailyCalendar(game.takeRuns(), Date.now()).days[0]?.date, '2026-11-20');
  assert.deepEqual(engine.dailyDates([game.seed, 5, engine.dailySeed('2026-11-28')], now), ['2026-11-20', null, null]);
  assert.throws(() => engine.dailyCalendar(runs, -1), refusal('bad-argument', 'now'));
  assert.throws(() => engine.dailyCalendar(runs, new Date()), refusal('bad-argument', 'now'));
  assert.throws(() => engine.dailyDates(['x'], now), refusal('bad-seed', 'seeds[0]'));
});

test('practice games are contests of their own', () => {
  const result = engine.verifyRecording(played(engine, { seed: '5', whim: 1, actions: 20, depth: 4 }));
  assert.equal(result.start, 4);
  assert.equal(engine.rankRecordings([{ file: 'a', result }])[0].contest, 'Dungeon 5, brogue, practice 4');
});
