// Levels in engines that draw maps: what is on them, and what every cell looks like.

import type { Bytes, ColorOptions, Level as DeclaredLevel, LevelColors, LevelJson, RevealOptions } from '../cellophane';
import type { LevelBindings, MapBindings } from './core';
import { revealFrom, switchFrom } from './drawings';
import { unwrap } from './errors';
import { coreOf, held, makeDisposable } from './handle';
import { Level } from './level';
import { isOneOf, namedOf, namesOf, validate, validateInteger } from './validation';
import { deeplyFrozen, fromJson } from './values';
import { guard } from './guard';

const layers = ['dungeon', 'liquid', 'surface', 'gas'] as const;
const numbers = ['gasVolume', 'machine'] as const;

const colorNames = namesOf<ColorOptions>({ reveal: true, rock: true, items: true, monsters: true });

export class MapLevel<Core extends LevelBindings & MapBindings> extends Level<Core> {
  #json: LevelJson | undefined;

  /** Parsed once, and frozen, for the getters. */
  get #whole(): LevelJson {
    return (this.#json ??= deeplyFrozen(this.toJSON()));
  }
  get items(): DeclaredLevel['items'] {
    return this.#whole.items;
  }
  get monsters(): DeclaredLevel['monsters'] {
    return this.#whole.monsters;
  }
  get machines(): DeclaredLevel['machines'] {
    return this.#whole.machines;
  }

  toJSON(): LevelJson {
    return fromJson(this[coreOf].levelJson(this[held]));
  }
  toText(): string {
    return this[coreOf].levelText(this[held]);
  }
  toAnsi(): string {
    return this[coreOf].levelAnsi(this[held]);
  }

  cells(layer: (typeof layers)[number]): Bytes;
  cells(layer: (typeof numbers)[number]): Uint16Array;
  cells(layer: string): Bytes | Uint16Array {
    if (isOneOf(layers, layer)) return unwrap(this[coreOf].levelCells(this[held], layer));
    validate(isOneOf(numbers, layer), 'bad-argument', 'layer', layer, [...layers, ...numbers].join(', '));
    return unwrap(this[coreOf].levelCells(this[held], layer));
  }

  // Options are read first, for a getter among them may dispose of the level.
  colors(options: ColorOptions = {}): LevelColors {
    const told = namedOf(options, colorNames, 'bad-argument', 'the options');
    const reveal = switchFrom(told, 'reveal', true);
    const rock = switchFrom(told, 'rock', true);
    const items = switchFrom(told, 'items', true);
    const monsters = switchFrom(told, 'monsters', true);
    return this[coreOf].levelColors(this[held], reveal, rock, items, monsters);
  }

  describe(x: number, y: number, options: RevealOptions = {}): string {
    validateInteger(x, 0, this.width - 1, 'bad-argument', 'x');
    validateInteger(y, 0, this.height - 1, 'bad-argument', 'y');
    const reveal = revealFrom(options);
    return this[coreOf].describeCell(this[held], x, y, reveal);
  }

  override dispose(): void {
    super.dispose();
    this.#json = undefined;
  }
}
guard(MapLevel, 'level');
makeDisposable(MapLevel);
