/* What a page does first if the link names another dungeon version, or if the page is a release that is kept below v. */

import { explained } from '../../kit/explained';
import { Notices } from '../../kit/notices';
import { openingOfDungeon } from './elsewhere';
import { isKept, own, siteOf, today } from './site';

/** Opens the release that a link belongs to in place of this page: then `hasLeft`. Otherwise `words` are to be said. */
export async function enter(
  { href, search, hash }: Pick<Location, 'href' | 'search' | 'hash'> = location,
  go: (address: string) => void = (address) => location.replace(address),
): Promise<{ hasLeft: boolean; words: string[] }> {
  const stay = (...words: string[]) => ({ hasLeft: false, words });
  const text = new URLSearchParams(search).get('v') ?? '';
  // What is no version is explained where the rest of the link is read.
  if (!/^[1-9]\d{0,5}$/.test(text)) return stay();
  try {
    const opening = await openingOfDungeon(Number(text), href);
    if (!opening.elsewhere) return stay(...opening.words);
    go(`${opening.elsewhere.folder}${search}${hash}`);
    return { hasLeft: true, words: [] };
  } catch (error) {
    return stay(explained(error));
  }
}

/** The address of today's version of what a kept release shows. */
export function addressToday({ href, search, hash }: Pick<Location, 'href' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.set('v', today);
  return `${siteOf(href)}?${query}${hash}`;
}

/** Says on a page that is kept which release it is, and how to have today's; its documentation is that of today. */
export function introduce(root: HTMLElement, bar: HTMLElement | null): void {
  if (!isKept(location.href)) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="docs/"]'))
    link.href = siteOf(location.href) + link.getAttribute('href');
  if (!bar) return;
  new Notices(bar).ask(`This is Cellophane ${own.release}, kept for links, games and recordings of its time.`, {
    "Open today's version": () => location.assign(addressToday(location)),
    'Stay here': () => {},
  });
}
