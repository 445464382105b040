import '../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attempt,
  connectedPads,
  copiesItems,
  hasFont,
  hasShareSheet,
  inTime,
  isOnline,
  lockManager,
  markFirstTime,
  markTime,
  mediaMatches,
  mendForLibraries,
  observePixels,
  observeSizes,
  randomBits,
  recordAddress,
  recordedState,
  sharesFiles,
  toggleFullscreen,
  vibrateDevice,
  watchInView,
  watchMedia,
  wish,
  writeText,
} from '../../../web/kit/optional';
import { TestClock } from '../support/clock';
import { settled } from '../support/dom';

/** Replaces a property while `act` runs. */
async function withProperty(target: object, name: string, descriptor: PropertyDescriptor, act: () => unknown) {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  try {
    await act();
  } finally {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  }
}

const fail = () => {
  throw new DOMException('It is switched off.', 'SecurityError');
};
/** A thing that is missing, of the wrong type, without its parts, or may not be touched. */
const troubles: PropertyDescriptor[] = [
  { value: undefined },
  { value: 42 },
  { value: {} },
  { value: fail },
  { value: () => 42 },
  { get: fail },
];

/** What each feature says without the browser's help, by where it lies. */
const features: [object, string, () => unknown, unknown][] = [
  [globalThis, 'matchMedia', () => mediaMatches('all'), false],
  [globalThis, 'matchMedia', () => typeof watchMedia('all', () => {}), 'function'],
  [globalThis, 'ResizeObserver', () => typeof observeSizes([document.body], () => {}), 'function'],
  [globalThis, 'ResizeObserver', () => typeof observePixels(document.body, () => {}), 'function'],
  [globalThis, 'IntersectionObserver', () => typeof watchInView(document.body, {}, () => {}), 'function'],
  [navigator, 'onLine', () => isOnline(), true],
  [navigator, 'getGamepads', () => connectedPads(), []],
  [navigator, 'locks', () => lockManager(), undefined],
  [navigator, 'clipboard', () => copiesItems(), false],
  [navigator, 'canShare', () => sharesFiles([]), false],
  [navigator, 'vibrate', () => vibrateDevice([1]), undefined],
  [document, 'fonts', () => hasFont('Cellophane Mono'), false],
  [document.documentElement, 'requestFullscreen', () => toggleFullscreen(), undefined],
  [history, 'pushState', () => recordAddress('push', null, '?seed=1'), undefined],
  [history, 'state', () => typeof recordedState(), 'object'],
  [performance, 'mark', () => markTime('a'), undefined],
  [performance, 'getEntriesByName', () => markFirstTime('a'), undefined],
];
for (const [target, name, use, otherwise] of features)
  test(`${name} that is missing, refused or wrong does no harm: ${String(use)}`, async () => {
    for (const trouble of troubles)
      await withProperty(target, name, trouble, () => assert.deepEqual(use(), otherwise, JSON.stringify(trouble)));
  });

test('64 random bits come without the browser’s help', async () => {
  for (const trouble of [{ value: undefined }, { value: {} }, { get: fail }])
    await withProperty(globalThis, 'crypto', trouble, () => {
      const drawn = new Set(Array.from({ length: 50 }, randomBits));
      assert.ok(drawn.size > 45);
      for (const bits of drawn) assert.ok(bits >= 0n && bits < 2n ** 64n);
    });
});

test('a share sheet is there only as a function', async () => {
  for (const trouble of [{ value: undefined }, { value: 42 }, { get: fail }])
    await withProperty(navigator, 'share', trouble, () => assert.equal(hasShareSheet(), false));
});

test('a clipboard that is missing, as on pages without HTTPS, rejects and does not throw', async () => {
  for (const trouble of troubles)
    await withProperty(navigator, 'clipboard', trouble, () => assert.rejects(async () => writeText('text')));
});

test('gamepads without buttons or axes are gaps', async () => {
  const pads = [null, { connected: true }, { buttons: [], axes: [], index: 2 }];
  await withProperty(navigator, 'getGamepads', { value: () => pads }, () =>
    assert.deepEqual(connectedPads(), [null, null, pads[2]]),
  );
});

test('an answer is waited for, but not for ever, and a throw is a rejection', async () => {
  const clock = new TestClock();
  assert.equal(await inTime(() => 5, 1000, clock), 5);
  assert.equal(await inTime(() => Promise.resolve(6), 1000, clock), 6);
  await assert.rejects(inTime(fail, 1000, clock), /switched off/);
  const silent = inTime(() => new Promise(() => {}), 1000, clock);
  const told = assert.rejects(silent, /no answer for 1 seconds/);
  await clock.runFor(1000);
  await told;
  assert.equal(clock.waiting, 0);
});

test('what only was a wish fails unnoticed, at once or later', async () => {
  wish(fail);
  wish(() => Promise.reject(new Error('later')));
  wish(() => 42);
  await settled();
  assert.equal(attempt(fail, 'instead'), 'instead');
});

test('libraries find media queries and observers that work, or none', async () => {
  for (const trouble of [
    { value: undefined, writable: true },
    { value: () => 42, writable: true },
  ])
    await withProperty(globalThis, 'matchMedia', trouble, () => {
      mendForLibraries();
      const list = matchMedia('screen and (resolution: 1dppx)');
      list.addEventListener('change', () => assert.fail());
      assert.equal(list.matches, false);
    });
  await withProperty(globalThis, 'IntersectionObserver', { value: fail, writable: true }, () => {
    mendForLibraries();
    assert.equal('IntersectionObserver' in globalThis, false);
  });
});

test('what cannot be watched is in view', async () => {
  for (const trouble of [{ value: undefined }, { value: {} }, { get: fail }])
    await withProperty(globalThis, 'IntersectionObserver', trouble, () => {
      const heard: boolean[] = [];
      watchInView(document.body, {}, (isInView) => heard.push(isInView))();
      assert.deepEqual(heard, [true]);
    });
});

test('the pixels of a canvas are heard of from the window as well, until that ends', async () => {
  for (const trouble of [{ value: undefined }, { value: {} }, { get: fail }])
    await withProperty(globalThis, 'ResizeObserver', trouble, () => {
      let heard = 0;
      const end = observePixels(document.body, () => ++heard);
      dispatchEvent(new Event('resize'));
      end();
      dispatchEvent(new Event('resize'));
      assert.equal(heard, 1);
    });
});

test('sizes are heard of from the window as well', () => {
  let heard = 0;
  const stop = observeSizes([document.body], () => ++heard);
  dispatchEvent(new Event('resize'));
  assert.equal(heard, 1);
  stop();
  dispatchEvent(new Event('resize'));
  assert.equal(heard, 1);
});
