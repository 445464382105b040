// The frame of the playground has an origin of its own, of which WebKit says that it is not 'self' in a policy: there no
// file of the site runs in the frame. So this script alone is in its document, allowed by its hash, and the page hands in
// the rest, as text.

import { createHash } from 'node:crypto';

export const frameStart = `addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.type !== 'program') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(data.styles);
  document.adoptedStyleSheets = [sheet];
  import(URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' })));
});
document.currentScript.remove();
parent.postMessage({ type: 'begun' }, '*');`;

export const hashOfFrameStart = `'sha256-${createHash('sha256').update(frameStart).digest('base64')}'`;
