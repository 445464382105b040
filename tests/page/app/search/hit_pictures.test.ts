import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { HitPictures, type HitPicture } from '../../../../web/app/search/hit_pictures';
import type { LevelDots, PicturedLevel } from '../../../../web/app/search/search_messages';
import { settled } from '../../support/dom';

/** Stands for the browser's: the test says what is in view. */
class Sight {
  static readonly all: Sight[] = [];
  readonly #tell: IntersectionObserverCallback;
  target: Element | undefined;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    Sight.all.push(this);
  }
  observe(target: Element): void {
    this.target = target;
  }
  disconnect(): void {
    this.target = undefined;
  }
  say(isIntersecting: boolean): void {
    this.#tell([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

const asked: { level: PicturedLevel; answer: (dots: LevelDots) => void; fail: (error: Error) => void }[] = [];
const blank = (): LevelDots => ({ width: 10, height: 5, dots: new Uint8ClampedArray(200) });
let pictures: HitPictures;

beforeEach(() => {
  Sight.all.length = asked.length = 0;
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: Sight, configurable: true, writable: true });
  pictures = new HitPictures(
    (level) => new Promise((answer, fail) => void asked.push({ level, answer: (dots) => answer(dots), fail })),
  );
});
afterEach(() => {
  pictures.clear();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function add(seed: string): HitPicture {
  const frame = document.createElement('a');
  const canvas = document.createElement('canvas');
  frame.append(canvas);
  // happy-dom draws nothing.
  canvas.getContext = () => null;
  const picture = { canvas, level: { seed, depth: 2, style: 'brogue' }, marked: [{ x: 4, y: 2 }] } as const;
  pictures.add(picture);
  return picture;
}
const frameOf = ({ canvas }: HitPicture): HTMLElement => canvas.parentElement!;
const seedsAsked = () => asked.map(({ level }) => level.seed);

test('a picture is drawn when it comes into view, with its things marked', async () => {
  const [first, second] = [add('1'), add('2')];
  assert.deepEqual(seedsAsked(), []);
  Sight.all[1].say(false);
  Sight.all[1].say(true);
  assert.deepEqual(seedsAsked(), ['2']);
  asked[0].answer(blank());
  await settled();
  assert.deepEqual([frameOf(second).className, frameOf(first).className], ['drawn', '']);
  assert.deepEqual([second.canvas.width, second.canvas.height], [10, 5]);
  const mark = frameOf(second).querySelector<HTMLElement>('.mark')!;
  assert.deepEqual([mark.style.left, mark.style.top], ['45%', '50%']);
  assert.equal(Sight.all[1].target, undefined);
});

test('one picture is drawn at a time, and none that has left the view', async () => {
  for (const seed of ['1', '2', '3']) add(seed);
  for (const sight of Sight.all) sight.say(true);
  assert.deepEqual(seedsAsked(), ['1']);
  Sight.all[1].say(false);
  asked[0].answer(blank());
  await settled();
  assert.deepEqual(seedsAsked(), ['1', '3']);
});

test('a picture that fails is left out, and the next is drawn', async () => {
  const [first, second] = [add('1'), add('2')];
  for (const sight of Sight.all) sight.say(true);
  asked[0].fail(new Error('it is gone'));
  await settled();
  assert.equal(frameOf(first).className, 'refused');
  asked[1].answer(blank());
  await settled();
  assert.equal(frameOf(second).className, 'drawn');
});

test('what was forgotten is drawn no more', async () => {
  const [first, second] = [add('1'), add('2')];
  for (const sight of Sight.all) sight.say(true);
  pictures.forget(second);
  pictures.clear();
  asked[0].answer(blank());
  await settled();
  assert.deepEqual(seedsAsked(), ['1']);
  assert.deepEqual([frameOf(first).className, frameOf(second).className], ['', '']);
});
