/* A recording in the fragment of an address, which no server gets to see: #r= and base64url of the deflated file. */

import { attempt, inTime, patience } from '../../kit/optional';
import { codeHandedOver } from './handed_over';
import { codeOf, largestFile, markOfCode, markOfHandedFile, markOfHandedOver } from './replay_code';

/** The most characters of a code that is taken, and of one in this page's own address. */
const longestCode = 16_000;
/** The most characters of a link to pass on: mail and chats cut longer ones off. */
export const longestSharedLink = 8000;
const longestFile = 1_000_000;

/** The code of a recording, however long. */
export async function codeFor(recording: Uint8Array): Promise<string> {
  const packed = await through(recording, newPacker, Infinity);
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The link to watch a recording. Rejects with words if it would be too long to pass on. */
export async function replayLink(recording: Uint8Array): Promise<string> {
  const link = linkOf(await codeFor(recording));
  if (link.length > longestSharedLink)
    throw new Error(
      `The game is too long for a link, which may have ${longestSharedLink} characters. To save it to a file, open Games.`,
    );
  return link;
}

/** What the address bar shows while a recording is watched; null if it is too long even for that, or cannot be packed. */
export async function addressToWatch(recording: Uint8Array): Promise<string | null> {
  const code = await codeFor(recording).catch(() => null);
  return code === null || code.length > longestCode ? null : linkOf(code);
}

/** Browsers before 2023 neither pack nor unpack. */
class CannotPack extends Error {
  constructor() {
    super('This browser can neither pack nor unpack a recording for a link. A file works: Games opens and saves it.');
  }
}
const newPacker = () => new CompressionStream('deflate-raw');
const newUnpacker = () => new DecompressionStream('deflate-raw');

const linkOf = (code: string): string => `${location.origin}${location.pathname}${markOfCode}${code}`;

/** The recording a fragment asks for. Rejects with words that say what is wrong with it. */
export async function recordingAt(fragment: string): Promise<Uint8Array> {
  if (fragment !== markOfHandedOver && fragment !== markOfHandedFile) return recordingIn(codeOf(fragment) ?? '');
  const code = codeHandedOver();
  if (code === null) throw new Error('It is no longer here. Open it again on the results page.');
  return unpacked(code, largestFile);
}

/** The recording in a code. Rejects with words that say what is wrong with it. */
export async function recordingIn(code: string): Promise<Uint8Array> {
  if (code.length > longestCode)
    throw new Error(`It is ${code.length} characters long; a link may have ${longestCode}.`);
  return unpacked(code, longestFile);
}

/** `most`: so many bytes. */
async function unpacked(code: string, most: number): Promise<Uint8Array> {
  const text = /^[\w-]+$/.test(code) ? code.replaceAll('-', '+').replaceAll('_', '/') : null;
  if (!text || text.length % 4 === 1)
    throw new Error('It is damaged: it holds characters that no such link has, or was cut off.');
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return through(packed, newUnpacker, most).catch((error: unknown) => {
    throw error instanceof RangeError || error instanceof CannotPack
      ? error
      : new Error('It is damaged or was cut off: it cannot be unpacked.');
  });
}

/** The output of a stream for these bytes; throws a RangeError beyond `most` bytes. */
function through(
  bytes: Uint8Array,
  makeStream: () => CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const stream = attempt(makeStream, undefined);
  if (!stream) return Promise.reject(new CannotPack());
  return inTime(() => all(bytes, stream, most), patience.packing);
}

async function all(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size <= most) continue;
    void reader.cancel();
    throw new RangeError(`It unpacks to more than the ${most} bytes a recording in a link may have.`);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
