import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive, by the directory at its end. */
export function filesOf(bytes) {
  const data = Buffer.from(bytes);
  const end = data.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map();
  let at = data.readUInt32LE(end + 16);
  for (let count = data.readUInt16LE(end + 10); count > 0; --count) {
    const [packed, length] = [data.readUInt32LE(at + 20), data.readUInt16LE(at + 28)];
    const place = data.readUInt32LE(at + 42);
    const from = place + 30 + data.readUInt16LE(place + 26) + data.readUInt16LE(place + 28);
    files.set(data.toString('latin1', at + 46, at + 46 + length), inflateRawSync(data.subarray(from, from + packed)));
    at += 46 + length + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
  return files;
}
