// The actions of a game.

const directions = ['north', 'south', 'west', 'east', 'northwest', 'southwest', 'northeast', 'southeast'];

const longestLabel = 29;

/** The fields of each kind of action, and the two numbers the core takes for them. */
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
  validate(directions.includes(dir), 'bad-action', 'dir', dir, directions.join(', '));
  return [directions.indexOf(dir), 0];
}

function cellOf({ x, y }) {
  demandCell(x, y, 'bad-action');
  return [x, y];
}

function stairOf({ to }) {
  validate(to === 'up' || to === 'down', 'bad-action', 'to', to, 'up, down');
  return [to === 'up' ? 0 : 1, 0];
}

function answerOf({ yes }) {
  validate(typeof yes === 'boolean', 'bad-action', 'yes', yes, 'true, false');
  return [yes ? 1 : 0, 0];
}

function letterFrom(name, value) {
  validate(typeof value === 'string' && /^[a-z]$/.test(value), 'bad-action', name, value, 'a letter from a to z');
  return value.charCodeAt(0);
}

function letterOf({ item }) {
  return [letterFrom('item', item), 0];
}

function lettersOf({ item, letter }) {
  return [letterFrom('item', item), letterFrom('letter', letter)];
}

function labelOf({ item, text }) {
  const isLabel = typeof text === 'string' && text.length <= longestLabel && /^[ -~]*$/.test(text);
  validate(isLabel, 'bad-action', 'text', text, `up to ${longestLabel} plain signs`);
  return [letterFrom('item', item), text];
}

/** The letter, and the target cell as its index, row by row. */
function throwOf({ item, x, y }) {
  cellOf({ x, y });
  return [letterFrom('item', item), y * mapWidth + x];
}

/** The core's arguments for an action: its name and two values. Throws 'bad-action'. */
function commandFrom(action) {
  validate(isObject(action), 'bad-action', 'the action', action, 'an object with a type');
  const { type } = action;
  const isKnown = typeof type === 'string' && Object.hasOwn(actionShapes, type);
  validate(isKnown, 'bad-action', 'the type of the action', type, Object.keys(actionShapes).join(', '));
  const { names = [], numbers = () => [0, 0] } = actionShapes[type];
  checkNames(action, ['type', ...names], 'bad-action', `the action ${type}`);
  return [type, ...numbers(readOnce(action, names))];
}

/** Actions with an item as their only field. */
const lettered = new Set(['drop', 'equip', 'remove', 'eat', 'drink', 'read', 'use', 'choose']);

/** The reverse of `commandFrom`. */
function actionOf([type, first, second]) {
  if (type === 'move' || type === 'run') return { type, dir: directions[first] };
  if (type === 'travel') return { type, x: first, y: second };
  if (type === 'stairs') return { type, to: first ? 'down' : 'up' };
  if (lettered.has(type)) return { type, item: String.fromCharCode(first) };
  if (type === 'throw' || type === 'zap')
    return { type, item: String.fromCharCode(first), x: second % mapWidth, y: Math.floor(second / mapWidth) };
  return type === 'answer' ? { type, yes: first === 1 } : { type };
}
