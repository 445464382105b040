// Games that are played.

function newSession(core, options) {
  checkNames(options, ['seed', 'style', 'depth'], 'bad-argument', 'the game options');
  const seed = seedFrom(core, options.seed);
  const style = styleFrom(core, options.style);
  return unwrap(core.newSession(BigInt(seed), style, depthFrom(options.depth)));
}

/** In bytes; the native program has the same limit. */
const largestFile = 64 * 1024 * 1024;

/** Opens a file with the core's `open` and returns what `make` makes of it; throws the core's refusal. */
function contentOf(open, file, argument, make) {
  const isFile = file instanceof ArrayBuffer || ArrayBuffer.isView(file);
  validate(isFile, 'bad-argument', argument, file, 'a Uint8Array or an ArrayBuffer');
  validate(
    !isDetached(file.buffer ?? file),
    'bad-argument',
    argument,
    file,
    'bytes that were not handed on to a thread',
  );
  if (file.byteLength > largestFile)
    throw new CellophaneError(
      'bad-argument',
      `${argument} has ${file.byteLength} bytes, too large for a save or a recording; ` +
        `allowed: at most ${largestFile}.`,
    );
  const bytes = ArrayBuffer.isView(file)
    ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength)
    : new Uint8Array(file);
  const opened = open(bytes);
  try {
    throwIf(opened.problem());
    return make(opened);
  } finally {
    opened.delete();
  }
}

/** A state of a game, usable by the game it was taken from alone. */
class Snapshot {
  #game;
  #hold;

  constructor(game, moment) {
    this.#game = game;
    this.#hold = new Handle(this, moment, 'This snapshot has been disposed of; take another with game.snapshot().');
    Object.freeze(this);
  }

  /** The core's moment of a snapshot; throws 'bad-argument' unless it was taken from `game`. */
  static momentFor(game, snapshot) {
    const isSnapshot = isObject(snapshot) && #hold in snapshot;
    validate(
      isSnapshot && snapshot.#game === game,
      'bad-argument',
      'the snapshot',
      snapshot,
      'a snapshot of this very game',
    );
    return snapshot.#hold.content;
  }

  dispose() {
    this.#hold.release();
  }
}

class Game extends GameHandle {
  constructor(core, session) {
    super(core, session, 'This game has been disposed of; open another with engine.newGame().');
    Object.freeze(this);
  }

  get turns() {
    return this[held].turns();
  }
  rememberRuns(lines) {
    runsRemembered(this[held], lines);
  }
  takeRuns() {
    return runsTaken(this[held]);
  }

  step(action) {
    const [type, first, second] = commandFrom(action);
    const session = this[held];
    const told = session.messageCount();
    const { turns, goingOn, question, over } = unwrap(
      type === 'call' || type === 'inscribe' ? session.writeOn(type, first, second) : session.act(type, first, second),
    );
    return { turns, messages: session.messages(told), over, goingOn, question: question || null };
  }

  observe() {
    return this[coreOf].observe(this[held]);
  }
  legalActions() {
    return this[coreOf].possibleActions(this[held]).map(actionOf);
  }

  save() {
    return this[coreOf].saveOf(this[held]);
  }
  replay() {
    return this[coreOf].recordingOf(this[held]);
  }
  get recorded() {
    return this[coreOf].recordedOf(this[held]);
  }

  addition(since) {
    const { recorded } = this;
    validateInteger(since, 0, recorded, 'bad-argument', 'since');
    return this[coreOf].additionOf(this[held], since);
  }

  snapshot() {
    return new Snapshot(this, this[coreOf].momentOf(this[held]));
  }
  restore(snapshot) {
    this[coreOf].returnTo(this[held], Snapshot.momentFor(this, snapshot));
  }
}
