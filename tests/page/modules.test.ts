// No module does anything when it is imported, but for entries and workers: here there is neither a document nor a
// window, so that one that looked at them would throw.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** What runs by itself: the entries of the documents, and workers. */
const programs = [
  'main.ts',
  'search_page.ts',
  'search_worker.ts',
  'atlas/prefetch_worker.ts',
  'share/result_worker.ts',
];
const folder = new URL('../../web/src/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

test('modules are imported without a document', async () => {
  assert.equal(typeof globalThis.document, 'undefined');
  const modules = await Promise.all([
    import('../../web/src/app'),
    import('../../web/src/game'),
    import('../../web/src/reader'),
    import('../../web/src/fingers'),
    import('../../web/src/settings_dialog'),
    import('../../web/src/atlas/atlas'),
    import('../../web/src/atlas/prefetch_client'),
    import('../../web/src/dig/dig'),
    import('../../web/src/embed_view'),
    import('../../web/src/search'),
    import('../../web/src/share/share_dialog'),
    import('../../web/src/storage/availability'),
    import('../../web/src/storage/games_dialog'),
  ]);
  for (const module of modules) assert.ok(Object.keys(module).length > 0);
});

test('no module has state of its own', () => {
  const holders = sources.filter(
    (name) => !programs.includes(name) && /^(export )?(let|var) /m.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  assert.deepEqual(holders, []);
  assert.ok(sources.length > 60 && programs.every((name) => sources.includes(name)));
});
