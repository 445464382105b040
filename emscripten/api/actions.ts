// The actions of a game: every command that a program can give.

import type { Action, DirectionName } from '../cellophane';
import type { PossibleAction } from './core';
import { cellFrom, mapWidth } from './dungeons';
import { namedOf, isObject, isOneOf, readOnce, validate } from './validation';

/** The names of directions, in the order of their numbers in the core. */
export const directions: readonly DirectionName[] = [
  'north',
  'south',
  'west',
  'east',
  'northwest',
  'southwest',
  'northeast',
  'southeast',
];

const longestLabel = 29;

/** What the core takes besides the type of an action: two numbers, or a letter and a text. */
type Arguments = readonly [first: number, second: number | string];

/** The fields of an action besides its type, and what the core takes for them. */
interface ActionShape<in out Name extends string> {
  readonly names: readonly Name[];
  readonly argumentsOf: (fields: { readonly [Each in Name]?: unknown }) => Arguments;
}

/** `Name` is told by `names` alone, so that the compiler notices a name that is left out there. */
const shape = <const Name extends string>(
  names: readonly Name[],
  argumentsOf: (fields: { readonly [Each in NoInfer<Name>]?: unknown }) => Arguments,
): ActionShape<Name> => ({ names, argumentsOf });

const nothing = shape([], () => [0, 0]);

const direction = shape(['dir'], ({ dir }) => {
  validate(isOneOf(directions, dir), 'bad-action', 'dir', dir, directions.join(', '));
  return [directions.indexOf(dir), 0];
});

const cell = shape(['x', 'y'], ({ x, y }) => cellFrom(x, y, 'bad-action'));

const stair = shape(['to'], ({ to }) => {
  validate(to === 'up' || to === 'down', 'bad-action', 'to', to, 'up, down');
  return [to === 'up' ? 0 : 1, 0];
});

const answer = shape(['yes'], ({ yes }) => {
  validate(typeof yes === 'boolean', 'bad-action', 'yes', yes, 'true, false');
  return [yes ? 1 : 0, 0];
});

function letterFrom(name: string, value: unknown): number {
  const isLetter = typeof value === 'string' && /^[a-z]$/.test(value);
  validate(isLetter, 'bad-action', name, value, 'a letter from a to z');
  return value.charCodeAt(0);
}

const item = shape(['item'], ({ item: letter }) => [letterFrom('item', letter), 0]);

/** The cell as its index, row by row. */
const itemAndCell = shape(['item', 'x', 'y'], ({ item: letter, x, y }) => {
  const [column, row] = cellFrom(x, y, 'bad-action');
  return [letterFrom('item', letter), row * mapWidth + column];
});

const itemAndLetter = shape(['item', 'letter'], ({ item: from, letter: to }) => [
  letterFrom('item', from),
  letterFrom('letter', to),
]);

const itemAndText = shape(['item', 'text'], ({ item: letter, text }) => {
  const isLabel = typeof text === 'string' && text.length <= longestLabel && /^[ -~]*$/.test(text);
  validate(isLabel, 'bad-action', 'text', text, `up to ${longestLabel} plain signs`);
  return [letterFrom('item', letter), text];
});

type FieldsOf<Type extends Action['type']> = Exclude<keyof Extract<Action, { type: Type }>, 'type'> & string;

/** Every action, with its fields. */
// Generated from src/protocol/command.h; npm run generate writes it anew.
export const actionShapes: { readonly [Type in Action['type']]: ActionShape<FieldsOf<Type>> } = {
  move: direction,
  run: direction,
  rest: nothing,
  search: nothing,
  search5: nothing,
  travel: cell,
  stairs: stair,
  explore: nothing,
  continue: nothing,
  stop: nothing,
  drop: item,
  throw: itemAndCell,
  equip: item,
  remove: item,
  swap: nothing,
  eat: item,
  drink: item,
  read: item,
  zap: itemAndCell,
  use: item,
  call: itemAndText,
  inscribe: itemAndText,
  relabel: itemAndLetter,
  choose: item,
  easy: nothing,
  recover: nothing,
  quit: nothing,
  answer,
};
// End of what is generated.

const isType = (type: unknown): type is Action['type'] => typeof type === 'string' && Object.hasOwn(actionShapes, type);

/** The core's arguments for an action: its type and two values. Throws 'bad-action'. */
export function commandFrom(action: unknown): [type: Action['type'], ...Arguments] {
  validate(isObject(action), 'bad-action', 'the action', action, 'an object with a type');
  const { type } = readOnce(action, ['type'], 'bad-action', 'the action');
  validate(isType(type), 'bad-action', 'the type of the action', type, Object.keys(actionShapes).join(', '));
  const { names, argumentsOf } = actionShapes[type];
  return [type, ...argumentsOf(namedOf(action, ['type', ...names], 'bad-action', `the action ${type}`))];
}

/** The reverse of `commandFrom`. */
export function actionOf([type, first, second]: PossibleAction): Action {
  switch (type) {
    case 'move':
    case 'run':
      return { type, dir: directions[first] };
    case 'travel':
      return { type, x: first, y: second };
    case 'stairs':
      return { type, to: first ? 'down' : 'up' };
    case 'answer':
      return { type, yes: first === 1 };
    case 'throw':
    case 'zap':
      return { type, item: String.fromCharCode(first), x: second % mapWidth, y: Math.floor(second / mapWidth) };
    case 'drop':
    case 'equip':
    case 'remove':
    case 'eat':
    case 'drink':
    case 'read':
    case 'use':
    case 'choose':
      return { type, item: String.fromCharCode(first) };
    default:
      return { type };
  }
}
