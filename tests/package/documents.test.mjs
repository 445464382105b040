// What the documents say is what happens: their programs run with the package as users install it, the elements in their
// HTML draw, and the program knows the options of their commands.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { serve } from '../../scripts/serve.mjs';
import { dist, eventually, openBrowser } from '../web/support.mjs';
import { newProject, root, tarball } from './support.mjs';

const run = promisify(execFile);
const docs = join(root, 'docs');
/** Of the rules none: they hold no programs. */
const files = [
  '../README.md',
  ...['', 'measurements/'].flatMap((folder) =>
    readdirSync(join(docs, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => folder + name),
  ),
];

/** Pieces of code in a language, with where they stand and what follows the name of the language. */
const snippets = (language) =>
  files.flatMap((file) => {
    const found = readFileSync(join(docs, file), 'utf8').matchAll(/^```(\w+)(.*)\n([^]*?)^```$/gm);
    return [...found]
      .filter(([, name]) => name === language)
      .map(([, , marks, code], i) => ({ name: `${file} ${language} ${i + 1}`, marks, code }));
  });

/** Packages of others, which are not installed: tests/package/recipes.mjs tries those programs with them. */
const ofOthers = /from '(pixi\.js|phaser|rot-js)'/;

let project;
before(async () => {
  project = await newProject();
});
after(() => project.remove());

/** For pieces that go on with what the document has loaded before, and with each other. */
const load = "import { loadCellophane } from 'cellophane';\nconst engine = await loadCellophane();\n";

/** Servers go on for ever: this one ends with its answers. */
const askAndEnd = `
import { once } from 'node:events';
await once(server, 'listening');
const page = \`http://localhost:\${server.address().port}\`;
const answer = await fetch(page + '/1729/7.png');
if (answer.headers.get('content-type') !== 'image/png') throw new Error(await answer.text());
if ((await fetch(page + '/0/7.png')).status !== 400) throw new Error('0 is no seed.');
server.close();
server.closeAllConnections();
`;

/** The pieces that go on with each other, by document. */
const earlier = new Map();
for (const { name, marks, code } of snippets('js')) {
  // Those with a document run in the playground (tests/web/docs.test.mjs), but for the page around a frame.
  if (ofOthers.test(code) || /\bdocument\b/.test(code)) {
    const isTriedElsewhere =
      ofOthers.test(code) || marks.includes('playground') || code.includes("querySelector('iframe')");
    test(`${name} is tried elsewhere`, () => assert.ok(isTriedElsewhere));
    continue;
  }
  const file = name.split(' ')[0];
  const isWhole = code.includes('import ');
  const text = isWhole ? code : (earlier.get(file) ?? load) + code;
  if (!isWhole) earlier.set(file, text);
  const ending = /createServer/.test(code) ? askAndEnd : '';
  test(`${name} runs in Node`, async () => {
    await writeFile(join(project.folder, 'snippet.mjs'), `${text.replace('8080', '0')}\n${ending}`);
    // Node warns of its WASI, which it calls experimental.
    const flags = code.includes('node:wasi') ? ['--no-warnings'] : [];
    const words = [...flags, 'snippet.mjs'];
    const { stderr } = await run(process.execPath, words, { cwd: project.folder, timeout: 60_000 });
    assert.equal(stderr, '');
  });
}

test('the programs for other libraries are named, and are modules', async () => {
  const { transform } = await import('esbuild');
  const others = snippets('js').filter(({ code }) => ofOthers.test(code));
  assert.equal(others.length, 3);
  for (const { code } of others) await transform(code, { loader: 'js', format: 'esm' });
});

test('the tarball goes by its name in the documents', () => {
  // Those of releases name the tarball of their release.
  for (const file of files.filter((name) => !name.startsWith('measurements/release_')))
    for (const [name] of readFileSync(join(docs, file), 'utf8').matchAll(/cellophane-[\d.]+\.tgz/g))
      assert.equal(name, basename(tarball), file);
});

test('the elements in the documents draw, with the files that the documents name and no others', async () => {
  const found = snippets('html').filter(({ code }) => /<cellophane-(map|game)\b/.test(code));
  assert.ok(found.length >= 5);
  assert.ok(found.some(({ code }) => code.includes('<cellophane-game')));
  const site = join(project.folder, 'site');
  await cp(join(dist, 'embed'), join(site, 'embed'), { recursive: true });
  for (const name of ['map', 'levels']) await cp(join(project.installed, name), join(site, name), { recursive: true });
  // Of a game, as docs/embed.md has them.
  for (const name of ['game/cellophane-game.js', 'cellophane.mjs', 'cellophane.wasm', 'map/cellophane-mono.woff2']) {
    assert.ok(readFileSync(join(docs, 'embed.md'), 'utf8').includes(`\`${name}\``), name);
    await mkdir(dirname(join(site, 'cellophane', name)), { recursive: true });
    await cp(join(project.installed, name), join(site, 'cellophane', name));
  }
  for (const [i, { code }] of found.entries()) {
    const begun = code.startsWith('<!doctype') ? '' : '<!doctype html><title>A page</title>';
    const html = `${begun}${code}<link rel="icon" href="data:,">`;
    if (!code.includes("import 'cellophane/map'")) {
      await writeFile(join(site, `${i}.html`), html);
      continue;
    }
    // For a bundler.
    const { build } = await import('vite');
    const folder = join(project.folder, `page-${i}`);
    await mkdir(folder);
    await writeFile(join(folder, `${i}.html`), html);
    const input = join(folder, `${i}.html`);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: site, emptyOutDir: false, rollupOptions: { input } },
    });
  }
  const server = await serve(site);
  const host = await openBrowser();
  try {
    for (const [i, { name }] of found.entries()) {
      const page = await host.browser.newPage();
      const missing = [];
      page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
      await page.goto(`${server.url}${i}.html`);
      await eventually(
        () =>
          page.evaluate(() =>
            [...document.querySelectorAll('cellophane-map, cellophane-game')].every(({ level, game }) => level ?? game),
          ),
        `${name} has dug its level, and begun its game`,
      );
      assert.deepEqual(missing, [], name);
      await page.close();
    }
  } finally {
    await host.close();
    server.close();
  }
});

/** Calls of commands in the documents, after a shape that ends with the command's name and what follows it. */
const callsOf = (shape) =>
  snippets('sh').flatMap(({ name, code }) =>
    [...code.matchAll(shape)].map(([line, command, rest]) => ({ name, line, command, rest })),
  );

/** Compares the options of calls with what `help` gives for a command. */
async function checkOptions(calls, help) {
  const helps = new Map();
  for (const { name, line, command, rest } of calls) {
    if (!helps.has(command)) helps.set(command, await help(command));
    for (const [option] of rest.matchAll(/--[a-z-]+/g))
      assert.ok(helps.get(command).includes(option), `${name}: ${option} of “${line.trim()}”`);
  }
}

const native = join(root, 'build', 'native', 'cellophane');
test('the program knows all options of the commands in the documents', { skip: !existsSync(native) }, async () => {
  const calls = callsOf(/(?<!npx )\bcellophane (\w+)([^#|;&>\n]*)/g);
  assert.ok(calls.length > 15);
  await checkOptions(calls, async (command) => (await run(native, [command, '--help'])).stdout);
});

test('the command of the package knows all options in the documents', async () => {
  const calls = callsOf(/\bnpx cellophane (\w+)([^#|;&>\n]*)/g);
  assert.ok(calls.length > 1);
  const command = join(project.installed, 'command/cellophane.mjs');
  await checkOptions(calls, async (name) => (await run(process.execPath, [command, name, '--help'])).stdout);
});
