// What scripts/check_commits.mjs says of the messages of commits.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { messagesSince, problemsOf } from '../../scripts/check_commits.mjs';

const good = 'Keep creature states on the first visit\n\nWhy it is so.\n\nNo change in play';

test('a message with a short subject and a last line about play is as it should be', () => {
  assert.deepEqual(problemsOf(good), []);
  assert.deepEqual(problemsOf(`${good}.\n`), []);
  assert.deepEqual(problemsOf('Speed up gas\n\nSignature: golden games and\nrecordings'), []);
});

test('a subject may have 72 characters, counted as a reader counts them', () => {
  const rest = '\n\nNo change in play';
  assert.deepEqual(problemsOf('é'.repeat(72) + rest), []);
  assert.deepEqual(problemsOf('é'.repeat(73) + rest), ['The subject has 73 characters; at most 72 are allowed.']);
  assert.deepEqual(problemsOf(`Mend it.${rest}`), ['The subject ends with a full stop; leave it out.']);
});

test('a body begins after a blank line, and the last paragraph says whether play changes', () => {
  const ending = 'The last paragraph is neither "No change in play" nor "Signature: " and what moved.';
  assert.deepEqual(problemsOf('No change in play'), [ending]);
  assert.deepEqual(problemsOf('Mend it\n\nBecause.'), [ending]);
  assert.deepEqual(problemsOf('Mend it\n\nSignature:'), [ending]);
  assert.deepEqual(problemsOf('Mend it\nat once\n\nNo change in play'), [
    'The second line is not blank; it parts subject and body.',
  ]);
});

const hasGit = spawnSync('git', ['--version']).status === 0;
test('the messages are those since the base, without merges', { skip: !hasGit && 'git is not installed' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cellophane-commits-'));
  const git = (...given) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...given], { cwd: folder });
  const commit = (message) => git('commit', '--quiet', '--allow-empty', '-m', message);
  try {
    git('init', '--quiet', '--initial-branch=main');
    commit('Begin');
    git('tag', 'base');
    git('checkout', '--quiet', '-b', 'side');
    commit(good);
    git('checkout', '--quiet', 'main');
    commit('Two\n\nlines');
    git('merge', '--quiet', '--no-ff', '-m', 'Merge the side', 'side');
    const messages = messagesSince('base', folder).map(({ message }) => message.trimEnd());
    assert.deepEqual(messages.sort(), [good, 'Two\n\nlines']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
