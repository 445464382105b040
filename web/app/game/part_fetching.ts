import { fetchPart } from '../../kit/optional';
import type { Page } from '../shell/page';

/** The module of a part of the page, fetched on first use; undefined, with a notice, if that fails. */
export async function fetchedOrNotice<Module>(
  { notices }: Pick<Page, 'notices'>,
  fetching: () => Promise<Module>,
): Promise<Module | undefined> {
  return fetchPart(fetching).catch(() => {
    notices.notify(['This part of the page could not be fetched. Reload the page to try again.']);
    return undefined;
  });
}
