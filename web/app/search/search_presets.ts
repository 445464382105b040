/* Searches that players often want: each starts by a tap, and is a start for one's own. */

export interface SearchPreset {
  /** What a player would call it. */
  title: string;
  /** What it finds. */
  line: string;
  where: string;
  deepest: string;
  /** What to rank by. */
  score?: string;
}

export const searchPresets: readonly SearchPreset[] = [
  {
    title: 'Fire staff early',
    line: 'A staff of firebolt to choose from a vault by depth 3.',
    where: 'item("staff of firebolt", vault) <= 3',
    deepest: '3',
  },
  {
    title: 'Two allies early',
    line: 'Two captives to free by depth 3.',
    where: 'count(ally, "captive", 1..3) >= 2',
    deepest: '3',
  },
  {
    title: 'A legendary ally',
    line: 'One that waits at its shrine by depth 10.',
    where: 'ally("legendary") <= 10',
    deepest: '10',
  },
  {
    title: 'Plate armor early',
    line: 'Plate armor by depth 4, no worse than +0.',
    where: 'item("plate armor", enchant >= 0) <= 4',
    deepest: '4',
  },
  {
    title: 'A strong ring',
    line: 'Any ring of +4 or better by depth 3.',
    where: 'item("ring", enchant >= 4) <= 3',
    deepest: '3',
  },
  {
    title: 'Most enchant scrolls',
    line: 'And potions of life, by depth 5: the best dungeons first.',
    where: 'count(item, "enchanting", 1..5) >= 4',
    score: '10 * count(item, "life", 1..5) + count(item, "enchanting", 1..5)',
    deepest: '5',
  },
  {
    title: 'Many vaults',
    line: 'Four reward rooms by depth 4.',
    where: 'count(machine, "reward", 1..4) >= 4',
    deepest: '4',
  },
  {
    title: 'Armor of reflection',
    line: 'It sends bolts back; by depth 3.',
    where: 'runic("reflection") <= 3',
    deepest: '3',
  },
];
