import type { CellophaneError } from '../cellophane.js';

export type { CellophaneError, ErrorCode } from '../cellophane.js';

/** Whether a value is an error of the package, whichever engine, element or worker threw it. Costs no engine, as the class
 *  CellophaneError of the other entries does. */
export function isCellophaneError(value: unknown): value is CellophaneError;
