// One policy for the page's meta element, the servers' headers and the tests.

import { hashesOfInlineScripts } from './preload_plugin.mjs';

const directives = {
  'default-src': "'none'",
  'script-src': `'self' 'wasm-unsafe-eval' ${hashesOfInlineScripts}`,
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
};

export const contentSecurityPolicy = Object.entries(directives)
  .map((pair) => pair.join(' '))
  .join('; ');
