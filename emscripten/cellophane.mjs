// The public face of the engine: checks what comes in, names what is wrong with it, and hands the rest to the
// compiled module. The build appends this file to Emscripten's glue, which defines createCellophaneCore;
// cellophane.d.ts describes it.
/* global createCellophaneCore */

const largestSeed = '18446744073709551615';
const deepest = 40;
const amuletDepth = 26;
const largestSide = 500;
const columns = 100;
const lines = 34;
const mapWidth = 79;
const mapHeight = 29;
const longestWait = 3_600_000;
const latestTurn = 1_000_000_000;

const directions = ['north', 'south', 'west', 'east', 'northwest', 'southwest', 'northeast', 'southeast'];
const keyNames = new Map(Object.entries({
  ArrowUp: 'Up', ArrowDown: 'Down', ArrowLeft: 'Left', ArrowRight: 'Right', ' ': 'Space',
  Up: 'Up', Down: 'Down', Left: 'Left', Right: 'Right', Space: 'Space', Home: 'Home', End: 'End', PageUp: 'PageUp',
  PageDown: 'PageDown', Enter: 'Enter', Escape: 'Escape', Tab: 'Tab', Backspace: 'Backspace',
  ContextMenu: 'Menu', Menu: 'Menu',
}));

export class CellophaneError extends Error {
  constructor(code, message, options) {
    super(message, options);
    this.name = 'CellophaneError';
    this.code = code;
  }
}

/** Throws unless `good`: says which argument, what came, and what is allowed. */
function demand(good, code, argument, value, allowed) {
  if (!good) throw new CellophaneError(code, `${argument} is ${described(value)}; allowed: ${allowed}.`);
}

function described(value) {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

const isWholeBetween = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSwitch = (value) => value === undefined || typeof value === 'boolean';

/** An object that holds no names but these: a misspelt option must not turn into a silent default. */
function checkNames(object, names, code, argument) {
  demand(isObject(object), code, argument, object, `an object with ${names.join(', ')}`);
  for (const name of Object.keys(object))
    demand(names.includes(name), code, `a name in ${argument}`, name, names.join(', '));
}

function seedFrom(core, value) {
  const allowed = `a whole number from 1 to ${largestSeed}, as a BigInt, decimal digits or a safe integer`;
  const fits = typeof value === 'string' || typeof value === 'bigint' || Number.isSafeInteger(value);
  demand(fits, 'bad-seed', 'seed', value, allowed);
  const text = String(value);
  const answer = text.length <= largestSeed.length ? core.readSeed(text) : {};
  demand(answer.seed !== undefined, 'bad-seed', 'seed', value, allowed);
  return answer.seed;
}

function styleFrom(core, value = 'brogue') {
  const names = core.about().styles;
  demand(names.includes(value), 'bad-style', 'style', value, names.join(', '));
  return value;
}

function depthFrom(value = 1) {
  demand(isWholeBetween(value, 1, deepest), 'bad-depth', 'depth', value, `a whole number from 1 to ${deepest}`);
  return value;
}

function sideFrom(name, value, usual) {
  if (value === undefined) return usual;
  const allowed = `a whole number of cells, at most ${largestSide}`;
  demand(isWholeBetween(value, 1, largestSide), 'bad-size', name, value, allowed);
  return value;
}

function gridFrom(value, style) {
  if (value === undefined) return [3, 3];
  demand(style === 'rogue', 'bad-argument', 'grid', value, "nothing, except with style 'rogue'");
  const isGrid = Array.isArray(value) && value.length === 2 && value.every((side) => isWholeBetween(side, 1, largestSide));
  demand(isGrid, 'bad-argument', 'grid', value, `[columns, rows], both whole numbers from 1 to ${largestSide}`);
  return value;
}

/** Whether secrets are to be shown as what they are. */
function revealFrom(options) {
  checkNames(options, ['reveal'], 'bad-argument', 'the options');
  demand(isSwitch(options.reveal), 'bad-argument', 'reveal', options.reveal, 'true, false');
  return options.reveal ?? true;
}

const cellNames = ['dungeon', 'liquid', 'surface', 'gas', 'gasVolume', 'machine'];

const pictureSwitches = { glyphs: true, items: true, monsters: true, grid: false, reveal: true };

/** Every option of a picture, with what goes without saying filled in. A cell has `usual` pixels, within [from, to]. */
function pictureFrom(options, usual, [from, to], texts = []) {
  checkNames(options, ['cell', 'theme', ...Object.keys(pictureSwitches), ...texts], 'bad-argument', 'the drawing options');
  const { cell = usual, theme = 'dark' } = options;
  demand(isWholeBetween(cell, from, to), 'bad-argument', 'cell', cell, `a whole number of pixels from ${from} to ${to}`);
  demand(theme === 'dark' || theme === 'light', 'bad-argument', 'theme', theme, 'dark, light');
  const whole = { cell, theme };
  for (const [name, unsaid] of Object.entries(pictureSwitches)) {
    demand(isSwitch(options[name]), 'bad-argument', name, options[name], 'true, false');
    whole[name] = options[name] ?? unsaid;
  }
  return whole;
}

function drawingFrom(options) {
  const texts = ['title', 'description'];
  const whole = pictureFrom(options, 20, [2, 200], texts);
  for (const name of texts) {
    const text = options[name] ?? null;
    demand(text === null || typeof text === 'string', 'bad-argument', name, text, 'a string');
    whole[name] = text;
  }
  return whole;
}

/** Frees what compiled code still holds for an object that nobody can reach any more. */
const forgotten = new FinalizationRegistry((held) => held.delete());

function deeplyFrozen(value) {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deeplyFrozen);
  return value;
}

const levelNames = ['seed', 'depth', 'style', 'width', 'height', 'grid'];

/** Everything that says what to dig, with what goes without saying filled in. */
function requestFrom(core, options) {
  const seed = seedFrom(core, options.seed);
  const style = styleFrom(core, options.style);
  const width = sideFrom('width', options.width, 79);
  const height = sideFrom('height', options.height, 29);
  return { seed, style, width, height, grid: gridFrom(options.grid, style) };
}

/** What the core dug, unless it could not. */
function undenied(dug) {
  if ('code' in dug) throw new CellophaneError(dug.code, dug.message);
  return dug;
}

const digLevel = (core, { seed, depth, style, width, height, grid }) =>
  undenied(core.dig(BigInt(seed), style, depth, width, height, ...grid));

const shaftOf = ({ seed, style, width, height, grid }) => [BigInt(seed), style, width, height, ...grid];

/** The levels from one depth to another, one by one. */
function* levelsOf(core, request, [first, last]) {
  const shaft = core.newShaft(...shaftOf(request));
  try {
    for (let depth = 1; depth <= last; ++depth) {
      const dug = undenied(shaft.next());
      if (depth < first) dug.delete();
      else yield new Level(core, { ...request, depth }, dug);
    }
  } finally {
    shaft.delete();
  }
}

/** As level.colors() gives them, or changed by somebody: three arrays of one length. */
function checkColors(colors) {
  demand(isObject(colors), 'bad-argument', 'the colors', colors, 'what level.colors() gives');
  for (const name of ['glyph', 'fg', 'bg']) {
    const good = colors[name] instanceof Uint32Array && colors[name].length === colors.glyph.length;
    demand(good, 'bad-argument', name, colors[name], 'a Uint32Array, as long as the others');
  }
}

const rockBit = 1 << 24;

/** How a level was dug: what happened, step by step, and what every step left behind. */
class Stages {
  #looks;
  /** Where the changes of each step begin, and where its tickets do. */
  #changes = [];
  #tickets = [];
  #area;

  constructor({ text, looks }, area) {
    Object.assign(this, deeplyFrozen(JSON.parse(text)));
    this.#looks = looks;
    this.#area = area;
    let at = area * 3;
    for (let i = 0; i < this.steps.length; ++i) {
      this.#changes.push(at);
      at += 1 + looks[at] * 4;
      this.#tickets.push(at);
      at += 1 + looks[at];
    }
    Object.freeze(this);
  }

  #check(step) {
    const allowed = `a whole number from 0 to ${this.steps.length - 1}`;
    demand(isWholeBetween(step, 0, this.steps.length - 1), 'bad-argument', 'step', step, allowed);
  }

  picture(step, options = {}) {
    this.#check(step);
    checkNames(options, ['rock'], 'bad-argument', 'the options');
    demand(isSwitch(options.rock), 'bad-argument', 'rock', options.rock, 'true, false');
    const picture = { glyph: new Uint32Array(this.#area), fg: new Uint32Array(this.#area), bg: new Uint32Array(this.#area) };
    for (let i = 0; i < this.#area; ++i) this.#paint(picture, i, i * 3);
    for (const begin of this.#changes.slice(0, step + 1)) {
      const end = begin + 1 + this.#looks[begin] * 4;
      for (let at = begin + 1; at < end; at += 4) this.#paint(picture, this.#looks[at], at + 1);
    }
    for (let i = 0; i < this.#area; ++i) {
      if (!(picture.bg[i] & rockBit)) continue;
      picture.bg[i] &= ~rockBit;
      if (options.rock === false) [picture.glyph[i], picture.fg[i], picture.bg[i]] = [0x20, 0, 0];
    }
    return picture;
  }

  #paint({ glyph, fg, bg }, cell, from) {
    glyph[cell] = this.#looks[from];
    fg[cell] = this.#looks[from + 1];
    bg[cell] = this.#looks[from + 2];
  }

  tickets(step) {
    this.#check(step);
    const begin = this.#tickets[step] + 1;
    const count = this.#looks[begin - 1];
    return count ? this.#looks.slice(begin, begin + count) : null;
  }
}

/** A level that is dug before our eyes. */
function digWatched(core, request) {
  demand(core.digWatched !== undefined, 'bad-argument', 'stages', true, 'false, for this engine has nobody who watches');
  const { seed, depth, style, width, height, grid } = request;
  const dug = undenied(core.digWatched(BigInt(seed), style, depth, width, height, ...grid));
  return new Level(core, request, dug.level, new Stages(dug, width * height));
}

class Level {
  #core;
  #held;
  #json;
  // Whoever only draws asks for neither.
  #rows;
  #hash;

  /** Of `dug`, or of what the request says if there is none yet. */
  constructor(core, request, dug = digLevel(core, request), stages = undefined) {
    const { seed, depth, style, width, height } = request;
    Object.assign(this, { seed, depth, style, width, height }, stages && { stages });
    forgotten.register(this, dug, this);
    this.#core = core;
    this.#held = dug;
    this.stairs = { up: dug.up(), down: dug.down() };
    Object.freeze(this);
  }

  get #dug() {
    if (this.#held) return this.#held;
    throw new CellophaneError('disposed', 'This level has been disposed of; dig it again with engine.generate().');
  }

  get rows() { return (this.#rows ??= this.#dug.rows().split('\n')); }
  get hash() { return (this.#hash ??= this.#dug.hash()); }

  /** Parsed once, and never handed out to be changed. */
  get #whole() { return (this.#json ??= deeplyFrozen(this.toJSON())); }
  get items() { return this.#whole.items; }
  get monsters() { return this.#whole.monsters; }
  get machines() { return this.#whole.machines; }

  toJSON() { return JSON.parse(this.#core.levelJson(this.#dug)); }
  toText() { return this.#core.levelText(this.#dug); }
  toAnsi() { return this.#core.levelAnsi(this.#dug); }
  toSvg(options = {}) { return this.#core.svg(this.#dug, drawingFrom(options)); }

  toPng(options = {}) {
    const largest = this.#core.largestCell(this.#dug);
    return this.#core.png(this.#dug, pictureFrom(options, Math.min(16, largest), [2, largest]));
  }

  toTiled(options = {}) {
    checkNames(options, ['image'], 'bad-argument', 'the options');
    const { image = 'cellophane-tiles.png' } = options;
    const allowed = 'the name of a file, as a string';
    demand(typeof image === 'string' && image !== '', 'bad-argument', 'image', image, allowed);
    return JSON.parse(this.#core.tiled(this.#dug, image));
  }

  tilesetImage() { return this.#core.tilesPicture(this.#dug); }
  toUniversalVtt(options = {}) { return JSON.parse(this.#core.universalVtt(this.#dug, revealFrom(options))); }

  cells(layer) {
    demand(cellNames.includes(layer), 'bad-argument', 'layer', layer, cellNames.join(', '));
    return this.#core.levelCells(this.#dug, layer);
  }

  colors(options = {}) {
    const names = ['reveal', 'rock', 'items', 'monsters'];
    checkNames(options, names, 'bad-argument', 'the options');
    for (const name of names) demand(isSwitch(options[name]), 'bad-argument', name, options[name], 'true, false');
    return this.#core.levelColors(this.#dug, ...names.map((name) => options[name] ?? true));
  }

  describe(x, y, options = {}) {
    demand(isWholeBetween(x, 0, this.width - 1), 'bad-argument', 'x', x, `a whole number from 0 to ${this.width - 1}`);
    demand(isWholeBetween(y, 0, this.height - 1), 'bad-argument', 'y', y, `a whole number from 0 to ${this.height - 1}`);
    return this.#core.describeCell(this.#dug, x, y, revealFrom(options));
  }

  dispose() {
    if (!this.#held) return;
    forgotten.unregister(this);
    this.#held.delete();
    this.#held = null;
    this.#json = undefined;
  }
}

/** [from, to] from one value or a pair, the lesser first. */
function endsFrom(value) {
  return Array.isArray(value) && value.length === 2 ? value : [value, value];
}

function seedsFrom(core, value) {
  const [from, to] = endsFrom(value).map((seed) => BigInt(seedFrom(core, seed)));
  demand(from <= to, 'bad-seed', 'seeds', `${from}..${to}`, 'one seed, or [from, to] with the lesser first');
  return [from, to];
}

function depthsFrom(value = [1, amuletDepth]) {
  const [shallowest, lowest] = endsFrom(value).map((depth) => depthFrom(depth ?? null));
  const allowed = 'one depth, or [from, to] with the lesser first';
  demand(shallowest <= lowest, 'bad-depth', 'depth', `${shallowest}..${lowest}`, allowed);
  return [shallowest, lowest];
}

/** How long an asynchronous catalogue may keep the page from doing anything else, in milliseconds. */
const longestHold = 20;
const breath = () => new Promise((resolve) => { setTimeout(resolve); });

const catalogNames = ['seeds', 'depth', 'style', 'where'];

function dungeonsFrom(core, options) {
  const style = styleFrom(core, options.style);
  return [...seedsFrom(core, options.seeds), style, ...depthsFrom(options.depth)];
}

function demandCondition(where) {
  const isCondition = typeof where === 'string' && where.trim() !== '';
  demand(isCondition, 'bad-where', 'where', where, 'a condition, as in docs/catalog.md');
}

/** A walk through dungeons, unless its condition could not be read: messages begin with the column. */
function conditional(run) {
  if (!('code' in run)) return run;
  const error = new CellophaneError(run.code, `where, ${run.message}.`);
  const [, column] = /^column (\d+)/.exec(run.message) ?? [];
  if (column) error.column = Number(column);
  throw error;
}

/** Lines of JSON, one a level, as rows. */
function rowsOf(text) {
  const levels = text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  return levels.flatMap(({ seed, depth, entries }) => entries.map((entry) => ({ seed, depth, ...entry })));
}

/** What lies in dungeons: the rows of the native program's catalogue, dug while they are asked for. */
class Catalog {
  #begin;

  constructor(core, options) {
    checkNames(options, catalogNames, 'bad-argument', 'the catalog options');
    const dungeons = dungeonsFrom(core, options);
    if (options.where !== undefined) demandCondition(options.where);
    this.#begin = () => conditional(core.newCatalog(...dungeons, options.where ?? ''));
    this.#begin().delete();
    Object.freeze(this);
  }

  /** The rows of one level after the other, a level a step; most steps of a search find nothing to tell. */
  *#steps() {
    const run = this.#begin();
    try {
      while (!run.done()) {
        const { text, code, message } = run.next();
        if (code) throw new CellophaneError(code, message);
        yield rowsOf(text);
      }
    } finally {
      run.delete();
    }
  }

  *[Symbol.iterator]() {
    for (const rows of this.#steps()) yield* rows;
  }

  async *[Symbol.asyncIterator]() {
    let since = performance.now();
    for (const rows of this.#steps()) {
      yield* rows;
      if (performance.now() - since < longestHold) continue;
      await breath();
      since = performance.now();
    }
  }
}

/** Which dungeons a condition is true of, and what of it lies where. */
class Search {
  #begin;
  #watch;

  constructor(core, options) {
    checkNames(options, [...catalogNames, 'watch'], 'bad-argument', 'the search options');
    const { where, watch = () => {} } = options;
    const dungeons = dungeonsFrom(core, options);
    demandCondition(where);
    demand(typeof watch === 'function', 'bad-argument', 'watch', watch, 'a function');
    this.#watch = watch;
    this.#begin = () => conditional(core.newSearch(...dungeons, where));
    this.#begin().delete();
    Object.freeze(this);
  }

  /** Level by level: a list of one hit, or of none. */
  *#steps() {
    const run = this.#begin();
    try {
      while (!run.done()) {
        const { seed, text, code, message } = run.next();
        if (code) throw new CellophaneError(code, message);
        this.#watch();
        yield seed === undefined ? [] : [{ seed, found: rowsOf(text) }];
      }
    } finally {
      run.delete();
    }
  }

  *[Symbol.iterator]() {
    for (const hits of this.#steps()) yield* hits;
  }

  async *[Symbol.asyncIterator]() {
    let since = performance.now();
    for (const hits of this.#steps()) {
      yield* hits;
      if (performance.now() - since < longestHold) continue;
      await breath();
      since = performance.now();
    }
  }
}

const soughtThings = ['item', 'ally', 'monster', 'machine', 'altar', 'runic'];

/** The two numbers the core wants for each kind of action. */
const actionShapes = {
  move: { names: ['dir'], numbers: directionOf },
  run: { names: ['dir'], numbers: directionOf },
  rest: {},
  search: {},
  search5: {},
  recover: {},
  travel: { names: ['x', 'y'], numbers: cellOf },
  stairs: { names: ['to'], numbers: stairOf },
  explore: {},
  continue: {},
  stop: {},
  answer: { names: ['yes'], numbers: answerOf },
  drop: { names: ['item'], numbers: letterOf },
  throw: { names: ['item', 'x', 'y'], numbers: throwOf },
  zap: { names: ['item', 'x', 'y'], numbers: throwOf },
  equip: { names: ['item'], numbers: letterOf },
  remove: { names: ['item'], numbers: letterOf },
  swap: {},
  easy: {},
  quit: {},
  eat: { names: ['item'], numbers: letterOf },
  drink: { names: ['item'], numbers: letterOf },
  read: { names: ['item'], numbers: letterOf },
  use: { names: ['item'], numbers: letterOf },
  choose: { names: ['item'], numbers: letterOf },
  relabel: { names: ['item', 'letter'], numbers: lettersOf },
  call: { names: ['item', 'text'], numbers: labelOf },
  inscribe: { names: ['item', 'text'], numbers: labelOf },
};

function directionOf({ dir }) {
  demand(directions.includes(dir), 'bad-action', 'dir', dir, directions.join(', '));
  return [directions.indexOf(dir), 0];
}

function cellOf({ x, y }) {
  demand(isWholeBetween(x, 0, 78), 'bad-action', 'x', x, 'a whole number from 0 to 78');
  demand(isWholeBetween(y, 0, 28), 'bad-action', 'y', y, 'a whole number from 0 to 28');
  return [x, y];
}

function stairOf({ to }) {
  demand(to === 'up' || to === 'down', 'bad-action', 'to', to, 'up, down');
  return [to === 'up' ? 0 : 1, 0];
}

function answerOf({ yes }) {
  demand(typeof yes === 'boolean', 'bad-action', 'yes', yes, 'true, false');
  return [yes ? 1 : 0, 0];
}

function letterOf({ item }) {
  demand(typeof item === 'string' && /^[a-z]$/.test(item), 'bad-action', 'item', item, 'a letter from a to z');
  return [item.charCodeAt(0), 0];
}

function lettersOf({ item, letter }) {
  return [letterOf({ item })[0], letterOf({ item: letter })[0]];
}

function labelOf({ item, text }) {
  demand(typeof text === 'string' && /^[ -~]{0,29}$/.test(text), 'bad-action', 'text', text, 'up to 29 plain signs');
  return [letterOf({ item })[0], text];
}

/** Cells are counted row by row. */
function throwOf({ item, x, y }) {
  cellOf({ x, y });
  return [letterOf({ item })[0], y * 79 + x];
}

/** Actions that need no more than an item. */
const lettered = new Set(['drop', 'equip', 'remove', 'eat', 'drink', 'read', 'use', 'choose']);

/** An action from its name and its two numbers. */
function actionOf([type, first, second]) {
  if (type === 'move' || type === 'run') return { type, dir: directions[first] };
  if (type === 'travel') return { type, x: first, y: second };
  if (type === 'stairs') return { type, to: first ? 'down' : 'up' };
  if (lettered.has(type)) return { type, item: String.fromCharCode(first) };
  if (type === 'throw' || type === 'zap') return { type, item: String.fromCharCode(first), x: second % 79, y: Math.floor(second / 79) };
  return type === 'answer' ? { type, yes: first === 1 } : { type };
}

/** Browsers name keys by what they type; the session by what they mean. Others are none of its business. */
function keyNameOf(key, code) {
  const onPad = /^Numpad[0-9]$/.test(code ?? '');
  if (onPad) return code;
  return keyNames.get(key) ?? ([...key].length === 1 ? key : null);
}

function newSession(core, options) {
  checkNames(options, ['seed', 'style', 'depth'], 'bad-argument', 'the game options');
  const seed = seedFrom(core, options.seed);
  const style = styleFrom(core, options.style);
  return core.newSession(BigInt(seed), style, depthFrom(options.depth));
}

/** What the core makes of a file, unless it refuses it. */
function contentOf(open, file, argument) {
  const isFile = file instanceof ArrayBuffer || ArrayBuffer.isView(file);
  demand(isFile, 'bad-argument', argument, file, 'a Uint8Array or an ArrayBuffer');
  const bytes = ArrayBuffer.isView(file) ? new Uint8Array(file.buffer, file.byteOffset, file.byteLength) : new Uint8Array(file);
  const opened = open(bytes);
  try {
    const problem = opened.problem();
    if (problem) throw new CellophaneError(problem.code, problem.message);
    return opened.take();
  } finally {
    opened.delete();
  }
}

/** A game as it was once; what it holds is for the game it was taken from alone. */
class Snapshot {
  #game;
  #held;

  constructor(game, held) {
    this.#game = game;
    this.#held = held;
    forgotten.register(this, held, this);
    Object.freeze(this);
  }

  /** What the core keeps for it, for the game that asks. */
  static heldFor(game, snapshot) {
    const isSnapshot = isObject(snapshot) && #held in snapshot;
    demand(isSnapshot && snapshot.#game === game, 'bad-argument', 'the snapshot', snapshot, 'a snapshot of this very game');
    if (snapshot.#held) return snapshot.#held;
    throw new CellophaneError('disposed', 'This snapshot has been disposed of; take another with game.snapshot().');
  }

  dispose() {
    if (!this.#held) return;
    forgotten.unregister(this);
    this.#held.delete();
    this.#held = null;
  }
}

/* Events, for games that are played and for recordings that are watched. */

function pressKey(core, session, { type, key, code, shift = false, ctrl = false }) {
  demand(typeof key === 'string' && key !== '', 'bad-event', 'key', key, 'the key of a KeyboardEvent');
  demand(code === undefined || typeof code === 'string', 'bad-event', 'code', code, 'the code of a KeyboardEvent');
  const name = keyNameOf(key, code);
  if (name === null) return;
  if (type === 'choose') core.choose(session, name, ctrl);
  else session.press(name, shift, ctrl, Number(/^Digit([0-9])$/.exec(code ?? '')?.[1] ?? -1));
}

function typeText(core, session, { text }) {
  demand(typeof text === 'string', 'bad-event', 'text', text, 'a string');
  core.typeInto(session, text);
}

function lookAt(core, session, { x, y }) {
  demand(isWholeBetween(x, 0, mapWidth - 1), 'bad-event', 'x', x, 'a whole number from 0 to 78');
  demand(isWholeBetween(y, 0, mapHeight - 1), 'bad-event', 'y', y, 'a whole number from 0 to 28');
  core.lookAt(session, x, y);
}

function pointAt(session, { type, column = 0, row = 0, shift = false, ctrl = false }) {
  demand(isWholeBetween(column, 0, columns - 1), 'bad-event', 'column', column, 'a whole number from 0 to 99');
  demand(isWholeBetween(row, 0, lines - 1), 'bad-event', 'row', row, 'a whole number from 0 to 33');
  session.point(type, column, row, shift, ctrl);
}

function millisecondsOf({ ms }) {
  demand(isWholeBetween(ms, 0, longestWait), 'bad-event', 'ms', ms, `a whole number from 0 to ${longestWait}`);
  return ms;
}

function setMotion(session, { wanted }) {
  demand(typeof wanted === 'boolean', 'bad-event', 'wanted', wanted, 'true, false');
  session.setMotion(wanted);
}

function setKeyboard(core, session, { wanted }) {
  demand(typeof wanted === 'boolean', 'bad-event', 'wanted', wanted, 'true, false');
  core.setKeyboard(session, wanted);
}

function setWindow(core, session, { column, columns }) {
  demand(isWholeBetween(column, 0, 99), 'bad-event', 'column', column, 'a whole number from 0 to 99');
  demand(isWholeBetween(columns, 1, 100), 'bad-event', 'columns', columns, 'a whole number from 1 to 100');
  core.setWindow(session, column, columns);
}

/** Hands an event over, and gives back what it does to the screen. */
function sent(core, session, event) {
  demand(isObject(event), 'bad-event', 'the event', event, 'an object with a type');
  const { type, shift, ctrl } = event;
  const types = ['key', 'choose', 'text', 'look', 'hover', 'down', 'press', 'tap', 'rightpress', 'leave', 'time', 'motion', 'keyboard', 'window', 'frame'];
  demand(types.includes(type), 'bad-event', 'the type of the event', type, types.join(', '));
  demand(isSwitch(shift), 'bad-event', 'shift', shift, 'true, false');
  demand(isSwitch(ctrl), 'bad-event', 'ctrl', ctrl, 'true, false');
  if (type === 'key' || type === 'choose') pressKey(core, session, event);
  else if (type === 'text') typeText(core, session, event);
  else if (type === 'look') lookAt(core, session, event);
  else if (type === 'time') session.elapse(millisecondsOf(event));
  else if (type === 'motion') setMotion(session, event);
  else if (type === 'keyboard') setKeyboard(core, session, event);
  else if (type === 'window') setWindow(core, session, event);
  else if (type === 'frame') session.animate(millisecondsOf(event));
  else pointAt(session, event);
  return session.draw();
}

function settingsSet(core, session, lines) {
  demand(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
  return core.setSettings(session, lines);
}

/** What was said, but for the first `from` messages. */
function messagesFrom(session, from) {
  const most = Number.MAX_SAFE_INTEGER;
  demand(isWholeBetween(from, 0, most), 'bad-argument', 'from', from, 'a whole number, 0 or more');
  return from < session.messageCount() ? session.messages(from) : [];
}

class Game {
  #core;
  #session;

  constructor(core, session) {
    this.#core = core;
    this.#session = session;
    this.seed = core.seedOf(session);
    this.style = core.styleOf(session);
    forgotten.register(this, session, this);
    Object.freeze(this);
  }

  get #open() {
    if (this.#session) return this.#session;
    throw new CellophaneError('disposed', 'This game has been disposed of; open another with engine.newGame().');
  }

  get depth() { return this.#open.depth(); }
  get turns() { return this.#open.turns(); }
  get over() { return this.#open.isOver(); }
  readingColumn() { return this.#open.readingColumn(); }
  takeWish() { return this.#open.takeWish() || null; }
  rememberRuns(lines) {
    demand(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
    this.#open.rememberRuns(lines);
  }
  takeRuns() { return this.#open.takeRuns(Math.floor(Date.now() / 1000)); }

  step(action) {
    const session = this.#open;
    demand(isObject(action), 'bad-action', 'the action', action, 'an object with a type');
    const shape = Object.hasOwn(actionShapes, action.type) ? actionShapes[action.type] : null;
    demand(shape, 'bad-action', 'the type of the action', action.type, Object.keys(actionShapes).join(', '));
    checkNames(action, ['type', ...(shape.names ?? [])], 'bad-action', `the action ${action.type}`);
    const [first, second] = shape.numbers?.(action) ?? [0, 0];
    const told = session.messageCount();
    const { turns, goingOn, question, over } = action.type === 'call' || action.type === 'inscribe'
      ? session.writeOn(action.type, first, second) : session.act(action.type, first, second);
    return { turns, messages: session.messages(told), over, goingOn, question: question || null };
  }

  reading() { return this.#core.readingOf(this.#open); }
  get settings() { return this.#core.settingsOf(this.#open); }
  setSettings(lines) { return settingsSet(this.#core, this.#open, lines); }
  takeSettings() { return this.#core.takeSettings(this.#open); }

  observe() { return this.#core.observe(this.#open); }
  legalActions() { return this.#core.possibleActions(this.#open).map(actionOf); }

  send(event) { return sent(this.#core, this.#open, event); }
  wantsTime() { return this.#open.wantsTime(); }
  wantsMotion() { return this.#open.wantsMotion(); }
  screen() { return this.#open.repaint(); }
  text() { return this.#open.text(); }

  messages(from = 0) { return messagesFrom(this.#open, from); }
  get said() { return this.#open.messageCount(); }
  stateHash() { return this.#open.stateHash(); }

  save() { return this.#core.saveOf(this.#open); }
  replay() { return this.#core.recordingOf(this.#open); }
  get recorded() { return this.#core.recordedOf(this.#open); }

  addition(since) {
    const { recorded } = this;
    demand(isWholeBetween(since, 0, recorded), 'bad-argument', 'since', since, `a whole number from 0 to ${recorded}`);
    return this.#core.additionOf(this.#open, since);
  }

  snapshot() { return new Snapshot(this, this.#core.momentOf(this.#open)); }
  restore(snapshot) { this.#core.returnTo(this.#open, Snapshot.heldFor(this, snapshot)); }

  dispose() {
    if (!this.#session) return;
    forgotten.unregister(this);
    this.#session.delete();
    this.#session = null;
  }
}

/** What a title makes of what readers do: there is no map to look at. */
const titleHands = {
  choose: (title, name, ctrl) => title.press(name, false, ctrl, -1),
  typeInto: (title, text) => title.type(text),
  lookAt() {},
  setKeyboard: (title, assumed) => title.setKeyboard(assumed),
  // It has its place for what is to be read.
  setWindow() {},
  setSettings: (title, lines) => title.setSettings(lines),
};

/** What stands before every game. */
class Title {
  #held;

  constructor(held) {
    this.#held = held;
    forgotten.register(this, held, this);
    Object.freeze(this);
  }

  get #open() {
    if (this.#held) return this.#held;
    throw new CellophaneError('disposed', 'This title has been disposed of; open another with engine.openTitle().');
  }

  setGames(games) { this.#open.setGames(keptFilesFrom(games, 'games')); }
  setRecordings(recordings) { this.#open.setRecordings(keptFilesFrom(recordings, 'recordings')); }
  rememberRuns(lines) {
    demand(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
    this.#open.rememberRuns(lines);
  }
  takeRuns() { return this.#open.takeRuns(Math.floor(Date.now() / 1000)); }
  takeWish() { return this.#open.takeWish(); }
  complain(trouble) { this.#open.complain(String(trouble)); }

  send(event) { return sent(titleHands, this.#open, event); }
  wantsTime() { return -1; }
  wantsMotion() { return this.#open.wantsMotion(); }
  screen() { return this.#open.repaint(); }
  text() { return this.#open.text(); }
  messages() { return []; }
  get said() { return 0; }
  get settings() { return this.#open.settings(); }
  setSettings(lines) { return settingsSet(titleHands, this.#open, lines); }
  takeSettings() { return ''; }
  reading() { return this.#open.reading(); }
  readingColumn() { return this.#open.readingColumn(); }

  dispose() {
    if (!this.#held) return;
    forgotten.unregister(this);
    this.#held.delete();
    this.#held = null;
  }
}

function keptFilesFrom(files, argument) {
  const isKept = (file) => isObject(file) && typeof file.name === 'string' && isWholeBetween(file.written, 0, Number.MAX_SAFE_INTEGER);
  const areKept = Array.isArray(files) && files.every(isKept);
  demand(areKept, 'bad-argument', argument, files, 'a list of objects with a name and, in milliseconds since 1970, written');
  return files.map(({ name, written }) => ({ name, written: Math.floor(written / 1000) }));
}

/** A recorded game that goes by as it was played. */
class Replay {
  #core;
  #held;

  constructor(core, held) {
    this.#core = core;
    this.#held = held;
    this.seed = core.seedOf(held);
    this.style = core.styleOf(held);
    this.turns = held.totalTurns();
    forgotten.register(this, held, this);
    Object.freeze(this);
  }

  get #open() {
    if (this.#held) return this.#held;
    throw new CellophaneError('disposed', 'This replay has been disposed of; open another with engine.openReplay().');
  }

  get depth() { return this.#open.depth(); }
  get turn() { return this.#open.turns(); }
  get playing() { return this.#open.plays(); }
  get isAtEnd() { return this.#open.isAtEnd(); }
  get over() { return this.#open.isOver(); }

  get problem() {
    const problem = this.#open.problem();
    return problem && new CellophaneError(problem.code, problem.message);
  }

  step() {
    const held = this.#open;
    const told = held.messageCount();
    const { turn } = this;
    held.step();
    return { turns: this.turn - turn, messages: held.messages(told) };
  }

  runTo(turn) {
    demand(isWholeBetween(turn, 0, latestTurn), 'bad-argument', 'turn', turn, `a whole number from 0 to ${latestTurn}`);
    this.#open.runTo(turn);
  }

  annotate(notes) {
    demand(typeof notes === 'string', 'bad-notes', 'notes', notes, 'a string');
    const problem = this.#open.annotate(notes);
    if (problem) throw new CellophaneError(problem.code, problem.message);
  }

  takeOver() { return new Game(this.#core, this.#open.takeOver()); }

  reading() { return this.#core.readingOf(this.#open); }
  get settings() { return this.#core.settingsOf(this.#open); }
  setSettings(lines) { return settingsSet(this.#core, this.#open, lines); }
  takeSettings() { return this.#core.takeSettings(this.#open); }

  send(event) { return sent(this.#core, this.#open, event); }
  takeWish() { return this.#open.takeWish() || null; }
  readingColumn() { return this.#open.readingColumn(); }
  wantsTime() { return this.#open.wantsTime(); }
  wantsMotion() { return this.#open.wantsMotion(); }
  screen() { return this.#open.repaint(); }
  text() { return this.#open.text(); }
  messages(from = 0) { return messagesFrom(this.#open, from); }
  get said() { return this.#open.messageCount(); }
  stateHash() { return this.#open.stateHash(); }

  dispose() {
    if (!this.#held) return;
    forgotten.unregister(this);
    this.#held.delete();
    this.#held = null;
  }
}

// For `using`, where that is known.
if (Symbol.dispose)
  for (const { prototype } of [Level, Game, Title, Snapshot, Replay])
    Object.defineProperty(prototype, Symbol.dispose, { value: prototype.dispose, writable: true, configurable: true });

class Engine {
  #core;

  constructor(core) {
    this.#core = core;
    const { version, dungeonVersion } = core.about();
    this.version = version;
    this.dungeonVersion = dungeonVersion;
    Object.freeze(this);
  }

  generate(options) {
    checkNames(options, [...levelNames, 'stages'], 'bad-argument', 'the level options');
    const request = { ...requestFrom(this.#core, options), depth: depthFrom(options.depth) };
    demand(isSwitch(options.stages), 'bad-argument', 'stages', options.stages, 'true, false');
    return options.stages ? digWatched(this.#core, request) : new Level(this.#core, request);
  }

  descend(options) {
    checkNames(options, levelNames, 'bad-argument', 'the descent options');
    const request = requestFrom(this.#core, options);
    const depths = depthsFrom(options.depth);
    undenied(this.#core.newShaft(...shaftOf(request))).delete();
    return levelsOf(this.#core, request, depths);
  }

  catalog(options) { return new Catalog(this.#core, options); }
  search(options) { return new Search(this.#core, options); }
  searchNames() { return Object.fromEntries(soughtThings.map((what) => [what, this.#core.searchNames(what)])); }
  terrainNames() { return this.#core.terrainNames(); }

  dots(colors) {
    checkColors(colors);
    return this.#core.dots(colors.glyph, colors.fg, colors.bg);
  }

  newGame(options) { return new Game(this.#core, newSession(this.#core, options)); }
  openTitle(options = {}) {
    checkNames(options, ['seed', 'lastSeed'], 'bad-argument', 'the title options');
    const seed = options.seed === undefined ? 1n : BigInt(seedFrom(this.#core, options.seed));
    const lastSeed = options.lastSeed === undefined ? 0n : BigInt(seedFrom(this.#core, options.lastSeed));
    return new Title(this.#core.newTitle(seed, lastSeed));
  }
  loadGame(file) { return new Game(this.#core, contentOf((bytes) => this.#core.openSave(bytes), file, 'the save')); }
  openReplay(file) { return new Replay(this.#core, contentOf((bytes) => this.#core.openRecording(bytes), file, 'the recording')); }

  seedFromText(text) {
    demand(typeof text === 'string', 'bad-seed', 'the text', text, 'a string');
    const answer = this.#core.readSeedOrWord(text);
    if (answer.seed === undefined) throw new CellophaneError(answer.code, answer.message);
    return answer.seed;
  }

  dailySeed(date) {
    const allowed = 'a day of the calendar, written YYYY-MM-DD';
    const shaped = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
    const day = shaped ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
    const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
    demand(real, 'bad-argument', 'date', date, allowed);
    return this.#core.seedOfDay(date);
  }
}

const missing = (where, why, cause) => new CellophaneError('wasm-missing',
  `The WebAssembly file of the engine was not found at ${where} (${why}). It belongs beside cellophane.mjs.`, { cause });

const compiled = (compiling) => compiling.catch((error) => { throw broken(error); });

const isCalledWasm = (response) => /^application\/wasm *(;|$)/.test(response.headers.get('Content-Type') ?? '');

/** Where the server says what it is, it is compiled as it arrives, and browsers keep what came of it. */
async function compiledAnswer(response) {
  if (!response.ok) throw missing(response.url, `HTTP status ${response.status}`);
  if (isCalledWasm(response) && 'compileStreaming' in WebAssembly) return compiled(WebAssembly.compileStreaming(response));
  return compiled(WebAssembly.compile(await response.arrayBuffer()));
}

/** Pages fetch, and Node, which cannot fetch files, reads. */
async function compiledFrom(where) {
  if (where.startsWith('file:')) {
    const files = 'node:fs/promises';  // a name, so that bundlers for the web do not look for it
    const { readFile } = await import(/* @vite-ignore */ files);
    const bytes = await readFile(new URL(where)).catch((error) => { throw missing(where, error.code, error); });
    return compiled(WebAssembly.compile(bytes));
  }
  return compiledAnswer(await fetch(where).catch((error) => { throw missing(where, error.message, error); }));
}

/** What was compiled, by address: a second engine costs no second download. What failed is tried anew. */
const compiledBefore = new Map();

function compiledOnce(wasm) {
  const address = String(wasm);
  let module = compiledBefore.get(address);
  if (!module) {
    module = compiledFrom(address);
    module.catch(() => compiledBefore.delete(address));
    compiledBefore.set(address, module);
  }
  return module;
}

async function moduleFrom(wasm) {
  const isBytes = wasm instanceof ArrayBuffer || ArrayBuffer.isView(wasm);
  const isResponse = typeof Response !== 'undefined' && wasm instanceof Response;
  const isAddress = typeof wasm === 'string' || wasm instanceof URL;
  const allowed = 'a URL, a Response, the bytes, or a WebAssembly.Module';
  if (wasm instanceof WebAssembly.Module) return wasm;
  demand(isBytes || isResponse || isAddress, 'bad-argument', 'wasm', wasm, allowed);
  if (isAddress) return compiledOnce(wasm);
  return isBytes ? compiled(WebAssembly.compile(wasm)) : compiledAnswer(wasm);
}

const broken = (error) => new CellophaneError('wasm-broken',
  `The WebAssembly file of the engine cannot be used: ${error.message}`, { cause: error });

export async function loadCellophane(options = {}) {
  checkNames(options, ['wasm'], 'bad-argument', 'the load options');
  const { wasm = new URL('./cellophane.wasm', import.meta.url) } = options;
  const module = await moduleFrom(wasm);
  const core = await new Promise((resolve, reject) => {
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then(receive).catch((error) => reject(broken(error)));
      return {};
    };
    createCellophaneCore({ instantiateWasm }).then(resolve, reject);
  });
  return new Engine(core);
}
