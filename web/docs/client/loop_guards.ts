/* Code that is run as it is typed has loops that do not end yet. Their heads are given calls that end them: where frame and
   page share a thread, nothing else could. */

/** The name of the object whose methods guard loops, as the guarded code calls it. */
export const guardName = '__cellophaneLoops';

/** After these characters and words a slash begins a regular expression; after others it divides. */
const beforePattern = /(?:[([{,;=:!&|?+\-*%~^<>]|\b(?:return|typeof|case|of|in|do|else|yield|await|void))$/;

/** The end of a text or pattern that begins at `at`. */
function endOfText(code: string, at: number, quote: string): number {
  let inClass = false;
  for (let i = at + 1; i < code.length; ++i) {
    if (code[i] === '\\') ++i;
    else if (quote === '/' && code[i] === '[') inClass = true;
    else if (quote === '/' && code[i] === ']') inClass = false;
    else if (quote === '`' && code.startsWith('${', i)) i = endOfBrackets(code, i + 1);
    else if (code[i] === quote && !inClass) return i;
    else if (code[i] === '\n' && quote !== '`') return i;
  }
  return code.length;
}

/** The index of the last character of what begins at `at`, if that is a text, a comment or a pattern; otherwise `at`. */
function skipped(code: string, at: number): number {
  const sign = code[at];
  if (sign === '"' || sign === "'" || sign === '`') return endOfText(code, at, sign);
  if (sign !== '/') return at;
  if (code[at + 1] === '/') return Math.max(at, (code.indexOf('\n', at) + 1 || code.length + 1) - 2);
  if (code[at + 1] === '*') return code.indexOf('*/', at + 2) + 1 || code.length;
  const before = code.slice(Math.max(0, at - 40), at).trimEnd();
  return before === '' || beforePattern.test(before) ? endOfText(code, at, '/') : at;
}

/** The index of the bracket that closes the one at `at`. */
function endOfBrackets(code: string, at: number): number {
  let depth = 0;
  for (let i = at; i < code.length; ++i) {
    if ('([{'.includes(code[i]!)) ++depth;
    else if (')]}'.includes(code[i]!) && --depth === 0) return i;
    else i = skipped(code, i);
  }
  return code.length;
}

/** The places in the head of a loop, within its brackets, where nothing is nested. */
function* flat(head: string): Generator<number> {
  for (let i = 0; i < head.length; ++i) {
    if ('([{'.includes(head[i]!)) i = endOfBrackets(head, i);
    else {
      const end = skipped(head, i);
      if (end === i) yield i;
      i = end;
    }
  }
}

function guardedFor(head: string, isAwaited: boolean): string {
  const places = [...flat(head)];
  const [first, second] = places.filter((i) => head[i] === ';');
  if (first !== undefined && second !== undefined) {
    const test = head.slice(first + 1, second);
    const asked = test.trim() === '' ? '' : ` && (${guarded(test)})`;
    return `${guarded(head.slice(0, first))}; ${guardName}.turn()${asked};${guarded(head.slice(second + 1))}`;
  }
  const word = places.find((i) => /^\sof[\s([{"'`]/.test(head.slice(i, i + 4)));
  if (word === undefined || isAwaited) return guarded(head);
  return `${head.slice(0, word + 3)} ${guardName}.each(${guarded(head.slice(word + 3))})`;
}

/** A template from its first to its last sign: its words stay, code within it has loops, too. */
function guardedTemplate(text: string): string {
  let written = '';
  let from = 0;
  for (let i = 1; i < text.length; ++i) {
    if (text[i] === '\\') ++i;
    if (!text.startsWith('${', i)) continue;
    const close = endOfBrackets(text, i + 1);
    written += text.slice(from, i + 2) + guarded(text.slice(i + 2, close));
    from = i = close;
  }
  return written + text.slice(from);
}

/** The code with calls in the heads of its loops. What is no JavaScript stays as wrong as it is. */
export function guarded(code: string): string {
  let written = '';
  let from = 0;
  for (let i = 0; i < code.length; ++i) {
    const word = /[\w$.]/.test(code[i - 1] ?? '') ? null : /^(while|for(\s+await)?)\s*\(/.exec(code.slice(i, i + 40));
    if (!word) {
      const end = skipped(code, i);
      if (code[i] === '`') {
        written += code.slice(from, i) + guardedTemplate(code.slice(i, end + 1));
        from = end + 1;
      }
      i = end;
      continue;
    }
    const open = i + word[0].length - 1;
    const close = endOfBrackets(code, open);
    const head = code.slice(open + 1, close);
    const fresh =
      word[1] === 'while' ? `${guardName}.turn() && (${guarded(head)})` : guardedFor(head, word[2] !== undefined);
    written += `${code.slice(from, open + 1)}${fresh}`;
    from = close;
    i = close;
  }
  return written + code.slice(from);
}

/** What guarded code calls. `limit`: for how many milliseconds it may keep everything else from running. */
export function loopGuards(limit: number) {
  let since: number | null = null;
  const turn = (): true => {
    const now = performance.now();
    if (since === null) {
      since = now;
      setTimeout(() => (since = null));
    } else if (now - since > limit) {
      throw new RangeError(`This loop ran for ${limit / 1000} seconds without a pause, so it was stopped.`);
    }
    return true;
  };
  return {
    turn,
    *each<T>(values: Iterable<T>): Generator<T, void, undefined> {
      for (const value of values) {
        turn();
        yield value;
      }
    },
  };
}
