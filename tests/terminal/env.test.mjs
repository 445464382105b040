// Games over standard input and output: the program as its clients have it, with those that cut their lines, stop reading
// or die.

import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const program =
  process.env.CELLOPHANE_PROGRAM ?? fileURLToPath(new URL('../../build/native/cellophane', import.meta.url));
const fileOf = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const layout = JSON.parse(readFileSync(fileOf('docs/observation.json'), 'utf8'));
const known = readFileSync(fileOf('tests/golden/random_play.txt'), 'utf8').trim();

const scratch = mkdtempSync(join(tmpdir(), 'cellophane-env-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(join(scratch, 'games-'));

/** The program with a client that writes lines and reads the answers. */
function client(...options) {
  const child = spawn(program, ['env', ...options]);
  child.stdin.on('error', () => {});
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise((resolve) => child.on('close', (status, signal) => resolve({ status, signal })));
  let told = '';
  child.stderr.on('data', (text) => (told += text));
  const next = async () => JSON.parse((await answers.next()).value);
  const ask = (request) => {
    child.stdin.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`);
    return next();
  };
  return { child, ask, next, ended, told: () => told };
}

/** The program with all of its input at once. */
const run = (input, ...options) => spawnSync(program, ['env', ...options], { input, maxBuffer: 2 ** 28 });

/** The numbers of examples/random_play.c, and the hash of what games by chance come to. */
function chances() {
  const prime = 1099511628211n;
  let chance = 1;
  let hash = 14695981039346656037n;
  return {
    below(members) {
      chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
      return (chance >>> 8) % members;
    },
    mix(bytes) {
      for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
    },
    hash: () => hash.toString(16).padStart(16, '0'),
  };
}

test('the lines of docs/env.md are what happens', () => {
  const text = readFileSync(fileOf('docs/env.md'), 'utf8');
  const [, transcript] = /```console\n\$ cellophane env\n([^]*?)```/.exec(text);
  const lines = transcript.trim().split('\n');
  const requests = lines.filter((line) => line.startsWith('{"do"'));
  assert.ok(requests.length >= 2);
  const { stdout, status } = run(`${requests.join('\n')}\n`);
  assert.deepEqual(
    stdout.toString().trim().split('\n'),
    lines.filter((line) => !line.startsWith('{"do"')),
  );
  assert.equal(status, 0);
});

test('games by chance come to the same over lines as in C', async () => {
  const { ask, child, ended } = client();
  const chance = chances();
  for (let seed = 1; seed <= 20; ++seed) {
    let seen = await ask({ do: seed === 1 ? 'new' : 'reset', ...(seed > 1 && { game: 1 }), seed, legal: true });
    for (let i = 0; i < 200 && seen.legal.length > 0; ++i)
      seen = await ask({ do: 'step', game: 1, action: seen.legal[chance.below(seen.legal.length)], legal: true });
    const { observation, hash } = await ask({ do: 'look', game: 1, observation: true, hash: true });
    chance.mix(Buffer.from(observation, 'base64'));
    chance.mix(Buffer.from(hash, 'hex').reverse());
  }
  assert.equal(chance.hash(), known);
  child.stdin.end();
  assert.deepEqual(await ended, { status: 0, signal: null });
});

/** Of a stream: so many bytes, once they are there. */
function reader(stream) {
  let kept = Buffer.alloc(0);
  return async (count) => {
    while (kept.length < count) {
      const piece = stream.read();
      if (piece) kept = Buffer.concat([kept, piece]);
      else if (stream.readableEnded) throw new Error(`The stream ended with ${kept.length} of ${count} bytes.`);
      else await new Promise((resolve) => ['readable', 'end'].forEach((name) => stream.once(name, resolve)));
    }
    const bytes = kept.subarray(0, count);
    kept = kept.subarray(count);
    return bytes;
  };
}

const request = (wanted, ...actions) => {
  const bytes = Buffer.alloc(4 + 4 * actions.length);
  bytes.writeUInt32LE(wanted);
  actions.forEach((action, i) => bytes.writeInt32LE(action, 4 + 4 * i));
  return bytes;
};

test('games by chance come to the same in bytes as in C', async () => {
  const child = spawn(program, ['env', '--batch', '1']);
  const read = reader(child.stdout);
  const greeting = await read(24);
  assert.equal(greeting.toString('latin1', 0, 8), 'CLPHENV1');
  assert.deepEqual(
    [8, 12, 16, 20].map((at) => greeting.readUInt32LE(at)),
    [1, layout.bytes, layout.actions.maskBytes, layout.actions.count],
  );
  const ask = async (wanted, action) => {
    child.stdin.write(request(wanted, action));
    const head = await read(8);
    assert.equal(head.readUInt32LE(0), 0);
    return read(head.readUInt32LE(4));
  };
  const chance = chances();
  for (let seed = 1; seed <= 20; ++seed) {
    let answer = await ask(2, seed === 1 ? -1 : -2);
    assert.equal(answer.readBigUInt64LE(16), BigInt(seed));
    for (let i = 0; i < 200; ++i) {
      const members = answer.readInt32LE(12);
      if (members === 0) break;
      let number = chance.below(members);
      let action = 0;
      for (; ; ++action) if ((answer[24 + (action >> 3)] >> (action & 7)) & 1 && number-- === 0) break;
      answer = await ask(2, action);
      assert.equal(answer.readInt32LE(0), 1);
    }
    answer = await ask(5, -1);
    chance.mix(answer.subarray(24));
  }
  assert.equal(chance.hash(), known);
  child.stdin.end();
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
});

test('the bot of the examples plays games that rank can judge', () => {
  const folder = newFolder();
  const python = process.env.PYTHON ?? 'python3';
  const bot = [fileOf('examples/env_bot.py'), '--program', program, '--seeds', '1..3', '--record', folder];
  const said = execFileSync(python, bot, { encoding: 'utf8' });
  assert.equal(said.trim().split('\n').length, 3);
  assert.match(said, /^seed 1: depth [2-9]/);
  assert.deepEqual(readdirSync(folder).sort(), ['1.clph', '2.clph', '3.clph']);
  const ranked = JSON.parse(execFileSync(program, ['rank', folder, '--format', 'json'], { encoding: 'utf8' }));
  assert.ok(JSON.stringify(ranked).includes('verified'), JSON.stringify(ranked));
  assert.throws(() => execFileSync(python, [...bot, '--seeds', '0'], { stdio: 'pipe' }), /seed must be/);
});

test('bad lines are answered one by one, and lose nothing', async () => {
  const { ask, child, ended } = client();
  await ask({ do: 'new', seed: 5 });
  const before = await ask({ do: 'look', game: 1, hash: true });
  for (const [line, code] of [
    ['{"do":"step","game":1,"action":16', 'bad-json'],
    ['\0\xff', 'bad-json'],
    ['{"do":"step","game":1,"action":16,"speed":2}', 'bad-field'],
    ['{"do":"step","game":1,"action":3436}', 'bad-action'],
    [`{"do":"look","game":1,"id":"${'x'.repeat(2 ** 21)}"}`, 'line-too-long'],
    ['['.repeat(100_000), 'bad-json'],
  ])
    assert.equal((await ask(line)).error.code, code, line.slice(0, 60));
  assert.deepEqual(await ask({ do: 'look', game: 1, hash: true }), before);
  child.stdin.end();
  assert.deepEqual(await ended, { status: 0, signal: null });
});

const played = '{"do":"new","seed":5}\r\n\n{"do":"step","game":1,"actions":[16,17]}\n';
const isRecorded = (folder, name = '5.clph') =>
  /turn 2 of 2/.test(execFileSync(program, ['replay', join(folder, name), '--verify'], { encoding: 'utf8' }));

test('a client that ends within a line is told, and its game is recorded', () => {
  const folder = newFolder();
  const { stdout, stderr, status } = run(`${played}{"do":"st`, '--record', folder);
  const answers = stdout.toString().trim().split('\n');
  assert.equal(answers.length, 3);
  assert.equal(JSON.parse(answers[2]).error.code, 'cut-line');
  assert.match(stderr.toString(), /^cellophane env: The last line was cut off/);
  assert.equal(status, 2);
  assert.ok(isRecorded(folder));
});

test('a client that reads no longer, or dies, leaves its game recorded', async () => {
  const folder = newFolder();
  const { child, ask, ended, told } = client('--record', folder);
  await ask({ do: 'new', seed: 5 });
  await ask({ do: 'step', game: 1, actions: [16, 17] });
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('{"do":"look","game":1}\n'.repeat(10));
  assert.deepEqual(await ended, { status: 2, signal: null });
  assert.equal(told(), 'cellophane env: the client reads no longer.\n');
  assert.ok(isRecorded(folder));
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  test(`${signal} leaves the games recorded`, async () => {
    const folder = newFolder();
    const { child, ask, ended } = client('--record', folder);
    await ask({ do: 'new', seed: 5 });
    await ask({ do: 'step', game: 1, actions: [16, 17] });
    child.kill(signal);
    assert.deepEqual(await ended, { status: 130, signal: null });
    assert.ok(isRecorded(folder));
  });

test('recordings take no other file’s place', () => {
  const folder = newFolder();
  for (const name of ['5.clph', '5-2.clph', '5-3.clph']) {
    assert.equal(run(played, '--record', folder).status, 0);
    assert.ok(isRecorded(folder, name));
  }
});

test('a recording that cannot be written is told at the end, with status 1', async () => {
  const folder = newFolder();
  const { child, ask, ended, told } = client('--record', folder);
  await ask({ do: 'new', seed: 5 });
  await ask({ do: 'step', game: 1, action: 16 });
  rmSync(folder, { recursive: true });
  assert.equal((await ask({ do: 'close', game: 1 })).error.code, 'cannot-write');
  child.stdin.end();
  assert.deepEqual(await ended, { status: 1, signal: null });
  assert.match(told(), /^cellophane env: --record: .*5\.clph" cannot be written/);
});

test('wrong and cut requests in bytes are answered in JSON', () => {
  const folder = newFolder();
  const input = Buffer.concat([
    request(0, 16, 17),
    request(9, 16, 16),
    request(0, 16, 5000),
    request(0, 16).subarray(0, 7),
  ]);
  const { stdout, stderr, status } = run(input, '--batch', '2', '--seed', '5', '--record', folder);
  const answers = [];
  for (let at = 24; at < stdout.length; ) {
    const length = stdout.readUInt32LE(at + 4);
    answers.push([stdout.readUInt32LE(at), stdout.subarray(at + 8, at + 8 + length)]);
    at += 8 + length;
  }
  assert.deepEqual(
    answers.map(([isError, payload]) => (isError ? JSON.parse(payload).error.code : payload.length)),
    [48, 'bad-request', 'bad-action', 'cut-request'],
  );
  assert.match(stderr.toString(), /^cellophane env: The last request was cut off: it takes 12 bytes/);
  assert.equal(status, 2);
  assert.ok(existsSync(join(folder, '5.clph')) && existsSync(join(folder, '6.clph')));
});
