// What a program writes to a terminal, cell by cell: a capture of the screen shows only the end result.

/** All written signs in order, as `{ column, row, sign }` with both from 0. Colors are left out. */
export function cellsWritten(output) {
  const cells = [];
  let [column, row] = [0, 0];
  const moves = {
    A: (n) => {
      row -= n;
    },
    B: (n) => {
      row += n;
    },
    C: (n) => {
      column += n;
    },
    D: (n) => {
      column -= n;
    },
    G: (n) => {
      column = n - 1;
    },
    d: (n) => {
      row = n - 1;
    },
  };
  // Matches control sequences, remains of truncated ones, and signs.
  // eslint-disable-next-line no-control-regex
  for (const [whole, digits, letter] of output.matchAll(/\x1b\[([?\d;:]*)([@-~])|\x1b[^[]?|[^\x1b]/gu)) {
    if (letter === 'H') [row, column] = [0, 1].map((i) => (Number(digits.split(';')[i]) || 1) - 1);
    else if (letter) moves[letter]?.(Number(digits) || 1);
    else if (whole === '\b') --column;
    else if (whole === '\r') column = 0;
    else if (whole === '\n') ++row;
    else if (whole >= ' ') cells.push({ column: column++, row, sign: whole });
  }
  return cells;
}
