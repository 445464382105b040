import { CellophaneError, type Engine, type ErrorCode, type Style, type Variant } from 'cellophane-play';
import { filled, type Attributes } from '../filled';
import type { Theme } from '../theme';

export const styles: readonly Style[] = ['brogue', 'classic', 'accretion', 'rogue'];
export const variants: readonly Variant[] = ['brogue', 'rapid', 'bullet'];
export const leastSize = 8;
export const mostSize = 60;

/** What the attributes ask for. */
export interface GameRequest {
  /** Null: any dungeon. */
  seed: string | null;
  style: Style;
  variant: Variant;
  theme: Theme;
  /** The height of a row of the screen, in CSS pixels; null: as wide as there is room. */
  size: number | null;
  /** The name the game is kept under; null: it ends with the page. */
  saveKey: string | null;
}

const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const codes = new Map<string, ErrorCode>([
  ['dungeon-style', 'bad-style'],
  ['variant', 'bad-variant'],
]);

function refused(name: string, text: string, allowed: string): CellophaneError {
  return new CellophaneError(codes.get(name) ?? 'bad-argument', `${name} is ${quoted(text)}; allowed: ${allowed}.`);
}

export function sizeFrom(text: string | null): number | null {
  if (text === null || text === 'fit') return null;
  const size = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (size < leastSize || size > mostSize)
    throw refused('size', text, `fit, or a whole number of pixels from ${leastSize} to ${mostSize}`);
  return size;
}

/** The size before there is an engine, so that the layout does not jump; as wide as there is room if it is invalid. */
export function expectedSize(attribute: Attributes): number | null {
  try {
    return sizeFrom(filled(attribute)('size'));
  } catch {
    return null;
  }
}

export function themeFrom(text: string | null): Theme {
  if (text === null || text === 'dark') return 'dark';
  if (text === 'light') return text;
  throw refused('theme', text, 'dark, light');
}

export function styleFrom(text: string | null): Style {
  const style = styles.find((each) => each === (text ?? 'brogue'));
  if (!style) throw refused('dungeon-style', text ?? '', styles.join(', '));
  return style;
}

export function variantFrom(text: string | null): Variant {
  const variant = variants.find((each) => each === (text ?? 'brogue'));
  if (!variant) throw refused('variant', text ?? '', variants.join(', '));
  return variant;
}

/** Throws an error of the engine's kind that names the attribute and what it may be. */
export function readGameRequest(given: Attributes, engine: Engine): GameRequest {
  const attribute = filled(given);
  const seed = attribute('seed');
  const saveKey = attribute('save-key');
  if (saveKey !== null && (saveKey.trim() === '' || saveKey.length > 200))
    throw refused('save-key', saveKey, 'a name of 1 to 200 characters');
  return {
    seed: seed === null ? null : engine.seedFromText(seed.trim()),
    style: styleFrom(attribute('dungeon-style')),
    variant: variantFrom(attribute('variant')),
    theme: themeFrom(attribute('theme')),
    size: sizeFrom(attribute('size')),
    saveKey,
  };
}
