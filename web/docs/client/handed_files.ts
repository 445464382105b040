/* What the playground's page hands to its frame, which can fetch nothing itself: it has no origin. */

/** Addresses, relative to the page, by the names under which the frame asks for them. */
export const handedFiles = {
  'playground_worker.js': 'assets/playground_worker.js',
  'cellophane.mjs': 'lib/cellophane.mjs',
  'cellophane.wasm': 'lib/cellophane.wasm',
  'levels/cellophane.mjs': 'lib/levels.mjs',
  'levels/cellophane.wasm': '../embed/cellophane-dig.wasm',
  'worker/web.mjs': 'lib/worker.mjs',
  'worker/web_thread.mjs': 'lib/worker_thread.mjs',
  'errors/errors.mjs': 'lib/errors.mjs',
  'server/cellophane-server.mjs': 'lib/server.mjs',
  'pdf/cellophane-pdf.mjs': 'lib/pdf.mjs',
  'game/cellophane-game.js': 'lib/game.mjs',
  'map/cellophane-map.js': '../embed/cellophane-map.js',
  'map/cellophane-dig.js': '../embed/cellophane-dig.js',
  'map/cellophane.wasm': '../embed/cellophane.wasm',
  'map/cellophane-dig.wasm': '../embed/cellophane-dig.wasm',
  'map/cellophane-mono.woff2': '../embed/cellophane-mono.woff2',
} as const;

export type HandedFile = keyof typeof handedFiles;

/** What the frame is made of, relative to the page: it can fetch that neither. */
export const programOfFrame = {
  scripts: ['assets/theme.js', 'assets/playground_frame.js'],
  styles: ['assets/theme.css', 'assets/frame.css'],
} as const;

/** From the page. */
export type ToFrame =
  /** To the frame's first script (frame_start.mjs). */
  | { type: 'program'; script: string; styles: string }
  | { type: 'run'; code: string; theme: string | undefined }
  /** Asks for a sign of life. */
  | { type: 'ping' }
  /** The bytes of a file, or why there are none. */
  | { type: 'file'; name: string; bytes: ArrayBuffer }
  | { type: 'file'; name: string; problem: string };

/** From the frame, or from the code in it, which may send anything. */
export type FromFrame =
  /** The document is there, and waits for its program. */
  { type: 'begun' } | { type: 'ready' } | { type: 'ran' } | { type: 'alive' } | { type: 'file'; name: string };

/** To the worker of code that needs no page. */
export interface ToWorker {
  /** The address of the code. */
  address: string;
  /** Addresses of files, by those where modules look for them. */
  files: Record<string, string>;
}

export type FromWorker = { type: 'print'; kind: string; text: string } | { type: 'ran' };
