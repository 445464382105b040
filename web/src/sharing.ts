import type { Notices } from './notices';

/** Text that is there, or still being made. */
export type Promised<T> = T | Promise<T>;

/** Copies text. A browser may deny the clipboard if the text arrives too long after the player's press (WebKit does),
    so the clipboard gets the promise at once. */
export function copyText(content: Promised<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof content === 'string') return clipboard.writeText(content);
  if (!window.ClipboardItem) return content.then((text) => clipboard.writeText(text));
  return clipboard.write([
    new ClipboardItem({ 'text/plain': content.then((text) => new Blob([text], { type: 'text/plain' })) }),
  ]);
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
