// The common part of games and replays.

/** Keys of the compiled session and of the core, hidden from users of the classes. */
const held = Symbol('held');
const coreOf = Symbol('coreOf');
/** The most lines the log keeps. */
const logKept = 1360;

function checkFirst(from) {
  validate(isWholeBetween(from, 0, Number.MAX_SAFE_INTEGER), 'bad-argument', 'from', from, 'a whole number, 0 or more');
}

function checkMost(most) {
  validateInteger(most, 0, logKept, 'bad-argument', 'most');
}

/** A game or a replay on a screen; `gone` is the message of the error once it is disposed of. */
class GameHandle {
  #core;
  #hold;

  constructor(from, session, gone) {
    this.#core = from;
    this.#hold = new Handle(this, session, gone);
    this.seed = from.seedOf(session);
    this.style = from.styleOf(session);
  }

  get [coreOf]() {
    return this.#core;
  }
  get [held]() {
    return this.#hold.content;
  }

  get depth() {
    return this[held].depth();
  }
  get over() {
    return this[held].isOver();
  }
  get settings() {
    return this.#core.settingsOf(this[held]);
  }
  setSettings(lines) {
    return settingsSet(this.#core, this[held], lines);
  }
  takeSettings() {
    return this.#core.takeSettings(this[held]);
  }
  takeWish() {
    return this[held].takeWish() || null;
  }

  send(event) {
    return sent(this.#core, eventFrom(event), this[held]);
  }
  wantsTime() {
    return this[held].wantsTime();
  }
  wantsMotion() {
    return this[held].wantsMotion();
  }
  hurries() {
    return this[held].hurries();
  }
  screen() {
    return this[held].repaint();
  }
  text() {
    return this[held].text();
  }
  reading() {
    return this.#core.readingOf(this[held]);
  }
  readingColumn() {
    return this[held].readingColumn();
  }
  heroCell() {
    return this[held].heroCell();
  }

  /** All messages after the first `from`. */
  messages(from = 0) {
    checkFirst(from);
    const session = this[held];
    return from < session.messageCount() ? session.messages(from) : [];
  }

  log(most = logKept) {
    checkMost(most);
    return this[held].log(most);
  }

  get said() {
    return this[held].messageCount();
  }
  stateHash() {
    return this[held].stateHash();
  }
  dispose() {
    this.#hold.release();
  }
}
