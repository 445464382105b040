import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder =
  process.env.CELLOPHANE_ENGINE_FOLDER ?? fileURLToPath(new URL('../../build/wasm/engine/', import.meta.url));

export const modulePath = `${folder}/cellophane.mjs`;
export const wasmPath = `${folder}/cellophane.wasm`;
const { CellophaneError, loadCellophane, default: createCellophaneCore } = await import(modulePath);
export { CellophaneError, loadCellophane };

/** The compiled core behind the API of the whole engine. */
export async function openCore() {
  const bytes = await readFile(wasmPath);
  const instantiateWasm = (imports, receive) => {
    WebAssembly.instantiate(bytes, imports).then(({ instance }) => receive(instance));
    return {};
  };
  return createCellophaneCore({ instantiateWasm });
}

/** For assert.throws: an error of this code whose message holds all the words. */
export const refusal =
  (code, ...words) =>
  (error) => {
    assert.ok(error instanceof CellophaneError, `not a CellophaneError: ${error}`);
    assert.ok(error instanceof Error);
    assert.equal(error.name, 'CellophaneError');
    assert.equal(error.code, code);
    for (const word of words)
      assert.ok(error.message.includes(word), `${JSON.stringify(word)} is not in: ${error.message}`);
    return true;
  };
