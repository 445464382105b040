import { notify, showLink } from './notices';

/** Puts a link on the clipboard and says so; where there is none, shows the link. Whether it is on the clipboard. */
export async function share(link: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    notify([`The link to ${what} is on the clipboard.`]);
    return true;
  } catch {
    showLink(link);
    return false;
  }
}
