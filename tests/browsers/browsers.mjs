// The browsers of the tests in this folder.

import { missingForFirefox, openChromium, openFirefox } from './playwright_page.mjs';
import { missingForWebKit, openWebKit } from './webkit.mjs';

/** Those to run, if CELLOPHANE_BROWSERS names some ("WebKit"); otherwise all. */
const wanted = process.env.CELLOPHANE_BROWSERS?.split(/[ ,]+/);

export const browsers = [
  { name: 'Chromium', open: openChromium, missing: () => [] },
  { name: 'Firefox', open: openFirefox, missing: missingForFirefox },
  { name: 'WebKit', open: openWebKit, missing: missingForWebKit },
].filter(({ name }) => wanted?.includes(name) ?? true);

/** The options of a test of a browser that may be missing: on a server of CI that is a failure; elsewhere it is skipped. */
export function skipped({ name, missing }) {
  const lacking = missing();
  return { skip: lacking.length > 0 && !process.env.CI && `not run: ${name} (missing: ${lacking.join(', ')})` };
}
