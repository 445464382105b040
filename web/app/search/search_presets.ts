/* Searches that players often want, as a start for one's own. */

export interface SearchPreset {
  label: string;
  where: string;
  deepest: string;
  /** What to rank by. */
  score?: string;
}

export const searchPresets: readonly SearchPreset[] = [
  { label: 'Staff of firebolt in a vault by depth 3', where: 'item("staff of firebolt", vault) <= 3', deepest: '3' },
  { label: 'Two captive allies by depth 3', where: 'count(ally, "captive", 1..3) >= 2', deepest: '3' },
  { label: 'Legendary ally by depth 10', where: 'ally("legendary") <= 10', deepest: '10' },
  {
    label: 'Armor run: plate armor by depth 4, no worse than +0',
    where: 'item("plate armor", enchant >= 0) <= 4',
    deepest: '4',
  },
  { label: 'Ring of +3 or more by depth 3', where: 'item("ring", enchant >= 3) <= 3', deepest: '3' },
  {
    label: 'Most enchant scrolls and potions of life by depth 5, ranked',
    where: 'count(item, "enchanting", 1..5) >= 4',
    score: '10 * count(item, "life", 1..5) + count(item, "enchanting", 1..5)',
    deepest: '5',
  },
  { label: 'Four reward rooms by depth 4', where: 'count(machine, "reward", 1..4) >= 4', deepest: '4' },
];
