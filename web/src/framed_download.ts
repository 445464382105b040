import { notify } from './notices';

/** Says of a download in a frame what may have become of it: browsers drop one without a word where the page around
    forbids it. */
export function tellOfFrame(name: string): void {
  const frame = window.frameElement;
  const rights = frame?.getAttribute('sandbox');
  if (frame && /allow-downloads|^$/.test(rights ?? '')) return;
  // Of a frame in another site's page nobody can tell.
  notify([`If ${name} was not saved, the page around this one forbids downloads. Open this one by itself: ${location.href}`]);
}
