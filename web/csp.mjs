// One policy for the page's meta element, the servers' headers and the tests.

import { hashOfFrameStart } from './docs/frame_start.mjs';
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

const written = (parts) =>
  Object.entries(parts)
    .map((pair) => pair.join(' '))
    .join('; ');

export const contentSecurityPolicy = written(directives);

/** The playground of the documentation shows code that its reader writes in a frame. */
export const policyOfPlayground = written({ ...directives, 'frame-src': "'self'" });
/** That code is a module of its own, and makes pictures. It connects to nothing. The frame has no origin to name. */
export const policyOfFrame = written({
  ...directives,
  'connect-src': 'blob: data:',
  'worker-src': 'blob:',
  'script-src': `${hashOfFrameStart} 'wasm-unsafe-eval' blob:`,
  'img-src': 'data: blob:',
});

/** The policy of an address below the page's. */
export function policyOf(path) {
  if (path.endsWith('/docs/playground.html')) return policyOfPlayground;
  return path.endsWith('/docs/playground_frame.html') ? policyOfFrame : contentSecurityPolicy;
}
