// Games that are played.

import type { Action, Bytes, Game as DeclaredGame, GameOptions, GameResult, StepResult } from '../cellophane';
import { commandFrom } from './actions';
import type { CoreGame, GameBindings, LevelBindings } from './core';
import { depthFrom, seedFrom, styleAndVariant, styleFrom, variantFrom } from './dungeons';
import { unwrap } from './errors';
import { coreOf, held } from './handle';
import { runsRemembered, runsTaken } from './screens';
import { Session } from './session';
import { namedOf, namesOf, validateInteger } from './validation';
import { frozen } from './values';
import { guard } from './guard';

const gameNames = namesOf<GameOptions>({ seed: true, style: true, variant: true, depth: true });

export function newSession(core: LevelBindings & GameBindings, options: unknown): CoreGame {
  const given = namedOf(options, gameNames, 'bad-argument', 'the game options');
  const seed = seedFrom(core, given.seed);
  const style = styleFrom(core, given.style);
  const variant = variantFrom(core, given.variant);
  const depth = depthFrom(variant, given.depth);
  return unwrap(core.newSession(BigInt(seed), styleAndVariant(style, variant.name), depth));
}

export class Game<Core extends GameBindings> extends Session<Core, CoreGame> {
  constructor(core: Core, session: CoreGame) {
    super(core, session, 'This game has been disposed of; open another with engine.newGame().');
  }

  get turns(): number {
    return this[held].turns();
  }
  result(): GameResult | null {
    const result = this[held].result();
    return result && frozen(result);
  }
  takeWish(): ReturnType<DeclaredGame['takeWish']> {
    return this[held].takeWish() || null;
  }
  rememberRuns(lines: string): void {
    runsRemembered(this[held], lines);
  }
  takeRuns(): string {
    return runsTaken(this[held]);
  }

  step(action: Action): StepResult {
    const [type, first, second] = commandFrom(action);
    const session = this[held];
    const told = session.messageCount();
    const { turns, goingOn, question, over, changed } = unwrap(
      typeof second === 'string' ? session.writeOn(type, first, second) : session.act(type, first, second),
    );
    return { turns, messages: session.messages(told), over, goingOn, question: question || null, changed };
  }

  save(): Bytes {
    return this[coreOf].saveOf(this[held]);
  }
  replay(): Bytes {
    return this[coreOf].recordingOf(this[held]);
  }
  get recorded(): number {
    return this[coreOf].recordedOf(this[held]);
  }

  addition(since: number): Bytes {
    const { recorded } = this;
    validateInteger(since, 0, recorded, 'bad-argument', 'since');
    return this[coreOf].additionOf(this[held], since);
  }
}
guard(Game, 'game');
