/** Cellophane: Brogue's dungeons and the game in them, as one ES module and one .wasm. */

/// <reference lib="esnext.disposable" />

export type Seed = bigint | string | number;
/** Bytes as Blob, Response and fetch take them. Since TypeScript 5.7 these are a Uint8Array<ArrayBuffer>, which older
 *  compilers cannot read; what `of` returns is right for all. */
export type Bytes = ReturnType<typeof Uint8Array.of>;
export type Style = 'brogue' | 'classic' | 'accretion' | 'rogue';
/** How long a dungeon is: 26 levels down to the Amulet, 6, or 3; and 40, 10 or 5 in all. */
export type ListedVariant = 'brogue' | 'rapid' | 'bullet';
/** One of these, or a row of your own: the text that `engine.variantFromJson` makes of it. */
export type Variant = ListedVariant | `custom.${string}`;
export type DirectionName = 'north' | 'south' | 'west' | 'east' | 'northwest' | 'southwest' | 'northeast' | 'southeast';

/** The kind of an error, for programs; codes keep their names between versions. */
export type ErrorCode =
  | 'bad-seed'
  | 'bad-depth'
  | 'bad-style'
  | 'bad-variant'
  | 'bad-size'
  | 'bad-tune'
  | 'bad-action'
  | 'bad-event'
  | 'bad-argument'
  | 'bad-where'
  | 'bad-score'
  | 'bad-notes'
  | 'undiggable'
  | 'foreign-file'
  | 'newer-file'
  | 'truncated-file'
  | 'damaged-file'
  | 'bad-save'
  | 'bad-replay'
  | 'diverged'
  | 'unfinished'
  | 'disposed'
  | 'out-of-memory'
  | 'internal-error'
  | 'wasm-missing'
  | 'wasm-broken'
  | 'wasm-unsupported'
  | 'worker-failed'
  | 'no-browser';

/** Every error this module throws. The message names the argument, the value given, and what is allowed. */
export class CellophaneError extends Error {
  readonly name: 'CellophaneError';
  readonly code: ErrorCode;
  /** With 'bad-where' and 'bad-score': the column at which the condition or the score could not be read, from 1. */
  readonly column?: number;
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown });
}

/** What a class of the runtime makes, as the DOM or Node declares it; never, where neither is among the types. */
type Made<Name extends string, Runtime = typeof globalThis> =
  Runtime extends Record<Name, { prototype: infer Instance }> ? Instance : never;
type MadeModule = typeof globalThis extends { WebAssembly: infer Names } ? Made<'Module', Names> : never;

export interface LoadOptions {
  /** The address of the wasm, or the wasm itself, compiled or not (a URL, text, a Response, bytes or a
   *  WebAssembly.Module). By default `cellophane.wasm` beside this module. */
  wasm?: Made<'URL'> | string | Made<'Response'> | ArrayBuffer | ArrayBufferView | MadeModule;
}

/** A new engine at every call, with a memory of its own. Compiled modules are kept by address, so that another engine
 *  from the same address takes milliseconds and no download. */
export function loadCellophane(options?: LoadOptions): Promise<Engine>;

export interface LevelOptions {
  seed: Seed;
  /** 1 to 40, fewer in a short dungeon; 1 if left out. */
  depth?: number;
  style?: Style;
  /** 'brogue' if left out. */
  variant?: Variant;
  /** Map size in cells; 79 x 29 if left out. At least 40 x 20 (style 'rogue': 5 x 4), at most 500 x 500. */
  width?: number;
  height?: number;
  /** Columns and rows of rooms, with style 'rogue' alone; [3, 3] if left out, fewer where the map is too small. */
  grid?: [number, number];
  /** Measures in percent of what is usual, which belong to the level as its seed does: { loops: 50, lakes: 0 }. */
  tune?: Tuning;
}

/** What of a level can be tuned, in percent; 100 is as usual. Styles refuse measures of what they have not, with
 *  'bad-tune'. `engine.tunables()` has the limits. */
export interface Tuning {
  /** How many rooms are tried, and how many there may be: 25 to 300. */
  rooms?: number;
  /** How many ways around there are: 0 (the level is a tree) to 300. */
  loops?: number;
  /** How many lakes are tried: 0 to 300. */
  lakes?: number;
  /** How many vaults, trap rooms and other places built for a purpose there are: 0 to 300. */
  machines?: number;
  /** How often a horde is drawn from deeper levels: 0 to 1000. */
  outOfDepth?: number;
}

export interface TunableInfo {
  readonly name: keyof Tuning;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly styles: readonly Style[];
  readonly meaning: string;
}

/** Sets of cells: nothing stands in the way ('passable'); a walker goes there of its own will, which leaves out deep
 *  water, lava, holes, fire and traps ('walkable'); the same with the secret doors that a hero has to find first
 *  ('findable'); it stops sight and light ('opaque'); light of terrain or creatures falls there ('lit');
 *  something of your own can be put there ('spawn'): walkable ground outside machines, with nothing on it, no doorway or
 *  narrow place, out of sight of the stairs up. */
export type LevelMask = 'passable' | 'walkable' | 'findable' | 'opaque' | 'lit' | 'spawn';

/** A room as the generator grew it, without what was walled in later. */
export interface LevelRoom {
  readonly shape: string;
  /** Whether a hallway belongs to it, which is among its cells. */
  readonly hallway: boolean;
  /** The rectangle around its cells. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many cells it has. */
  readonly cells: number;
  /** Its edge, as corners of the grid of cells: clockwise around cells, the other way around holes. */
  readonly polygon: readonly (readonly (readonly [number, number])[])[];
  /** Its cells, row by row. */
  readonly positions: readonly (readonly [x: number, y: number])[];
  /** The indices of the rooms that a door or a corridor leads to. */
  readonly neighbours: readonly number[];
}

/** Ground in one piece that belongs to no room: a corridor (in style 'rogue' all of them), a tunnel, the shore of a lake
 *  that reaches beyond its room. */
export interface LevelCorridor extends Omit<LevelRoom, 'shape' | 'hallway' | 'neighbours'> {
  /** The indices of the rooms beside it, or behind the doors it leads to. */
  readonly joins: readonly number[];
}

/** How one passes a door: it opens by itself, has to be found, needs its key, needs a lever or what its machine does, has
 *  to be burnt, or nothing hangs in it. */
export type DoorKind = 'door' | 'secret' | 'locked' | 'portcullis' | 'barricade' | 'opening';

/** A door, or an opening between rooms. */
export interface LevelDoor {
  readonly x: number;
  readonly y: number;
  readonly kind: DoorKind;
  /** What stands there: 'wooden door', 'secret door', 'locked iron door', 'floor' and so on. */
  readonly terrain: string;
  /** The indices of the rooms beside it; one alone where it leads to a corridor. */
  readonly joins: readonly number[];
}

export interface SightOptions {
  /** How far one sees, in cells; to the end of the map if left out. */
  radius?: number;
  /** Cells that stop sight, row by row, in place of the level's own: whatever is not 0. */
  opaque?: Uint8Array;
}

export interface WayOptions {
  /** Steps in eight directions, which cut no corners; true if left out. */
  diagonals?: boolean;
  /** Through secret doors too, which a hero has to find first ('findable' in place of 'walkable'); false if left out.
   *  Without, 7 % of levels at depth 3 have no way between their stairs, and 61 % at depth 26. */
  secrets?: boolean;
  /** Cells that can be entered, row by row, in place of the level's 'walkable': whatever is not 0. */
  passable?: Uint8Array;
}

/** What a stream of levels can show of each. */
export type StreamLayer = 'dungeon' | 'liquid' | 'surface' | 'gas' | 'gasVolume' | 'machine' | LevelMask;

/** A terrain, as the tables have it. */
export interface TerrainInfo {
  name: string;
  /** As a player reads it who knows what it is; may change with the words of the game. */
  title: string;
  /** Null: it shows what lies below it. */
  glyph: string | null;
  /** Of 'blocks movement', 'blocks vision', 'deep water', 'lava', 'flammable', 'trap plate' and so on. */
  properties: string[];
  secret: boolean;
  /** The name of the terrain that a secret is taken for until it is found; null for what is no secret. */
  looksLike: string | null;
}

export interface LevelStreamOptions<Name extends StreamLayer = StreamLayer>
  extends Omit<LevelOptions, 'seed' | 'depth'> {
  /** One seed, or the first and the last. */
  seeds: Seed | readonly [Seed, Seed];
  /** One depth, or the first and the last; all down to the Amulet if left out. */
  depth?: number | readonly [number, number];
  layers: readonly Name[];
}

export type StreamedLayers<Name extends StreamLayer> = {
  readonly [Layer in Name]: Layer extends 'gasVolume' | 'machine' ? Uint16Array : Uint8Array;
};

/** A level of a stream. There is only one: each level is written over the one before. */
export interface StreamedLevel<Name extends StreamLayer = StreamLayer> {
  readonly seed: string;
  readonly depth: number;
  readonly width: number;
  readonly height: number;
  readonly stairs: { readonly up: readonly [number, number]; readonly down: readonly [number, number] };
  /** Row by row, as `level.cells` and `level.mask` have them. */
  readonly layers: StreamedLayers<Name>;
}

export type ItemCategory =
  | 'food'
  | 'weapon'
  | 'armor'
  | 'potion'
  | 'scroll'
  | 'staff'
  | 'wand'
  | 'ring'
  | 'charm'
  | 'gold'
  | 'amulet'
  | 'gem'
  | 'key';

/** All levels of a dungeon. */
export interface DescentOptions extends Omit<LevelOptions, 'depth'> {
  /** One depth, or the first and the last; all down to the Amulet if left out. */
  depth?: number | readonly [number, number];
}

/** An item on a level. Names are those of the game's tables; docs/json.md describes every field. */
export interface LevelItem {
  readonly x: number;
  readonly y: number;
  readonly category: ItemCategory;
  readonly kind: string;
  readonly quantity: number;
  readonly enchant: number;
  /** Charges left, of staffs and wands; null of other items. */
  readonly charges: number | null;
  /** Kills with it, or turns of wearing it, until it is identified; null of items not identified that way. */
  readonly unknownFor: number | null;
  readonly runic: string | null;
  /** The class of monsters the rune is made against; null if there is none. */
  readonly foe: string | null;
  readonly marks: readonly ItemMark[];
  /** What a key opens: a cell, or, where `at` is null, every cell of a machine. `consumed`: the key is used up
   *  there. */
  readonly opens: readonly {
    readonly at: readonly [number, number] | null;
    readonly machine: number;
    readonly consumed: boolean;
  }[];
  /** The number of the machine the item belongs to, or 0. */
  readonly machine: number;
  /** The index in `monsters` of the monster that carries it; null if none does. */
  readonly carriedBy: number | null;
  /** The name a player reads once the item is identified; wording may change between versions. */
  readonly name: string;
  /** What magic detection would show; null if nothing. */
  readonly aura: 'good' | 'bad' | null;
}
export type ItemMark =
  | 'identified'
  | 'cursed'
  | 'key'
  | 'revealed on entering'
  | 'explorer avoids'
  | 'most charges known';

export type MonsterState = 'sleeping' | 'hunting' | 'wandering' | 'fleeing' | 'ally';

export interface LevelMonster {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly state: MonsterState;
  readonly captive: boolean;
  /** Hidden in a statue, a wall or a coffin until something wakes it. */
  readonly dormant: boolean;
  readonly marks: readonly ('permanently fleeing' | 'sacrifice target' | 'bound to leader')[];
  readonly mutation: string | null;
  readonly health: number;
  readonly maxHealth: number;
  readonly machine: number;
  /** The index in `monsters` of the leader it follows; null if there is none. */
  readonly leader: number | null;
  /** The index in `items` of the item it carries; null if there is none. */
  readonly carrying: number | null;
  /** The name a player reads; wording may change between versions. */
  readonly name: string;
  readonly group: 'ordinary' | 'boss' | 'special' | 'legendary';
}

export interface LevelMachine {
  readonly number: number;
  readonly blueprint: string;
  readonly kind: 'reward' | 'amulet holder' | 'vestibule' | 'key holder' | 'flavour';
  readonly cells: number;
  readonly origin: readonly [number, number];
  /** The number of the machine that required this one, or 0. */
  readonly parent: number;
}

/** A level as JSON, docs/json.md. Terrain is row-major and indexes `terrain.names`. */
export interface LevelJson {
  format: 'cellophane-level';
  version: 1;
  dungeonVersion: number;
  seed: string;
  depth: number;
  style: Style;
  /** Missing in the long dungeon. */
  variant?: Variant;
  /** The measures that are not the usual ones; missing where all are. */
  tuning?: Tuning;
  width: number;
  height: number;
  rows: string[];
  stairs: { up: [number, number]; down: [number, number] };
  rooms: { shape: string; hallway: boolean; doorways: [number, number][]; cells: number }[];
  terrain: {
    names: string[];
    dungeon: number[];
    liquid: number[];
    surface: number[];
    gas: number[];
    /** [x, y, volume] of the cells that hold gas. */
    gasVolumes: [number, number, number][];
  };
  items: LevelItem[];
  monsters: LevelMonster[];
  machines: LevelMachine[];
}

export interface CatalogOptions {
  /** One seed, or the first and the last. */
  seeds: Seed | readonly [Seed, Seed];
  /** One depth, or the first and the last; all down to the Amulet if left out. */
  depth?: number | readonly [number, number];
  style?: Style;
  variant?: Variant;
  /** The size of all levels, 79 x 29 if left out. */
  width?: number;
  height?: number;
  tune?: Tuning;
  /** Only dungeons that meet this condition: 'item("plate armor") <= 4 and ally("unicorn") <= 10' (docs/catalog.md). */
  where?: string;
  /** Called after every level dug. */
  watch?: () => void;
}

/** A row of the catalogue, as `cellophane catalog` writes it (docs/catalog.md); a field that does not apply is null. */
export interface CatalogEntry {
  seed: string;
  depth: number;
  what: 'item' | 'ally' | 'monster' | 'machine' | 'altar';
  category: string;
  kind: string;
  quantity: number | null;
  enchant: number | null;
  charges: number | null;
  runic: string | null;
  foe: string | null;
  mutation: string | null;
  state: MonsterState | 'dormant' | null;
  machine: number;
  blueprint: string | null;
  x: number;
  y: number;
  /** A creature's number on its level: its place in the list `monsters` of the level. */
  number: number | null;
  /** The kind of creature that carries the item, its number and its mutation. */
  carriedBy: string | null;
  carrier: number | null;
  carrierMutation: string | null;
  /** The number of the machine that a key opens. */
  opens: number | null;
  dungeonVersion: number;
  /** Missing in the long dungeon. */
  variant?: Variant;
  /** Missing where all levels have the usual size and measures. */
  width?: number;
  height?: number;
  /** The measures that are not the usual ones; missing where all are. */
  tuning?: Tuning;
}

/** How a level is laid out (docs/catalog.md). */
export interface LayoutEntry
  extends Pick<CatalogEntry, 'seed' | 'depth' | 'dungeonVersion' | 'variant' | 'width' | 'height' | 'tuning'> {
  /** Cells that a hero can stand on unharmed, secret doors included. */
  area: number;
  rooms: number;
  /** Walls, lakes and other blocks of at least ten cells that one can walk round. */
  loops: number;
  /** Pieces of deep water, lava, mud, brimstone or chasm of at least ten cells. */
  lakes: number;
  /** Steps between the stairs, through secret doors where there is no other way; null where fire or brimstone is in the
   *  way. */
  stairs: number | null;
}

/** Iterates like a Catalog, a row a level. */
export interface Layouts extends Iterable<LayoutEntry>, AsyncIterable<LayoutEntry> {
  [Symbol.iterator](): Generator<LayoutEntry, void, undefined>;
  [Symbol.asyncIterator](): AsyncGenerator<LayoutEntry, void, undefined>;
}

/** Digs levels only as the loop asks for entries; leaving the loop ends the digging. Every loop starts from the
 *  beginning. */
export interface Catalog extends Iterable<CatalogEntry>, AsyncIterable<CatalogEntry> {
  /** Runs without a pause: for workers and command-line programs. */
  [Symbol.iterator](): Generator<CatalogEntry, void, undefined>;
  /** With `for await`: yields to the event loop about every 20 ms, for pages. */
  [Symbol.asyncIterator](): AsyncGenerator<CatalogEntry, void, undefined>;
}

export interface SearchOptions extends CatalogOptions {
  where: string;
  /** What to rank the dungeons by: '3 * count(item, "life", 1..10) - item("plate armor")' (docs/catalog.md). A dungeon
   *  that meets the condition is dug until its score is settled. */
  score?: string;
}

/** A dungeon that meets the condition. */
export interface SearchHit {
  seed: string;
  /** The entries the condition and the score mention that were met before both were decided. */
  found: CatalogEntry[];
  /** Null where no score was asked for. */
  score: number | null;
}

/** The dungeons that meet a condition, in the order of their seeds. Iterates like a Catalog, but digs no further in a
 *  dungeon once the condition is decided. */
export interface Search extends Iterable<SearchHit>, AsyncIterable<SearchHit> {
  [Symbol.iterator](): Generator<SearchHit, void, undefined>;
  [Symbol.asyncIterator](): AsyncGenerator<SearchHit, void, undefined>;
}

/** The kinds of things a condition can look for. */
export type Sought = 'item' | 'ally' | 'monster' | 'machine' | 'altar' | 'runic';

export interface Level {
  readonly seed: string;
  readonly depth: number;
  readonly style: Style;
  readonly variant: Variant;
  readonly width: number;
  readonly height: number;
  /** The measures that are not the usual ones. */
  readonly tuning: Readonly<Tuning>;
  /** One string a row, one character a cell: the cell's class. */
  readonly rows: readonly string[];
  readonly stairs: { readonly up: readonly [number, number]; readonly down: readonly [number, number] };
  /** 16 hex digits; equal levels have equal hashes on every machine. */
  readonly hash: string;
  readonly items: readonly LevelItem[];
  readonly monsters: readonly LevelMonster[];
  readonly machines: readonly LevelMachine[];
  /** In the order they were dug. For these, corridors and doors the level is dug again when they are first asked for. */
  readonly rooms: readonly LevelRoom[];
  readonly corridors: readonly LevelCorridor[];
  readonly doors: readonly LevelDoor[];
  /** 1 for every cell of a set, 0 for all others, row by row; a copy the caller may change. */
  mask(name: LevelMask): Bytes;
  /** 1 for every cell in view of one, row by row, that one included. A cell may see one that does not see it. */
  fieldOfView(x: number, y: number, options?: SightOptions): Bytes;
  /** The steps from every cell to the nearest of the goals, row by row; -1 where there is no way. */
  distances(goals: readonly (readonly [x: number, y: number])[], options?: WayOptions): Int32Array;
  /** A shortest way, both ends included; null if there is none. */
  path(
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
    options?: WayOptions,
  ): [x: number, y: number][] | null;
  /** Calls the painter for every cell, row by row, with its glyph and its colours (0xRRGGBB). */
  draw(paint: (x: number, y: number, glyph: string, fg: number, bg: number) => void, options?: ColorOptions): void;
  /** Everything the level holds, as a new plain object that the caller may change. */
  toJSON(): LevelJson;
  toText(): string;
  toAnsi(): string;
  /** The map as an SVG document without scripts, style sheets or external references. */
  toSvg(options?: SvgOptions): string;
  /** The map as an SVG document that looks drawn by hand, for paper: walls as lines, hatching outside, numbered rooms,
   *  a scale and a legend. */
  toDrawnSvg(options?: DrawnSvgOptions): string;
  /** The same as a PNG; the same bytes on every machine. */
  toDrawnPng(options?: DrawnPngOptions): Bytes;
  /** The map as a PNG of square cells, drawn with pictograms rather than a font; the same bytes on every machine. */
  toPng(options?: PngOptions): Bytes;
  /** A map for the editor Tiled, format 1.10, as an object to be written as JSON; `tilesetImage` draws its tiles. */
  toTiled(options?: {
    /** The file name of the tileset image; 'cellophane-tiles.png' if left out. */ image?: string;
  }): TiledMap;
  /** The tileset image, a PNG; the same for all levels of one depth. */
  tilesetImage(): Bytes;
  /** A map for virtual tabletops, format 0.3, as an object to be written as JSON. It shows secret doors and hidden traps
   *  unless `reveal` is false. */
  toUniversalVtt(options?: UniversalVttOptions): UniversalVtt;
  /** A ZIP archive for a game at the table: maps for tabletops and drawn maps (`players.uvtt`, `players.svg` without
   *  secrets, `gm.uvtt`, `gm.svg` with them), and `key.md` and `players.md`, lists of what is where, room by room. */
  toTabletop(options?: TabletopOptions): Bytes;
  /** What belongs beside the drawn map, in Markdown: room by room, for the game master with all that is hidden, or, if
   *  `reveal` is false, for players with what is seen at once. */
  toKey(options?: RevealOptions): string;
  /** The terrain of every cell, row by row, as indices into `toJSON().terrain.names`; a copy the caller may change. */
  cells(layer: 'dungeon' | 'liquid' | 'surface' | 'gas'): Bytes;
  /** The volume of gas in every cell, or the number of its machine; 0 if there is none. */
  cells(layer: 'gasVolume' | 'machine'): Uint16Array;
  /** The glyph and colours of every cell, for renderers. */
  colors(options?: ColorOptions): LevelColors;
  /** A sentence about what a cell holds. */
  describe(x: number, y: number, options?: RevealOptions): string;
  /** Frees the level's memory at once. Seed, depth, style, size, stairs, and rows or hash read before, stay available;
   *  all else throws 'disposed' from then on. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
}

/** The kind of a step. */
export type DigStepKind =
  /** A stage has ended: the step shows its result. */
  | 'stage'
  | 'room'
  | 'room refused'
  | 'corridor'
  | 'loop'
  | 'lake'
  | 'lake refused'
  | 'lake filled'
  | 'terrain'
  | 'bridge'
  /** A machine's cells are marked; then come its parts; last it is built, or all of it is undone. For some machines no
   *  place is found ('machine unplaced'). */
  | 'machine begun'
  | 'machine built'
  | 'machine refused'
  | 'machine unplaced'
  | 'item entrusted'
  | 'stairs'
  | 'tickets'
  | 'item'
  | 'horde';

/** One thing the generator did or tried. Cells are numbered row by row. */
export interface DigStep {
  readonly kind: DigStepKind;
  /** The index of its stage in `list`. */
  readonly stage: number;
  /** A short sentence. */
  readonly caption: string;
  /** The door of a room, the origin of a machine, the cell of an item. */
  readonly at: readonly [number, number] | null;
  /** The cells of the room or lake, or of the machine's interior; of a refused one, where it was tried last. */
  readonly cells: readonly number[];
  /** The hallway of a room or its cell of the grid; with a lake, all lakes so far. */
  readonly beside: readonly number[];
  /** Up to eight of the places where the cells did not fit, as offsets [x, y] from `cells`, in the order of the
   *  tries. */
  readonly refused: readonly (readonly [number, number])[];
  /** How many places were tried; of a horde, the number of monsters; of a loop, the length of the way around that it
   *  cuts short. */
  readonly tried: number;
  /** Numbers of machines, or 0. The number of a machine that was undone is not used again. */
  readonly machine: number;
  readonly parent: number;
}

export interface DigStage {
  readonly name: string;
  readonly title: string;
  /** An explanation of the stage for newcomers: a sentence or two. */
  readonly line: string;
  /** The indices of its first and last step in `steps`. */
  readonly first: number;
  readonly last: number;
}

/** How a level was dug (docs/dig.md). */
export interface Stages {
  readonly list: readonly DigStage[];
  readonly steps: readonly DigStep[];
  /** How often the generator began; only the last attempt is recorded. */
  readonly attempts: number;
  /** The level after a step (an index into `steps`); 'bad-argument' if there is no such step. */
  picture(
    step: number,
    options?: { /** Solid rock too, rather than blanks; true if left out. */ rock?: boolean },
  ): LevelColors;
  /** The weight of every cell in the draw that places an item, in tenths of a ticket, row by row, before the draw; null
   *  if the step draws nothing. */
  tickets(step: number): Uint32Array | null;
}

/** A level generated with `stages: true`. */
export interface WatchedLevel extends Level {
  readonly stages: Stages;
}

export interface RevealOptions {
  /** Shows secrets as what they are, and monsters that lie in wait; true if left out. */
  reveal?: boolean;
}

export interface ColorOptions extends RevealOptions {
  /** Solid rock too, rather than blanks; true if left out. */
  rock?: boolean;
  /** Draws items; true if left out. */
  items?: boolean;
  /** Draws monsters; true if left out. */
  monsters?: boolean;
}

export interface TabletopOptions {
  /** The side of a cell in pixels, 2 to 256, with at most 151 million pixels in all; 64, or less where that would be more
   *  than 16 million, if left out. */
  cell?: number;
  /** The map is drawn by hand in this theme, as `toDrawnPng` draws it. If left out, it is in the game's small pictures and
   *  colours, and the archive's own drawn maps are in ink. */
  theme?: PictureOptions['theme'];
}

export interface UniversalVttOptions extends TabletopOptions, RevealOptions {}

/** Options that SVG and PNG share. */
export interface PictureOptions extends RevealOptions {
  /** 'dark' if left out. 'ink' is black on white for printing, 'parchment' brown on yellowed paper,
   *  'blueprint' white on blue. */
  theme?: 'dark' | 'light' | 'ink' | 'parchment' | 'blueprint';
  /** Draws glyphs, not just colours; true if left out, as are items and monsters. */
  glyphs?: boolean;
  items?: boolean;
  monsters?: boolean;
  /** Lines between the cells; false if left out. */
  grid?: boolean;
}

export interface SvgOptions extends PictureOptions {
  /** The height of a cell in pixels at the picture's natural size, 2 to 200; 20 if left out. */
  cell?: number;
  /** The picture's accessible title; the level's seed and depth if left out. */
  title?: string;
  description?: string;
}

export interface DrawnSvgOptions extends RevealOptions {
  /** The side of a cell in pixels at the picture's natural size, 2 to 200; 24 if left out. */
  cell?: number;
  /** 'ink' if left out. */
  theme?: PictureOptions['theme'];
  /** Above the map, and its accessible title; the level's seed and depth if left out. */
  title?: string;
  /** Items and monsters; true if left out. */
  items?: boolean;
  monsters?: boolean;
  /** The numbers of the rooms, from 1 in the order of `rooms`; true if left out. */
  numbers?: boolean;
  /** Lines between the cells of the floor, and numbers of columns and rows around the map; true if left out. */
  grid?: boolean;
  /** What the marks mean, below the map; true if left out. */
  legend?: boolean;
}

/** Of pictures in pixels. */
export interface PaperOptions {
  /** How long the side of a cell is on paper, in millimetres, 1 to 100, which the picture says of itself; 25.4 (an inch)
   *  if left out. */
  millimeters?: number;
}

export interface DrawnPngOptions extends DrawnSvgOptions, PaperOptions {
  /** The side of a cell in pixels, 2 to 256, with at most 151 million pixels for the map itself; 24 if left out. */
  cell?: number;
}

/** A dungeon whose levels, down to the Amulet if `depth` is left out, become a module for Foundry. */
export interface FoundryOptions extends DescentOptions {
  /** As of `toUniversalVtt`. */
  cell?: number;
  /** What the maps are drawn in; 'parchment' if left out. */
  theme?: PictureOptions['theme'];
}

/** A dungeon whose levels, down to the Amulet if `depth` is left out, are on one page. */
export interface DungeonSvgOptions extends DescentOptions, RevealOptions {
  /** The side of a cell in pixels at the picture's natural size, 2 to 200; 5 if left out. */
  cell?: number;
  /** 'ink' if left out. */
  theme?: PictureOptions['theme'];
  /** Above the maps, and its accessible title; the dungeon's seed if left out. */
  title?: string;
}

export interface PngOptions extends PictureOptions, PaperOptions {
  /** The side of a cell in pixels, 2 to 256, with at most 151 million pixels in all; 16, or less where that would be more
   *  than 16 million, if left out. */
  cell?: number;
}

export interface TiledProperty {
  name: string;
  type: 'string' | 'int' | 'bool' | 'object';
  value: string | number | boolean;
}

export interface TiledTileLayer {
  id: number;
  name: 'dungeon' | 'liquid' | 'surface' | 'gas';
  type: 'tilelayer';
  visible: boolean;
  opacity: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Row by row: the index of the terrain plus 1, or 0 for nothing. */
  data: number[];
}

export interface TiledObject {
  id: number;
  name: string;
  type: string;
  rotation: number;
  visible: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  point?: boolean;
  ellipse?: boolean;
  properties?: TiledProperty[];
}

export interface TiledObjectLayer {
  id: number;
  name: 'stairs' | 'machines' | 'items' | 'monsters';
  type: 'objectgroup';
  draworder: 'index';
  color: string;
  visible: boolean;
  opacity: number;
  x: number;
  y: number;
  objects: TiledObject[];
}

export interface TiledMap {
  type: 'map';
  version: '1.10';
  tiledversion: string;
  orientation: 'orthogonal';
  renderorder: 'right-down';
  infinite: false;
  compressionlevel: number;
  backgroundcolor: string;
  width: number;
  height: number;
  tilewidth: number;
  tileheight: number;
  nextlayerid: number;
  nextobjectid: number;
  properties: TiledProperty[];
  tilesets: {
    firstgid: number;
    name: string;
    image: string;
    imagewidth: number;
    imageheight: number;
    tilewidth: number;
    tileheight: number;
    columns: number;
    tilecount: number;
    margin: number;
    spacing: number;
    tiles: { id: number; type: string; properties: TiledProperty[] }[];
    /** For the terrain brush: edges where two kinds of ground meet. */
    wangsets: {
      name: string;
      type: 'corner';
      tile: number;
      colors: { name: string; color: string; probability: number; tile: number }[];
      wangtiles: { tileid: number; wangid: number[] }[];
    }[];
  }[];
  layers: (TiledTileLayer | TiledObjectLayer)[];
}

/** A place on the map, in cells from the upper left corner. */
export interface UniversalVttPoint {
  x: number;
  y: number;
}

export interface UniversalVtt {
  format: 0.3;
  resolution: { map_origin: UniversalVttPoint; map_size: UniversalVttPoint; pixels_per_grid: number };
  line_of_sight: UniversalVttPoint[][];
  objects_line_of_sight: UniversalVttPoint[][];
  portals: {
    position: UniversalVttPoint;
    bounds: [UniversalVttPoint, UniversalVttPoint];
    /** In radians. */
    rotation: number;
    closed: boolean;
    freestanding: boolean;
  }[];
  environment: { baked_lighting: boolean; ambient_light: string };
  lights: {
    position: UniversalVttPoint;
    range: number;
    intensity: number;
    /** AARRGGBB. */
    color: string;
    shadows: boolean;
  }[];
  /** A PNG, in base64. */
  image: string;
}

/** One number a cell, row by row. */
export interface LevelColors {
  /** Code points. */
  glyph: Uint32Array;
  /** 0xRRGGBB. */
  fg: Uint32Array;
  /** 0xRRGGBB. */
  bg: Uint32Array;
}

export interface ScreenColors extends LevelColors {
  /** The code point, in the page's font of pictures, of what is drawn in place of the glyph; 0: the glyph is. Other than 0
   *  only after the event 'pictures', and where the setting "signs" asks for pictures. */
  picture: Uint32Array;
}

/** Bytes as the constructor of ImageData takes them; typed like `Bytes`, for older compilers. */
export type ImageBytes = ReturnType<typeof Uint8ClampedArray.of>;

export interface GameOptions {
  seed: Seed;
  style?: Style;
  variant?: Variant;
  /** The depth the hero begins on; 1 if left out. */
  depth?: number;
}

// Generated from src/protocol/command.h; npm run generate writes it anew.
export type Action =
  /** A step; walking into something acts on it. */
  | { type: 'move'; dir: DirectionName }
  /** Repeats the step until something makes it unwise. */
  | { type: 'run'; dir: DirectionName }
  /** Rests for a turn. */
  | { type: 'rest' }
  /** Searches for a turn. */
  | { type: 'search' }
  /** Searches up to five times in a row. */
  | { type: 'search5' }
  /** Travels to a cell, until something makes it unwise. */
  | { type: 'travel'; x: number; y: number }
  /** Travels to known stairs and takes them. */
  | { type: 'stairs'; to: 'up' | 'down' }
  /** Explores, until something makes it unwise. */
  | { type: 'explore' }
  /** One more step of the long command in progress; without one it does nothing. */
  | { type: 'continue' }
  /** Gives up the long command in progress. */
  | { type: 'stop' }
  /** Puts down the item with this letter: all of a stack of weapons or gems, one of anything else. What lies there
   *  already is taken up for it. */
  | { type: 'drop'; item: string }
  /** Throws one of the items with this letter. */
  | { type: 'throw'; item: string; x: number; y: number }
  /** Wields a weapon, or puts on armor or a ring; what is there already goes back into the pack. */
  | { type: 'equip'; item: string }
  /** Takes off what is wielded or worn. */
  | { type: 'remove'; item: string }
  /** Equips again the item that was replaced last. */
  | { type: 'swap' }
  | { type: 'eat'; item: string }
  | { type: 'drink'; item: string }
  | { type: 'read'; item: string }
  /** Fires the bolt of a staff or wand at a cell. */
  | { type: 'zap'; item: string; x: number; y: number }
  /** Uses a charm. */
  | { type: 'use'; item: string }
  /** Names an unknown kind, or labels an item: up to 29 characters from space to ~, none to remove the name. */
  | { type: 'call'; item: string; text: string }
  /** Labels this item alone, whether or not its kind is known. */
  | { type: 'inscribe'; item: string; text: string }
  /** Gives an item another letter; whatever has that takes the old one. */
  | { type: 'relabel'; item: string; letter: string }
  /** Names the item that an open question asks for ('which-ring', 'what-to-enchant', 'what-to-identify'); without such
   *  a question nothing happens. */
  | { type: 'choose'; item: string }
  /** Makes the game easier, irrevocably; asks first. */
  | { type: 'easy' }
  /** Rests until nothing ails the hero, or for a hundred turns if nothing does. */
  | { type: 'recover' }
  /** Gives the game up at once, without a question. */
  | { type: 'quit' }
  /** Answers the open question; without one nothing happens. */
  | { type: 'answer'; yes: boolean };
// End of what is generated.

export interface StepResult {
  /** Hero turns that passed. */
  turns: number;
  /** The messages added to the log, as plain text. */
  messages: string[];
  /** The game has ended. */
  over: boolean;
  /** A long action is not finished: step({type:'continue'}) goes on with it. */
  goingOn: boolean;
  /** A question to be answered with {type:'answer'}, or, where it wants an item, {type:'choose'}; or null. */
  question: string | null;
  /** False if nothing came of it: no turn passed, and the state is what it was; a message may say why. The same action
   *  then changes nothing again until another one does. */
  changed: boolean;
}

/** The buttons of a gamepad, by the names of the standard mapping's most common pads. */
export type GamepadButton =
  | 'a'
  | 'b'
  | 'x'
  | 'y'
  | 'left-shoulder'
  | 'right-shoulder'
  | 'left-trigger'
  | 'right-trigger'
  | 'select'
  | 'start'
  | 'left-stick'
  | 'right-stick';

export type SoundKind =
  | 'enemy-seen'
  | 'enemy-near'
  | 'hit-given'
  | 'kill'
  | 'hit-taken'
  | 'miss'
  | 'door'
  | 'fire'
  | 'item'
  | 'gold'
  | 'key'
  | 'secret'
  | 'low-health'
  | 'level-down'
  | 'level-up'
  | 'fall'
  | 'death'
  | 'victory';

/** Something to be heard or felt. */
export interface SoundCue {
  readonly kind: SoundKind;
  /** Where it is, in cells from the hero, east and south positive; 0, 0: at the hero, or nowhere in particular. */
  readonly x: number;
  readonly y: number;
  /** 0 to 100. Of an enemy: how dangerous it is, as far as the hero can tell. Of 'hit-taken': the share of full health
   *  that was lost. Of 'hit-given': how good a blow it was. Of 'low-health': what is missing. */
  readonly strength: number;
}

export type InterfaceEvent =
  /** A key press; `key` and `code` as in a browser's KeyboardEvent. Keys without a meaning in the game do nothing. */
  | { type: 'key'; key: string; code?: string; shift?: boolean; ctrl?: boolean }
  /** Chooses by key an entry of `reading().choices` or a labelled button; keys the player has swapped do not matter. */
  | { type: 'choose'; key: string; ctrl?: boolean }
  /** A button of a gamepad went down, or a direction is held on its d-pad or stick (sent again to repeat). On the map a
   *  button does what the help page says; on lists, pages and questions directions mark what a click would hit, and 'a'
   *  clicks it. */
  | { type: 'gamepad'; button: GamepadButton | DirectionName }
  /** Replaces the text of the entry that `reading().entry` describes. */
  | { type: 'text'; text: string }
  /** Points at a cell of the map (x 0-78, y 0-28). */
  | { type: 'look'; x: number; y: number }
  /** A pointer over a screen cell (column 0-99, row 0-33). `press`: a click, once the button is released; it counts if
   *  `down`, when sent, was on the same thing. `rightpress`: a click with the other button. `tap`: a touch, which
   *  cannot hover: on the map the first tap points, and a second one there is a press. */
  | {
      type: 'hover' | 'down' | 'press' | 'tap' | 'rightpress';
      column: number;
      row: number;
      shift?: boolean;
      ctrl?: boolean;
    }
  | { type: 'leave' }
  /** `ms` milliseconds have passed, 0 to 3,600,000. */
  | { type: 'time'; ms: number }
  /** Whether colours may dance and flashes show while the game waits, and whether turns in which the hero is helpless
   *  are shown one after the other; off at first. */
  | { type: 'motion'; wanted: boolean }
  /** Whether the player has a keyboard; assumed at first. Without one, labels and hints mention no keys. */
  | { type: 'keyboard'; wanted: boolean }
  /** Whether a gamepad is connected, so that help tells of it; false at first. */
  | { type: 'gamepads'; wanted: boolean }
  /** Whether the terminal has a font of pictograms, U+E801 and on, and draws them now: only then are pictures written to
   *  it, if the settings say so. Unless either is said, the game tells players that there are none. */
  | { type: 'pictures'; wanted: boolean }
  /** Whether `takeSounds` is called: only then are sounds collected; false at first. */
  | { type: 'sounds'; wanted: boolean }
  /** Whether newcomers are told, in the log and once each, what a situation calls for, unless their settings say no; off
   *  at first. Hints are no part of the game: neither saves nor recordings hold them. */
  | { type: 'hints'; wanted: boolean }
  /** Whether the caller has a settings page of its own: then the key or menu entry for settings becomes the wish
   *  'settings' and the painted page does not open; off at first. */
  | { type: 'settings'; wanted: boolean }
  /** Whether questions, and the menus and the line that is typed on the title, are shown beside the screen by what
   *  `reading()` tells, so that the screen leaves them out; off at first. */
  | { type: 'sheets'; wanted: boolean }
  /** The columns and rows of the screen in sight, from `column` and `row` on, on a display that pans: panels and pages
   *  keep within them. All of them at first; all rows if `row` and `rows` are left out. */
  | { type: 'window'; column: number; columns: number; row?: number; rows?: number }
  /** Advances animations by `ms` milliseconds, 0 to 3,600,000; never changes the game. */
  | { type: 'frame'; ms: number };

/** A stored game or recording, for the lists of a title; `written` in milliseconds since 1970. */
export interface KeptFile {
  name: string;
  written: number;
}

/** What the player asks of a title: to continue the latest game; a new game, of a seed or of today's dungeon; a game of
 *  `setGames` or a recording of `setRecordings`, by its index. `easy`: the game is to be made easier at once. */
export type TitleWish =
  | { act: 'continue' }
  | { act: 'new' | 'daily'; style: Style; variant: Variant; easy: boolean }
  | { act: 'seed'; seed: string; style: Style; variant: Variant; easy: boolean }
  | { act: 'load'; which: number }
  | { act: 'watch'; which: number };

/** The title screen: the name, in flames, over a dungeon being dug; menus, lists, and a box for a seed. */
export interface Title extends Shown {
  /** The stored games to continue, and recordings to watch, the latest first. */
  setGames(games: readonly KeptFile[]): void;
  setRecordings(recordings: readonly KeptFile[]): void;
  /** As in Game. */
  rememberRuns(lines: string): void;
  takeRuns(): string;
  /** The player's wish since the last call; null if there is none. */
  takeWish(): TitleWish | null;
  /** Shows an error about a wish on the screen, until the next key. */
  complain(trouble: string): void;
}

export interface TitleOptions {
  /** The seed of the dungeon behind the title; 1 if left out. */
  seed?: Seed;
  /** The seed of the previous game, offered where a seed is asked for. */
  lastSeed?: Seed;
}

/** How a game ended. */
export interface GameResult {
  readonly score: number;
  readonly gold: number;
  readonly lumenstones: number;
  readonly deepest: number;
  readonly turns: number;
  readonly easy: boolean;
  /** The hero came out with the Amulet, or through the portal at the bottom of it all. */
  readonly won: boolean;
  /** How it ended, in brief. */
  readonly end: string;
}

export interface Game extends Sat {
  readonly turns: number;
  /** Null while the game goes on. */
  result(): GameResult | null;
  /** The player's wish, by a key, since the last call: the same dungeon from its first level, another, to share this
   *  one, to stop, or, after the event 'settings', to change settings; null if there is none. 'same', 'share' and 'today'
   *  (the dungeon of the day) come only once the game is over. The caller should store a game that is left before it is over. */
  takeWish(): 'same' | 'another' | 'today' | 'share' | 'leave' | 'settings' | null;
  /** Gives the game all lines that takeRuns() ever returned, joined in order. They fill the list of the best games and
   *  the statistics beside it. */
  rememberRuns(lines: string): void;
  /** New lines, to be appended to those: once the result of this game, if it is over and counts; and a mark when the
   *  player resets the statistics. Empty if there is nothing new. */
  takeRuns(): string;
  /** Carries out one semantic action, bypassing the interface; 'bad-action' if it is malformed. */
  step(action: Action): StepResult;
  /** What the player is shown, as plain numbers: for programs that play. While the hero hallucinates, creatures and
   *  items are of the random kinds that the screen shows, and nothing tells their true ones. */
  observe(): Observation;
  /** The actions that make sense now, as far as the hero knows: no steps into known walls or lava, nothing else he
   *  knows to be refused; no travel, which may go to every known cell; no quitting; throws at creatures in view alone.
   *  Only answers while a question is open, of the items only those that will do; empty once the game is over. Always
   *  taking the first, or always the last, lets turns pass: no program waits at a question for ever.
   *
   *  Left out, though `step` takes them at any time, because they would swell the list without letting a program do
   *  anything new:
   *  - `swap`: the item replaced last is in the pack, and `equip` with its letter is listed;
   *  - `relabel`: `item` a letter of the pack, `letter` any from a to z; no time passes;
   *  - `call`, `inscribe`: `item` a letter of the pack, `text` up to 29 characters (space to ~), none to remove it;
   *    no time passes;
   *  - `easy`, `quit`: there is no way back from them. */
  legalActions(): Action[];
  /** The game as a file that loads at once (docs/records.md). */
  save(): Bytes;
  /** How the game was played so far, as a file for `openReplay`: a few bytes a turn. */
  replay(): Bytes;
  /** The length of the record so far, in bytes. What takes no turn and changes nothing is not recorded; a question
   *  counts once it has led somewhere. */
  readonly recorded: number;
  /** The part of the record written since `recorded` was `since`: appended to a save or a recording made then, it
   *  brings that file up to date with a few bytes. */
  addition(since: number): Bytes;
  /** Writes the flat observation (docs/observation.md) into the first `engine.observationLayout().bytes` bytes of a
   *  buffer. This and the next two calls make no objects to keep:
   *  they write into arrays of the caller's. */
  observeInto(buffer: Uint8Array): void;
  /** Sets a bit for each action by number that makes sense now (those of `legalActions` that have a number) in the first
   *  `engine.observationLayout().actions.maskBytes` bytes of a buffer, and clears all others; returns how many are set. */
  legalMask(buffer: Uint8Array): number;
  /** Carries out actions by number, one after another, up to the first that changes nothing, which is not counted, or the
   *  one that ends the game, which is. Returns how many were carried out: of one action 0 if it changed nothing. Any may be
   *  given at any time; 'bad-action' if one is no number of an action, and then none is carried out. A walk is explore and
   *  then continue, as often as it may take. */
  stepMany(actions: ArrayLike<number>): number;
  /** Begins another game in place of this one, with the same style, variant, depth and settings. */
  reset(seed: Seed): void;
  /** Another game that goes on from here, independent of this one. */
  fork(): Game;
  /** The present state, for `restore`: quick to take, and held in memory alone. */
  snapshot(): Snapshot;
  /** Returns to a snapshot of this same game, any number of times; 'bad-argument' with another game's. */
  restore(snapshot: Snapshot): void;
}

export interface BatchOptions {
  /** A seed for each game, 1 to 1000000 of them. */
  seeds: readonly Seed[];
  style?: Style;
  variant?: Variant;
  /** The depth the heroes begin on; 1 if left out. */
  depth?: number;
}

/** What is wanted of each game after a call: arrays of the caller's, with a place for each game; what is left out is not
 *  made. */
export interface BatchResults {
  /** `engine.observationLayout().bytes` a game, as `game.observeInto` writes them. */
  observations?: Uint8Array;
  /** `engine.observationLayout().actions.maskBytes` a game, as `game.legalMask` writes them. */
  masks?: Uint8Array;
  /** How many actions make sense: a number a game. */
  members?: Int32Array;
  /** Five numbers a game: the turns that passed; then 1 for yes and 0 for no: a long action has more to do; a question waits
   *  for an answer; the game is over; the action has changed something (as `changed` of a StepResult). */
  outcomes?: Int32Array;
}

/** Many games in one call, for programs that learn from many at once; each goes as it would alone. Batches of more than
 *  64 games free what a game can make anew between its turns, so that it holds 150 kB on the first levels in place of
 *  500, for turns that take half as long again. */
export interface GameBatch {
  readonly size: number;
  /** Carries out an action by number in each game; -1 leaves a game as it is. 'bad-action' if one is no number of an
   *  action; then none is carried out. */
  step(actions: ArrayLike<number>, results?: BatchResults): void;
  /** What the players are shown now; without outcomes. */
  look(results: BatchResults): void;
  /** Begins another game in place of one, counted from 0. */
  reset(number: number, seed: Seed): void;
  /** A copy of one game, which goes on by itself. */
  game(number: number): Game;
  /** Frees memory at once; otherwise that happens at some time after the last use. */
  dispose(): void;
  [Symbol.dispose](): void;
}

/** A choice, as on a button; {type:'choose'} with its key takes it. */
export interface ReadChoice {
  readonly label: string;
  /** What else is to be said of it, such as the help of a setting, or ''. */
  readonly note: string;
  /** What {type:'choose'} takes. */
  readonly key: string;
  readonly ctrl: boolean;
  /** The key that the player presses for it, which the settings may have changed; '' if there is none. */
  readonly pressed: string;
  /** It can be chosen, but to no good effect. */
  readonly unfit: boolean;
  /** A rule or a gap stands before it. */
  readonly beginsGroup: boolean;
  /** 'main': the one that most players will take; 'next': one of the few that are likely instead; 'back': it closes what
      is open and changes nothing. */
  readonly role: 'main' | 'next' | 'back' | 'other';
  /** The sign of the thing that is chosen, as on the map, with its colour as in CSS. */
  readonly sign: { readonly glyph: string; readonly colour: string } | null;
}

/** The screen as words, lists and choices, for screen readers. */
export interface Reading {
  /** The name of what is open: "The dungeon", "Your pack". */
  readonly title: string;
  /** How much of the screen it takes. 'map': the map, where commands are given or a target is chosen; 'panel': something
   *  brief beside the map, such as a question; 'page': it takes the place of the map. */
  readonly extent: 'map' | 'panel' | 'page';
  /** What must be announced at once, such as a question, or ''. */
  readonly urgent: string;
  /** Why a long command ended, where no message says so, or ''. */
  readonly stopped: string;
  /** The hero's condition, a sentence each. */
  readonly status: string[];
  /** The things in view or only known of, in the order of the sidebar; {type:'look'} points at one. */
  readonly things: { readonly text: string; readonly x: number; readonly y: number }[];
  /** The cell pointed at, the way there and its description; without one, the hero's own cell. */
  readonly here: string[];
  /** The hero's neighbouring cells, the doors, and where the explored part ends. */
  readonly around: string[];
  /** The text of an open page or panel. */
  readonly lines: string[];
  /** The same as a table, if the page is one; a row without a name is a paragraph. */
  readonly rows: { readonly name: string; readonly text: string }[];
  /** The last of the lines is the latest, and is read first. */
  readonly newestLast: boolean;
  /** It is the page of the end of a game, for which `Engine.resultCard` draws a picture. */
  readonly isEnd: boolean;
  readonly choices: ReadChoice[];
  /** A text being typed ({type:'text'}, then the choice that ends it), or null. `longest` in characters. */
  readonly entry: { readonly prompt: string; readonly typed: string; readonly longest: number } | null;
}

/** A button beside the map: {type:'choose'} with its key takes it. */
export interface HudAction {
  readonly label: string;
  /** Which of several it means: the direction, as 'north-west', or ''. */
  readonly toward: string;
  readonly key: string;
  readonly ctrl: boolean;
  /** The key it stands for while it is held, or ''. */
  readonly held: string;
  /** It is there whenever the hero can act; the others fit the moment. */
  readonly stays: boolean;
}

/** A creature or an item in view. */
export interface HudThing {
  readonly kind: 'creature' | 'item';
  /** Its sign on the map, with its colour as in CSS. */
  readonly sign: { readonly glyph: string; readonly colour: string };
  readonly name: string;
  /** What a creature is about, in a word, or ''. */
  readonly state: string;
  /** All of it in a sentence, with where it is. */
  readonly told: string;
  readonly health: number;
  /** 0: it has no health to show. */
  readonly maxHealth: number;
  /** The cell of the screen, where {type:'hover'} points at it and {type:'tap'} goes to it. */
  readonly column: number;
  readonly row: number;
}

/** What a small touch screen shows around the map: how the hero is, what is in view, what was said last, and the few
 *  buttons that fit the moment. */
export interface Hud {
  /** How the hero is, in sentences, or '' without a hero. */
  readonly told: string;
  readonly health: number;
  readonly maxHealth: number;
  readonly depth: number;
  /** "Hungry" and worse, or ''. */
  readonly hunger: string;
  /** '' in ordinary shadow. */
  readonly light: 'lit' | 'dark' | '';
  /** How far away creatures notice the hero, in cells. */
  readonly stealthRange: number;
  /** What ails or helps the hero. */
  readonly statuses: string[];
  /** In the order of the sidebar. */
  readonly things: HudThing[];
  /** The cells of the screen that a finger is likely to mean, column and row: creatures, items, doors, stairs. */
  readonly targets: [column: number, row: number][];
  /** Empty while a page or a question is open. */
  readonly actions: HudAction[];
  /** The last two, the latest last; `isFresh`: since the player acted last. */
  readonly messages: { readonly text: string; readonly isFresh: boolean }[];
  /** What the player is asked beside the map, or ''. */
  readonly asked: string;
  /** What is told of the cell that the player points at; empty if there is none. */
  readonly card: string[];
  /** A long command goes on; any touch ends it. */
  readonly isBusy: boolean;
}

export interface InventoryLine {
  readonly letter: string;
  readonly name: string;
  /** A rule stands before it, after what is in use. */
  readonly beginsGroup: boolean;
  /** Its sign on the map, with its colour as in CSS. */
  readonly sign: { readonly glyph: string; readonly colour: string };
}

/** The chance of a blow to hit and its usual share of the target's present health, both in percent, and how many blows
 *  of the worst kind kill. */
export interface Blows {
  readonly hitPercent: number;
  readonly sharePercent: number;
  /** 0: they never kill. */
  readonly toKill: number;
}

export interface BlowOdds {
  readonly its: Blows;
  readonly heros: Blows;
  /** The most turns of poison a blow of the monster causes instead of a wound; its `toKill` then counts the blows until
   *  the poison is fatal. */
  readonly poisonTurns: number;
}

/** What the hero knows, and nothing else, as a copy: a part of the flat observation by names. Of more than 64 creatures or
 *  items it has the nearest 64, the nearest first. */
export interface Observation {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly deepest: number;
  readonly turns: number;
  readonly over: boolean;
  readonly hero: {
    readonly x: number;
    readonly y: number;
    readonly health: number;
    readonly maxHealth: number;
    /** After the loss to weakness. */
    readonly strength: number;
    /** In tenths of the figure on the screen. */
    readonly armor: number;
    readonly gold: number;
    /** 2150 when full, 0 when starving. */
    readonly nutrition: number;
    /** Health lost a turn to poison. */
    readonly poison: number;
    /** The distance at which monsters notice the hero. */
    readonly stealthRange: number;
    /** Turns left, by name. */
    readonly statuses: Readonly<Record<string, number>>;
  };
  /** Row by row, a number a cell: x + y * width. */
  readonly cells: {
    /** 0 unknown, 1 magic mapped, 2 remembered, 3 seen, 4 seen by clairvoyance, 5 by telepathy. */
    readonly sight: Uint8Array;
    /** Terrain as the hero sees or remembers it, secrets in their disguise: indices into `terrainNames()`. */
    readonly dungeon: Uint8Array;
    readonly liquid: Uint8Array;
    readonly surface: Uint8Array;
    readonly gas: Uint8Array;
    /** 255 stands for 255 or more. */
    readonly gasVolume: Uint8Array;
  };
  readonly monsters: readonly {
    readonly x: number;
    readonly y: number;
    readonly kind: string;
    /** 'hunting' where a hallucinating hero cannot tell. */
    readonly state: MonsterState;
    readonly captive: boolean;
    /** Magic has stripped it of something. */
    readonly negated: boolean;
    /** It will not act before the hero has taken another step. */
    readonly offBalance: boolean;
    readonly mutation: string | null;
    readonly health: number;
    readonly maxHealth: number;
    /** Health lost a turn to poison. */
    readonly poison: number;
    /** How many more abilities an ally can learn. */
    readonly lessons: number;
    /** Turns left, by name. */
    readonly statuses: Readonly<Record<string, number>>;
    /** The names of the bolts it can cast. */
    readonly bolts: readonly string[];
    /** The odds of a fight between it and the hero, as far as the hero can tell; null if they will not fight. */
    readonly odds: BlowOdds | null;
  }[];
  readonly items: readonly {
    readonly x: number;
    readonly y: number;
    readonly category: ItemCategory;
    /** Null while its kind is unknown. */
    readonly kind: string | null;
    readonly quantity: number;
    /** The creature on this cell carries it; otherwise it lies there. */
    readonly carried: boolean;
  }[];
  /** The items the hero carries, in the order of the pack. */
  readonly pack: readonly {
    readonly letter: string;
    readonly category: ItemCategory;
    /** Null while its kind is unknown. */
    readonly kind: string | null;
    readonly quantity: number;
    /** Wielded or worn. */
    readonly inUse: boolean;
  }[];
  readonly packPlacesLeft: number;
}

/** The types of the elements of a flat observation. */
export type ObservationElement = 'uint8' | 'int16' | 'int32' | 'uint32';

/** A field of the flat observation (docs/observation.md). */
export interface ObservationField {
  readonly name: keyof FlatObservation;
  readonly type: ObservationElement;
  /** Where it begins, in bytes. */
  readonly offset: number;
  /** Rows and columns, or how many elements; empty for a single one. */
  readonly shape: readonly number[];
  readonly coding: 'number' | 'name' | 'name or none' | 'bits' | 'columns' | 'yes or no' | 'letter' | 'row' | 'text';
  /** The vocabulary that its numbers stand for. */
  readonly names?: ObservationVocabulary;
  readonly unit?: string;
  readonly least: number;
  readonly most: number;
  readonly meaning: string;
}

/** The layout of the flat observation and the numbers of actions: the content of docs/observation.json. */
export interface ObservationLayout {
  readonly format: 'cellophane-observation';
  readonly version: number;
  readonly bytes: number;
  readonly fields: readonly ObservationField[];
  readonly vocabularies: Readonly<Record<ObservationVocabulary, readonly string[]>>;
  /** Which kinds are of a category: their places in the vocabulary 'itemKinds', where some names come more than once. */
  readonly kindsOfCategories: readonly {
    readonly name: ItemCategory;
    readonly first: number;
    readonly count: number;
  }[];
  readonly actions: {
    readonly count: number;
    /** The mask lists those below this number. */
    readonly masked: number;
    readonly maskBytes: number;
    readonly groups: readonly {
      /** Two are called 'zap': the first at a creature, the second in a direction. */
      readonly name: ActionGroup;
      readonly first: number;
      readonly count: number;
      readonly meaning: string;
    }[];
  };
}

// Generated from docs/observation.json; npm run generate writes it anew.
/** Views of the fields of a flat observation (docs/observation.md). A single number is the element 0. */
export interface FlatObservation {
  readonly version: Int32Array;
  readonly depth: Int32Array;
  readonly deepest: Int32Array;
  readonly turns: Int32Array;
  readonly over: Int32Array;
  readonly fate: Int32Array;
  readonly goingOn: Int32Array;
  readonly question: Int32Array;
  readonly questionItem: Int32Array;
  readonly score: Int32Array;
  readonly feats: Uint32Array;
  readonly creatures: Int32Array;
  readonly items: Int32Array;
  readonly stacks: Int32Array;
  readonly packPlacesLeft: Int32Array;
  readonly messagesTold: Int32Array;
  readonly messagesKept: Int32Array;
  readonly messages: Uint8Array;
  readonly heroX: Int32Array;
  readonly heroY: Int32Array;
  readonly health: Int32Array;
  readonly maxHealth: Int32Array;
  readonly strength: Int32Array;
  readonly weakness: Int32Array;
  readonly armor: Int32Array;
  readonly armorKnown: Int32Array;
  readonly gold: Int32Array;
  readonly nutrition: Int32Array;
  readonly poison: Int32Array;
  readonly stealthRange: Int32Array;
  readonly lit: Int32Array;
  readonly dark: Int32Array;
  readonly underWater: Int32Array;
  readonly searchStreak: Int32Array;
  readonly easy: Int32Array;
  readonly heroStatuses: Int16Array;
  readonly heroStatusesMost: Int16Array;
  readonly sight: Uint8Array;
  readonly cellMarks: Uint8Array;
  readonly dungeon: Uint8Array;
  readonly liquid: Uint8Array;
  readonly surface: Uint8Array;
  readonly gas: Uint8Array;
  readonly gasVolume: Uint8Array;
  readonly properties: Uint32Array;
  readonly light: Uint8Array;
  readonly aura: Uint8Array;
  readonly cellCreature: Uint8Array;
  readonly cellCreatureKind: Uint8Array;
  readonly cellItem: Uint8Array;
  readonly cellItemCategory: Uint8Array;
  readonly cellItemKind: Uint8Array;
  readonly creatureX: Uint8Array;
  readonly creatureY: Uint8Array;
  readonly creatureKind: Uint8Array;
  readonly creatureState: Uint8Array;
  readonly creatureMarks: Uint32Array;
  readonly creatureInSight: Uint8Array;
  readonly creatureHealth: Int16Array;
  readonly creatureMaxHealth: Int16Array;
  readonly creatureMutation: Uint8Array;
  readonly creatureImageOf: Uint8Array;
  readonly creatureBond: Uint8Array;
  readonly creatureOffBalance: Uint8Array;
  readonly creatureSubmerged: Uint8Array;
  readonly creatureWeakness: Int16Array;
  readonly creaturePoison: Int16Array;
  readonly creatureBehaviors: Uint32Array;
  readonly creatureAbilities: Uint32Array;
  readonly creatureBolts: Uint32Array;
  readonly creatureLessons: Int16Array;
  readonly creatureLessonTurnsLeft: Int16Array;
  readonly creatureCarries: Uint8Array;
  readonly creatureFights: Uint8Array;
  readonly creatureHitPercent: Int16Array;
  readonly creatureSharePercent: Int16Array;
  readonly creatureBlowsToKill: Int16Array;
  readonly creaturePoisonTurns: Int16Array;
  readonly heroHitPercent: Int16Array;
  readonly heroSharePercent: Int16Array;
  readonly heroBlowsToKill: Int16Array;
  readonly creatureStatuses: Int16Array;
  readonly creatureStatusesMost: Int16Array;
  readonly itemX: Uint8Array;
  readonly itemY: Uint8Array;
  readonly itemCarried: Uint8Array;
  readonly itemCategory: Uint8Array;
  readonly itemKind: Uint8Array;
  readonly itemQuantity: Int32Array;
  readonly itemEnchant: Int16Array;
  readonly itemCharges: Int16Array;
  readonly itemMarks: Uint32Array;
  readonly itemWeaponRune: Uint8Array;
  readonly itemArmorRune: Uint8Array;
  readonly itemFoe: Uint8Array;
  readonly itemFeels: Uint8Array;
  readonly itemStrength: Int16Array;
  readonly itemLook: Uint32Array;
  readonly itemUses: Int16Array;
  readonly itemOriginDepth: Int16Array;
  readonly packLetter: Uint8Array;
  readonly packInUse: Uint8Array;
  readonly packCategory: Uint8Array;
  readonly packKind: Uint8Array;
  readonly packQuantity: Int32Array;
  readonly packEnchant: Int16Array;
  readonly packCharges: Int16Array;
  readonly packMarks: Uint32Array;
  readonly packWeaponRune: Uint8Array;
  readonly packArmorRune: Uint8Array;
  readonly packFoe: Uint8Array;
  readonly packFeels: Uint8Array;
  readonly packStrength: Int16Array;
  readonly packLook: Uint32Array;
  readonly packUses: Int16Array;
  readonly packOriginDepth: Int16Array;
  readonly packEnchantingWorth: Int16Array;
  readonly packOwnWorth: Int16Array;
  readonly packStrengthQuarters: Int16Array;
  readonly packArmor: Int16Array;
  readonly packAccuracyChange: Int16Array;
  readonly packDamageChange: Int32Array;
  readonly packStealthChange: Int16Array;
  readonly packRunePercent: Int16Array;
  readonly packRuneFigure: Int32Array;
  readonly packRuneAccuracy: Int16Array;
  readonly packRunePercentThen: Int16Array;
  readonly packRuneFigureThen: Int32Array;
  readonly packRuneHeldBack: Uint8Array;
  readonly packLeftToKnow: Int16Array;
  readonly packClings: Uint8Array;
  readonly packWorksAt: Int16Array;
  readonly packTurnsPerCharge: Int32Array;
  readonly packUsedAgo: Int32Array;
  readonly packWastedNutrition: Int16Array;
  readonly packHealthGainPercent: Int16Array;
  readonly packFromVault: Uint8Array;
  readonly kindKnown: Uint8Array;
  readonly kindMeans: Uint8Array;
  readonly kindPercent: Uint8Array;
}

/** The lists of names that numbers of an observation stand for. */
export type ObservationVocabulary =
  | 'sights'
  | 'cellMarks'
  | 'terrains'
  | 'terrainProperties'
  | 'auras'
  | 'monsters'
  | 'monsterStates'
  | 'creatureMarks'
  | 'bonds'
  | 'mutations'
  | 'behaviors'
  | 'abilities'
  | 'bolts'
  | 'statuses'
  | 'itemCategories'
  | 'itemKinds'
  | 'itemMarks'
  | 'polarities'
  | 'weaponRunes'
  | 'armorRunes'
  | 'monsterClasses'
  | 'questions'
  | 'fates'
  | 'feats';

/** The groups of actions that have numbers. */
export type ActionGroup =
  | 'move'
  | 'run'
  | 'rest'
  | 'search'
  | 'search5'
  | 'explore'
  | 'recover'
  | 'stairs'
  | 'answer'
  | 'continue'
  | 'stop'
  | 'drop'
  | 'use'
  | 'choose'
  | 'throw'
  | 'zap'
  | 'travel';
// End of what is generated.

/** An opaque state of a game, for `restore`. */
export interface Snapshot {
  dispose(): void;
  [Symbol.dispose](): void;
}

/** An object with a screen of its own that takes keyboard, pointer and time events. */
export interface Shown {
  /** Handles an interface event; returns the ANSI difference of the 100 x 34 screen, empty if nothing changed. */
  send(event: InterfaceEvent): Bytes;
  /** Milliseconds until the interface wants {type:'time'}, for the next step of a long command, a passing text or the
   *  next of the turns shown one by one; -1 while it waits for the player. */
  wantsTime(): number;
  /** Milliseconds until {type:'frame'} has something to show; -1 while nothing moves. */
  wantsMotion(): number;
  /** Whether a brief animation runs: something flies, flashes or fades. Only water and flames may wait for slow
   *  displays. */
  hurries(): boolean;
  /** The column a display too narrow for the whole screen should begin at: the first of an open list, panel or map, 0
   *  for a page, -1 while the map matters. */
  readingColumn(): number;
  /** The screen cell of the hero, whose glyph other creatures share; null while a page covers the map, or without a
   *  hero. */
  heroCell(): [column: number, row: number] | null;
  /** The screen cell that is aimed at; null while nothing is thrown or zapped. */
  aimedCell(): [column: number, row: number] | null;
  /** Full ANSI repaint. */
  screen(): Bytes;
  /** The screen as 34 lines of text. */
  text(): string;
  /** The screen as words, lists and choices, for screen readers. */
  reading(): Reading;
  /** Every message so far, oldest first; with `from`, those after the first `from`. A recording repeats all but the
   *  hints meant for the player of a game. Those of a loaded game come first once time has passed for it (`time`):
   *  they are read from how it was played. */
  messages(from?: number): string[];
  /** The log as on the screen, oldest line first: messages of a fight joined, repetitions counted. `most`: at most so
   *  many of the last lines, 0 to 1360; older lines are not kept. */
  log(most?: number): string[];
  /** How many messages there have been. Going back in a recording lowers it. */
  readonly said: number;
  /** Frees the memory. Every member but those that never change (`seed` and the like) throws 'disposed' from then on;
   *  disposing again does nothing. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
  /** The player's settings (palette, marks, swapped keys and the like), a line "name value" each. Not part of a game or
   *  save. */
  readonly settings: string;
  /** Replaces all settings. Returns a sentence for each invalid line, with what is allowed; the valid lines apply. */
  setSettings(lines: string): string[];
  /** The settings if the player has changed them since the last call, for the caller to store; else ''. */
  takeSettings(): string;
}

/** What a game that is played and a recording that is watched have in common. */
export interface Sat extends Shown {
  readonly seed: string;
  readonly style: Style;
  readonly variant: Variant;
  readonly depth: number;
  /** The game has ended. */
  readonly over: boolean;
  /** The glyph and colours of every cell of the 100 x 34 screen, row by row, for renderers of one's own. */
  colors(): ScreenColors;
  /** What a small touch screen shows around the map. */
  hud(): Hud;
  /** What the hero carries, in the order of the inventory. */
  inventory(): InventoryLine[];
  /** What there was to hear since the last call, oldest first, the last 64 at most; nothing unless the event 'sounds'
   *  has asked for it. No part of the game: neither saves, recordings nor hashes know of it. */
  takeSounds(): SoundCue[];
  /** 16 hex digits; equal states have equal hashes. */
  stateHash(): string;
}

/** A recorded game, replayed as it was played: by itself, once the viewer starts it with the keys and the pointer that
 *  `send` takes, or moved by a program. It stands still at first. */
export interface Replay extends Sat {
  /** The number of turns of the whole recording. */
  readonly turns: number;
  /** The file also holds the state of a game of this version, so that `loadGame` need not replay it. */
  readonly loadsAtOnce: boolean;
  readonly turn: number;
  /** Whether it is playing by itself. */
  readonly playing: boolean;
  /** The recording is at its end, or `problem` keeps it from going on. */
  readonly isAtEnd: boolean;
  /** 'diverged' where the game departs from the recording; 'bad-replay' where the recording makes no sense. */
  readonly problem: CellophaneError | null;
  /** Replays the next action. `turns`: hero turns that passed. */
  step(): { turns: number; messages: string[] };
  /** Goes to the first moment at which `turn` turns have passed, or to the end; backward, to the last moment at which
   *  no more have. */
  runTo(turn: number): void;
  /** Like `runTo`, for display to a viewer: a long way is covered as `time` events come, and the screen shows the
   *  progress. Any other input of the viewer ends it where it is. */
  seek(turn: number): void;
  /** The turn a `seek` under way leads to; else `turn`. */
  readonly heading: number;
  /** Replaces the notes, each of which is shown when its turn is reached: a line a note, with the number of a turn, a
   *  tab and the text. Throws 'bad-notes', which names the line; then nothing has changed. */
  annotate(notes: string): void;
  /** The game at this point, to be played on; independent of the replay. */
  takeOver(): Game;
  /** The viewer's wish, by a key, since the last call: another recording, a saved game, another dungeon, to leave, to
   *  play on from here, or, after the event 'settings', to change settings; null if there is none. */
  takeWish(): 'recording' | 'saved' | 'another' | 'leave' | 'take-over' | 'settings' | null;
}

/** Given by those who know where the game was played. */
export interface ResultCardOptions {
  /** The date, 'YYYY-MM-DD', whose daily dungeon it was; 'bad-argument' if that has another seed. */
  day?: string;
  /** Where to play, to be written on the picture: at most 200 printable ASCII characters. What does not fit is cut. */
  address?: string;
  /** A link to the dungeon, for the text. */
  playLink?: string;
  /** A link to the recording, for the text; left out where the text would have more than 2000 characters. */
  watchLink?: string;
  /** A QR code to be drawn on the picture, from any library: the modules without the bright border, a string for each row,
   *  '#' for a dark one and '.' for a bright one. 21 to 177 rows, as many as a code can have, each as long as there are
   *  rows; with more than 53 rows a module has fewer than four pixels. */
  code?: readonly string[];
  /** Neither the picture nor the words tell the seed; the links and the code are yours. */
  hidesSeed?: boolean;
}

/** The result of a game that is over, for showing it to others. */
export interface ResultCard {
  /** A PNG of `width` x `height` pixels: how it ended, the figures, and the last level with the last steps. The same to
   *  the byte on every machine. */
  readonly picture: Bytes;
  readonly width: number;
  readonly height: number;
  /** A text for a chat: a few lines of plain characters, the links last. */
  readonly lines: readonly string[];
  /** What the picture shows, for those who do not see it. */
  readonly description: string;
}

/** One of the player's settings, for a page that shows all of them. */
export interface SettingInfo {
  /** The name in the lines of settings. */
  name: string;
  /** Where a settings page lists it. */
  part: 'display' | 'game';
  label: string;
  /** A line of help. */
  help: string;
  /** A switch has the values 'on' and 'off', a choice those of `options`, and a number whole numbers from 0 to `most`. */
  kind: 'switch' | 'choice' | 'number';
  value: string;
  /** The value of a player who has changed nothing. */
  usual: string;
  options: { value: string; label: string }[];
  most: number;
  /** The steps in which numbers are best changed. */
  step: number;
}

/** A command and its keys, for a page on which they are changed. */
export interface KeyInfo {
  /** The group it is listed in. */
  part: string;
  command: string;
  /** The present keys, the most important one first: a character, or a name like 'Up', 'Numpad5' and 'PageDown'. */
  keys: string[];
  /** They count together with Control. Such a command has no keys of its own: it follows the command without Control. */
  ctrl: boolean;
  /** The player has changed them. */
  changed: boolean;
}

/** The player's settings for pages that show and change them. `lines`: as `settings` of a game has them; '' for the
 *  usual settings. Functions that change a setting return new lines, for `setSettings` and for the caller to store. */
export interface SettingsEditor {
  table(lines: string): SettingInfo[];
  /** 'bad-argument' if there is no such setting, or no such value of it. Hints that are switched on begin anew. */
  change(lines: string, name: string, value: string): string;
  keys(lines: string): KeyInfo[];
  /** The name of a key, from `key` and `code` of a KeyboardEvent; null if no command may have it, as Escape, Enter and Tab,
   *  which other screens need. */
  keyName(key: string, code?: string): string | null;
  /** Gives a command the key, by its name, in place of its first one. The two keys are exchanged: a command that had the
   *  new key gets the old one. 'bad-argument' if there is no such command, if it follows another, if it may not have
   *  the key, or if 60 keys are changed already. */
  bindKey(lines: string, command: string, key: string): string;
  /** Gives a command its own keys back; all commands if none is named. */
  resetKeys(lines: string, command?: string): string;
}

/** What replaying a recording proves of the game in it. Of an unreadable file there is `problem` alone, and all else is
 *  null. A plain value: it may cross to another thread or into JSON and back. */
export interface VerifiedRecording {
  /** 'verified': everything agrees and the game is over; 'unfinished': it goes on; 'tampered': the game goes another way
   *  than the file says; 'other-version': the same for a file of another dungeon or rules version; 'unreadable': no
   *  recording or save, a damaged one, or one of a newer version. */
  readonly status: 'verified' | 'unfinished' | 'tampered' | 'other-version' | 'unreadable';
  /** 16 hex digits: equal for the same recording, whatever file it comes in. */
  readonly fingerprint: string | null;
  /** 16 hex digits for every hundred turns, with spaces between them: recordings with the same digits in a place were
   *  the same game until then, as one that was played on from a save of the other. Without it nothing of the kind is
   *  told. */
  readonly trail?: string | null;
  readonly seed: string | null;
  readonly style: Style | null;
  /** Missing in results of earlier releases, which knew the long dungeon alone. */
  readonly variant?: Variant | null;
  /** The depth the game began on. */
  readonly start: number | null;
  /** Nothing could hurt the hero: such a game has no place in a ranking. */
  readonly harmless: boolean | null;
  readonly easy: boolean | null;
  readonly score: number | null;
  readonly gold: number | null;
  readonly lumenstones: number | null;
  readonly deepest: number | null;
  readonly turns: number | null;
  /** How the game ended, in brief; '' if it did not. */
  readonly end: string | null;
  readonly dungeonVersion: number | null;
  readonly rulesVersion: number | null;
  /** Why it is neither verified nor unfinished, or ''. */
  readonly problem: string;
}

export interface RecordingToRank {
  /** A name, as of its file. Where nothing else decides, names do. */
  readonly file: string;
  readonly result: VerifiedRecording;
}

export interface RankedRecording {
  /** Where it stands in the list that was ranked. */
  readonly index: number;
  /** Its place in its contest, from 1; equals share one. Null if it has none. */
  readonly place: number | null;
  /** What the games of a contest have in common: "Dungeon 1729, brogue, normal". Null without a place. */
  readonly contest: string | null;
  /** A sentence where the games of its contest were played with different rules; null if they were not, or without a
   *  place. */
  readonly mixture: string | null;
  /** A sentence on why it has no place; null if it has one. */
  readonly problem: string | null;
  /** "the first 300 turns as in b.clph": how long it was the same game as another ranked one of its contest. Null if it
   *  was not, for a hundred turns at least. */
  readonly beginning: string | null;
}

/** A day whose dungeon was played to an end, with the best game in it. */
export interface PlayedDay {
  /** Of UTC, YYYY-MM-DD. */
  readonly date: string;
  readonly games: number;
  /** A game in it ended on that day or on the next: it counts for streaks. */
  readonly inTime: boolean;
  readonly style: Style;
  readonly variant: Variant;
  readonly easy: boolean;
  readonly score: number;
  readonly gold: number;
  readonly deepest: number;
  readonly turns: number;
  /** How the game ended, in brief. */
  readonly end: string;
}

export interface VariantDepths {
  /** The depth of the Amulet. */
  readonly amulet: number;
  /** The last depth. */
  readonly deepest: number;
}

export interface VariantTrialOptions {
  variant: Variant;
  style?: Style;
}

/** How far the trial of a variant has come. */
export interface VariantProgress {
  /** How many levels were looked at, and how many will be: 1,000, or a few more, down to the Amulet of each dungeon. */
  readonly levels: number;
  readonly of: number;
  /** What is unfair about the last level, with its seed and depth, in English; null: nothing. */
  readonly flaw: string | null;
}

export interface DailyCalendar {
  /** The earliest first. */
  readonly days: readonly PlayedDay[];
  /** Days in a row that were played in time, up to today; up to yesterday while today's dungeon is still to be played. */
  readonly streak: number;
  readonly longestStreak: number;
}

export interface Engine {
  readonly version: string;
  readonly dungeonVersion: number;
  /** Digs a level. With `stages: true` it also records how; the level is the same. */
  generate(options: LevelOptions & { stages: true }): WatchedLevel;
  generate(options: LevelOptions & { stages?: boolean }): Level;
  /** The levels of a dungeon in order, each dug when the loop asks for it. They equal those of `generate`, in a tenth
   *  of the time, because every level needs those above it. Arguments are checked at once; a level that cannot be dug
   *  throws 'undiggable' and ends the iteration. */
  descend(options: DescentOptions): Generator<Level, void, undefined>;
  /** Levels by the thousand without garbage: the loop is handed the same object every time, with new contents. */
  stream<Name extends StreamLayer>(options: LevelStreamOptions<Name>): Generator<StreamedLevel<Name>, void, undefined>;
  /** The levels of a dungeon as small drawn maps on one upright page: an SVG for paper. Digs them all, which takes about a
   *  second. */
  dungeonSvg(options: DungeonSvgOptions): string;
  /** Levels of a dungeon for Foundry Virtual Tabletop, versions 12 and 13, as a ZIP archive: a module with an Adventure
   *  document (scenes with walls, doors, lights, notes and creatures; journals with a page a room), the maps, and a script
   *  that puts them into a world. */
  foundryModule(options: FoundryOptions): Bytes;
  /** What of a level can be tuned (`tune`), with its limits. */
  tunables(): TunableInfo[];
  /** What programs have to know of each terrain, by the numbers in `level.cells`. */
  terrainTable(): TerrainInfo[];
  newGame(options: GameOptions): Game;
  /** Begins many games that are played side by side. */
  newBatch(options: BatchOptions): GameBatch;
  openTitle(options?: TitleOptions): Title;
  /** The names of the terrains, by the numbers in an observation's cells. */
  terrainNames(): string[];
  /** The layout of what `game.observeInto` writes, and the numbers of actions. */
  observationLayout(): ObservationLayout;
  /** Views of the fields in a buffer that `game.observeInto` has written or will write, to be made once. */
  observationFields(buffer: Uint8Array): FlatObservation;
  /** One pixel a cell, for thumbnails: four bytes each (red, green, blue, alpha) as in an ImageData, row by row. Blank
   *  cells are transparent. */
  dots(colors: LevelColors): ImageBytes;
  /** The player's settings and keys, for pages that show and change them. */
  readonly settings: SettingsEditor;
  /** Continues a save, or a recording from its end. A file that is neither, or is damaged, cut off or from a newer
   *  version, throws an error that says which; so does one of more than 64 MiB. */
  loadGame(file: ArrayBuffer | ArrayBufferView): Game;
  /** Opens a recording, or the one in a save, for watching; errors as with `loadGame`. */
  openReplay(file: ArrayBuffer | ArrayBufferView): Replay;
  /** Replays a recording or a save to its end, which takes a moment for every thousand turns, and returns what that proves.
   *  Only bytes that are too many (more than 64 MiB) or none throw 'bad-argument'. */
  verifyRecording(file: ArrayBuffer | ArrayBufferView): VerifiedRecording;
  /** Recordings in the order of `cellophane rank`: games that count first, contest by contest, by score, then depth,
   *  then fewest turns; then the others. */
  rankRecordings(recordings: readonly RecordingToRank[]): RankedRecording[];
  /** The same as `cellophane rank --format` writes it. */
  rankingText(recordings: readonly RecordingToRank[], format: 'csv' | 'json'): string;
  /** The daily dungeons of a variant (brogue if left out) among the games in `runs`: all lines that takeRuns() of games
   *  ever returned. `now`: in milliseconds since 1970. */
  dailyCalendar(runs: string, now: number, variant?: Variant): DailyCalendar;
  /** For each seed the date whose daily dungeon has it, YYYY-MM-DD, up to the day of `now`; null if there is none. */
  dailyDates(seeds: readonly Seed[], now: number): (string | null)[];
  /** The result of the game in a recording or a save, which is replayed for that. Throws 'unfinished' if the game goes
   *  on, 'diverged' if it is another game under the present rules, and else as `loadGame`. */
  resultCard(file: ArrayBuffer | ArrayBufferView, options?: ResultCardOptions): ResultCard;
  /** The contents of dungeons, row by row. Arguments are checked at once, levels dug one by one. */
  catalog(options: CatalogOptions): Catalog;
  /** How levels are laid out: their area, rooms, loops, lakes, and the steps between their stairs. */
  layouts(options: CatalogOptions): Layouts;
  /** The dungeons that meet `where`. Arguments are checked at once, levels dug one by one. */
  search(options: SearchOptions): Search;
  /** How deep the dungeons of a variant go. Throws 'bad-variant' for a text that is none. */
  variantDepths(variant: Variant): VariantDepths;
  /** The variant of a row of your own in JSON, for `variant` of all options: the same text for the same figures, in
   *  letters, digits, `.`, `-` and `_`. Throws 'bad-variant' with what is wrong in which line, and what would be right. */
  variantFromJson(json: string): Variant;
  /** The name of a variant in catalogues and JSON: 'rapid', or 'custom-' and the hash of its figures. */
  variantName(variant: Variant): string;
  /** Its row in JSON. */
  variantJson(variant: Variant): string;
  /** Whether the levels of a variant are fair: digs dungeons from seed 1 on, and looks at a level at each step, as
   *  `cellophane lint` does. Ends after a thousand, or with the first that is not. */
  variantTrial(options: VariantTrialOptions): Generator<VariantProgress, void, undefined>;
  /** The names that conditions may use, by the kind of thing. */
  searchNames(): Record<Sought, string[]>;
  /** The seed, as a decimal string, of a text a person typed: decimal digits, or a word of at most 256 bytes of UTF-8,
   *  which is hashed in Unicode's form NFC, so that composed and decomposed accents count as equal. */
  seedFromText(text: string): string;
  /** The seed of a UTC date, 'YYYY-MM-DD', as a decimal string; 'bad-argument' if there is no such day. */
  dailySeed(date: string): string;
}

// Nothing is exported but what says so.
export {};
