// How fast the WebAssembly build is: `node emscripten/bench.mjs [--quick] [--only NAME]`. One JSON line a figure, with
// the names and the work of `cellophane bench`, the native program; NAME is how the figures wanted begin.
//
// The figures go through the module, which has sessions, not bare games: a turn is recorded and reported, a copy
// (snapshot/copy) includes the log and the screen, and a replay (replay/turns) reports events and keeps moments to go
// back to. Engines recompile hot code while it runs, which takes some thousand turns; turns are measured from then on.
// turn/explore does not observe the game after every step, as in the native program. turn/fight, turn/wander and
// turn/rest/ablaze are missing: their levels are put together from parts of the rules that the module does not export.
// game/load and game/replay belong to this build alone.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const seed = 1729n;
const amuletDepth = 26;

let share = 1;
let only = '';
for (let arguments_ = process.argv.slice(2); arguments_.length > 0; ) {
  const argument = arguments_.shift();
  if (argument === '--quick') share = 10;
  else if (argument === '--only' && arguments_.length > 0) only = arguments_.shift();
  else {
    console.error(`bench: cannot make anything of ${JSON.stringify(argument)}; there are --quick and --only NAME.`);
    process.exit(2);
  }
}

const folder = process.env.CELLOPHANE_ENGINE_FOLDER ?? fileURLToPath(new URL('../build/wasm/engine', import.meta.url));
const { default: createCellophaneCore } = await import(`${folder}/cellophane.mjs`);
const bytes = await readFile(`${folder}/cellophane.wasm`);
// The page's engine comes in two files (split_engine.mjs).
const rest = await readFile(`${folder}/cellophane-rest.wasm`).catch(() => null);
const placeholder = new Proxy({}, { get: () => () => {} });
const core = await createCellophaneCore({
  instantiateWasm(imports, receive) {
    WebAssembly.instantiate(bytes, { ...imports, placeholder, 'placeholder.deferred': placeholder }).then(
      async ({ instance }) => {
        if (rest) await WebAssembly.instantiate(rest, { primary: instance.exports });
        receive(instance);
      },
    );
    return {};
  },
});

class Stopwatch {
  #times = [];

  time(work) {
    const start = performance.now();
    const result = work();
    this.#times.push((performance.now() - start) * 1000);
    return result;
  }

  get count() {
    return this.#times.length;
  }

  /** Drops the last time, of a run that does not count. */
  forgetLast() {
    this.#times.pop();
  }

  report(name, more = {}) {
    const sorted = [...this.#times].sort((a, b) => a - b);
    const at = (percent) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
    const rounded = (microseconds) => Math.round(microseconds * 10) / 10;
    const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
    console.log(
      JSON.stringify({
        name,
        runtime: 'wasm',
        n: sorted.length,
        mean_us: rounded(mean),
        p50_us: rounded(at(50)),
        p99_us: rounded(at(99)),
        max_us: rounded(at(100)),
        ...more,
      }),
    );
  }
}

/** Each of levels 1 to 26 of the first dungeons; the levels above are not counted against a level. */
function digDown(name, dungeons, begin) {
  const watch = new Stopwatch();
  for (let i = 1; i <= dungeons; ++i) {
    const descent = begin(BigInt(i));
    for (let depth = 1; depth <= amuletDepth; ++depth)
      if (!watch.time(() => descent.digNext())) console.error(`bench: dungeon ${i}, depth ${depth}: not dug`);
    descent.delete();
  }
  watch.report(name);
}

/** All 26 levels of a dungeon, down to the Amulet. */
function dungeons(count) {
  const watch = new Stopwatch();
  for (let i = 1; i <= count; ++i) {
    const descent = core.newDescent(BigInt(i), 'brogue');
    watch.time(() => {
      for (let depth = 1; depth <= amuletDepth; ++depth) descent.digNext();
    });
    descent.delete();
  }
  watch.report('dungeon/brogue');
}

function withSession(work, session = core.newSession(seed, 'brogue', 1)) {
  work(session);
  session.delete();
}

function resting(turns) {
  warmUp();
  withSession(
    (session) => {
      const watch = new Stopwatch();
      while (watch.count < turns) watch.time(() => session.act('rest', 0, 0));
      watch.report('turn/rest');
      // In a harmless session, for the turns of a dead hero would cost nothing.
    },
    core.newHarmlessSession(seed, 'brogue', 1),
  );
}

/** Pseudo-random directions, the same as in the native program (src/tools/bench_command.cpp). */
function* staggering() {
  for (let state = Number(seed); ; ) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield state >>> 29;
  }
}

/**
 * Walks an invulnerable hero about at random, as in the native program. Steps into walls take no turn and do not count,
 * nor do steps onto another level, which include digging it.
 */
function stagger(watch, feet, number, depth, turns) {
  const patience = 200;
  let session = core.newHarmlessSession(number, 'brogue', depth);
  for (let idle = 0, enough = watch.count + turns; watch.count < enough; ) {
    const before = session.depth();
    const direction = feet.next().value;
    const step = watch.time(() => session.act('move', direction, 0));
    if (step.turns === 0 || session.depth() !== before) watch.forgetLast();
    if (step.question) session.act('answer', 0, 0);
    idle = step.turns === 0 ? idle + 1 : 0;
    // Some traps hold the hero for good: after `patience` idle steps another dungeon takes over.
    if (idle <= patience) continue;
    session.delete();
    session = core.newHarmlessSession(++number, 'brogue', depth);
    idle = 0;
  }
  session.delete();
}

/** Some turns on each of depths 1 to 26. */
function walkAllDepths(turnsALevel) {
  const feet = staggering();
  const watch = new Stopwatch();
  for (let depth = 1; depth <= amuletDepth; ++depth) stagger(watch, feet, seed, depth, turnsALevel);
  return watch;
}

let isWarm = false;
/** Walks once, so that the code a walk needs has its final compilation. */
function warmUp() {
  if (!isWarm) walkAllDepths(200);
  isWarm = true;
}

function walking(turnsALevel) {
  warmUp();
  walkAllDepths(turnsALevel).report('turn/walk');
}

/** The same number of turns on the first level of 26 dungeons. */
function walkingAtFirst(turnsALevel) {
  warmUp();
  const feet = staggering();
  const watch = new Stopwatch();
  for (let i = 0n; i < BigInt(amuletDepth); ++i) stagger(watch, feet, seed + i * 1000n, 1, turnsALevel);
  watch.report('turn/walk/first');
}

/** The next action, and its first number, of a player that only explores and descends. */
function after({ turns, goingOn, question }) {
  if (question) return ['answer', 0];
  if (goingOn) return ['continue', 0];
  return turns === 0 ? ['stairs', 1] : ['explore', 0];
}

/** Level after level, one step at a time; where that leads nowhere, or is over, in the next dungeon. */
function exploring(turns) {
  warmUp();
  const watch = new Stopwatch();
  let number = seed;
  let session = core.newSession(number, 'brogue', 1);
  let idle = false;
  for (let next = ['explore', 0]; watch.count < turns; ) {
    const report = watch.time(() => session.act(...next, 0));
    if (report.turns === 0) watch.forgetLast();
    const isIdle = report.turns === 0 && !report.goingOn && !report.question;
    const isLost = isIdle && idle;
    idle = isIdle && !isLost;
    next = isLost ? ['explore', 0] : after(report);
    if (!isLost) continue;
    session.delete();
    session = core.newSession(++number, 'brogue', 1);
  }
  session.delete();
  watch.report('turn/explore');
}

/** Frames of a game played with the keys for exploring and descending alone, as in the native program. */
function drawing(frames) {
  const open = (number) => {
    const session = core.newSession(number, 'brogue', 1);
    session.repaint();
    return session;
  };
  const watch = new Stopwatch();
  const sizes = [];
  let number = seed;
  let session = open(number);
  let idle = false;
  while (watch.count < frames) {
    const before = session.turns();
    if (session.wantsTime() > 0) session.passTime(session.wantsTime());
    // The first press may only show the route.
    else for (let i = 0; i < 2 && session.turns() === before; ++i) session.press(idle ? '>' : 'x', false, false, -1);
    const lost = idle && session.turns() === before;
    idle = session.turns() === before && !lost;
    if (lost) {
      session.delete();
      session = open(++number);
    } else if (!idle) {
      sizes.push(watch.time(() => session.draw()).length);
    }
  }
  session.delete();
  sizes.sort((one, other) => one - other);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  watch.report('frame/diff', {
    mean_bytes: Math.floor(total / sizes.length),
    p99_bytes: sizes[Math.floor((sizes.length * 99) / 100)],
  });
}

/** A game of an invulnerable hero that explores and descends, until there is nothing left to explore and no way down:
 *  the rest may lie behind a secret door, and games do not consist of waiting for hordes. */
function game(seed, turns) {
  const session = core.newHarmlessSession(seed, 'brogue', 1);
  for (let next = ['explore', 0], isLost = false; !isLost && session.turns() < turns; ) {
    const report = session.act(...next, 0);
    isLost = next[0] === 'stairs' && report.turns === 0 && !report.question;
    next = after(report);
  }
  return session;
}

function copying(copies) {
  withSession((session) => {
    const watch = new Stopwatch();
    while (watch.count < copies) watch.time(() => core.momentOf(session)).delete();
    watch.report('snapshot/copy');
  });
}

function saving(saves) {
  withSession(
    (session) => {
      const watch = new Stopwatch();
      let bytes = 0;
      while (watch.count < saves) bytes = watch.time(() => core.saveOf(session)).length;
      watch.report('snapshot/save', { bytes });
    },
    game(seed, 2000),
  );
}

/** The content of an opened file; frees the rest. */
function taken(opened) {
  const content = opened.take();
  opened.delete();
  return content;
}

/** Each command of a recorded game. */
function replaying(turns) {
  const played = game(seed, turns);
  withSession(
    (playback) => {
      const watch = new Stopwatch();
      while (!playback.isAtEnd()) watch.time(() => playback.step());
      if (playback.problem()) console.error('bench: a replay went another way.');
      watch.report('replay/turns');
    },
    taken(core.openRecording(core.recordingOf(played))),
  );
  played.delete();
}

/** Recordings of games with so many turns together, and the largest save of them. */
function keep(turns) {
  const recordings = [];
  let save = null;
  for (let number = seed, played = 0; played < turns; ++number) {
    const session = game(number, turns - played);
    played += session.turns();
    recordings.push({ bytes: core.recordingOf(session), hash: session.stateHash() });
    const saved = core.saveOf(session);
    if (!save || saved.length > save.length) save = saved;
    session.delete();
  }
  return { turns, recordings, save };
}

/** The largest save opened. */
function loading({ turns, save }, times) {
  const watch = new Stopwatch();
  while (watch.count < times) watch.time(() => taken(core.openSave(save))).delete();
  watch.report('game/load', { turns, bytes: save.length });
}

/** All recordings played to the end. */
function replayingAll({ turns, recordings }) {
  const watch = new Stopwatch();
  watch.time(() => {
    for (const { bytes, hash } of recordings) {
      const playback = taken(core.openRecording(bytes));
      playback.runTo(playback.totalTurns());
      while (!playback.isAtEnd()) playback.step();
      if (playback.stateHash() !== hash) console.error('bench: a replay went another way.');
      playback.delete();
    }
  });
  const bytes = recordings.reduce((sum, recording) => sum + recording.bytes.length, 0);
  watch.report('game/replay', { turns, games: recordings.length, bytes });
}

/** Legal actions by chance, as programs play, and as in the native program (src/tools/bench_programs.cpp). */
const longestPlay = 200;
const layout = JSON.parse(core.observationLayout());
const mask = new Uint8Array(layout.actions.maskBytes);
const seen = new Uint8Array(layout.bytes);
function* choosing() {
  for (let state = Number(seed); ; ) {
    const members = yield;
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    let left = (state >>> 8) % members;
    let action = 0;
    for (; !((mask[action >> 3] >> (action & 7)) & 1) || left-- > 0; ) ++action;
    yield action;
  }
}
function chooser() {
  const choices = choosing();
  return (members) => {
    choices.next();
    return choices.next(members).value;
  };
}

function programs(name, shallowest, deepest, steps) {
  warmUp();
  const choose = chooser();
  const [stepping, looking] = [new Stopwatch(), new Stopwatch()];
  let number = seed;
  for (let depth = shallowest; stepping.count < steps; depth = depth === deepest ? shallowest : depth + 1)
    withSession(
      (session) => {
        for (let i = 0; i < longestPlay && stepping.count < steps; ++i) {
          const members = looking.time(() => {
            core.observeFlat(session);
            seen.set(core.observedBytes());
            const found = core.maskLegal(session);
            mask.set(core.maskedBytes());
            return found;
          });
          if (members === 0) break;
          const action = choose(members);
          stepping.time(() => core.actByNumber(session, action));
        }
      },
      core.newSession(++number, 'brogue', depth),
    );
  stepping.report(`${name}/step`);
  looking.report(`${name}/look`);
}

function batches(games, rounds) {
  const seeds = BigUint64Array.from({ length: games }, (_, i) => seed + BigInt(i));
  const batch = core.newBatch(new Uint32Array(seeds.buffer), 'brogue', 1);
  const masks = new Uint8Array(games * mask.length);
  const members = new Int32Array(games);
  const take = (i) => {
    masks.set(core.maskedBytes(), i * mask.length);
    members[i] = core.outcomeNumbers()[4];
  };
  const choose = chooser();
  const watch = new Stopwatch();
  const look = (i) => {
    batch.stepOne(i, -1, false, true);
    take(i);
  };
  for (let i = 0; i < games; ++i) look(i);
  for (let round = 0; round < rounds; ++round)
    for (let i = 0; i < games; ++i) {
      if (members[i] === 0) {
        batch.restartOne(i, (seeds[i] += BigInt(games)));
        look(i);
      }
      mask.set(masks.subarray(i * mask.length, (i + 1) * mask.length));
      const action = choose(members[i]);
      watch.time(() => {
        batch.stepOne(i, action, true, true);
        seen.set(core.observedBytes());
        take(i);
      });
    }
  batch.delete();
  watch.report(`batch/${games}`);
}

let kept = null;
const keptGames = () => (kept ??= keep(20_000 / share));

const figures = new Map([
  ...core.about().styles.flatMap((style) => [
    [`level/${style}`, () => digDown(`level/${style}`, 100 / share, (number) => core.newDescent(number, style))],
    [`layout/${style}`, () => digDown(`layout/${style}`, 100 / share, (number) => core.newBareDescent(number, style))],
  ]),
  ['dungeon/brogue', () => dungeons(50 / share)],
  ['turn/rest', () => resting(2000 / share)],
  ['turn/walk', () => walking(1000 / share)],
  ['turn/walk/first', () => walkingAtFirst(1000 / share)],
  ['turn/explore', () => exploring(4000 / share)],
  ['frame/diff', () => drawing(2000 / share)],
  ['snapshot/copy', () => copying(1000 / share)],
  ['snapshot/save', () => saving(200 / share)],
  ['replay/turns', () => replaying(4000 / share)],
  ['program', () => programs('program', 1, 5, 20_000 / share)],
  ['program/deep', () => programs('program/deep', 26, 26, 4000 / share)],
  ['batch/64', () => batches(64, 200 / share)],
  ['batch/4096', () => batches(4096, 10 / share)],
  ['game/load', () => loading(keptGames(), 20)],
  ['game/replay', () => replayingAll(keptGames())],
]);
const wanted = [...figures.keys()].filter((name) => name.startsWith(only));
if (wanted.length === 0) {
  console.error(`bench: no figure begins with ${JSON.stringify(only)}; there are ${[...figures.keys()].join(' ')}.`);
  process.exit(2);
}
for (const name of wanted) figures.get(name)();
