// The C interface as a WASI module: what it takes and gives, and games by chance under Node's WASI.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WASI } from 'node:wasi';
import { loadCellophane } from './support.mjs';

const run = promisify(execFile);
const fileOf = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const path = fileOf('build/wasm/engine/wasi/cellophane.wasm');
const program = fileOf('examples/random_play_wasi.mjs');

let compiled;
let library;
before(async () => {
  compiled = await WebAssembly.compile(await readFile(path));
  const wasi = new WASI({ version: 'preview1' });
  const instance = await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: wasi.wasiImport });
  wasi.initialize(instance);
  library = instance.exports;
});

const view = () => new DataView(library.memory.buffer);
const bytesAt = (at, count) => new Uint8Array(library.memory.buffer, at, count);
function textAt(at) {
  const bytes = bytesAt(at);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}
function textIn(text) {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const at = library.malloc(bytes.length);
  bytesAt(at, bytes.length).set(bytes);
  return at;
}
/** A struct cellophane_dungeon as docs/wasi.md has it. */
function dungeonOf({ seed, style = 0, variant = 0, depth = 0, harmless = 0 }) {
  const at = library.malloc(24);
  view().setBigUint64(at, BigInt(seed), true);
  [style, variant, depth, harmless].forEach((value, i) => view().setUint32(at + 8 + 4 * i, value, true));
  return at;
}
const given = () => library.malloc(8);
const lastError = () => textAt(library.cellophane_last_error());

test('the module exports the functions of the header, and imports nothing but WASI', async () => {
  const declared = (await readFile(fileOf('tests/capi/interface.txt'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('function '))
    .map((line) => /(cellophane_\w+)\(/.exec(line)[1]);
  assert.ok(declared.length > 20);
  const names = WebAssembly.Module.exports(compiled).map(({ name }) => name);
  assert.deepEqual(names.filter((name) => name.startsWith('cellophane_')).sort(), declared.sort());
  for (const name of ['memory', 'malloc', 'free', '_initialize']) assert.ok(names.includes(name), name);
  const imports = WebAssembly.Module.imports(compiled);
  assert.deepEqual([...new Set(imports.map(({ module }) => module))], ['wasi_snapshot_preview1']);
  // No files, no arguments, no environment, no random numbers.
  const allowed = ['clock_time_get', 'fd_close', 'fd_seek', 'fd_write', 'proc_exit'];
  for (const { name } of imports) assert.ok(allowed.includes(name), name);
});

test('games by chance come to what they come to in C', async () => {
  const { stdout } = await run(process.execPath, ['--no-warnings', program, path, '20']);
  assert.equal(stdout, await readFile(fileOf('tests/golden/random_play.txt'), 'utf8'));
});

test('the example says what it wants', async () => {
  for (const words of [[], [path], [path, '0'], [path, '1', 'x']])
    await assert.rejects(
      run(process.execPath, [program, ...words]),
      /cellophane\.wasm GAMES \[ACTIONS\]: numbers from 1/,
    );
});

test('options of a dungeon are read where docs/wasi.md says, and levels are those of the other engine', async () => {
  const engine = await loadCellophane();
  const at = dungeonOf({ seed: 2n ** 64n - 1n, style: textIn('classic'), variant: textIn('rapid'), depth: 3 });
  const level = given();
  assert.equal(library.cellophane_level_new(at, level), 0, lastError());
  const handle = view().getUint32(level, true);
  const hash = given();
  assert.equal(library.cellophane_level_hash(handle, hash), 0);
  const dug = engine.generate({ seed: 2n ** 64n - 1n, style: 'classic', variant: 'rapid', depth: 3 });
  assert.equal(view().getBigUint64(hash, true).toString(16).padStart(16, '0'), dug.hash);
  const letters = library.malloc(79 * 29);
  assert.equal(library.cellophane_level_classes(handle, letters, 79 * 29), 0);
  assert.equal(new TextDecoder().decode(bytesAt(letters, 79 * 29)), dug.rows.join(''));
  library.cellophane_level_free(handle);
  assert.equal(library.cellophane_level_hash(handle, hash), 9);
  assert.match(lastError(), /it was freed/);
});

test('an outcome is five numbers of 32 bits', () => {
  const game = given();
  const outcome = library.malloc(20);
  assert.equal(library.cellophane_game_new(dungeonOf({ seed: 5, harmless: 1 }), game), 0);
  const handle = view().getUint32(game, true);
  assert.equal(library.cellophane_game_step(handle, 19, outcome), 0);
  assert.deepEqual(
    [0, 4, 8, 12, 16].map((place) => view().getInt32(outcome + place, true)),
    [1, 1, 0, 0, 1],
  );
  library.cellophane_game_free(handle);
});

test('bad input gives an error code and a sentence, and the module goes on', () => {
  const game = given();
  const style = dungeonOf({ seed: 1, style: textIn('baroque') });
  for (const [code, words, call] of [
    [1, /dungeon is null/, () => library.cellophane_game_new(0, game)],
    [2, /1 to 18446744073709551615/, () => library.cellophane_game_new(dungeonOf({ seed: 0 }), game)],
    [3, /baroque/, () => library.cellophane_game_new(style, game)],
    [4, /99/, () => library.cellophane_game_new(dungeonOf({ seed: 1, depth: 99 }), game)],
    [9, /none that a function/, () => library.cellophane_game_step(12345, 0, 0)],
  ]) {
    assert.equal(call(), code);
    assert.match(lastError(), words);
  }
  assert.equal(library.cellophane_game_new(dungeonOf({ seed: 1 }), game), 0);
  const handle = view().getUint32(game, true);
  assert.equal(library.cellophane_game_step(handle, 4711, 0), 5);
  assert.equal(library.cellophane_game_observe(handle, game, 8), 6);
  assert.equal(library.cellophane_game_step(handle, 19, 0), 0);
});

test('memory grows with the games, and what was written stays', () => {
  const before = library.memory.buffer.byteLength;
  const game = given();
  const dungeon = dungeonOf({ seed: 3 });
  const handles = [];
  for (let i = 0; i < 200; ++i) {
    assert.equal(library.cellophane_game_new(dungeon, game), 0, lastError());
    handles.push(view().getUint32(game, true));
  }
  assert.ok(library.memory.buffer.byteLength > before);
  const hashes = new Set();
  for (const handle of handles) {
    assert.equal(library.cellophane_game_hash(handle, game), 0);
    hashes.add(view().getBigUint64(game, true));
    library.cellophane_game_free(handle);
  }
  assert.equal(hashes.size, 1);
});
