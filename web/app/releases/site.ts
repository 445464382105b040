/* The releases of one site: the newest at its root, earlier ones in folders below v (docs/hosting.md). */

import type { Versions } from '../../releases/release_index.mjs';

/** Written here by the build (releases_plugin.mjs). */
declare const ownVersions: Versions;

/** The versions of this page. */
export const own: Versions = ownVersions;

/** The value of `v` in a link that is to be opened by the newest page, whatever it was made with. */
export const today = 'today';

/** The folder of an address. */
export const folderOf = (address: string): URL => {
  const folder = new URL('./', address);
  folder.search = folder.hash = '';
  return folder;
};

/** The folder of the newest page, for an address of this page, which may be kept below v. */
export function siteOf(address: string): string {
  const folder = folderOf(address);
  return folder.pathname.endsWith(`/v/${own.release}/`) ? new URL('../../', folder).href : folder.href;
}

/** Whether a page at this address is a release that is kept beside a newer one. */
export const isKept = (address: string): boolean => siteOf(address) !== folderOf(address).href;

/** The folder of the releases that are kept. */
export const releasesOf = (address: string): string => `${siteOf(address)}v/`;
