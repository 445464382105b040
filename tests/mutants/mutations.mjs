// What can be broken in a line of C++ or TypeScript, in ways a person would: found by its looks, not by parsing, so some of
// it does not compile.

/// Numbers below 2^32 that look random, from a seed.
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/// The line without its strings, characters and comment, each of them as spaces of the same length.
function bare(line) {
  return line
    .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'/g, (text) => ' '.repeat(text.length))
    .replace(/\/\/.*$/, (text) => ' '.repeat(text.length));
}

/// Where the bracket opened at `open` ends, or -1 if it does not on this line.
function closing(line, open) {
  let depth = 0;
  for (let i = open; i < line.length; i += 1) {
    if (line[i] === '(') depth += 1;
    if (line[i] === ')' && (depth -= 1) === 0) return i;
  }
  return -1;
}

const swaps = [
  [
    'comparison',
    / (<=|>=|===|!==|==|!=|<|>) /g,
    { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==', '===': '!==', '!==': '===' },
  ],
  ['and, or', / (&&|\|\|)(?: |$)/g, { '&&': '||', '||': '&&' }],
  ['sum', / (\+|-|\+=|-=) /g, { '+': '-', '-': '+', '+=': '-=', '-=': '+=' }],
  ['bound', /\b(min|max)\b(?=[(<])/g, { min: 'max', max: 'min' }],
  ['answer', /\breturn (true|false);/g, { true: 'false', false: 'true' }],
  ['axis', /\.(x|y|width|height)\b(?! =)/g, { x: 'y', y: 'x', width: 'height', height: 'width' }],
];
/** Two plain arguments of a call, or two values in braces: each could stand in the other's place. */
const twoArguments = /(?:\b[\w>]*[a-z]\w*\(|[\w]\{)([\w.]+), ([\w.]+)[)}]/g;
/** A statement that sets something back to its beginning. */
const reset = /(?: = (?:\{\}|false|0|nullptr|null|undefined|\[\]|'');|\.(?:clear|reset)\(\);)$/;

/** The enumerators of each enumeration class in these sources, by its name; names that stand twice are left out. */
export function enumerationsOf(sources) {
  const found = new Map();
  const twice = new Set();
  for (const source of sources)
    for (const [, name, body] of source.matchAll(/\benum class (\w+)[^{;]*\{([^}]*)\}/g)) {
      if (found.has(name)) twice.add(name);
      const names = body.replace(/\/\/.*$/gm, '').match(/\b[A-Z]\w*(?=\s*(?:=[^,]*)?(?:,|$|\s*$))/g);
      found.set(name, names ?? []);
    }
  for (const name of twice) found.delete(name);
  return found;
}

const leftAlone =
  /^\s*(#(?!\w)|#include|\/\/|\/?\*|namespace\b|using\b|static_assert\b|template\b|case\b.*:$|\}|\{|enum\b|struct\b|class\b|import\b|export (?:type|interface|\*|\{)|type\b|interface\b|$)/;
const statement =
  /^\s*(?!return\b|using\b|case\b|default\b|else\b|throw\b|delete\b|goto\b)(?:(?:if|for|while) \(.*\) )?([\w.:>()[\]*#?!-]+(?:\(.*\)| (?:[+\-|&^*/]|<<|>>|\?\?)?= .*)|\+\+\w[\w.>-]*|--\w[\w.>-]*|[\w.>-]+(?:\+\+|--)|break|continue|return);$/;

/// Every way to break a line of this source, a line at a time. `enumerations`: of all C++ sources.
export function mutationsOf(file, source, enumerations = new Map()) {
  const found = [];
  source.split('\n').forEach((text, index) => {
    if (leftAlone.test(text)) return;
    const line = bare(text);
    const add = (kind, from, length, replacement) => {
      const after = text.slice(0, from) + replacement + text.slice(from + length);
      if (after !== text) found.push({ file, line: index + 1, kind, before: text, after });
    };
    for (const [kind, pattern, other] of swaps)
      for (const match of line.matchAll(pattern)) {
        // Texts have sums and no differences.
        if (kind === 'sum' && /["'`]/.test(text)) continue;
        const at = match.index + match[0].indexOf(match[1]);
        add(kind, at, match[1].length, other[match[1]]);
      }
    for (const match of line.matchAll(/(?<![\w.'])\d+(?![\w.'x])/g)) {
      add('constant', match.index, match[0].length, String(Number(match[0]) + 1));
      if (match[0] !== '0') add('constant', match.index, match[0].length, String(Number(match[0]) - 1));
    }
    for (const match of line.matchAll(/\b(?:if|while) \(/g)) {
      const open = match.index + match[0].length - 1;
      const close = closing(line, open);
      const inside = text.slice(open + 1, close);
      if (close > 0 && !/;|^(?:const )?auto | = /.test(inside))
        add('condition', open, close - open + 1, `(!(${inside}))`);
    }
    for (const match of line.matchAll(/(?<=[( ])!(?=[\w(])/g)) add('not', match.index, 1, '');
    for (const match of line.matchAll(twoArguments)) {
      const [, first, second] = match;
      if (first === second) continue;
      const from = match.index + match[0].length - 1 - `${first}, ${second}`.length;
      add('arguments', from, `${first}, ${second}`.length, `${second}, ${first}`);
    }
    for (const match of line.matchAll(/\b(\w+)::([A-Z]\w*)\b(?!::|\()/g)) {
      const names = enumerations.get(match[1]) ?? [];
      const at = names.indexOf(match[2]);
      if (at < 0 || names.length < 2 || /^\s*case\b/.test(line)) continue;
      add('enumerator', match.index, match[0].length, `${match[1]}::${names[(at + 1) % names.length]}`);
    }
    const removed = statement.exec(line);
    const isOne =
      removed !== null &&
      !/^\s*\.\w+ =|^\s*(const|let|auto|int|bool|static|constexpr|export|readonly)\b|^\s*[A-Z]\w*[&*]? \w+/.test(line);
    // The statement before has to have ended, or this is the end of it.
    const above = source.split('\n', index).at(-1) ?? '';
    if (isOne && /[;{}:]\s*(\/\/.*)?$|^\s*$|^\s*\/\//.test(above)) {
      const at = line.lastIndexOf(removed[1]);
      add(reset.test(line) ? 'reset' : 'statement', at, removed[1].length, '');
    }
  });
  return found;
}

/// `count` of them: a line by chance, then one of the ways to break it.
export function sample(mutations, seed, count) {
  const next = randomNumbers(seed);
  const lines = new Map();
  for (const each of mutations) {
    const key = `${each.file}:${each.line}`;
    lines.set(key, [...(lines.get(key) ?? []), each]);
  }
  const left = [...lines.values()];
  const taken = [];
  while (taken.length < count && left.length > 0) {
    const [ways] = left.splice(next() % left.length, 1);
    taken.push(ways[next() % ways.length]);
  }
  return taken;
}

/// The breaks thought of by hand: what, file, before, after, suites. `before` is a part of one line of the file alone.
export function readBreaks(text, source) {
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .slice(1);
  return rows.map((row) => {
    const [what, file, before, after, suites] = row.split('\t');
    if (suites === undefined) throw new Error(`breaks.tsv: "${what}" has not five columns`);
    const lines = source(file).split('\n');
    const places = lines.flatMap((line, index) => (line.includes(before) ? [index] : []));
    if (places.length !== 1)
      throw new Error(`breaks.tsv: "${what}": ${file} holds "${before}" in ${places.length} lines; it has to be one`);
    const line = lines[places[0]];
    const at = line.indexOf(before);
    const broken = line.slice(0, at) + after + line.slice(at + before.length);
    return { what, file, line: places[0] + 1, kind: 'by hand', before: line, after: broken, suites: suites.split(',') };
  });
}
