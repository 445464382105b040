/* Where recordings come from: files, folders, links, and the games this browser has kept. */

import { codeOf, largestFile } from '../link/replay_code';
import { recordingIn } from '../link/replay_link';
import { toldResultsIn, type ToldResult } from './told_results';

/** A recording that may be read, more than once. */
export interface Source {
  /** What its row is called: the path of its file, or what stands before a link. */
  name: string;
  read: () => Promise<Uint8Array>;
}

/** A file with its path in the folder that was chosen or dropped. */
export interface NamedFile {
  name: string;
  file: File;
}

/** Sources, and sentences about what is none. */
export interface Sources {
  sources: Source[];
  troubles: string[];
  /** Results in words, which cannot be replayed. */
  told?: ToldResult[];
}

/** The most files taken at once. */
export const mostFiles = 10_000;
/** How many files of a batch may be something else and still have a row each, with the engine's words. */
const mostStrangers = 3;
/** How many names a sentence lists. */
const mostNames = 2;

/** What every recording and save begins with (docs/records.md). */
const signature = 'CLPH';

/** "1,000 files" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** "a, b and 3 others" */
export function someOf(names: readonly string[]): string {
  const others = names.length - mostNames;
  if (others > 1) return `${names.slice(0, mostNames).join(', ')} and ${others.toLocaleString('en')} others`;
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;

const isNamedLikeOne = ({ name }: NamedFile): boolean => name.toLowerCase().endsWith('.clph');

async function beginsLikeOne({ file }: NamedFile): Promise<boolean> {
  try {
    return (await file.slice(0, signature.length).text()) === signature;
  } catch {
    // What cannot be read says so where it is read.
    return true;
  }
}

const sourceOf = ({ name, file }: NamedFile): Source => ({
  name,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});

/** The recordings among files. Those too large are refused without being read; a folder's pictures are counted. */
export async function sourcesIn(files: readonly NamedFile[]): Promise<Sources> {
  const troubles: string[] = [];
  const taken = files.slice(0, mostFiles);
  if (files.length > mostFiles)
    troubles.push(
      `There are ${counted(files.length, 'file')}. The first ${counted(mostFiles, 'file')} are taken; add the others after them.`,
    );
  const large = taken.filter(({ file }) => file.size > largestFile);
  if (large.length === 1)
    troubles.push(
      `${large[0].name} has ${megabytes(large[0].file.size)}. A recording has at most ${megabytes(largestFile)}, so it was not read.`,
    );
  else if (large.length > 1)
    troubles.push(
      `${counted(large.length, 'file')} have more than ${megabytes(largestFile)}, the most a recording has, and were not read: ` +
        `${someOf(large.map(({ name }) => name))}.`,
    );
  const small = taken.filter(({ file }) => file.size <= largestFile);
  const areMeant = await Promise.all(small.map(async (each) => isNamedLikeOne(each) || (await beginsLikeOne(each))));
  const strangers = small.filter((_, i) => !areMeant[i]);
  const isCounted = strangers.length > mostStrangers;
  if (isCounted)
    troubles.push(
      `${counted(strangers.length, 'file')} are no Cellophane recordings and were skipped: ` +
        `${someOf(strangers.map(({ name }) => name))}.`,
    );
  return { sources: small.filter((_, i) => areMeant[i] || !isCounted).map(sourceOf), troubles };
}

/** The recordings in pasted links, one a line, and results as they are shared. What stands before either is its name.
    `first`, `firstTold`: the numbers of the first link and result that have none. */
export async function sourcesInLinks(text: string, first = 1, firstTold = 1): Promise<Sources> {
  const sources: Source[] = [];
  const troubles: string[] = [];
  let unnamed = first;
  const { results: told, others } = toldResultsIn(text, firstTold);
  for (const [i, line] of others.entries()) {
    if (line.trim() === '') continue;
    const [, before = '', link = ''] = /^(.*?)(\S*#r=\S*)\s*$/.exec(line.trim()) ?? [];
    const code = codeOf(link.slice(link.indexOf('#')));
    if (code === null) {
      troubles.push(`Line ${i + 1} holds neither a replay link, which has #r= in it, nor a shared result.`);
      continue;
    }
    try {
      const bytes = await recordingIn(code);
      const name = before.replace(/[\s:–-]+$/, '') || `Link ${unnamed++}`;
      sources.push({ name, read: () => Promise.resolve(bytes.slice()) });
    } catch (error) {
      troubles.push(`The link in line ${i + 1} cannot be read. ${(error as Error).message}`);
    }
  }
  return { sources, troubles, told };
}

/** Files as a file box gives them, with their paths if a folder was chosen. */
export const namedFiles = (files: Iterable<File>): NamedFile[] =>
  [...files].map((file) => ({ name: file.webkitRelativePath || file.name, file }));

const filesOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** All files below a dropped entry, as many as are taken and one more. */
async function filesBelow(entry: FileSystemEntry, found: NamedFile[]): Promise<void> {
  if (found.length > mostFiles) return;
  if (entry.isFile) {
    found.push({ name: entry.fullPath.slice(1), file: await filesOf(entry as FileSystemFileEntry) });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  // A reader gives its entries in parts, the last of which is empty.
  for (let part = await next(); part.length > 0; part = await next())
    for (const each of part) await filesBelow(each, found);
}

/** The files of a drop, those in folders included. */
export async function filesDropped({ items }: DataTransfer): Promise<NamedFile[]> {
  // The items are gone after the first wait. Browsers read a dropped file more surely than its entry.
  const dropped = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.();
    return (entry?.isDirectory ? entry : item.getAsFile()) ?? [];
  });
  const found: NamedFile[] = [];
  for (const each of dropped)
    if (each instanceof File) found.push({ name: each.name, file: each });
    else await filesBelow(each, found);
  return found;
}
