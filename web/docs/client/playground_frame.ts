/* The frame in which the playground's code runs, as a module of its own. The frame has an origin of its own too, so that
   code from strangers reaches neither the games kept in this browser nor the page around it; the engine is handed in by
   the page (handed_files.ts). */

import { handedFiles, type FromFrame, type HandedFile, type ToFrame } from './handed_files';

/** The addresses that modules believe to be loaded from. Nothing is there. */
const base = 'https://playground.invalid/';

const tell = (message: FromFrame): void => window.parent.postMessage(message, '*');

function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}(${value.byteLength} bytes)`;
  try {
    return JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? String(value);
  } catch {
    return String(value);
  }
}

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

const addressOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));

/** The address of a module as it was built, in which `others`, texts, are replaced too. */
async function moduleOf(name: HandedFile, others: readonly (readonly [string, string])[] = []): Promise<string> {
  let text = new TextDecoder().decode(await fileOf(name));
  for (const [before, after] of others) text = text.replaceAll(before, after);
  // A module may write its own address.
  return addressOf(`import.meta.url = ${JSON.stringify(base + name)};\n${text}`);
}

const modules: Record<string, () => Promise<string>> = {
  cellophane: () => moduleOf('cellophane.mjs'),
  'cellophane/map': async () => {
    const dig = await moduleOf('map/cellophane-dig.js');
    return moduleOf('map/cellophane-map.js', [['"./cellophane-dig.js"', JSON.stringify(dig)]]);
  },
};

const imports = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([\w@][^'"]*)\2/g;

/** Bare names of modules become addresses, which is what an import map would do. Throws for names there are not. */
async function resolved(code: string): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [, , , name] of code.matchAll(imports)) {
    const address = Object.hasOwn(modules, name!) ? modules[name!] : undefined;
    if (!address) throw new Error(`“${name}” cannot be imported here. There are: ${Object.keys(modules).join(', ')}.`);
    if (!addresses.has(name!)) addresses.set(name!, await address());
  }
  return code.replaceAll(
    imports,
    (_, before: string, quote: string, name: string) => `${before}${quote}${addresses.get(name)}${quote}`,
  );
}

async function run(code: string): Promise<void> {
  try {
    await import(addressOf(await resolved(code)));
  } catch (error) {
    print('error', error);
  }
}

addEventListener('error', ({ message }) => print('error', message));
addEventListener('unhandledrejection', ({ reason }) => print('error', reason));
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return;
  if (data.type === 'file') {
    if ('bytes' in data) arrivals.get(data.name)?.resolve(data.bytes);
    else arrivals.get(data.name)?.reject(new Error(data.problem));
    return;
  }
  (window as { applyTheme?: (theme?: string) => void }).applyTheme?.(data.theme);
  void run(data.code).then(() => {
    document.body.dataset['ran'] = 'yes';
    tell({ type: 'ran' });
  });
});
tell({ type: 'ready' });
