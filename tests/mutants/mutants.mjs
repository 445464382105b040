// Breaks one line of the sources at a time and looks whether a test notices; run by hand (CONTRIBUTING.md, "Testing").
//
//   node tests/mutants/mutants.mjs --count 100 --seed 1
//
// Everything happens in a copy (build/mutants/tree) with a build folder of its own. What is done is appended to a file of
// JSON lines; mutants that stand there are not tried again, so a run that was ended goes on when it is started again.
import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutationsOf, readBreaks, sample } from './mutations.mjs';

const usage = `node tests/mutants/mutants.mjs [options]
  --count N        random mutants in all, those of earlier runs with this seed counted (default 100)
  --seed N         which of them (default 1)
  --folders a,b    folders of src (default play,dungeon,world)
  --match TEXT     only sources with this in their path
  --breaks         the lines of tests/mutants/breaks.tsv instead of random ones
  --out FILE       JSON lines (default build/mutants/<seed>.jsonl, or breaks.jsonl)
  --table          print the table of what --out holds and try nothing
  --jobs N         processes that compile at a time (default 1)`;

function optionsFrom(words) {
  const options = { count: 100, seed: 1, folders: ['play', 'dungeon', 'world'], jobs: 1, match: '' };
  const fail = (message) => {
    console.error(`mutants: ${message}\n${usage}`);
    process.exit(2);
  };
  for (let i = 0; i < words.length; i += 1) {
    const name = words[i];
    const value = () => words[(i += 1)] ?? fail(`${name} needs a value`);
    const number = () => {
      const text = value();
      return /^\d{1,9}$/.test(text) ? Number(text) : fail(`${name} ${text}: not a whole number`);
    };
    if (name === '--count') options.count = number();
    else if (name === '--seed') options.seed = number();
    else if (name === '--jobs') options.jobs = Math.max(1, number());
    else if (name === '--folders') options.folders = value().split(',');
    else if (name === '--match') options.match = value();
    else if (name === '--out') options.out = value();
    else if (name === '--breaks') options.breaks = true;
    else if (name === '--table') options.table = true;
    else if (name === '--help') {
      console.log(usage);
      process.exit(0);
    } else fail(`${name}: no such option`);
  }
  for (const folder of options.folders)
    if (!(folder in suitesOf)) fail(`--folders ${folder}: not one of ${Object.keys(suitesOf).join(', ')}`);
  return options;
}

/// The test programs that see a folder, the quickest first. What compares a whole level or game with the golden one comes
/// after them and is told apart, and so do the tests of folders that are built on it.
const suitesOf = {
  world: ['world', 'play', 'golden', 'view', 'session'],
  dungeon: ['dungeon', 'golden', 'exports'],
  play: ['play', 'golden', 'view', 'record', 'session'],
  content: ['content', 'words'],
  view: ['view'],
  session: ['session'],
  words: ['words'],
};
/// Whether a suite is run for the sake of a folder below its own.
const isBuiltOn = (suite, file) =>
  ['view', 'record', 'session', 'exports'].includes(suite) && suite !== file.split('/')[1];
const target = (suite) => (suite === 'golden' ? 'cellophane_golden' : `cellophane_${suite}_tests`);

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const place = join(root, 'build/mutants');
const tree = join(place, 'tree');
const build = join(place, 'build');

function run(command, words, { cwd = tree, seconds = 3600 } = {}) {
  const done = spawnSync('nice', ['-n', '10', command, ...words], {
    cwd,
    encoding: 'utf8',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 1 << 28,
  });
  // Catch2 3 takes it for a failure if no test is called like that.
  const isEmpty = done.status !== 0 && /^No test cases matched/m.test(`${done.stdout}${done.stderr}`);
  return {
    ok: done.status === 0 || isEmpty,
    late: done.error?.code === 'ETIMEDOUT',
    out: `${done.stdout ?? ''}${done.stderr ?? ''}`,
  };
}

/// Brings the copy up to date; what has not changed keeps its time, so that little is compiled anew.
function refreshCopy() {
  const listed = run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root }).out;
  const names = listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
  for (const name of names) {
    const from = join(root, name);
    const to = join(tree, name);
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  const kept = new Set(names);
  const before = existsSync(join(place, 'names.json'))
    ? JSON.parse(readFileSync(join(place, 'names.json'), 'utf8'))
    : [];
  for (const name of before) if (!kept.has(name)) rmSync(join(tree, name), { force: true });
  writeFileSync(join(place, 'names.json'), JSON.stringify(names));
  return names;
}

function configure() {
  const has = (program) => spawnSync(program, ['--version']).status === 0;
  const words = ['-S', tree, '-B', build, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_CXX_FLAGS_RELEASE=-O1'];
  // Tests in batches, as they seldom change; sources one by one, as one of them changes each time.
  words.push('-DCELLOPHANE_UNITY=ON', '-DCELLOPHANE_UNITY_LAYERS=OFF');
  if (has('ccache')) words.push('-DCMAKE_CXX_COMPILER_LAUNCHER=ccache');
  if (has('clang++')) words.push('-DCMAKE_CXX_COMPILER=clang++');
  if (has('ld.lld')) words.push('-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld');
  const done = run('cmake', words);
  if (!done.ok) throw new Error(`cmake: ${done.out}`);
}

const ninja = (targets, jobs) => run('ninja', ['-C', build, '-j', String(jobs), ...targets], { seconds: 7200 });

function objectOf(file) {
  const [, folder, ...rest] = file.split('/');
  return `CMakeFiles/cellophane_${folder}.dir/src/${folder}/${rest.join('/')}.o`;
}

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/// What is run for a source: the test that mirrors it, the others of its folder, then the rest, each up to the first failure.
function runsFor(suite, file) {
  const program = join(build, 'tests', target(suite));
  if (suite === 'golden')
    return ['levels', 'games', 'sweeps', 'bots'].map((which) => ({
      program,
      words: [which, '--check', join(tree, `tests/golden/${which}.tsv`)],
      name: `golden ${which}`,
    }));
  if (isBuiltOn(suite, file)) return [{ program, words: ['-#', '-a', '~[long]'], name: `${suite} ~[long]` }];
  const stem = basename(file, '.cpp');
  const quick = '~[long]~[sweep]~[statistics]~[determinism]~[watching]~[restless]~[machines]';
  const filters = [`[#${stem}_test]`, quick];
  filters.push(suite === 'play' ? '[machines]' : '[machines]~[long]~[sweep]~[statistics]');
  if (suite === 'dungeon') filters.push('[sweep]~[statistics]~[long]');
  return filters.map((filter) => ({
    program,
    words: ['-#', '-a', filter],
    name: `${suite} ${filter}`,
  }));
}

const keyOf = (mutant) => `${mutant.file}:${mutant.line} ${mutant.before} -> ${mutant.after}`;

function failedTest(out) {
  const found = /^-{70,}\n(.+)\n/m.exec(out);
  return found === null ? out.trim().split('\n').slice(-1)[0].slice(0, 120) : found[1].trim();
}

function verdictOf(suite, file) {
  if (suite === 'golden') return 'caught by golden files';
  return isBuiltOn(suite, file) ? `caught in ${suite}` : 'caught';
}

function tried(mutant, limits, options) {
  const path = join(tree, mutant.file);
  const whole = readFileSync(path, 'utf8');
  const lines = whole.split('\n');
  lines[mutant.line - 1] = mutant.after;
  const object = objectOf(mutant.file);
  const compiled = join(build, object);
  if (!ninja([object], options.jobs).ok) throw new Error(`${mutant.file} does not compile unbroken`);
  const before = hashOf(compiled);
  try {
    writeFileSync(path, lines.join('\n'));
    if (!ninja([object], options.jobs).ok) return { verdict: 'did not compile' };
    if (hashOf(compiled) === before) return { verdict: 'equivalent', by: 'the same code' };
    for (const suite of mutant.suites ?? suitesOf[mutant.file.split('/')[1]]) {
      const linked = ninja([target(suite)], options.jobs);
      if (!linked.ok) return { verdict: 'did not compile' };
      for (const each of runsFor(suite, mutant.file)) {
        const done = run(each.program, each.words, { seconds: limits[each.name] ?? 120 });
        if (done.late) return { verdict: 'caught', by: `${each.name}: too slow` };
        if (!done.ok) return { verdict: verdictOf(suite, mutant.file), by: failedTest(done.out) };
      }
    }
    return { verdict: 'survived' };
  } finally {
    writeFileSync(path, whole);
  }
}

/// Every suite is green unbroken, and how long each part may take: five times as long as now, and a while.
function timed(suites, options) {
  const limits = {};
  for (const suite of suites) {
    const built = ninja([target(suite)], options.jobs);
    if (!built.ok) throw new Error(`the build of ${suite} fails unbroken:\n${built.out.slice(-3000)}`);
    for (const each of runsFor(suite, 'none.cpp')) {
      const begin = Date.now();
      const done = run(each.program, each.words);
      if (!done.ok) throw new Error(`${each.name} fails unbroken: ${failedTest(done.out)}`);
      limits[each.name] = 20 + Math.ceil((5 * (Date.now() - begin)) / 1000);
      console.error(`${each.name}: ${((Date.now() - begin) / 1000).toFixed(1)} s unbroken`);
    }
  }
  return limits;
}

function show(results) {
  const counts = {};
  for (const each of results) {
    counts[each.verdict] = (counts[each.verdict] ?? 0) + 1;
    const what = each.what === undefined ? '' : `${each.what}: `;
    const by = each.by === undefined ? '' : ` (${each.by})`;
    console.log(`${each.file}:${each.line}\t${what}${each.before.trim()} → ${each.after.trim()}\t${each.verdict}${by}`);
  }
  const real = results.filter((each) => !['equivalent', 'did not compile'].includes(each.verdict));
  const caught = real.filter((each) => each.verdict.startsWith('caught')).length;
  console.log(
    `${results.length} mutants: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  );
  if (real.length > 0)
    console.log(`caught: ${caught} of ${real.length}, ${((100 * caught) / real.length).toFixed(1)} %`);
}

function main() {
  const options = optionsFrom(process.argv.slice(2));
  const out = options.out ?? join(place, options.breaks ? 'breaks.jsonl' : `${options.seed}.jsonl`);
  mkdirSync(tree, { recursive: true });
  const read = () =>
    existsSync(out)
      ? readFileSync(out, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line))
      : [];
  if (options.table) return show(read());

  const names = refreshCopy();
  const source = (file) => readFileSync(join(tree, file), 'utf8');
  const files = names
    .filter((name) => options.folders.some((folder) => name.startsWith(`src/${folder}/`)) && name.endsWith('.cpp'))
    .filter((name) => name.includes(options.match))
    .sort();
  const known = new Map(read().map((each) => [keyOf(each), each]));
  const all = options.breaks
    ? readBreaks(readFileSync(join(root, 'tests/mutants/breaks.tsv'), 'utf8'), source).filter((each) =>
        `${each.file} ${each.what}`.includes(options.match),
      )
    : sample(
        files.flatMap((file) => mutationsOf(file, source(file))),
        options.seed,
        options.count,
      );
  const left = all.filter((mutant) => !known.has(keyOf(mutant)));
  if (left.length > 0) {
    configure();
    const suites = new Set(left.flatMap((each) => each.suites ?? suitesOf[each.file.split('/')[1]]));
    const limits = timed(suites, options);
    for (const [index, mutant] of left.entries()) {
      const begin = Date.now();
      const result = { ...mutant, ...tried(mutant, limits, options), seconds: (Date.now() - begin) / 1000 };
      appendFileSync(out, `${JSON.stringify(result)}\n`);
      known.set(keyOf(mutant), result);
      console.error(
        `${index + 1}/${left.length} ${keyOf(mutant)}: ${result.verdict} ${result.by ?? ''} ${result.seconds.toFixed(0)} s`,
      );
    }
  }
  show(all.map((mutant) => known.get(keyOf(mutant))));
}

main();
