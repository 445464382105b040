#!/usr/bin/env node
// npx cellophane COMMAND …

import { pdf, pdfUsage } from './pdf.mjs';
import { rank, rankUsage } from './rank.mjs';

/** Each returns the status that the program ends with. */
const commands = {
  pdf: { run: pdf, summary: 'a level for paper, with its key', usage: pdfUsage },
  rank: { run: rank, summary: 'verify recordings and rank their games', usage: rankUsage },
};

const usage = `Usage: cellophane COMMAND …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(8)}${summary}`)
  .join('\n')}

cellophane COMMAND --help tells more. The program of this name that is built from the sources has further commands.
`;

// Who reads what is printed may stop reading.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') process.stderr.write(`Standard output could not be written: ${error.message}\n`);
  process.exit(1);
});

const [name, ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (name === '--help' || (command && words.includes('--help'))) process.stdout.write(command ? command.usage : usage);
else if (command) process.exitCode = await command.run(words);
else {
  const what = name === undefined ? 'COMMAND is missing.' : `There is no command ${JSON.stringify(name)}.`;
  process.stderr.write(`${what}\n${usage}`);
  process.exitCode = 2;
}
