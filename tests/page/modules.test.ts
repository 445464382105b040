// No module does anything when it is imported, but for entries and workers: here there is neither a document nor a
// window, so that one that looked at them would throw.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** What runs by itself: the entries of the documents, and workers. */
const programs = [
  'app/main.ts',
  'app/search/search_page.ts',
  'app/search/search_worker.ts',
  'app/results/results_page.ts',
  'app/results/worker.ts',
  'app/atlas/prefetch_worker.ts',
  'app/atlas/print_worker.ts',
  'app/share/result_worker.ts',
];
const folder = new URL('../../web/', import.meta.url);
const sources = ['kit', 'terminal', 'print', 'app'].flatMap((layer) =>
  readdirSync(new URL(layer, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${layer}/${name}`),
);

test('modules are imported without a document', async () => {
  assert.equal(typeof globalThis.document, 'undefined');
  const modules = await Promise.all([
    import('../../web/app/app'),
    import('../../web/app/game/game'),
    import('../../web/app/game/reader'),
    import('../../web/terminal/touch_gestures'),
    import('../../web/app/settings/settings_dialog'),
    import('../../web/app/atlas/atlas'),
    import('../../web/app/atlas/prefetch_client'),
    import('../../web/app/dig/dig'),
    import('../../web/app/frames/embed_view'),
    import('../../web/app/search/search'),
    import('../../web/app/results/results'),
    import('../../web/app/share/share_dialog'),
    import('../../web/app/storage/availability'),
    import('../../web/app/game/games_dialog'),
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
