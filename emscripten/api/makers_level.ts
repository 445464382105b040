// Levels in engines for makers: sets of cells, rooms and doors, sight and ways, and drawing by the caller.

import type { Bytes, ColorOptions, Level as DeclaredLevel, LevelMask, SightOptions, WayOptions } from '../cellophane';
import type { LevelBindings, LevelPlan, MakerBindings, MapBindings } from './core';
import { switchFrom } from './drawings';
import { unwrap } from './errors';
import { coreOf, held, makeDisposable } from './handle';
import { MapLevel } from './map_level';
import {
  isDetached,
  isOneOf,
  isWholeBetween,
  listFrom,
  namedOf,
  namesOf,
  validate,
  validateInteger,
} from './validation';
import { deeplyFrozen, fromJson } from './values';
import { guard } from './guard';

type Core = LevelBindings & MapBindings & MakerBindings;
type Cell = readonly [x: number, y: number];

export const maskNames: readonly LevelMask[] = ['passable', 'walkable', 'findable', 'opaque', 'lit', 'spawn'];

const sightNames = namesOf<SightOptions>({ radius: true, opaque: true });
const wayNames = namesOf<WayOptions>({ diagonals: true, secrets: true, passable: true });
/** Reaches over the largest map. */
const farthest = 1000;

export class MakersLevel<TheCore extends Core> extends MapLevel<TheCore> {
  #plan: LevelPlan | undefined;

  get #planned(): LevelPlan {
    return (this.#plan ??= deeplyFrozen(fromJson(this[coreOf].levelPlan(this[held]))));
  }
  get rooms(): DeclaredLevel['rooms'] {
    return this.#planned.rooms;
  }
  get corridors(): DeclaredLevel['corridors'] {
    return this.#planned.corridors;
  }
  get doors(): DeclaredLevel['doors'] {
    return this.#planned.doors;
  }

  mask(name: LevelMask): Bytes {
    validate(isOneOf(maskNames, name), 'bad-argument', 'mask', name, maskNames.join(', '));
    return unwrap(this[coreOf].levelMask(this[held], name));
  }

  fieldOfView(x: number, y: number, options: SightOptions = {}): Bytes {
    this.#check([x, y], '');
    const { radius = farthest, opaque } = namedOf(options, sightNames, 'bad-argument', 'the options');
    const allowed = `a whole number of cells from 1 to ${farthest}`;
    validate(isWholeBetween(radius, 1, farthest), 'bad-argument', 'radius', radius, allowed);
    const own = this.#ownCells('opaque', opaque);
    return this[coreOf].levelView(this[held], x, y, radius, own);
  }

  distances(goals: readonly Cell[], options: WayOptions = {}): Int32Array {
    const allowed = 'cells, as in [[12, 7], [30, 4]]';
    const given = listFrom(goals, 'bad-argument', 'goals');
    validate(given?.length, 'bad-argument', 'goals', goals, allowed);
    const cells = Int32Array.from(given.flatMap((goal, i) => this.#cellFrom(goal, `goals[${i}]`)));
    const { diagonals, secrets, passable } = this.#waysFrom(options);
    return this[coreOf].levelDistances(this[held], cells, diagonals, secrets, passable);
  }

  path(from: Cell, to: Cell, options: WayOptions = {}): [x: number, y: number][] | null {
    const [fromX, fromY] = this.#cellFrom(from, 'from');
    const [toX, toY] = this.#cellFrom(to, 'to');
    const { diagonals, secrets, passable } = this.#waysFrom(options);
    const found = this[coreOf].levelPath(this[held], fromX, fromY, toX, toY, diagonals, secrets, passable);
    if (found.length === 0) return null;
    return Array.from({ length: found.length / 2 }, (_, i) => [found[2 * i], found[2 * i + 1]]);
  }

  draw(paint: Parameters<DeclaredLevel['draw']>[0], options: ColorOptions = {}): void {
    validate(typeof paint === 'function', 'bad-argument', 'the painter', paint, 'a function');
    const { glyph, fg, bg } = this.colors(options);
    for (let y = 0, i = 0; y < this.height; ++y)
      for (let x = 0; x < this.width; ++x, ++i) paint(x, y, String.fromCodePoint(glyph[i]), fg[i], bg[i]);
  }

  override dispose(): void {
    super.dispose();
    this.#plan = undefined;
  }

  #check([x, y]: readonly [unknown, unknown], prefix: string): void {
    validateInteger(x, 0, this.width - 1, 'bad-argument', `${prefix}x`);
    validateInteger(y, 0, this.height - 1, 'bad-argument', `${prefix}y`);
  }

  #cellFrom(value: unknown, name: string): Cell {
    const pair = listFrom(value, 'bad-argument', name);
    validate(pair?.length === 2, 'bad-argument', name, value, 'a cell, as in [12, 7]');
    const [x, y] = pair;
    this.#check([x, y], `${name}: `);
    return [Number(x), Number(y)];
  }

  #waysFrom(options: unknown): { diagonals: boolean; secrets: boolean; passable: Uint8Array | null } {
    const told = namedOf(options, wayNames, 'bad-argument', 'the options');
    const diagonals = switchFrom(told, 'diagonals', true);
    const secrets = switchFrom(told, 'secrets', false);
    const passable = this.#ownCells('passable', told['passable']);
    const allowed = "false beside cells of your own, which say themselves what can be entered (mask('findable'))";
    validate(!secrets || passable === null, 'bad-argument', 'secrets', secrets, allowed);
    return { diagonals, secrets, passable };
  }

  /** Cells of the caller's, a byte each; null if there are none. */
  #ownCells(name: string, value: unknown): Uint8Array | null {
    if (value === undefined) return null;
    const area = this.width * this.height;
    const good =
      ArrayBuffer.isView(value) && value instanceof Uint8Array && value.length === area && !isDetached(value.buffer);
    validate(good, 'bad-argument', name, value, `a Uint8Array of ${area} cells, row by row`);
    return value;
  }
}
guard(MakersLevel, 'level');
makeDisposable(MakersLevel);
