import type { Release, Versions } from './release_index.mjs';

/** `own`: the page that asks. `kept`: another release. `engine`: one whose engine alone is kept, which can replay and has no
 *  page. `newer`: none that is kept, of versions higher than the page's. `missing`: none that is kept. */
export type Owner =
  | { readonly is: 'own' | 'newer' | 'missing' }
  | { readonly is: 'kept' | 'engine'; readonly release: Release };

export function ownerOfDungeon(dungeon: number, own: Versions, releases: readonly Release[]): Owner;
export function ownerOfRules(
  file: Pick<Versions, 'dungeon' | 'rules'>,
  own: Versions,
  releases: readonly Release[],
): Owner;
