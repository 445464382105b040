const shortest = 500;
const longest = 60_000;

/** Milliseconds until something that has failed so many times is tried again: each pause is twice the one before. */
export const pauseAfter = (failures: number): number => Math.min(shortest * 2 ** (failures - 1), longest);
