// What the dungeons of a variant hold, level by level, as a table in Markdown:
//
//     node scripts/variant_table.mjs rapid 200 [--program build/native/cellophane] [--against FILE]
//
// counts what the catalog of that many dungeons lists. A vault is a place where items are laid out to choose from,
// and a room with altars of commutation or resurrection. With --against, FILE has a table of the same columns under
// a heading that names the variant; its figures stand in brackets, and those that differ by more than a tenth are listed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const categories = ['potion', 'scroll', 'food', 'weapon', 'armor', 'wand', 'staff', 'ring', 'charm'];
const kinds = ['enchanting', 'strength', 'life', 'detect magic'];
const columns = [
  ...categories,
  'lumenstone',
  ...kinds,
  'gold',
  'vaults',
  'offered in vaults',
  'keys',
  'carried',
  'allies',
];
/** Holds a key of another vault, and items to choose from besides. */
const vaultsThatHoldKeys = ['Nested item library'];
const altarRooms = ['Commutation altars', 'Resurrection altar'];
const depths = { brogue: 26, rapid: 10, bullet: 5 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { program: { type: 'string', default: 'build/native/cellophane' }, against: { type: 'string' } },
});
const [variant = 'brogue', dungeons = '100'] = positionals;
if (!(variant in depths)) throw new Error(`No variant is called ${variant}.`);

/** The fields of a line of CSV whose quoted fields hold no quotes. */
const fieldsOf = (line) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, field]) => field.replaceAll('"', ''));

const sums = Array.from({ length: depths[variant] + 1 }, () => Object.fromEntries(columns.map((name) => [name, 0])));

function count({ depth, what, category, kind, quantity, machine, blueprint, carriedBy }, offering) {
  const level = sums[Number(depth)];
  const add = (name, number = 1) => {
    level[name] += number;
  };
  const inVault = machine !== '0' && offering.has(blueprint);
  if (what === 'ally') add('allies');
  if (what === 'machine' && altarRooms.includes(kind)) add('vaults');
  if (what !== 'item') return;
  if (carriedBy !== '') return add('carried');
  if (category === 'gold') return add('gold', Number(quantity));
  if (category === 'key') return add('keys');
  if (kind === 'lumenstone') return add('lumenstone', Number(quantity));
  if (inVault) {
    if (!level.seen.has(machine)) add('vaults');
    level.seen.add(machine);
    return add('offered in vaults');
  }
  if (categories.includes(category)) add(category);
  if (kinds.includes(kind)) add(kind);
}

const catalog = spawn(
  values.program,
  ['catalog', '--seeds', `1..${dungeons}`, '--depth', `1..${depths[variant]}`, '--variant', variant],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
let names;
let level = '';
let rows = [];
const settle = () => {
  if (rows.length === 0) return;
  const rewards = rows.filter((row) => row.what === 'machine' && row.category === 'reward');
  const offering = new Set([...rewards.map((row) => row.kind), ...vaultsThatHoldKeys]);
  sums[Number(rows[0].depth)].seen = new Set();
  for (const row of rows) count(row, offering);
  rows = [];
};
for await (const line of createInterface({ input: catalog.stdout })) {
  const fields = fieldsOf(line);
  if (!names) names = fields;
  else {
    const row = Object.fromEntries(names.map((name, i) => [name, fields[i]]));
    if (level !== `${row.seed},${row.depth}`) settle();
    level = `${row.seed},${row.depth}`;
    rows.push(row);
  }
}
settle();

const means = sums.slice(1).map((sum) => columns.map((name) => sum[name] / Number(dungeons)));
const shown = (value, name) => (name === 'gold' ? value.toFixed(0) : value.toFixed(2));
const total = (name) => means.reduce((sum, row) => sum + row[columns.indexOf(name)], 0);

/** The figures of a table in Markdown under a heading that begins with the variant: by depth, by column. */
function tableIn(text) {
  const section = text.split(/^##+ /m).find((part) => part.toLowerCase().startsWith(variant)) ?? '';
  const [head, , ...lines] = section.split('\n').filter((line) => line.startsWith('| '));
  const cellsOf = (line) => line.split('|').slice(1, -1);
  const names = cellsOf(head).map((name) => name.trim());
  return lines
    .slice(0, depths[variant])
    .map((line) => Object.fromEntries(cellsOf(line).map((cell, i) => [names[i], Number(cell)])));
}

const theirs = values.against && tableIn(readFileSync(values.against, 'utf8'));
const cell = (own, name, depth) =>
  theirs ? `${shown(own, name)} (${shown(theirs[depth][name], name)})` : shown(own, name);

console.log(`### ${variant[0].toUpperCase()}${variant.slice(1)} (${dungeons} dungeons)\n`);
console.log(`| depth | ${columns.join(' | ')} |`);
console.log(`| ${['', ...columns].map(() => '---').join(' | ')} |`);
means.forEach((row, depth) =>
  console.log(`| ${depth + 1} | ${row.map((own, i) => cell(own, columns[i], depth)).join(' | ')} |`),
);
console.log(
  `\nA whole dungeon: ${[...kinds.slice(0, 3), 'gold', 'vaults'].map((name) => `${name} ${shown(total(name), name)}`).join(', ')}.`,
);

if (theirs) {
  console.log('\nMore than a tenth apart:\n');
  means.forEach((row, depth) => {
    const apart = columns.filter((name, i) => {
      const other = theirs[depth][name];
      return Math.abs(row[i] - other) > 0.1 * other + 0.005;
    });
    if (apart.length > 0)
      console.log(
        `- depth ${depth + 1}: ${apart.map((name) => `${name} ${cell(row[columns.indexOf(name)], name, depth)}`).join(', ')}`,
      );
  });
}
