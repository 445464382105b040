// The title screen.

/** The functions that pass events on to a title, in place of the core's; there is no map to look at. */
const titleHands = {
  choose: (title, name, ctrl) => title.press(name, false, ctrl, -1),
  typeInto: (title, text) => title.type(text),
  lookAt() {},
  setKeyboard: (title, assumed) => title.setKeyboard(assumed),
  setWindow: (title, first, count) => title.setWindow(count),
  setSettings: (title, lines) => title.setSettings(lines),
};

function keptFilesFrom(files, argument) {
  const isKept = (file) =>
    file && typeof file.name === 'string' && isWholeBetween(file.written, 0, Number.MAX_SAFE_INTEGER);
  // Array.from, because `map` skips holes.
  const kept =
    Array.isArray(files) && Array.from(files, (file) => isObject(file) && readOnce(file, ['name', 'written']));
  validate(
    kept && kept.every(isKept),
    'bad-argument',
    argument,
    files,
    'a list of objects with a name and, in milliseconds since 1970, written',
  );
  return kept.map(({ name, written }) => ({ name, written: Math.floor(written / 1000) }));
}

class Title {
  #hold;

  constructor(title) {
    this.#hold = new Handle(this, title, 'This title has been disposed of; open another with engine.openTitle().');
    Object.freeze(this);
  }

  get #open() {
    return this.#hold.content;
  }
  /** A constant answer; throws 'disposed' like all others. */
  #always(answer) {
    return this.#open && answer;
  }

  setGames(games) {
    const kept = keptFilesFrom(games, 'games');
    this.#open.setGames(kept);
  }
  setRecordings(recordings) {
    const kept = keptFilesFrom(recordings, 'recordings');
    this.#open.setRecordings(kept);
  }
  rememberRuns(lines) {
    runsRemembered(this.#open, lines);
  }
  takeRuns() {
    return runsTaken(this.#open);
  }
  takeWish() {
    return this.#open.takeWish();
  }
  complain(trouble) {
    validate(typeof trouble === 'string', 'bad-argument', 'trouble', trouble, 'a string');
    this.#open.complain(trouble);
  }

  send(event) {
    return sent(titleHands, eventFrom(event), this.#open);
  }
  wantsTime() {
    return this.#always(-1);
  }
  wantsMotion() {
    return this.#open.wantsMotion();
  }
  hurries() {
    return this.#always(false);
  }
  screen() {
    return this.#open.repaint();
  }
  text() {
    return this.#open.text();
  }
  messages(from = 0) {
    checkFirst(from);
    return this.#always([]);
  }
  log(most = logKept) {
    checkMost(most);
    return this.#always([]);
  }
  get said() {
    return this.#always(0);
  }
  get settings() {
    return this.#open.settings();
  }
  setSettings(lines) {
    return settingsSet(titleHands, this.#open, lines);
  }
  takeSettings() {
    return this.#always('');
  }
  reading() {
    return this.#open.reading();
  }
  readingColumn() {
    return this.#open.readingColumn();
  }
  heroCell() {
    return this.#always(null);
  }

  dispose() {
    this.#hold.release();
  }
}
