// Never run: the compiler checks that what emscripten/api makes is exactly what is declared, member by member. Both
// ways: nothing declared is missing, and nothing made is undeclared. A difference is an error that names the member.
import type * as declared from 'cellophane';
import type * as declaredLevels from '../../package/levels';
import type { Catalog, Search } from '../../emscripten/api/catalog';
import type * as dig from '../../emscripten/api/dig';
import type { DigEngine } from '../../emscripten/api/dig_engine';
import type { MakersLevel } from '../../emscripten/api/makers_level';
import type { ObservedGame } from '../../emscripten/api/observed_game';
import type { PicturedLevel } from '../../emscripten/api/pictured_level';
import type { Replay } from '../../emscripten/api/replay';
import type { Settings } from '../../emscripten/api/settings';
import type { Snapshot } from '../../emscripten/api/snapshot';
import type { Stages } from '../../emscripten/api/stages';
import type { Title } from '../../emscripten/api/title';
import type * as whole from '../../emscripten/api/whole';
import type { WholeEngine } from '../../emscripten/api/whole_engine';

/** Whether two types are the same to the compiler, and not only assignable to each other: methods may take other
 *  arguments and still be that. */
type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The names of the public members that only one of both has, or that differ in type, in being optional or in being
 *  read-only. */
type Differences<Made, Declared> = {
  [Name in keyof Made | keyof Declared]: Name extends keyof Made & keyof Declared
    ? IsSame<Pick<Made, Name>, Pick<Declared, Name>> extends true
      ? never
      : Name
    : Name;
}[keyof Made | keyof Declared];

type Nothing<Difference extends never> = Difference;

/** What the engine for levels makes levels with: it says of which class they are. */
type MakersOfLevels = 'generate' | 'descend';

type Functions<Module> = Omit<Module, 'CellophaneError'>;
/** The arguments of the only class that is exported; its instances are compared by themselves. */
type Errors<Module extends { CellophaneError: abstract new (...given: never) => unknown }> = ConstructorParameters<
  Module['CellophaneError']
>;

export type Checks = [
  Nothing<Differences<WholeEngine, declared.Engine>>,
  Nothing<Differences<PicturedLevel, declared.Level>>,
  Nothing<Differences<Stages, declared.Stages>>,
  Nothing<Differences<ObservedGame, declared.Game>>,
  Nothing<Differences<Snapshot, declared.Snapshot>>,
  Nothing<Differences<Replay<declared.Game>, declared.Replay>>,
  Nothing<Differences<Title, declared.Title>>,
  Nothing<Differences<Settings, declared.SettingsEditor>>,
  Nothing<Differences<Catalog, declared.Catalog>>,
  Nothing<Differences<Search, declared.Search>>,
  Nothing<Differences<whole.CellophaneError, declared.CellophaneError>>,
  // What the modules export.
  Nothing<Differences<Functions<typeof whole>, Functions<typeof declared>>>,
  Nothing<Differences<Functions<typeof dig>, Functions<typeof declaredLevels>>>,
  Nothing<Differences<Errors<typeof whole>, Errors<typeof declared>>>,
  // The engine for levels, which the package declares by itself.
  Nothing<Differences<Omit<DigEngine, MakersOfLevels>, Omit<declaredLevels.Engine, MakersOfLevels>>>,
  Nothing<Differences<MakersLevel<never>, declaredLevels.Level>>,
];
