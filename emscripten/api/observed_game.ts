// Games in the whole engine: what programs see and can do, and states to return to.

import type { Action, Game as DeclaredGame, Observation, Snapshot as DeclaredSnapshot } from '../cellophane';
import { actionOf } from './actions';
import type { GameBindings, ProgramBindings } from './core';
import { Game } from './game';
import { coreOf, held } from './handle';
import { Snapshot } from './snapshot';
import { guard } from './guard';

export class ObservedGame extends Game<GameBindings & ProgramBindings> implements DeclaredGame {
  observe(): Observation {
    return this[coreOf].observe(this[held]);
  }
  legalActions(): Action[] {
    return this[coreOf].possibleActions(this[held]).map(actionOf);
  }

  snapshot(): DeclaredSnapshot {
    return new Snapshot(this, this[coreOf].momentOf(this[held]));
  }
  restore(snapshot: DeclaredSnapshot): void {
    this[coreOf].returnTo(this[held], Snapshot.momentFor(this, snapshot));
  }
}
guard(ObservedGame, 'game');
