/** The screen of the game, in cells. In a module of its own, so that pages without a terminal do not load one. */
export const columns = 100;
export const rows = 34;
/** A cell of the bundled font, in shares of the font size. */
export const widthOfEm = 0.602;
export const heightOfEm = 1.164;
