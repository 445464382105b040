/* Which release a link or a file belongs to, and where that is. Fetched once one is of other versions than this page. */

import { inTime, patience } from '../../kit/optional';
import { isVisited, placeAt, presenceOf } from '../../releases/fetched_place.mjs';
import { ownerOfDungeon, ownerOfRules, type Owner } from '../../releases/owner.mjs';
import { versionsIn } from '../../releases/recording_file.mjs';
import { areAlike, releasesFrom, type Release } from '../../releases/release_index.mjs';
import { explained } from '../../kit/explained';
import { folderOf, isKept, own, releasesOf, siteOf } from './site';

/** Another release of this site. */
export interface Elsewhere {
  /** For a sentence: "version 1.1.0". */
  name: string;
  /** The folder of its page. */
  folder: string;
}

/** What opens a link or a file: another release of the site, or this page, and what its reader has to know then. */
export type Opening = { elsewhere: Elsewhere } | { elsewhere: null; words: string[] };

const here: Opening = { elsewhere: null, words: [] };

async function keptReleases(address: string): Promise<Release[]> {
  try {
    return releasesFrom(await inTime(() => placeAt(releasesOf(address)).index(), patience.part));
  } catch (error) {
    throw new Error(`The earlier versions cannot be looked up: ${explained(error).replace(/\.?$/, '.')}`, {
      cause: error,
    });
  }
}

/** Rejects where a release cannot be opened: the index lies about it, and would lead to this very page again and again, or to
    none; or it would have to come from a network that is not there. What is asked for stays what it is then. */
async function checkOpens({ release }: Release, address: string): Promise<void> {
  const claim = `The index of earlier versions names version ${release} for this`;
  const folder = `${releasesOf(address)}${release}/`;
  if (folderOf(address).href === folder)
    throw new Error(`${claim}, which has dungeon version ${own.dungeon} and rules version ${own.rules}.`);
  const presence = await presenceOf(folder);
  if (presence === 'missing') throw new Error(`${claim}, and its page is not there.`);
  if (presence === 'unknown' && !(await isVisited(folder)))
    throw new Error(
      `This belongs to version ${release}, which cannot be reached without a network and was not opened here before. Try again with one.`,
    );
}

/** What opens something that is not of this page. `words`: what to say where this page has to open it. */
async function openingOf(owner: Owner, address: string, words: (owner: Owner) => string): Promise<Opening> {
  if (owner.is === 'own') return here;
  if (owner.is === 'kept') {
    await checkOpens(owner.release, address);
    const { release } = owner.release;
    return { elsewhere: { name: `version ${release}`, folder: `${releasesOf(address)}${release}/` } };
  }
  if (owner.is === 'newer' && isKept(address))
    return { elsewhere: { name: "today's version", folder: siteOf(address) } };
  return { elsewhere: null, words: [words(owner)] };
}

/** What opens a link that names a dungeon version. Rejects if the releases cannot be looked up, or its release cannot be opened. */
export async function openingOfDungeon(dungeon: number, address = location.href): Promise<Opening> {
  if (dungeon === own.dungeon) return here;
  return openingOf(ownerOfDungeon(dungeon, own, await keptReleases(address)), address, (owner) => {
    if (owner.is === 'newer')
      return `Dungeon version ${dungeon} is newer than this page. Reload it later, or ask for the link's own site.`;
    if (owner.is === 'engine') return `Version ${owner.release.release} had that dungeon; its page is not kept here.`;
    return `No version that is kept here has dungeon version ${dungeon}.`;
  });
}

/** What opens a recording or a save. Rejects if the releases cannot be looked up, or its release cannot be opened. What is no such file
    is left to the engine, which says what is wrong with it. */
export async function openingOfFile(file: Uint8Array, address = location.href): Promise<Opening> {
  const versions = versionsIn(file);
  if (!versions || areAlike(versions, own)) return here;
  const owner = ownerOfRules(versions, own, await keptReleases(address));
  return openingOf(owner, address, () => {
    const which = `rules version ${versions.rules}`;
    if (owner.is === 'newer') return `It was played with ${which}, which is newer than this page. Reload it later.`;
    const whose = 'release' in owner ? `${which} (Cellophane ${owner.release.release})` : which;
    const proof = 'release' in owner ? ' The Results page can still verify it.' : '';
    return `It was played with ${whose}, whose page is not kept here. It is shown as far as today's rules lead the same way.${proof}`;
  });
}
