import type { Notices } from './notices';
import { copiesItems, writeItem, writeText } from './optional';

/** Text that is there, or still being made. */
export type Promised<T> = T | Promise<T>;

/** Copies text. A browser may deny the clipboard if the text arrives too long after the player's press (WebKit does),
    so the clipboard gets the promise at once. Rejects where it is denied, or there is none. */
export async function copyText(content: Promised<string>): Promise<void> {
  if (typeof content === 'string') return writeText(content);
  if (!copiesItems()) return writeText(await content);
  const type = 'text/plain';
  const blob = content.then((text) => new Blob([text], { type }));
  // Where there is no clipboard, nobody waits for it.
  blob.catch(() => {});
  return writeItem(type, blob);
}

/** Puts a link on the clipboard and says so, or, without a clipboard, shows the link. Rejects if the link does. */
export async function copyLink(link: Promised<string>, what: string, notices: Notices): Promise<void> {
  try {
    await copyText(link);
    notices.mention([copiedLink(what)]);
  } catch {
    notices.showLink(await link);
  }
}

export const copiedLink = (what: string): string => `The link to ${what} is on the clipboard.`;
