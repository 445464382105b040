/* A recording that a page opens in another tab of its own, whatever its length: its code lies in the storage of the
   session, which the new tab gets a copy of. */

import { attempt, sessionTexts } from '../../kit/optional';
import { markOfHandedOver } from './replay_code';

const nameInSession = 'cellophane-recording';

/** Leaves what is in a code for a page of this site that this tab opens next. Throws where there is no room. */
export const handOver = (code: string): void => sessionTexts().setItem(nameInSession, code);

/** Opens a tab with the recording in a code; false if the browser does not allow that. Throws where there is no room. */
export function openTab(code: string): boolean {
  const texts = sessionTexts();
  texts.setItem(nameInSession, code);
  const isOpen = open(`./${markOfHandedOver}`) !== null;
  texts.removeItem(nameInSession);
  return isOpen;
}

/** The code handed over to this tab; null if there is none. */
export const codeHandedOver = (): string | null => attempt(() => sessionTexts().getItem(nameInSession), null);
