// An engine with games: what the page's engine adds to levels.

import type { GameOptions, SettingsEditor, Title as DeclaredTitle, TitleOptions } from '../cellophane';
import type { CoreGame, GameBindings, LevelBindings } from './core';
import { contentOf } from './files';
import { newSession } from './game';
import { coreOf } from './handle';
import type { LevelMaker } from './level';
import { LevelEngine } from './level_engine';
import { Replay, type ReplayOf } from './replay';
import { Settings } from './settings';
import { openTitle } from './title';
import { frozen } from './values';
import { guard } from './guard';

export class GameEngine<
  Core extends LevelBindings & GameBindings,
  MadeLevel extends object,
  MadeGame extends object,
> extends LevelEngine<Core, MadeLevel> {
  readonly #play: (session: CoreGame) => MadeGame;
  readonly settings: SettingsEditor;

  constructor(
    core: Core,
    makeLevel: LevelMaker<Core, MadeLevel>,
    makeGame: (core: Core, session: CoreGame) => MadeGame,
  ) {
    super(core, makeLevel);
    this.settings = new Settings(core);
    this.#play = (session) => frozen(makeGame(core, session));
  }

  newGame(options: GameOptions): MadeGame {
    return this.#play(newSession(this[coreOf], options));
  }
  openTitle(options: TitleOptions = {}): DeclaredTitle {
    return openTitle(this[coreOf], options);
  }
  loadGame(file: ArrayBuffer | ArrayBufferView): MadeGame {
    const open = (bytes: Uint8Array) => this[coreOf].openSave(bytes);
    return contentOf(open, file, 'the save', (opened) => this.#play(opened.take()));
  }
  openReplay(file: ArrayBuffer | ArrayBufferView): ReplayOf<MadeGame> {
    const open = (bytes: Uint8Array) => this[coreOf].openRecording(bytes);
    return contentOf(
      open,
      file,
      'the recording',
      (opened) => new Replay(this[coreOf], opened.take(), opened.loadsAtOnce(), this.#play),
    );
  }
}
guard(GameEngine, 'engine');
