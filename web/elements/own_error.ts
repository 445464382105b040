/* Errors of the package without the class of an engine, which would bring the engine's script along. */

import type { CellophaneError, Engine, ErrorCode } from 'cellophane-levels';

const ours = new WeakSet<Error>();

/** An error that counts as one of the package (isCellophaneError). */
export function ownError(code: ErrorCode, message: string): CellophaneError {
  const error = Object.assign(new Error(message), { name: 'CellophaneError', code }) as unknown as CellophaneError;
  ours.add(error);
  return error;
}

/** The class of the engine's errors: it throws one at a text that is none. */
function classOfErrors(engine: Engine): new (code: ErrorCode, message: string) => CellophaneError {
  try {
    engine.seedFromText(null as unknown as string);
  } catch (error) {
    return (error as CellophaneError).constructor as ReturnType<typeof classOfErrors>;
  }
  throw new Error('The engine takes anything for a seed.');
}

/** An error made here, as the engine would have thrown it: of its class. */
export function asThrownBy(engine: Engine, thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !ours.has(thrown)) return thrown;
  const { code, message } = thrown as CellophaneError;
  return new (classOfErrors(engine))(code, message);
}
