import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { manifestOf } from '../../package/manifest.mjs';
import { goldenLevels } from '../wasm/golden.mjs';
import { manifest, newProject, root, tarball } from './support.mjs';

const run = promisify(execFile);

let project;
before(async () => {
  project = await newProject({ withNpm: true });
});
after(() => project.remove());

const [known] = goldenLevels().filter(({ style, depth }) => style === 'brogue' && Number(depth) < 6);
const digKnown = `{ seed: '${known.seed}', depth: ${known.depth} }`;

test('the package has its papers, and the version of everything else', async () => {
  const read = (name) => readFile(join(project.installed, name), 'utf8');
  const { version, license, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  assert.deepEqual([manifest.version, manifest.license, manifest.engines], [version, license, engines]);
  assert.equal(manifest.private, undefined);
  assert.deepEqual([manifest.dependencies, manifest.scripts], [undefined, undefined]);
  assert.equal(await read('LICENSE'), await readFile(join(root, 'LICENSE'), 'utf8'));
  assert.match(await read('FONT_LICENSE'), /Bitstream|DejaVu/);
  for (const entry of Object.values(manifest.exports))
    for (const file of typeof entry === 'string' ? [entry] : Object.values(entry))
      await access(join(project.installed, file));
  for (const [, { types }] of Object.entries(manifest.exports).filter(([, entry]) => typeof entry === 'object'))
    assert.ok(types.endsWith('.d.ts'));
  assert.ok(
    Object.values(manifest.exports).every((entry) => typeof entry === 'string' || Object.keys(entry)[0] === 'types'),
  );
});

test('no file of the package names the folder it was built in or a package registry', async () => {
  const names = await readdir(project.installed, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((each) => each.isFile() && !/\.(woff2|wasm)$/.test(each.name))) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const text = await readFile(file, 'utf8');
    assert.ok(!text.includes(root), `${file} names ${root}`);
    for (const [, target] of text.matchAll(/\]\(([^):#]+)\)/g))
      if (entry.name.endsWith('.md')) await access(join(file, '..', target));
  }
});

for (const entry of ['cellophane', 'cellophane/levels']) {
  test(`${entry} digs the same levels under Node`, async () => {
    const answer = await project.node(`
      import { CellophaneError, loadCellophane } from '${entry}';
      const [engine, second] = [await loadCellophane(), await loadCellophane()];
      const level = engine.generate(${digKnown});
      let code;
      try { second.generate({ seed: 0 }); } catch (error) { code = error instanceof CellophaneError && error.code; }
      console.log(JSON.stringify({ version: engine.version, hash: level.hash, rows: level.rows.length, code }));`);
    assert.deepEqual(answer, { version: manifest.version, hash: known.hash, rows: 29, code: 'bad-seed' });
  });
}

test('every entry can be imported without a browser, and what needs one says so when it is called', async () => {
  const entries = Object.keys(manifest.exports).filter((name) => !/\.(wasm|json)$/.test(name));
  assert.ok(['./map', './react', './pdf'].every((name) => entries.includes(name)));
  const answer = await project.node(`
    const told = [];
    for (const entry of ${JSON.stringify(entries)}) told.push(Object.keys(await import('cellophane' + entry.slice(1))).length > 0);
    const { CellophaneMap, MapRenderer, sharedEngine } = await import('cellophane/map');
    for (const make of [() => new CellophaneMap(), () => new MapRenderer({}, { family: 'x' })])
      try { make(); told.push('nothing'); } catch ({ name, code }) { told.push(name + ' ' + code); }
    const engine = await sharedEngine();
    console.log(JSON.stringify([...told, engine.generate(${digKnown}).hash]));`);
  assert.deepEqual(answer, [
    ...entries.map(() => true),
    'CellophaneError no-browser',
    'CellophaneError no-browser',
    known.hash,
  ]);
});

test('cellophane-inline writes an engine that reads no file and fetches nothing', async () => {
  const command = join(project.folder, 'node_modules/.bin/cellophane-inline');
  await run(command, ['inline.mjs'], { cwd: project.folder });
  await run(command, ['levels.mjs', '--levels'], { cwd: project.folder });
  const answer = await project.node(`
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    import { CellophaneError, loadCellophane } from './inline.mjs';
    import { loadCellophane as loadLevels } from './levels.mjs';
    const calls = [];
    globalThis.fetch = (what) => { calls.push(String(what)); throw new Error('no'); };
    fs.readFile = (what) => { calls.push(String(what)); throw new Error('no'); };
    syncBuiltinESMExports();
    const level = (await loadCellophane()).generate(${digKnown});
    const small = (await loadLevels({})).generate(${digKnown});
    const refused = await loadCellophane(null).catch((error) => error instanceof CellophaneError && error.code);
    console.log(JSON.stringify({ calls, hashes: [level.hash, small.hash], png: level.toPng({ cell: 2 }).length > 1000, refused }));`);
  assert.deepEqual(answer, { calls: [], hashes: [known.hash, known.hash], png: true, refused: 'bad-argument' });
  await project.write('own.mjs', 'export {};');
  for (const [given, status, words] of [
    [[], 2, /FILE is missing/],
    [['x.mjs', '--small'], 2, /--small is no option/],
    [['map', '--seed', '5'], 2, /--seed is no option/],
    [
      ['map'],
      2,
      /"map" is no file that ends in \.mjs or \.js\. This command writes engines alone.*npx cellophane map/s,
    ],
    ...['dig', 'catalog', 'lint', 'play', 'replay', 'rank', 'env', 'pdf'].map((word) => [
      [word],
      2,
      new RegExp(`"${word}" is no file that ends in .*npx cellophane ${word}`, 's'),
    ]),
    [['x.mjs', 'y.mjs'], 2, /There is one FILE, not 2: x\.mjs y\.mjs/],
    [['own.mjs'], 1, /own\.mjs could not be written: it is there already, and not from this program; see --force/],
    [['no/such/folder/x.mjs'], 1, /no\/such\/folder\/x\.mjs could not be written: ENOENT/],
  ])
    await assert.rejects(run(command, given, { cwd: project.folder }), ({ code, stderr }) => {
      assert.equal(code, status);
      assert.match(stderr, words);
      return true;
    });
  assert.ok(!(await readdir(project.folder)).includes('map'));
  // What it has written itself it replaces, and anything if it is told to.
  await run(command, ['inline.mjs', '--levels'], { cwd: project.folder });
  await run(command, ['own.mjs', '--force', '--levels'], { cwd: project.folder });
  const texts = ['inline.mjs', 'own.mjs'].map((name) => readFile(join(project.folder, name), 'utf8'));
  assert.equal(...(await Promise.all(texts)));
});

test('manuals name no file that the package does not have', async () => {
  const files = await readdir(project.installed, { recursive: true });
  const manuals = files.filter((name) => name.endsWith('.md'));
  assert.ok(manuals.length > 10);
  for (const manual of manuals) {
    const whole = await readFile(join(project.installed, manual), 'utf8');
    // Commands may speak of files of the sources.
    const text = whole.replaceAll(/^(`{3,}).*?^\1$|^ {4}.*$/gms, '');
    // Names of files that an archive of a game master's material has.
    const named = [...text.matchAll(/(?<![\w/-])[\w/.-]+\.md\b/g)]
      .map(([name]) => name)
      .filter((name) => name !== 'key.md' && name !== 'players.md');
    for (const name of named)
      assert.ok(
        [manual, `docs/${manual}`].some((from) => files.includes(join(dirname(from), name))),
        `${manual}: ${name}`,
      );
  }
});

test('a bundle that is no module finds the installed wasm, and elsewhere names cause and cure', async () => {
  await project.write(
    'server.js',
    `import { loadCellophane } from 'cellophane';
    import { openWorker } from 'cellophane/worker';
    const told = (error) => [error.name, error.code, error.message];
    const tell = async () => console.log(JSON.stringify([
      await loadCellophane().then((engine) => engine.generate(${digKnown}).hash, told),
      await openWorker().then(() => 'a worker', told)]));
    tell();`,
  );
  const outfile = join(project.folder, 'dist', 'server.cjs');
  await build({
    entryPoints: [join(project.folder, 'server.js')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    outfile,
    logLevel: 'silent',
  });
  const from = async (cwd) => JSON.parse((await run(process.execPath, [outfile], { cwd })).stdout);
  const [hash, [, code, why]] = await from(project.folder);
  assert.deepEqual([hash, code], [known.hash, 'worker-failed']);
  assert.match(why, /could not be started.*ES module/);
  const [[name, missing, message]] = await from(tmpdir());
  assert.deepEqual([name, missing], ['CellophaneError', 'wasm-missing']);
  assert.match(message, /import\.meta\.url is empty.*loadCellophane\(\{ wasm \}\)/);
});

test('the wasm file can be passed to the engine by hand', async () => {
  const answer = await project.node(`
    import { readFile } from 'node:fs/promises';
    import { createRequire } from 'node:module';
    import { loadCellophane } from 'cellophane';
    const wasm = await readFile(createRequire(import.meta.url).resolve('cellophane/cellophane.wasm'));
    console.log(JSON.stringify((await loadCellophane({ wasm })).generate(${digKnown}).hash));`);
  assert.equal(answer, known.hash);
});

test('a worker digs levels and draws pictures, and lets the program end by itself', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    import { loadCellophane } from 'cellophane';
    const worker = await openWorker();
    const [level, other] = await Promise.all([
      worker.generate(${digKnown}, { png: { cell: 3 }, text: true, colors: { reveal: false }, svg: false }),
      worker.generate({ seed: 2n, style: 'rogue' }),
    ]);
    const mine = (await loadCellophane()).generate(${digKnown});
    console.log(JSON.stringify({
      version: worker.version, hash: level.hash, other: other.style, keys: Object.keys(level).filter((name) => !(name in mine.toJSON())),
      same: JSON.stringify(mine.toJSON()) === JSON.stringify(Object.fromEntries(Object.keys(mine.toJSON()).map((name) => [name, level[name]]))),
      png: Buffer.from(mine.toPng({ cell: 3 })).equals(level.png), text: level.text === mine.toText(),
      fg: level.colors.fg instanceof Uint32Array, names: (await worker.searchNames()).ally.includes('unicorn'),
    }));`);
  assert.deepEqual(answer, {
    version: manifest.version,
    hash: known.hash,
    other: 'rogue',
    keys: ['hash', 'png', 'text', 'colors'],
    same: true,
    png: true,
    text: true,
    fg: true,
    names: true,
  });
});

test('a worker lists, measures and streams many dungeons as the engine does', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    import { loadCellophane } from 'cellophane';
    const engine = await loadCellophane();
    const worker = await openWorker();
    const all = async (walk) => { const list = []; for await (const value of walk) list.push(value); return list; };
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    const range = { seeds: [1, 6], depth: [1, 4], variant: 'rapid' };
    let dug = 0;
    const rows = await all(worker.catalog({ ...range, watch: (levels) => (dug += levels) }));
    const streamed = await all(worker.stream({ ...range, layers: ['walkable', 'machine'] }));
    const steps = [];
    const watch = (...step) => steps.push(step.join('/'));
    const level = await worker.generate({ seed: 3, depth: 2 }, { plan: true, masks: ['walkable', 'spawn'] }, { watch });
    const mine = engine.generate({ seed: 3, depth: 2 });
    const end = new AbortController();
    const ended = await all(worker.catalog({ seeds: [1, 1e9], watch: () => end.abort(), where: 'item("food") > 26', signal: end.signal }))
      .catch(({ name }) => name);
    const told = ({ code, message }) => code + ': ' + message;
    let copies = 0;
    for (const { layers } of engine.stream({ ...range, layers: ['walkable', 'machine'] }))
      copies += layers.walkable.every((cell, i) => cell === streamed[copies].layers.walkable[i]);
    console.log(JSON.stringify({
      rows: same(rows, [...engine.catalog(range)]), dug,
      layouts: same(await all(worker.layouts({ ...range, tune: { lakes: 0 } })), [...engine.layouts({ ...range, tune: { lakes: 0 } })]),
      search: (await all(worker.search({ ...range, where: 'item("food")' }))).length,
      streamed: streamed.length, copies,
      plan: same(level.plan, { rooms: mine.rooms, corridors: mine.corridors, doors: mine.doors }),
      steps, usual: same(level, await worker.generate({ seed: 3, depth: 2 }, { plan: true, masks: ['walkable', 'spawn'] })),
      masks: Object.keys(level.masks), walkable: same([...level.masks.walkable], [...mine.mask('walkable')]),
      ended,
      bad: [
        await all(worker.catalog({ seeds: 1, score: '1' })).catch(told),
        await all(worker.stream({ seeds: 1, layers: ['walls'] })).catch(told),
        await worker.generate({ seed: 1 }, { masks: true }).catch(told),
        await worker.generate({ seed: 1 }, { masks: ['walls'] }).catch(told),
        await worker.generate({ seed: 1, depth: 41 }, {}, { watch }).catch(told),
        await worker.generate({ seed: 1, depth: 3 }, {}, { watch() { throw new Error('Enough.'); } }).catch(({ message }) => message),
        await worker.generate({ seed: 1 }, {}, { watch: true }).catch(told),
        await worker.generate({ seed: 1 }, {}, { onProgress: watch }).catch(told),
      ],
    }));
    worker.dispose();`);
  const { bad, ...seen } = answer;
  assert.deepEqual(seen, {
    rows: true,
    dug: 24,
    layouts: true,
    search: 6,
    streamed: 24,
    copies: 24,
    plan: true,
    steps: ['1/2', '2/2'],
    usual: true,
    masks: ['walkable', 'spawn'],
    walkable: true,
    ended: 'AbortError',
  });
  for (const [i, said] of [
    /^bad-argument: a name in the catalog options is "score"; allowed: seeds, depth,/,
    /^bad-argument: layers\[0\] is "walls"; allowed: a list of/,
    /^bad-argument: The form "masks" cannot be made so; allowed: a list of names/,
    /^bad-argument: mask is "walls"; allowed: passable, walkable/,
  ].entries())
    assert.match(bad[i], said);
});

test('a pool digs on all its workers, in the order of the requests', async () => {
  const answer = await project.node(`
    import { openPool, openBatch } from 'cellophane/worker';
    import { loadCellophane } from 'cellophane';
    const engine = await loadCellophane();
    const pool = await openPool({ size: 2 });
    const told = ({ code, message }) => code + ': ' + message;
    let asked = 0;
    function* requests() { for (let seed = 1; seed <= 40; ++seed) { ++asked; yield { seed, depth: 1 + (seed % 3) }; } }
    const seeds = [];
    for await (const level of pool.generateAll(requests())) {
      if (level.hash !== engine.generate({ seed: level.seed, depth: level.depth }).hash) seeds.push('wrong');
      seeds.push(level.seed);
      if (seeds.length === 12) break;
    }
    const workers = new Set();
    await Promise.all(Array.from({ length: 6 }, () => pool.run(async (worker) => { workers.add(worker); await worker.searchNames(); })));
    const failed = await (async () => { for await (const level of pool.generateAll([{ seed: 1 }, { seed: 0 }])) level.hash; })().catch(told);
    const batch = await openBatch({ seeds: [1, 2, 3] }, pool.workers);
    const bad = [await openPool({ size: 0 }).catch(told), await pool.run(3).catch(told)];
    const late = pool.run((worker) => worker.generate({ seed: 1, depth: 26 })).catch(told);
    await Promise.resolve();
    pool.dispose();
    console.log(JSON.stringify({ seeds, asked, workers: workers.size, failed, games: batch.size, bad,
      late: await late, over: await pool.generate({ seed: 1 }).catch(told) }));`);
  assert.deepEqual(
    answer.seeds,
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
  );
  assert.ok(answer.asked < 20, `${answer.asked} requests taken for 12 levels`);
  assert.equal(answer.workers, 2);
  assert.match(answer.failed, /^bad-seed: seed is 0/);
  assert.equal(answer.games, 3);
  assert.match(answer.bad[0], /^bad-argument: size is 0; allowed: a whole number of workers from 1 to 64/);
  assert.match(answer.bad[1], /^bad-argument: the task is 3; allowed: a function/);
  assert.match(answer.late, /^disposed: This worker/);
  assert.match(answer.over, /^disposed: This pool/);
});

test('a worker verifies and ranks recordings, and draws results, as the engine does', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    import { loadCellophane } from 'cellophane';
    const engine = await loadCellophane();
    const game = engine.newGame({ seed: 5 });
    game.step({ type: 'rest' });
    const unfinished = game.replay();
    game.step({ type: 'quit' });
    const file = game.replay();
    const worker = await openWorker();
    const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    const result = await worker.verifyRecording(file);
    const list = [{ file: 'a.clph', result }, { file: 'b.clph', result: await worker.verifyRecording(unfinished) }];
    const card = await worker.resultCard(file, { playLink: 'https://example.org/' });
    const day = Date.UTC(2026, 10, 27);
    const runs = game.takeRuns();
    console.log(JSON.stringify({
      verified: same(result, engine.verifyRecording(file)) && result.status === 'verified',
      ranked: same(await worker.rankRecordings(list), engine.rankRecordings(list)),
      text: (await worker.rankingText(list, 'csv')) === engine.rankingText(list, 'csv'),
      card: same([...card.png ?? []], [...engine.resultCard(file, { playLink: 'https://example.org/' }).png ?? []]) && same(Object.keys(card), Object.keys(engine.resultCard(file))),
      calendar: same(await worker.dailyCalendar(runs, day), engine.dailyCalendar(runs, day)),
      dates: same(await worker.dailyDates([5n], day), engine.dailyDates([5n], day)),
      bad: await Promise.all([
        worker.resultCard(unfinished).catch(({ code }) => code),
        worker.verifyRecording('me').catch(({ code }) => code),
        worker.rankingText(list, 'xml').catch(({ code }) => code),
        worker.rankRecordings(7).catch(({ code }) => code),
      ]),
    }));
    worker.dispose();`);
  assert.deepEqual(answer, {
    verified: true,
    ranked: true,
    text: true,
    card: true,
    calendar: true,
    dates: true,
    bad: ['unfinished', 'bad-argument', 'bad-argument', 'bad-argument'],
  });
});

test('a worker used wrongly says so by an error of the package', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    const revoked = (target) => { const { proxy, revoke } = Proxy.revocable(target, {}); revoke(); return proxy; };
    const angry = new Proxy({}, { get() { throw new Error('mine'); }, ownKeys() { throw null; } });
    const told = async (act) => { try { await act(); return 'nothing'; } catch (error) { return error.name + ' ' + error.code; } };
    const found = [];
    const worker = await openWorker();
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(worker)).filter((name) => name !== 'constructor');
    for (const name of methods)
      for (const self of [undefined, null, 'x', {}, Object.create(worker), new Proxy(worker, {}), revoked(worker)]) {
        const said = await told(() => Reflect.apply(worker[name], self, [{}]));
        if (said !== 'CellophaneError bad-argument') found.push([name, said]);
      }
    for (const wrong of [null, [], 'x', 5n, Symbol('x'), revoked({}), revoked([]), angry]) {
      for (const [name, act] of Object.entries({
        openWorker: () => openWorker(wrong),
        wasm: () => openWorker({ wasm: wrong === 'x' ? 'http://[' : wrong }),
        releases: () => openWorker({ releases: typeof wrong === 'object' && wrong !== angry ? [wrong] : wrong === 'x' ? '' : wrong }),
        search: () => worker.search(wrong).next(),
        signal: () => worker.search({ signal: wrong }).next(),
        generate: () => worker.generate(wrong),
        verifyRecording: () => worker.verifyRecording(wrong),
      })) {
        const said = await told(act);
        if (!/^CellophaneError (bad-|wasm-missing)/.test(said)) found.push([name, String(typeof wrong), said]);
      }
    }
    worker.dispose();
    console.log(JSON.stringify([methods.length >= 10, found]));`);
  assert.deepEqual(answer, [true, []]);
});

test('a search in a worker ranks as the engine does', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    const worker = await openWorker();
    const options = { seeds: [1, 9], depth: [1, 2], where: 'item("food") <= 1 or item("food") > 1 or not item("food") <= 1' };
    const scores = [];
    for await (const { score } of worker.search({ ...options, score: 'count(item, "potion")' })) scores.push(score);
    const column = await worker.search({ ...options, score: '1 +' }).next().catch(({ code, column }) => [code, column]);
    worker.dispose();
    console.log(JSON.stringify([scores.length, scores.every(Number.isInteger), column]));`);
  assert.deepEqual(answer, [9, true, ['bad-score', 4]]);
});

test('a worker searches as the engine does, and stops when the loop is left', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    import { loadCellophane } from 'cellophane';
    const worker = await openWorker();
    const options = { seeds: [1, 30], depth: [1, 3], where: 'item("enchanting") <= 2' };
    const hits = [];
    let levels = 0;
    for await (const hit of worker.search({ ...options, watch: (count) => { levels += count; } })) hits.push(hit);
    const mine = [...(await loadCellophane()).search(options)];
    let first = null;
    for await (const { seed } of worker.search({ seeds: [1, 2n ** 60n], where: 'item("enchanting") <= 26' })) { first = seed; break; }
    const after = await worker.generate({ seed: 5 });
    worker.dispose();
    console.log(JSON.stringify({ same: JSON.stringify(hits) === JSON.stringify(mine), count: hits.length > 5, levels: levels > 30, first, after: after.seed }));`);
  assert.deepEqual(answer, { same: true, count: true, levels: true, first: '1', after: '5' });
});

test('an endless search ends by its abort signal, and the worker is free again', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    const worker = await openWorker();
    const abort = new AbortController();
    let ended;
    // It has looked at some, and would for ever.
    const watch = () => abort.abort(new Error('enough'));
    const hopeless = worker.search({ seeds: [1, 2n ** 60n], where: 'count(item, "enchanting", 1..1) >= 90', signal: abort.signal, watch });
    const busy = worker.generate({ seed: 6 });
    try { for await (const hit of hopeless) ended = hit.seed; } catch (error) { ended = error.message; }
    const level = await worker.generate({ seed: 7 });
    console.log(JSON.stringify({ ended, busy: (await busy).seed, seed: level.seed }));`);
  assert.deepEqual(answer, { ended: 'enough', busy: '6', seed: '7' });
});

test('a watch callback that throws ends its own search and no other', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    const worker = await openWorker();
    const watch = () => { throw new Error('seen enough'); };
    const told = [];
    const look = async (options) => {
      for await (const { seed } of worker.search({ where: 'count(item, "enchanting", 1..1) >= 90', ...options })) told.push(seed);
    };
    // One hears of it while it digs, the other at the end.
    for (const seeds of [[1, 1_000_000], 1]) await look({ seeds, depth: seeds === 1 ? 1 : [1, 26], watch }).catch(({ message }) => told.push(message));
    told.push((await worker.generate({ seed: 7 })).seed);
    console.log(JSON.stringify(told));`);
  assert.deepEqual(answer, ['seen enough', 'seen enough', '7']);
});

test('the engine for levels has the methods that work without games, and no others', async () => {
  const answer = await project.node(`
    import { loadCellophane } from 'cellophane/levels';
    import { loadCellophane as loadWhole } from 'cellophane';
    const methodsOf = (thing) => {
      const kind = Object.getPrototypeOf(thing);
      return kind === Object.prototype ? [] : [...methodsOf(kind), ...Object.getOwnPropertyNames(kind)];
    };
    const [small, whole] = [await loadCellophane(), await loadWhole()];
    const [level, other] = [small.generate({ seed: 1 }), whole.generate({ seed: 1 })];
    const lacking = (less, more) => [...new Set(methodsOf(more))].filter((name) => !(name in less)).sort();
    const troubles = [];
    for (const name of ['toJSON', 'toText', 'toAnsi', 'colors']) try { level[name](); } catch (error) { troubles.push(error.message); }
    try { small.dots(level.colors()); } catch (error) { troubles.push(error.message); }
    console.log(JSON.stringify({ engine: lacking(small, whole), level: lacking(level, other), troubles }));`);
  assert.deepEqual(answer, {
    engine: [
      'catalog',
      'dailyCalendar',
      'dailyDates',
      'dungeonSvg',
      'foundryModule',
      'layouts',
      'loadGame',
      'newBatch',
      'newGame',
      'observationFields',
      'observationLayout',
      'openReplay',
      'openTitle',
      'rankRecordings',
      'rankingText',
      'resultCard',
      'search',
      'searchNames',
      'terrainNames',
      'variantFromJson',
      'variantJson',
      'variantName',
      'variantTrial',
      'verifyRecording',
    ],
    level: [
      'tilesetImage',
      'toDrawnPng',
      'toDrawnSvg',
      'toKey',
      'toPng',
      'toSvg',
      'toTabletop',
      'toTiled',
      'toUniversalVtt',
    ],
    troubles: [],
  });
});

test('errors in a worker arrive with their class, code and column', async () => {
  const [answer, foreign] = await project.node(`
    import { CellophaneError, openWorker } from 'cellophane/worker';
    import { CellophaneError as same } from 'cellophane';
    const told = [];
    const tell = async (promise) => promise.then(() => told.push('nothing'),
      (error) => told.push([error instanceof CellophaneError && error instanceof same, error.code, error.column ?? null]));
    const worker = await openWorker();
    await tell(worker.generate({ seed: 0 }));
    await tell(worker.generate({ seed: 1, depth: 41 }));
    await tell(worker.generate({ seed: 1 }, { gif: true }));
    await tell(worker.generate({ seed: 1 }, { png: { cell: 1 } }));
    for (const form of ['text', 'ansi', 'tilesetImage']) await tell(worker.generate({ seed: 1 }, { [form]: { crisp: true } }));
    await tell(worker.generate({ seed: () => 1 }));
    await tell(worker.generate({ seed: 1, stages: true }));
    await tell(worker.generate());
    await tell(worker.search({ seeds: 1, where: 'item(' }).next());
    await tell(worker.search({ seeds: 1, where: 'item("mace") < 3', signal: 5 }).next());
    await worker.search({ seeds: 1, where: 'item("mace") < 3', foo: 1 }).next().catch(({ message }) => { told.foo = message; });
    await tell(worker.search().next());
    await tell(openWorker({ wasm: new URL('no-such.wasm', import.meta.url) }));
    await tell(openWorker({ wasm: 7 }));
    await tell(openWorker({ url: 'x' }));
    const late = tell(worker.generate({ seed: 1, depth: 26 }));
    worker.dispose();
    worker.dispose();
    await late;
    await tell(worker.generate({ seed: 1 }));
    await tell(worker.search({ seeds: 1, where: 'item("mace") < 3' }).next());
    console.log(JSON.stringify([told, told.foo]));`);
  const codes = [
    'bad-seed',
    'bad-depth',
    'bad-argument',
    'bad-argument',
    'bad-argument',
    'bad-argument',
    'bad-argument',
    'bad-argument',
    'bad-argument',
    'bad-argument',
    'bad-where',
    'bad-argument',
    'bad-argument',
    'wasm-missing',
    'bad-argument',
    'bad-argument',
    'disposed',
    'disposed',
    'disposed',
  ];
  assert.deepEqual(
    answer.map(([, code]) => code),
    codes,
  );
  assert.ok(
    answer.every(([isError]) => isError === true),
    JSON.stringify(answer),
  );
  assert.equal(typeof answer[10][2], 'number');
  assert.match(
    foreign,
    /is "foo"; allowed: seeds, depth, style, variant, width, height, tune, where, watch, signal, score\./,
  );
});

test('no argument ends a worker', async () => {
  const answer = await project.node(`
    import { openWorker } from 'cellophane/worker';
    const worker = await openWorker();
    const odd = [5n, Symbol.iterator, () => 1, null, 5, 'x', NaN, [], [5n], new Map(), { png: 5n }, { png: { cell: 5n } }, { svg: [] }, { gif: 5n }];
    const told = [];
    for (const forms of odd) await worker.generate({ seed: 5 }, forms).then(() => told.push(''), ({ name, code }) => told.push(name + ' ' + code));
    for (const options of odd) await worker.generate(options).then(() => told.push(''), ({ name, code }) => told.push(name + ' ' + code));
    for (const options of odd) await worker.search(options).next().then(() => told.push(''), ({ name, code }) => told.push(name + ' ' + code));
    told.push((await worker.generate({ seed: 5 })).seed);
    console.log(JSON.stringify(told));`);
  assert.equal(answer.pop(), '5');
  // Maps and empty arrays name no forms.
  assert.deepEqual([...new Set(answer)].sort(), ['', 'CellophaneError bad-argument', 'CellophaneError bad-seed']);
  assert.equal(answer.filter((told) => told === '').length, 2);
});

test('a worker goes on with a fresh engine after a fault of the engine', async () => {
  const service = join(project.installed, 'worker', 'service.mjs');
  const whole = await readFile(service, 'utf8');
  try {
    await writeFile(
      service,
      whole.replace(
        'async searchNames() {',
        "async searchNames() { throw new WebAssembly.RuntimeError('unreachable');",
      ),
    );
    const answer = await project.node(`
      import { openWorker } from 'cellophane/worker';
      const worker = await openWorker();
      const told = await worker.searchNames().catch(({ name, code, message }) => [name, code, /unreachable/.test(message)]);
      console.log(JSON.stringify([...told, (await worker.generate({ seed: 5 })).seed]));`);
    assert.deepEqual(answer, ['CellophaneError', 'internal-error', true, '5']);
  } finally {
    await writeFile(service, whole);
  }
});

test('a worker opens in a program that is a text', async () => {
  const text = `import { openWorker } from 'cellophane/worker';
    const worker = await openWorker(); console.log((await worker.generate(${digKnown})).hash);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', text], { cwd: project.folder });
  assert.equal(stdout.trim(), known.hash);
});

test('a worker that dies rejects its calls and lets the program go on', async () => {
  const thread = join(project.installed, 'worker', 'node_thread.mjs');
  const whole = await readFile(thread, 'utf8');
  const end = async (text) => {
    await writeFile(thread, text);
    return project.node(`
      import { openWorker } from 'cellophane/worker';
      const told = [];
      const tell = (promise) => promise.then(() => told.push('nothing'), ({ code, message }) => told.push([code, message]));
      try {
        const worker = await openWorker();
        await Promise.all([tell(worker.generate({ seed: 1 })), tell(worker.generate({ seed: 2 }))]);
        await tell(worker.searchNames());
      } catch (error) { told.push([error.code, error.message]); }
      console.log(JSON.stringify(told));`);
  };
  try {
    const [[code, message]] = await end("throw new Error('no room');");
    assert.equal(code, 'worker-failed');
    assert.match(message, /no room/);
    const deaths = await end(
      whole.replace(
        "parentPort.on('message', (message) => ",
        "parentPort.on('message', (message) => message.type === 'generate' ? process.exit(3) : ",
      ),
    );
    assert.deepEqual(
      deaths.map(([each]) => each),
      ['worker-failed', 'worker-failed', 'worker-failed'],
    );
    assert.match(deaths[0][1], /status 3/);
  } finally {
    await writeFile(thread, whole);
  }
});

test('the package is small, and holds nothing twice', async () => {
  const { size } = await stat(tarball);
  // A third is the program for Node, a fifth the WASI module, a tenth pdf-lib, in the entry for PDFs alone. Newer
  // Emscripten make it a hundredth larger.
  assert.ok(size < 2_960_000, `${size} bytes`);
  const names = await readdir(project.installed, { recursive: true, withFileTypes: true });
  const files = new Map();
  for (const entry of names.filter((each) => each.isFile())) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = await readFile(file);
    const same = files.get(bytes.toString('base64'));
    assert.equal(same, undefined, `${file} is ${same}`);
    files.set(bytes.toString('base64'), file);
    if (!file.endsWith('.wasm'))
      assert.doesNotMatch(bytes.toString(), /[A-Za-z0-9+/]{20000}/, `${file} holds data as text`);
  }
  const ending = (kind) => [...files.values()].filter((name) => name.endsWith(kind)).length;
  assert.deepEqual([ending('.wasm'), ending('.woff2')], [4, 1]);
});

test('the package names its places as the workflow that publishes it tells them', () => {
  const own = { name: 'x', version: '1.0.0' };
  const { repository, homepage, bugs, publishConfig } = manifestOf(own, { GITHUB_REPOSITORY: 'somebody/cellophane' });
  assert.deepEqual(
    [repository, homepage, bugs, publishConfig],
    [
      { type: 'git', url: 'git+https://github.com/somebody/cellophane.git' },
      'https://github.com/somebody/cellophane#readme',
      { url: 'https://github.com/somebody/cellophane/issues' },
      { access: 'public', provenance: true },
    ],
  );
  assert.equal(manifestOf(own, {}).repository, undefined);
});

test('a server renders elements, and says what is wrong with them', async () => {
  const answer = await project.node(`
    import { renderElement } from 'cellophane/server';
    const wrong = [
      ['cellophane-map', {}], ['cellophane-map', { seed: 0 }], ['cellophane-map', { seed: 1, depth: 41 }], ['cellophane-map', null],
      ['cellophane-map', { seed: 1, 'a b': 1 }], ['cellophane-map', { seed: {} }], ['cellophane-map', { seed: 1, theme: 'mauve' }],
      ['p', {}], ['cellophane-game', { theme: 'mauve' }], ['cellophane-map', { seed: 1 }, { picture: 'png' }],
    ];
    const told = [];
    for (const each of wrong) told.push(await renderElement(...each).then(() => 'none', ({ name, code }) => name + ' ' + code));
    const given = { seed: 'a "word" <b>', depth: 3n, title: '<&">', still: true, hidden: false, class: undefined };
    const [svg, again] = [await renderElement('cellophane-map', given), await renderElement('cellophane-map', given)];
    const text = await renderElement('cellophane-map', { seed: 5, theme: 'ink' }, { picture: 'text', nonce: 'n"' });
    const game = await renderElement('cellophane-game', { 'save-key': 'mine' });
    console.log(JSON.stringify({ told, svg, isSame: svg === again, text, game }));`);
  assert.deepEqual(answer.told, [
    'CellophaneError bad-seed',
    'CellophaneError bad-seed',
    'CellophaneError bad-depth',
    ...Array(7).fill('CellophaneError bad-argument'),
  ]);
  assert.ok(answer.isSame);
  const begin = '<cellophane-map seed="a &quot;word&quot; &lt;b&gt;" depth="3" title="&lt;&amp;&quot;&gt;" still>';
  assert.ok(answer.svg.startsWith(`${begin}<template shadowrootmode="open"><style>`), answer.svg.slice(0, 200));
  assert.match(
    answer.svg,
    /prefers-color-scheme: light.*<svg class="early" viewBox="0 0 474 290" role="img" aria-label="Map of depth 3 of dungeon \d+, style brogue">/s,
  );
  assert.ok(answer.svg.length < 50_000, `${answer.svg.length} characters`);
  assert.match(answer.text, /<style nonce="n&quot;">.*<div class="frame ink"><pre class="early".*##.*<\/pre>/s);
  assert.match(answer.game, /^<cellophane-game save-key="mine"><template shadowrootmode="open"><style>.*<noscript>/s);
});

test('the manifest of custom elements has the attributes, properties, events and variables of the elements', async () => {
  const { modules } = JSON.parse(await readFile(join(project.installed, manifest.customElements), 'utf8'));
  const names = (list) => list.map(({ name }) => name).sort();
  for (const { path, declarations } of modules) {
    const [element] = declarations;
    const answer = await project.node(`
      class HTMLElement {}
      Object.assign(globalThis, { HTMLElement });
      const { ${element.name}: Element } = await import('cellophane/${element.tagName.replace('cellophane-', '')}');
      const [properties, methods] = [[], []];
      for (let at = Element.prototype; at !== HTMLElement.prototype; at = Object.getPrototypeOf(at))
        for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(at))) (get ? properties : methods).push(name);
      console.log(JSON.stringify({ attributes: Element.observedAttributes, properties, methods }));`);
    assert.deepEqual(names(element.attributes), answer.attributes.sort());
    const membersOf = (sort) => names(element.members.filter(({ kind }) => kind === sort));
    assert.deepEqual(membersOf('field'), answer.properties.sort());
    // Those that the browser calls, and one of the class below, are nobody else's.
    const others = /^constructor$|Callback$|^takeEarlyProperties$/;
    assert.deepEqual(membersOf('method'), answer.methods.filter((name) => !others.test(name)).sort());
    // A script, and what it fetches later.
    const folder = join(project.installed, dirname(path));
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const script = (await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    for (const { name } of [...element.events, ...element.cssParts, ...element.cssProperties])
      assert.ok(script.includes(name.replace(/^cellophane-(depth|over|result)$/, '$1')), name);
    const variables = new Set(script.match(/--cellophane-[\w-]+/g));
    assert.deepEqual(names(element.cssProperties), [...variables].sort());
  }
});

/** The documents in the package's folder docs, by their paths in it. */
async function manualsOf() {
  const names = await readdir(join(project.installed, 'docs'), { recursive: true });
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.md'));
}

test('links between the documents of the package lead to documents of the package', async () => {
  const documents = await manualsOf();
  const names = ['README.md', ...documents.map((name) => `docs/${name}`)];
  const dead = [];
  for (const name of names) {
    const text = await readFile(join(project.installed, name), 'utf8');
    for (const [link, target] of text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g))
      if (!existsSync(join(project.installed, dirname(name), target))) dead.push(`${name}: ${link}`);
  }
  for (const name of ['tutorial.md', 'measurements/levels.md']) assert.ok(documents.includes(name), name);
  assert.deepEqual(dead, []);
});

test('links that the documents of the package lose leave words that say where they led', async () => {
  const names = await manualsOf();
  let lost = 0;
  for (const name of ['package.md', ...names]) {
    const kept = await readFile(
      join(project.installed, name === 'package.md' ? 'README.md' : join('docs', name)),
      'utf8',
    );
    const source = await readFile(join(root, 'docs', name), 'utf8');
    for (const [link, words, target] of source.matchAll(/(?<!!)\[([^\]]*)\]\(([^):#]+)(?:#[^)]*)?\)/g)) {
      if (kept.includes(`[${words}](`)) continue;
      ++lost;
      // A file of the sources goes by its path, a part of the built page by its name.
      const said = [posix.join('docs', target), target, target.replace(/(\/index)?\.html$/, '')];
      assert.ok(
        said.some((each) => words.replaceAll('`', '').endsWith(each)),
        `${name}: ${link}`,
      );
    }
  }
  assert.ok(lost > 3);
});

test('the sizes in the README of the package are those of its files', async () => {
  const manual = await readFile(join(project.installed, 'README.md'), 'utf8');
  for (const [words, name] of [
    [/`cellophane` \| the whole engine \| about ([\d.]+) MB, ([\d.]+) compressed/, 'cellophane.wasm'],
    [/`cellophane\/levels`.*about ([\d.]+) MB, ([\d.]+) compressed/, 'levels/cellophane.wasm'],
    [/`cellophane\/wasi\/cellophane\.wasm`.*about ([\d.]+) MB, ([\d.]+) compressed/, 'wasi/cellophane.wasm'],
    [/`npx cellophane`.*about ([\d.]+) MB, ([\d.]+) compressed/, 'program/cellophane.wasm'],
  ]) {
    const bytes = await readFile(join(project.installed, name));
    const told = words.exec(manual)?.slice(1).map(Number);
    [bytes.length, gzipSync(bytes).length].forEach((size, i) =>
      assert.ok(
        Math.abs(size / 1e6 / told[i] - 1) < 0.15,
        `${name} has ${size} bytes, and docs/package.md says ${told[i]} MB`,
      ),
    );
  }
});

test('the declarations use no generic typed arrays, which TypeScript 5.6 cannot read', async () => {
  const names = await readdir(project.installed, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    const bare = (await readFile(join(project.installed, name), 'utf8')).replaceAll(/\/\*[^]*?\*\//g, '');
    assert.doesNotMatch(bare, /(Int|Uint|Float)\d+(Clamped)?Array</, `${name}: TypeScript 5.6 cannot read this`);
  }
});
