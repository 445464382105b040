/* A drawing in the operators of PDF, in the units of the drawing and with its y downwards. */

import type { Drawing, Shape } from './drawing';
import type { Lettering } from './lettering';
import { circlePath, figure, pathOperators } from './path_data';

/** "#rrggbb" as three shares. */
export function color(text: string): string {
  const shares = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255);
  if (shares.some(Number.isNaN)) throw new Error(`The drawing has a color that is not known: ${text}.`);
  return shares.map((share) => String(Math.round(share * 1000) / 1000)).join(' ');
}

/** Whether an attribute names a color; "none" is what is left out. */
const isPaint = (paint: string | undefined): paint is string => paint !== undefined && paint !== 'none';

/** How the rest of a group is moved and turned. */
function matrix(transform: string): string {
  const turns: Record<string, string> = { 0: '1 0 0 1', 90: '0 1 -1 0', 180: '-1 0 0 -1', 270: '0 -1 1 0' };
  const [, x, y, degrees = '0'] = /^translate\((-?\d+) (-?\d+)\)(?: rotate\((\d+)\))?$/.exec(transform) ?? [];
  const turn = turns[degrees];
  if (x === undefined || y === undefined || turn === undefined)
    throw new Error(`The drawing has a transform that is not known: ${transform}.`);
  return `${turn} ${x} ${y} cm\n`;
}

function outline({ element, attributes }: Shape): string {
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  if (element === 'path') return pathOperators(attributes.get('d') ?? '');
  if (element === 'circle') return circlePath(number('cx'), number('cy'), number('r'));
  return `${['x', 'y', 'width', 'height'].map((name) => figure(number(name))).join(' ')} re\n`;
}

function painted(shape: Shape): string {
  const { attributes } = shape;
  const [fill, stroke] = [attributes.get('fill') ?? '#000000', attributes.get('stroke')];
  const path = outline(shape);
  const isEvenOdd = attributes.get('fill-rule') === 'evenodd';
  const dash = attributes.get('stroke-dasharray');
  let out = '';
  if (isPaint(stroke)) out += `${color(stroke)} RG ${attributes.get('stroke-width') ?? 1} w\n`;
  if (isPaint(fill)) out += `${color(fill)} rg\n`;
  if (dash) out += `[${dash}] 0 d\n`;
  const filling = isEvenOdd ? 'f*' : 'f';
  if (!isPaint(stroke)) out += isPaint(fill) ? `${path}${filling}\n` : '';
  else if (!isPaint(fill)) out += `${path}S\n`;
  else if (attributes.get('paint-order') === 'stroke') out += `${path}S\n${path}${filling}\n`;
  else out += `${path}${isEvenOdd ? 'B*' : 'B'}\n`;
  return dash ? `${out}[] 0 d\n` : out;
}

function lettered({ attributes, words }: Shape, letters: Lettering): string {
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  const [fill, stroke] = [attributes.get('fill') ?? '#000000', attributes.get('stroke')];
  const [size, isBold] = [number('font-size'), attributes.get('font-weight') === 'bold'];
  const shares: Record<string, number> = { start: 0, middle: 0.5, end: 1 };
  const share = shares[attributes.get('text-anchor') ?? 'start'] ?? 0;
  const x = number('x') - share * letters.width(words, size, isBold);
  const shown = (mode: number) =>
    `BT ${mode} Tr 1 0 0 -1 ${figure(x)} ${figure(number('y'))} Tm\n${letters.shown(words, size, isBold)}ET\n`;
  const halo = isPaint(stroke) ? `${color(stroke)} RG ${attributes.get('stroke-width') ?? 1} w\n${shown(1)}` : '';
  return `${halo}${color(fill)} rg\n${shown(0)}`;
}

/** The operators of those shapes that are wanted. */
export function contentOf(
  drawing: Drawing,
  letters: Lettering,
  isWanted: (shape: Shape) => boolean = () => true,
): string {
  // Ends and corners of lines are round.
  let out = '1 J 1 j\n';
  for (const shape of drawing.shapes) {
    if (!isWanted(shape)) continue;
    const own = shape.element === 'text' ? lettered(shape, letters) : painted(shape);
    out += shape.transforms.length > 0 ? `q\n${shape.transforms.map(matrix).join('')}${own}Q\n` : own;
  }
  return out;
}
