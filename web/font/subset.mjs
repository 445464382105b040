// Cuts DejaVu Sans Mono down to the characters the page can show: 143 kB become 8. Instructions for hinting would double that,
// and screens of today do not need them.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const whole = require.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2');
const generated = new URL('../generated/', import.meta.url);

const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** Every character the bundled font keeps. */
export async function bundledCharacters() {
  const listed = await readFile(new URL('characters.txt', import.meta.url), 'utf8');
  return (
    printableAscii +
    listed
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .join('')
  );
}

export async function writeSubset() {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: [] };
  const subset = await subsetFont(await readFile(whole), await bundledCharacters(), options);
  await mkdir(generated, { recursive: true });
  // The page and the package may be built at the same time: neither may find half a file.
  const written = new URL(`cellophane-mono.${process.pid}.woff2`, generated);
  await writeFile(written, subset);
  await rename(written, new URL('cellophane-mono.woff2', generated));
}
