import { notify, showLink } from './notices';

/** A browser may forget the player's press while a link is made, and then keeps its clipboard to itself (WebKit does): the
    link is promised to it at once. */
function copy(link: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof link === 'string') return clipboard.writeText(link);
  if (!window.ClipboardItem) return link.then((text) => clipboard.writeText(text));
  return clipboard.write([new ClipboardItem({ 'text/plain': link.then((text) => new Blob([text], { type: 'text/plain' })) })]);
}

/** Puts a link on the clipboard and says so; where there is none, shows the link. Whether it is on the clipboard. Rejects if
    there comes to be no link. */
export async function share(link: string | Promise<string>, what: string): Promise<boolean> {
  try {
    await copy(link);
    notify([`The link to ${what} is on the clipboard.`]);
    return true;
  } catch {
    showLink(await link);
    return false;
  }
}
