/** Of a level, in cells, unless something else is asked for. */
export const usualColumns = 79;
export const usualRows = 29;
