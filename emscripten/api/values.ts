// Values on their way out: from JSON, and frozen so that they cannot change.

import type { Json } from './core';

export const fromJson = <T>(text: Json<T>): T => JSON.parse(text) as T;

/** The object itself, typed as before: Object.freeze would hide its protected members. */
export function frozen<T extends object>(object: T): T {
  Object.freeze(object);
  return object;
}

export function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}
