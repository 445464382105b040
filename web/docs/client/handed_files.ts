/* What the playground's page hands to its frame, which can fetch nothing itself: it has no origin. */

/** Addresses, relative to the page, by the names under which the frame asks for them. */
export const handedFiles = {
  'cellophane.mjs': 'lib/cellophane.mjs',
  'cellophane.wasm': 'lib/cellophane.wasm',
  'map/cellophane-map.js': '../embed/cellophane-map.js',
  'map/cellophane-dig.js': '../embed/cellophane-dig.js',
  'map/cellophane.wasm': '../embed/cellophane.wasm',
  'map/cellophane-dig.wasm': '../embed/cellophane-dig.wasm',
  'map/cellophane-mono.woff2': '../embed/cellophane-mono.woff2',
} as const;

export type HandedFile = keyof typeof handedFiles;

/** From the page. */
export type ToFrame =
  | { type: 'run'; code: string; theme: string | undefined }
  /** The bytes of a file, or why there are none. */
  | { type: 'file'; name: string; bytes: ArrayBuffer }
  | { type: 'file'; name: string; problem: string };

/** From the frame, or from the code in it, which may send anything. */
export type FromFrame = { type: 'ready' } | { type: 'ran' } | { type: 'file'; name: string };
