export const explained = (error: unknown): string => error instanceof Error ? error.message : String(error);

/** The stable name of what the engine throws. */
export const errorCode = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code;
