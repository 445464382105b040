import type { CatalogEntry, SearchHit, Style, Variant } from 'cellophane';
import { linkQuery } from '../link/link';

const mostNamed = 10;

export interface Whence {
  style: Style;
  /** Left out: the long dungeon. */
  variant?: Variant;
  dungeonVersion: number;
}

/** To the game of a dungeon, or to the map of a level of it. */
function link(text: string, seed: string, { dungeonVersion, ...dungeon }: Whence, depth?: number): HTMLElement {
  const view = depth === undefined ? 'game' : 'map';
  const anchor = document.createElement('a');
  anchor.href = `./?${linkQuery({ seed, depth: depth ?? 1, ...dungeon, view }, dungeonVersion)}`;
  anchor.textContent = text;
  return anchor;
}

function nameOf({ what, kind, category, quantity, enchant, runic, carriedBy }: CatalogEntry): string {
  const isPlain = what !== 'item' || category === 'weapon' || category === 'armor' || category === kind;
  if (category === 'captive') return `captive ${kind}`;
  const bonus = enchant !== null && enchant !== 0 ? `${enchant > 0 ? '+' : ''}${enchant} ` : '';
  const parts = [
    quantity !== null && quantity > 1 ? `${quantity} ` : '',
    bonus,
    isPlain ? kind : `${category} of ${kind}`,
  ];
  if (runic) parts.push(`, ${runic}`);
  if (carriedBy) parts.push(` (with a ${carriedBy})`);
  return parts.join('');
}

/** A line for a dungeon: a link to its game, and to the map of each level that holds an entry of the hit. */
export function hitLine({ seed, found, score }: SearchHit, whence: Whence): HTMLElement {
  const line = document.createElement('li');
  line.dataset['seed'] = seed;
  line.append(link(seed, seed, whence));
  if (score !== null) {
    const reached = document.createElement('b');
    reached.textContent = `score ${score}`;
    line.append(reached, ' ');
  }
  const depths = [...new Set(found.map(({ depth }) => depth))];
  for (const depth of depths) {
    const names = found.filter((entry) => entry.depth === depth).map(nameOf);
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const place = document.createElement('span');
    place.append(link(`depth ${depth}`, seed, whence, depth), ` ${names.slice(0, mostNamed).join('; ')}${more}`);
    line.append(' ', place);
  }
  return line;
}
