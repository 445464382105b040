// Makes a copy of the sources those of a rehearsed release, as far as its engine is not: its number, and of the last one
// also a database with one more store. `node change_sources.mjs N`, in the copy.

import { readFileSync, writeFileSync } from 'node:fs';

const [n] = process.argv.slice(2);
if (!/^[1-9]$/.test(n ?? '')) {
  console.error('Usage: node change_sources.mjs N, the number of the rehearsed release, from 1 to 9.');
  process.exit(2);
}

/** Replaces what has to stand there exactly once. */
function change(path, what, by) {
  const parts = readFileSync(path, 'utf8').split(what);
  if (parts.length !== 2)
    throw new Error(`${JSON.stringify(what)} stands ${parts.length - 1} times in ${path}, not once.`);
  writeFileSync(path, parts.join(by));
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const [major, minor] = version.split('.');
// The copy is the same for all: the first has one release to go, and each after it one more.
change('package.json', `"version": "${version}"`, `"version": "${major}.${Number(minor) + 1}.0"`);
if (n === '3') {
  change('web/app/storage/store.ts', 'const databaseVersion = 4;', 'const databaseVersion = 5;');
  change('web/app/storage/store.ts', "create('reels');", "create('reels');\n      create('rehearsed' as 'reels');");
}
