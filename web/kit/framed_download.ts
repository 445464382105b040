import type { Notices } from './notices';

/** Tells the reader that a download in a frame may have failed: browsers drop it silently where the outer page forbids
    downloads. */
export function tellOfFrame(name: string, notices: Notices): void {
  const frame = window.frameElement;
  const rights = frame?.getAttribute('sandbox');
  if (frame && /allow-downloads|^$/.test(rights ?? '')) return;
  // The sandbox of a frame in another site's page cannot be read: there the notice always appears.
  notices.notify([
    `If ${name} was not saved, the page around this one forbids downloads. Open this one by itself: ${location.href}`,
  ]);
}
