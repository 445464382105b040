// Checks of arguments. Errors name the argument, the value given and what is allowed.

import type { ErrorCode } from '../cellophane';
import { CellophaneError } from './errors';

/** An object given by a program, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The names of all options; the compiler notices one that is left out, or that is not declared. */
export const namesOf = <Options>(all: { readonly [Name in keyof Required<Options>]: true }): readonly string[] =>
  Object.keys(all);

/** Throws a CellophaneError unless `good`. */
export function validate(
  good: unknown,
  code: ErrorCode,
  argument: string,
  value: unknown,
  allowed: string,
): asserts good {
  if (good) return;
  // Not a name in the options, which is one.
  const verb = /^the ([\w]+ )?(options|actions)$/.test(argument) ? 'are' : 'is';
  throw new CellophaneError(code, `${argument} ${verb} ${described(value)}; allowed: ${allowed}.`);
}

/** What `read` reads of an object that a program gives. What a getter or a proxy of it throws becomes an error of ours. */
export function reading<T>(code: ErrorCode, argument: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CellophaneError) throw error;
    throw new CellophaneError(code, `${argument} cannot be read: ${wordsOf(error)}.`, { cause: error });
  }
}

/** Whatever was thrown, in words. */
function wordsOf(error: unknown): string {
  try {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  } catch {
    return 'it threw something without words';
  }
}

/** Whether it is an array; Array.isArray throws for a revoked proxy. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A copy of an array, holes filled in, because the caller may change its array later; null of anything else. */
export const listFrom = (value: unknown, code: ErrorCode, argument: string): unknown[] | null =>
  isList(value) ? reading(code, argument, () => Array.from<unknown>(value)) : null;

/** As `Object.prototype.toString` names it, with its article. */
function kindOf(view: ArrayBufferView): string {
  const name = Object.prototype.toString.call(view).slice('[object '.length, -1);
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
}

function described(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (isList(value)) return 'an array';
  if (ArrayBuffer.isView(value)) return `${kindOf(value)} of ${value.byteLength} bytes`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

export const isWholeBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

export const isSwitch = (value: unknown): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

export function isOneOf<T>(names: readonly T[], value: unknown): value is T {
  const all: readonly unknown[] = names;
  return all.includes(value);
}

/** Whether a buffer was transferred, as to a thread, and cannot be read any more. */
export function isDetached(buffer: ArrayBufferLike): boolean {
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}

/** A copy of the named fields, each read once: a getter may answer differently the second time, or dispose of the
 *  object whose method is running. */
export const readOnce = (object: Fields, names: readonly string[], code: ErrorCode, argument: string): Fields =>
  reading(code, argument, () => Object.fromEntries(names.map((name) => [name, object[name]])));

export function validateInteger(
  value: unknown,
  low: number,
  high: number,
  code: ErrorCode,
  argument: string,
): asserts value is number {
  // The message is built only for an error: this check runs often.
  if (!isWholeBetween(value, low, high))
    validate(false, code, argument, value, `a whole number from ${low} to ${high}`);
}

/** The same; throws unless it is an object with no fields but these: a misspelt option must not be silently ignored. */
export function namedOf(object: unknown, names: readonly string[], code: ErrorCode, argument: string): Fields {
  validate(isObject(object), code, argument, object, `an object with ${names.join(', ')}`);
  for (const name of reading(code, argument, () => Object.keys(object)))
    validate(names.includes(name), code, `a name in ${argument}`, name, names.join(', '));
  return readOnce(object, names, code, argument);
}
