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
  // Texts become neither code nor markup, but for the addresses of workers (trusted_types.js).
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const written = (parts) =>
  Object.entries(parts)
    .map((pair) => pair.join(' '))
    .join('; ');

export const contentSecurityPolicy = written(directives);

/** The playground of the documentation shows code that its reader writes in a frame. */
export const policyOfPlayground = written({ ...directives, 'frame-src': "'self'" });
/** That code is a module of its own, makes pictures, and may make markup. It connects to nothing. */
export const policyOfFrame = written({
  ...Object.fromEntries(Object.entries(directives).filter(([name]) => !name.includes('trusted-types'))),
  'connect-src': 'blob: data:',
  'script-src': "'self' 'wasm-unsafe-eval' blob:",
  'img-src': 'data: blob:',
});

/** The policy of an address below the page's. */
export function policyOf(path) {
  if (path.endsWith('/docs/playground.html')) return policyOfPlayground;
  return path.endsWith('/docs/playground_frame.html') ? policyOfFrame : contentSecurityPolicy;
}
