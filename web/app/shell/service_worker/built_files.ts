/* The files of the build, kept in the browser's cache. Only the bytes that were built are ever kept or answered from
   there: a network that asks to sign in, or a host that answers everything with its first page, sends other bytes under
   the same addresses and with status 200. */

/** A file of the build. */
export interface BuiltFile {
  /** Its address, relative to the service worker's. */
  url: string;
  /** Its hash, written like the attribute `integrity`. */
  integrity: string;
}

/** Files that are kept once the documentation is read. */
const documentation = 'docs/';

/** How a file is asked for: from the browser's HTTP cache, where the page's own visit may have left it, then past it, for
    what is there may be wrong as well. */
const waysToAsk: readonly RequestCache[] = ['default', 'reload'];

/** Requests at once while all files are fetched. */
const atOnce = 4;

/** Headers of what was sent, not of what is kept. */
const headersOfTransfer = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** Where the files are kept, and where they come from. */
export interface BuiltFilesPlaces {
  /** The address of the folder of the page. */
  scope: string;
  cache: () => Promise<Cache>;
  fetch: (request: Request) => Promise<Response>;
}

export class BuiltFiles {
  readonly #files = new Map<string, BuiltFile>();
  readonly #places: BuiltFilesPlaces;

  constructor(files: readonly BuiltFile[], places: BuiltFilesPlaces) {
    this.#places = places;
    for (const file of files) this.#files.set(new URL(file.url, places.scope).href, file);
  }

  /** The file that an address asks for; undefined if it is none of the build. Parameters are the page's matter. */
  at(address: string): BuiltFile | undefined {
    const { origin, pathname } = new URL(address);
    return this.#files.get(origin + pathname + (pathname.endsWith('/') ? 'index.html' : ''));
  }

  /** Keeps all files but the documentation, or this too if an earlier version has kept it. Rejects unless every file is
      the one that was built; what was fetched till then is there for the next try. */
  async keep(): Promise<void> {
    const cache = await this.#places.cache();
    const kept = await cache.keys();
    const hasDocumentation = kept.some(({ url }) => url.startsWith(new URL(documentation, this.#places.scope).href));
    await this.#keepAll((file) => hasDocumentation || !isDocumentation(file));
  }

  keepDocumentation(): Promise<void> {
    return this.#keepAll(isDocumentation);
  }

  /** The kept file. If it is not kept, or its bytes are not those that were built, it is fetched anew; undefined if that
      yields other bytes too. */
  async answer(file: BuiltFile): Promise<Response | undefined> {
    try {
      const kept = await this.#kept(file);
      if (kept || isDocumentation(file)) return kept;
      return await this.#fetchAndKeep(file, ['reload']);
    } catch {
      return undefined;
    }
  }

  /** Removes what this version does not need. */
  async forgetOthers(): Promise<void> {
    const cache = await this.#places.cache();
    const needed = new Set([...this.#files.values()].map((file) => this.#keyOf(file)));
    const kept = await cache.keys();
    await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((request) => cache.delete(request)));
  }

  /** Under its hash, so that versions share what they have in common. */
  #keyOf({ url, integrity }: BuiltFile): string {
    const key = new URL(url, this.#places.scope);
    key.search = `?built=${encodeURIComponent(integrity)}`;
    return key.href;
  }

  /** What is kept, if its bytes are right. The response itself is returned unread, for browsers keep compiled code with
      it. */
  async #kept(file: BuiltFile): Promise<Response | undefined> {
    const cache = await this.#places.cache();
    const key = this.#keyOf(file);
    const kept = await cache.match(key);
    if (!kept) return undefined;
    if ((await integrityOf(await kept.arrayBuffer())) === file.integrity) return cache.match(key);
    await cache.delete(key);
    return undefined;
  }

  async #keepAll(isWanted: (file: BuiltFile) => boolean): Promise<void> {
    // Of files that lie in two places only one is fetched.
    const alike = new Map<string, BuiltFile[]>();
    for (const file of this.#files.values())
      if (isWanted(file)) alike.set(file.integrity, [...(alike.get(file.integrity) ?? []), file]);
    const left = [...alike.values()];
    const keepNext = async (): Promise<void> => {
      for (let files = left.shift(); files; files = left.shift()) await this.#keepAlike(files);
    };
    await Promise.all(Array.from({ length: atOnce }, keepNext)).catch((error: unknown) => {
      left.length = 0;
      throw error;
    });
  }

  /** Keeps files of the same bytes. */
  async #keepAlike(files: readonly BuiltFile[]): Promise<void> {
    const lacking: BuiltFile[] = [];
    let known: Response | undefined;
    for (const file of files) {
      const kept = await this.#kept(file);
      if (kept) known ??= kept;
      else lacking.push(file);
    }
    for (const file of lacking) {
      if (known) await this.#put(file, known.clone());
      else known = await this.#fetchAndKeep(file, waysToAsk);
    }
  }

  async #fetchAndKeep(file: BuiltFile, ways: readonly RequestCache[]): Promise<Response> {
    const address = new URL(file.url, this.#places.scope).href;
    for (const cache of ways) {
      const response = await this.#places.fetch(new Request(address, { cache, credentials: 'same-origin' }));
      const bytes = await response.arrayBuffer();
      if (!response.ok || (await integrityOf(bytes)) !== file.integrity) continue;
      const headers = new Headers(response.headers);
      for (const name of headersOfTransfer) headers.delete(name);
      // Without the address it came from, which may be that of a redirection.
      const right = new Response(bytes, { headers });
      await this.#put(file, right.clone());
      return right;
    }
    throw new Error(`${file.url} is not the file that was built.`);
  }

  async #put(file: BuiltFile, response: Response): Promise<void> {
    await (await this.#places.cache()).put(this.#keyOf(file), response);
  }
}

const isDocumentation = ({ url }: BuiltFile): boolean => url.startsWith(documentation);
