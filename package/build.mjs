// Builds the npm package from the engines: build/package, and the tarball beside it. `npm run package`

import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { writeSubset } from '../web/font/subset.mjs';
import { licensesOfPdf } from '../web/print/licenses.mjs';
import { engine } from '../web/vite.config.mjs';
import { manifestOf } from './manifest.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const out = process.env.CELLOPHANE_PACKAGE ?? join(root, 'build', 'package');
const engines = dirname(engine);

const read = (path) => readFile(path, 'utf8');
const into = (...names) => join(out, ...names);

/** The version in package.json; throws if the built engine reports another. */
async function checkedVersion() {
  const { version } = JSON.parse(await read(join(root, 'package.json')));
  const { loadCellophane } = await import(pathToFileURL(engine).href);
  const built = (await loadCellophane()).version;
  if (built !== version)
    throw new Error(`The engine in ${engines} is version ${built}, package.json says ${version}: build it anew.`);
  return version;
}

/** `text` with `what` replaced; throws unless it occurs exactly once. */
function replaced(text, what, by) {
  const parts = text.split(what);
  if (parts.length !== 2)
    throw new Error(`${JSON.stringify(what)} stands ${parts.length - 1} times in the engine, not once.`);
  return parts.join(by);
}

/** The whole engine, and the one that digs and draws levels and can record how it digs: the entry `levels` and the
 *  element share it. */
async function copyEngines() {
  for (const name of ['cellophane.mjs', 'cellophane.wasm', 'cellophane.d.ts'])
    await cp(join(engines, name), into(name));
  for (const name of ['cellophane.mjs', 'cellophane.wasm']) await cp(join(engines, 'dig', name), into('levels', name));
  await cp(join(here, 'levels.d.ts'), into('levels', 'cellophane.d.ts'));
}

/** The C interface for runtimes of WASI, with its header, and the native program's commands for Node. */
async function copyPrograms() {
  await cp(join(engines, 'wasi', 'cellophane.wasm'), into('wasi', 'cellophane.wasm'));
  await cp(join(root, 'include', 'cellophane.h'), into('wasi', 'cellophane.h'));
  for (const name of ['cellophane.cjs', 'cellophane.wasm'])
    await cp(join(engines, 'program', name), into('program', name));
}

/** Imports of the engines of the page become imports of the package's own, which stays a file of its own. */
const engineBeside = {
  name: 'cellophane:engine-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^cellophane-(levels|digs|play)$/ }, () => ({
      path: '../levels/cellophane.mjs',
      external: true,
    })),
};

/** How sources of the page become a module of the package. */
const asModule = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
};

const font = '../generated/cellophane-mono.woff2';

/** An element as one module, which bundlers and browsers read alike. Its addresses are in the form that bundlers know:
 *  new URL('…', import.meta.url). `files`: what they are from the element's folder. */
async function buildElement(name, files, options) {
  const { outputFiles } = await build({
    entryPoints: [join(root, `web/elements/cellophane_${name}.ts`)],
    ...asModule,
    write: false,
    ...options,
  });
  await mkdir(into(name));
  const script = Object.entries(files).reduce((text, file) => replaced(text, ...file), outputFiles[0].text);
  await writeFile(into(name, `cellophane-${name}.js`), script);
}

/** What the entry of maps passes on, or fetches later, is in files of its own, which share nothing with it: bundlers split by
 *  files, and would put what is shared where it is asked for first. */
const filesBeside = {
  name: 'cellophane:files-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/map_(request|parts)$|^\.\/renderer$/ }, ({ path, importer }) =>
      importer.endsWith('cellophane_map_lazy.ts')
        ? { path: `./cellophane-map-${path.slice(2).replace('map_', '')}.js`, external: true }
        : undefined,
    ),
};

async function buildMap() {
  await writeSubset();
  const common = {
    outdir: into('map'),
    ...asModule,
    write: false,
    define: { digWasmFile: JSON.stringify('cellophane.wasm') },
    plugins: [engineBeside, filesBeside],
  };
  const source = (name) => join(root, `web/elements/${name}.ts`);
  const singles = {
    '': 'cellophane_map_lazy',
    '-worker': 'dig_worker',
    '-renderer': 'renderer',
    '-request': 'map_request',
  };
  const built = await Promise.all([
    ...Object.entries(singles).map(([name, file]) =>
      build({ ...common, entryPoints: { [`cellophane-map${name}`]: source(file) } }),
    ),
    build({
      ...common,
      splitting: true,
      entryPoints: { 'cellophane-map-parts': source('map_parts'), 'cellophane-map-dig': source('dig/dig_part') },
      chunkNames: 'cellophane-map-shared-[hash]',
    }),
  ]);
  const outputFiles = built.flatMap((each) => each.outputFiles);
  const places = { [font]: './cellophane-mono.woff2', './dig_worker.ts': './cellophane-map-worker.js' };
  await mkdir(into('map'));
  for (const { path, text } of outputFiles)
    await writeFile(
      path,
      Object.entries(places).reduce((code, [from, to]) => code.replaceAll(from, to), text),
    );
  const all = outputFiles.map(({ text }) => text).join('');
  // Throws unless each is named once.
  for (const [from, to] of Object.entries(places)) replaced(all, from, to);
  await cp(join(root, 'web/generated/cellophane-mono.woff2'), into('map', 'cellophane-mono.woff2'));
}

/** The element that plays, with the whole engine of the package and the font of the other element. */
async function buildGame() {
  const engineAbove = {
    name: 'cellophane:engine-above',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^cellophane-play$/ }, () => ({ path: '../cellophane.mjs', external: true })),
  };
  await buildElement('game', { [font]: '../map/cellophane-mono.woff2' }, { plugins: [engineAbove] });
}

/** The elements as HTML, for servers; with the smaller engine, which elements of pages have as well. */
async function buildServer() {
  await build({
    entryPoints: [join(root, 'web/elements/server/render_element.ts')],
    outfile: into('server', 'cellophane-server.mjs'),
    ...asModule,
    plugins: [engineBeside],
  });
}

/** Maps as PDFs, with the library that writes them inside: an entry of its own, for it is as large as an element. */
async function buildPdf() {
  const engineAbove = {
    name: 'cellophane:engine-above',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^cellophane$/ }, () => ({ path: '../cellophane.mjs', external: true })),
  };
  await build({
    entryPoints: [join(root, 'web/print/pdf.ts')],
    outfile: into('pdf', 'cellophane-pdf.mjs'),
    ...asModule,
    plugins: [engineAbove],
  });
  await writeFile(into('pdf', 'LICENSE'), await licensesOfPdf());
}

/** Entries in TypeScript that are declared from their sources. */
const declared = ['elements/cellophane_map', 'elements/cellophane_game', 'elements/server/render_element', 'print/pdf'];

/** Writes the TypeScript declarations of the elements and of PDFs, checked against the engines they contain, with imports as packages
 *  need them: by file, with the ending .js. */
async function declareElements(folder) {
  const config = into('tsconfig.json');
  const web = join(root, 'web');
  await writeFile(
    config,
    JSON.stringify({
      extends: join(web, 'tsconfig.json'),
      compilerOptions: {
        declaration: true,
        emitDeclarationOnly: true,
        outDir: folder,
        rootDir: web,
        types: [],
        skipLibCheck: false,
        paths: {
          'cellophane-play': [into('cellophane.d.ts')],
          cellophane: [into('cellophane.d.ts')],
          'cellophane-levels': [into('levels', 'cellophane.d.ts')],
          'cellophane-digs': [into('levels', 'cellophane.d.ts')],
        },
      },
      files: declared.map((name) => join(web, `${name}.ts`)),
      include: [],
    }),
  );
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch((error) => {
    throw new Error(`The element could not be declared:\n${error.stdout}`);
  });
  await rm(config);
  // What the entry for PDFs is made of names the types of a library that is not installed.
  for (const each of await readdir(join(folder, 'print')))
    if (!['pdf.d.ts', 'paper.d.ts'].includes(each)) await rm(join(folder, 'print', each));
  // Programs for servers may import the element, and have no types of pages.
  for (const name of declared) {
    if (!name.startsWith('elements/cellophane_')) continue;
    const entry = join(folder, `${name}.d.ts`);
    await writeFile(entry, `/// <reference lib="dom" />\n/// <reference lib="dom.iterable" />\n${await read(entry)}`);
  }
  for (const each of await readdir(folder, { recursive: true })) {
    if (!each.endsWith('.d.ts')) continue;
    const file = join(folder, each);
    const to = (...names) => relative(dirname(file), into(...names)).replaceAll('\\', '/');
    const text = (await read(file)).replaceAll(/(from '|import\(["'])(\.[^'"]*)(["'])/g, '$1$2.js$3');
    await writeFile(
      file,
      text
        .replaceAll(/'cellophane(-play)?'/g, `'${to('cellophane.js')}'`)
        .replaceAll("'cellophane-levels'", `'${to('levels', 'cellophane.js')}'`)
        .replaceAll("'cellophane-digs'", `'${to('levels', 'cellophane.js')}'`),
    );
  }
}

const manuals = [
  'bot.md',
  'c.md',
  'catalog.md',
  'commands.md',
  'cost.md',
  'dig.md',
  'embed.md',
  'env.md',
  'formats.md',
  'frameworks.md',
  'godot.md',
  'hosting.md',
  'hunt.md',
  'json.md',
  'makers.md',
  'measurements/levels.md',
  'measurements/package_matrix.md',
  'measurements/viewers.md',
  'observation.md',
  'recipes.md',
  'records.md',
  'session.md',
  'sight.md',
  'tabletops.md',
  'tutorial.md',
  'unity.md',
  'variants.md',
  'wasi.md',
  'workers.md',
];
/** What catalog.md names: recipes and questions that are run as they are. */
const recipesOfCatalog = await readdir(join(root, 'docs/catalog'));

/** Where files of the folder docs are in the package. */
const places = new Map([
  ['package.md', 'README.md'],
  ['observation.json', 'docs/observation.json'],
  ...[...manuals, ...recipesOfCatalog.map((name) => `catalog/${name}`)].map((name) => [name, `docs/${name}`]),
]);

/** Writes a file of the folder docs. Links out of the package become plain words, and pictures are left out. */
async function writeManual(name) {
  const place = places.get(name);
  const text = (await read(join(root, 'docs', name)))
    .replaceAll(/!\[[^\]]*\]\([^)]*\)\n*/g, '')
    .replaceAll(/\[([^\]]*)\]\(([^):#]+)(#[^)]*)?\)/g, (link, words, target, anchor = '') => {
      const found = places.get(posix.join(posix.dirname(name), target));
      return found === undefined ? words : `[${words}](${posix.relative(posix.dirname(place), found)}${anchor})`;
    });
  await mkdir(dirname(into(place)), { recursive: true });
  await writeFile(into(place), text);
}

/** Writes docs/package.md as the package's README, and the manuals it links to. */
async function writeManuals() {
  await cp(join(root, 'docs/catalog'), into('docs', 'catalog'), { recursive: true });
  for (const name of ['package.md', ...manuals]) await writeManual(name);
  await cp(join(root, 'docs/schemas'), into('docs', 'schemas'), { recursive: true });
  // The layout that observation.md describes.
  await cp(join(root, 'docs/observation.json'), into('docs/observation.json'));
  await cp(join(root, 'LICENSE'), into('LICENSE'));
  // Of the font of the elements, and of the outlines of its letters with which the whole engine draws results.
  await cp(join(root, 'node_modules/@fontsource/dejavu-mono/LICENSE'), into('FONT_LICENSE'));
}

async function writeManifest(version) {
  const own = JSON.parse(await read(join(root, 'package.json')));
  await writeFile(into('package.json'), `${JSON.stringify(manifestOf({ ...own, version }, process.env), null, 2)}\n`);
  await cp(join(here, 'custom-elements.json'), into('custom-elements.json'));
}

const version = await checkedVersion();
await rm(out, { recursive: true, force: true });
await mkdir(into('levels'), { recursive: true });
await copyEngines();
await copyPrograms();
await buildMap();
await buildGame();
await buildServer();
await buildPdf();
await declareElements(into('types'));
for (const folder of ['worker', 'inline', 'command', 'frameworks', 'errors'])
  await cp(join(here, folder), into(folder), { recursive: true });
// How the engines of other releases are found and checked, as the page does.
for (const name of ['engine_shelf', 'fetched_place', 'owner', 'recording_file', 'release_index', 'versions'])
  await cp(join(root, 'web/releases', `${name}.mjs`), into('releases', `${name}.mjs`));
await writeManuals();
await writeManifest(version);
const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', dirname(out)], { cwd: out });
// An array, or, from npm 12 on, an object keyed by package name.
const [{ filename, size, unpackedSize }] = Object.values(JSON.parse(stdout));
process.stdout.write(`${join(dirname(out), filename)}: ${size} bytes, ${unpackedSize} unpacked\n`);
