import '../../support/dom';
import '../../support/streams';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { codeOf } from '../../../../web/app/link/replay_code';
import { addressToWatch, recordingIn, replayLink } from '../../../../web/app/link/replay_link';
import { address, openDocument } from '../../support/dom';
import { engine } from '../../support/engine';

const codeOfBytes = (bytes: Uint8Array) => deflateRawSync(bytes).toString('base64url');

test('the recording of a short game fits a link, and comes back from it', async () => {
  openDocument('game', '?seed=8');
  const game = engine.newGame({ seed: '8' });
  for (let i = 0; i < 60; ++i) game.step({ type: i % 3 ? 'explore' : 'rest' });
  const recording = game.replay();
  const link = await replayLink(recording);
  assert.match(link, /^https:\/\/example\.org\/#r=[\w-]+$/);
  assert.ok(link.startsWith(address));
  assert.deepEqual(await recordingIn(codeOf(new URL(link).hash)!), recording);
});

test('other fragments hold no code', () => {
  for (const fragment of ['', '#', '#x=AwA', '#R=AwA', 'r=AwA']) assert.equal(codeOf(fragment), null, fragment);
  assert.equal(codeOf('#r='), '');
});

const bad: Record<string, [string, RegExp]> = {
  'characters no link has': ['%3Cscript%3E', /damaged: it holds characters/],
  nothing: ['', /damaged/],
  'a length that no code has': ['abcde', /cut off/],
  'what was cut off': ['jZBRCgAgCEO', /damaged or was cut off/],
  'what is too long': ['A'.repeat(16_001), /16001 characters.*16000/],
  'what unpacks to too much': [codeOfBytes(new Uint8Array(1_000_001)), /more than the 1000000 bytes/],
};
for (const [what, [code, pattern]] of Object.entries(bad))
  test(`a code is refused: ${what}`, () => assert.rejects(recordingIn(code), pattern));

test('a code of something else is left to the engine to refuse', async () => {
  assert.deepEqual(await recordingIn('AwA'), new Uint8Array());
  assert.throws(() => engine.openReplay(new Uint8Array()), /CLPH/);
});

test('a recording too long for a link is refused with a way out', async () => {
  const long = randomBytes(6_100);
  await assert.rejects(replayLink(long), /too long for a link, which may have 8000 characters\. To save it/);
  assert.match((await addressToWatch(long))!, /#r=[\w-]{8000}/, 'the own address may be longer');
  assert.equal(await addressToWatch(randomBytes(16_000)), null);
});

test('a browser that cannot pack says so, and what is watched needs no address', async () => {
  const { CompressionStream: packer, DecompressionStream: unpacker } = globalThis;
  Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
  try {
    await assert.rejects(replayLink(randomBytes(9)), /can neither pack nor unpack .* Games opens and saves it\.$/);
    await assert.rejects(recordingIn('AwA'), /can neither pack nor unpack/);
    assert.equal(await addressToWatch(randomBytes(9)), null);
  } finally {
    Object.assign(globalThis, { CompressionStream: packer, DecompressionStream: unpacker });
  }
});
