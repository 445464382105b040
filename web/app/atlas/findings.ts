import type { Level, LevelItem, LevelMachine, LevelMonster } from 'cellophane-levels';
import type { Cell } from '../../elements/picture';
import { LevelIndex } from './level_index';

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
}

const cellOf = ({ x, y }: Cell): Cell => ({ x, y });
const sentence = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join('; ');

/** All findings of a level. */
export function findingsOf(level: Level, terrainNames: readonly string[]): Finding[] {
  const index = new LevelIndex(level, terrainNames);
  return [
    ...level.machines.filter((machine) => index.isVault(machine)).map((machine) => vaultFinding(index, machine)),
    ...level.items.filter(isKey).map((key) => keyFinding(index, key)),
    ...level.monsters.filter(isAlly).map((ally) => allyFinding(index, ally)),
    ...index.altars().map((cell) => altarFinding(index, cell)),
    ...sortedItems(level.items).map((item) => itemFinding(index, item)),
    ...level.monsters.filter((monster) => !isAlly(monster)).map((monster) => monsterFinding(index, monster)),
    ...level.machines.map((machine) => machineFinding(index, machine)),
  ];
}

const isKey = ({ category }: LevelItem): boolean => category === 'key';
const isAlly = ({ captive, state }: LevelMonster): boolean => captive || state === 'ally';

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
  const allies = index.level.monsters.filter((monster) => monster.machine === vault.number && isAlly(monster));
  const caged = items.filter((item) => index.isInCage(item));
  const doors = index.doorsOf(vault);
  const note = sentence(
    caged.length > 1 && `choose 1 of ${caged.length}`,
    vault.cells === 0 && 'kept elsewhere',
    doors.length > 0 && `behind: ${doors.map(({ blueprint }) => blueprint).join(', ')}`,
  );
  const [x, y] = vault.origin;
  const ownCell = vault.cells === 0 && items[0] ? cellOf(items[0]) : { x, y };
  const parts = [
    ...items.map((item) =>
      partFinding(index, item, sentence(!!item.aura && `${item.aura} magic`, holderOf(index, item, vault))),
    ),
    ...allies.map((ally) => partFinding(index, ally, confinementOf(index, ally))),
    ...index.keysTo(vault).map((key) => partFinding(index, key, sentence('opens it', holderOf(index, key)))),
  ];
  return { kind: 'vault', depth: index.level.depth, cell: ownCell, text: vault.blueprint, note, parts };
}

/** A part of a vault: something in it, or something that opens it. */
function partFinding({ level }: LevelIndex, thing: LevelItem | LevelMonster, note: string): Finding {
  return { kind: 'vault', depth: level.depth, cell: cellOf(thing), text: thing.name, note, parts: [] };
}

/** The place of an item other than the floor, or the vault under which it is listed. */
function holderOf(index: LevelIndex, item: LevelItem, vault?: LevelMachine): string {
  const bearer = index.bearerOf(item);
  const keeper = index.machine(item.machine);
  return sentence(
    bearer && `carried by ${bearer.name}`,
    keeper !== vault && keeper?.kind === 'key holder' && `in: ${keeper.blueprint}`,
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
    }),
  );
  return {
    kind: 'key',
    depth: index.level.depth,
    cell: cellOf(key),
    text: key.name,
    note: holderOf(index, key),
    parts,
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
    index.machine(ally.machine)?.blueprint,
  );
  return { kind: 'ally', depth: index.level.depth, cell: cellOf(ally), text: ally.name, note, parts: [] };
}

function altarFinding(index: LevelIndex, cell: Cell): Finding {
  const item = index.itemOn(cell);
  const note = sentence(item?.name, index.machineAt(cell)?.blueprint);
  return { kind: 'altar', depth: index.level.depth, cell, text: index.terrainAt(cell), note, parts: [] };
}

function itemFinding(index: LevelIndex, item: LevelItem): Finding {
  const bearer = index.bearerOf(item);
  const note = sentence(
    !!item.aura && `${item.aura} magic`,
    bearer && `carried by ${bearer.name}`,
    index.machine(item.machine)?.blueprint,
  );
  return { kind: 'item', depth: index.level.depth, cell: cellOf(item), text: item.name, note, parts: [] };
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
    index.machine(monster.machine)?.blueprint,
  );
  return { kind: 'monster', depth: level.depth, cell: cellOf(monster), text: monster.name, note, parts: [] };
}

function machineFinding(index: LevelIndex, machine: LevelMachine): Finding {
  const [x, y] = machine.origin;
  const asker = index.machine(machine.parent);
  const note = sentence(
    machine.kind,
    asker && `for: ${asker.blueprint}`,
    machine.cells > 0 && `${machine.cells} cells`,
  );
  return { kind: 'machine', depth: index.level.depth, cell: { x, y }, text: machine.blueprint, note, parts: [] };
}
