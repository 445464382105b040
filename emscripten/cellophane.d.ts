/** Cellophane: Brogue's dungeons and the game in them, as one ES module and one .wasm. */

/// <reference lib="esnext.disposable" />

export type Seed = bigint | string | number;
/** Bytes as Blob, Response and fetch take them. Since TypeScript 5.7 these are a Uint8Array<ArrayBuffer>, which older
 *  compilers cannot read; what `of` returns is right for all. */
export type Bytes = ReturnType<typeof Uint8Array.of>;
export type Style = 'brogue' | 'classic' | 'accretion' | 'rogue';
export type DirectionName =
  'north' | 'south' | 'west' | 'east' | 'northwest' | 'southwest' | 'northeast' | 'southeast';

/** What went wrong, for programs; names are stable. */
export type ErrorCode =
  | 'bad-seed' | 'bad-depth' | 'bad-style' | 'bad-size' | 'bad-action' | 'bad-event' | 'bad-argument'
  | 'bad-where' | 'bad-notes' | 'undiggable'
  | 'foreign-file' | 'newer-file' | 'truncated-file' | 'damaged-file' | 'bad-save' | 'bad-replay' | 'diverged'
  | 'disposed' | 'out-of-memory' | 'internal-error'
  | 'wasm-missing' | 'wasm-broken' | 'wasm-unsupported' | 'worker-failed';

/** Every error this module throws. The message names the argument, what came, and what is allowed. */
export class CellophaneError extends Error {
  readonly name: 'CellophaneError';
  readonly code: ErrorCode;
  /** Of a condition that could not be read: where, from 1. */
  readonly column?: number;
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown });
}

export interface LoadOptions {
  /** Where the wasm is, or the wasm itself, compiled or not. By default `cellophane.wasm` beside this module. */
  wasm?: URL | string | Response | BufferSource | WebAssembly.Module;
}

/** A fresh engine each time, with a memory of its own. What was compiled is kept by address, so that another engine from
 *  the same one takes milliseconds and no download. */
export function loadCellophane(options?: LoadOptions): Promise<Engine>;

export interface LevelOptions {
  seed: Seed;
  /** 1 to 40; 1 if left out. */
  depth?: number;
  style?: Style;
  /** Map size in cells; 79 x 29 if left out. At least 40 x 20 (style 'rogue': 5 x 4), at most 500 x 500. */
  width?: number;
  height?: number;
  /** Columns and rows of rooms, with style 'rogue' alone; [3, 3] if left out, fewer where the map is too small. */
  grid?: [number, number];
}

export type ItemCategory =
  | 'food' | 'weapon' | 'armor' | 'potion' | 'scroll' | 'staff' | 'wand' | 'ring' | 'charm' | 'gold' | 'amulet' | 'gem'
  | 'key';

/** All levels of a dungeon. */
export interface DescentOptions extends Omit<LevelOptions, 'depth'> {
  /** One depth, or the first and the last; 1 to 26 if left out. */
  depth?: number | readonly [number, number];
}

/** Names are those of the tables; docs/json.md tells more of every field. */
export interface LevelItem {
  readonly x: number;
  readonly y: number;
  readonly category: ItemCategory;
  readonly kind: string;
  readonly quantity: number;
  readonly enchant: number;
  /** Of staffs and wands. */
  readonly charges: number | null;
  /** Kills, or turns worn, until it is known for what it is. */
  readonly unknownFor: number | null;
  readonly runic: string | null;
  /** Whom the rune is made against. */
  readonly foe: string | null;
  readonly marks: readonly ItemMark[];
  /** What a key opens: a cell, or everything of a machine. */
  readonly opens: readonly { readonly at: readonly [number, number] | null; readonly machine: number; readonly consumed: boolean }[];
  /** The number of its machine, or 0. */
  readonly machine: number;
  /** Its bearer's place in `monsters`. */
  readonly carriedBy: number | null;
  /** As a player reads it who knows all about it; may change with the words of the game. */
  readonly name: string;
  /** What magic detection would feel. */
  readonly aura: 'good' | 'bad' | null;
}
export type ItemMark =
  'identified' | 'cursed' | 'key' | 'revealed on entering' | 'explorer avoids' | 'most charges known';

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
  /** The place in `monsters` of the one it follows. */
  readonly leader: number | null;
  /** The place in `items` of what it carries. */
  readonly carrying: number | null;
  /** As a player reads it; may change with the words of the game. */
  readonly name: string;
  readonly group: 'ordinary' | 'boss' | 'special' | 'legendary';
}

export interface LevelMachine {
  readonly number: number;
  readonly blueprint: string;
  readonly kind: 'reward' | 'amulet holder' | 'vestibule' | 'key holder' | 'flavour';
  readonly cells: number;
  readonly origin: readonly [number, number];
  /** The number of the machine that asked for it, or 0. */
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
  /** One depth, or the first and the last; 1 to 26 if left out. */
  depth?: number | readonly [number, number];
  style?: Style;
  /** Only dungeons of which it is true: 'item("plate armor") <= 4 and ally("unicorn") <= 10'. */
  where?: string;
}

/** A row of the catalogue, as `cellophane catalog` writes it (docs/catalog.md); null: it has none. */
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
  /** The kind of monster that carries it. */
  carriedBy: string | null;
}

/** Digs while it is asked for; leaving the loop ends the digging. Every loop begins anew. */
export interface Catalog extends Iterable<CatalogEntry>, AsyncIterable<CatalogEntry> {
  /** Without a pause: for workers and programs. */
  [Symbol.iterator](): Generator<CatalogEntry, void, undefined>;
  /** With `for await`, pausing every few levels: for pages. */
  [Symbol.asyncIterator](): AsyncGenerator<CatalogEntry, void, undefined>;
}

export interface SearchOptions extends CatalogOptions {
  where: string;
  /** Called after every level that was dug. */
  watch?: () => void;
}

/** A dungeon of which the condition is true. */
export interface SearchHit {
  seed: string;
  /** Of what the condition speaks of, what was met before it was decided. */
  found: CatalogEntry[];
}

/** Which dungeons a condition is true of, in the order of their seeds; iterates like a Catalog, but leaves every
 *  dungeon as soon as the condition is decided. */
export interface Search extends Iterable<SearchHit>, AsyncIterable<SearchHit> {
  [Symbol.iterator](): Generator<SearchHit, void, undefined>;
  [Symbol.asyncIterator](): AsyncGenerator<SearchHit, void, undefined>;
}

/** What a condition can look for. */
export type Sought = 'item' | 'ally' | 'monster' | 'machine' | 'altar' | 'runic';

export interface Level {
  readonly seed: string;
  readonly depth: number;
  readonly style: Style;
  readonly width: number;
  readonly height: number;
  /** Cell classes, one string a row. */
  readonly rows: readonly string[];
  readonly stairs: { readonly up: readonly [number, number]; readonly down: readonly [number, number] };
  /** 16 hex digits; equal levels have equal hashes on every machine. */
  readonly hash: string;
  readonly items: readonly LevelItem[];
  readonly monsters: readonly LevelMonster[];
  readonly machines: readonly LevelMachine[];
  /** Everything the level holds, as a plain object that is yours. */
  toJSON(): LevelJson;
  toText(): string;
  toAnsi(): string;
  /** A drawing that is crisp at any size, without scripts, styles or anything from elsewhere. */
  toSvg(options?: SvgOptions): string;
  /** A picture of square cells, drawn by hand-made signs rather than a font; the same bytes on every machine. */
  toPng(options?: PngOptions): Bytes;
  /** A map for the editor Tiled, format 1.10, as an object to be written as JSON; its tiles are `tilesetImage`. */
  toTiled(options?: { /** The tiles' file; 'cellophane-tiles.png' if left out. */ image?: string }): TiledMap;
  /** The picture of the tiles, a PNG. Levels of one depth have the same. */
  tilesetImage(): Bytes;
  /** A map for virtual tabletops, format 0.3, as an object to be written as JSON. */
  toUniversalVtt(options?: RevealOptions): UniversalVtt;
  /** Terrain row by row, as indices into `toJSON().terrain.names`; a copy that is yours. */
  cells(layer: 'dungeon' | 'liquid' | 'surface' | 'gas'): Bytes;
  /** How much gas there is, or the numbers of machines; 0: none. */
  cells(layer: 'gasVolume' | 'machine'): Uint16Array;
  /** The map as it is drawn, for renderers. */
  colors(options?: ColorOptions): LevelColors;
  /** What a look at a cell tells, as a sentence. */
  describe(x: number, y: number, options?: RevealOptions): string;
  /** Frees its memory before the collector would. Seed, depth, style, size, stairs and what was read stay; whatever else is
   *  asked afterwards throws 'disposed'. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
}

/** What a step tells of. */
export type DigStepKind =
  /** A stage has ended: the step shows what it came to. */
  | 'stage'
  | 'room' | 'room refused' | 'corridor' | 'loop' | 'lake' | 'lake refused' | 'lake filled' | 'terrain' | 'bridge'
  /** Its cells are staked out; next, what belongs to it; at last it is built, or all of it is taken back. For some no
   *  place is found. */
  | 'machine begun' | 'machine built' | 'machine refused' | 'machine unplaced'
  | 'item entrusted' | 'stairs' | 'tickets' | 'item' | 'horde';

/** One thing the generator did or tried. Cells are numbered row by row. */
export interface DigStep {
  readonly kind: DigStepKind;
  /** Its place in `list`. */
  readonly stage: number;
  /** A short sentence. */
  readonly caption: string;
  /** The door of a room, the origin of a machine, the cell of an item. */
  readonly at: readonly [number, number] | null;
  /** The room, the lake, the interior of the machine; of a refused one, as it was drawn or dropped last. */
  readonly cells: readonly number[];
  /** The hallway of a room or its cell of the grid, all lakes so far. */
  readonly beside: readonly number[];
  /** Some of the places where the cells would not do, as differences [x, y] from `cells`, in the order of the tries. */
  readonly refused: readonly (readonly [number, number])[];
  /** How many places were tried; of a horde, how many came; of a loop, the length of the way around. */
  readonly tried: number;
  /** Numbers of machines, or 0. Numbers of those that were taken back are not used again. */
  readonly machine: number;
  readonly parent: number;
}

export interface DigStage {
  readonly name: string;
  readonly title: string;
  /** What it is about, for somebody who has never seen one. */
  readonly line: string;
  /** Its steps, both included. */
  readonly first: number;
  readonly last: number;
}

/** How a level was dug (docs/dig.md). */
export interface Stages {
  readonly list: readonly DigStage[];
  readonly steps: readonly DigStep[];
  /** More than 1 if nothing came of the first tries; only the last is told of. */
  readonly attempts: number;
  /** The level as it is drawn once a step is done. */
  picture(step: number, options?: { /** Solid rock too, rather than blanks; true if left out. */ rock?: boolean }): LevelColors;
  /** What every cell holds in the raffle for items, in tenths of a ticket, before the draw; null where there is none. */
  tickets(step: number): Uint32Array | null;
}

/** A level that was watched while it was dug. */
export interface WatchedLevel extends Level {
  readonly stages: Stages;
}

export interface RevealOptions {
  /** Secrets as what they are, and what lies in wait; true if left out. */
  reveal?: boolean;
}

export interface ColorOptions extends RevealOptions {
  /** Solid rock too, rather than blanks; true if left out. */
  rock?: boolean;
  /** True if left out. */
  items?: boolean;
  /** True if left out. */
  monsters?: boolean;
}

/** What can be said of every picture. */
export interface PictureOptions extends RevealOptions {
  theme?: 'dark' | 'light';
  /** Signs, not just colours; true if left out. */
  glyphs?: boolean;
  items?: boolean;
  monsters?: boolean;
  /** Lines between the cells; false if left out. */
  grid?: boolean;
}

export interface SvgOptions extends PictureOptions {
  /** The height of a cell in pixels where the picture is shown at its own size, 2 to 200; 20 if left out. */
  cell?: number;
  /** For those who cannot see the picture; the level's seed and depth if left out. */
  title?: string;
  description?: string;
}

export interface PngOptions extends PictureOptions {
  /** The side of a cell in pixels, 2 to 64, but no more than make 16 million pixels; 16 if left out, or that limit. */
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

/** Bytes as the constructor of ImageData takes them; as with `Bytes`, what `of` returns is right for all compilers. */
export type ImageBytes = ReturnType<typeof Uint8ClampedArray.of>;

export interface GameOptions {
  seed: Seed;
  style?: Style;
  /** The depth the hero begins on; 1 if left out. */
  depth?: number;
}

export type Action =
  | { type: 'move'; dir: DirectionName }
  | { type: 'run'; dir: DirectionName }
  | { type: 'rest' }
  | { type: 'search' }
  | { type: 'search5' }
  /** Rests until nothing ails the hero, or for a hundred turns. */
  | { type: 'recover' }
  | { type: 'travel'; x: number; y: number }
  | { type: 'stairs'; to: 'up' | 'down' }
  | { type: 'explore' }
  | { type: 'continue' }
  | { type: 'stop' }
  /** To the question that is open; without one nothing happens. */
  | { type: 'answer'; yes: boolean }
  /** Puts down the item with this letter: all of a stack of weapons or gems, one of anything else. */
  | { type: 'drop'; item: string }
  /** Throws one of the items with this letter. */
  | { type: 'throw'; item: string; x: number; y: number }
  /** Takes in hand or puts on; takes off. */
  | { type: 'equip'; item: string }
  | { type: 'remove'; item: string }
  /** Takes back what was last replaced. */
  | { type: 'swap' }
  /** Makes the game easier, for good; asks first. */
  | { type: 'easy' }
  /** Gives the game up, at once. */
  | { type: 'quit' }
  | { type: 'eat'; item: string }
  | { type: 'drink'; item: string }
  | { type: 'read'; item: string }
  /** Sends the bolt of a staff or wand at a cell. */
  | { type: 'zap'; item: string; x: number; y: number }
  /** Wakes a charm. */
  | { type: 'use'; item: string }
  /** The item a question asked for: 'which-ring', 'what-to-enchant', 'what-to-identify'; without one nothing happens. */
  | { type: 'choose'; item: string }
  | { type: 'relabel'; item: string; letter: string }
  /** Names a kind that is not known, or writes on an item: up to 29 plain signs, none to take it back. */
  | { type: 'call'; item: string; text: string }
  /** Writes on this very item, whatever is known of its kind. */
  | { type: 'inscribe'; item: string; text: string };

export interface StepResult {
  /** Hero turns that passed. */
  turns: number;
  /** What the log gained, in plain words. */
  messages: string[];
  /** The game has ended. */
  over: boolean;
  /** A long action has more to do: step({type:'continue'}). */
  goingOn: boolean;
  /** A question to be answered with {type:'answer'}, or, where it wants an item, {type:'choose'}; or null. */
  question: string | null;
}

export type InterfaceEvent =
  /** `key` and `code` as in a browser's KeyboardEvent. Keys the game has no use for do nothing. */
  | { type: 'key'; key: string; code?: string; shift?: boolean; ctrl?: boolean }
  /** What a choice of `reading()` or a button with a key on it stands for, whatever keys the player has swapped. */
  | { type: 'choose'; key: string; ctrl?: boolean }
  /** What stands in the box that `reading().entry` is about, from now on. */
  | { type: 'text'; text: string }
  /** Points at a cell of the map (x 0-78, y 0-28). */
  | { type: 'look'; x: number; y: number }
  /** A pointer over screen cell (column 0-99, row 0-33). A press is a click: the button has come up. Whoever tells as
   *  well where it went down sees to it that both were on the same thing. `rightpress`: with the other button. `tap`: with
   *  a finger, which cannot hover: on the map the first one points, and a second one there is a press. */
  | { type: 'hover' | 'down' | 'press' | 'tap' | 'rightpress'; column: number; row: number; shift?: boolean; ctrl?: boolean }
  | { type: 'leave' }
  /** Time has passed. */
  | { type: 'time'; ms: number }
  /** Whether colours may dance and flashes show while the game waits, and whether turns that pass while the hero cannot do
   *  anything go by on the screen one after the other; at first they do not. */
  | { type: 'motion'; wanted: boolean }
  /** Whether the player has keys; at first he does. Who has none is told of none. */
  | { type: 'keyboard'; wanted: boolean }
  /** The columns and rows of the screen that are seen at once, from `column` and `row` on, where a small display pans:
   *  panels and pages keep within them. At first they are all; rows that are not told of are. */
  | { type: 'window'; column: number; columns: number; row?: number; rows?: number }
  /** Time has passed for what only moves: it never touches the game. */
  | { type: 'frame'; ms: number };

/** A game or a recording that is kept, for the lists of a title; `written` in milliseconds since 1970. */
export interface KeptFile {
  name: string;
  written: number;
}

/** What somebody asks of a title: to go on with the latest game, a new one, one of a seed or of today, a game of the
 *  list or a recording of the other, by its number there. `easy`: the game is to be made easier at once. */
export type TitleWish =
  | { act: 'continue' }
  | { act: 'new' | 'daily'; style: Style; easy: boolean }
  | { act: 'seed'; seed: string; style: Style; easy: boolean }
  | { act: 'load'; which: number }
  | { act: 'watch'; which: number };

/** What stands before every game: the name, in flames, over a dungeon being dug; menus, lists, a seed to be typed. */
export interface Title extends Shown {
  /** What there is to go on with and to watch, the latest first. */
  setGames(games: readonly KeptFile[]): void;
  setRecordings(recordings: readonly KeptFile[]): void;
  /** As in Game. */
  rememberRuns(lines: string): void;
  takeRuns(): string;
  /** What has been asked for since this was last called; null: nothing. */
  takeWish(): TitleWish | null;
  /** Says on the screen what went wrong with a wish, until the next key. */
  complain(trouble: string): void;
}

export interface TitleOptions {
  /** Of the dungeon behind the title; 1 if left out. */
  seed?: Seed;
  /** Of the game before, offered where a seed is asked for. */
  lastSeed?: Seed;
}

export interface Game extends Sat {
  readonly turns: number;
  /** What the player asked for by a key, if he has since this was last called: the same dungeon from its first level,
   *  another, to share this one, or to stop. All but another and to stop only once the game is over; one that is not,
   *  and is left, is to be kept. */
  takeWish(): 'same' | 'another' | 'share' | 'leave' | null;
  /** Tells the game of those that have ended before it: all lines that takeRuns() has ever given, in a row. They fill
   *  the list of the best games and the figures beside it. */
  rememberRuns(lines: string): void;
  /** Lines to be kept behind those: once how this game went, if it is over and counts; and when the player begins
   *  to count afresh. Empty if there is nothing new. */
  takeRuns(): string;
  /** One semantic action, past the interface. */
  step(action: Action): StepResult;
  /** What the hero knows and can see, as plain numbers: for programs that play. */
  observe(): Observation;
  /** What may be asked now, as far as the hero knows: no steps into known walls, no travel, which may go to every
   *  known cell, no giving up, and throws at creatures in view alone. Only answers while a question is open, nothing
   *  once the game is over.
   *
   *  Left out, though `step` takes them at any time, because they would offer everything and change nothing a program
   *  could not do otherwise:
   *  - `swap`: what was last replaced is in the pack, and `equip` with its letter is offered;
   *  - `relabel`: `item` a letter of the pack, `letter` any from a to z; no time passes;
   *  - `call`, `inscribe`: `item` a letter of the pack, `text` up to 29 plain signs (space to ~), none to take it back;
   *    no time passes;
   *  - `easy`, `quit`: there is no way back from them. */
  legalActions(): Action[];
  /** The game as a file that loads at once (docs/records.md). */
  save(): Bytes;
  /** How the game was played so far, as a file for `openReplay`: a few bytes a turn. */
  replay(): Bytes;
  /** How much has been written down so far, in bytes. */
  readonly recorded: number;
  /** What was written down since `recorded` was so much: put behind a save or a recording made then, it brings the file
   *  up to date for a few bytes. */
  addition(since: number): Bytes;
  /** The game as it is now, to come back to: quick, and gone with the program. */
  snapshot(): Snapshot;
  /** Back to a snapshot of this very game, as often as you like. */
  restore(snapshot: Snapshot): void;
}

/** Something to press: {type:'choose'} with its key. */
export interface ReadChoice {
  readonly label: string;
  readonly key: string;
  readonly ctrl: boolean;
  /** It can be chosen, and nothing good will come of it. */
  readonly unfit: boolean;
}

/** What the screen shows, for those who do not see it. */
export interface Reading {
  /** What is open. */
  readonly title: string;
  /** What must be heard at once, or ''. */
  readonly urgent: string;
  /** Why a long command came to its end where no message says so, or ''. */
  readonly stopped: string;
  /** How the hero is, a sentence each. */
  readonly status: string[];
  /** What is in view and what is only known, in the order of the sidebar: {type:'look'} points at it. */
  readonly things: { readonly text: string; readonly x: number; readonly y: number }[];
  /** The cell that is pointed at, the way there and what is told of it; else the hero's own. */
  readonly here: string[];
  /** The hero's neighbours, doors and where what he knows ends. */
  readonly around: string[];
  /** What stands on an open page or panel. */
  readonly lines: string[];
  readonly choices: ReadChoice[];
  /** A text that is being typed ({type:'text'}, then the choice that ends it), or null. */
  readonly entry: { readonly prompt: string; readonly typed: string; readonly longest: number } | null;
}

/** How likely blows go home, what share of the other's health they usually take, how many at worst kill. */
export interface Blows {
  readonly hitPercent: number;
  readonly sharePercent: number;
  /** 0: they never do. */
  readonly toKill: number;
}

export interface BlowOdds {
  readonly its: Blows;
  readonly heros: Blows;
  /** Turns of poison a blow of its brings instead of a wound, at worst; then its `toKill` is until that is fatal. */
  readonly poisonTurns: number;
}

/** What the hero knows, and nothing else; all of it a copy. */
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
    /** Weakness taken off. */
    readonly strength: number;
    /** Tenths. */
    readonly armor: number;
    readonly gold: number;
    /** 2150 when full, 0 when starving. */
    readonly nutrition: number;
    /** Health lost a turn. */
    readonly poison: number;
    readonly stealthRange: number;
    /** Turns left, by name. */
    readonly statuses: Readonly<Record<string, number>>;
  };
  /** Row by row, a number a cell: x + y * width. */
  readonly cells: {
    /** 0 unknown, 1 magic mapped, 2 remembered, 3 seen, 4 seen by clairvoyance, 5 by telepathy. */
    readonly sight: Uint8Array;
    /** Terrain as it looks, by its place in `terrainNames()`; secrets in their disguise. */
    readonly dungeon: Uint8Array;
    readonly liquid: Uint8Array;
    readonly surface: Uint8Array;
    readonly gas: Uint8Array;
    /** 255: that or more. */
    readonly gasVolume: Uint8Array;
  };
  readonly monsters: readonly {
    readonly x: number;
    readonly y: number;
    readonly kind: string;
    readonly state: MonsterState;
    readonly captive: boolean;
    /** Magic has stripped it of something. */
    readonly negated: boolean;
    /** It will not act before the hero has taken another step. */
    readonly offBalance: boolean;
    readonly mutation: string | null;
    readonly health: number;
    readonly maxHealth: number;
    /** Health lost a turn. */
    readonly poison: number;
    /** Talents an ally can still learn. */
    readonly lessons: number;
    /** Turns left, by name. */
    readonly statuses: Readonly<Record<string, number>>;
    /** Those it can cast, by name. */
    readonly bolts: readonly string[];
    /** How blows between it and the hero would go, as far as he can tell; null if there will be none. */
    readonly odds: BlowOdds | null;
  }[];
  readonly items: readonly {
    readonly x: number;
    readonly y: number;
    readonly category: ItemCategory;
    /** Null while it is not known. */
    readonly kind: string | null;
    readonly quantity: number;
    /** By somebody who stands there. */
    readonly carried: boolean;
  }[];
  /** What the hero carries, in the order of his pack. */
  readonly pack: readonly {
    readonly letter: string;
    readonly category: ItemCategory;
    /** Null while it is not known. */
    readonly kind: string | null;
    readonly quantity: number;
    /** In his hand, or on him. */
    readonly inUse: boolean;
  }[];
  readonly packPlacesLeft: number;
}

/** A game as it was once; nothing in it can be seen. */
export interface Snapshot {
  dispose(): void;
  [Symbol.dispose](): void;
}

/** What has a screen of its own, and takes what players do with keys and pointer. */
export interface Shown {
  /** An interface event in, the ANSI difference of the 100 x 34 screen out (empty if nothing changed). */
  send(event: InterfaceEvent): Bytes;
  /** Milliseconds until the interface wants {type:'time'}, or -1 when only the player can go on: for the next step of what
   *  goes on by itself, for texts that pass, for the next of the turns that go by one after the other. */
  wantsTime(): number;
  /** Milliseconds until {type:'frame'} has something to show, or -1 while nothing moves. */
  wantsMotion(): number;
  /** Something moves that is soon over: it flies, flashes or fades. Water and flames can wait where drawing is slow. */
  hurries(): boolean;
  /** Where on a screen too narrow for all of it reading begins: the first column of an open list, panel or map, 0 for a page,
   *  -1 while the map matters. */
  readingColumn(): number;
  /** Where the screen has the hero; null while a page covers the map, and where there is none. Others share his sign. */
  heroCell(): [column: number, row: number] | null;
  /** Full ANSI repaint. */
  screen(): Bytes;
  /** The screen as 34 lines of text. */
  text(): string;
  /** What the screen shows, in words, lists and buttons: for those who do not see it. */
  reading(): Reading;
  /** Every message so far, oldest first; with `from`, those after the first `from`. A recording repeats all but hints for
   *  whoever plays. */
  messages(from?: number): string[];
  /** The log as the screen has it, oldest line first: what was said in one breath joined, repetitions counted. With
   *  `most`, 0 to 1360, only the last so many lines; no more are kept. */
  log(most?: number): string[];
  /** How many messages there have been. Going back in a recording takes some of them away again. */
  readonly said: number;
  /** Frees the memory. Whatever is asked of it afterwards throws 'disposed', but for what never changes (`seed` and the
   *  like); disposing again does nothing. */
  dispose(): void;
  /** Where JavaScript knows it. */
  [Symbol.dispose](): void;
  /** How the player wants to play, a line "name value" each: palette, marks, swapped keys and the like. No part of any
   *  game, and in no save. */
  readonly settings: string;
  /** Sets them all anew. What is wrong with which lines, and what would be right, a sentence each; the others hold. */
  setSettings(lines: string): string[];
  /** The same lines if the player has changed them since this was last called, for whoever keeps them; else ''. */
  takeSettings(): string;
}

/** What the player of a game or the watcher of a recording sees. */
export interface Sat extends Shown {
  readonly seed: string;
  readonly style: Style;
  readonly depth: number;
  /** The game has ended. */
  readonly over: boolean;
  /** 16 hex digits. */
  stateHash(): string;
}

/** A recorded game that goes by as it was played: by itself once it is told to, for `send` takes the keys and the pointer
 *  of somebody who watches, or as a program moves it. It stands still at first. */
export interface Replay extends Sat {
  /** Of the whole recording. */
  readonly turns: number;
  /** `loadGame` would not have to play the file through: it holds the state of a game of this version as well. */
  readonly loadsAtOnce: boolean;
  readonly turn: number;
  /** It goes by, until it is told to stop. */
  readonly playing: boolean;
  /** Nothing is left, or there is a problem. */
  readonly isAtEnd: boolean;
  /** 'diverged' where the game goes another way than it was played; 'bad-replay' where the recording makes no sense. */
  readonly problem: CellophaneError | null;
  /** The next action. */
  step(): { turns: number; messages: string[] };
  /** To the first moment at which so many turns have passed, or to the end; backward too: to the last at which no more
   *  have. */
  runTo(turn: number): void;
  /** The same for somebody who looks on: a long way is gone as `time` events come, and what is drawn tells how far it is
   *  by now. Whatever else he does ends it where it is. */
  seek(turn: number): void;
  /** The turn a long way leads to; `turn`, if it is under way nowhere. */
  readonly heading: number;
  /** Puts notes beside it, instead of those there were, each to be read when its turn is reached: a line a note, the
   *  number of a turn, a tab, and the text. Throws 'bad-notes', which names the line; then nothing has changed. */
  annotate(notes: string): void;
  /** The game as it is here, to be played on: one of its own. */
  takeOver(): Game;
  /** What the watcher asked for by a key, if he has since this was last called: another recording, a saved game, another
   *  dungeon, to see no more, to play on from here. */
  takeWish(): 'recording' | 'saved' | 'another' | 'leave' | 'take-over' | null;
}

export interface Engine {
  readonly version: string;
  readonly dungeonVersion: number;
  /** With `stages`, how it was dug is told too; the level is the same. */
  generate(options: LevelOptions & { stages: true }): WatchedLevel;
  generate(options: LevelOptions & { stages?: boolean }): Level;
  /** The levels of a dungeon one after the other, each dug when it is asked for: what `generate` gives for each, but
   *  in a tenth of the time, for a level needs those above it. Arguments are checked at once; a level that cannot be
   *  dug throws 'undiggable' and is the last. */
  descend(options: DescentOptions): Generator<Level, void, undefined>;
  newGame(options: GameOptions): Game;
  openTitle(options?: TitleOptions): Title;
  /** What the numbers in an observation's cells mean. */
  terrainNames(): string[];
  /** What a map comes to from so far away that a cell is a dot, for thumbnails: four bytes a cell, as an ImageData takes
   *  them, row by row. What is blank is transparent. */
  dots(colors: LevelColors): ImageBytes;
  /** Goes on with a save, or with a recording where it ends. A file that is none, or that is damaged, cut off or from a
   *  newer version, throws an error that says which. */
  loadGame(file: ArrayBuffer | ArrayBufferView): Game;
  /** Watches a recording, or the one that is in a save. */
  openReplay(file: ArrayBuffer | ArrayBufferView): Replay;
  /** What lies in dungeons, and which dungeons hold it. Arguments are checked at once, levels dug one by one. */
  catalog(options: CatalogOptions): Catalog;
  /** Dungeons that hold what you are after. Arguments are checked at once. */
  search(options: SearchOptions): Search;
  /** The names that conditions know. */
  searchNames(): Record<Sought, string[]>;
  /** A seed as a person types it: decimal digits, or a word of at most 256 bytes of UTF-8, which is hashed
   *  in Unicode's form NFC: however its accents were composed, it is the same. Decimal string out. */
  seedFromText(text: string): string;
  /** The seed of a UTC date, 'YYYY-MM-DD'. */
  dailySeed(date: string): string;
}
