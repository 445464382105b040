const shortest = 500;
const longest = 60_000;

/** Milliseconds until the next try after so many failures: each pause is twice the one before, up to a minute. */
export const pauseAfter = (failures: number): number => Math.min(shortest * 2 ** (failures - 1), longest);
