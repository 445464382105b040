// Serves the built page the way a careful static host would: right types, gzip, long caching of hashed files, and
// the page's Content-Security-Policy as a header too. `node scripts/serve.mjs [FOLDER] [--port N]`

import { createServer } from 'node:http';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { policyOf } from '../web/csp.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const alreadyCompressed = new Set(['.woff2', '.png']);
const compress = promisify(gzip);

/** Compressed files by path, so that each is compressed once. */
const compressedBefore = new Map();

async function compressed(file, plain) {
  const known = compressedBefore.get(file);
  if (known?.plain.equals(plain)) return known.body;
  const body = await compress(plain);
  compressedBefore.set(file, { plain, body });
  return body;
}

/** The file of an address; null if it is none or out of the folder. */
async function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://page').pathname));
  // Names that begin with a dot are not served: settings, histories, keys.
  if (path.split(sep).some((name) => name.startsWith('.'))) return null;
  const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path);
  // A symbolic link may lead out of the folder.
  const [root, real] = await Promise.all([realpath(folder), realpath(file)]);
  if (!real.startsWith(`${root}${sep}`)) return null;
  const found = await stat(real);
  return found.isFile() ? file : null;
}

const methods = ['GET', 'HEAD'];

async function answer(folder, policy, request, response) {
  if (!methods.includes(request.method)) {
    response
      .writeHead(405, { 'Content-Type': 'text/plain; charset=utf-8', Allow: methods.join(', ') })
      .end(`${request.method} is not for files; GET and HEAD are.\n`);
    return;
  }
  const file = await fileFor(folder, request.url).catch(() => null);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
    return;
  }
  const kind = extname(file);
  const headers = {
    'Content-Type': types[kind] ?? 'application/octet-stream',
    ...(policy && { 'Content-Security-Policy': policy(file.replaceAll(sep, '/')) }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const plain = await readFile(file);
  const zips = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && !alreadyCompressed.has(kind);
  const body = zips ? await compressed(file, plain) : plain;
  if (zips) headers['Content-Encoding'] = 'gzip';
  response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(request.method === 'HEAD' ? '' : body);
}

/** Starts serving; port 0 takes a free one. `policy`: of a file; null: none. */
export async function serve(folder, port = 0, { policy = policyOf } = {}) {
  const root = normalize(`${folder}${sep}`);
  const server = createServer((request, response) => {
    answer(root, policy, request, response).catch((error) => response.writeHead(500).end(`${error.message}\n`));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

function portFrom(text) {
  const port = /^\d{1,5}$/.test(text ?? '') ? Number(text) : -1;
  if (port >= 0 && port <= 65535) return port;
  console.error(
    `--port is ${JSON.stringify(text ?? '')}; allowed: a whole number from 0 to 65535 (0 picks a free one).`,
  );
  process.exit(2);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2);
  const at = given.indexOf('--port');
  const port = at < 0 ? 8080 : portFrom(given.splice(at, 2)[1]);
  const folder = given[0] ?? fileURLToPath(new URL('../web/dist', import.meta.url));
  try {
    const { url } = await serve(folder, port);
    console.log(`Cellophane is at ${url}  (Ctrl+C ends it)`);
  } catch (error) {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is taken; name another with --port N.` : error.message);
    process.exit(1);
  }
}
