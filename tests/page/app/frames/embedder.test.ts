import '../../support/dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyForEmbedder } from '../../../../web/app/frames/embedder';
import { EmbedderLink } from '../../../../web/app/frames/embedder_link';

function storageOf(entries: Map<string, string>): Storage {
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}

test('each embedder has keys of its own, and the first takes over what was kept before', () => {
  const entries = new Map([['cellophane-game/mine', 'a game']]);
  const keyOf = (embedder: string | null) => keyForEmbedder('mine', embedder, () => storageOf(entries));
  assert.equal(keyOf(null), 'mine');
  assert.equal(keyOf(location.origin), 'mine');
  assert.equal(keyOf('https://one.example'), 'mine @ https://one.example');
  assert.deepEqual([...entries], [['cellophane-game/mine @ https://one.example', 'a game']]);
  assert.equal(keyOf('https://two.example'), 'mine @ https://two.example');
  assert.equal(entries.size, 1);
  // What is no key is left to be refused.
  assert.equal(
    keyForEmbedder(' ', 'https://one.example', () => storageOf(entries)),
    ' ',
  );
  const throwing = () => {
    throw new Error('no storage');
  };
  assert.equal(keyForEmbedder('mine', 'https://one.example', throwing), 'mine @ https://one.example');
});

test('a page that names another origin than its own is told nothing', () => {
  const game = document.createElement('div') as never;
  const troubleOf = (parent: string, embedder: string | null) => new EmbedderLink(game, parent, embedder).trouble;
  assert.equal(troubleOf('https://my.page', 'https://my.page'), '');
  assert.equal(troubleOf('https://my.page', null), '');
  assert.equal(
    troubleOf('https://my.page', 'https://other.page'),
    'The parameter parent is “https://my.page”, but the page around the game is https://other.page. It is told nothing.',
  );
});
