// The journeys in every browser: the page shows what it should, and games reach the states of the module under Node.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { dist } from '../web/support.mjs';
import { browsers, skipped } from './browsers.mjs';
import { journeys } from './journeys.mjs';

/** Only the journeys with this in their names; otherwise all. */
const chosen = process.env.CELLOPHANE_JOURNEYS ?? '';

let server;
let folder;
before(async () => {
  server = await serve(dist);
  folder = await mkdtemp(join(tmpdir(), 'cellophane-browsers-'));
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Hashes by journey, then by browser. */
const told = new Map();

function tell(journey, browser, hash) {
  if (!told.has(journey)) told.set(journey, {});
  told.get(journey)[browser] = hash;
}

async function take(journey, page, browser) {
  try {
    const hash = await journey.act(page, server, folder);
    if (hash === undefined) return;
    tell(journey.name, browser, hash);
    assert.equal(hash, await journey.expected(), 'the hash is that of the module under Node');
  } finally {
    await journey.after?.(page);
  }
}

describe('the journeys', { concurrency: availableParallelism() }, () => {
  for (const browser of browsers) {
    const { name } = browser;
    test(name, skipped(browser), async (t) => {
      const page = await browser.open();
      try {
        for (const journey of journeys.filter((each) => each.name.includes(chosen)))
          await t.test(`${name}: ${journey.name}`, { skip: journey.skip?.[name] }, () => take(journey, page, name));
      } finally {
        await page.close();
      }
    });
  }
});

after(() => {
  const names = browsers.map(({ name }) => name);
  const row = (cells, title) => `${[...cells.map((cell) => (cell ?? '-').padEnd(16)), title].join('  ')}`;
  console.log(
    [
      row(names, 'hashes'),
      ...[...told].map(([journey, hashes]) =>
        row(
          names.map((name) => hashes[name]),
          journey,
        ),
      ),
    ].join('\n'),
  );
});
