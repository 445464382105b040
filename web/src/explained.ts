export const explained = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of a CellophaneError; undefined for other errors. */
export const errorCode = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code;
