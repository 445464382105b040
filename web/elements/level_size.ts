/** The default size of a level, in cells. */
export const usualColumns = 79;
export const usualRows = 29;
