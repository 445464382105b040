/* Reads the Markdown of keys: headings, paragraphs, lists of one level, and tables. */

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph' | 'bullet'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; ++i) {
    const line = lines[i]!;
    const [, marks, heading] = /^(#+) (.*)$/.exec(line) ?? [];
    if (line.startsWith('|')) {
      const table: string[] = [];
      for (; lines[i]?.startsWith('|'); ++i) table.push(lines[i]!);
      --i;
      // Behind the head stands a line of dashes.
      blocks.push({ kind: 'table', head: cellsOf(table[0]!), rows: table.slice(2).map(cellsOf) });
    } else if (marks !== undefined) blocks.push({ kind: 'heading', level: marks.length, text: heading ?? '' });
    else if (line.startsWith('- ')) blocks.push({ kind: 'bullet', text: line.slice(2) });
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}
