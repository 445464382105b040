#!/usr/bin/env node
// npx cellophane COMMAND …: the commands of the program, and those that are this package's own.

import { pdf } from './pdf.mjs';
import { runProgram } from './program.mjs';
import { rank } from './rank.mjs';
import { pdfUsage, rankUsage } from './usages.mjs';

/** Each returns the status that the program ends with. The program has a command `rank` as well, which knows no
 *  releases. */
const ownCommands = {
  pdf: { run: pdf, usage: pdfUsage },
  rank: { run: rank, usage: rankUsage },
};

/** What the program's list of commands lacks. */
const furtherHelp = `
In Node there are also:

  pdf      a level for paper, with its key
  rank     as above, with the engines of earlier releases (--releases)

Games are neither played nor watched in Node; --jobs counts for rank alone: all else
runs in one thread.
`;

/** Who reads what is printed may stop reading. */
const mindReaders = () =>
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') process.stderr.write(`Standard output could not be written: ${error.message}\n`);
    process.exit(1);
  });

async function run(words) {
  const [name, ...others] = words;
  if (!Object.hasOwn(ownCommands, name ?? '')) {
    const status = await runProgram(words);
    if (words.length === 1 && name === '--help' && status === 0) process.stdout.write(furtherHelp);
    return status;
  }
  mindReaders();
  const command = ownCommands[name];
  if (!others.includes('--help')) return command.run(others);
  process.stdout.write(command.usage);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
