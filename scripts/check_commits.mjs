// Checks the messages of the commits since a base against CONTRIBUTING.md, "Commit messages":
// `node scripts/check_commits.mjs BASE`, for instance with origin/main. Merges are left out.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Characters of a subject at most. */
const mostOfSubject = 72;

/** What is wrong with a message, a sentence each. */
export function problemsOf(message) {
  const lines = message.trimEnd().split('\n');
  const problems = [];
  const { length } = [...lines[0]];
  if (length > mostOfSubject)
    problems.push(`The subject has ${length} characters; at most ${mostOfSubject} are allowed.`);
  if (lines[0].endsWith('.')) problems.push('The subject ends with a full stop; leave it out.');
  if (lines.length > 1 && lines[1] !== '') problems.push('The second line is not blank; it parts subject and body.');
  if (
    !/^(No change in play\.?|Signature: \S.*)$/.test(lines.slice(lines.lastIndexOf('') + 1).join(' ')) ||
    lines.length === 1
  )
    problems.push('The last paragraph is neither "No change in play" nor "Signature: " and what moved.');
  return problems;
}

/** The messages since a base, newest first: { hash, message }. */
export function messagesSince(base, folder = '.') {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%h%n%B%x00', `${base}..HEAD`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return log
    .split('\0')
    .map((entry) => entry.trimStart())
    .filter((entry) => entry !== '')
    .map((entry) => ({ hash: entry.slice(0, entry.indexOf('\n')), message: entry.slice(entry.indexOf('\n') + 1) }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [base, ...more] = process.argv.slice(2);
  if (base === undefined || more.length > 0) {
    process.stderr.write('Usage: node scripts/check_commits.mjs BASE\n');
    process.exit(2);
  }
  const messages = messagesSince(base);
  let found = 0;
  for (const { hash, message } of messages)
    for (const problem of problemsOf(message)) {
      ++found;
      process.stdout.write(`${hash} ${message.split('\n')[0]}\n    ${problem}\n`);
    }
  process.stdout.write(`${messages.length} commits, ${found} problems\n`);
  process.exit(found > 0 ? 1 : 0);
}
