/* The sheets with a map: all of it on one, or cut into tiles of a stated scale. */

import { contentOf } from './content';
import { readDrawing, type Box, type Drawing, type Shape } from './drawing';
import { onItsSide, upright, type Paper } from './paper';
import { figure } from './path_data';
import { points, type Sheet, type SheetFile } from './sheets';
import { margins, type Tile, type Tiling } from './tiles';

/** The side of a cell in the units of drawings. */
const cellUnits = 100;
/** Every so many cells a column or row has its number, as on the drawing itself. */
const rulerStep = 5;
const small = 6;
const gray = '.35 .35 .35';

/** Where a drawing stands on a sheet: points a unit, and the place of the drawing's origin. */
interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function show(sheet: Sheet, name: string, { scale, x, y }: Place, { left, bottom, right, top }: Rectangle): void {
  const number = (value: number) => String(Math.round(value * 1e6) / 1e6);
  sheet.content +=
    `q ${[left, bottom, right - left, top - bottom].map(number).join(' ')} re W n\n` +
    `${number(scale)} 0 0 ${number(-scale)} ${number(x)} ${number(y)} cm /${name} Do Q\n`;
}

function keepDrawing(file: SheetFile, name: string, drawing: Drawing, isWanted?: (shape: Shape) => boolean): void {
  const { x, y, width, height } = drawing.box;
  file.keep(name, contentOf(drawing, file.letters, isWanted), [x, y, x + width, y + height]);
}

const roomOn = (sheet: Sheet): Rectangle => ({
  left: points(margins.left),
  bottom: points(margins.bottom),
  right: sheet.width - points(margins.right),
  top: sheet.height - points(margins.top),
});

/** The largest place for a box in the middle of a sheet. */
function fitted(sheet: Sheet, { x, y, width, height }: Box): Place & { area: Rectangle } {
  const room = roomOn(sheet);
  const [across, down] = [room.right - room.left, room.top - room.bottom];
  const scale = Math.min(across / width, down / height);
  const left = room.left + (across - width * scale) / 2;
  const top = room.top - (down - height * scale) / 2;
  return {
    scale,
    x: left - x * scale,
    y: top + y * scale,
    area: { left, top, right: left + width * scale, bottom: top - height * scale },
  };
}

/** Millimetres, with no more digits than they need. */
const rounded = (millimetres: number): string => String(Math.round(millimetres * 10) / 10);

/** Fifty millimetres, for whoever wants to know whether the printer kept the scale. */
function checkLine(sheet: Sheet): void {
  const [right, y] = [sheet.width - points(margins.right), points(5)];
  const left = right - points(50);
  sheet.line([left, y], [right, y]);
  for (const x of [left, right]) sheet.line([x, y - 3], [x, y + 3]);
  sheet.write(left + points(25), y + 2, '50 mm', small, { share: 0.5, ink: gray });
}

/** A whole drawing on one sheet, the way up that makes it larger. `plan`: with the edges of tiles on it. */
export function addWhole(file: SheetFile, name: string, svg: string, title: string, paper: Paper, plan?: Tiling): void {
  const drawing = readDrawing(svg);
  keepDrawing(file, name, drawing);
  const { width, height } = drawing.box;
  const sheet = file.add(width >= height ? onItsSide(paper) : upright(paper));
  const place = fitted(sheet, drawing.box);
  show(sheet, name, place, place.area);
  const scale = rounded((place.scale * cellUnits * 25.4) / 72);
  const about = plan ? `${plan.rows} rows of ${plan.columns} sheets` : `${scale} mm a square`;
  sheet.write(points(margins.left), points(5), `${title} · ${about}`, 7, { ink: gray });
  if (plan) addPlan(sheet, place, plan);
}

/** The edges of the tiles, and what each is called. */
function addPlan(sheet: Sheet, { scale, x, y }: Place, plan: Tiling): void {
  const unit = scale * cellUnits;
  sheet.content += `q 0.1 0.35 0.7 RG 0.8 w [4 3] 0 d\n`;
  for (const tile of plan.tiles) {
    const box = [x + tile.x * unit, y - (tile.y + tile.height) * unit, tile.width * unit, tile.height * unit];
    sheet.content += `${box.map(figure).join(' ')} re S\n`;
  }
  sheet.content += 'Q\n';
  for (const tile of plan.tiles) {
    const at = [x + tile.x * unit + 3, y - tile.y * unit - 11] as const;
    sheet.content += `q 1 1 1 rg ${[at[0] - 2, at[1] - 2, 17, 12].map(figure).join(' ')} re f Q\n`;
    sheet.write(...at, tile.row + tile.column, 10, { isBold: true, ink: '0.1 0.35 0.7' });
  }
}

/** The map on as many sheets as it takes. */
export function addTiles(
  file: SheetFile,
  svg: string,
  title: string,
  cell: number,
  map: { width: number; height: number },
  tiling: Tiling,
): void {
  const drawing = readDrawing(svg);
  // Every sheet has numbers of its own at its edges.
  const isOnMap = ({ element, attributes }: Shape) => {
    const [x, y] = [Number(attributes.get('x')), Number(attributes.get('y'))];
    return element !== 'text' || (x >= 0 && x <= map.width * cellUnits && y >= 0 && y <= map.height * cellUnits);
  };
  keepDrawing(file, 'tiles', drawing, isOnMap);
  const { tiles } = tiling;
  for (const [i, tile] of tiles.entries()) {
    const sheet = file.add(tiling.sheet);
    addTile(sheet, tile, cell);
    const own = `${i + 1} / ${tiles.length}, row ${tile.row} column ${tile.column}`;
    const glue = tile.right || tile.below ? ' · glue the next sheets onto what lies beyond the dashes' : '';
    const label = `${title} · ${own} · ${rounded(cell)} mm a square${glue}`;
    sheet.write(points(margins.left), points(5), label, 7, { ink: gray });
    checkLine(sheet);
  }
}

function addTile(sheet: Sheet, tile: Tile, cell: number): void {
  const unit = points(cell);
  const left = points(margins.left);
  const top = sheet.height - points(margins.top);
  const right = left + tile.width * unit;
  const bottom = top - tile.height * unit;
  const area = { left, top, right: right + points(tile.right), bottom: bottom - points(tile.below) };
  const place = { scale: unit / cellUnits, x: left - tile.x * unit, y: top + tile.y * unit };
  show(sheet, 'tiles', place, area);
  addMarks(sheet, { left, top, right, bottom }, area, tile);
  for (let column = firstNumber(tile.x); column < tile.x + tile.width; column += rulerStep)
    for (const y of [top + 3, area.bottom - 3 - small * 0.72])
      sheet.write(left + (column - tile.x + 0.5) * unit, y, String(column), small, { share: 0.5 });
  for (let row = firstNumber(tile.y); row < tile.y + tile.height; row += rulerStep) {
    const y = top - (row - tile.y + 0.5) * unit - small * 0.36;
    sheet.write(left - 3, y, String(row), small, { share: 1 });
    sheet.write(area.right + 3, y, String(row), small);
  }
}

const firstNumber = (cell: number): number => Math.ceil(cell / rulerStep) * rulerStep;

/** Where to cut, outside the map, and the edges of the strips that are glued over. */
function addMarks(sheet: Sheet, { left, top, right, bottom }: Rectangle, area: Rectangle, tile: Tile): void {
  const [gap, length] = [points(1), points(5)];
  for (const x of [left, right]) {
    sheet.line([x, top + gap], [x, top + gap + length]);
    sheet.line([x, area.bottom - gap], [x, area.bottom - gap - length]);
  }
  for (const y of [top, bottom]) {
    sheet.line([left - gap, y], [left - gap - length, y]);
    sheet.line([area.right + gap, y], [area.right + gap + length, y]);
  }
  sheet.content += 'q [3 3] 0 d\n';
  if (tile.right) sheet.line([right, top], [right, area.bottom]);
  if (tile.below) sheet.line([left, bottom], [area.right, bottom]);
  sheet.content += 'Q\n';
}
