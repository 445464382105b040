// Which release opens a link, a save or a recording. Nothing is guessed: one of exactly these versions, or none.

import { areAlike, hasPage } from './release_index.mjs';

/** The release of a dungeon version that a link names. `own`: the versions of the page that asks; `releases`: those that
 *  are kept, newest first. */
export function ownerOfDungeon(dungeon, own, releases) {
  if (dungeon === own.dungeon) return { is: 'own' };
  const alike = releases.filter((release) => release.dungeon === dungeon);
  return found(alike.find(hasPage), alike[0], dungeon > own.dungeon);
}

/** The release of the versions that a file names. */
export function ownerOfRules(versions, own, releases) {
  if (areAlike(versions, own)) return { is: 'own' };
  const alike = releases.filter((release) => areAlike(versions, release));
  return found(alike.find(hasPage), alike[0], versions.dungeon > own.dungeon || versions.rules > own.rules);
}

function found(page, engineAlone, isNewer) {
  if (page) return { is: 'kept', release: page };
  if (engineAlone) return { is: 'engine', release: engineAlone };
  return { is: isNewer ? 'newer' : 'missing' };
}
