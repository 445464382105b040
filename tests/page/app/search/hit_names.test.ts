import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CatalogEntry } from 'cellophane';
import { namesOf } from '../../../../web/app/search/hit_names';

const entry = (given: Partial<CatalogEntry>): CatalogEntry => ({
  seed: '1',
  depth: 1,
  what: 'item',
  category: 'scroll',
  kind: 'enchanting',
  quantity: 1,
  enchant: null,
  charges: null,
  runic: null,
  foe: null,
  mutation: null,
  state: null,
  machine: 0,
  blueprint: null,
  x: 0,
  y: 0,
  number: null,
  carriedBy: null,
  carrier: null,
  carrierMutation: null,
  opens: null,
  dungeonVersion: 1,
  ...given,
});

test('things are named as in the game, with their bonus, rune and carrier', () => {
  assert.equal(namesOf([entry({})]), 'scroll of enchanting');
  assert.equal(namesOf([entry({ category: 'ring', kind: 'light', enchant: 3 })]), '+3 ring of light');
  const plate = { category: 'armor', kind: 'plate armor', enchant: -1, runic: 'reflection' };
  assert.equal(namesOf([entry(plate)]), '-1 plate armor, reflection');
  assert.equal(namesOf([entry({ what: 'ally', category: 'captive', kind: 'ogre' })]), 'captive ogre');
  const vault = { what: 'machine', category: 'reward', kind: 'Mixed item library' } as const;
  assert.equal(namesOf([entry(vault)]), 'Mixed library');
  const dart = { category: 'weapon', kind: 'dart', quantity: 7, carriedBy: 'monkey' };
  assert.equal(namesOf([entry(dart)]), '7 dart (with a monkey)');
});

test('equal things are named once with their number, and of many kinds ten', () => {
  const scroll = entry({});
  assert.equal(
    namesOf([scroll, entry({ category: 'potion', kind: 'life' }), scroll]),
    'scroll of enchanting × 2; potion of life',
  );
  const kinds = Array.from({ length: 12 }, (_, i) => entry({ kind: `kind ${i}` }));
  assert.match(namesOf(kinds), /scroll of kind 9 and 2 more$/);
  assert.equal(namesOf([]), '');
});
