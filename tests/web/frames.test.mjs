// The page in a third party's frame, with the least permissions under which it runs.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { turnsOf } from './stored_games.mjs';
import { eventually, notices, openBrowser, openPage } from './support.mjs';

let host;
let theirs;
let body = '';
before(async () => {
  host = await openBrowser();
  theirs = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(body));
  await new Promise((resolve) => {
    theirs.listen(0, '127.0.0.1', resolve);
  });
});
after(async () => {
  await host.close();
  theirs.close();
});

/** The page in a frame of another site or of its own, with these sandbox permissions (null: no sandbox); `complaints`
    are the browser's. */
async function openFrame(sandbox, address, { isForeign = true } = {}) {
  const rights = sandbox === null ? '' : `sandbox="${sandbox}"`;
  body = `<!doctype html><html lang="en"><title>Theirs</title><iframe ${rights} width="1200" height="700" src="${host.url}${address}"></iframe></html>`;
  const prepare = (page) =>
    isForeign || page.route('**/theirs.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  const url = isForeign ? `http://127.0.0.1:${theirs.address().port}/` : host.url;
  const { page, complaints } = await openPage({ ...host, url }, 'theirs.html', { prepare });
  return { page, frame: page.frames()[1], complaints };
}
const whenDrawn = (frame) => frame.waitForFunction(() => performance.getEntriesByName('playable').length > 0);

test('a frame without allow-forms digs a typed seed and starts a search', async () => {
  const { frame, complaints } = await openFrame('allow-scripts allow-same-origin', '?seed=5');
  await whenDrawn(frame);
  await frame.fill('#seed', '12');
  await frame.press('#seed', 'Enter');
  await eventually(() => frame.evaluate(() => window.cellophane.game?.seed === '12'), 'the seed was dug');
  assert.deepEqual(
    complaints.filter((text) => /form/i.test(text)),
    [],
  );
  const search = await openFrame(
    'allow-scripts allow-same-origin',
    'search.html?where=count(item,%22dagger%22,1)%3E=0&from=1&many=3&depth=1',
  );
  await search.frame.click('#start');
  await eventually(() => search.frame.evaluate(() => window.seedSearch.search !== undefined), 'the search was started');
});

/** Saves the game in a frame to a file, or tries to. */
async function save(frame) {
  await whenDrawn(frame);
  await frame.click('#games');
  await frame.click('#save-file');
}

test('a frame without allow-downloads says why nothing was saved, and where it can be', async () => {
  const { frame } = await openFrame('allow-scripts allow-same-origin allow-forms', '?seed=5', { isForeign: false });
  await save(frame);
  await eventually(
    async () =>
      (await notices(frame)).some((text) => /was not saved, .*forbids downloads.*http:\/\/localhost/.test(text)),
    'it was told of',
  );
  assert.equal(await turnsOf(frame), 0);
});

/** Frames without a sandbox and those of other sites are tested in tests/page/kit/notices.test.ts. */
test('a frame that may download saves a file without a notice', async () => {
  const { page, frame } = await openFrame('allow-scripts allow-same-origin allow-downloads', '?seed=5', {
    isForeign: false,
  });
  await Promise.all([page.waitForEvent('download'), save(frame)]);
  assert.deepEqual(await notices(frame), []);
});
