import { linkTo, type Dungeon, type View } from './link';

/** Marks where the reader is, and lets every page of the same dungeon be one step away. Play begins at the top. */
export function showNav(current: View, dungeon: Omit<Dungeon, 'view'> | null, dungeonVersion: number): void {
  for (const way of document.querySelectorAll<HTMLAnchorElement>('#ways a')) {
    const view = way.dataset['way'];
    if (view === current) way.setAttribute('aria-current', 'page');
    if (!isView(view)) continue;
    if (!dungeon) {
      // None in particular, or one that stays hidden.
      way.href = view === 'game' ? './' : `./?view=${view}`;
      continue;
    }
    const depth = view === 'game' ? 1 : dungeon.depth;
    way.href = linkTo({ ...dungeon, depth, view }, dungeonVersion);
  }
}

const isView = (name: string | undefined): name is View => name === 'game' || name === 'map' || name === 'dig';
