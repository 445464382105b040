/* Recordings, files and stored games of other releases: each opens in the release whose rules it names. */

import { explained } from '../../kit/explained';
import { fetchPart } from '../../kit/optional';
import { addressOfGame, codeOf, markOfHandedFile, markOfHandedOver } from '../link/replay_code';
import type { Elsewhere } from '../releases/elsewhere';
import { versionsIn } from '../../releases/recording_file.mjs';
import { own, today } from '../releases/site';

export type { Elsewhere };

/** Whether the address asks for this version, whatever the rest of it is of. */
const insists = (): boolean => new URLSearchParams(location.search).get('v') === today;

/** What opens a file. `isUnknown`: the releases cannot be looked up; `words` say why. */
export type Found = { elsewhere: Elsewhere } | { elsewhere: null; words: string[]; isUnknown?: boolean };

/** Nothing is fetched for a file of this page's own versions. */
export async function findRelease(file: Uint8Array): Promise<Found> {
  const versions = versionsIn(file);
  const isOwn = !versions || (versions.dungeon === own.dungeon && versions.rules === own.rules);
  if (isOwn || insists()) return { elsewhere: null, words: [] };
  try {
    const { openingOfFile } = await fetchPart(() => import('../releases/elsewhere'));
    return await openingOfFile(file);
  } catch (error) {
    return { elsewhere: null, words: [explained(error)], isUnknown: true };
  }
}

/** Opens a recording in another release: by the link it came with, or else by the storage of the session. */
export async function watchElsewhere(recording: Uint8Array, { folder }: Elsewhere): Promise<void> {
  if (codeOf(location.hash) !== null) return location.replace(`${folder}${location.hash}`);
  await go(recording, `${folder}${markOfHandedOver}`);
}

/** Opens a file in another release. */
export const openElsewhere = (file: Uint8Array, { folder }: Elsewhere): Promise<void> =>
  go(file, `${folder}${markOfHandedFile}`);

/** Goes on with a stored game in another release, which has the same database. */
export const goOnElsewhere = (id: string, { folder }: Elsewhere): void => location.assign(addressOfGame(folder, id));

async function go(file: Uint8Array, address: string): Promise<void> {
  const [{ codeFor }, { handOver }] = await Promise.all([
    fetchPart(() => import('../link/replay_link')),
    fetchPart(() => import('../link/handed_over')),
  ]);
  handOver(await codeFor(file));
  location.assign(address);
}
