// The declarations of the package, in the projects of users: every way of finding modules that TypeScript has, with the
// types of browsers, with those of Node, and with neither. All in one process, which reads each library once.

import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import ts from 'typescript';
import { newProject, root } from './support.mjs';

let project;
before(async () => {
  project = await newProject();
});
after(() => project.remove());

/** What runs anywhere. */
const bare = `
import { CellophaneError, loadCellophane, type Action, type Engine, type Game, type Level, type LoadOptions } from 'cellophane';
import { sharedEngine } from 'cellophane/map';
import { loadCellophane as loadLevels, type MapLevel } from 'cellophane/levels';
import { openWorker, type EngineWorker } from 'cellophane/worker';
import { renderElement } from 'cellophane/server';
import { isCellophaneError } from 'cellophane/errors';

export const codeOf = (error: unknown): string => (isCellophaneError(error) ? error.code : 'unexpected');
export const html: Promise<string> = renderElement('cellophane-map', { seed: 1n, still: true }, { picture: 'text' });
// @ts-expect-error a picture there is none of
void renderElement('cellophane-map', { seed: 1 }, { picture: 'png' });
const engine: Engine = await loadCellophane();
const level: Level = engine.generate({ seed: 1n });
export const png: Uint8Array = engine.generate({ seed: 1 }).toPng({ cell: 8 });
export const first: number = (await sharedEngine()).generate({ seed: 1 }).depth;
export const dug: number = (await loadLevels()).generate({ seed: 1, stages: true }).stages.steps.length;
const small: MapLevel = (await loadLevels({ wasm: 'cellophane.wasm' })).generate({ seed: 1 });
const steps: number = engine.generate({ seed: 1, stages: true }).stages.steps.length;
export const words: string = steps + small.describe(1, 2) + level.toSvg();
const options: LoadOptions = { wasm: new Uint8Array(8) };
export const others: Promise<Engine>[] = [loadCellophane(options), loadCellophane({ wasm: new ArrayBuffer(8) })];
const game: Game = engine.newGame({ seed: 1 });
const action: Action = { type: 'move', dir: 'north' };
export const turns: number = game.step(action).turns;
const worker: EngineWorker = await openWorker();
const record = await worker.generate({ seed: 1 }, { png: { cell: 8 }, text: true, colors: { items: false, monsters: false } });
export const picture: Uint8Array = record.png;
export const text: string = record.text + record.hash;
for await (const { seed, found } of worker.search({ seeds: 1, where: 'item("mace") < 3', watch: (levels: number) => levels })) {
  const [entry] = found;
  export_(seed, entry?.kind);
}
function export_(...what: (string | undefined)[]): void { void what; }
try { engine.seedFromText('0'); } catch (error) { if (error instanceof CellophaneError) export_(error.code); }
// @ts-expect-error null is no wasm
void loadCellophane({ wasm: null });
// @ts-expect-error an option there is none of
void loadCellophane({ url: 'cellophane.wasm' });
// @ts-expect-error a direction there is none of
game.step({ type: 'move', dir: 'up' });
// @ts-expect-error maps for tabletops are not for small engines
small.toUniversalVtt();
// @ts-expect-error a form that was not asked for
void record.svg;
// @ts-expect-error a form there is none of
worker.generate({ seed: 1 }, { gif: true });
// @ts-expect-error an entry there is none of
import type { Nothing } from 'cellophane/levels/nothing';
`;

/** What browsers and Node both have. */
const addresses = `
import { loadCellophane } from 'cellophane';
import { openWorker } from 'cellophane/worker';

const wasm = new URL('https://example.org/cellophane.wasm');
await loadCellophane({ wasm });
await loadCellophane({ wasm: await fetch(wasm) });
const worker = await openWorker({ wasm });
worker.search({ seeds: 1, where: 'item("mace") < 3', signal: new AbortController().signal });
// @ts-expect-error a map of values is neither an address nor bytes
await openWorker({ wasm: new Map() });
// @ts-expect-error text is no signal
worker.search({ seeds: 1, where: 'item("mace") < 3', signal: 'stop' });
`;

const inBrowsers = `
import { loadCellophane } from 'cellophane';
import { loadCellophane as loadLevels, type MapEngine } from 'cellophane/levels';
import { CellophaneMap, MapRenderer, sharedEngine, type ReadyDetail } from 'cellophane/map';
import { CellophaneGame, type ResultDetail } from 'cellophane/game';

await loadCellophane({ wasm: await WebAssembly.compile(new Uint8Array(8)) });
const small = (await loadLevels()).generate({ seed: 1 });
export const dots: ImageData = new ImageData((await loadLevels()).dots(small.colors()), small.width);
const map: CellophaneMap = document.createElement('cellophane-map');
map.addEventListener('cellophane-ready', ({ detail }) => { const { hash }: ReadyDetail = detail; void hash; });
map.addEventListener('cellophane-cell', function ({ detail: { x, y, text } }) { this.cellAt(x, y)?.x.toFixed(); text.trim(); });
map.addEventListener('click', ({ clientX }) => clientX.toFixed());
const game: CellophaneGame = document.createElement('cellophane-game');
game.addEventListener('cellophane-ready', ({ detail }) => { const kept: boolean = detail.isKept; void kept; });
game.addEventListener('depth', (event) => { const depth: number = event.detail.depth; void depth; });
game.addEventListener('over', ({ detail }) => { const won: boolean = detail.won; void won; });
const onResult = ({ detail }: CustomEvent<ResultDetail>) => detail.recording.length;
game.addEventListener('result', onResult, { once: true });
game.removeEventListener('result', onResult);
game.addEventListener('cellophane-error', ({ detail: { code, message } }) => [code.length, message.length]);
game.addEventListener('keydown', ({ key }) => key.length);
game.addEventListener('an-event-of-yours', (event: Event) => event.type);
// @ts-expect-error that is of maps
game.addEventListener('cellophane-ready', ({ detail }) => detail.hash);
// @ts-expect-error that is of games
map.addEventListener('cellophane-ready', ({ detail }) => detail.isKept);
document.addEventListener('cellophane-ready', ({ detail }) => 'hash' in detail ? detail.hash : detail.isKept);
const anyElement: HTMLElement = game;
void anyElement;
map.seed = 1729n;
map.depth = 7;
map.dungeonStyle = 'rogue';
// @ts-expect-error a style there is none of
map.dungeonStyle = 'nethack';
const deep: number | null = map.depth;
void deep;
export const shown: number | undefined = map.level?.depth;
const shared: MapEngine = await sharedEngine();
export const dug: number = map.level && 'stages' in map.level ? map.level.stages.steps.length : shared.generate({ seed: 1 }).items.length;
// @ts-expect-error the engine of maps has no games
shared.newGame({ seed: 1 });
// @ts-expect-error nor pictures
map.level?.toSvg();
export const renderer: MapRenderer = new MapRenderer(document.createElement('canvas'), { family: 'monospace' });
// @ts-expect-error a theme there is none of
renderer.theme = 'blue';
`;

const inNode = `
import { readFile } from 'node:fs/promises';
import { loadCellophane } from 'cellophane';

await loadCellophane({ wasm: await readFile('cellophane.wasm') });
`;

/** As much of the frameworks' own types as those of the package stand on. */
const frameworks = {
  'react/index.d.ts': `export interface HTMLAttributes<T> { ref?: T; className?: string }
    export type DetailedHTMLProps<Props, T> = Props & { key?: string };
    export namespace JSX { interface IntrinsicElements {} }`,
  'solid-js/index.d.ts': `export namespace JSX { interface HTMLAttributes<T> { ref?: T } interface IntrinsicElements {} }`,
  'svelte/elements/index.d.ts': `export interface HTMLAttributes<T> { this?: T; ondepth?: number; 'data-sveltekit'?: '' }
    export interface SvelteHTMLElements {}`,
  'vue/index.d.ts': `export type DefineComponent<Props> = new () => { $props: Props };
    export interface GlobalComponents {}`,
};

const inFrameworks = `
import 'cellophane/react';
import 'cellophane/solid';
import 'cellophane/svelte';
import 'cellophane/vue';
import type { JSX as React } from 'react';
import type { JSX as Solid } from 'solid-js';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type Vue = { [Tag in keyof GlobalComponents]: InstanceType<GlobalComponents[Tag]>['$props'] };

export const react: Partial<React.IntrinsicElements> = {
  'cellophane-map': { seed: 1n, className: 'x', 'oncellophane-cell': ({ detail }) => detail.text.trim() },
  'cellophane-game': {
    'oncellophane-ready': ({ detail }) => detail.isKept,
    'oncellophane-result': ({ detail }) => detail.recording.length,
    onover: ({ detail }) => detail.won,
  },
};
export const solid: Partial<Solid.IntrinsicElements> = {
  'cellophane-map': { seed: 1, 'on:cellophane-ready': ({ detail }) => detail.hash.trim() },
  'cellophane-game': { 'on:cellophane-depth': ({ detail }) => detail.depth.toFixed() },
};
export const svelte: Partial<SvelteHTMLElements> = {
  'cellophane-map': {
    seed: 1,
    'data-sveltekit': '',
    'oncellophane-error': ({ detail }) => detail.code.trim(),
    'on:cellophane-error': ({ detail }) => detail.message.trim(),
  },
  'cellophane-game': {
    'data-sveltekit': '',
    'on:cellophane-over': ({ detail }) => detail.won,
    ondepth: ({ detail }) => detail.depth.toFixed(),
  },
};
export const vue: Partial<Vue> = {
  'cellophane-map': { seed: 1, onCellophaneCell: ({ detail }) => detail.x.toFixed() },
  'cellophane-game': { onCellophaneResult: ({ detail }) => detail.recording.length, onDepth: ({ detail }) => detail.turns },
};
export const wrong = {
  // @ts-expect-error maps are not over
  react: { 'oncellophane-over': () => {} } satisfies React.IntrinsicElements['cellophane-map'],
  // @ts-expect-error that is of maps
  solid: { 'on:cellophane-ready': ({ detail }) => detail.hash } satisfies Solid.IntrinsicElements['cellophane-game'],
  // @ts-expect-error Vue spells it without hyphens
  vue: { 'oncellophane-cell': () => {} } satisfies Vue['cellophane-map'],
};
`;

const surroundings = {
  'the types of browsers': { lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] },
  'the types of Node': { lib: ['lib.es2022.d.ts'], types: ['node'] },
  'neither browsers nor Node': { lib: ['lib.es2022.d.ts'], types: [] },
};
const programs = {
  'the types of browsers': { 'bare.ts': bare, 'addresses.ts': addresses, 'browser.ts': inBrowsers },
  'the types of Node': { 'bare.ts': bare, 'addresses.ts': addresses, 'node.ts': inNode },
  'neither browsers nor Node': { 'bare.ts': bare },
};

const { ModuleKind, ModuleResolutionKind } = ts;
const resolutions = {
  node16: { module: ModuleKind.Node16, moduleResolution: ModuleResolutionKind.Node16 },
  nodenext: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext },
  bundler: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
};

/** Parsed files by name and by what else decides how they are parsed. */
const parsed = new Map();

/** The complaints of the compiler about files of the project and of the package in it, a line each. The declarations of
    others are not looked at: those of Node take longer than all else. */
function complaintsOf(files, options) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, how, ...others) => {
    const key = `${name} ${JSON.stringify(how)}`;
    if (!parsed.has(key)) parsed.set(key, getSourceFile.call(host, name, how, ...others));
    return parsed.get(key);
  };
  const program = ts.createProgram(files, options, host);
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${project.folder}/`));
  assert.ok(own.some(({ fileName }) => fileName.endsWith('/node_modules/cellophane/cellophane.d.ts')));
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ].map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

for (const [place, types] of Object.entries(surroundings))
  for (const [resolution, finding] of Object.entries(resolutions))
    test(`the declarations compile with moduleResolution ${resolution} and ${place}`, async () => {
      const texts = programs[place];
      for (const [name, text] of Object.entries(texts)) await project.write(name, text);
      const complaints = complaintsOf(
        Object.keys(texts).map((name) => join(project.folder, name)),
        {
          ...finding,
          ...types,
          typeRoots: [join(root, 'node_modules/@types')],
          target: ts.ScriptTarget.ES2022,
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          noEmit: true,
        },
      );
      assert.deepEqual(complaints, []);
    });

test('the types for frameworks tell listeners what the events of the elements hold', async () => {
  for (const [name, text] of Object.entries(frameworks)) {
    await mkdir(join(project.folder, 'node_modules', dirname(name)), { recursive: true });
    await project.write(`node_modules/${name}`, text);
  }
  await project.write('frameworks.ts', inFrameworks);
  const complaints = complaintsOf([join(project.folder, 'frameworks.ts')], {
    ...resolutions.bundler,
    ...surroundings['the types of browsers'],
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
  });
  assert.deepEqual(complaints, []);
});
