// The engine with everything.

import type {
  BatchOptions,
  Bytes,
  Catalog as DeclaredCatalog,
  CatalogOptions,
  DailyCalendar,
  DungeonSvgOptions,
  Engine as DeclaredEngine,
  FlatObservation,
  FoundryOptions,
  Game as DeclaredGame,
  GameBatch as DeclaredBatch,
  ImageBytes,
  Layouts as DeclaredLayouts,
  Level as DeclaredLevel,
  LevelColors,
  LevelOptions,
  LevelStreamOptions,
  ObservationLayout,
  RankedRecording,
  RecordingToRank,
  Replay as DeclaredReplay,
  ResultCard,
  ResultCardOptions,
  Search as DeclaredSearch,
  SearchOptions,
  Seed,
  Sought,
  StreamedLevel,
  StreamLayer,
  TerrainInfo,
  TunableInfo,
  Variant,
  VariantProgress,
  VariantTrialOptions,
  VerifiedRecording,
  WatchedLevel,
} from '../cellophane';
import { GameBatch } from './batch';
import { Catalog, Layouts, Search, soughtNames } from './catalog';
import type { CoreGame, WholeCore } from './core';
import { foundryFrom, sheetFrom } from './drawings';
import { depthsFrom, requestFrom, styleAndVariant, variantFrom } from './dungeons';
import { unwrap } from './errors';
import { GameEngine } from './game_engine';
import { coreOf } from './handle';
import { dotsOf } from './map_engine';
import { fieldsOf, Layout, MovingMemory, Scratch, type Numbers } from './observation';
import { ObservedGame } from './observed_game';
import { PicturedLevel } from './pictured_level';
import { dailyCalendar, dailyDates, rankedRecordings, rankingText, verifiedRecording } from './results';
import { resultCard } from './result_card';
import { streamOf } from './stream';
import { variantFromJson, variantJson, variantName, variantTrial } from './variants';
import { generated } from './watched_level';
import { fromJson, frozen } from './values';
import { guard } from './guard';

export class WholeEngine extends GameEngine<WholeCore, DeclaredLevel, DeclaredGame> implements DeclaredEngine {
  readonly #numbers: Numbers;

  constructor(core: WholeCore) {
    const layout = new Layout(core);
    const numbers = {
      layout,
      scratch: new Scratch(layout),
      observed: new MovingMemory(() => core.observedBytes()),
      masked: new MovingMemory(() => core.maskedBytes()),
      outcome: new MovingMemory(() => core.outcomeNumbers()),
    };
    super(
      core,
      (_, request, dug) => new PicturedLevel(core, request, dug),
      (_, session) => new ObservedGame(core, session, numbers),
    );
    this.#numbers = numbers;
  }

  override generate(options: LevelOptions & { stages: true }): WatchedLevel;
  override generate(options: LevelOptions & { stages?: boolean }): DeclaredLevel;
  override generate(options: LevelOptions): DeclaredLevel {
    return generated(this[coreOf], options, (core, request, dug) => new PicturedLevel(core, request, dug));
  }

  stream<Name extends StreamLayer>(options: LevelStreamOptions<Name>): Generator<StreamedLevel<Name>, void, undefined> {
    return streamOf(this[coreOf], options);
  }
  dungeonSvg(options: DungeonSvgOptions): string {
    const { given, drawing } = sheetFrom(options);
    const core = this[coreOf];
    const { seed, style, variant, width, height, grid, tune } = requestFrom(core, given);
    const [from, to] = depthsFrom(variantFrom(core, variant), given.depth);
    const kind = styleAndVariant(style, variant);
    return unwrap(core.dungeonSvg(BigInt(seed), kind, width, height, ...grid, tune, from, to, drawing));
  }
  foundryModule(options: FoundryOptions): Bytes {
    const { given, theme, cell } = foundryFrom(options);
    const core = this[coreOf];
    const { seed, style, variant, width, height, grid, tune } = requestFrom(core, given);
    const [from, to] = depthsFrom(variantFrom(core, variant), given.depth);
    const kind = styleAndVariant(style, variant);
    const pixels = cell(core.largestCellOf(width, height));
    return unwrap(core.foundry(BigInt(seed), kind, width, height, ...grid, tune, from, to, pixels, theme));
  }
  tunables(): TunableInfo[] {
    return this[coreOf].tunables();
  }
  terrainTable(): TerrainInfo[] {
    return fromJson(this[coreOf].terrainTable());
  }

  override openReplay(file: ArrayBuffer | ArrayBufferView): DeclaredReplay {
    return super.openReplay(file);
  }

  dots(colors: LevelColors): ImageBytes {
    return dotsOf(this[coreOf], colors);
  }
  resultCard(file: ArrayBuffer | ArrayBufferView, options: ResultCardOptions = {}): ResultCard {
    return resultCard(this[coreOf], file, options, (day) => this.dailySeed(day));
  }
  catalog(options: CatalogOptions): DeclaredCatalog {
    return new Catalog(this[coreOf], options);
  }
  layouts(options: CatalogOptions): DeclaredLayouts {
    return new Layouts(this[coreOf], options);
  }
  search(options: SearchOptions): DeclaredSearch {
    return new Search(this[coreOf], options);
  }
  newBatch(options: BatchOptions): DeclaredBatch {
    const core = this[coreOf];
    const play = (session: CoreGame) => frozen(new ObservedGame(core, session, this.#numbers));
    return frozen(new GameBatch(core, options, this.#numbers, play));
  }
  variantFromJson(json: string): Variant {
    return variantFromJson(this[coreOf], json);
  }
  variantName(variant: Variant): string {
    return variantName(this[coreOf], variant);
  }
  variantJson(variant: Variant): string {
    return variantJson(this[coreOf], variant);
  }
  variantTrial(options: VariantTrialOptions): Generator<VariantProgress, void, undefined> {
    return variantTrial(this[coreOf], options);
  }
  searchNames(): Record<Sought, string[]> {
    return soughtNames(this[coreOf]);
  }
  terrainNames(): string[] {
    return this[coreOf].terrainNames();
  }
  observationLayout(): ObservationLayout {
    return this.#numbers.layout.parsed;
  }
  observationFields(buffer: Uint8Array): FlatObservation {
    return fieldsOf(this.#numbers.layout.parsed, buffer);
  }
  verifyRecording(file: ArrayBuffer | ArrayBufferView): VerifiedRecording {
    return verifiedRecording(this[coreOf], file);
  }
  rankRecordings(recordings: readonly RecordingToRank[]): RankedRecording[] {
    return rankedRecordings(this[coreOf], recordings);
  }
  rankingText(recordings: readonly RecordingToRank[], format: 'csv' | 'json'): string {
    return rankingText(this[coreOf], recordings, format);
  }
  dailyCalendar(runs: string, now: number, variant?: Variant): DailyCalendar {
    return dailyCalendar(this[coreOf], runs, now, variant);
  }
  dailyDates(seeds: readonly Seed[], now: number): (string | null)[] {
    return dailyDates(this[coreOf], seeds, now);
  }
}
guard(WholeEngine, 'engine');
