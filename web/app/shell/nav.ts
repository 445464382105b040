import type { Dungeon, View } from '../link/dungeon';
import { linkTo } from '../link/link';

/** Marks the current view in the navigation of a header, and links the other views of the same dungeon. Play begins at
    depth 1. */
export function showNav(
  header: ParentNode,
  current: View,
  dungeon: Omit<Dungeon, 'view'> | null,
  dungeonVersion: number,
): void {
  for (const way of header.querySelectorAll<HTMLAnchorElement>('#ways a')) {
    const view = way.dataset['way'];
    if (view === current) way.setAttribute('aria-current', 'page');
    if (!isView(view)) continue;
    if (!dungeon) {
      // No dungeon, or one whose seed stays hidden.
      way.href = view === 'game' ? './' : `./?view=${view}`;
      continue;
    }
    way.href = linkTo({ ...dungeon, start: 1, view }, dungeonVersion);
  }
}

const isView = (name: string | undefined): name is View => name === 'game' || name === 'map' || name === 'dig';
