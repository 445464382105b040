/** The default size of a level, in cells. */
export const usualColumns = 79;
export const usualRows = 29;
/** The width of a cell, in CSS pixels, where the surroundings are as wide as the map. */
export const usualCellWidth = 10;
/** A cell's width, in shares of its height, where the map may choose its own shape. */
export const usualShape = 0.6;

export const leastZoom = 1;
export const mostZoom = 12;
