// What the server of the built page serves, and what it refuses.

import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';

let folder;
let host;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cellophane-serve-'));
  const page = join(folder, 'page');
  await mkdir(join(page, '.git'), { recursive: true });
  await mkdir(join(page, 'assets'));
  await mkdir(join(folder, 'page-beside'));
  const files = [
    'page/index.html',
    'page/assets/a.js',
    'page/.env',
    'page/.git/config',
    'outside.html',
    'page-beside/index.html',
  ];
  for (const file of files) await writeFile(join(folder, file), file);
  await symlink(join(folder, 'outside.html'), join(page, 'leading-out.html'));
  await symlink(join(folder, 'page-beside'), join(page, 'beside'));
  await symlink(join(page, 'assets', 'a.js'), join(page, 'staying-in.js'));
  host = await serve(page);
});
after(async () => {
  host.close();
  await rm(folder, { recursive: true });
});

/** The answer to a path, sent unchanged: fetch would normalize it. */
const answerTo = (path, method = 'GET') =>
  new Promise((resolve, reject) => {
    // IPv4, as the server listens: Node 18 tries only the first address of a name.
    const asked = request(host.url, { path, method, family: 4 }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (text) => {
          body += text;
        })
        .on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });

test('files of its folder are served, also through links within it', async () => {
  for (const [path, body] of [
    ['/', 'page/index.html'],
    ['/assets/a.js', 'page/assets/a.js'],
    ['/staying-in.js', 'page/assets/a.js'],
  ]) {
    const { status, body: given } = await answerTo(path);
    assert.deepEqual([status, given], [200, body], path);
  }
  const { status, headers, body } = await answerTo('/', 'HEAD');
  assert.deepEqual([status, headers['content-length'], body], [200, '15', '']);
});

for (const path of [
  '/leading-out.html',
  '/beside/',
  '/beside/index.html',
  '/.env',
  '/.git/config',
  '/../outside.html',
  '/%2e%2e/outside.html',
  '/..%2foutside.html',
  '/%2eenv',
  '/assets/..%2f.env',
  '/missing',
  '/assets',
  '/%00',
  '/%',
])
  test(`${path} is answered with 404`, async () => {
    const { status, body } = await answerTo(path);
    assert.deepEqual([status, body], [404, 'There is no such file.\n']);
  });

for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'OPTIONS'])
  test(`${method} is refused with the allowed methods`, async () => {
    const { status, headers } = await answerTo('/', method);
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
  });
