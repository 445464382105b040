import type { Engine, Style } from 'cellophane';

export type View = 'game' | 'map' | 'dig';

/** A dungeon, a depth of it, and the view of it. */
export interface Dungeon {
  seed: string;
  depth: number;
  style: Style;
  view: View;
}

export interface ReadLink {
  dungeon: Dungeon;
  /** Errors of the link and how they were resolved, in sentences for the reader. */
  notices: string[];
}

export const styles: readonly Style[] = ['brogue', 'classic', 'accretion', 'rogue'];
export const deepest = 40;

/** A random seed: any of the 2^64 - 1. */
export function randomSeed(): string {
  const [seed] = crypto.getRandomValues(new BigUint64Array(1));
  return seed ? String(seed) : randomSeed();
}

/** A value of unknown length and content, quoted for a sentence: cut off after 40 characters. */
export function quoted(text: string): string {
  const characters = [...text];
  return characters.length > 40 ? `“${characters.slice(0, 40).join('')}…”` : `“${text}”`;
}

/** The link of a dungeon, as it stands in the address bar and on the clipboard. */
export function linkTo(dungeon: Dungeon, dungeonVersion: number): string {
  const query = new URLSearchParams({ seed: dungeon.seed, depth: String(dungeon.depth) });
  if (dungeon.style !== 'brogue') query.set('style', dungeon.style);
  if (dungeon.view !== 'game') query.set('view', dungeon.view);
  query.set('v', String(dungeonVersion));
  return `${location.origin}${location.pathname}?${query}`;
}

/** The dungeon a query asks for; invalid values are replaced, and a notice says by what. `hidesSeed`: notices must not
    tell the seed. */
export function readLink(query: string, engine: Engine, hidesSeed = false): ReadLink {
  const parameters = new URLSearchParams(query);
  const notices = repeated(parameters, ['seed', 'daily', 'depth', 'style', 'view', 'v']);
  checkVersion(parameters.get('v'), engine, notices);
  return {
    dungeon: {
      seed: readSeed(parameters, engine, notices, hidesSeed),
      depth: readDepth(parameters.get('depth'), notices),
      style: readStyle(parameters.get('style'), notices),
      view: readView(parameters.get('view'), notices),
    },
    notices,
  };
}

/** Notices about parameters that are given several times. */
export function repeated(parameters: URLSearchParams, names: readonly string[]): string[] {
  const counts = names.map((name) => [name, parameters.getAll(name).length] as const);
  return counts
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `The link gives ${count} values for ${name}. The first one is used.`);
}

function readSeed(parameters: URLSearchParams, engine: Engine, notices: string[], hidesSeed: boolean): string {
  const text = parameters.get('seed');
  const daily = parameters.get('daily');
  if (text !== null) {
    if (daily !== null) notices.push('The link asks for a seed and for the daily dungeon. The seed is used.');
    return seedOfText(text, engine, notices, hidesSeed);
  }
  if (daily === null) return randomSeed();
  if (daily !== '')
    notices.push(`The daily dungeon is that of today and takes no value: ${quoted(daily)} is left out.`);
  return seedOfToday(engine, notices, hidesSeed);
}

/** The seed a text stands for; a fresh one, with a notice, if it stands for none. */
export function seedOfText(text: string, engine: Engine, notices: string[], hidesSeed: boolean): string {
  const typed = text.trim();
  try {
    if (typed === '') return instead('The seed is empty; allowed: a whole number or a word.', notices);
    const seed = engine.seedFromText(typed);
    if (!/^\d+$/.test(typed) && !hidesSeed) notices.push(`The word ${quoted(typed)} means seed ${seed}.`);
    return seed;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CellophaneError') throw error;
    // The engine's quotation marks are those of a terminal.
    return instead(error.message.replace(/"(.*)"/, '“$1”'), notices);
  }
}

function instead(trouble: string, notices: string[]): string {
  notices.push(`${sentence(trouble)} A random dungeon is shown instead.`);
  return randomSeed();
}

function sentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

function seedOfToday(engine: Engine, notices: string[], hidesSeed: boolean): string {
  const day = new Date().toISOString().slice(0, 10);
  const seed = engine.dailySeed(day);
  notices.push(`Today's dungeon (${day})${hidesSeed ? '' : `: seed ${seed}`}. The same for everyone.`);
  return seed;
}

function readDepth(text: string | null, notices: string[]): number {
  if (text === null) return 1;
  const depth = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (depth >= 1 && depth <= deepest) return depth;
  notices.push(`The depth ${quoted(text)} is not a whole number from 1 to ${deepest}. Depth 1 is shown instead.`);
  return 1;
}

function readStyle(text: string | null, notices: string[]): Style {
  if (text === null) return 'brogue';
  const style = styles.find((name) => name === text);
  if (style) return style;
  notices.push(`The style ${quoted(text)} is unknown; there are ${styles.join(', ')}. Brogue is shown instead.`);
  return 'brogue';
}

function readView(text: string | null, notices: string[]): View {
  if (text === null) return 'game';
  // A frame shows the map alone; embed_view.ts sees to it.
  if (text === 'map' || text === 'embed') return 'map';
  if (text === 'dig') return 'dig';
  notices.push(
    `The view ${quoted(text)} is unknown; there are map, dig and embed, or none for the game. The game is shown instead.`,
  );
  return 'game';
}

function checkVersion(text: string | null, engine: Engine, notices: string[]): void {
  const current = String(engine.dungeonVersion);
  if (text === null || text === current) return;
  notices.push(
    `This link was made with dungeon version ${quoted(text)}; this page digs version ${current}, ` +
      'so what you see may not be the dungeon that was meant.',
  );
}
