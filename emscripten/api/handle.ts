// Compiled code has no garbage collector: objects it holds for JavaScript are deleted explicitly.

import type { CoreObject } from './core';
import { CellophaneError } from './errors';

/** Deletes the compiled part of objects that have become unreachable. */
const forgotten = new FinalizationRegistry((content: CoreObject) => content.delete());

/** The compiled part of an object, until the object is disposed of or becomes unreachable. */
export class Handle<Content extends CoreObject> {
  #content: Content | null;
  readonly #gone: string;

  /** `gone`: the message of the error 'disposed' that reading `content` throws after `release`. */
  constructor(owner: object, content: Content, gone: string) {
    this.#content = content;
    this.#gone = gone;
    forgotten.register(owner, content, this);
  }

  get content(): Content {
    if (this.#content) return this.#content;
    throw new CellophaneError('disposed', this.#gone);
  }

  release(): void {
    if (!this.#content) return;
    forgotten.unregister(this);
    this.#content.delete();
    this.#content = null;
  }
}

/** Keys of the compiled part of an object and of the core, hidden from users of the classes. */
export const held = Symbol('held');
export const coreOf = Symbol('coreOf');
/** Key of the function of a class that tells its objects from others. */
export const isOwn = Symbol('isOwn');

/** A class that can tell its objects from others, also from those that were made with its prototype. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Branded = (abstract new (...given: any[]) => object) & { [isOwn](object: unknown): boolean };

export const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** For `using` declarations, where the runtime has them. */
export function makeDisposable({ prototype }: { readonly prototype: { readonly dispose: () => void } }): void {
  if (Symbol.dispose)
    Object.defineProperty(prototype, Symbol.dispose, { value: prototype.dispose, writable: true, configurable: true });
}
