/* The arithmetic of the layout: font sizes and positions in pixels, cells of the screen as shares of its width. */

import { columns, heightOfEm, rows, widthOfEm } from '../../terminal/screen_size';

/** The least readable font size, in pixels; the page pans rather than shrink further. */
export const readable = 9;
export const panningFont = 16;
/** The same where fingers point at cells. */
const readableByTouch = 11;
/** The least fonts for fingers: rows of 18 pixels on a phone held upright, and of 14 on one held sideways. */
const uprightFont = 15.5;
const sidewaysFont = 12.5;
/** The width of the game's pages, in columns. */
const pageColumns = 45;
/** The first column of the map, behind the sidebar. */
export const mapColumn = 21;
/** A font larger than fits by no more than this, in pixels, hides only an edge of the screen. */
const hardlyCut = 0.5;
const closestZoom = 3;
/** Zoom factors this close to 1 snap to 1, which fingers cannot hit exactly. */
const nearUsual = 0.06;
/** A spot nearer to an edge than this share of the view is brought to the middle. */
const margin = 0.2;
/** A third, and a little so that a rounded position stays within it. */
const third = 0.35;

/** Windows that have room beside the map, as a media query (style.css has the same). */
export const wideWindow = '(min-aspect-ratio: 21/9) and (min-width: 1600px) and (min-height: 640px)';

/** The width at which the font that fits is that of one page of the game as wide as the room. */
export const widthOfPages = (width: number): number => (width * columns) / pageColumns;

/** The columns and rows that the name on the title takes in its largest letters, in two lines. */
const nameColumns = 46;
const nameRows = 30;
/** The room in which the whole screen has the font with which the name fits this one. */
export const roomOfName = (room: Readonly<{ width: number; height: number }>): { width: number; height: number } => ({
  width: (room.width * columns) / nameColumns,
  height: (room.height * rows) / nameRows,
});

/** How the window is used: with a mouse, or by touch alone on a device held upright or sideways. */
export type Grip = 'mouse' | 'upright' | 'sideways';

/** The smallest font when panning; on a fine screen a little less is readable. */
function leastPanningFont(grip: Grip, pixelRatio: number): number {
  if (grip === 'mouse') return pixelRatio >= 2 ? 8.5 : readable;
  return grip === 'upright' ? uprightFont : sidewaysFont;
}

export interface FontFacts {
  /** The largest font with which the whole screen fits. */
  whole: number;
  /** The largest with which a page of the game fits. */
  byPage: number;
  /** The text size wanted, as a factor. */
  size: number;
  pixelRatio: number;
  grip: Grip;
}

/** The font at zoom 1 where the view may pan. */
export function panningFontFor({ whole, byPage, size, pixelRatio, grip }: FontFacts): number {
  const least = leastPanningFont(grip, pixelRatio);
  return (
    size *
    (whole >= (grip === 'mouse' ? readable : readableByTouch) ? whole : Math.min(Math.max(byPage, least), panningFont))
  );
}

/** Where the map is all that the stage shows, the columns of it that must be in sight, and the range of its font. */
const columnsInSight = 36;
const largestSheetFont = 22;
const uprightSheetFont = 15.5;
const sidewaysSheetFont = 15;
const mapRows = 29;

/** Square cells: how many columns must be in sight, and the range of their sides in pixels. */
const squaresInSight = 20;
const [leastSquare, largestSquare] = [16, 24];

/** The font at zoom 1 where the stage shows the map alone: all rows of it, if that leaves columns enough. */
export function fontOfMapAlone(
  room: Readonly<{ width: number; height: number }>,
  grip: Grip,
  isSquare = false,
): number {
  if (isSquare) {
    const side = Math.floor(Math.min(room.height / mapRows, room.width / squaresInSight));
    return Math.ceil((2 * Math.min(Math.max(side, leastSquare), largestSquare)) / heightOfEm) / 2;
  }
  const byRows = room.height / mapRows / heightOfEm;
  const byColumns = room.width / columnsInSight / widthOfEm;
  const least = grip === 'upright' ? uprightSheetFont : sidewaysSheetFont;
  return Math.min(Math.max(Math.floor(Math.min(byRows, byColumns) * 2) / 2, least), largestSheetFont);
}

/** The start of a view of `length` pixels over a map of `extent` pixels that begins at `start`: with the spot in its
    middle third, and within that with as much of the map as there is. */
export function startFor(spot: number, length: number, start: number, extent: number): number {
  const spare = extent - length;
  const ofMap = spare < 0 ? start + spare / 2 : Math.min(Math.max(spot - length / 2, start), start + spare);
  return Math.min(Math.max(ofMap, spot - length * (1 - third)), spot - length * third);
}

/** Whether a spot has left the middle third of such a view. */
export const hasLeftMiddle = (spot: number, start: number, length: number): boolean =>
  spot < start + length * (third - 0.01) || spot > start + length * (1 - third + 0.01);

/** Whether a font hides so much of the screen that a strip has to repeat it. */
export const isCut = (font: number, whole: number): boolean => font > whole + hardlyCut;

/** The zoom for a wanted one: from the whole screen, at a factor of `whole / usual`, to three times the usual size. */
export function boundedZoom(wanted: number, whole: number, usual: number): number {
  const bounded = Math.min(Math.max(wanted, Math.min(1, whole / usual)), closestZoom);
  return Math.abs(bounded - 1) < nearUsual ? 1 : bounded;
}

/** Of `cells` cells along `whole` pixels, of which `length` from `from` on are visible: the first cell wholly in sight,
    and how many are. */
export function inSight(from: number, length: number, whole: number, cells: number): [first: number, count: number] {
  const share = cells / whole;
  const first = Math.max(0, Math.min(Math.ceil(from * share - 0.1), cells - 1));
  return [first, Math.max(1, Math.min(Math.floor((from + length) * share + 0.1), cells) - first)];
}

/** Whether a spot is near an edge of the `length` pixels from `start` on, or beyond it. */
export const isNearEdge = (spot: number, start: number, length: number): boolean =>
  spot < start + length * margin || spot > start + length * (1 - margin);

/** The left edge of a view of `length` pixels with the spot in its middle, or one that shows the whole sidebar or none of
    it, if the spot is not near an edge then: half a sidebar shows words without their beginnings. `mapLeft`: where the
    sidebar ends; 0 if it is not shown. */
export function leftFor(spot: number, length: number, mapLeft: number): number {
  const left = spot - length / 2;
  if (left <= 0 || left >= mapLeft) return left;
  return [mapLeft, 0].find((start) => !isNearEdge(spot, start, length)) ?? left;
}
