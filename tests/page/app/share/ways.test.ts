import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Dungeon } from '../../../../web/app/link/dungeon';
import { addressOnCard, waysToShare, type Shown } from '../../../../web/app/share/ways';
import { openDocument } from '../../support/dom';

const dungeon: Dungeon = { seed: '5', depth: 4, style: 'brogue', view: 'game' };
const game = { recording: new Uint8Array(), fileName: 'a.clph', isOver: false, isWatched: false };
const shown = (more: Partial<Shown> = {}): Shown => ({ dungeon, dungeonVersion: 9, hidesSeed: false, ...more });
const links = (given: Shown) => Object.fromEntries(waysToShare(given).map(({ id, link }) => [id, link]));
const saying = (given: Shown) => Object.fromEntries(waysToShare(given).map(({ id, says }) => [id, says]));

beforeEach(() => openDocument());

test('a dungeon is shared from the top, its level as a map', () => {
  assert.deepEqual(links(shown()), {
    dungeon: 'https://example.org/?seed=5&v=9',
    map: 'https://example.org/?seed=5&depth=4&view=map&v=9',
  });
  assert.match(saying(shown()).dungeon, /from the top/);
  assert.match(saying(shown()).map, /depth 4 .*secrets/);
});

test('a practice game and a daily dungeon stay what they are', () => {
  const practice = shown({ dungeon: { ...dungeon, start: 3, style: 'rogue' } });
  assert.equal(links(practice).dungeon, 'https://example.org/?seed=5&start=3&style=rogue&v=9');
  assert.match(saying(practice).dungeon, /on depth 3, for practice/);
  const daily = shown({ dungeon: { ...dungeon, day: '2026-11-26' } });
  assert.equal(links(daily).dungeon, 'https://example.org/?daily=2026-11-26&v=9');
  assert.equal(links(daily).map, 'https://example.org/?daily=2026-11-26&depth=4&view=map&v=9');
  assert.match(saying(daily).dungeon, /daily dungeon of 2026-11-26/);
});

test('a short dungeon is shared as one, by day as well, and the address on its card leads there', () => {
  const rapid = shown({ dungeon: { ...dungeon, variant: 'rapid' } });
  assert.equal(links(rapid).dungeon, 'https://example.org/?seed=5&variant=rapid&v=9');
  assert.equal(links(rapid).map, 'https://example.org/?seed=5&depth=4&variant=rapid&view=map&v=9');
  assert.match(saying(rapid).dungeon, /this dungeon \(rapid\) from the top/);
  assert.equal(addressOnCard(rapid), 'example.org/?seed=5&variant=rapid&v=9');
  const daily = shown({ dungeon: { ...dungeon, variant: 'bullet', day: '2026-11-26' } });
  assert.equal(links(daily).dungeon, 'https://example.org/?daily=2026-11-26&variant=bullet&v=9');
  assert.match(saying(daily).dungeon, /daily dungeon of 2026-11-26 \(bullet\)/);
});

test('a tuned dungeon is shared as it looks, not to be played', () => {
  const tuned = shown({ dungeon: { ...dungeon, view: 'dig', tune: { loops: 0 } } });
  assert.deepEqual(links(tuned), {
    map: 'https://example.org/?seed=5&depth=4&view=map&tune=loops%3D0&v=9',
    dig: 'https://example.org/?seed=5&depth=4&view=dig&tune=loops%3D0&v=9',
  });
});

test('a dig shares itself too; atlas and dig share the dungeon from the top', () => {
  assert.deepEqual(links(shown({ dungeon: { ...dungeon, view: 'dig' } })), {
    dungeon: 'https://example.org/?seed=5&v=9',
    map: 'https://example.org/?seed=5&depth=4&view=map&v=9',
    dig: 'https://example.org/?seed=5&depth=4&view=dig&v=9',
  });
});

test('a game is shared as a recording, and its result once it is over', () => {
  const ids = (more: Partial<typeof game>) => waysToShare(shown({ game: { ...game, ...more } })).map(({ id }) => id);
  assert.deepEqual(ids({}), ['dungeon', 'map', 'game']);
  assert.deepEqual(ids({ isOver: true }), ['dungeon', 'map', 'game', 'result']);
  const labels = (isWatched: boolean) =>
    waysToShare(shown({ game: { ...game, isOver: true, isWatched } })).map(({ label }) => label);
  assert.deepEqual(labels(false).slice(2), ['My game', 'My result']);
  assert.deepEqual(labels(true).slice(2), ['This recording', 'The result']);
});

test('the address on a picture is short and tells no hidden seed', () => {
  assert.equal(addressOnCard(shown()), 'example.org/?seed=5&v=9');
  assert.equal(addressOnCard(shown({ hidesSeed: true })), 'example.org/');
  openDocument('game', 'x'.repeat(300));
  assert.ok(addressOnCard(shown()).length <= 200);
});
