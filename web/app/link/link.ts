import type { Engine, Style, Variant } from 'cellophane';
import { randomBits } from '../../kit/optional_in_workers';
import { errorCode, explained } from '../../kit/explained';
import { tuneText } from '../../elements/tune_text';
import { deepestOf, isOwn, styles, variantInWords, variants, type Dungeon, type View } from './dungeon';
import { readTune } from './link_tune';
import { quoted, repeated } from './parameters';

export interface ReadLink {
  dungeon: Dungeon;
  /** In a link to a game: the level its sender meant, where that is not the one the game begins on. */
  meant?: number;
  /** Errors of the link and how they were resolved, in sentences for the reader. */
  notices: string[];
}

/** A random seed: any of the 2^64 - 1. */
export function randomSeed(): string {
  const seed = randomBits();
  return seed ? String(seed) : randomSeed();
}

/** The query of a link to a dungeon. A game begins at the top, whatever level the hero is on, unless it is a practice
    game. */
export function linkQuery(
  { seed, depth, style, variant = 'brogue', view, start = 1, day, tune }: Dungeon,
  dungeonVersion: number,
): string {
  const query = new URLSearchParams(day === undefined ? { seed } : { daily: day });
  if (view !== 'game') query.set('depth', String(depth));
  else if (start > 1) query.set('start', String(start));
  if (style !== 'brogue') query.set('style', style);
  if (variant !== 'brogue') query.set('variant', variant);
  if (view !== 'game') query.set('view', view);
  if (view !== 'game' && tune) query.set('tune', tuneText(tune));
  query.set('v', String(dungeonVersion));
  return String(query);
}

/** The link of a dungeon, as it stands in the address bar and on the clipboard. */
export function linkTo(dungeon: Dungeon, dungeonVersion: number): string {
  return `${location.origin}${location.pathname}?${linkQuery(dungeon, dungeonVersion)}`;
}

/** The dungeon a query asks for; invalid values are replaced, and a notice says by what. `hidesSeed`: notices must not
    tell the seed. */
export function readLink(query: string, engine: Engine, hidesSeed = false): ReadLink {
  const parameters = new URLSearchParams(query);
  const notices = repeated(parameters, ['seed', 'daily', 'depth', 'start', 'style', 'variant', 'view', 'v']);
  checkVersion(parameters.get('v'), engine, notices);
  const wrong: string[] = [];
  const variant = readVariant(parameters.get('variant'), engine, wrong);
  const named = readSeed(parameters, engine, { variant, notices, hidesSeed });
  notices.push(...wrong);
  const length = variant === 'brogue' ? {} : { variant };
  const deepest = deepestOf(length);
  const depth = readDepth('depth', parameters.get('depth'), deepest, notices);
  const start = readDepth('start', parameters.get('start'), deepest, notices);
  const style = readStyle(parameters.get('style'), notices);
  const view = readView(parameters.get('view'), notices);
  const tune = readTune(parameters, { engine, style, view, notices });
  if (view !== 'game') {
    if (parameters.has('start')) notices.push(`“start” is for games. This view shows depth ${depth}.`);
    return { dungeon: { ...named, depth, style, ...length, view, ...(tune && { tune }) }, notices };
  }
  const dungeon: Dungeon = { ...named, depth: start, style, ...length, view, ...(start > 1 && { start }) };
  const isElsewhere = parameters.has('depth') && depth !== start && depth > 1;
  return { dungeon, notices, ...(isElsewhere && { meant: depth }) };
}

/** The seed a link asks for, and the day whose dungeon it is. */
type Named = Pick<Dungeon, 'seed' | 'day'>;

interface SeedReading {
  variant: Variant;
  notices: string[];
  hidesSeed: boolean;
}

function readSeed(parameters: URLSearchParams, engine: Engine, { variant, notices, hidesSeed }: SeedReading): Named {
  const text = parameters.get('seed');
  const daily = parameters.get('daily');
  if (text !== null) {
    if (daily !== null) notices.push('The link asks for a seed and for the daily dungeon. The seed is used.');
    return { seed: seedOfText(text, engine, notices, hidesSeed) };
  }
  if (daily === null) return { seed: randomSeed() };
  const day = readDay(daily, engine, notices);
  const seed = engine.dailySeed(day);
  const length = variant === 'brogue' ? '' : `, ${variantInWords(variant)}`;
  const what = day === today() ? `Today's dungeon (${day}${length})` : `The daily dungeon of ${day}${length}`;
  notices.push(`${what}${hidesSeed ? '' : `: seed ${seed}`}. The same for everyone.`);
  return { seed, day };
}

/** Today's UTC date, YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** How many days back a seed is recognized as that of a day. */
const daysKnown = 400;

/** The day whose dungeon has a seed: that in a link, or one of the last. */
export function dayOf(seed: string, query: string, engine: Engine): string | undefined {
  const linked = new URLSearchParams(query).get('daily');
  if (linked && isDay(linked, engine) && engine.dailySeed(linked) === seed) return linked;
  const now = Date.parse(today());
  for (let ago = 0; ago < daysKnown; ++ago) {
    const day = new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
    if (engine.dailySeed(day) === seed) return day;
  }
  return undefined;
}

/** The day a link names; today if it names none, or, with a notice, one that there is not or not yet. */
function readDay(text: string, engine: Engine, notices: string[]): string {
  const now = today();
  if (text === '') return now;
  if (!isDay(text, engine))
    notices.push(`The date ${quoted(text)} does not exist; allowed: YYYY-MM-DD. Today's dungeon is shown instead.`);
  else if (text > now)
    notices.push(`The date ${text} lies ahead (today is ${now}, UTC). Today's dungeon is shown instead.`);
  else return text;
  return now;
}

/** Whether there is such a day, written YYYY-MM-DD. */
export function isDay(text: string, engine: Pick<Engine, 'dailySeed'>): boolean {
  try {
    engine.dailySeed(text);
    return true;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CellophaneError') throw error;
    return false;
  }
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

function readDepth(name: 'depth' | 'start', text: string | null, deepest: number, notices: string[]): number {
  if (text === null) return 1;
  const depth = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (depth >= 1 && depth <= deepest) return depth;
  const instead = name === 'depth' ? 'Depth 1 is shown instead.' : 'The game begins on depth 1 instead.';
  notices.push(`The ${name} ${quoted(text)} is not a whole number from 1 to ${deepest}. ${instead}`);
  return 1;
}

function readStyle(text: string | null, notices: string[]): Style {
  if (text === null) return 'brogue';
  const style = styles.find((name) => name === text);
  if (style) return style;
  notices.push(`The style ${quoted(text)} is unknown; there are ${styles.join(', ')}. Brogue is shown instead.`);
  return 'brogue';
}

function readVariant(text: string | null, engine: Pick<Engine, 'variantDepths'>, notices: string[]): Variant {
  if (text === null) return 'brogue';
  if (isOwn(text)) {
    try {
      engine.variantDepths(text);
      return text;
    } catch (error) {
      // The first part of the engine, for one, cannot read it.
      if (errorCode(error) !== 'bad-variant') throw error;
      notices.push(`${explained(error)} Brogue is shown instead.`);
      return 'brogue';
    }
  }
  const variant = variants.find((name) => name === text);
  if (variant) return variant;
  notices.push(`The variant ${quoted(text)} is unknown; there are ${variants.join(', ')}. Brogue is shown instead.`);
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
  if (text === null || text === current || text === 'today') return;
  if (!/^[1-9]\d*$/.test(text)) {
    notices.push(`The version ${quoted(text)} is not a whole number. This page digs dungeon version ${current}.`);
    return;
  }
  notices.push(
    `This link was made with dungeon version ${quoted(text)}; this page digs version ${current}, ` +
      'so what you see may not be the dungeon that was meant.',
  );
}
