// Compiled code has no garbage collector: objects it holds for JavaScript are deleted explicitly.

/** Deletes the compiled part of objects that have become unreachable. */
const forgotten = new FinalizationRegistry((held) => held.delete());

/** The compiled part of an object, until the object is disposed of or becomes unreachable. */
class Handle {
  #content;
  #gone;

  /** `gone`: the message of the error 'disposed' that reading `content` throws after `release`. */
  constructor(owner, content, gone) {
    this.#content = content;
    this.#gone = gone;
    forgotten.register(owner, content, this);
  }

  get content() {
    if (this.#content) return this.#content;
    throw new CellophaneError('disposed', this.#gone);
  }

  release() {
    if (!this.#content) return;
    forgotten.unregister(this);
    this.#content.delete();
    this.#content = null;
  }
}
