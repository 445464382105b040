// Builds the npm package from the engines: build/package, and the tarball beside it. `npm run package`

import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { writeSubset } from '../web/font/subset.mjs';
import { embed, engine } from '../web/vite.config.mjs';

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

async function copyEngines() {
  for (const name of ['cellophane.mjs', 'cellophane.wasm', 'cellophane.d.ts'])
    await cp(join(engines, name), into(name));
  for (const name of ['cellophane.mjs', 'cellophane.wasm']) await cp(join(engines, 'map', name), into('levels', name));
  await cp(join(here, 'levels.d.ts'), into('levels', 'cellophane.d.ts'));
}

/** Writes the engine as one self-contained file with the wasm inside. */
async function writeInline() {
  const wasm = await readFile(join(engines, 'cellophane.wasm'));
  const bare = replaced(await read(engine), 'new URL("cellophane.wasm",import.meta.url)', '"cellophane.wasm"');
  const whole = replaced(bare, 'new URL("./cellophane.wasm", import.meta.url)', 'inlineWasm()');
  const prelude = `const inlineText = '${wasm.toString('base64')}';
let inlineBytes = null;
const inlineWasm = () => (inlineBytes ??= Uint8Array.from(atob(inlineText), (letter) => letter.charCodeAt(0)));
`;
  await writeFile(into('inline.mjs'), prelude + whole);
  await cp(join(here, 'inline.d.ts'), into('inline.d.ts'));
}

async function buildMap() {
  await writeSubset();
  await build({ ...embed, build: { ...embed.build, outDir: into('map') } });
  await cp(join(root, 'node_modules/@fontsource/dejavu-mono/LICENSE'), into('map', 'FONT_LICENSE'));
  await declareMap(into('map', 'types'));
}

/** Writes the TypeScript declarations of the element, checked against the engine it contains, with imports as packages
 *  need them: by file, with the ending .js. */
async function declareMap(folder) {
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
          'cellophane-levels': [into('levels', 'cellophane.d.ts')],
          'cellophane-digs': [into('cellophane.d.ts')],
        },
      },
      files: [join(web, 'embed/cellophane_map.ts')],
      include: [],
    }),
  );
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config]).catch((error) => {
    throw new Error(`The element could not be declared:\n${error.stdout}`);
  });
  await rm(config);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const to = (...names) => relative(dirname(file), into(...names)).replaceAll('\\', '/');
    const text = (await read(file)).replaceAll(/(from '|import\(["'])(\.[^'"]*)(["'])/g, '$1$2.js$3');
    await writeFile(
      file,
      text
        .replaceAll("'cellophane-levels'", `'${to('levels', 'cellophane.js')}'`)
        .replaceAll("'cellophane-digs'", `'${to('cellophane.js')}'`),
    );
  }
}

const manuals = ['catalog.md', 'dig.md', 'embed.md', 'formats.md', 'json.md', 'records.md'];

/** Writes docs/package.md as the package's README, and the manuals it links to into docs/. Links out of the package
 *  become plain words, and pictures are left out. */
async function writeManuals() {
  const inside = (text, to) =>
    text
      .replaceAll(/!\[[^\]]*\]\([^)]*\)\n*/g, '')
      .replaceAll(/\[([^\]]*)\]\(([^):#]+)\)/g, (link, words, target) =>
        manuals.includes(target) ? `[${words}](${to}${target})` : words,
      );
  await writeFile(into('README.md'), inside(await read(join(root, 'docs/package.md')), 'docs/'));
  await mkdir(into('docs'));
  for (const name of manuals) await writeFile(into('docs', name), inside(await read(join(root, 'docs', name)), ''));
  await cp(join(root, 'LICENSE'), into('LICENSE'));
}

async function writeManifest(version) {
  const { name, description, license, engines: runtimes } = JSON.parse(await read(join(root, 'package.json')));
  const manifest = {
    name,
    version,
    description,
    license,
    keywords: ['roguelike', 'dungeon', 'generator', 'brogue', 'wasm', 'map'],
    type: 'module',
    engines: runtimes,
    // These define the element or listen for messages when imported; the other modules only export.
    sideEffects: ['./map/cellophane-map.js', './worker/node_thread.mjs', './worker/web_thread.mjs'],
    types: './cellophane.d.ts',
    main: './cellophane.mjs',
    exports: {
      '.': { types: './cellophane.d.ts', default: './cellophane.mjs' },
      './inline': { types: './inline.d.ts', default: './inline.mjs' },
      './levels': { types: './levels/cellophane.d.ts', default: './levels/cellophane.mjs' },
      './map': { types: './map/types/embed/cellophane_map.d.ts', default: './map/cellophane-map.js' },
      './worker': { types: './worker/worker.d.ts', node: './worker/node.mjs', default: './worker/web.mjs' },
      './cellophane.wasm': './cellophane.wasm',
      './levels/cellophane.wasm': './levels/cellophane.wasm',
      './package.json': './package.json',
    },
  };
  await writeFile(into('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const version = await checkedVersion();
await rm(out, { recursive: true, force: true });
await mkdir(into('levels'), { recursive: true });
await copyEngines();
await writeInline();
await buildMap();
await cp(join(here, 'worker'), into('worker'), { recursive: true });
await writeManuals();
await writeManifest(version);
const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', dirname(out)], { cwd: out });
// An array, or, from npm 12 on, an object keyed by package name.
const [{ filename, size, unpackedSize }] = Object.values(JSON.parse(stdout));
process.stdout.write(`${join(dirname(out), filename)}: ${size} bytes, ${unpackedSize} unpacked\n`);
