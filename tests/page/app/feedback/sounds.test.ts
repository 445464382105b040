import '../../support/dom';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { SoundCue, SoundKind } from 'cellophane';
import { Feedback, wantsVibration } from '../../../../web/app/feedback/feedback';
// Fetched when they are wanted; here beforehand, so that they are there at once.
import { Sounds } from '../../../../web/app/feedback/sounds';
import { hasMotors, patternOf, vibrate } from '../../../../web/app/feedback/vibration';
import { settled } from '../../support/dom';
import { preferences } from '../../support/page';

/** Notes what is asked of it. */
class FakeAudio {
  static made: FakeAudio[] = [];
  currentTime = 0;
  state = 'running';
  readonly destination = {};
  readonly pans: { value: number }[] = [];
  readonly pitches: number[][] = [];
  readonly starts: number[] = [];
  readonly peaks: number[] = [];
  constructor() {
    FakeAudio.made.push(this);
  }
  createStereoPanner() {
    const pan = { value: 0 };
    this.pans.push(pan);
    return { pan, connect() {}, disconnect() {} };
  }
  createGain() {
    const { peaks } = this;
    return {
      gain: { setValueAtTime() {}, linearRampToValueAtTime: (value: number) => value > 0 && peaks.push(value) },
      connect() {},
    };
  }
  createOscillator() {
    const pitch: number[] = [];
    this.pitches.push(pitch);
    const note = (value: number) => pitch.push(Math.round(value));
    return {
      frequency: { setValueAtTime: note, exponentialRampToValueAtTime: note },
      connect() {},
      start: (at: number) => this.starts.push(at),
      stop() {},
    };
  }
  suspend() {
    this.state = 'suspended';
    return Promise.resolve();
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
  close() {
    this.state = 'closed';
    return Promise.resolve();
  }
}

const cue = (kind: SoundKind, x = 0, y = 0, strength = 50): SoundCue => ({ kind, x, y, strength });
const makeContext = () => new FakeAudio() as unknown as AudioContext;
const setGlobal = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

function hide(isHidden: boolean): void {
  setGlobal(document, 'hidden', isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

let sounds: Sounds | undefined;
beforeEach(() => {
  FakeAudio.made = [];
  localStorage.clear();
});
afterEach(() => {
  sounds?.destroy();
  hide(false);
});

const open = (isTouched = true): FakeAudio => {
  sounds = new Sounds({ volume: 'medium', makeContext, isTouched: () => isTouched });
  sounds.play([cue('item')]);
  return FakeAudio.made[0];
};

test('an enemy is heard from its side, higher if it is dangerous, rising in the north', () => {
  const audio = open();
  const heard = (each: SoundCue) => {
    audio.pans.length = audio.pitches.length = audio.peaks.length = 0;
    audio.currentTime += 10;
    sounds!.play([each]);
    return { pan: audio.pans[0].value, pitch: audio.pitches[0], peak: audio.peaks[0] };
  };
  assert.equal(heard(cue('enemy-seen', -4, 0)).pan, -1);
  assert.equal(heard(cue('enemy-seen', 4, 0)).pan, 1);
  assert.equal(heard(cue('enemy-seen', 0, 5)).pan, 0);
  const [north, south] = [heard(cue('enemy-seen', 0, -5)).pitch, heard(cue('enemy-seen', 0, 5)).pitch];
  assert.ok(north[1] > north[0] && south[1] < south[0], `${north.join()} ${south.join()}`);
  assert.ok(heard(cue('enemy-seen', 3, 0, 100)).pitch[0] > heard(cue('enemy-seen', 3, 0, 10)).pitch[0]);
  assert.ok(heard(cue('enemy-seen', 1, 0)).peak > heard(cue('enemy-seen', 12, 0)).peak);
});

test('every kind makes a sound, and what would come too late is left out', () => {
  const audio = open();
  const kinds: SoundKind[] = [
    'enemy-seen',
    'enemy-near',
    'hit-given',
    'kill',
    'hit-taken',
    'miss',
    'door',
    'fire',
    'item',
    'gold',
    'key',
    'secret',
    'low-health',
    'level-down',
    'level-up',
    'fall',
    'death',
    'victory',
  ];
  for (const kind of kinds) {
    const before = audio.starts.length;
    audio.currentTime += 10;
    sounds!.play([cue(kind)]);
    assert.ok(audio.starts.length > before, kind);
    assert.ok(audio.starts.slice(before).every((at) => at >= audio.currentTime));
  }
  const before = audio.starts.length;
  audio.currentTime += 10;
  sounds!.play(Array.from({ length: 64 }, () => cue('miss')));
  assert.ok(audio.starts.length - before <= 12, String(audio.starts.length - before));
});

test('nothing is made before the page has been touched', () => {
  assert.equal(open(false), undefined);
  dispatchEvent(new Event('keydown'));
  sounds!.play([cue('item')]);
  assert.equal(FakeAudio.made.length, 1);
});

test('while the page is hidden nothing is queued, and the sound rests', () => {
  const audio = open();
  const before = audio.starts.length;
  hide(true);
  assert.equal(audio.state, 'suspended');
  sounds!.play([cue('death')]);
  assert.equal(audio.starts.length, before);
  hide(false);
  assert.equal(audio.state, 'running');
  assert.equal(audio.starts.length, before);
});

const broken = (change: (audio: FakeAudio) => void) => () => {
  const audio = new FakeAudio();
  change(audio);
  return audio as unknown as AudioContext;
};
const refuse = () => {
  throw new DOMException('no more sounds', 'NotSupportedError');
};
const contexts: Record<string, () => AudioContext> = {
  'is missing': () => new (globalThis as unknown as { NoSuchContext: new () => AudioContext }).NoSuchContext(),
  throws: refuse,
  'is something else': () => 42 as unknown as AudioContext,
  'has no oscillators': broken((audio) => Object.assign(audio, { createOscillator: undefined })),
  'has oscillators that throw': broken((audio) => Object.assign(audio, { createOscillator: refuse })),
  'has a clock that tells no time': broken((audio) => Object.assign(audio, { currentTime: NaN, createGain: refuse })),
};
for (const [what, make] of Object.entries(contexts))
  test(`where the context of sounds ${what}, the game goes on in silence, which is told once`, () => {
    let told = 0;
    sounds = new Sounds({ volume: 'medium', makeContext: make, isTouched: () => true, onSilent: () => ++told });
    for (let i = 0; i < 3; ++i) sounds.play([cue('door')]);
    sounds.volume = 'high';
    assert.equal(told, 1);
    hide(true);
    hide(false);
  });

test('a browser that knows no sides plays from the middle', () => {
  sounds = new Sounds({
    volume: 'medium',
    makeContext: broken((audio) => Object.assign(audio, { createStereoPanner: undefined })),
    isTouched: () => true,
    onSilent: () => assert.fail(),
  });
  sounds.play([cue('enemy-seen', -4, 0)]);
  assert.equal(FakeAudio.made[0].starts.length, 2);
});

test('a context that refuses or never answers to be woken or closed troubles nobody', async () => {
  for (const answer of [refuse, () => Promise.reject(new Error('no')), () => new Promise(() => {}), () => 42]) {
    const change = (audio: FakeAudio) =>
      Object.assign(audio, { state: 'suspended', resume: answer, suspend: answer, close: answer });
    sounds = new Sounds({
      volume: 'medium',
      makeContext: broken(change),
      isTouched: () => true,
      onSilent: () => assert.fail(),
    });
    sounds.play([cue('door')]);
    hide(true);
    hide(false);
    sounds.destroy();
  }
  await settled();
});

test('sound is off until it is chosen, and no more than asked for then', async () => {
  const { view } = preferences();
  assert.equal(view.sound, 'off');
  setGlobal(globalThis, 'AudioContext', FakeAudio);
  let changes = 0;
  const feedback = new Feedback(view, { onChanged: () => ++changes, onSilent() {} });
  await feedback.follow(false);
  assert.equal(feedback.wantsCues, false);
  feedback.give([cue('death')]);
  assert.equal(FakeAudio.made.length, 0);
  view.sound = 'high';
  await feedback.follow(false);
  assert.equal(feedback.wantsCues, true);
  dispatchEvent(new Event('pointerdown'));
  feedback.give([cue('door')]);
  assert.equal(FakeAudio.made.length, 1);
  view.sound = 'off';
  await feedback.follow(false);
  assert.equal(feedback.wantsCues, false);
  assert.equal(FakeAudio.made[0].state, 'closed');
  assert.equal(changes, 3);
  feedback.destroy();
});

test('a hard hit, low health and death are felt, the most important of a step alone', () => {
  assert.deepEqual(patternOf([cue('hit-taken', 0, 0, 5), cue('door')]), []);
  assert.deepEqual(patternOf([cue('hit-taken', 0, 0, 30)]), [70]);
  assert.deepEqual(patternOf([cue('hit-taken', 0, 0, 30), cue('low-health')]), [50, 60, 50]);
  assert.deepEqual(patternOf([cue('low-health'), cue('hit-taken', 0, 0, 90), cue('death')]), [400]);
});

test('vibration is off where the system asks for less motion, unless it is chosen', async () => {
  const { matchMedia } = globalThis;
  let isCalm = false;
  setGlobal(globalThis, 'matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') ? isCalm : query.includes('coarse'),
  }));
  const felt: unknown[] = [];
  setGlobal(navigator, 'vibrate', (pattern: unknown) => felt.push(pattern));
  try {
    const { view } = preferences();
    assert.equal(wantsVibration(view), true);
    isCalm = true;
    assert.equal(wantsVibration(view), false);
    const feedback = new Feedback(view, { onChanged() {}, onSilent() {} });
    await feedback.follow(false);
    feedback.give([cue('death')]);
    assert.deepEqual(felt, []);
    view.vibrates = true;
    await feedback.follow(false);
    feedback.give([cue('death')]);
    assert.deepEqual(felt, [[400]]);
    feedback.destroy();
  } finally {
    setGlobal(globalThis, 'matchMedia', matchMedia);
    setGlobal(navigator, 'vibrate', undefined);
  }
});

test('a gamepad vibrates where it can, and one that refuses troubles nobody', async () => {
  const played: unknown[] = [];
  const answers: (() => unknown)[] = [() => Promise.reject(new Error('gone')), () => undefined, refuse];
  const playEffect = (kind: string, { duration }: { duration: number }) => {
    played.push([kind, duration]);
    return answers[played.length - 1]();
  };
  assert.equal(hasMotors(), false);
  setGlobal(navigator, 'getGamepads', () => [null, { buttons: [], axes: [], vibrationActuator: { playEffect } }]);
  try {
    assert.equal(hasMotors(), true);
    for (let i = 0; i < answers.length; ++i) vibrate([cue('death')]);
    await settled();
    assert.deepEqual(
      played,
      answers.map(() => ['dual-rumble', 400]),
    );
  } finally {
    setGlobal(navigator, 'getGamepads', undefined);
  }
});
