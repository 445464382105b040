// Checks of arguments. Errors name the argument, the value given and what is allowed.

export class CellophaneError extends Error {
  constructor(code, message, options) {
    super(message, options);
    this.name = 'CellophaneError';
    this.code = code;
  }
}

/** Throws a CellophaneError unless `good`. */
function validate(good, code, argument, value, allowed) {
  if (!good) throw new CellophaneError(code, `${argument} is ${described(value)}; allowed: ${allowed}.`);
}

/** Throws the core's {code, message}, unless it is null. */
function throwIf(problem) {
  if (problem) throw new CellophaneError(problem.code, problem.message);
}

/** The core's answer; throws it if it is {code, message}. */
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

/** Whether a buffer was transferred, as to a thread, and cannot be read any more. */
function isDetached(buffer) {
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}

/** A copy of the named fields, each read once: a getter may answer differently the second time, or dispose of the
 *  object whose method is running. */
const readOnce = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));

/** The same, and throws if the object has any other field. */
function namedOf(object, names, code, argument) {
  checkNames(object, names, code, argument);
  return readOnce(object, names);
}

function validateInteger(value, low, high, code, argument) {
  // The message is built only for an error: this check runs often.
  if (!isWholeBetween(value, low, high))
    validate(false, code, argument, value, `a whole number from ${low} to ${high}`);
}

/** Throws unless `object` is an object with no fields but these: a misspelt option must not be silently ignored. */
function checkNames(object, names, code, argument) {
  validate(isObject(object), code, argument, object, `an object with ${names.join(', ')}`);
  for (const name of Object.keys(object))
    validate(names.includes(name), code, `a name in ${argument}`, name, names.join(', '));
}
