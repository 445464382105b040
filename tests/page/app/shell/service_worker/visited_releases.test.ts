import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VisitedReleases } from '../../../../../web/app/shell/service_worker/visited_releases';

const scope = 'https://host.example/games/';

/** Releases with a network that answers, answers nothing, or is not there, and a cache that may have no room. */
function visitor() {
  const entries = new Map<string, Response>();
  const state = { network: 'there' as 'there' | 'missing' | 'away', hasRoom: true, version: 1 };
  const cache = {
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    put: (url: string, response: Response) => {
      if (!state.hasRoom) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      entries.set(url, response);
      return Promise.resolve();
    },
  } as unknown as Cache;
  const releases = new VisitedReleases({
    scope,
    cache: () => Promise.resolve(cache),
    fetch: ({ url }) => {
      if (state.network === 'away') return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(
        state.network === 'missing' ? new Response('', { status: 404 }) : new Response(`${url} ${state.version}`),
      );
    },
  });
  const textOf = async (path: string) => (await releases.answer(new Request(scope + path))).text();
  return { releases, state, textOf };
}

test('the index and engines of releases are answered here, their pages and all else are not', () => {
  const { releases } = visitor();
  for (const path of ['v/index.json', 'v/1.1.0/engine/cellophane.wasm', 'v/1.1.0/engine/cellophane.mjs'])
    assert.ok(releases.has(scope + path), path);
  for (const path of [
    '',
    'v/',
    'v/1.1.0/',
    'v/1.1.0/index.html',
    'v/1.1.0/sw.js',
    'v/1.1.0/assets/a.wasm',
    'index.json',
  ])
    assert.equal(releases.has(scope + path), false, path);
  assert.equal(releases.has('https://host.example/v/index.json'), false);
});

test('without a network what came last is answered, and what never came fails', async () => {
  const { state, textOf } = visitor();
  await textOf('v/index.json');
  state.version = 2;
  assert.equal(await textOf('v/index.json'), `${scope}v/index.json 2`);
  state.network = 'missing';
  assert.equal(await textOf('v/index.json'), '');
  state.network = 'away';
  assert.equal(await textOf('v/index.json'), `${scope}v/index.json 2`);
  await assert.rejects(textOf('v/1.1.0/engine/cellophane.wasm'), TypeError);
});

test('where there is no room the network answers', async () => {
  const { state, textOf } = visitor();
  state.hasRoom = false;
  assert.equal(await textOf('v/index.json'), `${scope}v/index.json 1`);
});
