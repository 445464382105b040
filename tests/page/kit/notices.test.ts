import '../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { download } from '../../../web/kit/download';
// Fetched when it is needed; here beforehand, so that it is there at once.
import '../../../web/kit/framed_download';
import { Notices } from '../../../web/kit/notices';
import { copyLink } from '../../../web/kit/clipboard';
import { TestClock } from '../support/clock';
import { buttonNamed, noticesShown, settled } from '../support/dom';
import { takeDownload } from '../support/downloads';
import { openPage } from '../support/page';

let notices: Notices;
beforeEach(() => {
  notices = openPage('?seed=5').notices;
});
const useClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

test('notices are text, and each can be closed', () => {
  const evil = '<img src=x onerror="window.caught=1">';
  const takeBack = notices.notify([evil, 'two', 'three']);
  assert.deepEqual(noticesShown(), [evil, 'two', 'three']);
  assert.equal(document.querySelector('#notices img'), null);
  buttonNamed('Close notice').click();
  assert.deepEqual(noticesShown(), ['two', 'three']);
  notices.notify(['four']);
  takeBack();
  assert.deepEqual(noticesShown(), ['four']);
  notices.clear();
  assert.deepEqual(noticesShown(), []);
});

test('a notice that calls for nothing goes away by itself, later where longer notices are wanted', async () => {
  const clock = new TestClock();
  let isLong = false;
  const bar = document.getElementById('notices')!;
  const passing = new Notices(bar, { isLong: () => isLong, clock });
  passing.mention(['brief', 'longer'.repeat(20)]);
  passing.notify(['an error']);
  await clock.runFor(8000);
  assert.deepEqual(noticesShown(), ['longer'.repeat(20), 'an error'], 'a long sentence takes longer to read');
  await clock.runFor(10_000);
  assert.deepEqual(noticesShown(), ['an error']);
  isLong = true;
  passing.mention(['brief']);
  await clock.runFor(20_000);
  assert.deepEqual(noticesShown(), ['an error', 'brief']);
  await clock.runFor(10_000);
  assert.deepEqual(noticesShown(), ['an error']);
});

test('a notice that is being read stays', async () => {
  const clock = new TestClock();
  const bar = document.getElementById('notices')!;
  new Notices(bar, { clock }).mention(['brief']);
  buttonNamed('Close notice').focus();
  await clock.runFor(60_000);
  assert.deepEqual(noticesShown(), ['brief']);
  buttonNamed('Close notice').blur();
  await clock.runFor(3000);
  assert.deepEqual(noticesShown(), []);
});

test('a choice closes its question', () => {
  const chosen: string[] = [];
  notices.ask('Which?', { one: () => chosen.push('one'), other: () => chosen.push('other') });
  notices.ask('And?', {});
  buttonNamed('other').click();
  assert.deepEqual(chosen, ['other']);
  assert.deepEqual(noticesShown(), ['And?']);
});

test('a link is copied', async () => {
  const copied: string[] = [];
  useClipboard({
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  });
  await copyLink('https://example.org/?seed=5', 'this dungeon', notices);
  assert.deepEqual(copied, ['https://example.org/?seed=5']);
  assert.deepEqual(noticesShown(), ['The link to this dungeon is on the clipboard.']);
  // Without items of the clipboard, a link that is still being made is awaited.
  Object.assign(window, { ClipboardItem: undefined });
  await copyLink(Promise.resolve('later'), 'this recording', notices);
  assert.equal(copied[1], 'later');
});

test('a link that is still being made is handed to the clipboard as a promise', async () => {
  const given: Record<string, Promise<Blob>>[] = [];
  Object.assign(window, {
    ClipboardItem: class {
      constructor(types: Record<string, Promise<Blob>>) {
        given.push(types);
      }
    },
  });
  useClipboard({ write: () => Promise.resolve() });
  await copyLink(Promise.resolve('later'), 'this recording', notices);
  assert.equal(await (await given[0]['text/plain']).text(), 'later');
});

for (const [what, clipboard] of Object.entries({
  'without a clipboard': undefined,
  'where the clipboard is forbidden': { writeText: () => Promise.reject(new Error('forbidden')) },
}))
  test(`${what} the link is selected for copying`, async () => {
    useClipboard(clipboard);
    await copyLink('https://example.org/?seed=5', 'this dungeon', notices);
    const box = document.querySelector<HTMLInputElement>('#link')!;
    assert.equal(box.value, 'https://example.org/?seed=5');
    assert.ok(box.readOnly && document.activeElement === box);
    assert.deepEqual([box.selectionStart, box.selectionEnd], [0, box.value.length]);
  });

test('a link that cannot be made is the caller’s trouble', async () => {
  Object.assign(window, { ClipboardItem: undefined });
  useClipboard({ writeText: () => Promise.resolve() });
  await assert.rejects(copyLink(Promise.reject(new Error('too long')), 'this recording', notices), /too long/);
  assert.deepEqual(noticesShown(), []);
});

/** Downloads in a frame whose element has these attributes; null: its element cannot be read. */
async function downloadInFrame(attributes: Record<string, string> | null): Promise<string[]> {
  const frame = attributes && document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes ?? {})) frame!.setAttribute(name, value);
  Object.defineProperty(window, 'top', { value: {}, configurable: true });
  Object.defineProperty(window, 'frameElement', { value: frame, configurable: true });
  notices.clear();
  download('a.txt', new Blob(['a']), notices);
  await settled();
  assert.equal((await takeDownload()).name, 'a.txt');
  Object.defineProperty(window, 'top', { value: window, configurable: true });
  return noticesShown();
}

test('a download in a frame that may forbid it says where it can be had', async () => {
  Object.defineProperty(window, 'top', { value: window, configurable: true });
  download('a.txt', new Blob(['a']), notices);
  await settled();
  assert.equal((await takeDownload()).name, 'a.txt');
  assert.deepEqual(noticesShown(), [], 'not in a frame');
  const warning = /^If a\.txt was not saved, the page around this one forbids downloads\. .*https:\/\/example\.org/;
  assert.match((await downloadInFrame(null)).join(), warning);
  assert.match((await downloadInFrame({ sandbox: 'allow-scripts allow-same-origin' })).join(), warning);
  assert.deepEqual(await downloadInFrame({}), []);
  assert.deepEqual(await downloadInFrame({ sandbox: 'allow-scripts allow-downloads' }), []);
});
