// What players call the machines of a level, for the page: a module made out of the engine's own tables, which name a
// machine twice, for programs (src/content/machines) and for players (src/words/machines). A level has the first name only.

import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What the page imports: an object of titles by the names in `LevelMachine.blueprint`. */
export const machineTitlesModule = 'cellophane-machine-titles';

/** A field of the rows of a table, by the row's Blueprint. */
async function rowsOf(folder, field) {
  const place = fileURLToPath(new URL(`../src/${folder}/`, import.meta.url));
  const headers = (await readdir(place, { recursive: true })).filter((name) => name.endsWith('.h')).sort();
  const texts = await Promise.all(headers.map((name) => readFile(`${place}/${name}`, 'utf8')));
  const row = new RegExp(`\\.kind = Blueprint::(\\w+),\\s*\\.${field} = "([^"\\\\]*)"`, 'g');
  return new Map(texts.flatMap((text) => [...text.matchAll(row)].map(([, kind, words]) => [kind, words])));
}

/** Throws where a machine has one name only. */
export async function machineTitles() {
  const [names, titles] = await Promise.all([rowsOf('content/machines', 'name'), rowsOf('words/machines', 'title')]);
  // What stands for no machine: only its title may be there.
  titles.delete('None');
  names.delete('None');
  const odd = [...names.keys(), ...titles.keys()].find((kind) => !names.has(kind) || !titles.has(kind));
  if (odd !== undefined || names.size === 0) throw new Error(`src: the machine ${odd} has no name or no title`);
  return Object.fromEntries([...names].map(([kind, name]) => [name, titles.get(kind)]));
}

export const machineTitlesSource = async () => `export default ${JSON.stringify(await machineTitles())};`;

/** The plugin for Vite. */
export const offerMachineTitles = {
  name: 'cellophane:machine-titles',
  resolveId: (id) => (id === machineTitlesModule ? `\0${id}` : undefined),
  load: (id) => (id === `\0${machineTitlesModule}` ? machineTitlesSource() : undefined),
};
