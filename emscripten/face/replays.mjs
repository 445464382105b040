// Recorded games, replayed.

const latestTurn = 1_000_000_000;

function demandTurn(turn) {
  validateInteger(turn, 0, latestTurn, 'bad-argument', 'turn');
}

class Replay extends GameHandle {
  constructor(core, session, loadsAtOnce) {
    super(core, session, 'This replay has been disposed of; open another with engine.openReplay().');
    this.turns = session.totalTurns();
    this.loadsAtOnce = loadsAtOnce;
    Object.freeze(this);
  }

  get turn() {
    return this[held].turns();
  }
  get heading() {
    return this[held].heading();
  }
  get playing() {
    return this[held].plays();
  }
  get isAtEnd() {
    return this[held].isAtEnd();
  }

  get problem() {
    const problem = this[held].problem();
    return problem && new CellophaneError(problem.code, problem.message);
  }

  step() {
    const session = this[held];
    const told = session.messageCount();
    const { turn } = this;
    session.step();
    return { turns: this.turn - turn, messages: session.messages(told) };
  }

  runTo(turn) {
    demandTurn(turn);
    this[held].runTo(turn);
  }

  seek(turn) {
    demandTurn(turn);
    this[held].seek(turn);
  }

  annotate(notes) {
    validate(typeof notes === 'string', 'bad-notes', 'notes', notes, 'a string');
    throwIf(this[held].annotate(notes));
  }

  takeOver() {
    return new Game(this[coreOf], this[held].takeOver());
  }
}
