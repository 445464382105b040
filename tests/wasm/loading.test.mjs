import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { loadCellophane, refusal, wasmPath } from './support.mjs';

const bytes = await readFile(wasmPath);

for (const [name, wasm] of Object.entries({
  'a URL': pathToFileURL(wasmPath),
  'an address': pathToFileURL(wasmPath).href,
  'a buffer': bytes,
  'an ArrayBuffer': bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  'a Response': new Response(bytes),
  'a compiled module': await WebAssembly.compile(bytes),
})) {
  test(`the engine loads from ${name}`, async () => {
    const engine = await loadCellophane({ wasm });
    assert.equal(engine.generate({ seed: 1 }).rows.length, 29);
  });
}

test('two engines are independent', async () => {
  const [one, two] = await Promise.all([loadCellophane(), loadCellophane()]);
  const game = one.newGame({ seed: 1 });
  const other = two.newGame({ seed: 1 });
  game.step({ type: 'rest' });
  assert.deepEqual([game.turns, other.turns], [1, 0]);
});

test('a second engine needs no second download, and a failed one is retried', async () => {
  let requests = 0;
  let isThere = false;
  const server = createServer((request, response) => {
    ++requests;
    response.writeHead(isThere ? 200 : 503).end(isThere ? bytes : '');
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const wasm = `http://127.0.0.1:${server.address().port}/cellophane.wasm`;
    await assert.rejects(loadCellophane({ wasm }), refusal('wasm-missing', '503'));
    isThere = true;
    const engines = await Promise.all([loadCellophane({ wasm }), loadCellophane({ wasm: new URL(wasm) })]);
    engines.push(await loadCellophane({ wasm }));
    assert.equal(requests, 2);
    assert.equal(new Set(engines).size, 3);
    assert.equal(new Set(engines.map((engine) => engine.generate({ seed: 9 }).hash)).size, 1);
  } finally {
    server.close();
    server.closeAllConnections?.();
  }
});

test('a missing wasm file is named', async () => {
  const wasm = new URL('no-such.wasm', pathToFileURL(wasmPath));
  await assert.rejects(loadCellophane({ wasm }), refusal('wasm-missing', 'no-such.wasm'));
});

test('a failed response is reported with its status', async () => {
  const wasm = new Response('gone', { status: 404 });
  await assert.rejects(loadCellophane({ wasm }), refusal('wasm-missing', '404'));
});

test('a page that comes where there is no file is told from a damaged file', async () => {
  const answer = (body, type) => new Response(body, { headers: { 'Content-Type': type } });
  const page = answer('<!doctype html><title>Home</title>', 'text/html; charset=utf-8');
  Object.defineProperty(page, 'url', { value: 'https://example.org/cellophane.wasm' });
  await assert.rejects(
    loadCellophane({ wasm: page }),
    refusal('wasm-missing', 'https://example.org/cellophane.wasm', 'HTML', 'instead of WebAssembly'),
  );
  await assert.rejects(loadCellophane({ wasm: answer('\0not it', 'text/html') }), refusal('wasm-broken'));
  assert.equal((await loadCellophane({ wasm: answer(bytes, 'text/html') })).generate({ seed: 9 }).depth, 1);
});

test('damaged and foreign wasm files are refused', async () => {
  const damaged = Uint8Array.from(bytes.subarray(0, bytes.length / 2));
  const foreign = new TextEncoder().encode('<!doctype html>');
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  for (const wasm of [damaged, foreign, new Uint8Array(), empty])
    await assert.rejects(loadCellophane({ wasm }), refusal('wasm-broken'));
});

test('without SIMD or WebAssembly the error says what is needed', async () => {
  const { validate } = WebAssembly;
  const wasm = Uint8Array.from(bytes);
  try {
    WebAssembly.validate = (module) => module.byteLength > 100 && validate(module);
    await assert.rejects(loadCellophane({ wasm }), refusal('wasm-unsupported', 'SIMD', 'Safari from 16.4'));
  } finally {
    WebAssembly.validate = validate;
  }
  const there = WebAssembly;
  try {
    delete globalThis.WebAssembly;
    await assert.rejects(loadCellophane({ wasm }), refusal('wasm-unsupported', 'SIMD'));
  } finally {
    globalThis.WebAssembly = there;
  }
});

test('the wasm of another module is refused with its name', async () => {
  for (const [folder, name] of [
    ['map', 'levels'],
    ['dig', 'dig'],
    ['page', 'page'],
  ]) {
    const wasm = new URL(`${folder}/cellophane.wasm`, pathToFileURL(wasmPath));
    await assert.rejects(loadCellophane({ wasm }), refusal('wasm-broken', `"${name} `, 'wanted', '"whole '));
  }
});

test('a response that was used before or breaks off is refused', async () => {
  const brokenOff = () =>
    new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('the network went away'));
      },
    });
  for (const headers of [{}, { 'Content-Type': 'application/wasm' }]) {
    const used = new Response(bytes, { headers });
    await used.arrayBuffer();
    await assert.rejects(loadCellophane({ wasm: used }), refusal('wasm-broken'));
    await assert.rejects(
      loadCellophane({ wasm: new Response(brokenOff(), { headers }) }),
      refusal('wasm-broken', 'network'),
    );
  }
});

for (const options of [{ wasm: 7 }, { wasm: null }, { wasm: {} }, { url: 'x' }, 'x', null]) {
  test(`the load options ${JSON.stringify(options)} are refused`, async () => {
    await assert.rejects(loadCellophane(options), refusal('bad-argument', 'allowed'));
  });
}

test('an engine out of memory says so, and other engines go on', async (context) => {
  const told = ['log', 'warn', 'error'].map((name) => context.mock.method(console, name, () => {}));
  const small = await loadCellophane();
  context.mock.method(WebAssembly.Memory.prototype, 'grow', () => {
    throw new RangeError('no more');
  });
  const kept = [];
  assert.throws(
    () => {
      for (let seed = 1; seed <= 1000; ++seed) kept.push(small.generate({ seed, width: 300, height: 300 }));
    },
    refusal('out-of-memory', 'dispose of levels', 'loadCellophane'),
  );
  for (const { mock } of told) assert.equal(mock.calls.length, 0);
  for (const level of kept) level.dispose();
});

test('an engine that aborts for another reason says why', async (context) => {
  const told = ['log', 'warn', 'error'].map((name) => context.mock.method(console, name, () => {}));
  const { instantiate } = WebAssembly;
  let imports;
  let memory;
  context.mock.method(WebAssembly, 'instantiate', async (module, given) => {
    imports = Object.values(Object.values(given)[0]);
    const instance = await instantiate(module, given);
    memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
    return instance;
  });
  // The names of an import differ between versions of Emscripten.
  const imported = (...names) => imports.find(({ name }) => names.includes(name));
  const abort = () => imported('_abort', '__abort_js')();
  /** Fails an assertion as the C library does; the text is passed by its address in memory. */
  const fail = (what) => {
    const at = memory.buffer.byteLength - 256;
    new Uint8Array(memory.buffer).set(new TextEncoder().encode(`${what}\0`), at);
    imported('___assert_fail')(at, 0, 7, 0);
  };
  await loadCellophane();
  assert.throws(abort, refusal('internal-error', 'fault of its own (it did not say why)', 'report', 'loadCellophane'));
  await loadCellophane();
  assert.throws(
    () => fail('one thing'),
    refusal('internal-error', 'fault of its own (Assertion failed: one thing,', 'report'),
  );
  assert.throws(
    () => fail('another'),
    ({ message }) => !/memory|one thing/.test(message),
  );
  for (const { mock } of told) assert.equal(mock.calls.length, 0);
});
