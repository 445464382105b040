// The releases of a rehearsal in every browser: what each has to do across two of them, in Firefox and WebKit too.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { browsers, skipped } from '../browsers/browsers.mjs';
import { crossReleases } from '../browsers/release_journeys.mjs';
import { last, newest, promises, siteOf, withPages } from './stage.mjs';

describe('browsers', () => {
  let server;
  let scratch;
  before(async () => {
    server = await serve(siteOf(last));
    scratch = await mkdtemp(join(tmpdir(), 'cellophane-rehearsal-'));
  });
  after(async () => {
    server.close();
    await rm(scratch, { recursive: true, force: true });
  });

  for (const browser of browsers)
    for (const release of withPages.slice(0, -1))
      test(`${browser.name}: ${release.name} and ${newest.name}`, skipped(browser), async () => {
        const root = `${server.url}games/`;
        const folder = `${root}v/${release.name}/`;
        const page = await browser.open();
        try {
          await crossReleases(page, {
            root,
            kept: { name: release.name, folder, dungeon: release.versions.dungeon },
            own: newest.versions.dungeon,
            recordings: {
              newest: promises.get(newest.name).recordings[0],
              kept: promises.get(release.name).recordings[0],
            },
            files: { kept: promises.get(release.name).saves[0] },
            stored: { begunIn: folder, askedIn: root, owner: `version ${release.name}`, goesOnIn: folder },
            scratch,
          });
        } finally {
          await page.close();
        }
      });
});
