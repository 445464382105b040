// Methods that are called without the object they belong to, as after `const { toText } = level`.

import { CellophaneError } from './errors';
import { coreOf, held, isOwn, type Branded } from './handle';

/** Used within methods alone, which have been called rightly by then. */
const inner: readonly (string | symbol)[] = ['constructor', coreOf, held];

/** Lets the methods and getters of a class throw an error of ours for a `this` that is none of its objects. `kind` says
 *  what they are; a class that extends another is guarded on its own. */
export function guard(type: Branded, kind: string): void {
  const prototype = type.prototype as object;
  // No method takes more than five arguments. Named ones need no list, which would be garbage of every call.
  type Act = (this: unknown, ...given: unknown[]) => unknown;
  const guarded = (act: Act, name: string) =>
    function (this: unknown, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown): unknown {
      if (!type[isOwn](this) || !(this instanceof type))
        throw new CellophaneError(
          'bad-argument',
          `${name} was used without its ${kind}: call it on the ${kind}, as in the documentation.`,
        );
      return act.call(this, a, b, c, d, e);
    };
  for (const key of Reflect.ownKeys(prototype)) {
    if (inner.includes(key)) continue;
    const property = Object.getOwnPropertyDescriptor(prototype, key)!;
    const name = String(key);
    if (typeof property.value === 'function') {
      property.value = guarded(property.value as () => unknown, name);
      Object.defineProperty(property.value, 'name', { value: name });
    }
    const read = Reflect.get(property, 'get') as (() => unknown) | undefined;
    if (read) property.get = guarded(read, name);
    Object.defineProperty(prototype, key, property);
  }
}
