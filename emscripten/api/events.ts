// Interface events: keys, pointers, and the passing of time.

import { directions } from './actions';
import type { Bytes, GamepadButton, InterfaceEvent } from '../cellophane';
import type { CoreScreen, ScreenFunctions } from './core';
import { cellFrom } from './dungeons';
import { throwIf } from './errors';
import { namedOf, isObject, isSwitch, readOnce, validate, validateInteger, type Fields } from './validation';

const columns = 100;
const lines = 34;
const longestWait = 3_600_000;

const keyNames = new Map(
  Object.entries({
    ArrowUp: 'Up',
    ArrowDown: 'Down',
    ArrowLeft: 'Left',
    ArrowRight: 'Right',
    ' ': 'Space',
    Up: 'Up',
    Down: 'Down',
    Left: 'Left',
    Right: 'Right',
    Space: 'Space',
    Home: 'Home',
    End: 'End',
    PageUp: 'PageUp',
    PageDown: 'PageDown',
    Enter: 'Enter',
    Escape: 'Escape',
    Tab: 'Tab',
    Backspace: 'Backspace',
    F1: 'F1',
    ContextMenu: 'Menu',
    Menu: 'Menu',
  }),
);

/** A checked copy of an event, so that the caller's object is not read again. The other fields are checked as the event
 *  is passed on. */
export interface CheckedEvent {
  readonly type: InterfaceEvent['type'];
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly fields: Fields;
}

type Functions<Screen> = ScreenFunctions<Screen>;

/** The session's name of a browser's key; null for keys the session does not know. */
export function keyNameOf(key: string, code: string | undefined): string | null {
  if (code !== undefined && /^Numpad[0-9]$/.test(code)) return code;
  return keyNames.get(key) ?? ([...key].length === 1 ? key : null);
}

function pressKey<Screen extends CoreScreen>(
  core: Functions<Screen>,
  screen: Screen,
  { type, shift, ctrl, fields: { key, code } }: CheckedEvent,
): void {
  validate(typeof key === 'string' && key !== '', 'bad-event', 'key', key, 'the key of a KeyboardEvent');
  validate(code === undefined || typeof code === 'string', 'bad-event', 'code', code, 'the code of a KeyboardEvent');
  const name = keyNameOf(key, code);
  if (name === null) return;
  if (type === 'choose') core.choose(screen, name, ctrl);
  else screen.press(name, shift, ctrl, Number(/^Digit([0-9])$/.exec(code ?? '')?.[1] ?? -1));
}

/** In the order of C++ (screen/gamepad.h, kit/base/pos.h). */
const gamepadButtons: readonly GamepadButton[] = [
  'a',
  'b',
  'x',
  'y',
  'left-shoulder',
  'right-shoulder',
  'left-trigger',
  'right-trigger',
  'select',
  'start',
  'left-stick',
  'right-stick',
];

function pressGamepad<Screen>(core: Functions<Screen>, screen: Screen, { fields: { button } }: CheckedEvent): void {
  const place = gamepadButtons.findIndex((name) => name === button);
  const toward = directions.findIndex((name) => name === button);
  const isKnown = place >= 0 || toward >= 0;
  validate(isKnown, 'bad-event', 'button', button, [...gamepadButtons, ...directions].join(', '));
  // The first in C++ is none.
  core.pressGamepad(screen, place < 0 ? -1 : place + 1, toward);
}

function typeText<Screen>(core: Functions<Screen>, screen: Screen, { fields: { text } }: CheckedEvent): void {
  validate(typeof text === 'string', 'bad-event', 'text', text, 'a string');
  core.typeInto(screen, text.normalize('NFC'));
}

function lookAt<Screen>(core: Functions<Screen>, screen: Screen, { fields }: CheckedEvent): void {
  core.lookAt(screen, ...cellFrom(fields.x, fields.y, 'bad-event'));
}

function pointAt(_: unknown, screen: CoreScreen, { type, shift, ctrl, fields: { column, row } }: CheckedEvent): void {
  validateInteger(column, 0, columns - 1, 'bad-event', 'column');
  validateInteger(row, 0, lines - 1, 'bad-event', 'row');
  throwIf(screen.point(type, column, row, shift, ctrl));
}

function millisecondsOf({ fields: { ms } }: CheckedEvent): number {
  validateInteger(ms, 0, longestWait, 'bad-event', 'ms');
  return ms;
}

function isWanted({ fields: { wanted } }: CheckedEvent): boolean {
  validate(typeof wanted === 'boolean', 'bad-event', 'wanted', wanted, 'true, false');
  return wanted;
}

function setWindow<Screen>(core: Functions<Screen>, screen: Screen, { fields }: CheckedEvent): void {
  const { column, columns: count, row = 0, rows = lines } = fields;
  validateInteger(column, 0, columns - 1, 'bad-event', 'column');
  validateInteger(count, 1, columns, 'bad-event', 'columns');
  validateInteger(row, 0, lines - 1, 'bad-event', 'row');
  validateInteger(rows, 1, lines, 'bad-event', 'rows');
  core.setWindow(screen, column, count, row, rows);
}

/** The fields of an event besides its type, and the function that passes it on. */
interface EventShape<in out Name extends string> {
  readonly names: readonly Name[];
  readonly pass: <Screen extends CoreScreen>(core: Functions<Screen>, screen: Screen, event: CheckedEvent) => void;
}

/** `Name` is told by `names` alone, so that the compiler notices a name that is left out. */
const shape = <const Name extends string>(
  names: readonly Name[],
  pass: EventShape<Name>['pass'],
): EventShape<Name> => ({ names, pass });

type EventOf<Type, Event = InterfaceEvent> = Event extends { type: infer Types }
  ? Type extends Types
    ? Event
    : never
  : never;
type FieldsOf<Type> = Exclude<keyof EventOf<Type>, 'type'> & string;

const pointing = shape(['column', 'row', 'shift', 'ctrl'], pointAt);

/** Every event, with its fields. */
export const eventShapes: { readonly [Type in InterfaceEvent['type']]: EventShape<FieldsOf<Type>> } = {
  key: shape(['key', 'code', 'shift', 'ctrl'], pressKey),
  choose: shape(['key', 'ctrl'], pressKey),
  gamepad: shape(['button'], pressGamepad),
  text: shape(['text'], typeText),
  look: shape(['x', 'y'], lookAt),
  hover: pointing,
  down: pointing,
  press: pointing,
  tap: pointing,
  rightpress: pointing,
  leave: shape([], (_, screen) => throwIf(screen.point('leave', 0, 0, false, false))),
  time: shape(['ms'], (_, screen, event) => screen.passTime(millisecondsOf(event))),
  motion: shape(['wanted'], (_, screen, event) => screen.setMotion(isWanted(event))),
  keyboard: shape(['wanted'], (core, screen, event) => core.setKeyboard(screen, isWanted(event))),
  gamepads: shape(['wanted'], (core, screen, event) => core.setGamepads(screen, isWanted(event))),
  pictures: shape(['wanted'], (core, screen, event) => core.setPictures(screen, isWanted(event))),
  sounds: shape(['wanted'], (core, screen, event) => core.setSounds(screen, isWanted(event))),
  hints: shape(['wanted'], (core, screen, event) => core.setHints(screen, isWanted(event))),
  settings: shape(['wanted'], (core, screen, event) => core.setSettingsPage(screen, isWanted(event))),
  sheets: shape(['wanted'], (core, screen, event) => core.setSheets(screen, isWanted(event))),
  window: shape(['column', 'columns', 'row', 'rows'], setWindow),
  frame: shape(['ms'], (_, screen, event) => screen.passFrame(millisecondsOf(event))),
};

const isType = (type: unknown): type is InterfaceEvent['type'] =>
  typeof type === 'string' && Object.hasOwn(eventShapes, type);

export function eventFrom(given: unknown): CheckedEvent {
  validate(isObject(given), 'bad-event', 'the event', given, 'an object with a type');
  const { type } = readOnce(given, ['type'], 'bad-event', 'the event');
  validate(isType(type), 'bad-event', 'the type of the event', type, Object.keys(eventShapes).join(', '));
  const { names } = eventShapes[type];
  const fields = namedOf(given, ['type', ...names], 'bad-event', `the event ${type}`);
  const { shift, ctrl } = fields;
  validate(isSwitch(shift), 'bad-event', 'shift', shift, 'true, false');
  validate(isSwitch(ctrl), 'bad-event', 'ctrl', ctrl, 'true, false');
  return { type, shift: shift ?? false, ctrl: ctrl ?? false, fields };
}

/** Passes an event on and returns the ANSI difference of the screen. */
export function sent<Screen extends CoreScreen>(core: Functions<Screen>, event: CheckedEvent, screen: Screen): Bytes {
  eventShapes[event.type].pass(core, screen, event);
  return screen.draw();
}
