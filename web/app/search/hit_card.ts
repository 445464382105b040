import type { CatalogEntry, SearchHit, Style, Variant } from 'cellophane';
import { createElement } from '../../kit/create_element';
import { shortOnly } from '../link/dungeon';
import { linkQuery } from '../link/link';
import { namesOf } from './hit_names';
import type { HitPicture } from './hit_pictures';

export interface Whence {
  style: Style;
  /** Left out: the long dungeon. */
  variant?: Variant;
  dungeonVersion: number;
}

/** A dungeon that was found, as it is listed. */
export interface HitCard {
  readonly element: HTMLElement;
  readonly picture: HitPicture;
}

/** To the game of a dungeon, or to the map of a level of it. */
function link(seed: string, { dungeonVersion, ...dungeon }: Whence, depth?: number): string {
  const view = depth === undefined ? 'game' : 'map';
  return `./?${linkQuery({ seed, depth: depth ?? 1, ...dungeon, view }, dungeonVersion)}`;
}

/** The depths with something found, and what there is. */
function byDepth(found: readonly CatalogEntry[]): Map<number, CatalogEntry[]> {
  const levels = new Map<number, CatalogEntry[]>();
  for (const entry of found) levels.set(entry.depth, [...(levels.get(entry.depth) ?? []), entry]);
  return levels;
}

/** A card for a dungeon: a picture of the level with most of what was found, which is marked there; what was found,
    by level; and the ways to the game and to the atlas. */
export function hitCard({ seed, found, score }: SearchHit, whence: Whence): HitCard {
  const levels = [...byDepth(found)];
  const [depth, shown] = levels.reduce(
    (most, each) => (each[1].length > most[1].length ? each : most),
    levels[0] ?? [1, []],
  );
  const map = link(seed, whence, depth);
  const canvas = createElement('canvas');
  // For the pointer: the keyboard and screen readers have the link below.
  const picture = createElement(
    'a',
    { class: 'picture', href: map, tabindex: '-1', 'aria-hidden': 'true' },
    canvas,
    createElement('span', { class: 'depth night' }, `Depth ${depth}`),
  );
  const title = createElement('h3', {}, `Seed ${seed}`);
  if (score !== null) title.append(' ', createElement('b', {}, `score ${score}`));
  const places = levels.map(([each, entries]) =>
    createElement(
      'p',
      {},
      createElement('a', { href: link(seed, whence, each) }, `Depth ${each}`),
      ` ${namesOf(entries)}`,
    ),
  );
  const ways = createElement(
    'div',
    { class: 'ways' },
    createElement('a', { class: 'action', href: link(seed, whence), 'aria-label': `Play seed ${seed}` }, 'Play'),
    createElement('a', { class: 'action', href: map, 'aria-label': `Atlas of seed ${seed}` }, 'Atlas'),
  );
  const element = createElement('li', { 'data-seed': seed }, picture, title, ...places, ways);
  return {
    element,
    picture: { canvas, level: { seed, depth, style: whence.style, ...shortOnly(whence.variant) }, marked: shown },
  };
}
