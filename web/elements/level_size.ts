/** The default size of a level, in cells. */
export const usualColumns = 79;
export const usualRows = 29;
/** The width of a cell, in CSS pixels, where the surroundings are as wide as the map. */
export const usualCellWidth = 10;
