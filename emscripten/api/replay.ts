// Recorded games, replayed.

import type { Replay as DeclaredReplay } from '../cellophane';
import type { CoreGame, CoreReplay, GameBindings } from './core';
import { CellophaneError, throwIf } from './errors';
import { held } from './handle';
import { Session } from './session';
import { validate, validateInteger } from './validation';
import { guard } from './guard';

const latestTurn = 1_000_000_000;

function demandTurn(turn: number): void {
  validateInteger(turn, 0, latestTurn, 'bad-argument', 'turn');
}

/** A replay in an engine with games of its own kind. */
export type ReplayOf<Played> = Omit<DeclaredReplay, 'takeOver'> & { takeOver(): Played };

export class Replay<Played> extends Session<GameBindings, CoreReplay> implements ReplayOf<Played> {
  readonly turns: number;
  readonly loadsAtOnce: boolean;
  readonly #play: (session: CoreGame) => Played;

  /** `play` makes the game of a replay that is taken over. */
  constructor(core: GameBindings, session: CoreReplay, loadsAtOnce: boolean, play: (session: CoreGame) => Played) {
    super(core, session, 'This replay has been disposed of; open another with engine.openReplay().');
    this.turns = session.totalTurns();
    this.loadsAtOnce = loadsAtOnce;
    this.#play = play;
    Object.freeze(this);
  }

  get turn(): number {
    return this[held].turns();
  }
  get heading(): number {
    return this[held].heading();
  }
  get playing(): boolean {
    return this[held].plays();
  }
  get isAtEnd(): boolean {
    return this[held].isAtEnd();
  }
  takeWish(): ReturnType<DeclaredReplay['takeWish']> {
    return this[held].takeWish() || null;
  }

  get problem(): CellophaneError | null {
    const problem = this[held].problem();
    return problem && new CellophaneError(problem.code, problem.message);
  }

  step(): { turns: number; messages: string[] } {
    const session = this[held];
    const told = session.messageCount();
    const { turn } = this;
    session.step();
    return { turns: this.turn - turn, messages: session.messages(told) };
  }

  runTo(turn: number): void {
    demandTurn(turn);
    this[held].runTo(turn);
  }

  seek(turn: number): void {
    demandTurn(turn);
    this[held].seek(turn);
  }

  annotate(notes: string): void {
    validate(typeof notes === 'string', 'bad-notes', 'notes', notes, 'a string');
    throwIf(this[held].annotate(notes));
  }

  takeOver(): Played {
    return this.#play(this[held].takeOver());
  }
}
guard(Replay, 'replay');
