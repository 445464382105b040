import { engineFiles, type Release } from '../../../web/releases/release_index.mjs';
import { own } from '../../../web/app/releases/site';

const hash = '0'.repeat(64);

/** A release of a site. `page`: its page is kept, and not its engine alone. */
export function releaseOf(
  release: string,
  versions: { dungeon?: number; rules?: number; page?: boolean } = {},
): Release {
  const { dungeon = own.dungeon, rules = own.rules, page = true } = versions;
  const files = Object.fromEntries([...engineFiles, ...(page ? ['index.html'] : [])].map((path) => [path, hash]));
  return { release, dungeon, rules, save: 1, date: '2026-11-28', files };
}

/** Lets `fetch` answer with the index of these releases, or with what `index` gives; returns what it is asked for. Pages
    whose addresses `isGone` tells are not there. */
export function serveReleases(
  releases: readonly Release[],
  index = () => JSON.stringify({ releases }),
  isGone: (address: string) => boolean = () => false,
): string[] {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    const url = address instanceof Request ? address.url : String(address);
    asked.push(url);
    return new Promise((answer) => answer(isGone(url) ? new Response('', { status: 404 }) : new Response(index())));
  };
  return asked;
}
