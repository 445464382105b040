// Writes modules that import test files in groups, so that the files of a group run in one process and share what they
// start: Node's modules, a browser, pages. `node tests/support/group_files.mjs OUT NUMBER FILE...`

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [out, number, ...files] = process.argv.slice(2);

/** Groups of about the same size: the longer a file, the longer it takes. */
const groups = Array.from({ length: Number(number) }, () => ({ size: 0, files: [] }));
const sized = files.map((file) => ({ file, size: statSync(file).size }));
for (const { file, size } of sized.sort((one, other) => other.size - one.size)) {
  const group = groups.reduce((least, each) => (each.size < least.size ? each : least));
  group.size += size;
  group.files.push(file);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [i, group] of groups.entries()) {
  const path = join(out, `group_${i + 1}.test.mjs`);
  writeFileSync(
    path,
    group.files.map((file) => `import ${JSON.stringify(pathToFileURL(resolve(file)).href)};\n`).join(''),
  );
}
