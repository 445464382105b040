/* The streams that pack links: those of Node 18 do not know deflate without a header, which all browsers do. */

import { Readable, Writable, type Duplex } from 'node:stream';
import { createDeflateRaw, createInflateRaw } from 'node:zlib';

const streamOf = (make: () => Duplex) =>
  class {
    constructor() {
      const both = make();
      return { readable: Readable.toWeb(both), writable: Writable.toWeb(both) };
    }
  };
Object.assign(globalThis, {
  CompressionStream: streamOf(createDeflateRaw),
  DecompressionStream: streamOf(createInflateRaw),
});
