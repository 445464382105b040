/* Text of others (names of files, what links and files say) on its way out: one function for each medium. HTML needs none
   against markup, because it is shown as text nodes; JSON is exact. */

/** Controls, line separators, and the signs that turn the direction of what follows. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** For sentences and tables: what would be invisible, or change what stands around it, is shown as U+FFFD. */
export const inWords = (text: string): string => text.replace(unseen, '\ufffd');

/** A field of CSV (RFC 4180). Spreadsheets take a text that begins with one of these signs for a formula; after an
    apostrophe they show it. */
export function inCsv(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Names of devices, which Windows has in every folder, with any ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const longestName = 200;

/** For a file that is downloaded: a name that is one in every system, and stays in its folder. */
export function inFileName(name: string): string {
  const plain = name
    .replace(unseen, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(devices, '_$1')
    .replace(/^[. ]+|[. ]+$/g, '');
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, longestName).join('');
  return stem + ending || 'file';
}
