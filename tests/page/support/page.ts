import { Preferences } from '../../../web/app/settings/preferences';
import { Page } from '../../../web/app/shell/page';
import { openDocument } from './dom';

/** A page with the document's own storage, emptied. */
export function openPage(query = ''): Page {
  localStorage.clear();
  return new Page(openDocument('game', query), preferences());
}

export const preferences = (wantsContrast = false): Preferences =>
  new Preferences({ storage: () => localStorage, wantsContrast: () => wantsContrast });
