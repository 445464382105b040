// What the dungeons of a variant hold, level by level, as a table in Markdown:
//
//     node scripts/variant_table.mjs rapid 200 [--program build/native/cellophane] [--against FILE]
//
// counts what the catalog of that many dungeons lists. With --against, FILE has a table of the same columns under
// a heading that names the variant, and every figure that differs from it by more than a tenth is listed below.
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

function count({ depth, what, category, kind, quantity, machine, blueprint, carriedBy }, rewards) {
  const level = sums[Number(depth)];
  const add = (name, number = 1) => {
    level[name] += number;
  };
  const inVault = machine !== '0' && rewards.has(blueprint);
  if (what === 'ally') add('allies');
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
  const rewards = new Set(rows.filter((row) => row.what === 'machine' && row.category === 'reward').map((r) => r.kind));
  sums[Number(rows[0].depth)].seen = new Set();
  for (const row of rows) count(row, rewards);
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

console.log(`## ${variant[0].toUpperCase()}${variant.slice(1)} (${dungeons} dungeons)\n`);
console.log('Means a level; items that lie on the floor (not in vaults, not carried).\n');
console.log(`| depth | ${columns.join(' | ')} |`);
console.log(`| ${['', ...columns].map(() => '---').join(' | ')} |`);
means.forEach((row, i) => console.log(`| ${i + 1} | ${row.map((v, c) => shown(v, columns[c])).join(' | ')} |`));
console.log(
  `\nA whole dungeon: ${[...kinds.slice(0, 3), 'gold', 'vaults'].map((name) => `${name} ${shown(total(name), name)}`).join(', ')}.`,
);

if (values.against) {
  const text = readFileSync(values.against, 'utf8');
  const section = text.split(/^## /m).find((part) => part.toLowerCase().startsWith(variant)) ?? '';
  const [head, , ...lines] = section.split('\n').filter((line) => line.startsWith('| '));
  const cells = (line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1);
  const theirs = cells(head);
  console.log('\nMore than a tenth apart (ours, theirs):\n');
  for (const line of lines.slice(0, depths[variant])) {
    const values = cells(line).map(Number);
    theirs.slice(1).forEach((name, i) => {
      const own = means[values[0] - 1][columns.indexOf(name)];
      const other = values[i + 1];
      if (Math.abs(own - other) > 0.1 * other + 0.005)
        console.log(`- depth ${values[0]}, ${name}: ${shown(own, name)}, ${shown(other, name)}`);
    });
  }
}
