// Writes docs/commands.md: every command of the program with its options, from the program's own help, which is made of the
// rows that it reads its options by.
//   node scripts/commands.mjs            after building the module
// The program is that for Node; tests/package/program.test.mjs compares its help with the native one's.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pdfUsage, rankUsage } from '../package/command/usages.mjs';

const root = new URL('../', import.meta.url);
const target = 'docs/commands.md';

/** What the program prints. */
function told(...words) {
  const starter = new URL('package/command/program.mjs', root).href;
  const folder = new URL('build/wasm/engine/program/', root).href;
  const script = `const { runProgram } = await import('${starter}');
process.exitCode = await runProgram(${JSON.stringify(words)}, new URL('${folder}'));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

/** The names of all commands, with what each does. */
const commandsOf = (help) =>
  [...help.matchAll(/^ {2}([a-z]+) +(.+)$/gm)].map(([, name, summary]) => ({ name, summary }));

/** A help in its parts: how the command is called, what is said of it, its options. */
export function partsOf(help, name) {
  const calls = [];
  const notes = [];
  const options = [];
  for (const line of help.trimEnd().split('\n')) {
    const option = /^ {2}(--\S+(?: \S+)?) {2,}(\S.*)$/.exec(line) ?? /^ {2}(--\S+(?: \S+)?) (\S.*)$/.exec(line);
    const isGoingOn = /^ {8,}\S/.test(line);
    if (option) options.push({ name: option[1], text: option[2] });
    else if (isGoingOn && options.length > 0 && notes.length === options.notesBefore)
      options.at(-1).text += ` ${line.trim()}`;
    else if (line.startsWith(`cellophane ${name} `) || (isGoingOn && notes.length === 0)) calls.push(line);
    else notes.push(line);
    if (option) options.notesBefore = notes.length;
  }
  return { calls, notes, options };
}

/** Documents are named from the top of the sources on; the reference stands beside them. */
const linked = (text) => text.replaceAll(/\bdocs\/([a-z_]+\.md)/g, '[$1]($1)');
const cell = (text) => linked(text.replaceAll('|', '\\|').replaceAll('<', '&lt;'));

/** Sentences stay in their lines; examples, which are set in, stand in a block of their own. */
const notesAsMarkdown = (notes) =>
  linked(notes.join('\n'))
    .replaceAll(/(?:^ {2}.*(?:\n|$))+/gm, (lines) => `\n\`\`\`text\n${lines.trimEnd()}\n\`\`\`\n\n`)
    .trim();

function section({ name, summary }) {
  const { calls, notes, options } = partsOf(told(name, '--help'), name);
  const rows = options.map((option) => `| \`${option.name.replaceAll('|', '\\|')}\` | ${cell(option.text)} |`);
  return [
    `## ${name}`,
    `${summary[0].toUpperCase()}${summary.slice(1)}.`,
    `\`\`\`text\n${calls.join('\n')}\n\`\`\``,
    ...(rows.length > 0 ? [`| option | |\n| --- | --- |\n${rows.join('\n')}`] : []),
    ...(notes.length > 0 ? [notesAsMarkdown(notes)] : []),
  ].join('\n\n');
}

/** The text of docs/commands.md. */
export function reference() {
  const commands = commandsOf(told('--help'));
  return `# The command line

Written by \`node scripts/commands.mjs\` from the help of the program. \`cellophane COMMAND --help\` prints the same.

The program is built from the sources (\`build/native/cellophane\`). \`npx cellophane\`, of the npm package, has the same
commands, but for games in a terminal: \`play\` and \`replay --watch\` say what to use instead. There \`rank\` is another, and
\`pdf\` is there besides ([below](#in-the-package)).

An option's value stands behind it, \`--seed 5\` or \`--seed=5\`. All commands end with status 0 when they are done, 1 if
something that they check is not so or output cannot be written, 2 if an option is wrong, and (natively) 130 after Ctrl-C.

${commands.map(({ name, summary }) => `- [${name}](#${name}): ${summary}`).join('\n')}

${commands.map(section).join('\n\n')}

## In the package

\`npx cellophane pdf\` writes maps for paper ([formats.md](formats.md#pdf)):

\`\`\`text
${pdfUsage.trimEnd()}
\`\`\`

\`npx cellophane rank\` replays recordings by the engines of their own releases ([records.md](records.md#from-the-command-line)):

\`\`\`text
${rankUsage.trimEnd()}
\`\`\`
`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = fileURLToPath(new URL(target, root));
  writeFileSync(file, reference());
  process.stdout.write(`${target}: ${readFileSync(file, 'utf8').length} characters\n`);
}
