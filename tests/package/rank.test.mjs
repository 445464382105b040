// `cellophane rank` of the package: games of several versions, each replayed by its own engine.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { nameOfPacked, unpacked } from '../../scripts/releases/packed.mjs';
import { serve } from '../../scripts/serve.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { forged, played } from '../support/contest.mjs';
import { newProject, root } from './support.mjs';

const run = promisify(execFile);
const engine = await loadCellophane();
const golden = join(root, 'tests/golden/releases/1.0.0');
let project;
let site;
before(async () => {
  project = await newProject();
  const { release, files } = await unpacked(
    await readFile(join(root, 'releases/1.0.0', nameOfPacked('1.0.0'))),
    '1.0.0',
  );
  const put = async (path, bytes) => {
    await mkdir(dirname(join(project.folder, path)), { recursive: true });
    await writeFile(join(project.folder, path), bytes);
  };
  for (const [path, bytes] of files) {
    await put(`site/v/1.0.0/${path}`, bytes);
    await put(`unpacked/old/${path}`, bytes);
  }
  await put('site/v/index.json', JSON.stringify({ releases: [release] }));
  await put('unpacked/old/release.json', JSON.stringify(release));
  for (const name of ['explorer', 'commands', 'save'])
    await put(`games/${name}.clph`, await readFile(join(golden, `${name}.clph`)));
  const { seed, style } = engine.verifyRecording(await readFile(join(golden, 'commands.clph')));
  await put('games/today.clph', played(engine, { seed, style, whim: 3, actions: 120 }));
  site = await serve(join(project.folder, 'site'));
});
after(async () => {
  site.close();
  await project.remove();
});

/** What the program of the package prints, and its status. */
async function cellophane(...words) {
  const program = join(project.installed, 'command/cellophane.mjs');
  try {
    const { stdout, stderr } = await run(process.execPath, [program, ...words], { cwd: project.folder });
    return { status: 0, stdout, stderr };
  } catch ({ code, stdout, stderr }) {
    return { status: code, stdout, stderr };
  }
}
const rank = (...words) => cellophane('rank', ...words);

test('without other releases, games of other rules are named and have no place', async () => {
  const { status, stdout } = await rank('games');
  assert.equal(status, 1);
  assert.match(
    stdout,
    /other-version: games\/commands\.clph: .* No release with dungeon version 6 and rules version 15 is kept here\.$/m,
  );
  assert.match(stdout, /^ {3}1 .*\(games\/today\.clph, version \d+\.\d+\)$/m);
});

test('with them each is replayed by its own engine, and mixed rules are said', async () => {
  const tables = [];
  for (const place of [`${site.url}v`, join(project.folder, 'unpacked'), join(project.folder, 'unpacked/old')]) {
    const { status, stdout, stderr } = await rank('games', '--releases', place);
    assert.deepEqual([status, stderr], [0, ''], stdout);
    tables.push(stdout);
  }
  assert.equal(new Set(tables).size, 1);
  const [table] = tables;
  assert.match(table, /^Played with different rules: rules versions 15 and \d+\.$/m);
  assert.match(table, /\(games\/commands\.clph, version 6\.15\)$/m);
  assert.match(
    table,
    /^ {3}1 +1146 +6 +3181 {2}Killed by a pink jelly on depth 6\. \(games\/explorer\.clph, version 6\.15\)$/m,
  );
  const rows = JSON.parse((await rank('games', '--releases', `${site.url}v`, '--format', 'json')).stdout);
  assert.deepEqual(
    rows
      .filter(({ rank: place }) => place !== null)
      .map(({ file, status, rules_version: rules }) => [file, status, rules === 15])
      .sort(),
    [
      ['games/commands.clph', 'verified', true],
      ['games/explorer.clph', 'verified', true],
      ['games/today.clph', 'verified', false],
    ],
  );
});

test('an installed package of another version is found by itself', async () => {
  const other = join(project.folder, 'node_modules/cellophane-1.0');
  await cp(join(project.folder, 'unpacked/old/engine'), other, { recursive: true });
  await writeFile(
    join(other, 'package.json'),
    JSON.stringify({ name: 'cellophane', version: '1.0.0', type: 'module' }),
  );
  const { status, stdout } = await rank('games');
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^Played with different rules/m);
});

test('a copy that names other versions counts once, whichever engine replays it', async () => {
  const file = await readFile(join(project.folder, 'games/commands.clph'));
  const copy = forged(new Uint8Array(file), (bytes, body) => {
    bytes[body + 1] += 2;
  });
  await writeFile(join(project.folder, 'copy.clph'), copy);
  const { stdout, stderr } = await rank('copy.clph', 'games/commands.clph', '--releases', 'unpacked');
  assert.match(stderr, /^copy\.clph is the same recording as games\/commands\.clph\. It counts once\.$/m);
  assert.doesNotMatch(stdout, /copy\.clph/);
});

test('an engine with one other byte is not run, and named', async () => {
  await cp(join(project.folder, 'unpacked'), join(project.folder, 'spoilt'), { recursive: true });
  const path = join(project.folder, 'spoilt/old/engine/cellophane.mjs');
  await writeFile(path, (await readFile(path, 'utf8')).replace('a', 'b'));
  await project.write('node_modules/cellophane-1.0/package.json', '{"name":"something-else"}').catch(() => {});
  const { status, stdout } = await rank('games', '--releases', 'spoilt');
  assert.equal(status, 1);
  assert.match(
    stdout,
    /The engine of version 1\.0\.0 is not the one that was released: v\/1\.0\.0\/engine\/cellophane\.mjs has other bytes/,
  );
});

test('an index that lies and a place that is not there are named', async () => {
  await mkdir(join(project.folder, 'liar'), { recursive: true });
  await project.write('liar/index.json', '{"releases":[{"release":"../.."}]}');
  for (const [place, words] of [
    ['liar', /The earlier versions cannot be looked up: .*index\.json: release is "\.\.\/\.\."/],
    ['nowhere', /The earlier versions cannot be looked up: .*nowhere\/? cannot be read \(ENOENT\)\./],
    [`${site.url}gone`, /The earlier versions cannot be looked up: .*index\.json was not found \(status 404\)\./],
  ])
    assert.match((await rank('games/commands.clph', '--releases', place)).stdout, words);
});

test('what is wrong with the words is said, with status 2', async () => {
  for (const [words, message] of [
    [[], /^Which recordings\?/],
    [['games', '--format', 'xml'], /^--format is "xml"; allowed: table, csv, json\./],
    [['games', '--jobs', '0'], /^--jobs is "0"; allowed: 1 to 256\./],
    [['games', '--sort'], /'--sort'/],
    [['games', '--releases', ''], /^--releases is empty; give a folder or an address\./],
    [['site'], /^site holds no file that ends with \.clph\./],
  ]) {
    const { status, stderr } = await rank(...words);
    assert.equal(status, 2);
    assert.match(stderr, message);
  }
});

test('a command that the program does not have is named, and nothing is written', async () => {
  const before = await readdir(project.folder);
  for (const [words, message] of [
    [['mop'], /^cellophane: unknown command "mop"; there are map, /],
    [['toString'], /^cellophane: unknown command "toString"/],
    [[], /^usage: cellophane COMMAND/],
  ]) {
    const { status, stdout, stderr } = await cellophane(...words);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, message);
  }
  assert.deepEqual(await readdir(project.folder), before);
});

test('openWorker takes releases and refuses what is none', async () => {
  const answer = await project.node(`
    import { readFile } from 'node:fs/promises';
    import { openWorker } from 'cellophane/worker';
    const file = await readFile('games/commands.clph');
    const worker = await openWorker({ releases: ['unpacked', ${JSON.stringify(`${site.url}v`)}] });
    const result = await worker.verifyRecording(file);
    worker.dispose();
    const bad = [];
    for (const releases of [5, '', [null]]) bad.push(await openWorker({ releases }).catch(({ code, message }) => code + ' ' + message));
    console.log(JSON.stringify({ status: result.status, rules: result.rulesVersion, bad }));`);
  assert.deepEqual([answer.status, answer.rules], ['verified', 15]);
  for (const message of answer.bad) assert.match(message, /^bad-argument releases is /);
});
