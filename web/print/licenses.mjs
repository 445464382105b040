// What the authors of the library that writes PDFs ask for: their names and terms beside it.

import { readFile } from 'node:fs/promises';

const packages = ['pdf-lib', '@pdf-lib/standard-fonts', '@pdf-lib/upng', 'pako', 'tslib'];

/** The terms of all that is in the script, one text after the other. */
export async function licensesOfPdf() {
  const texts = await Promise.all(
    packages.map(async (name) => {
      const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
      const files = ['LICENSE.md', 'LICENSE', 'LICENSE.txt', 'CopyrightNotice.txt'];
      const found = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8').catch(() => '')));
      const text = found.find((each) => each !== '');
      if (text === undefined) throw new Error(`The package ${name} has no file with its license.`);
      return `${name}\n\n${text.trim()}\n`;
    }),
  );
  return texts.join('\n\n');
}
