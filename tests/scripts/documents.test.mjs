// Every file, folder and heading that a document names is there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documents, linksOf, pathsOf, problemsOf } from '../support/documents.mjs';

const paths = (document, text) => pathsOf(document, text).map(({ number, path }) => [number, path]);

test('the documents are those at the top, in docs and beside sources', () => {
  for (const name of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'src/README.md', 'docs/embed.md'])
    assert.ok(documents.includes(name), name);
  assert.ok(documents.some((name) => name.startsWith('docs/rules/')));
});

test('paths are read from sentences, from code and from blocks of code', () => {
  const text =
    'See `web/csp.mjs`, docs/json.md.\n\n```sh\ntests/run.sh wasm   # play/time/schedule.cpp\n```\n`examine.cpp`';
  assert.deepEqual(paths('README.md', text), [
    [1, 'web/csp.mjs'],
    [1, 'docs/json.md'],
    [4, 'tests/run.sh'],
    [4, 'play/time/schedule.cpp'],
    [6, 'examine.cpp'],
  ]);
});

test('addresses, entries of the package and files of a user are no paths of the repository', () => {
  const text = "https://example.org/docs/x.md `import 'cellophane/map'` `map/cellophane-map.js` node level.mjs key.md";
  assert.deepEqual(paths('README.md', text), []);
});

test('the folders of src/README.md are those of src and below', () => {
  assert.deepEqual(paths('src/README.md', '`ai/fear`'), [[1, 'ai/fear']]);
  assert.deepEqual(paths('README.md', '`ai/fear`'), []);
  assert.deepEqual(problemsOf('src/README.md', '`world/actor.h`, `kit/grid`, `play/time/schedule`'), []);
});

test('links are read outside of code, with those within a page', () => {
  const text = '[a](docs/json.md) [b](#c) [d](https://example.org)\n`[e](f)`\n```\n[g](h)\n```';
  assert.deepEqual(linksOf(text), [
    { number: 1, target: 'docs/json.md' },
    { number: 1, target: '#c' },
  ]);
});

test('a name that leads nowhere is told with document, line and path', () => {
  assert.deepEqual(problemsOf('docs/embed.md', 'One.\n`src/world/no_such.h` and [a](gone.md)'), [
    'docs/embed.md:2: gone.md: there is no docs/gone.md',
    'docs/embed.md:2: src/world/no_such.h: there is no such file or folder',
  ]);
  assert.deepEqual(problemsOf('README.md', '[a](docs/json.md#no-such) [b](docs/json.md#cell-classes)'), [
    'README.md:1: docs/json.md#no-such: docs/json.md has no heading #no-such',
  ]);
  assert.deepEqual(problemsOf('README.md', '`no_such_unit.cpp` `tests/web/*.no` `tests/web/*.mjs` `web/dist/sw.js`'), [
    'README.md:1: no_such_unit.cpp: there is no such file or folder',
    'README.md:1: tests/web/*.no: there is no such file or folder',
  ]);
});

test('a document of the folder docs may link to pages of the built site', () => {
  assert.deepEqual(problemsOf('docs/tutorial.md', '[a](playground.html) [b](search.html)'), []);
  assert.equal(problemsOf('README.md', '[a](playground.html)').length, 1);
});

test('every file, folder and heading that a document names is there', () => {
  assert.deepEqual(
    documents.flatMap((document) => problemsOf(document)),
    [],
  );
});
