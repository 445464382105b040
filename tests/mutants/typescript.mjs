// Mutants in the page's TypeScript: whether the compiler takes them, and which tests look at them.
import { transformSync } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { place, root, run, tree, whileBroken } from './copy.mjs';
import { journeysFor } from './suites.mjs';

const node = (words, seconds) => run(process.execPath, words, { seconds });
const bin = (name) => join(root, 'node_modules/.bin', name);
const compiles = () =>
  node([bin('tsc'), '--noEmit', '-p', 'web', '--incremental', '--tsBuildInfoFile', join(place, 'web.tsbuildinfo')]).ok;
const codeOf = (file) =>
  transformSync(readFileSync(join(tree, file), 'utf8'), { loader: 'ts', minify: true, target: 'es2022' }).code;

function units(seconds) {
  const bundled = node(['tests/page/bundle.mjs']);
  if (!bundled.ok) return bundled;
  const files = readdirSync(join(tree, 'build/page_tests')).filter((name) => name.endsWith('.mjs'));
  return node(['--test', '--test-reporter=tap', ...files.map((name) => join('build/page_tests', name))], seconds);
}
const journeys = (name, seconds) => node(['--test', '--test-reporter=tap', `tests/web/${name}.test.mjs`], seconds);
const page = () => node([bin('vite'), 'build', 'web'], 600);
const failedTest = (out) => /^ *not ok \d+ - (.*)/m.exec(out)?.[1] ?? out.trim().split('\n').slice(-1)[0].slice(0, 120);

/** Sees that all is green unbroken. Returns what tries a mutant. */
export function prepareTypeScript(mutants) {
  if (!compiles()) throw new Error('the page does not compile unbroken');
  const unbroken = units(3600);
  if (!unbroken.ok) throw new Error(`the page's units fail unbroken: ${failedTest(unbroken.out)}`);
  if (!page().ok) throw new Error('the page is not built unbroken');
  const flaky = new Set();
  for (const name of new Set(mutants.flatMap(({ file }) => journeysFor(file) ?? [])))
    if (!journeys(name, 3600).ok) flaky.add(name);
  if (flaky.size > 0) console.error(`left out, as they fail unbroken: ${[...flaky].join(', ')}`);
  return (mutant) => {
    const before = codeOf(mutant.file);
    return whileBroken(mutant, () => {
      let after;
      try {
        after = codeOf(mutant.file);
      } catch {
        return { verdict: 'did not compile' };
      }
      if (after === before) return { verdict: 'equivalent', by: 'the same code' };
      if (!compiles()) return { verdict: 'did not compile' };
      const done = units(900);
      if (!done.ok) return { verdict: 'caught', by: failedTest(done.out), where: 'page' };
      if (!page().ok) return { verdict: 'did not compile' };
      for (const name of (journeysFor(mutant.file) ?? []).filter((each) => !flaky.has(each))) {
        const journey = journeys(name, 1800);
        // Once more: a browser on a busy machine fails now and then, and that notices nothing.
        if (!journey.ok && !journeys(name, 1800).ok)
          return { verdict: 'caught in journeys', by: failedTest(journey.out), where: `journeys ${name}` };
      }
      return { verdict: 'survived' };
    });
  };
}
