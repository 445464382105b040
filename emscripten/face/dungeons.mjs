// Checks of seeds, styles, depths and sizes.

const largestSeed = '18446744073709551615';
const deepest = 40;
const amuletDepth = 26;
const largestSide = 500;
/** The size of levels in games, in cells, and the default of all others. */
const mapWidth = 79;
const mapHeight = 29;

const aSeed = `a whole number from 1 to ${largestSeed}, as a BigInt, decimal digits or a safe integer`;
const aDepth = `a whole number from 1 to ${deepest}`;
const orTwo = 'or [from, to] with the lesser first';

function seedFrom(core, value, name = 'seed', allowed = aSeed) {
  const fits = typeof value === 'string' || typeof value === 'bigint' || Number.isSafeInteger(value);
  validate(fits, 'bad-seed', name, value, allowed);
  const text = String(value);
  const answer = text.length <= largestSeed.length ? core.readSeed(text) : {};
  validate(answer.seed !== undefined, 'bad-seed', name, value, allowed);
  return answer.seed;
}

function styleFrom(core, value = 'brogue') {
  const names = core.about().styles;
  validate(names.includes(value), 'bad-style', 'style', value, names.join(', '));
  return value;
}

function depthFrom(value = 1, name = 'depth', allowed = aDepth) {
  validate(isWholeBetween(value, 1, deepest), 'bad-depth', name, value, allowed);
  return value;
}

/** Throws `code` unless (x, y) is a cell of a game's map. */
function demandCell(x, y, code) {
  validateInteger(x, 0, mapWidth - 1, code, 'x');
  validateInteger(y, 0, mapHeight - 1, code, 'y');
}

function sideFrom(name, value, usual) {
  if (value === undefined) return usual;
  const allowed = `a whole number of cells, at most ${largestSide}`;
  validate(isWholeBetween(value, 1, largestSide), 'bad-size', name, value, allowed);
  return value;
}

function gridFrom(value, style) {
  if (value === undefined) return [3, 3];
  validate(style === 'rogue', 'bad-argument', 'grid', value, "nothing, except with style 'rogue'");
  // A copy, because the caller may change its array later. Holes read as undefined, which `every` then rejects.
  const sides = Array.isArray(value) && value.length === 2 ? [value[0], value[1]] : [];
  const isGrid = sides.length === 2 && sides.every((side) => isWholeBetween(side, 1, largestSide));
  validate(isGrid, 'bad-argument', 'grid', value, `[columns, rows], both whole numbers from 1 to ${largestSide}`);
  return sides;
}

const levelNames = ['seed', 'depth', 'style', 'width', 'height', 'grid'];

/** The request for levels of a dungeon, defaults filled in; all but the depth. */
function requestFrom(core, options) {
  const seed = seedFrom(core, options.seed);
  const style = styleFrom(core, options.style);
  const width = sideFrom('width', options.width, mapWidth);
  const height = sideFrom('height', options.height, mapHeight);
  return { seed, style, width, height, grid: gridFrom(options.grid, style) };
}

/** Both ends of a range that may be given as one value or a pair, each with its name for messages. */
function endsFrom(value, name) {
  const isPair = Array.isArray(value) && value.length === 2;
  return isPair
    ? [0, 1].map((i) => [value[i], `${name}[${i}]`])
    : [
        [value, name],
        [value, name],
      ];
}

function seedsFrom(core, value) {
  const allowed = `a seed, ${orTwo}; a seed is ${aSeed}`;
  const [from, to] = endsFrom(value, 'seeds').map(([seed, name]) => BigInt(seedFrom(core, seed, name, allowed)));
  validate(from <= to, 'bad-seed', 'seeds', `${from}..${to}`, allowed);
  return [from, to];
}

function depthsFrom(value = [1, amuletDepth]) {
  const allowed = `${aDepth}, ${orTwo}`;
  const [shallowest, lowest] = endsFrom(value, 'depth').map(([depth, name]) => depthFrom(depth ?? null, name, allowed));
  validate(shallowest <= lowest, 'bad-depth', 'depth', `${shallowest}..${lowest}`, allowed);
  return [shallowest, lowest];
}
