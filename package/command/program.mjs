// The program that is built from the sources, compiled for Node: its commands, options and texts are the same.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Node's `read` or `write`, that waits where a pipe has nothing to read or no room. The program does both by calls that
 *  return when it is done, and a pipe that another process made may be one that never waits. */
const waiting =
  (call) =>
  (...given) => {
    for (;;)
      try {
        return call(...given);
      } catch (error) {
        // So Windows calls the end of a pipe.
        if (error.code === 'EOF') return 0;
        if (error.code !== 'EAGAIN') throw error;
        Atomics.wait(pause, 0, 0, 1);
      }
  };

/** Runs the program with the words of a command line; returns the status that it ends with. `folder`: where
 *  cellophane.cjs and cellophane.wasm are. */
export async function runProgram(words, folder = new URL('../program/', import.meta.url)) {
  const wasmBinary = await readFile(new URL('cellophane.wasm', folder));
  const fs = require('node:fs');
  fs.readSync = waiting(fs.readSync);
  fs.writeSync = waiting(fs.writeSync);
  // The glue closes all files in the end, also those that are not its own.
  const { closeSync } = fs;
  fs.closeSync = (file) => file > 2 && closeSync(file);
  const createProgram = require(fileURLToPath(new URL('cellophane.cjs', folder)));
  process.exitCode = undefined;
  // For older Emscripten; newer does the same by itself.
  const quit = (status, toThrow) => {
    process.exitCode = status;
    throw toThrow;
  };
  // What the glue says of a fault is said below.
  // Newer Emscripten adds to the words it is given.
  const options = { arguments: [...words], thisProgram: 'cellophane', wasmBinary, quit, printErr: () => {} };
  try {
    await createProgram(options);
  } catch (error) {
    if (error?.name === 'ExitStatus') return process.exitCode ?? 0;
    process.stderr.write(`cellophane: a fault of its own, or no more memory (${error?.message}).\n`);
    return 1;
  }
  return process.exitCode ?? 0;
}
