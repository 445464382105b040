// `npx cellophane`: the program's commands in Node say and write what those of the native program do, byte for byte.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { newProject, root } from './support.mjs';

const native = process.env.CELLOPHANE_PROGRAM ?? join(root, 'build', 'native', 'cellophane');
const compared = { skip: !existsSync(native) && 'there is no native program to compare with' };

let project;
let script;
before(async () => {
  project = await newProject();
  script = join(project.installed, 'command/cellophane.mjs');
  await cp(join(root, 'tests/golden/recordings'), join(project.folder, 'games'), { recursive: true });
});
after(() => project.remove());

/** What a program says, and the files that it leaves in an empty folder beside the games. */
async function outcome(program, words, input) {
  const folder = await mkdtemp(join(project.folder, 'run-'));
  const options = { cwd: folder, input: input ?? '', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(program[0], [...program.slice(1), ...words], options);
  const files = {};
  for (const name of (await readdir(folder)).sort())
    files[name] = (await readFile(join(folder, name))).toString('base64');
  // Of seconds that passed there are no two alike.
  return { status, stdout: stdout.toString('base64'), stderr: stderr.toString().replace(/, \d+ s$/m, ', … s'), files };
}

const inNode = (words, input) => outcome([process.execPath, script], words, input);

/** Runs both programs. Returns what they have in common, for tests to look at. */
async function same(words, input) {
  const [one, other] = await Promise.all([outcome([native], words, input), inNode(words, input)]);
  assert.deepEqual(other, one, words.join(' '));
  return one;
}
const text = ({ stdout }) => Buffer.from(stdout, 'base64').toString();

test('maps are the same in every format', compared, async () => {
  const help = text(await inNode(['map', '--help']));
  const [, list] = /--format F +([^;]+);/.exec(help);
  const formats = list.replaceAll(/\([^)]*\)/g, '').split(/[,\s]+/);
  assert.ok(formats.length >= 10, list);
  for (const format of formats.filter((each) => each !== '')) {
    const { status, files } = await same([...'map --seed 1729 --depth 7 --out map --format'.split(' '), format]);
    assert.deepEqual([format, status, Object.hasOwn(files, 'map')], [format, 0, true]);
  }
  for (const words of [
    'map --seed 5',
    'map --seed 5 --format ansi',
    'map --seed 18446744073709551615 --style rogue --width 120 --height 60 --grid 4x4',
    'map --seed 7 --depth 3 --variant bullet --format json',
    'map --seed 7 --tune loops=50,lakes=0',
  ])
    assert.ok((await same(words.split(' '))).status === 0, words);
});

test('catalogues, findings and stages of digging are the same', compared, async () => {
  for (const words of [
    ['catalog', '--seeds', '1..6'],
    ['catalog', '--seeds', '1..6', '--format', 'jsonl', '--depth', '1..4', '--jobs', '3'],
    ['catalog', '--seeds', '1..9', '--where', 'item("plate armor") <= 9', '--out', 'found.csv'],
    ['lint', '--seeds', '1..3', '--depth', '1..6'],
    ['lint', '--seeds', '4', '--out', 'findings.jsonl'],
    ['dig', '--seed', '3', '--steps'],
  ])
    assert.equal((await same(words)).status, 0, words.join(' '));
});

test('recordings replay to the same states', compared, async () => {
  const games = await readdir(join(project.folder, 'games'));
  assert.ok(games.length >= 2);
  for (const game of games) {
    const { status, stdout } = await same(['replay', `../games/${game}`, '--verify']);
    assert.equal(status, 0);
    assert.match(Buffer.from(stdout, 'base64').toString(), /Every mark of the recording agrees\./);
  }
  await same(['replay', `../games/${games[0]}`, '--to', '40']);
});

test('helps and complaints are the same', compared, async () => {
  for (const words of [
    ['--version'],
    [],
    ['mop'],
    ['--help', 'map'],
    ...['map', 'dig', 'catalog', 'lint', 'play', 'replay', 'env', 'soak', 'bench'].map((name) => [name, '--help']),
    ['map'],
    ['map', '--seed', '0'],
    ['map', '--seed', '1', '--depth', '99'],
    ['map', '--seed', '1', '--out', 'no/such/folder'],
    ['map', '--seed', '1', '--variant', 'none.json'],
    ['catalog', '--seeds', '9..1'],
    ['lint', '--seeds', '1', '--jobs', '0'],
    ['replay', 'none.clph'],
    ['replay', '../package.json'],
    ['env', '--record', 'none'],
  ])
    await same(words);
});

test('the list of commands has those of this package too', async () => {
  const told = text(await inNode(['--help']));
  assert.match(told, /^usage: cellophane COMMAND/);
  for (const name of ['map', 'catalog', 'lint', 'replay', 'env', 'pdf', 'rank'])
    assert.match(told, new RegExp(`^  ${name} `, 'm'), name);
});

test('what needs a terminal says what to use instead', async () => {
  for (const words of [['play', '--seed', '5'], ['play'], ['replay', `../games/explorer-2.clph`, '--watch']]) {
    const { status, stdout, stderr, files } = await inNode(words);
    assert.deepEqual([status, stdout, files], [2, '', {}]);
    assert.match(stderr, /^cellophane (play|replay): this program, which runs in Node, has no terminal/);
    assert.match(stderr, /<cellophane-game>/);
  }
});

const requests = [
  { do: 'hello' },
  { do: 'new', seed: 5, legal: true, map: true },
  { do: 'step', game: 1, actions: [19, 19, 25], hash: true, observation: true },
  { do: 'step', game: 2, action: 1 },
  { do: 'recording', game: 1 },
  { do: 'look', game: 1, fields: ['health', 'messages'] },
];

test('games over lines are the same, with what is wrong and what is recorded', compared, async () => {
  const lines = [...requests.map((each) => JSON.stringify(each)), 'no JSON', '{"do":"cut'].join('\n');
  const { status, stdout } = await same(['env'], lines);
  assert.equal(status, 2);
  assert.equal(Buffer.from(stdout, 'base64').toString().trim().split('\n').length, 8);
  const { files } = await same(['env', '--record', '.'], `${lines.split('\n').slice(0, 3).join('\n')}\n`);
  assert.deepEqual(Object.keys(files), ['5.clph']);
});

test('games in bytes are the same', compared, async () => {
  const input = Buffer.alloc(5 * 4 * 30);
  for (let i = 0; i < 30; ++i) {
    input.writeInt32LE(7, i * 20);
    for (let game = 0; game < 4; ++game)
      input.writeInt32LE(i === 20 && game === 2 ? -2 : [19, -1, 10, 25][(i + game) % 4], i * 20 + 4 + 4 * game);
  }
  const { status, stdout } = await same(['env', '--batch', '4', '--seed', '7', '--depth', '2'], input);
  assert.equal(status, 0);
  assert.ok(stdout.length > 1_000_000);
});

test('an answer comes before the next request is sent', async () => {
  const child = spawn(process.execPath, [script, 'env'], { cwd: project.folder });
  child.stdout.setEncoding('utf8');
  let told = '';
  for (const request of ['{"do":"new","seed":5}', '{"do":"step","game":1,"action":19}', '{"do":"look","game":1}']) {
    const before = told;
    child.stdin.write(`${request}\n`);
    while (!told.slice(before.length).includes('\n')) told += (await once(child.stdout, 'data'))[0];
  }
  child.stdin.end();
  const [status] = await once(child, 'close');
  assert.equal(status, 0);
  assert.equal(told.trim().split('\n').length, 3);
});

test('a reader that has enough ends the program without a fault', async () => {
  const child = spawn(process.execPath, [script, 'catalog', '--seeds', '1..100000'], { cwd: project.folder });
  await once(child.stdout, 'data');
  child.stdout.destroy();
  let told = '';
  child.stderr.on('data', (piece) => (told += piece));
  const [status] = await once(child, 'close');
  assert.equal(status, 1);
  assert.doesNotMatch(told, /fault of its own|at .*\.cjs/);
});

test('a catalogue goes on where it was interrupted', compared, async () => {
  const folder = join(project.folder, 'resumed');
  await mkdir(folder);
  const words = ['catalog', '--seeds', '1..8', '--out', 'all.csv'];
  spawnSync(native, words, { cwd: folder });
  const whole = await readFile(join(folder, 'all.csv'));
  await writeFile(join(folder, 'all.csv'), whole.subarray(0, whole.length >> 1));
  const { status } = spawnSync(process.execPath, [script, ...words, '--resume'], { cwd: folder });
  assert.equal(status, 0);
  assert.deepEqual(await readFile(join(folder, 'all.csv')), whole);
});
