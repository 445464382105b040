// Where an item can be thrown far enough to be seen in flight.

const ways = { h: [-1, 0], l: [1, 0], k: [0, -1], j: [0, 1], y: [-1, -1], u: [1, -1], b: [-1, 1], n: [1, 1] };

/** The longest straight line of open floor from the hero: its direction key, number of cells, and their places. */
function openLine(map) {
  const y = map.findIndex((line) => line.includes('@'));
  const x = y < 0 ? -1 : map[y].indexOf('@');
  const lines = Object.entries(ways).map(([key, [dx, dy]]) => {
    let cells = 0;
    while (map[y + dy * (cells + 1)]?.[x + dx * (cells + 1)] === '·') ++cells;
    const spots = Array.from({ length: cells }, (_, i) => ({ x: x + dx * (i + 1), y: y + dy * (i + 1) }));
    return { key, cells, spots };
  });
  return lines.sort((one, other) => other.cells - one.cells)[0];
}

/** The same for a whole screen; null if it is under 8 cells or a creature listed there would be aimed at first. */
export function lineToThrowAlong(screen) {
  if (screen.some((line) => /\((Sleeping|Hunting|Wandering|Fleeing)/.test(line.slice(0, 20)))) return null;
  const line = openLine(screen.slice(3, 32).map((text) => text.slice(21)));
  return line.cells < 8 ? null : line;
}

/** The letter of the darts, in an open pack. */
export const letterOfDarts = (screen) => /([a-z])\) \S \d+ darts/.exec(screen.join('\n'))[1];
