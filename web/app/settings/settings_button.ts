import type { Notices } from '../../kit/notices';
import { fetchPart } from '../../kit/optional';
import type { SettingsDialogOptions } from './settings_dialog';

/** Fetches the settings dialog and shows it; a notice says if it cannot be fetched. */
export async function openSettings(root: HTMLElement, notices: Notices, options: SettingsDialogOptions): Promise<void> {
  try {
    const { showSettings } = await fetchPart(() => import('./settings_dialog'));
    showSettings(root, options);
  } catch {
    notices.notify(['This part of the page could not be fetched. Reload the page to try again.']);
  }
}
