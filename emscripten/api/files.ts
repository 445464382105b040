// Saves and recordings that are opened.

import type { CoreFile } from './core';
import { CellophaneError, throwIf } from './errors';
import { isDetached, reading, validate } from './validation';

/** In bytes; the native program has the same limit. */
const largestFile = 64 * 1024 * 1024;

/** The bytes of a save or recording that a program gives. */
export const bytesFrom = (file: unknown, argument: string): Uint8Array =>
  reading('bad-argument', argument, () => bytesOf(file, argument));

function bytesOf(file: unknown, argument: string): Uint8Array {
  const isFile = file instanceof ArrayBuffer || ArrayBuffer.isView(file);
  validate(isFile, 'bad-argument', argument, file, 'a Uint8Array or an ArrayBuffer');
  const buffer = ArrayBuffer.isView(file) ? file.buffer : file;
  validate(!isDetached(buffer), 'bad-argument', argument, file, 'bytes that were not handed on to a thread');
  if (file.byteLength > largestFile)
    throw new CellophaneError(
      'bad-argument',
      `${argument} has ${file.byteLength} bytes, too large for a save or a recording; ` +
        `allowed: at most ${largestFile}.`,
    );
  return ArrayBuffer.isView(file) ? new Uint8Array(buffer, file.byteOffset, file.byteLength) : new Uint8Array(buffer);
}

/** Opens a file with the core's `open` and returns what `make` makes of it; throws the core's refusal. */
export function contentOf<Opened extends CoreFile<unknown>, Made>(
  open: (bytes: Uint8Array) => Opened,
  file: unknown,
  argument: string,
  make: (opened: Opened) => Made,
): Made {
  const opened = open(bytesFrom(file, argument));
  try {
    throwIf(opened.problem());
    return make(opened);
  } finally {
    opened.delete();
  }
}
