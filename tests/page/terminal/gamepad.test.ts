import '../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Gamepads } from '../../../web/terminal/gamepad';
import { useOnPage } from '../../../web/app/game/gamepad_focus';
import { TestClock } from '../support/clock';
import { noticesShown } from '../support/dom';
import { openPage } from '../support/page';

/** A gamepad of the standard mapping, moved by the test. */
class FakePad {
  readonly buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  readonly axes = [0, 0, 0, 0];
  readonly connected = true;
  mapping = 'standard';
  id = 'Fake pad';
  constructor(readonly index = 0) {}

  press(...buttons: number[]): void {
    for (const button of buttons) this.buttons[button].pressed = true;
  }
  letGo(...buttons: number[]): void {
    for (const button of buttons) this.buttons[button].pressed = false;
  }
  move(x: number, y: number): void {
    this.axes.splice(0, 2, x, y);
  }
}

const [a, b, leftTrigger, up, down, right] = [0, 1, 6, 12, 13, 15];

let clock: TestClock;
let present: (FakePad | null)[];
let acts: string[];
let connections: boolean[];
let listening: AbortController;
let gamepads: Gamepads;
let frames: number;

beforeEach(async () => {
  const { notices } = openPage('?seed=5');
  clock = new TestClock();
  present = [new FakePad()];
  acts = [];
  connections = [];
  frames = 0;
  listening = new AbortController();
  gamepads = new Gamepads({
    pads: () => present as unknown as (Gamepad | null)[],
    act: (button) => acts.push(button),
    onConnected: (isConnected) => connections.push(isConnected),
    notices,
    signal: listening.signal,
    clock,
    nextFrame(act) {
      ++frames;
      return clock.after(16, act);
    },
  });
  await clock.runFor(32);
});
afterEach(() => {
  listening.abort();
  hide(false);
});

const pad = (): FakePad => present[0]!;
function taken(): string[] {
  return acts.splice(0);
}
function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a button acts once as it goes down, however long it is held', async () => {
  pad().press(a);
  await clock.runFor(2000);
  assert.deepEqual(taken(), ['a']);
  pad().letGo(a);
  await clock.runFor(50);
  pad().press(a, b);
  pad().buttons[leftTrigger].value = 0.8;
  await clock.runFor(50);
  assert.deepEqual(taken().sort(), ['a', 'b', 'left-trigger']);
});

test('a direction is repeated while it is held, and stops as it is let go', async () => {
  pad().press(right);
  await clock.runFor(100);
  assert.deepEqual(taken(), ['east']);
  await clock.runFor(200);
  assert.deepEqual(taken(), []);
  await clock.runFor(600);
  const repeated = taken();
  assert.ok(repeated.length >= 3 && repeated.length <= 5, repeated.join());
  assert.ok(repeated.every((each) => each === 'east'));
  pad().letGo(right);
  await clock.runFor(1000);
  assert.deepEqual(taken(), []);
});

test('two buttons of the d-pad are a diagonal, not pressed and let go at once', async () => {
  pad().press(up);
  await clock.runFor(32);
  pad().press(right);
  await clock.runFor(100);
  assert.deepEqual(taken(), ['northeast']);
  pad().letGo(up);
  await clock.runFor(32);
  pad().letGo(right);
  await clock.runFor(200);
  assert.deepEqual(taken(), []);
  // A tap of both, shorter than it takes to settle.
  pad().press(up);
  await clock.runFor(16);
  pad().press(right);
  await clock.runFor(16);
  pad().letGo(up);
  await clock.runFor(16);
  pad().letGo(right);
  await clock.runFor(100);
  assert.deepEqual(taken(), ['northeast']);
});

test('a short tap of one direction counts', async () => {
  pad().press(down);
  await clock.runFor(20);
  pad().letGo(down);
  await clock.runFor(200);
  assert.deepEqual(taken(), ['south']);
});

test('the stick gives eight directions, and none near the middle', async () => {
  for (const [x, y, toward] of [
    [0, -1, 'north'],
    [0.7, -0.7, 'northeast'],
    [0.9, 0.1, 'east'],
    [0.7, 0.7, 'southeast'],
    [0, 0.6, 'south'],
    [-0.7, 0.6, 'southwest'],
    [-1, 0, 'west'],
    [-0.7, -0.8, 'northwest'],
  ] as const) {
    pad().move(x, y);
    await clock.runFor(100);
    assert.deepEqual(taken(), [toward]);
    pad().move(0, 0);
    await clock.runFor(50);
  }
  pad().move(0.3, -0.3);
  await clock.runFor(500);
  assert.deepEqual(taken(), []);
  // Held, it may give way a little.
  pad().move(0.9, 0);
  await clock.runFor(100);
  pad().move(0.4, 0);
  await clock.runFor(450);
  assert.ok(taken().length >= 2);
});

test('what was pressed before the pad was known is no press', async () => {
  present = [];
  dispatchEvent(new Event('gamepaddisconnected'));
  const late = new FakePad(1);
  late.press(a, up);
  present = [null, late];
  dispatchEvent(new Event('gamepadconnected'));
  await clock.runFor(1000);
  assert.deepEqual(taken(), []);
  late.letGo(a, up);
  await clock.runFor(50);
  late.press(a);
  await clock.runFor(50);
  assert.deepEqual(taken(), ['a']);
});

test('a pad that vanishes while it is held repeats nothing, and is told of', async () => {
  assert.deepEqual(connections, [true]);
  pad().press(right);
  await clock.runFor(100);
  assert.deepEqual(taken(), ['east']);
  present = [null];
  await clock.runFor(2000);
  assert.deepEqual(taken(), []);
  assert.deepEqual(connections, [true, false]);
  assert.equal(noticesShown().at(-1), 'Controller disconnected.');
  assert.equal(gamepads.isLooking, false);
  const before = frames;
  await clock.runFor(2000);
  assert.equal(frames, before);
  present = [new FakePad()];
  dispatchEvent(new Event('gamepadconnected'));
  await clock.runFor(50);
  pad().press(b);
  await clock.runFor(50);
  assert.deepEqual(taken(), ['b']);
});

test('of two pads each acts, and one goes on when the other vanishes', async () => {
  const other = new FakePad(1);
  present.push(other);
  dispatchEvent(new Event('gamepadconnected'));
  await clock.runFor(50);
  pad().press(right);
  other.press(down);
  await clock.runFor(100);
  assert.deepEqual(taken().sort(), ['east', 'south']);
  present = [null, other];
  await clock.runFor(500);
  const left = taken();
  assert.ok(left.length >= 1 && left.every((each) => each === 'south'), left.join());
  assert.deepEqual(connections, [true]);
});

test('nothing is looked at while the page is hidden, and what is held meanwhile is no press', async () => {
  hide(true);
  assert.equal(gamepads.isLooking, false);
  const before = frames;
  pad().press(right, a);
  await clock.runFor(2000);
  assert.equal(frames, before);
  hide(false);
  await clock.runFor(1000);
  assert.deepEqual(taken(), []);
  pad().letGo(right, a);
  await clock.runFor(50);
  pad().press(a);
  await clock.runFor(50);
  assert.deepEqual(taken(), ['a']);
});

test('a pad of another mapping is named, as text', async () => {
  const odd = new FakePad(3);
  odd.mapping = '';
  odd.id = '<b>Odd</b>';
  present.push(odd);
  dispatchEvent(new Event('gamepadconnected'));
  assert.ok(noticesShown().some((text) => text.includes('<b>Odd</b>')));
  await clock.runFor(50);
});

test('a dialog takes the buttons: the focus moves, A presses, lists change, B closes', () => {
  const root = document.body;
  assert.equal(useOnPage(root, 'a'), false);
  const dialog = document.createElement('dialog');
  const pressed: string[] = [];
  const [first, last] = ['one', 'two'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => pressed.push(name));
    return button;
  });
  const list = document.createElement('select');
  for (const value of ['low', 'high']) list.append(new Option(value, value));
  list.addEventListener('change', () => pressed.push(list.value));
  dialog.append(first, list, last);
  // happy-dom lays nothing out.
  for (const element of [first, list, last]) element.getClientRects = () => [{}] as unknown as DOMRectList;
  root.append(dialog);
  dialog.setAttribute('open', '');
  for (const button of ['south', 'a', 'south', 'east', 'east', 'west', 'south', 'a', 'x'] as const)
    assert.equal(useOnPage(root, button), true);
  assert.deepEqual(pressed, ['one', 'high', 'low', 'two']);
  assert.equal(document.activeElement, last);
  useOnPage(root, 'south');
  assert.equal(document.activeElement, first);
  assert.equal(useOnPage(root, 'b'), true);
  assert.equal(dialog.hasAttribute('open'), false);
  dialog.remove();
});
