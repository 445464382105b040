/* The whole engine, in workers. */

import { loadCellophane, type Engine } from 'cellophane';
import wasm from 'cellophane-wasm?url';
import { errorCode } from '../../kit/explained';

/** Loads the engine. If what the browser has kept is none, as a network that asks to sign in leaves behind, it is fetched
    once more, past all caches. */
export async function loadWholeEngine(): Promise<Engine> {
  try {
    return await loadCellophane();
  } catch (error) {
    if (errorCode(error) === 'wasm-unsupported') throw error;
    return loadCellophane({ wasm: await fetch(wasm, { cache: 'reload' }) });
  }
}
