// The actions of the module's API are the commands of the rules: what src/protocol/command.h declares is written into
// emscripten/cellophane.d.ts (the type Action) and emscripten/api/actions.ts (the shapes of actions).
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

/** A file with other lines between those that mark what is generated. */
function replaced(name, text, lines) {
  const begin = `// Generated from ${source}; npm run generate writes it anew.`;
  const end = '// End of what is generated.';
  const from = text.indexOf(`${begin}\n`);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${name} has no lines "${begin}" and "${end}"`);
  return text.slice(0, from) + [begin, ...lines, end].join('\n') + text.slice(to + end.length);
}

const commands = commandsIn(await readFile(fileOf(source), 'utf8'));
const old = [];
for (const [name, lines] of [
  ['emscripten/cellophane.d.ts', declarations(commands)],
  ['emscripten/api/actions.ts', shapes(commands)],
]) {
  const text = await readFile(fileOf(name), 'utf8');
  const current = replaced(name, text, lines);
  if (current === text) continue;
  old.push(name);
  if (!process.argv.includes('--check')) await writeFile(fileOf(name), current);
}
if (process.argv.includes('--check') && old.length > 0) {
  console.error(`Not up to date with ${source}: ${old.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
}
