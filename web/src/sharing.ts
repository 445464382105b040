import type { Notices } from './notices';

/** Copies a link. A browser may deny the clipboard if the link arrives too long after the player's press (WebKit does),
    so the clipboard gets the promise at once. */
function copy(link: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof link === 'string') return clipboard.writeText(link);
  if (!window.ClipboardItem) return link.then((text) => clipboard.writeText(text));
  return clipboard.write([
    new ClipboardItem({ 'text/plain': link.then((text) => new Blob([text], { type: 'text/plain' })) }),
  ]);
}

/** Puts a link on the clipboard and says so, or, without a clipboard, shows the link. True if it is on the clipboard.
    Rejects if the link does. */
export async function share(link: string | Promise<string>, what: string, notices: Notices): Promise<boolean> {
  try {
    await copy(link);
    notices.mention([`The link to ${what} is on the clipboard.`]);
    return true;
  } catch {
    notices.showLink(await link);
    return false;
  }
}
