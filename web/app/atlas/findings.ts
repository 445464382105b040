import type { Level, LevelItem, LevelMachine, LevelMonster } from 'cellophane-levels';
import type { Cell } from '../../elements/picture';
import { machineTitle } from '../shell/machine_title';
import { isAlly, LevelIndex } from './level_index';

export const findingKinds = ['vault', 'key', 'ally', 'altar', 'item', 'monster', 'machine'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** An item, creature or machine of a level, as a line of a list. */
export interface Finding {
  readonly kind: FindingKind;
  readonly depth: number;
  readonly cell: Cell;
  readonly text: string;
  /** Further facts; may be empty. */
  readonly note: string;
  /** The findings listed below it, such as a vault's contents and keys. */
  readonly parts: readonly Finding[];
  /** It is a part of another finding, and listed by itself only where its kind alone is. */
  readonly isPart: boolean;
}

/** What players call the machine that something belongs to; undefined if there is none. */
const titleOf = (machine: LevelMachine | undefined): string | undefined => machine && machineTitle(machine.blueprint);
const cellOf = ({ x, y }: Cell): Cell => ({ x, y });
const sentence = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join('; ');

/** All findings of a level. */
export function findingsOf(level: Level, terrainNames: readonly string[]): Finding[] {
  const index = new LevelIndex(level, terrainNames);
  return [
    ...index.vaults.map((vault) => vaultFinding(index, vault)),
    ...level.items.filter(isKey).map((key) => keyFinding(index, key)),
    ...level.monsters.filter(isAlly).map((ally) => allyFinding(index, ally)),
    ...index.altars().map((cell) => altarFinding(index, cell)),
    ...sortedItems(level.items).map((item) => itemFinding(index, item)),
    ...level.monsters.filter((monster) => !isAlly(monster)).map((monster) => monsterFinding(index, monster)),
    ...level.machines.map((machine) => machineFinding(index, machine)),
  ];
}

const isKey = ({ category }: LevelItem): boolean => category === 'key';

/** Categories found on every level, which are listed last. */
const commonplaces: readonly string[] = ['food', 'gold'];
const isCommon = ({ category }: LevelItem): number => commonplaces.indexOf(category);

function sortedItems(items: readonly LevelItem[]): LevelItem[] {
  const order = (one: string, other: string) => Number(one > other) - Number(one < other);
  return items
    .filter((item) => !isKey(item))
    .sort(
      (one, other) =>
        isCommon(one) - isCommon(other) ||
        order(one.category, other.category) ||
        order(one.kind, other.kind) ||
        one.y - other.y ||
        one.x - other.x,
    );
}

function vaultFinding(index: LevelIndex, vault: LevelMachine): Finding {
  const items = index.contentsOf(vault);
  const keys = index.keysTo(vault).map((key) => ({ key, elsewhere: index.otherVaultOf(key, vault) }));
  const caged = items.filter((item) => index.isInCage(item));
  const doors = index.doorsOf(vault);
  const note = sentence(
    caged.length > 1 && `choose 1 of ${caged.length}`,
    doors.length > 0 && `behind: ${doors.map(titleOf).join(', ')}`,
    ...keys.map(({ elsewhere }) => elsewhere && `key in: ${titleOf(elsewhere)}`),
  );
  const [x, y] = vault.origin;
  const ownCell = vault.cells === 0 && items[0] ? cellOf(items[0]) : { x, y };
  const parts = [
    ...items.map((item) =>
      partFinding(index, item, sentence(!!item.aura && `${item.aura} magic`, holderOf(index, item, vault))),
    ),
    ...index.alliesIn(vault).map((ally) => partFinding(index, ally, confinementOf(index, ally))),
    ...keys
      .filter(({ elsewhere }) => !elsewhere)
      .map(({ key }) => partFinding(index, key, sentence('opens it', holderOf(index, key)))),
  ];
  return {
    kind: 'vault',
    depth: index.level.depth,
    cell: ownCell,
    text: machineTitle(vault.blueprint),
    note,
    parts,
    isPart: false,
  };
}

/** A part of a vault: something in it, or something that opens it. */
function partFinding({ level }: LevelIndex, thing: LevelItem | LevelMonster, note: string): Finding {
  return { kind: 'vault', depth: level.depth, cell: cellOf(thing), text: thing.name, note, parts: [], isPart: true };
}

/** The place of an item other than the floor, or the vault under which it is listed. */
function holderOf(index: LevelIndex, item: LevelItem, vault?: LevelMachine): string {
  const bearer = index.bearerOf(item);
  const keeper = index.machine(item.machine);
  return sentence(
    bearer && `carried by ${bearer.name}`,
    keeper !== vault && keeper?.kind === 'key holder' && `in: ${titleOf(keeper)}`,
  );
}

function keyFinding(index: LevelIndex, key: LevelItem): Finding {
  const locks = index.locksOf(key);
  const parts = locks.map(
    ({ cell, text }): Finding => ({
      kind: 'key',
      depth: index.level.depth,
      cell,
      text: 'its lock',
      note: text,
      parts: [],
      isPart: true,
    }),
  );
  return {
    kind: 'key',
    depth: index.level.depth,
    cell: cellOf(key),
    text: key.name,
    note: holderOf(index, key),
    parts,
    isPart: index.isWithVault(key),
  };
}

function confinementOf(index: LevelIndex, ally: LevelMonster): string {
  if (!ally.captive) return ally.group === 'legendary' ? 'waits at its shrine' : 'waits';
  return index.terrainAt(ally).startsWith('monster cage') ? 'caged' : 'shackled';
}

function allyFinding(index: LevelIndex, ally: LevelMonster): Finding {
  const captors = index.captorsOf(ally);
  const note = sentence(
    confinementOf(index, ally),
    ally.group === 'legendary' && 'legendary',
    ally.mutation,
    captors.length > 0 && `held by ${captors.map(({ name }) => name).join(', ')}`,
    titleOf(index.machine(ally.machine)),
  );
  return {
    kind: 'ally',
    depth: index.level.depth,
    cell: cellOf(ally),
    text: ally.name,
    note,
    parts: [],
    isPart: index.isWithVault(ally),
  };
}

function altarFinding(index: LevelIndex, cell: Cell): Finding {
  const item = index.itemOn(cell);
  const machine = index.machineAt(cell);
  return {
    kind: 'altar',
    depth: index.level.depth,
    cell,
    text: index.terrainAt(cell),
    note: sentence(item?.name, titleOf(machine)),
    parts: [],
    // What lies on it is listed, or the vault that it stands in.
    isPart: item !== undefined || index.vaults.some((vault) => vault === machine),
  };
}

function itemFinding(index: LevelIndex, item: LevelItem): Finding {
  const bearer = index.bearerOf(item);
  const note = sentence(
    !!item.aura && `${item.aura} magic`,
    bearer && `carried by ${bearer.name}`,
    titleOf(index.machine(item.machine)),
  );
  return {
    kind: 'item',
    depth: index.level.depth,
    cell: cellOf(item),
    text: item.name,
    note,
    parts: [],
    isPart: index.isWithVault(item),
  };
}

function monsterFinding(index: LevelIndex, monster: LevelMonster): Finding {
  const { level } = index;
  const leader = monster.leader === null ? null : level.monsters[monster.leader];
  const burden = monster.carrying === null ? null : level.items[monster.carrying];
  const note = sentence(
    monster.dormant ? 'lies in wait' : monster.state,
    monster.group !== 'ordinary' && monster.group !== 'special' && monster.group,
    leader && `follows ${leader.name}`,
    burden && `carries ${burden.name}`,
    titleOf(index.machine(monster.machine)),
  );
  return {
    kind: 'monster',
    depth: level.depth,
    cell: cellOf(monster),
    text: monster.name,
    note,
    parts: [],
    isPart: false,
  };
}

function machineFinding(index: LevelIndex, machine: LevelMachine): Finding {
  const [x, y] = machine.origin;
  const asker = index.machine(machine.parent);
  const note = sentence(asker && `belongs to: ${titleOf(asker)}`, machine.cells > 0 && `${machine.cells} cells`);
  // A vault is listed as such, with what stands in its doorway.
  const isPart =
    index.isVault(machine) || (machine.kind === 'vestibule' && asker !== undefined && index.isVault(asker));
  return {
    kind: 'machine',
    depth: index.level.depth,
    cell: { x, y },
    text: machineTitle(machine.blueprint),
    note,
    parts: [],
    isPart,
  };
}
