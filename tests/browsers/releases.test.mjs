// Two releases of one site in every browser. The earlier one is this page once more, which takes itself for it.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { versionsOfEngine } from '../../web/releases/versions.mjs';
import { forged, played } from '../support/contest.mjs';
import { publishWithEarlier } from '../support/earlier_release.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { browsers, skipped } from './browsers.mjs';
import { crossReleases } from './release_journeys.mjs';

const engine = await loadCellophane();
const own = versionsOfEngine(engine);
const earlier = { release: '0.9.0', dungeon: own.dungeon - 1, rules: own.rules - 1, save: 1 };
/** The same bytes under the versions of the earlier release, which are next to today's. */
const older = (file) =>
  forged(file, (bytes, body) => {
    bytes[body] -= 2;
    bytes[body + 1] -= 2;
  });

let folder;
let server;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cellophane-two-releases-'));
  await publishWithEarlier(join(folder, 'games'), own, earlier);
  server = await serve(folder);
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a test takes of a file of a game that goes on. */
function factsOf(bytes) {
  const game = engine.loadGame(bytes);
  try {
    return { bytes: older(bytes), seed: game.seed, state: game.stateHash() };
  } finally {
    game.dispose();
  }
}

function recordingOf(whim) {
  const bytes = played(engine, { seed: '1729', whim, actions: 60 });
  const replay = engine.openReplay(bytes);
  try {
    replay.runTo(replay.turns);
    while (!replay.isAtEnd) replay.step();
    return { bytes, state: replay.stateHash() };
  } finally {
    replay.dispose();
  }
}

describe('two releases', { concurrency: 2 }, () => {
  for (const browser of browsers)
    test(
      `${browser.name}: links, recordings, files and stored games open in their release`,
      skipped(browser),
      async () => {
        const root = `${server.url}games/`;
        const kept = { name: earlier.release, folder: `${root}v/${earlier.release}/`, dungeon: earlier.dungeon };
        const [one, other] = [recordingOf(1), recordingOf(2)];
        const page = await browser.open();
        try {
          await crossReleases(page, {
            root,
            kept,
            own: own.dungeon,
            recordings: { newest: one, kept: { ...other, bytes: older(other.bytes) } },
            files: { kept: factsOf(played(engine, { seed: '77', whim: 3, actions: 5, isUnfinished: true })) },
            // Its engine writes today's versions, so that it is the game of a newer release to it.
            stored: { begunIn: kept.folder, askedIn: kept.folder, owner: "today's version", goesOnIn: root },
            scratch: folder,
          });
        } finally {
          await page.close();
        }
      },
    );
});
