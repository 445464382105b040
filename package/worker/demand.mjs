import { CellophaneError } from '../cellophane.mjs';

/** Throws 'bad-argument' unless something is as it should be. */
export function demand(good, argument, value, allowed) {
  const shown =
    typeof value === 'string'
      ? JSON.stringify(value)
      : value === null || typeof value !== 'object'
        ? String(value)
        : 'an object';
  if (!good) throw new CellophaneError('bad-argument', `${argument} is ${shown}; allowed: ${allowed}.`);
}

/** Reads what a caller has handed over; what throws on the way there (a proxy, a getter) is an error of his argument. */
export function reading(argument, read) {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof CellophaneError) throw cause;
    throw new CellophaneError('bad-argument', `${argument} cannot be read: ${cause?.message ?? 'it throws'}.`, {
      cause,
    });
  }
}

export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
