// What the documents of the repository name: files, folders, and headings of each other. Finds names that lead nowhere.

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allPages } from '../../web/docs/pages.mjs';
import { render } from '../../web/docs/render.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build or an installation makes: not there before it. */
const built = /^(build|node_modules|web\/(dist|generated)|package\/node_modules)(\/|$)/;

const below = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(folder, entry.name);
    if (entry.name === '.git' || built.test(name)) return [];
    return entry.isDirectory() ? [name, ...below(name)] : [name];
  });

/** All files and folders of the repository, and the folders alone that stand at its top and in `src`. */
export const everything = new Set(below('.'));
const foldersOf = (parent) =>
  [...everything]
    .filter((name) => posix.dirname(name) === parent && statSync(join(root, name)).isDirectory())
    .map((name) => posix.basename(name));

export const documents = [...everything].filter((name) => name.endsWith('.md')).sort();

const textOf = (name) => readFileSync(join(root, name), 'utf8');

/** The lines of a text with their numbers, and whether each is part of a block of code. */
function linesOf(text) {
  let fence = '';
  return text.split('\n').map((line, i) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || mark !== '';
    if (fence === '') fence = mark;
    else if (line.trim() === fence) fence = '';
    return { line, number: i + 1, isCode };
  });
}

const anchors = new Map();
function anchorsOf(name) {
  if (!anchors.has(name)) {
    const { headings } = render(textOf(name), { source: name, to: 'page.html', label: name });
    anchors.set(name, new Set(headings.map(({ id }) => id)));
  }
  return anchors.get(name);
}

/** The links of a document: { number, target } with the number of the line. */
export const linksOf = (text) =>
  linesOf(text)
    .filter(({ isCode }) => !isCode)
    .flatMap(({ line, number }) =>
      [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]*)\)/g)].map(([, target]) => ({ number, target })),
    )
    .filter(({ target }) => !/^[a-z]+:/i.test(target));

/** What is wrong with a link of a document; empty if it leads somewhere. */
export function problemOfLink(document, target) {
  const [path, anchor] = target.split('#');
  const name = path === '' ? document : posix.join(posix.dirname(document), path);
  if (!everything.has(name.replace(/\/$/, ''))) {
    // Documents of the folder docs link to pages of the built site as if these lay beside them.
    const page = posix.relative('docs', name);
    const isOfSite = allPages.some(({ to }) => to === page) || existsSync(join(root, 'web', page));
    return document.startsWith('docs/') && isOfSite ? '' : `there is no ${name}`;
  }
  if (anchor === undefined) return '';
  return anchorsOf(name).has(anchor) ? '' : `${name} has no heading #${anchor}`;
}

const sources = foldersOf('src');
const tops = foldersOf('.');
/** Folders that a path in a document begins with. Sources are named from `src` on, in src/README.md from its folders on. */
const beginnings = (document) => [
  ...tops,
  ...sources,
  ...(document === 'src/README.md' ? sources.flatMap((folder) => foldersOf(`src/${folder}`)) : []),
];

/** Files that programs of this repository write for their users. */
const written = new Set(['key.md', 'players.md', 'runs.tsv']);

/** The paths in a document: with a folder of the repository, or a file by its name alone, if its kind is only ours. */
export function pathsOf(document, text) {
  const folder = beginnings(document)
    .map((name) => name.replace('.', '\\.'))
    .join('|');
  const path = new RegExp(
    `(?<![\\w/.:@<-])((?:${folder})/[\\w./*{},-]*[\\w*}/]|[\\w*-]+\\.(?:md|h|cpp|tsv|sh)\\b)(?![\\w(])`,
    'g',
  );
  return linesOf(text).flatMap(({ line, number }) =>
    [...line.replaceAll(/\]\([^)]*\)|https?:\S+/g, ']').matchAll(path)]
      .map(([, found]) => ({ number, path: found }))
      .filter((each) => !written.has(each.path)),
  );
}

const patternOf = (path) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replaceAll(/\{([^}]*)\}/g, (_, choices) => `(${choices.replaceAll(',', '|')})`)}$`,
  );

/** Where a path may begin: at the top, beside its document, in `docs`, in `src` and, in src/README.md, in its folders. */
const startsFor = (document) => [
  '.',
  posix.dirname(document),
  'docs',
  'src',
  ...(document === 'src/README.md' ? sources.map((name) => `src/${name}`) : []),
];

/** Whether a path in a document is that of a file or folder. A source may stand without its ending. */
export function isThere(document, path) {
  if (built.test(path)) return true;
  if (!path.includes('/') && !path.includes('*')) return [...everything].some((name) => posix.basename(name) === path);
  const isOne = /[*{]/.test(path);
  return startsFor(document).some((start) => {
    const whole = posix.join(start, path).replace(/\/$/, '');
    if (built.test(whole)) return true;
    if (isOne) {
      const pattern = patternOf(whole);
      return [...everything].some((name) => pattern.test(name));
    }
    return ['', '.h', '.cpp', '.ts', '.mjs'].some((ending) => everything.has(whole + ending));
  });
}

/** Every name in a document that leads nowhere, as "document:line: name: why". */
export function problemsOf(document, text = textOf(document)) {
  const links = linksOf(text).map(({ number, target }) => {
    const why = problemOfLink(document, target);
    return why && `${document}:${number}: ${target}: ${why}`;
  });
  const paths = pathsOf(document, text).map(({ number, path }) =>
    isThere(document, path) ? '' : `${document}:${number}: ${path}: there is no such file or folder`,
  );
  return [...links, ...paths].filter((problem) => problem !== '');
}
