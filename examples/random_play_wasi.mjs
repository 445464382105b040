// Plays games by chance, by numbers alone, and prints one hash of all they came to: the same in every language.
// With the C interface as a WASI module; `play` is for every runtime, the end of this file for Node.
//
//     node random_play_wasi.mjs cellophane.wasm GAMES [ACTIONS]

const dungeonBytes = 24;

/** Throws what the library says of a call that gave an error. */
function check(library, code) {
  if (code === 0) return;
  const bytes = new Uint8Array(library.memory.buffer, library.cellophane_last_error());
  throw new Error(new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0))));
}

/** The action that a number picks among those of a mask. */
function chosen(mask, number) {
  for (let action = 0; ; ++action) if ((mask[action >> 3] >> (action & 7)) & 1 && number-- === 0) return action;
}

/** `hash` with bytes mixed in: FNV-1a in 64 bits, as two halves, since numbers hold 53. */
function mix(hash, bytes) {
  let [high, low] = hash;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 2 ** 32)) >>> 0;
    low = product >>> 0;
  }
  hash[0] = high;
  hash[1] = low;
}

/** `library`: the exports of the module, after _initialize. Returns the hash as 16 digits. */
export function play(library, games, actions = 200) {
  const observationBytes = library.cellophane_observation_bytes();
  const maskBytes = library.cellophane_mask_bytes();
  const dungeon = library.malloc(dungeonBytes);
  const observation = library.malloc(observationBytes);
  const mask = library.malloc(maskBytes);
  // A pointer, a number of 32 bits or one of 64: where functions put what they give.
  const given = library.malloc(8);
  // Memory that has grown is another buffer, so nothing is kept of it beyond a call.
  const bytes = (at, count) => new Uint8Array(library.memory.buffer, at, count);
  const number = () => new DataView(library.memory.buffer).getInt32(given, true);

  bytes(dungeon, dungeonBytes).fill(0);
  new DataView(library.memory.buffer).setBigUint64(dungeon, 1n, true);
  check(library, library.cellophane_game_new(dungeon, given));
  const game = number();
  const hash = [0xcbf29ce4, 0x84222325];
  let chance = 1;
  for (let i = 0; i < games; ++i) {
    check(library, library.cellophane_game_reset(game, BigInt(i + 1)));
    for (let k = 0; k < actions; ++k) {
      check(library, library.cellophane_game_mask(game, mask, maskBytes, given));
      const members = number();
      if (members === 0) break;
      chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
      const action = chosen(bytes(mask, maskBytes), (chance >>> 8) % members);
      check(library, library.cellophane_game_step(game, action, 0));
    }
    check(library, library.cellophane_game_observe(game, observation, observationBytes));
    mix(hash, bytes(observation, observationBytes));
    check(library, library.cellophane_game_hash(game, given));
    mix(hash, bytes(given, 8));
  }
  library.cellophane_game_free(game);
  for (const buffer of [dungeon, observation, mask, given]) library.free(buffer);
  return hash.map((half) => half.toString(16).padStart(8, '0')).join('');
}

async function run(words) {
  const [file, games, actions = '200'] = words;
  if (![games, actions].every((word) => /^[1-9]\d*$/.test(word ?? '')))
    throw new Error('random_play_wasi.mjs cellophane.wasm GAMES [ACTIONS]: numbers from 1');
  const [{ readFile }, { WASI }] = await Promise.all([import('node:fs/promises'), import('node:wasi')]);
  const wasi = new WASI({ version: 'preview1' });
  const imports = { wasi_snapshot_preview1: wasi.wasiImport };
  const { instance } = await WebAssembly.instantiate(await readFile(file), imports);
  wasi.initialize(instance);
  console.log(play(instance.exports, Number(games), Number(actions)));
}

if (globalThis.process?.argv[1]?.endsWith('random_play_wasi.mjs')) await run(process.argv.slice(2));
