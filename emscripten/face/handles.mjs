// Compiled code does not know what nobody can reach any more: it is told.

/** For objects that nobody can reach any more. */
const forgotten = new FinalizationRegistry((held) => held.delete());

/** What compiled code holds for an object, until the object is disposed of or forgotten. */
class Handle {
  #content;
  #gone;

  /** Whoever asks for it when it is `gone` is told so in these words. */
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
