// Fetches, compiles and starts the core.

import type { LoadOptions } from '../cellophane';
import type { WholeCore } from './core';
import { CellophaneError } from './errors';
import { ownMark, packagedWasm, startCore } from './glue';
import { namedOf, isObject, namesOf, reading, validate } from './validation';

const cure = 'put cellophane.wasm there, or hand its address or its bytes to loadCellophane({ wasm })';

const missing = (where: string, why: string, cause?: unknown): CellophaneError =>
  new CellophaneError(
    'wasm-missing',
    `The WebAssembly file of the engine could not be read at ${where} (${why}): ${cure}.`,
    { cause },
  );

/** A field of what was thrown, as text. */
const told = (error: unknown, name: 'code' | 'message'): string => {
  const field =
    error instanceof Error || isObject(error) ? (error as Partial<Record<typeof name, unknown>>)[name] : null;
  return String(field ?? (error instanceof Error ? error.message : error));
};

const broken = (error: unknown): CellophaneError =>
  new CellophaneError('wasm-broken', `The WebAssembly file of the engine cannot be used: ${told(error, 'message')}`, {
    cause: error,
  });

/** The smallest module that uses a vector: runtimes without SIMD reject it. */
const vectors = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

function checkSurroundings(): void {
  if (typeof WebAssembly === 'object' && WebAssembly.validate(vectors)) return;
  throw new CellophaneError(
    'wasm-unsupported',
    'The engine cannot run here: it needs WebAssembly with vectors (SIMD), ' +
      'as there is in Chrome and Edge from 91, Firefox from 89, Safari from 16.4 (but not in Lockdown Mode) and Node from 18.',
  );
}

/** Throws 'wasm-broken' for the .wasm of another engine or version. */
function checkMark(module: WebAssembly.Module): void {
  const [section] = WebAssembly.Module.customSections(module, 'cellophane');
  const mark = section ? `that of the engine "${new TextDecoder().decode(section)}"` : 'none of Cellophane';
  const own = `that of the engine "${ownMark}"`;
  if (mark !== own) throw broken(new Error(`it is ${mark}; wanted: ${own}.`));
}

const compiled = (compiling: Promise<WebAssembly.Module>): Promise<WebAssembly.Module> =>
  compiling.catch((error: unknown) => {
    throw broken(error);
  });

const isCalledWasm = (response: Response): boolean =>
  /^application\/wasm *(;|$)/.test(response.headers.get('Content-Type') ?? '');

/** Whether a page came; what begins as WebAssembly does is none, whatever its server calls it. */
const isHtml = (response: Response, bytes: ArrayBuffer): boolean =>
  /^text\/html *(;|$)/.test(response.headers.get('Content-Type') ?? '') && new Uint8Array(bytes)[0] !== 0;

/** Compiles while downloading if the server sends the wasm's type; browsers then cache the compiled code too. */
async function compiledAnswer(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw missing(response.url, `HTTP status ${response.status}`);
  if (isCalledWasm(response) && 'compileStreaming' in WebAssembly)
    return compiled(WebAssembly.compileStreaming(response));
  const bytes = await response.arrayBuffer().catch((error: unknown) => {
    throw broken(error);
  });
  // Servers of single pages answer with the page where there is no file.
  if (isHtml(response, bytes)) throw missing(response.url, 'a page of HTML came instead of WebAssembly');
  return compiled(WebAssembly.compile(bytes));
}

/** The parts of Node that are used. Deno and Bun have them too. */
interface Files {
  readonly readFile: (path: URL | string) => Promise<BufferSource>;
}
interface Modules {
  readonly createRequire: (from: string) => { readonly resolve: (name: string) => string };
}
interface NodeProcess {
  readonly cwd: () => string;
  readonly getBuiltinModule?: (name: string) => unknown;
  readonly versions?: { readonly node?: string };
}
const nodeProcess = (): NodeProcess | null => {
  const { process } = globalThis as { process?: NodeProcess };
  return process?.versions?.node ? process : null;
};

/** A module of Node. By a name that bundlers for the web do not follow. */
const nodeModule = (name: string): Promise<unknown> => {
  const builtin = nodeProcess()?.getBuiltinModule?.(name);
  return builtin
    ? Promise.resolve(builtin)
    : import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ name);
};

/** The wasm in the folder of packages of the running program. Bundlers for servers may have moved this module, and name
    the wasm by an address for browsers. Null outside of Node, and where there is no such package. */
async function installedFile(): Promise<string | null> {
  const process = nodeProcess();
  if (!process) return null;
  try {
    const { createRequire } = (await nodeModule('node:module')) as Modules;
    return createRequire(`${process.cwd()}/`).resolve(`cellophane/${packagedWasm}`);
  } catch {
    return null;
  }
}

async function compiledFile(file: URL | string): Promise<WebAssembly.Module> {
  const { readFile } = (await nodeModule('node:fs/promises')) as Files;
  const bytes = await readFile(file).catch((error: unknown) => {
    throw missing(String(file), told(error, 'code'), error);
  });
  return compiled(WebAssembly.compile(bytes));
}

/** Fetches the address, or reads the file: Node cannot fetch file: addresses. */
async function compiledFrom(where: string): Promise<WebAssembly.Module> {
  if (where.startsWith('file:')) return compiledFile(new URL(where));
  return compiledAnswer(
    await fetch(where).catch((error: unknown) => {
      throw missing(where, told(error, 'message'), error);
    }),
  );
}

/** Compiled modules by address, so that a second engine costs no second download. Failures are not kept. */
const compiledBefore = new Map<string, Promise<WebAssembly.Module>>();

function compiledOnce(address: string): Promise<WebAssembly.Module> {
  let module = compiledBefore.get(address);
  if (!module) {
    module = compiledFrom(address);
    module.catch(() => compiledBefore.delete(address));
    compiledBefore.set(address, module);
  }
  return module;
}

async function moduleFrom(wasm: unknown): Promise<WebAssembly.Module> {
  // A revoked proxy throws when it is asked what it is.
  reading('bad-argument', 'wasm', () => wasm instanceof Object);
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (typeof wasm === 'string' || wasm instanceof URL) return compiledOnce(String(wasm));
  if (wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm))
    // Bytes of shared memory, which the type excludes, are refused like others that cannot be compiled.
    return compiled(WebAssembly.compile(wasm as BufferSource));
  const isResponse = typeof Response !== 'undefined' && wasm instanceof Response;
  const allowed = 'a URL, a Response, the bytes, or a WebAssembly.Module';
  validate(isResponse, 'bad-argument', 'wasm', wasm, allowed);
  return compiledAnswer(wasm);
}

/** The wasm beside this module. */
async function ownModule(): Promise<WebAssembly.Module> {
  let address: string;
  try {
    address = String(new URL('./cellophane.wasm', import.meta.url));
  } catch (error) {
    // Bundled into a script that is no module, which does not know where it is.
    const file = await installedFile();
    if (file) return compiledFile(file);
    throw missing(
      'cellophane.wasm beside its module',
      'import.meta.url is empty in a bundle that is no ES module',
      error,
    );
  }
  try {
    return await compiledOnce(address);
  } catch (error) {
    const file = error instanceof CellophaneError && error.code === 'wasm-missing' ? await installedFile() : null;
    if (file) return compiledFile(file);
    throw error;
  }
}

/** Turns an abort of compiled code into an error: for want of memory, the reason of running_out.cpp, or else for a
 *  fault of the engine. Called before the glue throws its own error. */
function giveUp(reason: unknown): never {
  const afresh = 'go on in a fresh engine from loadCellophane().';
  if (reason === 'out of memory')
    throw new CellophaneError(
      'out-of-memory',
      `The engine is out of memory: dispose of levels and games that are done with, and ${afresh}`,
    );
  const why = reason ? told(reason, 'message') : 'it did not say why';
  throw new CellophaneError(
    'internal-error',
    `The engine gave up over a fault of its own (${why}): report it, and ${afresh}`,
  );
}

const loadNames = namesOf<LoadOptions>({ wasm: true });

/** Stands for the functions of the other file of an engine that comes in two (split_engine.mjs). */
const missingFunctions = new Proxy<WebAssembly.ModuleImports>(
  {},
  {
    get: () => (): never => {
      // No error of the engine's own, which callers may take for its answer.
      throw new Error('The engine was used before all of it was there.');
    },
  },
);

/** The file of an engine that comes in two is linked to the other by what that one exports. */
async function instantiated(
  module: WebAssembly.Module,
  rest: WebAssembly.Module | undefined,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  // Binaryen calls them by the second name since its version 121 or so.
  const placeholders = { placeholder: missingFunctions, 'placeholder.deferred': missingFunctions };
  const instance = await WebAssembly.instantiate(module, { ...imports, ...placeholders });
  if (rest) await WebAssembly.instantiate(rest, { primary: instance.exports });
  return instance;
}

/** The core that the options of `loadCellophane` name, started. `rest` is where the other file of an engine in two is;
    without it the core can do only what is in the first. */
export async function loadedCore(options: LoadOptions, rest?: unknown): Promise<WholeCore> {
  const { wasm } = namedOf(options, loadNames, 'bad-argument', 'the load options');
  checkSurroundings();
  const [module, other] = await Promise.all([
    wasm === undefined ? ownModule() : moduleFrom(wasm),
    rest === undefined ? undefined : moduleFrom(rest),
  ]);
  checkMark(module);
  return new Promise((resolve, reject) => {
    const instantiateWasm = (
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance) => void,
    ): object => {
      instantiated(module, other, imports)
        .then(receive)
        .catch((error: unknown) => reject(broken(error)));
      return {};
    };
    // The file is here already: the glue is to look for no address, which it would not find in every bundle.
    // The engine prints nothing, and what the glue would print is in the errors.
    startCore({ instantiateWasm, locateFile: String, printErr() {}, onAbort: giveUp }).then(resolve, reject);
  });
}
