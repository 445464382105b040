// The public Engine class.

const soughtThings = ['item', 'ally', 'monster', 'machine', 'altar', 'runic'];

// For `using` declarations, where the runtime has them.
if (Symbol.dispose)
  for (const { prototype } of [Level, GameHandle, Title, Snapshot])
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
    const { stages } = options;
    validate(isSwitch(stages), 'bad-argument', 'stages', stages, 'true, false');
    return stages ? digWatched(this.#core, request) : new Level(this.#core, request);
  }

  descend(options) {
    checkNames(options, levelNames, 'bad-argument', 'the descent options');
    const request = requestFrom(this.#core, options);
    const depths = depthsFrom(options.depth);
    unwrap(this.#core.newShaft(...shaftOf(request))).delete();
    return levelsOf(this.#core, request, depths);
  }

  catalog(options) {
    return new Catalog(this.#core, options);
  }
  search(options) {
    return new Search(this.#core, options);
  }
  searchNames() {
    return Object.fromEntries(soughtThings.map((what) => [what, this.#core.searchNames(what)]));
  }
  terrainNames() {
    return this.#core.terrainNames();
  }

  dots(colors) {
    const { glyph, fg, bg } = colorsFrom(colors);
    return this.#core.dots(glyph, fg, bg);
  }

  newGame(options) {
    return new Game(this.#core, newSession(this.#core, options));
  }
  openTitle(options = {}) {
    checkNames(options, ['seed', 'lastSeed'], 'bad-argument', 'the title options');
    const seed = options.seed === undefined ? 1n : BigInt(seedFrom(this.#core, options.seed));
    const lastSeed = options.lastSeed === undefined ? 0n : BigInt(seedFrom(this.#core, options.lastSeed, 'lastSeed'));
    return new Title(this.#core.newTitle(seed, lastSeed));
  }
  loadGame(file) {
    const open = (bytes) => this.#core.openSave(bytes);
    return contentOf(open, file, 'the save', (opened) => new Game(this.#core, opened.take()));
  }
  openReplay(file) {
    const open = (bytes) => this.#core.openRecording(bytes);
    return contentOf(
      open,
      file,
      'the recording',
      (opened) => new Replay(this.#core, opened.take(), opened.loadsAtOnce()),
    );
  }

  seedFromText(text) {
    validate(typeof text === 'string', 'bad-seed', 'the text', text, 'a string');
    // Composed and decomposed accents count as equal.
    const answer = this.#core.readSeedOrWord(text.normalize('NFC'));
    if (answer.seed === undefined) throw new CellophaneError(answer.code, answer.message);
    return answer.seed;
  }

  dailySeed(date) {
    const allowed = 'a day of the calendar, written YYYY-MM-DD';
    const shaped = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
    const day = shaped ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
    const real = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
    validate(real, 'bad-argument', 'date', date, allowed);
    return this.#core.seedOfDay(date);
  }
}

/** Methods that smaller engines lack, with the function of the core that each needs. */
const notEverywhere = [
  [
    Engine,
    {
      catalog: 'newCatalog',
      search: 'newSearch',
      searchNames: 'searchNames',
      terrainNames: 'terrainNames',
      newGame: 'newSession',
      openTitle: 'newTitle',
      loadGame: 'openSave',
      openReplay: 'openRecording',
    },
  ],
  [
    Level,
    { toSvg: 'svg', toPng: 'png', toTiled: 'tiled', tilesetImage: 'tilesPicture', toUniversalVtt: 'universalVtt' },
  ],
];

/** Deletes the methods whose part of the core is missing, so that feature tests see it. */
function leaveOutWhatLacks(core) {
  for (const [{ prototype }, needs] of notEverywhere)
    for (const [method, part] of Object.entries(needs)) if (!(part in core)) delete prototype[method];
}
