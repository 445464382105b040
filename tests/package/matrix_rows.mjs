// The projects in which the package is tried. Rows: what they install, their files, the commands, and what must come of
// it: what the last command prints, or a folder with a page, or a server with one.

export function rows(known) {
  const dug = `{ seed: '${known.seed}', depth: ${known.depth} }`;
  const element = `<cellophane-map seed="${known.seed}" depth="${known.depth}" still></cellophane-map>`;

  const program = `
import { loadCellophane } from 'cellophane';
import { loadCellophane as loadLevels } from 'cellophane/levels';
import { CellophaneMap } from 'cellophane/map';
import { openWorker } from 'cellophane/worker';
const worker = await openWorker();
const hashes = [
  (await loadCellophane()).generate(${dug}).hash,
  (await loadLevels()).generate(${dug}).hash,
  (await worker.generate(${dug})).hash,
];
worker.dispose();
console.log(CellophaneMap.name.length > 0 && hashes.every((hash) => hash === '${known.hash}') ? 'equal' : hashes.join());
`;
  const required = `
const { loadCellophane } = require('cellophane');
loadCellophane().then((engine) => console.log(engine.generate(${dug}).hash === '${known.hash}' ? 'equal' : 'other'));
`;
  const runtime = (name, packages, command, more = {}) => ({
    name,
    packages,
    files: { 'program.mjs': program, 'required.cjs': required },
    steps: [command],
    prints: 'equal',
    ...more,
  });
  const node = (version, requires) => {
    const packages = [`node@${version}`];
    return [
      runtime(`Node ${version}, import`, packages, 'node program.mjs'),
      runtime(`Node ${version}, require`, packages, 'node --no-warnings required.cjs', { fails: !requires }),
      runtime(`Node ${version}, program as text`, packages, 'node --input-type=module -e "$(cat program.mjs)"'),
    ];
  };

  const script = `
import { loadCellophane } from 'cellophane';
import 'cellophane/map';
loadCellophane().then((engine) => { window.hash = engine.generate(${dug}).hash; });
`;
  const html = (source, body = element) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title>
<link rel="icon" href="data:,"><script type="module" src="${source}"></script></head><body>${body}</body></html>`;
  /** With a game as well, where files need not be placed by hand. */
  const played = `${element}<cellophane-game seed="${known.seed}"></cellophane-game>`;
  const bundled = (name, packages, steps, more = {}) => ({
    name,
    packages,
    files: { 'index.html': html('./main.js', played), 'main.js': `import 'cellophane/game';${script}`, ...more.files },
    steps,
    page: 'dist',
    shown: more.shown,
  });
  // Both engines call their wasm the same; a bundle of both in one folder takes them apart by name.
  const apart = script.replace('loadCellophane()', "loadCellophane({ wasm: new URL('whole.wasm', document.baseURI) })");
  const byHand = [
    'mkdir -p dist && cp index.html dist',
    'cp node_modules/cellophane/cellophane.wasm dist/whole.wasm',
    'cp node_modules/cellophane/levels/cellophane.wasm node_modules/cellophane/map/cellophane-mono.woff2 dist',
  ];

  const rendered = {
    React: (mount) => `
import { createElement, useEffect, useRef } from 'react';
${mount}
import { loadCellophane } from 'cellophane';
import 'cellophane/react';
const Map = () => createElement('cellophane-map', { seed: '${known.seed}', depth: ${known.depth}, still: '' });
loadCellophane().then((engine) => { window.hash = engine.generate(${dug}).hash; });
createRoot(document.getElementById('root')).render(createElement(Map));
`,
  };
  const vite = (name, packages, files, config = 'export default {};') => ({
    name,
    packages: ['vite@7', ...packages],
    shown: packages.map((each) => each.replace(/(.)@.*/, '$1')),
    files: { 'index.html': html('./main.js', '<div id="root"></div>'), 'vite.config.js': config, ...files },
    steps: ['vite build --logLevel error'],
    page: 'dist',
  });

  const typed = {
    'all.ts': `
import { loadCellophane, type Level } from 'cellophane';
import { loadCellophane as loadLevels } from 'cellophane/levels';
import { CellophaneMap, sharedEngine } from 'cellophane/map';
import { openWorker } from 'cellophane/worker';
export const level: Promise<Level> = loadCellophane().then((engine) => engine.generate({ seed: 1n }));
export const steps = loadLevels().then((engine) => engine.generate({ seed: 1, stages: true }).stages.steps.length);
export const made = [CellophaneMap, sharedEngine, openWorker];
`,
  };
  const compiled = (version, resolution, lib, types) => ({
    name: `TypeScript ${version}, ${resolution}, ${lib.includes('DOM') ? 'with' : 'without'} DOM types`,
    packages: [`typescript@${version}`, '@types/node@22'],
    shown: ['typescript'],
    files: {
      ...typed,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: resolution === 'bundler' ? 'ESNext' : resolution,
          moduleResolution: resolution,
          target: 'ES2022',
          lib,
          types,
          strict: true,
          noEmit: true,
        },
        files: ['all.ts'],
      }),
    },
    steps: ['tsc -p .'],
  });
  const jsx = (version) => ({
    name: `TypeScript and JSX of React ${version}`,
    packages: ['typescript@5.9', `react@${version}`, `@types/react@${version}`],
    shown: ['typescript', '@types/react'],
    files: {
      'map.tsx': `
import 'cellophane/react';
export const map = <cellophane-map seed={1729n} depth={7} dungeon-style="rogue" theme="dark" still="" className="x" />;
// @ts-expect-error a theme there is none of
export const wrong = <cellophane-map seed="1" theme="mauve" />;
`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'ESNext',
          moduleResolution: 'bundler',
          target: 'ES2022',
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
        },
        files: ['map.tsx'],
      }),
    },
    steps: ['tsc -p .'],
  });

  return [
    ...node(18, false),
    ...node(20, true),
    ...node(22, true),
    ...node(24, true),
    runtime('Deno', ['deno'], 'deno run --allow-read --allow-env --node-modules-dir=manual program.mjs', {
      scripts: ['node_modules/deno/install.cjs'],
    }),
    runtime('Bun', ['bun', '@oven/bun-linux-x64-baseline'], 'bun program.mjs', {
      scripts: ['node_modules/bun/install.js'],
      shown: ['bun'],
    }),
    ...[5, 6, 7, 8].map((version) => bundled(`Vite ${version}`, [`vite@${version}`], ['vite build --logLevel error'])),
    bundled(
      'webpack 5',
      ['webpack@5', 'webpack-cli'],
      ['webpack --mode production --entry ./main.js', 'cp page.html dist/index.html'],
      {
        files: { 'page.html': html('./main.js', played) },
      },
    ),
    {
      ...bundled(
        'Rollup, wasm copied',
        ['rollup@4', '@rollup/plugin-node-resolve'],
        ['rollup main.js -p node-resolve -d dist -f es --silent', ...byHand],
        { shown: ['rollup'], files: { 'index.html': html('./main.js'), 'main.js': apart } },
      ),
    },
    bundled(
      'esbuild, wasm copied',
      ['esbuild'],
      ['esbuild main.js --bundle --format=esm --outdir=dist --log-level=error', ...byHand],
      { files: { 'index.html': html('./main.js'), 'main.js': apart } },
    ),
    {
      name: 'esbuild to CommonJS, for Node',
      packages: ['esbuild'],
      files: {
        'server.js': required.replace(
          "const { loadCellophane } = require('cellophane')",
          "import { loadCellophane } from 'cellophane'",
        ),
      },
      steps: [
        'esbuild server.js --bundle --format=cjs --platform=node --outfile=dist/server.cjs --log-level=error',
        'node dist/server.cjs',
      ],
      prints: 'equal',
    },
    {
      ...bundled(
        'Parcel, told to read the entries of packages',
        ['parcel@2'],
        ['parcel build index.html --no-source-maps --no-cache --public-url ./'],
      ),
      settings: { '@parcel/resolver-default': { packageExports: true } },
    },
    {
      name: 'Next, server and client component',
      packages: ['next', 'react', 'react-dom'],
      files: {
        'app/layout.js': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
        'app/page.js': `
import { loadCellophane } from 'cellophane';
import { Map } from './map';
export const dynamic = 'force-dynamic';
export default async function Page() {
  const level = (await loadCellophane()).generate(${dug});
  return <main><p>{\`on the server: \${level.hash}\`}</p><Map /></main>;
}`,
        'app/map.js': `'use client';
import { useEffect } from 'react';
import { loadCellophane } from 'cellophane';
import 'cellophane/react';
export function Map() {
  useEffect(() => { loadCellophane().then((engine) => { window.hash = engine.generate(${dug}).hash; }); }, []);
  return <cellophane-map seed="${known.seed}" depth="${known.depth}" still=""></cellophane-map>;
}`,
      },
      steps: ['next build'],
      server: { command: 'next start -p 0' },
    },
    ...[18, 19].map((version) =>
      vite(`React ${version}`, [`react@${version}`, `react-dom@${version}`], {
        'main.js': rendered.React("import { createRoot } from 'react-dom/client';"),
      }),
    ),
    vite('Vue 3', ['vue@3'], {
      'main.js': `
import { createApp, h } from 'vue';
import { loadCellophane } from 'cellophane';
import 'cellophane/vue';
loadCellophane().then((engine) => { window.hash = engine.generate(${dug}).hash; });
createApp({ render: () => h('cellophane-map', { seed: '${known.seed}', depth: ${known.depth}, still: true }) }).mount('#root');
`,
    }),
    vite(
      'Svelte 5',
      ['svelte@5', '@sveltejs/vite-plugin-svelte@6'],
      {
        'Map.svelte': `<script>import 'cellophane/svelte';</script><cellophane-map seed="${known.seed}" depth={${known.depth}} still></cellophane-map>`,
        'main.js': `
import { mount } from 'svelte';
import { loadCellophane } from 'cellophane';
import Map from './Map.svelte';
loadCellophane().then((engine) => { window.hash = engine.generate(${dug}).hash; });
mount(Map, { target: document.getElementById('root') });
`,
      },
      `import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };`,
    ),
    {
      name: 'script tag, no bundler',
      files: {
        'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title><link rel="icon" href="data:,">
<script type="module" src="cellophane/map/cellophane-map.js"></script>
<script type="module" src="cellophane/game/cellophane-game.js"></script>
<script type="module" src="main.js"></script></head><body>${played}</body></html>`,
        'main.js': `
import { loadCellophane } from './cellophane/cellophane.mjs';
window.hash = (await loadCellophane()).generate(${dug}).hash;
`,
      },
      steps: ['mkdir -p dist && cp -r node_modules/cellophane index.html main.js dist'],
      page: 'dist',
    },
    ...['5.2', '5.9'].flatMap((version) =>
      ['node16', 'nodenext', 'bundler'].flatMap((resolution) => [
        compiled(version, resolution, ['ES2022', 'DOM', 'DOM.Iterable'], []),
        compiled(version, resolution, ['ES2022'], version === '5.2' ? [] : ['node']),
      ]),
    ),
    jsx(18),
    jsx(19),
    {
      name: 'publint',
      packages: ['publint'],
      files: {},
      steps: ['publint node_modules/cellophane --strict'],
    },
    {
      // Files that are no modules have no types.
      name: 'Are the types wrong? (ES modules only, without the entries of wasm and of the manifest)',
      packages: ['@arethetypeswrong/cli'],
      files: {},
      steps: [
        'tar -czf cellophane.tgz --transform "s,^node_modules/cellophane,package," node_modules/cellophane',
        'attw cellophane.tgz --profile esm-only --exclude-entrypoints cellophane.wasm levels/cellophane.wasm custom-elements.json',
      ],
    },
  ];
}
