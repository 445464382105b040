/** Whether a value is an error of the package, whichever engine, element or worker threw it: each program that is loaded has a
 *  class of its own. */
export const isCellophaneError = (value) =>
  value instanceof Error && value.name === 'CellophaneError' && typeof value.code === 'string';
