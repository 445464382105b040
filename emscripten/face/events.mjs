// Interface events: keys, pointers, and the passing of time.

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
    ContextMenu: 'Menu',
    Menu: 'Menu',
  }),
);

/** The session's name of a browser's key; null for keys the session does not know. */
function keyNameOf(key, code) {
  const onPad = /^Numpad[0-9]$/.test(code ?? '');
  if (onPad) return code;
  return keyNames.get(key) ?? ([...key].length === 1 ? key : null);
}

function pressKey(core, session, { type, key, code, shift = false, ctrl = false }) {
  validate(typeof key === 'string' && key !== '', 'bad-event', 'key', key, 'the key of a KeyboardEvent');
  validate(code === undefined || typeof code === 'string', 'bad-event', 'code', code, 'the code of a KeyboardEvent');
  const name = keyNameOf(key, code);
  if (name === null) return;
  if (type === 'choose') core.choose(session, name, ctrl);
  else session.press(name, shift, ctrl, Number(/^Digit([0-9])$/.exec(code ?? '')?.[1] ?? -1));
}

function typeText(core, session, { text }) {
  validate(typeof text === 'string', 'bad-event', 'text', text, 'a string');
  core.typeInto(session, text.normalize('NFC'));
}

function lookAt(core, session, { x, y }) {
  demandCell(x, y, 'bad-event');
  core.lookAt(session, x, y);
}

function pointAt(core, session, { type, column, row, shift = false, ctrl = false }) {
  validateInteger(column, 0, columns - 1, 'bad-event', 'column');
  validateInteger(row, 0, lines - 1, 'bad-event', 'row');
  throwIf(session.point(type, column, row, shift, ctrl));
}

function millisecondsOf({ ms }) {
  validateInteger(ms, 0, longestWait, 'bad-event', 'ms');
  return ms;
}

function switchOf({ wanted }) {
  validate(typeof wanted === 'boolean', 'bad-event', 'wanted', wanted, 'true, false');
  return wanted;
}

function setWindow(core, session, { column, columns: count, row = 0, rows = lines }) {
  validateInteger(column, 0, columns - 1, 'bad-event', 'column');
  validateInteger(count, 1, columns, 'bad-event', 'columns');
  validateInteger(row, 0, lines - 1, 'bad-event', 'row');
  validateInteger(rows, 1, lines, 'bad-event', 'rows');
  core.setWindow(session, column, count, row, rows);
}

const pointing = { names: ['column', 'row', 'shift', 'ctrl'], hand: pointAt };

/** The fields of each kind of event, and the function that passes it on. */
const eventShapes = {
  key: { names: ['key', 'code', 'shift', 'ctrl'], hand: pressKey },
  choose: { names: ['key', 'ctrl'], hand: pressKey },
  text: { names: ['text'], hand: typeText },
  look: { names: ['x', 'y'], hand: lookAt },
  hover: pointing,
  down: pointing,
  press: pointing,
  tap: pointing,
  rightpress: pointing,
  leave: { names: [], hand: (core, session) => throwIf(session.point('leave', 0, 0, false, false)) },
  time: { names: ['ms'], hand: (core, session, event) => session.elapse(millisecondsOf(event)) },
  motion: { names: ['wanted'], hand: (core, session, event) => session.setMotion(switchOf(event)) },
  keyboard: { names: ['wanted'], hand: (core, session, event) => core.setKeyboard(session, switchOf(event)) },
  window: { names: ['column', 'columns', 'row', 'rows'], hand: setWindow },
  frame: { names: ['ms'], hand: (core, session, event) => session.animate(millisecondsOf(event)) },
};

/** A checked copy of an event, so that the caller's object is not read again. */
function eventFrom(given) {
  validate(isObject(given), 'bad-event', 'the event', given, 'an object with a type');
  const { type } = given;
  const isKnown = typeof type === 'string' && Object.hasOwn(eventShapes, type);
  validate(isKnown, 'bad-event', 'the type of the event', type, Object.keys(eventShapes).join(', '));
  const { names } = eventShapes[type];
  checkNames(given, ['type', ...names], 'bad-event', `the event ${type}`);
  const event = { type, ...readOnce(given, names) };
  validate(isSwitch(event.shift), 'bad-event', 'shift', event.shift, 'true, false');
  validate(isSwitch(event.ctrl), 'bad-event', 'ctrl', event.ctrl, 'true, false');
  return event;
}

/** Passes an event on and returns the ANSI difference of the screen. */
function sent(core, event, session) {
  eventShapes[event.type].hand(core, session, event);
  return session.draw();
}

function settingsSet(core, session, lines) {
  validate(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
  return core.setSettings(session, lines);
}

/** Gives the session the lines about earlier games. */
function runsRemembered(session, lines) {
  validate(typeof lines === 'string', 'bad-argument', 'the lines', lines, 'a string');
  session.rememberRuns(lines);
}

const runsTaken = (session) => session.takeRuns(Math.floor(Date.now() / 1000));
