import { notify } from './notices';

/** Says of a download in a frame what may have become of it: browsers drop one without a word where the page around
    forbids it. */
export function tellOfFrame(name: string): void {
  const frame = window.frameElement;
  const rights = frame?.getAttribute('sandbox');
  if (frame && (rights === null || /\ballow-downloads\b/.test(rights ?? ''))) return;
  // Nobody can see a frame from another site's page from inside.
  const began = frame ? `${name} cannot be saved here: the` : `If ${name} was not saved, the`;
  notify([`${began} page around this one forbids downloads (its frame has “sandbox” without “allow-downloads”). ` +
    `Opened by itself, this page saves files: ${location.href}`]);
}
