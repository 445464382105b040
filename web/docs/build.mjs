// Builds the documentation site: Markdown of the folder docs, the reference, a gallery and a playground, as static pages
// with a search that needs no server. Called by the page's build, after which it lies in dist/docs.

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { contentSecurityPolicy, policyOfFrame, policyOfPlayground } from '../csp.mjs';
import { reference } from './api.mjs';
import { frameStart } from './frame_start.mjs';
import { galleryOf } from './gallery.mjs';
import { allPages } from './pages.mjs';
import { render } from './render.mjs';
import { searchOptions } from './search_options.mjs';
import { pageOf } from './template.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const read = (...names) => readFile(join(root, ...names), 'utf8');

const playground = `<h1>Playground</h1>
<p>Code runs as you type. Every entry of the <a href="package.html">package</a> can be imported; what <code>console.log</code> gets
and what is put into <code>document.body</code> is shown. Code that does not speak of the page runs in a worker. Nothing leaves
your browser.</p>
<div class="bar">
<label>Example <select id="examples"></select></label>
<label><input id="live" type="checkbox" checked> Run as I type</label>
<button id="run" type="button">Run</button>
<button id="stop" type="button" disabled>Stop</button>
<button id="reset" type="button">Reset the example</button>
</div>
<p id="problem" role="alert" hidden></p>
<div class="bench">
<textarea id="code" aria-label="Code" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"></textarea>
<iframe id="result" title="Result" src="playground_frame.html" sandbox="allow-scripts"></iframe>
</div>
<p class="hint"><kbd>Ctrl</kbd>+<kbd>Enter</kbd> runs at once. <kbd>Tab</kbd> moves on, as everywhere.</p>`;

const frame = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOfFrame}">
<meta name="color-scheme" content="dark light">
<title>Result</title>
</head>
<body><script>${frameStart}</script></body>
</html>
`;

/** Markdown by the page it becomes. */
async function markdownOf(engine, gallery) {
  const made = await reference({
    engine: await readFile(engine.replace(/\.mjs$/, '.d.ts'), 'utf8'),
    worker: await read('package/worker/worker.d.ts'),
    manifest: JSON.parse(await read('package/custom-elements.json')),
  });
  const texts = new Map(Object.entries({ ...made, 'gallery.html': gallery.markdown }));
  for (const { source, to } of allPages) if (source) texts.set(to, await read('docs', source));
  return texts;
}

/** How scripts outside the page's own build are bundled. */
export const clientOptions = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  define: { 'import.meta.env': '{}' },
};

async function buildClient(out) {
  await build({
    entryPoints: ['docs', 'playground'].map((name) => join(here, 'client', `${name}.ts`)),
    outdir: join(out, 'assets'),
    ...clientOptions,
  });
  // No modules: the page hands them to the frame as text.
  await build({
    entryPoints: ['playground_frame', 'playground_worker'].map((name) => join(here, 'client', `${name}.ts`)),
    outdir: join(out, 'assets'),
    ...clientOptions,
    format: 'iife',
  });
  for (const name of ['docs.css', 'frame.css']) await cp(join(here, 'client', name), join(out, 'assets', name));
  await cp(join(here, '..', 'theme.js'), join(out, 'assets', 'theme.js'));
  await cp(join(here, '..', 'app', 'shell', 'theme.css'), join(out, 'assets', 'theme.css'));
}

/** Entries of the package for the playground, in the folder lib: each by itself, but for what it imports of other entries. */
async function buildEntries(engine, lib) {
  const names = { 'cellophane-play': 'cellophane', cellophane: 'cellophane', 'cellophane-levels': 'cellophane/levels' };
  /** The names of engines become those of entries. */
  const entriesOutside = (others) => ({
    name: 'cellophane:entries',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^cellophane(-play|-levels)?$|\/cellophane\.mjs$/ }, ({ path }) => ({
        path: others[path] ?? names[path] ?? 'cellophane',
        external: true,
      })),
  });
  const bundled = (entry, name, plugins) =>
    build({ ...clientOptions, entryPoints: [join(root, entry)], outfile: join(lib, name), plugins });
  await bundled('web/elements/cellophane_game.ts', 'game.mjs', [entriesOutside({})]);
  // The font lies where the package has it.
  const game = await readFile(join(lib, 'game.mjs'), 'utf8');
  await writeFile(
    join(lib, 'game.mjs'),
    game.replace('../generated/cellophane-mono.woff2', '../map/cellophane-mono.woff2'),
  );
  await bundled('web/print/pdf.ts', 'pdf.mjs', [entriesOutside({})]);
  const ofServer = { 'cellophane-play': 'cellophane/levels' };
  await bundled('web/elements/server/render_element.ts', 'server.mjs', [entriesOutside(ofServer)]);
  await bundled('package/worker/web.mjs', 'worker.mjs', [entriesOutside({})]);
  // A thread of its own, with the engine inside.
  await bundled('package/worker/web_thread.mjs', 'worker_thread.mjs', [
    {
      name: 'cellophane:places-of-package',
      setup: ({ onResolve }) => {
        onResolve({ filter: /\/cellophane\.mjs$/ }, () => ({ path: engine }));
        onResolve({ filter: /^\.\.\/releases\// }, ({ path }) => ({ path: join(root, 'web', path.slice(3)) }));
      },
    },
  ]);
  await cp(join(root, 'package/errors/errors.mjs'), join(lib, 'errors.mjs'));
  await cp(join(dirname(engine), 'dig', 'cellophane.mjs'), join(lib, 'levels.mjs'));
  for (const name of ['cellophane.mjs', 'cellophane.wasm']) await cp(join(dirname(engine), name), join(lib, name));
}

/** engine: the path of the whole engine; out: the folder of the site. */
export async function buildDocumentation(engine, out) {
  const { loadCellophane } = await import(pathToFileURL(engine).href);
  const gallery = galleryOf(await loadCellophane());
  const files = new Map(Object.entries(gallery.files));
  const examples = [];
  const documents = [];
  const pictures = new Set();
  const markdown = await markdownOf(engine, gallery);
  for (const page of allPages) {
    if (page.isOutside) continue;
    const text = markdown.get(page.to);
    const made = text === undefined ? { html: playground, title: page.label } : render(text, page);
    for (const picture of made.pictures ?? []) if (!files.has(picture)) pictures.add(picture);
    examples.push(...(made.examples ?? []));
    for (const section of made.sections ?? [])
      documents.push({ ...section, id: `${page.to}#${section.id}`, page: page.label, group: page.group });
    const isPlayground = text === undefined;
    files.set(
      page.to,
      pageOf(page, {
        ...made,
        policy: isPlayground ? policyOfPlayground : contentSecurityPolicy,
        scripts: isPlayground ? ['playground.js'] : [],
      }),
    );
  }
  files.set('playground_frame.html', frame);
  const index = new MiniSearch(searchOptions);
  index.addAll(documents);
  files.set('search.json', JSON.stringify(index));
  files.set('examples.json', JSON.stringify(examples));
  for (const [name, content] of files) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), content);
  }
  for (const picture of pictures) {
    await mkdir(dirname(join(out, picture)), { recursive: true });
    await cp(join(root, 'docs', picture), join(out, picture));
  }
  await buildClient(out);
  await mkdir(join(out, 'lib'), { recursive: true });
  await buildEntries(engine, join(out, 'lib'));
}

/** Vite plugin. */
export const documentation = (engine) => ({
  name: 'cellophane:documentation',
  apply: 'build',
  closeBundle: () => buildDocumentation(engine, join(root, 'web', 'dist', 'docs')),
});
