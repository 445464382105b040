/** What is wrong, for players: what a programmer could do about it is left out. */
export const explained = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/: put cellophane\.wasm there, .*$/, '.');

/** The code of a CellophaneError; undefined for other errors. */
export const errorCode = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code;
