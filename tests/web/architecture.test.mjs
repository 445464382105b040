// Which room of the page may import which, as tests/architecture holds it of the folders in C++.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { circlesOf, importsOf, problemsOf } from '../support/imports.mjs';

/** From the lowest room to the highest: none imports one below it in this table. `packages`: others' modules, and the
    engines of this project, which the builds name so. */
const rooms = {
  // Knows nothing of games.
  'web/kit': { imports: [], packages: [] },
  // xterm.js, and what the player does with it.
  'web/terminal': { imports: ['web/kit'], packages: ['cellophane', '@xterm/xterm', '@xterm/addon-webgl'] },
  // PDFs of drawn maps.
  'web/print': { imports: [], packages: ['cellophane', 'pdf-lib'] },
  // The published library: <cellophane-map>, <cellophane-game> and the dig.
  'web/elements': {
    imports: ['web/kit', 'web/terminal'],
    packages: ['cellophane-levels', 'cellophane-digs', 'cellophane-play'],
  },
  'web/app/engine': { imports: ['web/kit'], packages: ['cellophane', 'cellophane-game', 'cellophane-wasm'] },
  'web/app/link': { imports: ['web/kit', 'web/elements'], packages: ['cellophane'] },
  // The releases of the site: the newest, and earlier ones that are kept.
  'web/app/releases': { imports: ['web/kit'], packages: [] },
  'web/app/feedback': { imports: ['web/kit'], packages: ['cellophane'] },
  'web/app/settings': { imports: ['web/kit', 'web/terminal', 'web/app/feedback'], packages: ['cellophane'] },
  'web/app/storage': { imports: ['web/kit', 'web/app/link'], packages: ['cellophane', 'fflate', 'idb'] },
  'web/app/share': { imports: ['web/kit', 'web/app/engine', 'web/app/link'], packages: ['cellophane', 'uqr'] },
  'web/app/shell': {
    imports: ['web/kit', 'web/terminal', 'web/elements', 'web/app/link', 'web/app/settings', 'web/app/share'],
    packages: [
      'cellophane',
      'cellophane-machine-titles',
      '@xterm/xterm',
      '@fontsource/ibm-plex-mono',
      'workbox-window',
    ],
  },
  // The pages: none knows of another.
  'web/app/game': {
    imports: [
      'web/kit',
      'web/terminal',
      'web/app/engine',
      'web/app/link',
      'web/app/releases',
      'web/app/feedback',
      'web/app/settings',
      'web/app/storage',
      'web/app/share',
      'web/app/shell',
    ],
    packages: ['cellophane', 'cellophane-game', '@xterm/xterm'],
  },
  'web/app/frames': {
    imports: ['web/kit', 'web/elements', 'web/app/engine', 'web/app/link', 'web/app/settings'],
    packages: [],
  },
  'web/app/atlas': {
    imports: [
      'web/kit',
      'web/print',
      'web/elements',
      'web/app/engine',
      'web/app/link',
      'web/app/settings',
      'web/app/shell',
    ],
    packages: ['cellophane', 'cellophane-levels', 'cellophane-levels-wasm'],
  },
  'web/app/dig': {
    imports: ['web/kit', 'web/elements', 'web/app/engine', 'web/app/link', 'web/app/settings', 'web/app/shell'],
    packages: ['cellophane-levels', 'cellophane-digs'],
  },
  'web/app/search': {
    imports: ['web/kit', 'web/app/engine', 'web/app/link', 'web/app/settings', 'web/app/shell'],
    packages: ['cellophane'],
  },
  'web/app/results': {
    imports: [
      'web/kit',
      'web/app/engine',
      'web/app/link',
      'web/app/releases',
      'web/app/settings',
      'web/app/storage',
      'web/app/shell',
    ],
    packages: ['cellophane'],
  },
  // Opens the view that the address asks for.
  'web/app': {
    imports: [
      'web/kit',
      'web/app/engine',
      'web/app/releases',
      'web/app/settings',
      'web/app/storage',
      'web/app/shell',
      'web/app/game',
      'web/app/frames',
      'web/app/atlas',
      'web/app/dig',
    ],
    packages: ['cellophane', '@xterm/xterm'],
  },
  'web/docs/client': { imports: ['web/app/shell'], packages: ['minisearch'] },
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The texts of the sources below some folders, by path. */
async function sourcesIn(folders) {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(`${root}/${folder}`, { recursive: true });
      return names.filter((name) => /\.(ts|css)$/.test(name)).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    }),
  );
  return new Map(
    await Promise.all(found.flat().map(async (name) => [name, await readFile(`${root}/${name}`, 'utf8')])),
  );
}

test('rooms of the page import as the table says, and no files in a circle', async () => {
  const files = await sourcesIn(['web/kit', 'web/terminal', 'web/print', 'web/elements', 'web/app', 'web/docs/client']);
  assert.ok(files.size > 190, `only ${files.size} files were found`);
  const problems = problemsOf(files, rooms, ['web/generated', 'web/docs/search_options.mjs', 'web/releases']);
  assert.equal(problems.length, 0, `\n${problems.join('\n')}`);
});

test('what runs in workers is compiled without a document', async () => {
  const files = await sourcesIn(['web/kit', 'web/elements', 'web/app', 'web/docs/client']);
  const started = [...files].flatMap(([from, text]) =>
    [...text.matchAll(/new Worker\(new URL\('([^']+)'/g)].map(([, address]) =>
      posix.join(posix.dirname(from), address),
    ),
  );
  const named = [...files.keys()].filter((name) => /(^|[/_])worker\.ts$|\/sw\.ts$/.test(name));
  const programs = [...new Set([...started, ...named])].sort();
  assert.ok(programs.length >= 9 && programs.every((name) => files.has(name)), programs.join());
  const { config } = ts.readConfigFile(`${root}/web/tsconfig.workers.json`, ts.sys.readFile);
  assert.deepEqual(
    programs.filter((name) => !config.files.includes(name.slice('web/'.length))),
    [],
    'web/tsconfig.workers.json does not list these, so that the compiler lets them use a document.',
  );
  assert.match(await readFile(`${root}/package.json`, 'utf8'), /"check": "[^"]*-p web\/tsconfig\.workers\.json/);
});

/** A tree of three rooms in which all is well, with other texts for some of its files. */
const small = { low: { imports: [], packages: [] }, 'high/a': { imports: ['low'], packages: ['idb'] } };
const treeWith = (texts = {}) =>
  new Map(
    Object.entries({
      'low/clock.ts': 'export const now = 1;',
      'low/wait.ts': "import { now } from './clock';",
      'high/a/page.ts': "import type { now } from '../../low/clock';\nimport { openDB } from 'idb';",
      ...texts,
    }),
  );

test('the check of the rooms finds nothing where nothing is wrong', () => {
  assert.deepEqual(problemsOf(treeWith(), small), []);
});

test('the check names the file, the import and what would be right', () => {
  for (const text of [
    "import { page } from '../high/a/page';",
    "import type { Page } from '../high/a/page';",
    "export { page } from '../high/a/page';",
    "const later = () => import('../high/a/page');",
    "let page: import('../high/a/page').Page;",
    "new Worker(new URL('../high/a/page.ts', import.meta.url));",
  ])
    assert.deepEqual(problemsOf(treeWith({ 'low/clock.ts': `\n${text}`, 'high/a/page.ts': '' }), small).slice(0, 1), [
      `low/clock.ts:2 imports '../high/a/page${text.includes('.ts') ? '.ts' : ''}', of high/a. low may import nothing: ` +
        'move what it needs down into one of them, or let its caller hand it in.',
    ]);
});

test('the check finds foreign packages, files in no room, and rows that allow too much', () => {
  const found = (texts, rows = small) => problemsOf(treeWith(texts), rows);
  assert.deepEqual(found({ 'low/wait.ts': "import '@xterm/xterm/css/xterm.css';" }), [
    "low/wait.ts:1 imports '@xterm/xterm/css/xterm.css'. Of packages low may import nothing: use it there where it is allowed.",
  ]);
  assert.deepEqual(found({ 'low/wait.ts': "import '../src/clock';" }), [
    "low/wait.ts:1 imports '../src/clock', which is no file of the rooms. Beside them there is nothing.",
  ]);
  assert.deepEqual(problemsOf(treeWith({ 'low/wait.ts': "import './made/font.woff2?url';" }), small, ['low/made']), []);
  assert.deepEqual(found({ 'elsewhere/one.ts': '' }), ['elsewhere/one.ts is in no room. The rooms are low, high/a.']);
  assert.deepEqual(found({ 'high/a/page.ts': "import { openDB } from 'idb';" }), [
    'The table lets high/a import low, which no file there does. Take it out of its row.',
  ]);
  const upward = { ...small, low: { imports: ['high/a'], packages: [] } };
  assert.equal(
    found(
      { 'low/clock.ts': "import '../high/a/page';", 'high/a/page.ts': "import 'idb';\nimport '../../low/wait';" },
      upward,
    )[0],
    'The table lets low import high/a, which does not stand above it in the table.',
  );
});

test('the check finds circles of imports, by value, by type and by what is fetched later', () => {
  for (const text of [
    "import { wait } from './wait';",
    "import type { Wait } from './wait';",
    "import('./wait');",
    "import { wait } from './once';",
  ]) {
    const files = treeWith({ 'low/clock.ts': text, 'low/once.ts': "import './wait';" });
    assert.equal(circlesOf(files).length, 1, text);
    assert.match(
      problemsOf(files, small)[0],
      /^Imports in a circle: low\/clock\.ts -> .*low\/wait\.ts -> low\/clock\.ts\./,
    );
  }
  assert.deepEqual(circlesOf(treeWith()), []);
});

test('the check reads imports and not what looks like one', () => {
  const text = `// import './a';\nconst b = "import './b'";\nimport './c.css';\nimport d from './d?url';\nnew URL('./e', location.href);`;
  assert.deepEqual(importsOf('x.ts', text), [
    { specifier: './c.css', line: 3 },
    { specifier: './d?url', line: 4 },
  ]);
});
