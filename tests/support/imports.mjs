// Which file of a tree of TypeScript imports which: for the tests that hold the order of its rooms.

import { posix } from 'node:path';
import ts from 'typescript';

/** All that a source names of other files and packages, as `{ specifier, line }`: what it imports, fetches later, exports
    from elsewhere or takes types from, its style sheets, and the files of its workers. */
export function importsOf(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const note = (node) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ specifier: node.text, line: line + 1 });
  };
  const isAddress = (node) => ts.isNewExpression(node) && node.expression.getText() === 'URL';
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) note(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) note(node.arguments[0]);
    else if (ts.isImportTypeNode(node)) note(node.argument.literal);
    // A file beside this one, as bundlers know it.
    else if (isAddress(node) && node.arguments?.[1]?.getText() === 'import.meta.url') note(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The path that a relative specifier means, as it is written. */
const pathMeant = (from, specifier) => posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));

/** The file of a tree that has a path, with or without its ending; undefined if none has. */
function fileAt(files, path) {
  return [path, `${path}.ts`, `${path}.d.ts`].find((each) => files.has(each));
}

/** "@xterm/xterm" of "@xterm/xterm/css/xterm.css". */
const packageOf = (specifier) => /^(?:@[^/]*\/)?[^/?]*/.exec(specifier)[0];

/** The arrows within a tree and out of it: each has a `package`, or a `path` and, within the tree, the file `to`. `files`:
    texts by path. */
export function arrowsOf(files) {
  const whither = (from, specifier) => {
    if (!specifier.startsWith('.')) return { package: packageOf(specifier) };
    const path = pathMeant(from, specifier);
    return { path, to: fileAt(files, path) };
  };
  return [...files]
    .filter(([name]) => name.endsWith('.ts'))
    .flatMap(([from, text]) =>
      importsOf(from, text).map((each) => ({ from, ...each, ...whither(from, each.specifier) })),
    );
}

/** The room of a file, of the rows of a table: the longest name that its path begins with. */
export function roomOf(rooms, path) {
  const folder = posix.dirname(path);
  return Object.keys(rooms)
    .filter((room) => folder === room || folder.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
}

const listed = (names) => (names.length === 0 ? 'nothing' : names.join(', '));

/** What is wrong with a tree by a table of rooms, in sentences: `{ ROOM: { imports: [ROOM …], packages: [NAME …] } }`, from
    the lowest room to the highest. `beside`: paths outside the tree that all rooms may name. */
export function problemsOf(files, rooms, beside = []) {
  const problems = [];
  const order = Object.keys(rooms);
  for (const [room, { imports }] of Object.entries(rooms))
    for (const other of imports)
      if (order.indexOf(other) < 0 || order.indexOf(other) >= order.indexOf(room))
        problems.push(`The table lets ${room} import ${other}, which does not stand above it in the table.`);

  for (const name of files.keys())
    if (!roomOf(rooms, name)) problems.push(`${name} is in no room. The rooms are ${listed(order)}.`);

  const used = new Set();
  for (const arrow of arrowsOf(files)) {
    const room = roomOf(rooms, arrow.from);
    if (!room) continue;
    const { imports, packages } = rooms[room];
    const place = `${arrow.from}:${arrow.line} imports '${arrow.specifier}'`;
    if (arrow.package !== undefined) {
      used.add(`${room} ${arrow.package}`);
      if (!packages.includes(arrow.package))
        problems.push(
          `${place}. Of packages ${room} may import ${listed(packages)}: use it there where it is allowed.`,
        );
      continue;
    }
    if (arrow.to === undefined && !beside.some((path) => arrow.path === path || arrow.path.startsWith(`${path}/`)))
      problems.push(`${place}, which is no file of the rooms. Beside them there is ${listed(beside)}.`);
    const other = arrow.to && roomOf(rooms, arrow.to);
    if (!other || other === room) continue;
    used.add(`${room} ${other}`);
    if (!imports.includes(other))
      problems.push(
        `${place}, of ${other}. ${room} may import ${listed(imports)}: ` +
          'move what it needs down into one of them, or let its caller hand it in.',
      );
  }
  for (const [room, { imports, packages }] of Object.entries(rooms))
    for (const other of [...imports, ...packages])
      if (!used.has(`${room} ${other}`))
        problems.push(`The table lets ${room} import ${other}, which no file there does. Take it out of its row.`);

  for (const circle of circlesOf(files))
    problems.push(
      `Imports in a circle: ${circle.join(' -> ')}. Move what they share into a file that imports none of them.`,
    );
  return problems;
}

/** The circles of imports among files, the shortest through each group of files that reach each other. */
export function circlesOf(files) {
  const next = new Map([...files.keys()].map((name) => [name, new Set()]));
  for (const { from, to } of arrowsOf(files)) if (to) next.get(from).add(to);

  /** The shortest way from a file back to itself, undefined if there is none. */
  const wayBack = (start) => {
    const before = new Map();
    const waiting = [start];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
      for (const to of next.get(at)) {
        if (to === start) {
          const way = [at];
          while (way[0] !== start) way.unshift(before.get(way[0]));
          return [...way, start];
        }
        if (before.has(to)) continue;
        before.set(to, at);
        waiting.push(to);
      }
    return undefined;
  };

  const seen = new Set();
  const circles = [];
  for (const name of next.keys()) {
    if (seen.has(name)) continue;
    const circle = wayBack(name);
    if (!circle) continue;
    for (const each of circle) seen.add(each);
    circles.push(circle);
  }
  return circles;
}
