// Makes the font of pictures from the drawings in `pictograms`. Drawings are the project's own: a name on a line, and below it
// what is drawn, each shape over those before it:
//
//   oval X Y WIDTH HEIGHT         its middle, and half of its width and height
//   box X Y WIDTH HEIGHT          its upper left corner
//   poly X Y X Y X Y ...          corners
//   blob X Y X Y X Y ...          a smooth outline that is drawn towards these points; at a doubled point it has a corner
//   line THICKNESS X Y X Y ...    straight, with round ends
//   curve THICKNESS X Y X Y ...   smooth, with round ends
//
// `cut` before a shape takes it away from what was drawn so far; `twice` draws its mirror image, too. A cell is 60 wide and 116
// high; x runs to the right and y downwards.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { area as areaOf, difference, EndType, FillRule, inflatePaths, intersect, JoinType, union } from 'clipper2-ts';
import subsetFont from 'subset-font';
import svg2ttf from 'svg2ttf';

const generated = new URL('../generated/', import.meta.url);
const files = ['terrain', 'items', 'creatures'];

/** The code point before that of the first picture (src/screen/frame.h). */
export const codePointBefore = 0xe800;

const cell = { width: 60, height: 116 };
/** The cell of the text's font, in units of the font. */
const font = { em: 1000, advance: 602, ascent: 928, descent: 236 };
const scale = font.advance / cell.width;

/** Shapes are joined in whole units of the font, all of them within the cell's own. */
const toUnits = ([x, y]) => ({ x: Math.round(x * scale), y: Math.round(y * scale) });

const edgesOfCircle = 24;
const edgesOfCurve = 6;
/** How far the round end of a line may be from round, in units of the font. */
const tolerance = 3;

const pairs = (numbers) => Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];

function oval(x, y, width, height) {
  return Array.from({ length: edgesOfCircle }, (_, i) => {
    const turn = (2 * Math.PI * i) / edgesOfCircle;
    return [x + width * Math.cos(turn), y + height * Math.sin(turn)];
  });
}

/** A quadratic curve, without its first point. */
function bent(from, control, to) {
  return Array.from({ length: edgesOfCurve }, (_, i) => {
    const t = (i + 1) / edgesOfCurve;
    return [0, 1].map((axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis]);
  });
}

const blob = (points) =>
  points.flatMap((point, i) =>
    bent(middle(points.at(i - 1), point), point, middle(point, points[(i + 1) % points.length])),
  );

function smooth(points) {
  const inner = points.slice(1, -1);
  const ends = inner.map((point, i) => (i + 1 < inner.length ? middle(point, inner[i + 1]) : points.at(-1)));
  return [points[0], ...inner.flatMap((point, i) => bent(i === 0 ? points[0] : ends[i - 1], point, ends[i]))];
}

const filled = (points) => [points.map(toUnits)];

const thick = (thickness, points) =>
  inflatePaths([points.map(toUnits)], (thickness * scale) / 2, JoinType.Round, EndType.Round, 2, tolerance);

/** What each word draws: outlines, in units of the font. */
const shapes = {
  oval: (...numbers) => filled(oval(...numbers)),
  box: (x, y, width, height) =>
    filled([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]),
  poly: (...numbers) => filled(pairs(numbers)),
  blob: (...numbers) => filled(blob(pairs(numbers))),
  line: (thickness, ...numbers) => thick(thickness, pairs(numbers)),
  curve: (thickness, ...numbers) => thick(thickness, smooth(pairs(numbers))),
};

const mirrored = (outline) => outline.map(({ x, y }) => ({ x: font.advance - x, y })).reverse();
/** Turned the same way round, so that shapes that overlap do not cancel out. */
const turned = (outline) => (areaOf(outline) < 0 ? [...outline].reverse() : outline);

/** A drawing with one more line of it carried out. */
function drawn(drawing, line) {
  const words = line.trim().split(/\s+/);
  const isCut = words[0] === 'cut' || words[1] === 'cut';
  const isTwice = words[0] === 'twice' || words[1] === 'twice';
  const [shape, ...rest] = words.slice(Number(isCut) + Number(isTwice));
  const numbers = rest.map(Number);
  if (!Object.hasOwn(shapes, shape) || numbers.some(Number.isNaN) || numbers.length < 4)
    throw new Error(`"${line}" is no line of a drawing: a shape (${Object.keys(shapes).join(', ')}) and numbers.`);
  const once = shapes[shape](...numbers);
  const added = (isTwice ? [...once, ...once.map(mirrored)] : once).map(turned);
  return isCut ? difference(drawing, added, FillRule.NonZero) : union(drawing, added, FillRule.NonZero);
}

/** The drawings by name, in the order of their code points. */
export async function readDrawings(read = files) {
  const drawings = new Map();
  for (const file of read) {
    const text = await readFile(new URL(`pictograms/${file}.txt`, import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => !line.startsWith('#'));
    for (const part of lines.join('\n').split(/\n{2,}/)) {
      const [name, ...shapesOfIt] = part.trim().split('\n');
      if (drawings.has(name)) throw new Error(`There are two drawings called ${name}.`);
      if (name) drawings.set(name, shapesOfIt);
    }
  }
  return drawings;
}

/** How much of a cell's height is drawn: terminals round it, and what is too much would stand in the cell below. */
const heightDrawn = 112;

/** A drawing in units of the font, without what juts out of its cell. */
const outlinesOf = (lines) =>
  intersect(lines.reduce(drawn, []), shapes.box(0, 0, cell.width, heightDrawn).map(turned), FillRule.NonZero);

/** How much wider drawings are in square cells. Terrain fills them, and a little more, so that no seams show. */
const widenings = { terrain: 1.95, others: 1.45 };
const widened = (x, by) => Math.round(font.advance / 2 + (x - font.advance / 2) * by);

const outlineOf = (lines, by) =>
  outlinesOf(lines)
    .map((outline) => `M${outline.map(({ x, y }) => `${widened(x, by)} ${font.ascent - y}`).join('L')}Z`)
    .join('');

/** The font, as TrueType. `isSquare`: for square cells, in whose middle the usual cell lies. */
export async function pictogramFont(isSquare = false) {
  const terrain = await readDrawings(['terrain']);
  const by = (name) => (!isSquare ? 1 : terrain.has(name) ? widenings.terrain : widenings.others);
  const glyphs = [...(await readDrawings())].map(
    ([name, lines], i) =>
      `<glyph glyph-name="${name}" unicode="&#${codePointBefore + 1 + i};" d="${outlineOf(lines, by(name))}"/>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="cellophane" horiz-adv-x="${font.advance}">
    <font-face font-family="Cellophane Pictograms" units-per-em="${font.em}" ascent="${font.ascent}" descent="-${font.descent}"/>
    <missing-glyph horiz-adv-x="${font.advance}"/>${glyphs.join('\n')}</font></defs></svg>`;
  // The time would make every build another.
  return svg2ttf(text, { ts: 0, copyright: 'MIT', version: '1.0' }).buffer;
}

export const writePictogramFont = () =>
  Promise.all([write('cellophane-pictograms', false), write('cellophane-pictograms-square', true)]);

async function write(name, isSquare) {
  const ttf = Buffer.from(await pictogramFont(isSquare));
  const count = (await readDrawings()).size;
  const every = String.fromCodePoint(...Array.from({ length: count }, (_, i) => codePointBefore + 1 + i));
  const woff2 = await subsetFont(ttf, every, { targetFormat: 'woff2' });
  await mkdir(generated, { recursive: true });
  const written = new URL(`${name}.${process.pid}.woff2`, generated);
  await writeFile(written, woff2);
  await rename(written, new URL(`${name}.woff2`, generated));
}
