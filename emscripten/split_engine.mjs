// Splits the page's engine in two files, so that the first dungeon is on the screen before all of the game has arrived:
//   node emscripten/split_engine.mjs MODULE WASM_SPLIT FOLDER
// MODULE is the engine as linked, WASM_SPLIT Binaryen's program, FOLDER gets cellophane.mjs, cellophane.wasm with the
// functions that run until the first screens are drawn, and cellophane-rest.wasm with all others. Which those are is
// found by drawing first screens with an instrumented engine. A function that is missing all the same, on a level that
// needs what no level here needed, costs time alone: that screen is drawn once the rest is there (emscripten/api/page.ts).

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawFirst, emptyTitle, manners, readAddresses } from './first_screens.mjs';

/** After 50 dungeons no further one adds more than a hundredth of a percent to the first file. */
const dungeons = 100;

/** What the compiler uses, and every browser that can run it has. */
const features = ['simd', 'bulk-memory', 'sign-ext', 'nontrapping-float-to-int', 'mutable-globals', 'multivalue'];

const [module, wasmSplit, folder] = process.argv.slice(2);
const engine = module.replace(/\.mjs$/, '.wasm');
const run = (...given) =>
  execFileSync(wasmSplit, [...features.map((name) => `--enable-${name}`), ...given], { stdio: ['ignore', 2, 2] });

mkdirSync(folder, { recursive: true });
const [instrumented, profile] = ['instrumented.wasm', 'first_screens.profile'].map((name) =>
  join(dirname(module), name),
);
run('--instrument', engine, '-o', instrumented);
writeFileSync(profile, await profileOfFirstScreens(module, readFileSync(instrumented)));
run(
  ...['--split', `--profile=${profile}`, '--export-prefix=%', engine],
  ...['-o1', join(folder, 'cellophane.wasm'), '-o2', join(folder, 'cellophane-rest.wasm')],
);
copyFileSync(module, join(folder, 'cellophane.mjs'));
for (const file of [instrumented, profile]) rmSync(file);

/** Draws what a visit may begin with, and returns the list of functions that ran, as wasm-split reads it. */
async function profileOfFirstScreens(path, wasm) {
  const instance = whenInstantiated();
  const { loadFirstPart } = await import(pathToFileURL(path).href);
  const cellophane = await loadFirstPart({ wasm });
  const { exports } = await instance;

  for (let seed = 1; seed <= dungeons; ++seed)
    for (const manner of manners) drawFirst(cellophane.newGame({ seed: String(seed) }), manner);
  for (const manner of manners) drawFirst(emptyTitle(cellophane), manner);
  readAddresses(cellophane);

  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  const at = memory.buffer.byteLength;
  memory.grow(16);
  const size = exports.__write_profile(at, memory.buffer.byteLength - at);
  return new Uint8Array(memory.buffer, at, size);
}

/** The next instance that is made. */
function whenInstantiated() {
  const { instantiate } = WebAssembly;
  return new Promise((resolve) => {
    WebAssembly.instantiate = async (...given) => {
      const made = await instantiate.apply(WebAssembly, given);
      resolve(made);
      return made;
    };
  });
}
