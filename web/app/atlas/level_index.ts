import type { Level, LevelItem, LevelMachine, LevelMonster } from 'cellophane-levels';
import type { Cell } from '../../elements/picture';
import { machineTitle } from '../shell/machine_title';

/** A place where a key is used up. */
export interface Lock {
  readonly cell: Cell;
  readonly text: string;
}

const altarName = /altar|pedestal|sacrifice cage/;
const itemCage = 'altar with open cage';

/** Whether a creature joins the hero once it is free. */
export const isAlly = ({ captive, state }: LevelMonster): boolean => captive || state === 'ally';

/** The relations between the things on a level: machines and the machines they serve, keys and doors, items and
    altars. */
export class LevelIndex {
  readonly level: Level;
  readonly #terrain: Uint8Array;
  readonly #names: readonly string[];
  readonly #owners: Uint16Array;
  readonly #machines: ReadonlyMap<number, LevelMachine>;
  readonly #vaults: readonly LevelMachine[];
  readonly #withVaults: ReadonlySet<LevelItem | LevelMonster>;

  constructor(level: Level, terrainNames: readonly string[]) {
    this.level = level;
    this.#terrain = level.cells('dungeon');
    this.#names = terrainNames;
    this.#owners = level.cells('machine');
    this.#machines = new Map(level.machines.map((machine) => [machine.number, machine]));
    this.#vaults = level.machines.filter((machine) => this.isVault(machine));
    this.#withVaults = new Set(
      this.#vaults.flatMap((vault) => [...this.contentsOf(vault), ...this.alliesIn(vault), ...this.keysTo(vault)]),
    );
  }

  machine(number: number): LevelMachine | undefined {
    return this.#machines.get(number);
  }
  machineAt(cell: Cell): LevelMachine | undefined {
    return this.machine(this.#owners[this.#at(cell)]);
  }
  terrainAt(cell: Cell): string {
    return this.#names[this.#terrain[this.#at(cell)]];
  }
  bearerOf({ carriedBy }: LevelItem): LevelMonster | undefined {
    return carriedBy === null ? undefined : this.level.monsters[carriedBy];
  }

  itemOn({ x, y }: Cell): LevelItem | undefined {
    return this.level.items.find((item) => item.x === x && item.y === y && item.carriedBy === null);
  }

  /** Whether an item is one of several on altars, of which the hero can take only one. */
  isInCage(item: LevelItem): boolean {
    return item.carriedBy === null && this.terrainAt(item) === itemCage;
  }

  /** Whether a machine is a reward room or offers a choice of items otherwise. */
  isVault(machine: LevelMachine): boolean {
    return (
      machine.kind === 'reward' ||
      machine.kind === 'amulet holder' ||
      this.contentsOf(machine).some((item) => this.isInCage(item))
    );
  }

  /** The items in a vault; if it has no cells of its own, those in its key holders. */
  contentsOf({ number, cells }: LevelMachine): LevelItem[] {
    const keepers = this.#children(number).filter(({ kind }) => kind === 'key holder');
    const holds = cells > 0 ? [number] : keepers.map((keeper) => keeper.number);
    return this.level.items.filter(
      (item) =>
        holds.includes(item.machine) &&
        !(cells === 0 && item.category === 'key') &&
        !(cells === 0 && !item.marks.includes('revealed on entering')),
    );
  }

  get vaults(): readonly LevelMachine[] {
    return this.#vaults;
  }

  /** Creatures in a vault that join the hero. */
  alliesIn(vault: LevelMachine): LevelMonster[] {
    return this.level.monsters.filter((monster) => monster.machine === vault.number && isAlly(monster));
  }

  /** Another vault that holds a thing; undefined if none does. */
  otherVaultOf(thing: LevelItem, vault: LevelMachine): LevelMachine | undefined {
    return this.#vaults.find((other) => other !== vault && this.contentsOf(other).includes(thing));
  }

  /** Whether a thing is listed under a vault, as what it holds or what opens it. */
  isWithVault(thing: LevelItem | LevelMonster): boolean {
    return this.#withVaults.has(thing);
  }

  /** The vestibules of a machine. */
  doorsOf({ number }: LevelMachine): LevelMachine[] {
    return this.#children(number).filter(({ kind }) => kind === 'vestibule');
  }

  keysTo(vault: LevelMachine): LevelItem[] {
    return this.level.items.filter(
      (item) => item.category === 'key' && this.#usesOf(item).some((use) => this.#isOf(vault, use)),
    );
  }

  /** The places where a key is used up. */
  locksOf(key: LevelItem): Lock[] {
    return this.#usesOf(key).flatMap(({ at }) => {
      if (!at) return [];
      const cell = { x: at[0], y: at[1] };
      const door = this.machineAt(cell);
      const vault = this.machine(door?.parent ?? 0);
      const names = [door && machineTitle(door.blueprint), vault && `to: ${machineTitle(vault.blueprint)}`].filter(
        Boolean,
      );
      return [{ cell, text: names.length > 0 ? names.join(', ') : this.terrainAt(cell) }];
    });
  }

  /** The free creatures of a captive's group: its leader, its followers, and other followers of its leader. */
  captorsOf(ally: LevelMonster): LevelMonster[] {
    if (!ally.captive || ally.machine !== 0) return [];
    const { monsters } = this.level;
    const own = monsters.indexOf(ally);
    return monsters.filter(
      (other, i) =>
        !other.captive &&
        (other.leader === own || i === ally.leader || (ally.leader !== null && other.leader === ally.leader)),
    );
  }

  altars(): Cell[] {
    const { width } = this.level;
    const isAltar = this.#names.map((name) => altarName.test(name));
    return [...this.#terrain.keys()]
      .filter((i) => isAltar[this.#terrain[i]])
      .map((i) => ({ x: i % width, y: Math.floor(i / width) }));
  }

  #at({ x, y }: Cell): number {
    return y * this.level.width + x;
  }

  #children(number: number): LevelMachine[] {
    return this.level.machines.filter(({ parent }) => parent === number);
  }

  #usesOf(key: LevelItem): LevelItem['opens'][number][] {
    return key.opens.filter(({ consumed }) => consumed);
  }

  #isOf(vault: LevelMachine, { at, machine }: LevelItem['opens'][number]): boolean {
    if (machine === vault.number) return true;
    if (!at) return false;
    const door = this.machineAt({ x: at[0], y: at[1] });
    return (
      door === vault ||
      door?.parent === vault.number ||
      this.doorsOf(vault).some(({ origin }) => origin[0] === at[0] && origin[1] === at[1])
    );
  }
}
