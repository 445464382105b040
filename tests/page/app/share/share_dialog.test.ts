import '../../support/dom';
import assert from 'node:assert/strict';
import { File as NodeFile } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, test } from 'node:test';
import type { ResultCard } from 'cellophane';
import { encode } from 'uqr';
import { Notices } from '../../../../web/kit/notices';
import { longestSharedLink } from '../../../../web/app/link/replay_link';
import { codeForCard } from '../../../../web/app/share/qr_code';
import { showShare } from '../../../../web/app/share/share_dialog';
import type { SharedGame } from '../../../../web/app/share/ways';
import { buttonNamed, noticesShown, openDocument, settled } from '../../support/dom';
import { takeDownload } from '../../support/downloads';
import { engine } from '../../support/engine';

// Node 18 keeps it to a module.
if (!('File' in globalThis)) Object.assign(globalThis, { File: NodeFile });

const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

let copied: unknown[];
let shared: ShareData[];
let closed: number;
/** What the share sheet does; none, if undefined. */
const useSheet = (outcome?: 'shared' | 'AbortError' | 'NotAllowedError', takesFiles = false) => {
  define(
    'share',
    outcome &&
      ((data: ShareData) => {
        shared.push(data);
        if (outcome === 'shared') return Promise.resolve();
        return Promise.reject(Object.assign(new Error(outcome), { name: outcome }));
      }),
  );
  define('canShare', outcome && (({ files }: ShareData) => !files || takesFiles));
};
const useClipboard = (isAllowed: boolean) =>
  define('clipboard', {
    writeText: (text: string) => {
      if (!isAllowed) return Promise.reject(new Error('forbidden'));
      copied.push(text);
      return Promise.resolve();
    },
    write: () => Promise.reject(new Error('forbidden')),
  });

beforeEach(() => {
  copied = [];
  shared = [];
  closed = 0;
  useSheet();
  useClipboard(true);
});
afterEach(() => document.querySelector('#share-dialog')?.remove());

const recorded = (act: (game: ReturnType<typeof engine.newGame>) => void): Uint8Array => {
  const game = engine.newGame({ seed: 5 });
  act(game);
  const recording = game.replay();
  game.dispose();
  return recording;
};
const short = recorded((game) => void game.step({ type: 'rest' }));
const givenUp = recorded((game) => void game.step({ type: 'quit' }));
/** Noise, which no packing makes shorter. */
const long = new Uint8Array(randomBytes(7000));

/** The QR code on the last result that was drawn. */
let codeDrawn: readonly string[] | undefined;

async function open(recording?: Uint8Array, more: Partial<SharedGame> & { hidesSeed?: boolean } = {}): Promise<void> {
  const root = openDocument();
  const { hidesSeed = false, ...facts } = more;
  const game = recording && { recording, fileName: 'cellophane.clph', isOver: false, isWatched: false, ...facts };
  showShare(root, {
    notices: new Notices(document.querySelector('#notices')!),
    shown: {
      dungeon: { seed: '5', depth: 2, style: 'brogue', view: 'game' },
      dungeonVersion: engine.dungeonVersion,
      hidesSeed,
      game,
    },
    onClosed: () => ++closed,
    draw: (task): Promise<ResultCard> => {
      codeDrawn = task.options.code;
      return new Promise((resolve) => resolve(engine.resultCard(task.recording, task.options)));
    },
  });
  await settled();
}
const click = async (id: string) => {
  document.querySelector<HTMLElement>(`#${id}`)!.click();
  await settled();
};
/** Waits for what takes its time on another thread: packing a recording. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); ++i) await settled();
  assert.ok(isSo());
}
const whenDrawn = () => until(() => document.querySelector('#result') !== null);
const isOpen = () => document.querySelector('#share-dialog') !== null;
const status = () => document.querySelector('#share-dialog .status')!.textContent;
const dungeonLink = `https://example.org/?seed=5&v=${engine.dungeonVersion}`;

test('without a share sheet the link is copied, and the menu closes', async () => {
  await open();
  assert.equal(document.activeElement?.id, 'share-dungeon');
  await click('share-dungeon');
  assert.deepEqual(copied, [dungeonLink]);
  assert.deepEqual(noticesShown(), ['The link to this dungeon is on the clipboard.']);
  assert.equal(isOpen(), false);
  assert.equal(closed, 1);
});

test('a share sheet gets the link; closing it leaves the menu open and is no error', async () => {
  useSheet('AbortError');
  await open();
  await click('share-map');
  assert.deepEqual([shared[0].url, shared.length], [dungeonLink.replace('&v', '&depth=2&view=map&v'), 1]);
  assert.deepEqual([copied, noticesShown(), status(), isOpen()], [[], [], '', true]);
  useSheet('shared');
  await click('share-map');
  assert.deepEqual([copied, noticesShown(), isOpen()], [[], [], false]);
});

test('where the share sheet is refused the link is copied', async () => {
  useSheet('NotAllowedError');
  await open();
  await click('share-dungeon');
  assert.deepEqual(copied, [dungeonLink]);
});

test('where the clipboard is refused the link is selected for copying', async () => {
  useClipboard(false);
  await open();
  await click('share-dungeon');
  await click('share-dungeon');
  const boxes = document.querySelectorAll<HTMLInputElement>('#by-hand');
  assert.equal(boxes.length, 1);
  assert.equal(boxes[0].value, dungeonLink);
  assert.ok(boxes[0].readOnly && document.activeElement === boxes[0]);
  assert.ok(isOpen());
});

test('a game is a link to its recording, and a file where that would be too long', async () => {
  await open(short);
  await click('share-game');
  await until(() => copied.length > 0 && !isOpen());
  assert.match(String(copied[0]), /^https:\/\/example\.org\/#r=[\w-]+$/);
  assert.deepEqual(noticesShown(), ['The link to this recording is on the clipboard.']);
  assert.ok(String(copied[0]).length < longestSharedLink);

  await open(long);
  await until(() => /too long/.test(document.querySelector('#share-game')!.textContent));
  await click('share-game');
  const { name, bytes } = await takeDownload();
  assert.equal(name, 'cellophane.clph');
  assert.deepEqual(bytes, long);
  assert.match(noticesShown().join(), /saved as cellophane\.clph/);
  assert.equal(isOpen(), false);

  useSheet('shared', true);
  await open(long);
  await click('share-game');
  await until(() => !isOpen());
  assert.equal(shared.at(-1)?.files?.[0].name, 'cellophane.clph');
  assert.equal(isOpen(), false);
});

test('a result is shown as a picture and a text, which can be copied, saved and shared', async () => {
  await open(givenUp, { isOver: true });
  await click('share-result');
  await whenDrawn();
  const picture = document.querySelector<HTMLImageElement>('#result img')!;
  assert.match(picture.getAttribute('src')!, /^data:image\/png;base64,iVBORw0KGgo/);
  assert.match(picture.alt, /^Gave up on depth 1\. Seed 5\./);
  await click('copy-text');
  const lines = String(copied[0]).split('\n');
  assert.deepEqual(lines.slice(0, 2), ['Cellophane. Seed 5.', 'Gave up on depth 1.']);
  assert.equal(lines[3], `Play this dungeon: ${dungeonLink}`);
  assert.match(lines[2], /^■□{25} Depth 1, /);
  assert.equal(lines.length, 4);
  assert.equal(status(), 'The text is on the clipboard.');
  await click('save-picture');
  const { name, bytes } = await takeDownload();
  assert.equal(name, 'cellophane.png');
  assert.deepEqual(
    [...bytes.subarray(1, 4)],
    [...'PNG'].map((sign) => sign.charCodeAt(0)),
  );
  buttonNamed('Back').click();
  assert.equal(document.activeElement?.id, 'share-result');
  assert.ok(document.querySelector('#share-dungeon'));
});

test('a share sheet gets the result with its picture, or the text alone where it takes no files', async () => {
  for (const takesFiles of [true, false]) {
    useSheet('shared', takesFiles);
    await open(givenUp, { isOver: true });
    await click('share-result');
    await whenDrawn();
    buttonNamed('Share…').click();
    await settled();
    assert.match(shared.at(-1)!.text!, /Gave up/);
    assert.equal(shared.at(-1)!.files?.[0].type, takesFiles ? 'image/png' : undefined);
    assert.equal(status(), 'Shared.');
  }
});

test('where the clipboard is refused the text of a result is selected for copying', async () => {
  useClipboard(false);
  await open(givenUp, { isOver: true });
  await click('share-result');
  await whenDrawn();
  await click('copy-text');
  const box = document.querySelector<HTMLTextAreaElement>('#by-hand')!;
  assert.match(box.value, /^Cellophane\. Seed 5\.\nGave up/);
});

test('a hidden seed shows neither on the picture nor in the text that is shown', async () => {
  await open(givenUp, { isOver: true, hidesSeed: true });
  assert.match(document.querySelector('#share-dialog')!.textContent, /holds the seed/);
  await click('share-result');
  await whenDrawn();
  assert.doesNotMatch(document.querySelector('#share-dialog')!.textContent, /https|Seed 5|seed=/);
  assert.match(document.querySelector('#share-dialog')!.textContent, /Hidden seed/);
});

test('the picture of a result has a QR code of the link to the dungeon, unless the seed is hidden', async () => {
  await open(givenUp, { isOver: true });
  await click('share-result');
  await whenDrawn();
  const { data } = encode(dungeonLink, { ecc: 'M', border: 0 });
  assert.deepEqual(
    codeDrawn,
    data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')),
  );
  await open(givenUp, { isOver: true, hidesSeed: true });
  await click('share-result');
  await whenDrawn();
  assert.equal(codeDrawn, undefined);
});

test('a link whose code would be too fine for the picture has none there', () => {
  assert.equal(codeForCard(`https://example.org/${'a'.repeat(400)}`), undefined);
  assert.equal(codeForCard(`https://example.org/${'a'.repeat(150)}`)!.length, 53);
});

test('a result that cannot be drawn says why', async () => {
  await open(short, { isOver: true });
  await click('share-result');
  await until(() => status() !== 'Drawing the picture…');
  assert.match(status(), /could not be drawn\. The game in this recording is not over/);
  assert.equal(document.querySelector('#result'), null);
});

test('without a clipboard, as on pages without HTTPS, links and texts are shown to be copied by hand', async () => {
  define('clipboard', undefined);
  const shown = () => document.querySelector<HTMLInputElement>('#by-hand')!.value;
  await open(short);
  buttonNamed('This dungeonOpens this dungeon from the top, to be played.').click();
  await settled();
  assert.match(shown(), /seed=5/);
  document.querySelector('#share-dialog')!.remove();
  await open(givenUp, { isOver: true });
  document.querySelector<HTMLElement>('#share-result')!.click();
  await whenDrawn();
  document.querySelector<HTMLElement>('#copy-text')!.click();
  await settled();
  assert.ok(shown().length > 10);
});

test('while a share sheet is open that never answers, a second press copies', async () => {
  define('share', () => new Promise(() => {}));
  await open(short);
  const share = document.querySelector<HTMLElement>('#share-dungeon')!;
  share.click();
  await settled();
  assert.equal(copied.length, 0);
  share.click();
  await settled();
  assert.equal(copied.length, 1);
});

/** The dark modules of a picture, drawn anew from its path: rows of signs. */
function drawn(picture: Element): string[] {
  const [, , width, height] = picture.getAttribute('viewBox')!.split(' ').map(Number);
  const rows = Array.from({ length: height }, () => Array<string>(width).fill(' '));
  for (const [, x, y, run] of picture
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    rows[Number(y)].fill('#', Number(x), Number(x) + Number(run));
  return rows.map((row) => row.join(''));
}

test('a QR code of the link to the dungeon is shown when it is asked for, and taken away again', async () => {
  await open(short);
  const own = buttonNamed('QR code');
  assert.equal(document.querySelector('.qr-code'), null);
  own.click();
  await settled();
  const link = document.querySelector('.qr-code figcaption')!.textContent;
  assert.equal(link, `https://example.org/?seed=5&v=${engine.dungeonVersion}`);
  const picture = document.querySelector('.qr-code svg')!;
  assert.equal(picture.getAttribute('aria-label'), 'QR code of the link to this dungeon');
  const { data } = encode(link, { ecc: 'Q', border: 4 });
  assert.deepEqual(
    drawn(picture),
    data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join('')),
  );
  assert.equal(own.getAttribute('aria-pressed'), 'true');
  own.click();
  await settled();
  assert.equal(document.querySelector('.qr-code'), null);
  assert.equal(own.getAttribute('aria-pressed'), 'false');
});
