import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  forgetEarlierVersions,
  isEarlierVersionBroken,
} from '../../../../../web/app/shell/service_worker/earlier_caches';

const scope = 'https://host.example/';
const name = `workbox-precache-v2-${scope}`;
const right: Record<string, [body: string, type: string]> = {
  'index.html?__WB_REVISION__=1': ['<title>Cellophane</title>', 'text/html'],
  'search.html?__WB_REVISION__=2': ['<title>Seed search · Cellophane</title>', 'text/html'],
  'assets/a.wasm': ['\0asm…', 'application/wasm'],
  'assets/a.woff2': ['wOF2…', 'font/woff2'],
  'assets/a.js': ['let a;', 'text/javascript'],
};

/** Caches as version 1.0.0 left them; none if it was never there. */
function cachesOf(files: typeof right | undefined) {
  const names = new Set(files ? [name, 'documentation'] : []);
  const caches = {
    has: (asked: string) => Promise.resolve(names.has(asked)),
    delete: (asked: string) => Promise.resolve(names.delete(asked)),
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve(Object.keys(files!).map((path) => new Request(scope + path))),
        match: ({ url }: Request) => {
          const [body, type] = files![url.slice(scope.length)];
          return Promise.resolve(new Response(body, { headers: { 'Content-Type': type } }));
        },
      }),
  } as unknown as CacheStorage;
  return { caches, names };
}
const isBroken = (files: typeof right | undefined) => isEarlierVersionBroken(scope, cachesOf(files).caches);

test('an earlier version is broken if a kept file cannot be what its name says', async () => {
  assert.equal(await isBroken(undefined), false);
  assert.equal(await isBroken(right), false);
  const foreign: [string, string] = ['<title>Sign in</title>', 'text/html'];
  for (const path of Object.keys(right)) assert.equal(await isBroken({ ...right, [path]: foreign }), true, path);
});

test('an earlier version is broken if a host has answered with the first page for another', async () => {
  const [first] = Object.values(right) as [[string, string]];
  assert.equal(await isBroken({ ...right, 'search.html?__WB_REVISION__=2': first }), true);
});

test('what an earlier version has kept is removed', async () => {
  const { caches, names } = cachesOf(right);
  await forgetEarlierVersions(scope, caches);
  assert.deepEqual([...names], []);
});
