// A host in front of the built page that can be spoilt: it answers some addresses with a foreign page and status 200, as a
// network that asks to sign in does, or is not there at all.

import { createServer, request as ask } from 'node:http';
import { serve } from '../../scripts/serve.mjs';

export const foreignPage = '<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1></html>';

/** `spoilt`: a pattern of paths that get `foreign`, a body with its type, and may be cached for a year. `requests`: paths. */
export async function spoiltHost(folder) {
  const inner = await serve(folder);
  const { hostname, port } = new URL(inner.url);
  const host = { spoilt: undefined, foreign: [foreignPage, 'text/html; charset=utf-8'], isDown: false, requests: [] };
  const server = createServer((request, response) => {
    if (host.isDown) return void request.socket.destroy();
    host.requests.push(request.url);
    if (host.spoilt?.test(request.url)) {
      const [body, type] = host.foreign;
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
      return void response.end(body);
    }
    const { url: path, method, headers } = request;
    const passed = ask({ hostname, port, path, method, headers, family: 4 }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(host, {
    url: `http://localhost:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
      inner.close();
    },
  });
}
