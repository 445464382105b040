import { fetchPart } from '../../kit/optional';
import type { ShareDialogOptions } from './share_dialog';

/** Fetches the menu of what can be shared and shows it; a notice says if it cannot be fetched. */
export async function openShare(root: HTMLElement, options: ShareDialogOptions): Promise<void> {
  try {
    const { showShare } = await fetchPart(() => import('./share_dialog'));
    showShare(root, options);
  } catch {
    options.notices.notify(['This part of the page could not be fetched. Reload the page to try again.']);
  }
}
