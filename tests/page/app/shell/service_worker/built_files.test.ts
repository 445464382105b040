import assert from 'node:assert/strict';
import { createHash, webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { BuiltFiles, type BuiltFile } from '../../../../../web/app/shell/service_worker/built_files';

// Node 18 has it under its module alone.
globalThis.crypto ??= webcrypto as Crypto;

const scope = 'https://host.example/games/';
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const built = (url: string, text = `bytes of ${url}`): BuiltFile => ({ url, integrity: integrityOf(text) });
const foreign = '<!doctype html><title>Sign in</title>';

/** As much of a cache as the files use. */
class TestCache {
  readonly entries = new Map<string, Response>();
  match(key: string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(key)?.clone());
  }
  put(key: string, response: Response): Promise<void> {
    this.entries.set(key, response);
    return Promise.resolve();
  }
  delete(key: string | Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(typeof key === 'string' ? key : key.url));
  }
  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

/** Files with a host that answers what `answers` has, or with what was built. */
function filesOf(list: readonly BuiltFile[]) {
  const cache = new TestCache();
  const asked: { url: string; cache: RequestCache }[] = [];
  const answers = new Map<string, (cache: RequestCache) => string>();
  const files = new BuiltFiles(list, {
    scope,
    cache: () => Promise.resolve(cache as unknown as Cache),
    fetch: ({ url, cache: mode }) => {
      const path = url.slice(scope.length);
      asked.push({ url: path, cache: mode });
      const text = answers.get(path)?.(mode) ?? `bytes of ${path}`;
      return Promise.resolve(
        new Response(text, { headers: { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip' } }),
      );
    },
  });
  const textOf = async (url: string) => (await files.answer(files.at(scope + url)!))?.text();
  return { files, cache, asked, answers, textOf };
}

test('what was built is kept, and answered without the network, whatever the parameters', async () => {
  const { files, asked, textOf } = filesOf([built('index.html'), built('assets/a.wasm')]);
  await files.keep();
  asked.length = 0;
  assert.equal(await textOf('?seed=5'), 'bytes of index.html');
  const response = await files.answer(files.at(`${scope}assets/a.wasm#x`)!);
  assert.equal(response!.headers.get('Content-Type'), 'text/plain');
  assert.equal(response!.headers.get('Content-Encoding'), null);
  assert.deepEqual(asked, []);
  assert.equal(files.at(`${scope}elsewhere.html`), undefined);
  assert.equal(files.at('https://other.example/games/index.html'), undefined);
});

test('nothing is kept as long as a host answers with other bytes', async () => {
  const { files, cache, answers } = filesOf([built('search.html')]);
  answers.set('search.html', () => foreign);
  await assert.rejects(files.keep(), /search\.html is not the file that was built/);
  assert.equal(cache.entries.size, 0);
  answers.clear();
  await files.keep();
  assert.equal(cache.entries.size, 1);
});

test('foreign bytes in the HTTP cache are asked for once more, past it', async () => {
  const { files, asked, answers, textOf } = filesOf([built('assets/a.wasm')]);
  answers.set('assets/a.wasm', (mode) => (mode === 'reload' ? 'bytes of assets/a.wasm' : foreign));
  await files.keep();
  assert.deepEqual(
    asked.map(({ cache }) => cache),
    ['default', 'reload'],
  );
  assert.equal(await textOf('assets/a.wasm'), 'bytes of assets/a.wasm');
});

test('kept bytes that are not those that were built are never answered', async () => {
  const { files, cache, asked, answers, textOf } = filesOf([built('index.html')]);
  await files.keep();
  const [key] = [...cache.entries.keys()] as [string];
  const spoil = () => cache.entries.set(key, new Response(foreign));
  spoil();
  assert.equal(await textOf(''), 'bytes of index.html');
  assert.equal(await cache.entries.get(key)!.clone().text(), 'bytes of index.html');
  // Without a host that is well there is no answer.
  spoil();
  answers.set('index.html', () => foreign);
  assert.equal(await textOf(''), undefined);
  assert.equal(cache.entries.has(key), false);
  asked.length = 0;
  // A next version takes nothing over unseen either.
  answers.clear();
  spoil();
  await files.keep();
  assert.equal(asked.length, 1);
});

test('files of the same bytes are fetched once', async () => {
  const { files, asked, textOf } = filesOf([built('assets/a.wasm', 'the same'), built('embed/a.wasm', 'the same')]);
  await assert.rejects(files.keep());
  const same = filesOf([built('a.wasm'), built('embed/a.wasm', 'bytes of a.wasm')]);
  await same.files.keep();
  assert.deepEqual(
    same.asked.map(({ url }) => url),
    ['a.wasm'],
  );
  assert.equal(await same.textOf('embed/a.wasm'), 'bytes of a.wasm');
  assert.ok(asked.length > 0);
  assert.equal(await textOf('embed/a.wasm'), undefined);
});

test('the documentation is kept once it is asked for, and by later versions from then on', async () => {
  const first = filesOf([built('index.html'), built('docs/index.html')]);
  await first.files.keep();
  assert.equal(first.cache.entries.size, 1);
  assert.equal(await first.textOf('docs/'), undefined);
  await first.files.keepDocumentation();
  assert.equal(await first.textOf('docs/'), 'bytes of docs/index.html');
  const next = new BuiltFiles([built('index.html'), built('docs/index.html', 'new')], {
    scope,
    cache: () => Promise.resolve(first.cache as unknown as Cache),
    fetch: () => Promise.resolve(new Response('new')),
  });
  await next.keep();
  assert.equal(first.cache.entries.size, 3);
  await next.forgetOthers();
  assert.equal(first.cache.entries.size, 2);
  assert.equal(await (await next.answer(next.at(`${scope}docs/`)!))!.text(), 'new');
});
