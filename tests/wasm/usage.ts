// Never run: the compiler checks that the declarations allow what the documentation promises, and no more.
import {
  CellophaneError,
  loadCellophane,
  type Action,
  type CatalogEntry,
  type DigStage,
  type DigStep,
  type DigStepKind,
  type Engine,
  type ErrorCode,
  type FlatObservation,
  type Game,
  type InterfaceEvent,
  type Observation,
  type ObservationLayout,
  type Level,
  type LevelItem,
  type LevelJson,
  type LevelMachine,
  type LevelMonster,
  type Replay,
  type Search,
  type SearchHit,
  type Snapshot,
  type StepResult,
  type TiledMap,
  type UniversalVtt,
  type WatchedLevel,
} from 'cellophane';

const engine: Engine = await loadCellophane({ wasm: new URL('https://example.org/cellophane.wasm') });
for (const { depth, hash } of engine.descend({ seed: 7, style: 'rogue', depth: [2, 4] }))
  (depth satisfies number, hash satisfies string);
const level: Level = engine.generate({ seed: 1729n, depth: 7, style: 'classic', width: 100, height: 60 });
const [x, y]: readonly [number, number] = level.stairs.down;
export const tile: string = level.rows[y]!.charAt(x);

const { stages }: WatchedLevel = engine.generate({ seed: 1, stages: true });
const stepsOf: (each: DigStage) => readonly DigStep[] = ({ first, last }) => stages.steps.slice(first, last + 1);
export const told: string[] = stages.list
  .flatMap(stepsOf)
  .map(({ kind, caption }) => `${kind satisfies DigStepKind}: ${caption}`);
export const shown: [Uint32Array, number] = [stages.picture(3, { rock: false }).glyph, stages.tickets(3)?.[0] ?? 0];
// @ts-expect-error generated without stages
level.stages;

const json: LevelJson = level.toJSON();
const keys: LevelItem[] = json.items.filter((item) => item.marks.includes('key'));
const bearers: (LevelMonster | null)[] = level.items.map((item) =>
  item.carriedBy === null ? null : level.monsters[item.carriedBy]!,
);
const rewards: readonly LevelMachine[] = level.machines.filter((machine) => machine.kind === 'reward');
export const held = [keys, bearers, rewards, json.terrain.names[json.terrain.dungeon[0]!]];

const tiled: TiledMap = level.toTiled({ image: 'tiles.png' });
const names: string[] = tiled.layers.flatMap((each) =>
  (each.type === 'objectgroup' ? each.objects : []).map(({ name }) => name),
);
const tabletop: UniversalVtt = level.toUniversalVtt({ reveal: false });
const ends: number[] = tabletop.portals.map(({ bounds: [from, to] }) => Math.hypot(to.x - from.x, to.y - from.y));
const terrain: Uint8Array = level.cells('dungeon');
const volumes: Uint16Array = level.cells('gasVolume');
export const sheet: string = engine.dungeonSvg({ seed: 5, depth: [1, 3], theme: 'blueprint' });
export const lists: readonly string[] = [level.toKey(), level.toKey({ reveal: false })];
export const drawn: string = level.toSvg({ cell: 16, theme: 'light', grid: true, title: 'The seventh' });
export const forms = [names, ends, terrain, volumes, level.tilesetImage().byteLength];
export const picture: Uint8Array = level.toPng({ cell: 24, theme: 'light', grid: true, reveal: false });
{
  using brief = engine.generate({ seed: 2 });
  console.log(brief.hash);
}
level.dispose();

export const wanted: CatalogEntry[] = [...engine.catalog({ seeds: [1, 2000n], where: 'ally("unicorn") <= 10' })];
for await (const entry of engine.catalog({ seeds: '7', depth: [1, 5], style: 'rogue' })) {
  const place: [string, number, number, number] = [entry.seed, entry.depth, entry.x, entry.y];
  if (entry.what === 'item' && entry.runic !== null) console.log(place, entry.kind, entry.runic, entry.carriedBy);
}

const search: Search = engine.search({ seeds: [1, 2000n], where: 'ally("unicorn") <= 10', watch: () => {} });
export const found: [string, CatalogEntry[]][] = [...search].map((hit: SearchHit) => [hit.seed, hit.found]);
export const runes: string[] = engine.searchNames().runic;
// @ts-expect-error a search without a condition
engine.search({ seeds: 1 });

const game: Game = engine.newGame({ seed: '1729', depth: 2 });
const action: Action = { type: 'move', dir: 'northwest' };
const { turns, messages, over, goingOn, question, changed }: StepResult = game.step(action);
const event: InterfaceEvent = { type: 'key', key: 'x', shift: true };
const bytes: Uint8Array = game.send(event);
export const seen = [
  turns,
  over,
  goingOn,
  question,
  changed,
  bytes,
  game.wantsTime(),
  messages.concat(game.messages(3)),
];

const { hero, cells, width }: Observation = game.observe();
const layout: ObservationLayout = engine.observationLayout();
const flat = new Uint8Array(layout.bytes);
const fields: FlatObservation = engine.observationFields(flat);
game.observeInto(flat);
const possible: number = game.legalMask(new Uint8Array(layout.actions.maskBytes));
export const played: number = game.stepMany([16, 17]) + possible + fields.health[0]!;
const kinds: readonly string[] = layout.vocabularies.itemKinds;
export const potions = layout.kindsOfCategories
  .filter(({ name }) => name === 'potion')
  .map(({ first }) => kinds[first]);
export const rest = layout.actions.groups.find(({ name }) => name === 'rest');
// @ts-expect-error: there is no such field
export const hitPoints = fields.hitPoints;
// @ts-expect-error: there is no such vocabulary
export const weapons = layout.vocabularies.weapons;
game.reset(1729n);
game.fork().dispose();
export const underfoot: string = engine.terrainNames()[cells.dungeon[hero.x + hero.y * width]!]!;
const kept: Uint8Array = game.save();
export const since: Uint8Array = game.addition(game.recorded);
const file = [game.save()];
file.push(game.addition(game.recorded));
engine.loadGame(await new Blob(file).arrayBuffer());
export const answers = [
  level.toPng(),
  level.tilesetImage(),
  game.replay(),
  game.screen(),
  game.send({ type: 'time', ms: 3 }),
].map((body) => new Response(body));
export const ended: boolean = game.over;
const moment: Snapshot = game.snapshot();
game.legalActions().forEach((each: Action) => game.step(each));
game.restore(moment);
const replay: Replay = engine.openReplay(game.replay());
replay.seek(replay.heading + 1);
for (replay.runTo(100); !replay.isAtEnd; ) console.log(replay.step().messages, replay.turn, replay.problem?.code);
export const mine: Game = replay.takeOver();
engine.loadGame(kept).dispose();
// @ts-expect-error a save is no text
engine.loadGame('CLPH');

try {
  engine.seedFromText('0');
} catch (error) {
  if (error instanceof CellophaneError) {
    const code: ErrorCode = error.code;
    console.error(code, error.message, error.name satisfies 'CellophaneError');
  }
}

// @ts-expect-error an unknown style
engine.generate({ seed: 1, style: 'nethack' });
// @ts-expect-error no seed
engine.newGame({});
// @ts-expect-error an unknown direction
game.step({ type: 'move', dir: 'up' });
// @ts-expect-error a pointer without a place
game.send({ type: 'hover' });
// @ts-expect-error a level is read-only
level.depth = 3;
// @ts-expect-error so are its items
level.items[0].x = 3;
// @ts-expect-error so are its stairs
level.stairs.up[0] = 3;
// @ts-expect-error an unknown layer
level.cells('water');
// @ts-expect-error a color is no theme
level.toSvg({ theme: 'blue' });
// @ts-expect-error a PNG has no title
level.toPng({ title: 'The seventh' });
// @ts-expect-error a catalog without seeds
engine.catalog({ depth: 3 });
// @ts-expect-error three ends of a range
engine.catalog({ seeds: [1, 2, 3] });
