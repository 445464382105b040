// Mutants in C++: what is built for one, and which tests look at it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { place, run, tree, whileBroken } from './copy.mjs';
import { filtersOf, suitesOf } from './suites.mjs';

const build = join(place, 'build');
const folderOf = (file) => file.split('/')[1];
const suitesFor = (mutant) => mutant.suites ?? suitesOf[folderOf(mutant.file)];
/** Whether a suite is run for the sake of a folder below its own. */
const isBuiltOn = (suite, file) => suite !== folderOf(file) && !['golden', 'world', 'play'].includes(suite);
const targets = { golden: 'cellophane_golden', terminal: 'cellophane' };
const target = (suite) => targets[suite] ?? `cellophane_${suite}_tests`;

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

/** What is run for a source of a suite, each up to the first failure. */
function runsFor(suite, file) {
  if (suite === 'terminal') {
    const names = readdirSync(join(tree, 'tests/terminal')).filter((name) => name.endsWith('.test.mjs'));
    const words = ['--test', '--test-reporter=tap', ...names.map((name) => join('tests/terminal', name))];
    return [{ program: process.execPath, words, name: 'terminal' }];
  }
  const program = join(build, 'tests', target(suite));
  if (suite === 'golden')
    return ['levels', 'games', 'variants', 'sweeps', 'bots'].map((which) => ({
      program,
      words: [which, '--check', join(tree, `tests/golden/${which}.tsv`)],
      name: `golden ${which}`,
    }));
  const filters = isBuiltOn(suite, file) ? ['~[long]'] : filtersOf(suite, basename(file, '.cpp'));
  return filters.map((filter) => ({ program, words: ['-#', '-a', filter], name: `${suite} ${filter}` }));
}

function tests(each, seconds) {
  const done = run(each.program, each.words, { seconds });
  // Catch2 3 takes it for a failure if no test is called like that.
  return { ...done, ok: done.ok || /^No test cases matched/m.test(done.out) };
}

function failedTest(out) {
  const found = /^-{70,}\n(.+)\n/m.exec(out) ?? /^ *not ok \d+ - (.*)/m.exec(out);
  return found === null ? out.trim().split('\n').slice(-1)[0].slice(0, 120) : found[1].trim();
}

function verdictOf(suite, file) {
  if (suite === 'golden') return 'caught by golden files';
  return isBuiltOn(suite, file) ? `caught in ${suite}` : 'caught';
}

/** Builds what these mutants need, sees that every suite is green unbroken, and how long each part may take: five times as
    long as now, and a while. Returns what tries a mutant. */
export function prepareCpp(mutants, { jobs }) {
  process.env.CELLOPHANE_PROGRAM = join(build, 'cellophane');
  configure();
  const limits = {};
  for (const suite of new Set(mutants.flatMap(suitesFor))) {
    const built = ninja([target(suite)], jobs);
    if (!built.ok) throw new Error(`the build of ${suite} fails unbroken:\n${built.out.slice(-3000)}`);
    for (const each of [...runsFor(suite, 'src/none/none.cpp'), ...runsFor(suite, `src/${suite}/none.cpp`)]) {
      if (each.name in limits) continue;
      const begin = Date.now();
      const done = tests(each, 3600);
      if (!done.ok) throw new Error(`${each.name} fails unbroken: ${failedTest(done.out)}`);
      limits[each.name] = 20 + Math.ceil((5 * (Date.now() - begin)) / 1000);
      console.error(`${each.name}: ${((Date.now() - begin) / 1000).toFixed(1)} s unbroken`);
    }
  }
  return (mutant) => {
    const object = objectOf(mutant.file);
    const compiled = join(build, object);
    if (!ninja([object], jobs).ok) throw new Error(`${mutant.file} does not compile unbroken`);
    const before = hashOf(compiled);
    return whileBroken(mutant, () => {
      if (!ninja([object], jobs).ok) return { verdict: 'did not compile' };
      if (hashOf(compiled) === before) return { verdict: 'equivalent', by: 'the same code' };
      for (const suite of suitesFor(mutant)) {
        if (!ninja([target(suite)], jobs).ok) return { verdict: 'did not compile' };
        for (const each of runsFor(suite, mutant.file)) {
          const limit = limits[each.name] ?? 120;
          let done = tests(each, limit);
          // Once more: a terminal on a busy machine fails now and then, and that notices nothing.
          if (!done.ok && suite === 'terminal') done = tests(each, limit);
          if (done.late) return { verdict: 'caught', by: 'too slow', where: each.name };
          if (!done.ok) return { verdict: verdictOf(suite, mutant.file), by: failedTest(done.out), where: each.name };
        }
      }
      return { verdict: 'survived' };
    });
  };
}
