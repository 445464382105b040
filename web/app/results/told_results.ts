/* Results as players share them (docs/records.md): lines of text, which are believed or not. */

/** What a shared text says of a game. */
export interface ToldResult {
  /** Whose it is: what stands before it. */
  name: string;
  /** "Daily dungeon of 2026-11-26" and the like. */
  dungeon: string;
  ending: string;
  score: number;
  gold: number;
  depth: number;
  turns: number;
  /** The query of a link to the dungeon, or ''. */
  query: string;
}

/** Results, and the lines that belong to none; a line of a result is ''. */
export interface ToldAndOther {
  results: ToldResult[];
  others: string[];
}

/** "■■□□ Depth 2, score 1,250, 250 gold, 1 lumenstone, 900 turns." */
const figures =
  /^[■□]+ Depth (\d{1,2})(?:, score ([\d,]+))?, ([\d,]+) gold(?:, [\d,]+ lumenstones?)?, ([\d,]+) turns?\.?$/;
/** "Ann: Cellophane. Seed 7." */
const headline = /^(.*?)\bCellophane\. (.+?)\.?$/;
const linkOf = /https?:\/\/\S+/;
/** What a link to a dungeon may say. Nothing else of a stranger's link is taken. */
const parameters = ['seed', 'daily', 'style', 'variant', 'start', 'v'];
const longestName = 80;

const numberIn = (text: string): number => Number(text.replaceAll(',', ''));
const nameIn = (text: string): string =>
  text
    .trim()
    .replace(/[\s:–-]+$/, '')
    .slice(0, longestName);

function queryOf(line: string): string {
  const [link] = linkOf.exec(line) ?? [];
  if (link === undefined || !URL.canParse(link)) return '';
  const given = new URL(link).searchParams;
  const taken = new URLSearchParams(parameters.flatMap((name) => (given.has(name) ? [[name, given.get(name)!]] : [])));
  return taken.has('seed') || taken.has('daily') ? String(taken) : '';
}

/** The results in a pasted text. One with a link to its recording is left to those who replay it: of its lines remains
    that link, with the name before it. `first`: the number of the first result that has no name. */
export function toldResultsIn(text: string, first = 1): ToldAndOther {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const others = [...lines];
  const results: ToldResult[] = [];
  let unnamed = first;
  for (const [i, line] of lines.entries()) {
    const told = figures.exec(line);
    const head = told && i >= 2 ? headline.exec(lines[i - 2]) : null;
    if (!told || !head) continue;
    const [, before, dungeon] = head;
    others.fill('', i - 2, i + 1);
    const above = others[i - 3] ?? '';
    const isAbove = nameIn(before) === '' && above !== '' && above.length <= longestName && !linkOf.test(above);
    if (isAbove) others[i - 3] = '';
    const name = nameIn(before) || (isAbove ? nameIn(above) : '');
    let end = i + 1;
    let query = '';
    let isRecorded = false;
    for (; end < lines.length && (lines[end].startsWith('Feats: ') || linkOf.test(lines[end])); ++end) {
      if (lines[end].includes('#r=')) {
        others[end] = `${name} ${linkOf.exec(lines[end])![0]}`.trim();
        isRecorded = true;
      } else {
        others[end] = '';
        query ||= queryOf(lines[end]);
      }
    }
    if (isRecorded) continue;
    const [, depth, score, gold, turns] = told;
    results.push({
      name: name || `Result ${unnamed++}`,
      dungeon,
      ending: lines[i - 1].replace(/\.$/, ''),
      score: numberIn(score ?? gold),
      gold: numberIn(gold),
      depth: numberIn(depth),
      turns: numberIn(turns),
      query,
    });
  }
  return { results, others };
}

/** By dungeon, and within it in the order of a ranking: by score, then depth, then fewest turns. */
export function inOrder(results: readonly ToldResult[]): ToldResult[] {
  return [...results].sort(
    (one, other) =>
      one.dungeon.localeCompare(other.dungeon, 'en') ||
      other.score - one.score ||
      other.depth - one.depth ||
      one.turns - other.turns,
  );
}
