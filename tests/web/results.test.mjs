import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { contest } from '../support/contest.mjs';
import { loadCellophane } from '../wasm/support.mjs';
import { eventually, openBrowser, openPage, shared, violations } from './support.mjs';

const native = fileURLToPath(new URL('../../build/native/cellophane', import.meta.url));
const engine = await loadCellophane();
const files = contest(engine);

let host;
let folder;
before(async () => {
  host = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'cellophane-results-'));
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
});
after(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const open = shared(() => openPage(host, 'results.html'));
const troubles = (page) => page.locator('#troubles p').allTextContents();
const says = (page, pattern) =>
  eventually(async () => pattern.test(await page.textContent('#state')), `the page says ${pattern}`, 120_000);
const choose = (page, names) =>
  page.setInputFiles(
    '#files',
    names.map((name) => join(folder, name)),
  );

/** The ranking as CSV: of the native program, if it is built, or of the engine under Node. */
function expectedCsv() {
  const recordings = [...files].map(([file, bytes]) => ({ file, result: engine.verifyRecording(bytes) }));
  const csv = engine.rankingText(recordings, 'csv');
  if (!existsSync(native)) return csv;
  try {
    return execFileSync(native, ['rank', ...files.keys(), '--format', 'csv'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // Status 1 says that there are some that do not agree.
    assert.equal(error.status, 1);
    return error.stdout;
  }
}

test('ten recordings are replayed and ranked as `cellophane rank` does', async () => {
  const { page, complaints, requests } = await open();
  await choose(page, [...files.keys()]);
  await says(page, /^10 recordings: 6 ranked, 4 not\.$/);
  const download = page.waitForEvent('download');
  await page.click('#download-csv');
  // The program has no other versions that it could look for.
  const expected = expectedCsv().replace(
    /dungeon version (\d+) and rules version 14; this build has [\d and]+\./,
    '$& No release with dungeon version $1 and rules version 14 is kept here.',
  );
  assert.equal(await readFile(await (await download).path(), 'utf8'), expected);
  const names = await page.locator('#ranking td.file').allTextContents();
  const inCsv = expected
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /"([^"]*)"/.exec(line)[1]);
  assert.deepEqual(names, inCsv);
  assert.deepEqual(await page.locator('.unranked td.status').allTextContents(), [
    'Unfinished',
    'Tampered',
    'Other version',
    'Unreadable',
  ]);
  assert.ok(requests.every((url) => url.startsWith(host.url) || url.startsWith('blob:')));
  assert.deepEqual(complaints, []);
  assert.deepEqual(await violations(page), []);
});

test('a row is watched in a tab of its own, and removed', async () => {
  const { page, context } = await open();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Watch Ann.clph' }).click();
  const watched = await opening;
  await watched.waitForFunction(() => window.cellophane?.replay !== undefined);
  assert.equal(await watched.evaluate(() => window.cellophane.replay.seed), '1729');
  // It is there again after a reload, and nothing of it is left in the page that opened it.
  await watched.reload();
  await watched.waitForFunction(() => window.cellophane?.replay !== undefined);
  assert.equal(await page.evaluate(() => sessionStorage.length), 0);
  const code = await page.evaluate(async () => {
    const { source } = window.results.entries[0];
    return Array.from(await source.read());
  });
  assert.deepEqual(Uint8Array.from(code), files.get('Ann.clph'));
  await watched.close();
  await page.getByRole('button', { name: 'Remove Farid elsewhere.clph' }).click();
  await says(page, /^9 recordings: 5 ranked, 4 not\.$/);
});

test('a folder of pictures is one line, and a file of 100 MB is refused by its size', async () => {
  const { page, complaints } = await open();
  const trip = join(folder, 'trip');
  await mkdir(trip);
  for (let i = 0; i < 500; ++i) await writeFile(join(trip, `${i}.png`), '\x89PNG');
  await page.setInputFiles('#folder', trip);
  await eventually(async () => (await troubles(page)).length > 0, 'the pictures are told of');
  const [line, ...others] = await troubles(page);
  assert.match(line, /^500 files are no Cellophane recordings and were skipped: .* and 498 others\.$/);
  assert.deepEqual(others, []);
  await writeFile(join(folder, 'big.clph'), '');
  await truncate(join(folder, 'big.clph'), 100_000_000);
  await choose(page, ['big.clph']);
  await eventually(async () => /100 MB/.test((await troubles(page))[0] ?? ''), 'the large file is told of');
  assert.deepEqual(await troubles(page), ['big.clph has 100 MB. A recording has at most 50 MB, so it was not read.']);
  assert.match(await page.textContent('#state'), /^9 recordings/);
  assert.deepEqual(complaints, []);
});

test('a day to come is refused, and a past day is played', async () => {
  const { page } = await open();
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.fill('#day', tomorrow);
  await page.press('#day', 'Enter');
  await eventually(
    async () => (await page.textContent('#day-problem')).includes(`${tomorrow} lies ahead`),
    'the day is refused',
  );
  await page.fill('#day', '2026-02-29');
  await page.press('#day', 'Enter');
  await eventually(async () => /does not exist/.test(await page.textContent('#day-problem')), 'so is one that is none');
  await page.setViewportSize({ width: 360, height: 640 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(await violations(page), []);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.fill('#day', '2026-02-28');
  await page.press('#day', 'Enter');
  await page.waitForURL(/\?daily=2026-02-28/);
  await page.waitForFunction(() => window.cellophane?.game !== undefined);
  assert.equal(await page.evaluate(() => window.cellophane.game.seed), engine.dailySeed('2026-02-28'));
});
