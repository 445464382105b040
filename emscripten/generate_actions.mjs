// The actions of the module's API are the commands of the rules: what src/protocol/command.h declares is written into
// emscripten/cellophane.d.ts (the type Action) and emscripten/api/actions.ts (the shapes of actions). The names of the
// flat observation are those of docs/observation.json, which the native tests compare with the engine.
//   node emscripten/generate_actions.mjs [--check]
// With --check nothing is written, and files that are not up to date are an error.

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What stands for the fields of a command in the declarations, and in actions.ts. */
const kinds = {
  '': { fields: '', shape: 'nothing' },
  'Direction toward': { fields: 'dir: DirectionName', shape: 'direction' },
  'Pos target': { fields: 'x: number; y: number', shape: 'cell' },
  'Stair which': { fields: "to: 'up' | 'down'", shape: 'stair' },
  'bool yes': { fields: 'yes: boolean', shape: 'answer' },
  'char item': { fields: 'item: string', shape: 'item' },
  'char item, Pos target': { fields: 'item: string; x: number; y: number', shape: 'itemAndCell' },
  'char item, char letter': { fields: 'item: string; letter: string', shape: 'itemAndLetter' },
  'char item, AskedLabel text': { fields: 'item: string; text: string', shape: 'itemAndText' },
};

const source = 'src/protocol/command.h';
const layoutFile = 'docs/observation.json';
const longestLine = 120;

const fileOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The commands: their names, fields, and comments without citations of the rules. */
function commandsIn(text) {
  const commands = [];
  for (const [, comment, struct, body] of text.matchAll(
    /((?:^\/\/\/ .*\n)*)^struct (\w+) \{\n([^}]*(?:\{\}[^}]*)*)^\};/gm,
  )) {
    const name = /std::string_view name = "(\w+)";/.exec(body)?.[1];
    if (name === undefined) throw new Error(`${source}: the struct ${struct} has no name`);
    const fields = [...body.matchAll(/^ {4}(\w+ \w+)(?: = [^;]+|\{\})?;$/gm)].map((match) => match[1]).join(', ');
    const kind = kinds[fields];
    if (kind === undefined) {
      throw new Error(
        `${source}: ${struct} has the fields "${fields}", for which there is no shape; add one to emscripten/api/actions.ts and to emscripten/generate_actions.mjs`,
      );
    }
    const told = comment
      .replaceAll(/^\/\/\/ /gm, '')
      .replaceAll('\n', ' ')
      .replaceAll(/ \(rules\/[^)]*\)/g, '')
      .trim();
    commands.push({ name, comment: told, ...kind });
  }
  if (commands.length === 0) throw new Error(`${source} declares no commands`);
  return commands;
}

/** Words in lines, the first of which has a shorter beginning. */
function wrapped(text, indent) {
  const oneLine = `${indent}/** ${text} */`;
  if (oneLine.length <= longestLine) return [oneLine];
  const lines = [`${indent}/**`];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length <= longestLine) lines[lines.length - 1] = longer;
    else lines.push(`${indent} *  ${word}`);
  }
  if (lines.at(-1).length + 3 > longestLine) lines.push(`${indent} *`);
  lines[lines.length - 1] += ' */';
  return lines;
}

function declarations(commands) {
  const lines = ['export type Action ='];
  for (const { name, comment, fields } of commands) {
    if (comment) lines.push(...wrapped(comment, '  '));
    lines.push(`  | { type: '${name}'${fields && `; ${fields}`} }`);
  }
  lines[lines.length - 1] += ';';
  return lines;
}

function shapes(commands) {
  const row = ({ name, shape }) => (name === shape ? `  ${name},` : `  ${name}: ${shape},`);
  return [
    "export const actionShapes: { readonly [Type in Action['type']]: ActionShape<FieldsOf<Type>> } = {",
    ...commands.map(row),
    '};',
  ];
}

const views = { uint8: 'Uint8Array', int16: 'Int16Array', int32: 'Int32Array', uint32: 'Uint32Array' };

/** The names of a flat observation's fields, vocabularies and groups of actions. */
function namesOfObservation({ fields, vocabularies, actions }) {
  const union = (names) =>
    [...new Set(names)].map((name, i, { length }) => `  | '${name}'${i + 1 < length ? '' : ';'}`);
  return [
    '/** Views of the fields of a flat observation (docs/observation.md). A single number is the element 0. */',
    'export interface FlatObservation {',
    ...fields.map(({ name, type }) => `  readonly ${name}: ${views[type]};`),
    '}',
    '',
    '/** The lists of names that numbers of an observation stand for. */',
    'export type ObservationVocabulary =',
    ...union(Object.keys(vocabularies)),
    '',
    '/** The groups of actions that have numbers. */',
    'export type ActionGroup =',
    ...union(actions.groups.map(({ name }) => name)),
  ];
}

/** A file with other lines between those that mark what is generated from one of the sources. */
function replaced(name, text, from, lines) {
  const begin = `// Generated from ${from}; npm run generate writes it anew.`;
  const end = '// End of what is generated.';
  const first = text.indexOf(`${begin}\n`);
  const last = text.indexOf(end, first);
  if (first < 0 || last < 0) throw new Error(`${name} has no lines "${begin}" and "${end}"`);
  return text.slice(0, first) + [begin, ...lines, end].join('\n') + text.slice(last + end.length);
}

const commands = commandsIn(await readFile(fileOf(source), 'utf8'));
const layout = JSON.parse(await readFile(fileOf(layoutFile), 'utf8'));
const old = [];
for (const [name, from, lines] of [
  ['emscripten/cellophane.d.ts', source, declarations(commands)],
  ['emscripten/cellophane.d.ts', layoutFile, namesOfObservation(layout)],
  ['emscripten/api/actions.ts', source, shapes(commands)],
]) {
  const text = await readFile(fileOf(name), 'utf8');
  const current = replaced(name, text, from, lines);
  if (current === text) continue;
  old.push(name);
  if (!process.argv.includes('--check')) await writeFile(fileOf(name), current);
}
if (process.argv.includes('--check') && old.length > 0) {
  console.error(`Not up to date with ${source} and ${layoutFile}: ${old.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
}
