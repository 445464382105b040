// What is wrong with what comes in is named, and so is what would be right.

export class CellophaneError extends Error {
  constructor(code, message, options) {
    super(message, options);
    this.name = 'CellophaneError';
    this.code = code;
  }
}

/** Throws unless `good`: says which argument, what came, and what is allowed. */
function validate(good, code, argument, value, allowed) {
  if (!good) throw new CellophaneError(code, `${argument} is ${described(value)}; allowed: ${allowed}.`);
}

/** Throws what the core says is wrong, if anything is. */
function throwIf(problem) {
  if (problem) throw new CellophaneError(problem.code, problem.message);
}

/** What the core answers, unless it is what is wrong with what it was asked. */
function unwrap(answer) {
  if (typeof answer === 'object' && 'code' in answer) throwIf(answer);
  return answer;
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

/** Whether it was handed on to somebody else, as to a thread: nothing can be read from it any more. */
function isDetached(buffer) {
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}

/** What an object has by these names, read once: it may have something else to say the second time, or may dispose of
 *  whoever asks. */
const readOnce = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));

/** The same for an object that must not have other names. */
function namedOf(object, names, code, argument) {
  checkNames(object, names, code, argument);
  return readOnce(object, names);
}

function validateInteger(value, low, high, code, argument) {
  // What is allowed is put into words only for whoever has to be told.
  if (!isWholeBetween(value, low, high)) validate(false, code, argument, value, `a whole number from ${low} to ${high}`);
}

/** An object that holds no names but these: a misspelt option must not turn into a silent default. */
function checkNames(object, names, code, argument) {
  validate(isObject(object), code, argument, object, `an object with ${names.join(', ')}`);
  for (const name of Object.keys(object))
    validate(names.includes(name), code, `a name in ${argument}`, name, names.join(', '));
}
