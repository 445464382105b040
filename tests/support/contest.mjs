// Recordings of a contest, for tests of rankings: games of one dungeon, and what has no place among them.

const mask = (1n << 64n) - 1n;

/** The numbers of src/kit/rng/rng.h. */
const golden = 0x9e3779b97f4a7c15n;
function finalise(number) {
  let z = ((number ^ (number >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
  return z ^ (z >> 31n);
}
function checksum(bytes) {
  let hash = 0n;
  for (const byte of bytes) hash = (finalise(hash ^ BigInt(byte)) + golden) & mask;
  return finalise(hash);
}

/** A recording with other bytes, whose checksum fits again. `change` is given the place of the first byte behind the
    length (docs/records.md): the versions, the seed and so on. */
export function forged(recording, change) {
  const bytes = recording.slice();
  // Signature, kind, format version; the length ends with the first byte whose high bit is not set.
  let body = 6;
  while (bytes[body] & 0x80) ++body;
  change(bytes, body + 1);
  const end = bytes.length - 8;
  new DataView(bytes.buffer).setBigUint64(end, checksum(bytes.subarray(0, end)), true);
  return bytes;
}

/** The place behind so many numbers, from `at` on. */
function behind(bytes, at, numbers) {
  for (let left = numbers; left > 0; ++at) if (!(bytes[at] & 0x80)) --left;
  return at;
}

/** The recording says of itself that it took more turns than it did. */
export const tampered = (recording) =>
  forged(recording, (bytes, body) => {
    bytes[behind(bytes, body, 6)] ^= 2;
  });

/** The recording says that it was made with rules of before 1.0.0, which no release that is kept has, and one of its last
    marks does not agree. */
export function ofOtherVersion(engine, recording) {
  for (let place = 10; place < 60; ++place) {
    const bytes = forged(recording, (changed, body) => {
      changed[behind(changed, body, 1)] = 2 * 14;
      changed[changed.length - place] ^= 1;
    });
    if (/goes another way/.test(engine.verifyRecording(bytes).problem)) return bytes;
  }
  throw new Error('No mark was found.');
}

/** Reproducible pseudorandom numbers. */
function* chances(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    yield state >>> 8;
  }
}

/** The recording of a game that explores, and now and then does whatever is possible, for so many actions; then it is
    given up, unless it is to stay unfinished or has ended. */
export function played(engine, { seed, whim, actions, isUnfinished = false, ...options }) {
  const game = engine.newGame({ seed, ...options });
  const numbers = chances(whim);
  for (let i = 0; i < actions && !game.over; ++i) {
    const possible = game.legalActions();
    const eager = possible.find(({ type }) => type === 'continue') ?? { type: 'explore' };
    const { value } = numbers.next();
    const descends = i % 60 === 59 && possible.some(({ type }) => type === 'stairs');
    if (possible[0]?.type === 'answer') game.step(possible[value % possible.length]);
    else if (descends) game.step({ type: 'stairs', to: 'down' });
    else game.step(value % 40 === 0 ? possible[value % possible.length] : eager);
  }
  if (!isUnfinished && !game.over) {
    // A question has to be answered first.
    for (const action of game.legalActions())
      if (action.type === 'answer' || action.type === 'choose') game.step(action);
    game.step({ type: 'quit' });
    if (!game.over) throw new Error(`The game of ${seed} by whim ${whim} cannot be given up.`);
  }
  const recording = game.replay();
  game.dispose();
  return recording;
}

/** Ten files by name: five games of one dungeon, one of another, one that is not over, and three that prove nothing. */
export function contest(engine, seed = '1729') {
  const names = ['Ann', 'Björn', 'Chidi', 'Dora', 'Emre'];
  const games = names.map((name, i) => [`${name}.clph`, played(engine, { seed, whim: i + 1, actions: 200 + 150 * i })]);
  return new Map([
    ...games,
    ['Farid elsewhere.clph', played(engine, { seed: '8', whim: 6, actions: 200 })],
    ['Gus is playing.clph', played(engine, { seed, whim: 7, actions: 40, isUnfinished: true })],
    ['Hugo tampered.clph', tampered(games[0][1])],
    ['Ida of old.clph', ofOtherVersion(engine, games[1][1])],
    ['notes.txt', new TextEncoder().encode('Thursday: the vampire bats again.\n')],
  ]);
}
