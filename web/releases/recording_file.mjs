// What the beginning of a recording or a save says (docs/records.md), which has to be known before there is an engine that
// can open it. Whether the rest is right is the engine's matter.

const signature = [...'CLPH'].map((letter) => letter.charCodeAt(0));
const kinds = { R: 'recording', S: 'save', A: 'addition' };
/** A number has at most ten bytes of seven bits. */
const longestNumber = 10;
const bytesOfChecksum = 8;

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  get left() {
    return this.bytes.length - this.at;
  }
  byte() {
    if (this.left < 1) throw new RangeError('The file ends too early.');
    return this.bytes[this.at++];
  }
  natural() {
    let number = 0n;
    for (let i = 0; i < longestNumber; ++i) {
      const byte = this.byte();
      number |= BigInt(byte & 127) << BigInt(7 * i);
      if (byte < 128) return number;
    }
    throw new RangeError('A number is too long.');
  }
  integer() {
    const number = this.natural();
    return Number(number & 1n ? -(number >> 1n) - 1n : number >> 1n);
  }
  block() {
    const length = Number(this.natural());
    if (length > this.left) throw new RangeError('The file ends too early.');
    return this.bytes.subarray(this.at, (this.at += length));
  }
}

/** The kind and format of the piece that begins here; throws if there is none. */
function beginning(reader) {
  for (const byte of signature) if (reader.byte() !== byte) throw new RangeError('The file is of another kind.');
  const kind = kinds[String.fromCharCode(reader.byte())];
  if (!kind) throw new RangeError('The file is of another kind.');
  return { kind, format: Number(reader.natural()) };
}

function orNull(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a file says it was made with; null if it is none of Cellophane or its versions cannot be read. */
export function versionsIn(file) {
  return orNull(() => {
    const reader = new Reader(file);
    const { kind, format } = beginning(reader);
    if (kind === 'addition') return null;
    reader.natural();
    return { isSave: kind === 'save', save: format, dungeon: reader.integer(), rules: reader.integer() };
  });
}

/** A hash of 64 bits in hexadecimal digits, in two halves of 32. */
function hashOf(parts) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (const part of parts)
    for (const byte of part) {
      a = Math.imul(a ^ byte, 2654435761);
      b = Math.imul(b ^ byte, 1597334677);
      a = (a << 13) | (a >>> 19);
      b = (b << 17) | (b >>> 15);
    }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Equal for all files of the same commands in the same dungeon, whatever versions they name and whichever engine has
 *  replayed them, saves and recordings alike; null if the file cannot be read. */
export function identityOf(file) {
  return orNull(() => {
    const reader = new Reader(file);
    const body = () => {
      const { kind } = beginning(reader);
      const inside = new Reader(reader.block());
      reader.at += bytesOfChecksum;
      return { kind, inside };
    };
    const { kind, inside } = body();
    if (kind === 'addition') return null;
    inside.integer();
    inside.integer();
    const game = [inside.natural(), inside.natural(), inside.integer(), inside.natural()];
    let end = [inside.integer(), inside.integer()];
    const commands = [inside.block()];
    while (reader.left > 0) {
      const more = body();
      if (more.kind !== 'addition') return null;
      more.inside.natural();
      end = [more.inside.integer(), more.inside.integer()];
      commands.push(more.inside.block());
    }
    const length = commands.reduce((sum, part) => sum + part.length, 0);
    return [...game, ...end, length, hashOf(commands)].join('.');
  });
}
