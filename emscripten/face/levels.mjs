// Levels that have been dug.

const cellNames = ['dungeon', 'liquid', 'surface', 'gas', 'gasVolume', 'machine'];

const digLevel = (core, { seed, depth, style, width, height, grid }) =>
  unwrap(core.dig(BigInt(seed), style, depth, width, height, ...grid));

const shaftOf = ({ seed, style, width, height, grid }) => [BigInt(seed), style, width, height, ...grid];

/** The levels from one depth to another, each dug when the caller asks for it. */
function* levelsOf(core, request, [first, last]) {
  const shaft = unwrap(core.newShaft(...shaftOf(request)));
  try {
    for (let depth = 1; depth <= last; ++depth) {
      const dug = unwrap(shaft.next());
      if (depth < first) dug.delete();
      else yield new Level(core, { ...request, depth }, dug);
    }
  } finally {
    shaft.delete();
  }
}

/** A level with a recording of how it was dug. */
function digWatched(core, request) {
  validate(
    core.digWatched !== undefined,
    'bad-argument',
    'stages',
    true,
    'false, for this engine has nobody who watches',
  );
  const { seed, depth, style, width, height, grid } = request;
  const dug = unwrap(core.digWatched(BigInt(seed), style, depth, width, height, ...grid));
  return new Level(core, request, dug.level, new Stages(dug, width * height));
}

class Level {
  #core;
  #hold;
  #json;
  // Both made on first use: callers that only draw need neither.
  #rows;
  #hash;

  /** `dug` is the core's level; without it, the request is dug. */
  constructor(core, request, dug = digLevel(core, request), stages = undefined) {
    const { seed, depth, style, width, height } = request;
    Object.assign(this, { seed, depth, style, width, height }, stages && { stages });
    this.#core = core;
    this.#hold = new Handle(this, dug, 'This level has been disposed of; dig it again with engine.generate().');
    this.stairs = deeplyFrozen({ up: dug.up(), down: dug.down() });
    Object.freeze(this);
  }

  get #dug() {
    return this.#hold.content;
  }

  get rows() {
    return (this.#rows ??= Object.freeze(this.#dug.rows().split('\n')));
  }
  get hash() {
    return (this.#hash ??= this.#dug.hash());
  }

  /** Parsed once, and frozen, for the getters. */
  get #whole() {
    return (this.#json ??= deeplyFrozen(this.toJSON()));
  }
  get items() {
    return this.#whole.items;
  }
  get monsters() {
    return this.#whole.monsters;
  }
  get machines() {
    return this.#whole.machines;
  }

  toJSON() {
    return JSON.parse(this.#core.levelJson(this.#dug));
  }
  toText() {
    return this.#core.levelText(this.#dug);
  }
  toAnsi() {
    return this.#core.levelAnsi(this.#dug);
  }

  // Options are read first, for a getter among them may dispose of the level.
  toSvg(options = {}) {
    const drawing = drawingFrom(options);
    return unwrap(this.#core.svg(this.#dug, drawing));
  }

  toPng(options = {}) {
    const largest = this.#core.largestCell(this.#dug);
    const picture = pictureFrom(options, Math.min(16, largest), [2, largest]);
    return unwrap(this.#core.png(this.#dug, picture));
  }

  toTiled(options = {}) {
    checkNames(options, ['image'], 'bad-argument', 'the options');
    const { image = 'cellophane-tiles.png' } = options;
    const allowed = 'the name of a file, as a string';
    validate(typeof image === 'string' && image !== '', 'bad-argument', 'image', image, allowed);
    return JSON.parse(this.#core.tiled(this.#dug, image));
  }

  tilesetImage() {
    return this.#core.tilesPicture(this.#dug);
  }

  toUniversalVtt(options = {}) {
    const reveal = revealFrom(options);
    return JSON.parse(this.#core.universalVtt(this.#dug, reveal));
  }

  cells(layer) {
    validate(cellNames.includes(layer), 'bad-argument', 'layer', layer, cellNames.join(', '));
    return unwrap(this.#core.levelCells(this.#dug, layer));
  }

  colors(options = {}) {
    const names = ['reveal', 'rock', 'items', 'monsters'];
    const switches = Object.entries(namedOf(options, names, 'bad-argument', 'the options'));
    for (const [name, value] of switches) validate(isSwitch(value), 'bad-argument', name, value, 'true, false');
    return this.#core.levelColors(this.#dug, ...switches.map(([, value]) => value ?? true));
  }

  describe(x, y, options = {}) {
    validateInteger(x, 0, this.width - 1, 'bad-argument', 'x');
    validateInteger(y, 0, this.height - 1, 'bad-argument', 'y');
    const reveal = revealFrom(options);
    return this.#core.describeCell(this.#dug, x, y, reveal);
  }

  dispose() {
    this.#hold.release();
    this.#json = undefined;
  }
}
