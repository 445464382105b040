// Breaks one line of the sources at a time and looks whether a test notices; run by hand (CONTRIBUTING.md, "Testing").
//
//   node tests/mutants/mutants.mjs --count 100 --seed 1
//
// Everything happens in a copy (build/mutants/tree) with a build folder of its own. What is done is appended to a file of
// JSON lines; mutants that stand there are not tried again, so a run that was ended goes on when it is started again.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { place, refreshCopy, root, tree } from './copy.mjs';
import { prepareCpp } from './cpp.mjs';
import { enumerationsOf, mutationsOf, readBreaks, sample } from './mutations.mjs';
import { isQuick, journeysFor, suitesOf } from './suites.mjs';
import { prepareTypeScript } from './typescript.mjs';

const usage = `node tests/mutants/mutants.mjs [options]
  --count N        random mutants in all, those of earlier runs with this seed counted (default 100)
  --seed N         which of them (default 1)
  --folders a,b    folders of src, and web (default all)
  --match TEXT     only sources with this in their path
  --breaks         the lines of tests/mutants/breaks.tsv instead of random ones
  --out FILE       JSON lines (default build/mutants/<seed>.jsonl, or breaks.jsonl)
  --table          print the table of what --out holds and try nothing
  --list           print the mutants and try nothing
  --jobs N         processes that compile at a time (default 1)`;

const folders = [...Object.keys(suitesOf), 'web'];

function optionsFrom(words) {
  const options = { count: 100, seed: 1, folders, jobs: 1, match: '' };
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
    else if (name === '--list') options.list = true;
    else if (name === '--help') {
      console.log(usage);
      process.exit(0);
    } else fail(`${name}: no such option`);
  }
  for (const folder of options.folders)
    if (!folders.includes(folder)) fail(`--folders ${folder}: not one of ${folders.join(', ')}`);
  return options;
}

const keyOf = (mutant) => `${mutant.file}:${mutant.line} ${mutant.before} -> ${mutant.after}`;
const isPage = (file) => file.startsWith('web/');
const folderOf = (file) => (isPage(file) ? 'web' : file.split('/')[1]);

/** Lines that can be broken: in sources of C++ and of the page. What is in headers alone is left out, for it would build half
    of the project for each line, and so are sources that no test program here links: those of Windows, and `main`. */
const isBroken = (name) =>
  isPage(name)
    ? name.endsWith('.ts') && !name.endsWith('.d.ts') && journeysFor(name) !== undefined
    : name.startsWith('src/') && name.endsWith('.cpp') && !/\/windows\/|\/main\.cpp$/.test(name);

const share = (part, whole) => `${part} of ${whole}, ${((100 * part) / whole).toFixed(1)} %`;
const wasJudged = (each) => !['equivalent', 'did not compile'].includes(each.verdict);
const wasCaught = (each) => each.verdict.startsWith('caught');

function show(results) {
  const counts = {};
  for (const each of results) {
    counts[each.verdict] = (counts[each.verdict] ?? 0) + 1;
    const what = each.what === undefined ? '' : `${each.what}: `;
    const by = each.by === undefined ? '' : ` (${each.by})`;
    console.log(
      `${each.file}:${each.line}\t${what}${each.kind}: ${each.before.trim()} → ${each.after.trim()}\t${each.verdict}${by}`,
    );
  }
  console.log(
    `${results.length} mutants: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  );
  const judged = results.filter(wasJudged);
  if (judged.length === 0) return;
  for (const folder of [...new Set(judged.map((each) => folderOf(each.file)))].sort()) {
    const here = judged.filter((each) => folderOf(each.file) === folder);
    console.log(`  ${folder}: ${here.filter(wasCaught).length} of ${here.length}`);
  }
  const caught = judged.filter(wasCaught);
  console.log(`caught: ${share(caught.length, judged.length)}`);
  const quick = caught.filter((each) => each.where !== undefined && isQuick(each.where));
  if (caught.length > 0)
    console.log(`of these by tests that "tests/run.sh quick" runs: ${share(quick.length, caught.length)}`);
}

function mutantsOf(names, options) {
  const source = (file) => readFileSync(join(tree, file), 'utf8');
  if (options.breaks)
    return readBreaks(readFileSync(join(root, 'tests/mutants/breaks.tsv'), 'utf8'), source).filter((each) =>
      `${each.file} ${each.what}`.includes(options.match),
    );
  const enumerations = enumerationsOf(names.filter((name) => /^src\/.*\.(h|cpp)$/.test(name)).map(source));
  const files = names
    .filter((name) => isBroken(name) && options.folders.includes(folderOf(name)) && name.includes(options.match))
    .sort();
  return sample(
    files.flatMap((file) => mutationsOf(file, source(file), enumerations)),
    options.seed,
    options.count,
  );
}

function main() {
  const options = optionsFrom(process.argv.slice(2));
  const out = options.out ?? join(place, options.breaks ? 'breaks.jsonl' : `${options.seed}.jsonl`);
  mkdirSync(place, { recursive: true });
  const read = () =>
    existsSync(out)
      ? readFileSync(out, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line))
      : [];
  if (options.table) return show(read());

  const all = mutantsOf(refreshCopy(), options);
  if (options.list) return all.forEach((mutant) => console.log(`${mutant.kind}\t${keyOf(mutant)}`));
  const known = new Map(read().map((each) => [keyOf(each), each]));
  const left = all.filter((mutant) => !known.has(keyOf(mutant)));
  const kinds = [
    { mutants: left.filter(({ file }) => !isPage(file)), prepare: prepareCpp },
    { mutants: left.filter(({ file }) => isPage(file)), prepare: prepareTypeScript },
  ];
  let count = 0;
  for (const { mutants, prepare } of kinds) {
    if (mutants.length === 0) continue;
    const tried = prepare(mutants, options);
    for (const mutant of mutants) {
      const begin = Date.now();
      const result = { ...mutant, ...tried(mutant), seconds: (Date.now() - begin) / 1000 };
      appendFileSync(out, `${JSON.stringify(result)}\n`);
      known.set(keyOf(mutant), result);
      count += 1;
      console.error(
        `${count}/${left.length} ${keyOf(mutant)}: ${result.verdict} ${result.by ?? ''} ${result.seconds.toFixed(0)} s`,
      );
    }
  }
  show(all.map((mutant) => known.get(keyOf(mutant))));
}

main();
