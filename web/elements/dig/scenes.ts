import type { DigStep } from 'cellophane-levels';
import type { Cell } from '../picture';
import type { Theme } from '../theme';
import type { Film } from './film';
import type { Sheet } from './sheet';
import { bounded, eased } from './timing';

interface Palette {
  /** A room or corridor being placed. */
  readonly sheet: string;
  readonly refused: string;
  readonly lake: string;
  readonly site: string;
  readonly found: string;
  readonly heat: string;
}

const palettes: Record<Theme, Palette> = {
  dark: { sheet: '#9fdcff', refused: '#ff6a5a', lake: '#5aa2ff', site: '#ffcf5a', found: '#a8f0a0', heat: '#ff9d3c' },
  light: { sheet: '#0b6aa8', refused: '#c0281a', lake: '#1458c8', site: '#a86a00', found: '#1e7a1e', heat: '#c85a00' },
};

/** The share of a step from which on a room or lake that was tried is in its place in the level. */
export const settledAt = 0.86;

interface Scene {
  film: Film;
  number: number;
  step: DigStep;
  sheet: Sheet;
  colors: Palette;
  /** The share of the step that has been played, from 0 to 1. */
  share: number;
}

const here: Cell = { x: 0, y: 0 };
const placeOf = ([x, y]: readonly [number, number]): Cell => ({ x, y });
const isRefusal = ({ kind }: DigStep): boolean => kind === 'room refused' || kind === 'lake refused';

/** Draws above the map at a moment of a step. At share 1 one picture sums up the whole step. */
export function drawScene(film: Film, number: number, sheet: Sheet, theme: Theme, share: number): void {
  const step = film.steps[number];
  const scene: Scene = { film, number, step, sheet, colors: palettes[theme], share };
  for (const [depth, site] of film.sites(number).entries())
    if (site !== step) drawSite(scene, site, depth === 0 ? 0.16 : 0.24);
  switch (step.kind) {
    case 'room':
      return step.at === null || step.refused.length + step.tried === 0 ? appear(scene) : slide(scene);
    case 'room refused':
      return slide(scene);
    case 'lake':
    case 'lake refused':
      return drop(scene);
    case 'corridor':
      return spread(scene, scene.colors.sheet);
    case 'loop':
      return punch(scene);
    case 'machine begun':
      return spread(scene, scene.colors.site);
    case 'machine built':
      return flash(scene, step.cells, scene.colors.site);
    case 'machine refused':
      return flash(scene, step.cells, scene.colors.refused);
    case 'item entrusted':
    case 'stairs':
    case 'item':
      return point(scene);
    case 'tickets':
      return heat(scene, share);
    case 'stage':
      return flash(scene, step.cells.length > 0 ? step.cells : film.changed(number), scene.colors.found);
    default:
      return flash(scene, film.changed(number), scene.colors.found);
  }
}

/** The places tried, the index of the current one, and the share of the way to the next. */
function wayOf({ step, share }: Scene): { at: number; on: number; places: Cell[] } {
  const places = [...step.refused.map(placeOf), ...(isRefusal(step) && step.kind === 'room refused' ? [] : [here])];
  const way = bounded(share / settledAt, 0, 1) * places.length;
  const at = Math.min(Math.floor(way), places.length - 1);
  return { at, on: way - at, places };
}

/** Draws the cells at all places that were refused. */
function drawPlaces({ step, sheet, colors }: Scene, opacity: number): void {
  for (const place of step.refused) {
    sheet.fill(step.cells, colors.refused, opacity * 0.12, placeOf(place));
    sheet.outline(step.cells, colors.refused, opacity, placeOf(place));
  }
}

/** Slides a room over the level from place to place, until it fits. */
function slide(scene: Scene): void {
  const { step, sheet, colors, share } = scene;
  const all = [...step.cells, ...step.beside];
  if (share >= 1) {
    drawPlaces(scene, 0.55);
    if (step.kind === 'room refused') return;
    sheet.fill(step.beside, colors.sheet, 0.35);
    sheet.outline(all, colors.sheet, 0.9);
    return markDoor(scene, 1);
  }
  const { at, on, places } = wayOf(scene);
  if (places.length === 0) return;
  const isLast = at === places.length - 1;
  const isSettling = isLast && step.kind === 'room';
  const fading = bounded((share - settledAt) / (1 - settledAt), 0, 1);
  // The share of the time spent at a place before moving on to the next.
  const stay = 0.45;
  const moved = isLast ? 0 : eased(bounded((on - stay) / (1 - stay), 0, 1));
  const from = places[at];
  const to = places[Math.min(at + 1, places.length - 1)];
  const by = { x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved };
  const isRefused = !isSettling && (isLast || on < stay);
  const opacity =
    isSettling || step.kind === 'room' ? 1 - fading * 0.6 : isLast ? 1 - bounded((share - 0.7) / 0.3, 0, 1) : 1;
  sheet.fill(step.cells, isRefused ? colors.refused : colors.sheet, 0.34 * opacity, by);
  sheet.fill(step.beside, isRefused ? colors.refused : colors.sheet, 0.5 * opacity, by);
  sheet.gloss(all, opacity, by);
  sheet.outline(all, isRefused ? colors.refused : colors.sheet, 0.9 * opacity, by);
  if (isSettling) markDoor(scene, eased(bounded(on, 0, 1)));
}

function markDoor({ step, sheet, colors }: Scene, opacity: number): void {
  if (step.at) sheet.ring(placeOf(step.at), colors.site, opacity, 0.9);
}

/** Draws a room placed without tries. */
function appear({ step, sheet, colors, share }: Scene): void {
  sheet.outline(step.beside, colors.sheet, 0.35);
  sheet.fill(step.cells, colors.sheet, share >= 1 ? 0.12 : 0.4 * (1 - share / 2));
  sheet.outline(step.cells, colors.sheet, 0.9);
}

/** Drops a lake at one place after the other. */
function drop(scene: Scene): void {
  const { step, sheet, colors, share } = scene;
  const isRefused = step.kind === 'lake refused';
  sheet.fill(step.beside, colors.lake, 0.3);
  if (share >= 1) {
    drawPlaces(scene, 0.3);
    sheet.outline(step.cells, isRefused ? colors.refused : colors.lake, isRefused ? 0.5 : 1);
    return sheet.fill(step.cells, colors.lake, isRefused ? 0 : 0.25);
  }
  const { at, on, places } = wayOf(scene);
  const isLast = at === places.length - 1;
  const isGood = isLast && !isRefused;
  const opacity = isGood ? 1 : 1 - on;
  sheet.fill(step.cells, isGood ? colors.lake : colors.refused, 0.5 * opacity, places[at]);
  sheet.outline(step.cells, isGood ? colors.lake : colors.refused, opacity, places[at]);
}

/** Fills cells outwards from the step's origin. */
function spread({ step, sheet, share }: Scene, color: string): void {
  const start = step.at ? placeOf(step.at) : here;
  const distance = (index: number) => {
    const { x, y } = sheet.cellAt(index);
    return Math.abs(x - start.x) + Math.abs(y - start.y);
  };
  const farthest = Math.max(1, ...step.cells.map(distance));
  const reach = share >= 1 ? farthest : eased(bounded(share / 0.8, 0, 1)) * farthest;
  const reached = step.cells.filter((index) => distance(index) <= reach);
  sheet.fill(reached, color, 0.32);
  sheet.outline(reached, color, 0.9);
  if (step.at) sheet.ring(start, color, 1, 0.9);
}

/** Draws a ring where a loop breaks through a wall. */
function punch({ step, sheet, colors, share }: Scene): void {
  const at = placeOf(step.at!);
  sheet.ring(at, colors.found, share >= 1 ? 1 : 1 - share, share >= 1 ? 1 : 0.6 + 4 * eased(share));
  if (share < 1) sheet.ring(at, colors.found, 1, 0.8);
}

function flash({ sheet, share }: Scene, cells: readonly number[], color: string): void {
  const opacity = share >= 1 ? 0.3 : 0.12 + 0.5 * Math.sin(Math.PI * share);
  sheet.fill(cells, color, opacity * 0.7);
  sheet.outline(cells, color, opacity);
}

function drawSite({ sheet, colors }: Scene, site: DigStep, opacity: number): void {
  sheet.fill(site.cells, colors.site, opacity);
  sheet.outline(site.cells, colors.site, opacity * 2);
}

/** Draws a ring that closes in on the step's cell. */
function point(scene: Scene): void {
  const { step, sheet, colors, share } = scene;
  heat(scene, 1);
  if (!step.at) return;
  const closing = share >= 1 ? 1 : 1 + 4 * (1 - eased(bounded(share * 2, 0, 1)));
  sheet.ring(placeOf(step.at), colors.found, 1, closing);
}

/** Shades cells by the logarithm of their tickets, for cells behind secret doors have thousands. */
function heat({ film, number, sheet, colors }: Scene, share: number): void {
  const tickets = film.tickets(number);
  if (!tickets) return;
  const most = Math.log(1 + tickets.reduce((one, other) => Math.max(one, other), 1));
  const strength = eased(bounded(share * 2, 0, 1)) * 0.6;
  sheet.shade(colors.heat, (index) => (strength * Math.log(1 + tickets[index])) / most, tickets.length);
}
