/* The frame in which the playground's code runs, as a module of its own. The frame has an origin of its own too, so that
   code from strangers reaches neither the games kept in this browser nor the page around it; the engine is handed in by
   the page (handed_files.ts). */

import {
  handedFiles,
  type FromFrame,
  type FromWorker,
  type HandedFile,
  type ToFrame,
  type ToWorker,
} from './handed_files';
import { guarded, guardName, loopGuards } from './loop_guards';
import { printed } from './printed';

/** The addresses that modules believe to be loaded from. Nothing is there. */
const base = `${/^http/.test(location.origin) ? location.origin : 'https:/'}/playground.invalid/`;
/** For how many milliseconds a loop may keep the page from answering. */
const limit = 3000;

const tell = (message: FromFrame): void => window.parent.postMessage(message, '*');

/** Lines beyond these are counted, not shown. */
const mostLines = 2000;
let lines = 0;
let rest: HTMLElement | undefined;

function print(kind: string, ...values: unknown[]): void {
  if (++lines > mostLines) {
    if (!rest) document.body.append((rest = document.createElement('p')));
    rest.textContent = `… and ${lines - mostLines} more lines.`;
    return;
  }
  const line = document.createElement('pre');
  line.className = kind;
  line.textContent = values.map(printed).join(' ');
  document.body.append(line);
}

for (const kind of ['log', 'info', 'debug', 'warn', 'error'] as const)
  console[kind] = (...values: unknown[]) => print(kind, ...values);

/** Files that have been asked for, by name. */
const asked = new Map<string, Promise<ArrayBuffer>>();
const arrivals = new Map<string, { resolve: (bytes: ArrayBuffer) => void; reject: (error: Error) => void }>();

function fileOf(name: HandedFile): Promise<ArrayBuffer> {
  const before = asked.get(name);
  if (before) return before;
  const arrival = new Promise<ArrayBuffer>((resolve, reject) => arrivals.set(name, { resolve, reject }));
  asked.set(name, arrival);
  tell({ type: 'file', name });
  return arrival;
}

/** The name of a file that lies at an address below `base`; undefined for other addresses. */
function nameAt(address: string): HandedFile | undefined {
  const name = address.startsWith(base) ? address.slice(base.length) : '';
  return Object.hasOwn(handedFiles, name) ? (name as HandedFile) : undefined;
}

// The modules fetch their other files from beside them.
const fetchOfBrowser = globalThis.fetch;
globalThis.fetch = async (resource, options) => {
  const name = nameAt(resource instanceof Request ? resource.url : String(resource));
  if (!name) return fetchOfBrowser(resource, options);
  const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(await fileOf(name), { headers: { 'Content-Type': type } });
};
const FontFaceOfBrowser = globalThis.FontFace;
globalThis.FontFace = function (family: string, source: string | BufferSource, more?: FontFaceDescriptors) {
  const name = typeof source === 'string' ? nameAt(/^url\("(.*)"\)$/.exec(source)?.[1] ?? '') : undefined;
  if (!name) return new FontFaceOfBrowser(family, source, more);
  const face = new FontFaceOfBrowser(family, 'local("")', more);
  face.load = async () => {
    const loaded = await new FontFaceOfBrowser(family, await fileOf(name), more).load();
    document.fonts.delete(face);
    document.fonts.add(loaded);
    return loaded;
  };
  return face;
} as unknown as typeof FontFace;

const addressOf = (content: BlobPart, type = 'text/javascript'): string =>
  URL.createObjectURL(new Blob([content], { type }));

/** The address of a module as it was built, in which `others`, texts, are replaced too. */
async function moduleOf(name: HandedFile, others: readonly (readonly [string, string])[] = []): Promise<string> {
  let text = new TextDecoder().decode(await fileOf(name));
  for (const [before, after] of others) text = text.replaceAll(before, after);
  // A module may write its own address.
  return addressOf(`import.meta.url = ${JSON.stringify(base + name)};\n${text}`);
}

/** The address of a module that imports another entry of the package. */
const withEntry = async (name: HandedFile, entry: string): Promise<string> =>
  moduleOf(name, [[`from"${entry}"`, `from${JSON.stringify(await entryOf(entry))}`]]);

/** The map, under the three names for frameworks as well. */
const map = async (): Promise<string> => {
  const dig = await moduleOf('map/cellophane-dig.js');
  return moduleOf('map/cellophane-map.js', [['"./cellophane-dig.js"', JSON.stringify(dig)]]);
};

/** A thread of its own has no patched fetch, and gets the address of the engine's file. Workers of a frame without an origin
    are no modules, but may import some; until then messages wait. */
async function thread(): Promise<string> {
  const wasm = addressOf(await fileOf('cellophane.wasm'), 'application/wasm');
  const text = new TextDecoder().decode(await fileOf('worker/web_thread.mjs'));
  const module = addressOf(`import.meta.url = ${JSON.stringify(`${base}cellophane.mjs`)};\n${text}`);
  return addressOf(`const given = fetch;
    const early = [];
    const keep = ({ data }) => early.push(data);
    globalThis.fetch = (file, options) => given(String(file) === ${JSON.stringify(`${base}cellophane.wasm`)} ? ${JSON.stringify(wasm)} : file, options);
    addEventListener('message', keep);
    import(${JSON.stringify(module)}).then(() => {
      removeEventListener('message', keep);
      for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
    }, (error) => setTimeout(() => { throw error; }));`);
}

/** Addresses of the programs of workers, by those that modules name. */
const threads = new Map<string, string>();

interface Entry {
  module: () => Promise<string>;
  /** The files that it fetches and the workers that it opens, where code runs in a worker. */
  files?: readonly HandedFile[];
  /** Of elements, which only a page has. */
  needsPage?: true;
}

const element = { module: map, needsPage: true } as const;
const entries: Record<string, Entry> = {
  cellophane: { module: () => moduleOf('cellophane.mjs'), files: ['cellophane.wasm'] },
  'cellophane/levels': { module: () => moduleOf('levels/cellophane.mjs'), files: ['levels/cellophane.wasm'] },
  'cellophane/worker': {
    module: async () => {
      threads.set(`${base}worker/web_thread.mjs`, await addressOfFile('worker/web_thread.mjs'));
      return withEntry('worker/web.mjs', 'cellophane');
    },
    files: ['worker/web_thread.mjs'],
  },
  'cellophane/server': {
    module: () => withEntry('server/cellophane-server.mjs', 'cellophane/levels'),
    files: ['levels/cellophane.wasm'],
  },
  'cellophane/errors': { module: () => moduleOf('errors/errors.mjs') },
  'cellophane/pdf': { module: () => withEntry('pdf/cellophane-pdf.mjs', 'cellophane'), files: ['cellophane.wasm'] },
  'cellophane/map': element,
  'cellophane/game': { module: () => withEntry('game/cellophane-game.js', 'cellophane'), needsPage: true },
  'cellophane/react': element,
  'cellophane/vue': element,
  'cellophane/svelte': element,
  'cellophane/solid': element,
};

/** Addresses of entries and of files; each is made once, so that entries share their modules. */
const made = new Map<unknown, Promise<string>>();
function once(key: unknown, make: () => Promise<string>): Promise<string> {
  const known = made.get(key);
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

function entryOf(name: string): Promise<string> {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!entry) throw new Error(`“${name}” cannot be imported here. There are: ${Object.keys(entries).join(', ')}.`);
  return once(entry.module, entry.module);
}

const addressOfFile = (name: HandedFile): Promise<string> =>
  once(name, async () =>
    name === 'worker/web_thread.mjs' ? thread() : addressOf(await fileOf(name), 'application/wasm'),
  );

const imports = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([\w@][^'"]*)\2/g;

const namesIn = (code: string): Set<string> => new Set([...code.matchAll(imports)].map(([, , , name]) => name!));

/** Bare names of modules become addresses, which is what an import map would do. Throws for names there are not. */
async function resolved(code: string): Promise<string> {
  const addresses = new Map<string, string>();
  for (const name of namesIn(code)) addresses.set(name, await entryOf(name));
  return code.replaceAll(
    imports,
    (_, before: string, quote: string, name: string) => `${before}${quote}${addresses.get(name)}${quote}`,
  );
}

/** Whether code speaks of what only pages have. */
const speaksOfPage = (code: string): boolean =>
  /\b(document|window|customElements|localStorage|sessionStorage|parent|top|requestAnimationFrame|Image)\b|\bHTML\w*Element\b/.test(
    code,
  ) || [...namesIn(code)].some((name) => entries[name]?.needsPage);

/** Runs code in a worker. Rejects if there can be none. */
async function runApart(code: string, names: Iterable<string>): Promise<void> {
  const files: Record<string, string> = {};
  for (const name of names)
    for (const file of entries[name]?.files ?? []) files[base + file] = await addressOfFile(file);
  const message: ToWorker = { address: addressOf(code), files };
  const worker = new Worker(addressOf(await fileOf('playground_worker.js')));
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ran') resolve();
      else print(data.kind, data.text);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker could not be started')));
    worker.postMessage(message);
  });
}

async function run(code: string): Promise<void> {
  try {
    const ready = await resolved(guarded(code));
    if (speaksOfPage(code)) await import(addressOf(ready));
    else await runApart(ready, namesIn(code));
  } catch (error) {
    print('error', error);
  }
}

Object.assign(globalThis, { [guardName]: loopGuards(limit) });
// As workers of code do (playground_worker.ts).
const WorkerOfBrowser = globalThis.Worker;
globalThis.Worker = function (address: string | URL, options?: WorkerOptions) {
  const own = threads.get(String(address));
  return own === undefined ? new WorkerOfBrowser(address, options) : new WorkerOfBrowser(own);
} as unknown as typeof Worker;

addEventListener('error', ({ message }) => print('error', message));
addEventListener('unhandledrejection', ({ reason }) => print('error', reason));
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.type === 'ping') return tell({ type: 'alive' });
  if (data.type === 'file') {
    if ('bytes' in data) arrivals.get(data.name)?.resolve(data.bytes);
    else arrivals.get(data.name)?.reject(new Error(data.problem));
    return;
  }
  if (data.type !== 'run') return;
  (window as { applyTheme?: (theme?: string) => void }).applyTheme?.(data.theme);
  void run(data.code).then(() => {
    document.body.dataset['ran'] = 'yes';
    tell({ type: 'ran' });
  });
});
tell({ type: 'ready' });
