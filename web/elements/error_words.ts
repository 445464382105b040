import type { CellophaneError } from 'cellophane-levels';
import { isOnline } from '../kit/optional_in_workers';

/** Tested by name, because the engines of maps, digs and games each have a CellophaneError class of their own. */
export const isOurError = (error: unknown): error is CellophaneError =>
  error instanceof Error && error.name === 'CellophaneError';

/** An error as the second part of a sentence shown on the page. */
export function wordsFor(error: unknown): string {
  if (!isOurError(error) || error.code !== 'wasm-missing')
    return error instanceof Error ? error.message : String(error);
  if (!isOnline()) return 'the engine could not be loaded, for there is no connection.';
  // Programs are advised to hand the file to a function; an element has an attribute for its address.
  const [, place] = / could not be read at (.*\)): /.exec(error.message) ?? [];
  if (place === undefined) return `the engine could not be loaded: ${error.message}`;
  return `the engine could not be loaded from ${place}: put cellophane.wasm there, or name its address in the attribute wasm.`;
}
