export const explained = (error: unknown): string => error instanceof Error ? error.message : String(error);
