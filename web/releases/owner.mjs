// Which release opens a link, a save or a recording. Nothing is guessed: one of exactly these versions, or none.

import { hasPage } from './release_index.mjs';

/** The release of a dungeon version that a link names. `own`: the versions of the page that asks; `releases`: those that
 *  are kept, newest first. */
export function ownerOfDungeon(dungeon, own, releases) {
  if (dungeon === own.dungeon) return { is: 'own' };
  return found(
    releases.find((release) => release.dungeon === dungeon && hasPage(release)),
    releases.find((release) => release.dungeon === dungeon),
    dungeon > own.dungeon,
  );
}

/** The release of the versions that a file names. */
export function ownerOfRules({ dungeon, rules }, own, releases) {
  if (dungeon === own.dungeon && rules === own.rules) return { is: 'own' };
  const isIt = (release) => release.dungeon === dungeon && release.rules === rules;
  const isNewer = dungeon > own.dungeon || rules > own.rules;
  return found(
    releases.find((release) => isIt(release) && hasPage(release)),
    releases.find(isIt),
    isNewer,
  );
}

function found(page, engineAlone, isNewer) {
  if (page) return { is: 'kept', release: page };
  if (engineAlone) return { is: 'engine', release: engineAlone };
  return { is: isNewer ? 'newer' : 'missing' };
}
