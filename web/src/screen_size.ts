/** The screen of the game, in cells. By itself: pages without a terminal want nothing of one. */
export const columns = 100;
export const rows = 34;
