// Writes docs/measurements/instructions.md: every text of the program and the page that says how to act, by the source that holds it.
//   node scripts/instructions.mjs [--check]
// With --check nothing is written, and a list that is not up to date is an error.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = new URL('../', import.meta.url);
const target = 'docs/measurements/instructions.md';

const read = (file) => readFileSync(new URL(file, root), 'utf8');

/** The files below a folder, without build output. */
function filesBelow(folder) {
  const files = [];
  for (const entry of readdirSync(new URL(`${folder}/`, root), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['dist', 'generated', 'node_modules'].includes(entry.name)) files.push(...filesBelow(name));
    } else {
      files.push(name);
    }
  }
  return files.sort();
}

const inFolder = (folder, ending) =>
  readdirSync(new URL(`${folder}/`, root))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Headers of names and flavor, not of what to do. */
const withoutInstructions = /\/(verbs|weapon_verbs|status_words|terrain|monsters|machines|powers)\.h$/;
const wordSources = [
  ...inFolder('src/words', '.h').filter((name) => !withoutInstructions.test(name)),
  ...['appraisal', 'character', 'countermeasures', 'notes', 'prompts', 'replay', 'seed', 'settings'].map(
    (name) => `src/words/${name}.cpp`,
  ),
  ...['items/categories', 'items/effects', 'powers/abilities', 'powers/behaviors'].map((name) => `src/words/${name}.h`),
  'src/session/input_actions.h',
];
/** Of these the texts of three words and more that are no part of another: the rest is names, codes and joints. */
const commandSources = [
  'src/tools/run.cpp',
  ...inFolder('src/tools', '_command.cpp'),
  ...inFolder('src/tools', '_request.cpp'),
];
/** Of these only what they name "mechanic": the rest is names and flavor. */
const itemSources = ['weapons', 'armor', 'potions', 'scrolls', 'sticks', 'trinkets', 'valuables'].map(
  (name) => `src/words/items/${name}.h`,
);
const pageSources = filesBelow('web').filter((name) => /\.(ts|html)$/.test(name) && !name.endsWith('.d.ts'));

const escapes = { n: '\n', t: '\t', '"': '"', "'": "'", '\\': '\\' };
const unescaped = (literal) =>
  literal.replaceAll(/\\(?:u([0-9A-Fa-f]{4})|(.))/g, (_, code, sign) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (escapes[sign] ?? sign),
  );

/** The string literals of C++ source, parts of one joined; only those behind `before`, if it is given. */
function literalsOfCpp(source, before = '') {
  const text = source
    .replaceAll(/#include[^\n]*/g, '')
    .replaceAll(/\/\/[^\n]*/g, '')
    .replaceAll(/"[ \n]+"/g, '');
  return [...text.matchAll(new RegExp(`${before}"((?:[^"\\\\]|\\\\.)*)"`, 'g'))].map((match) => unescaped(match[1]));
}

/** The texts of a script: those that begin with a word in upper case, or with a value, and go on. */
function textsOfScript(source) {
  const text = source
    .replaceAll(/\/\*[^*]*\*\//g, '')
    .replaceAll(/[ \n]\/\/[^\n]*/g, '')
    .replaceAll(/import [^@;]*;/g, '');
  return [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)]
    .map((match) => match[1] ?? match[2] ?? match[3])
    .filter((literal) => /^[ (]*([A-Z][a-z]+|\$\{[^}]*\}) /.test(literal));
}

/** The text, labels and hints of a document. */
function textsOfDocument(source) {
  const text = source.replaceAll(/<!--[^\n]*-->/g, '');
  return [...text.matchAll(/>([^<>]*[A-Za-z][a-z][^<>]*)<|(?:aria-label|placeholder|title)="([^"]* [^"]*)"/g)].map(
    (match) => match[1] ?? match[2],
  );
}

const keyLabels = { '': 'none', Escape: 'Esc', PageUp: 'Page Up', PageDown: 'Page Down' };
const keyLabel = (key) => keyLabels[key] ?? key.replace(/^Numpad(?=.)/, 'keypad ');
/** A text of src/words names keys in braces (src/words/key_labels.h). */
const withKeys = (text) => text.replaceAll(/\{([^}]*)\}/g, (_, key) => keyLabel(key));

const hasWord = (text) => /[A-Za-z][A-Za-z]/.test(text);

/** What each source holds: its name and its texts. */
export function instructions() {
  const rows = [
    ...wordSources.map((file) => ({ file, texts: literalsOfCpp(read(file)).map(withKeys) })),
    ...commandSources.map((file) => ({
      file,
      texts: literalsOfCpp(read(file)).filter((text) => /^(\w|--|\{\})\S* \S+ \S/.test(text) && !text.endsWith(' ')),
    })),
    ...itemSources.map((file) => ({ file, texts: literalsOfCpp(read(file), '\\.mechanic =[ \\n]*').map(withKeys) })),
    ...pageSources.map((file) => ({
      file,
      texts: file.endsWith('.html') ? textsOfDocument(read(file)) : textsOfScript(read(file)),
    })),
  ];
  return rows
    .map(({ file, texts }) => ({ file, texts: texts.filter(hasWord) }))
    .filter(({ texts }) => texts.length > 0);
}

/** On one line, between backquotes: line breaks become spaces. */
const onALine = (text) => text.replaceAll('\n', ' ').replaceAll('`', "'");

export function asMarkdown(rows) {
  const head = `# Instructions

Every text that says how to act, by the source that holds it. Written by
\`node scripts/instructions.mjs\`.
`;
  return (
    head +
    rows
      .map(({ file, texts }) => `\n## ${file}\n\n${texts.map((text) => `- \`${onALine(text)}\`\n`).join('')}`)
      .join('')
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const current = asMarkdown(instructions());
  const isOld = current !== read(target);
  if (process.argv.includes('--check')) {
    if (isOld) {
      console.error(`${target} is not up to date. Run: node scripts/instructions.mjs`);
      process.exitCode = 1;
    }
  } else if (isOld) {
    writeFileSync(fileURLToPath(new URL(target, root)), current);
  }
}
