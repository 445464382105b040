/* Paths of our own SVGs in the words of PDF: M, L, Q, Z, m, l, h, v, c, q, a and z become m, l, c and h. */

/** A number as PDF has it, without exponents: to a hundredth, so that the last bits of sines do not count. */
export function figure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

const figures = (...values: number[]): string => values.map(figure).join(' ');

type Point = readonly [x: number, y: number];

/** The angle from one direction to another. */
function angleBetween([fromX, fromY]: Point, [toX, toY]: Point): number {
  return Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY);
}

/** An arc of a circle as cubic curves of at most a quarter each. SVG has its ends, its radius (larger where it would not
    reach), and which of the four arcs through both ends it is. */
function arc(from: Point, to: Point, radius: number, isLarge: boolean, isClockwise: boolean): string {
  const half: Point = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const chord = Math.hypot(...half);
  if (chord === 0) return '';
  const reach = Math.max(radius, chord);
  const height = (Math.sqrt(reach * reach - chord * chord) / chord) * (isLarge === isClockwise ? -1 : 1);
  const offset: Point = [height * half[1], -height * half[0]];
  const center: Point = [(from[0] + to[0]) / 2 + offset[0], (from[1] + to[1]) / 2 + offset[1]];
  const start: Point = [half[0] - offset[0], half[1] - offset[1]];
  let sweep = angleBetween(start, [-half[0] - offset[0], -half[1] - offset[1]]);
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const begin = Math.atan2(start[1], start[0]);
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const step = sweep / pieces;
  const lever = (4 / 3) * Math.tan(step / 4) * reach;
  let out = '';
  for (let piece = 0; piece < pieces; ++piece) {
    const [first, last] = [begin + piece * step, begin + (piece + 1) * step];
    const at = (angle: number): Point => [center[0] + reach * Math.cos(angle), center[1] + reach * Math.sin(angle)];
    const [one, other] = [at(first), piece + 1 === pieces ? to : at(last)];
    out += `${figures(
      one[0] - lever * Math.sin(first),
      one[1] + lever * Math.cos(first),
      other[0] + lever * Math.sin(last),
      other[1] - lever * Math.cos(last),
      ...other,
    )} c\n`;
  }
  return out;
}

/** A circle around a point. */
export function circlePath(x: number, y: number, radius: number): string {
  const [left, right]: [Point, Point] = [
    [x - radius, y],
    [x + radius, y],
  ];
  return `${figures(...left)} m\n${arc(left, right, radius, false, true)}${arc(right, left, radius, false, true)}h\n`;
}

/** A quadratic curve is the cubic one whose levers are two thirds as long. */
function quadratic(from: Point, lever: Point, to: Point): string {
  const between = (end: Point): Point => [
    end[0] + (2 * (lever[0] - end[0])) / 3,
    end[1] + (2 * (lever[1] - end[1])) / 3,
  ];
  return `${figures(...between(from), ...between(to), ...to)} c\n`;
}

const tokens = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers a command takes; those that are told again and again stand once. */
const lengths: Record<string, number> = { M: 2, L: 2, Q: 4, Z: 0, m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** The path of an attribute `d`. Throws on commands that no drawing of ours has. */
export function pathOperators(data: string): string {
  const words = data.match(tokens) ?? [];
  let out = '';
  let at: Point = [0, 0];
  let begun: Point = at;
  let command = '';
  const moveTo = (to: Point) => {
    out += `${figures(...to)} m\n`;
    at = begun = to;
  };
  const lineTo = (to: Point) => {
    out += `${figures(...to)} l\n`;
    at = to;
  };
  for (let next = 0; next < words.length; ) {
    if (/[a-zA-Z]/.test(words[next]!)) command = words[next++]!;
    const length = lengths[command];
    if (length === undefined) throw new Error(`The path has a command that is not known: ${command}.`);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, x = 0, y = 0] = words.slice(next, next + length).map(Number);
    next += length;
    if (command === 'M') moveTo([a, b]);
    else if (command === 'm') moveTo([at[0] + a, at[1] + b]);
    else if (command === 'L') lineTo([a, b]);
    else if (command === 'l') lineTo([at[0] + a, at[1] + b]);
    else if (command === 'h') lineTo([at[0] + a, at[1]]);
    else if (command === 'v') lineTo([at[0], at[1] + a]);
    else if (command === 'Q') {
      out += quadratic(at, [a, b], [c, d]);
      at = [c, d];
    } else if (command === 'q') {
      const to: Point = [at[0] + c, at[1] + d];
      out += quadratic(at, [at[0] + a, at[1] + b], to);
      at = to;
    } else if (command === 'c') {
      const to: Point = [at[0] + e, at[1] + x];
      out += `${figures(at[0] + a, at[1] + b, at[0] + c, at[1] + d, ...to)} c\n`;
      at = to;
    } else if (command === 'a') {
      const to: Point = [at[0] + x, at[1] + y];
      out += arc(at, to, a, d === 1, e === 1);
      at = to;
    } else {
      out += 'h\n';
      at = begun;
    }
    // What follows the numbers of a move are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return out;
}
