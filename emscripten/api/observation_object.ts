// The observation as an object, made of the flat one: the same facts by name, without the layout's numbers.

import type { FlatObservation, ItemCategory, MonsterState, Observation, ObservationLayout } from '../cellophane';

type Field = keyof FlatObservation;
type Monster = Observation['monsters'][number];
type Item = Observation['items'][number];
type Stack = Observation['pack'][number];

/** Reads the flat observation in `fields` as an object that shares nothing with it. */
export class ObservationReader {
  readonly #layout: ObservationLayout;
  readonly #fields: FlatObservation;
  readonly #height: number;
  readonly #width: number;

  constructor(layout: ObservationLayout, fields: FlatObservation) {
    this.#layout = layout;
    this.#fields = fields;
    [this.#height, this.#width] = layout.fields.find(({ name }) => name === 'sight')!.shape;
  }

  read(): Observation {
    const places = this.#layout.fields.find(({ name }) => name === 'creatureX')!.shape[0];
    return {
      width: this.#width,
      height: this.#height,
      depth: this.#number('depth'),
      deepest: this.#number('deepest'),
      turns: this.#number('turns'),
      over: this.#is('over'),
      hero: this.#hero(),
      cells: this.#cells(),
      monsters: listOf(Math.min(places, this.#number('creatures')), (row) => this.#monster(row)),
      items: listOf(Math.min(places, this.#number('items')), (row) => this.#item(row)),
      pack: listOf(this.#number('stacks'), (row) => this.#stack(row)),
      packPlacesLeft: this.#number('packPlacesLeft'),
    };
  }

  #number(field: Field, place = 0): number {
    return this.#fields[field][place];
  }
  #is(field: Field, place = 0): boolean {
    return this.#number(field, place) !== 0;
  }
  /** A name counted from 1; null for 0. */
  #name(vocabulary: keyof ObservationLayout['vocabularies'], field: Field, row: number): string | null {
    const number = this.#number(field, row);
    return number === 0 ? null : this.#layout.vocabularies[vocabulary][number - 1];
  }
  /** The names whose bits are set. */
  #names(vocabulary: keyof ObservationLayout['vocabularies'], field: Field, row: number): string[] {
    const bits = this.#number(field, row);
    return this.#layout.vocabularies[vocabulary].filter((_, place) => (bits >>> place) & 1);
  }
  /** Turns left by name, of a field with a column for each status. */
  #statuses(field: Field, row = 0): Record<string, number> {
    const { statuses } = this.#layout.vocabularies;
    const left = statuses.map((name, i) => [name, this.#number(field, row * statuses.length + i)] as const);
    return Object.fromEntries(left.filter(([, turns]) => turns > 0));
  }

  #hero(): Observation['hero'] {
    return {
      x: this.#number('heroX'),
      y: this.#number('heroY'),
      health: this.#number('health'),
      maxHealth: this.#number('maxHealth'),
      strength: this.#number('strength'),
      armor: this.#number('armor'),
      gold: this.#number('gold'),
      nutrition: this.#number('nutrition'),
      poison: this.#number('poison'),
      stealthRange: this.#number('stealthRange'),
      statuses: this.#statuses('heroStatuses'),
    };
  }

  #cells(): Observation['cells'] {
    const { sight, dungeon, liquid, surface, gas, gasVolume } = this.#fields;
    return {
      sight: sight.slice(),
      dungeon: dungeon.slice(),
      liquid: liquid.slice(),
      surface: surface.slice(),
      gas: gas.slice(),
      gasVolume: gasVolume.slice(),
    };
  }

  #monster(row: number): Monster {
    const marks = this.#names('creatureMarks', 'creatureMarks', row);
    return {
      x: this.#number('creatureX', row),
      y: this.#number('creatureY', row),
      kind: this.#name('monsters', 'creatureKind', row)!,
      // A hero who hallucinates cannot tell.
      state: (this.#name('monsterStates', 'creatureState', row) ?? 'hunting') as MonsterState,
      captive: marks.includes('captive'),
      negated: marks.includes('negated'),
      offBalance: this.#is('creatureOffBalance', row),
      mutation: this.#name('mutations', 'creatureMutation', row),
      health: this.#number('creatureHealth', row),
      maxHealth: this.#number('creatureMaxHealth', row),
      poison: this.#number('creaturePoison', row),
      lessons: this.#number('creatureLessons', row),
      statuses: this.#statuses('creatureStatuses', row),
      bolts: this.#names('bolts', 'creatureBolts', row),
      odds: this.#is('creatureFights', row) ? this.#odds(row) : null,
    };
  }

  #odds(row: number): NonNullable<Monster['odds']> {
    return {
      its: {
        hitPercent: this.#number('creatureHitPercent', row),
        sharePercent: this.#number('creatureSharePercent', row),
        toKill: this.#number('creatureBlowsToKill', row),
      },
      heros: {
        hitPercent: this.#number('heroHitPercent', row),
        sharePercent: this.#number('heroSharePercent', row),
        toKill: this.#number('heroBlowsToKill', row),
      },
      poisonTurns: this.#number('creaturePoisonTurns', row),
    };
  }

  #item(row: number): Item {
    return {
      x: this.#number('itemX', row),
      y: this.#number('itemY', row),
      category: this.#name('itemCategories', 'itemCategory', row) as ItemCategory,
      kind: this.#name('itemKinds', 'itemKind', row),
      quantity: this.#number('itemQuantity', row),
      carried: this.#is('itemCarried', row),
    };
  }

  #stack(row: number): Stack {
    return {
      category: this.#name('itemCategories', 'packCategory', row) as ItemCategory,
      kind: this.#name('itemKinds', 'packKind', row),
      quantity: this.#number('packQuantity', row),
      letter: String.fromCharCode(96 + this.#number('packLetter', row)),
      inUse: this.#is('packInUse', row),
    };
  }
}

function listOf<Row>(length: number, rowAt: (row: number) => Row): Row[] {
  return Array.from({ length }, (_, row) => rowAt(row));
}
