/* Elements as HTML, for servers and builds of pages: with the height they will have, and of a map a picture, which is seen
   without JavaScript. The element takes it over once its script is there. */

import { CellophaneError, loadCellophane, type Engine, type Level } from 'cellophane-levels';
import { expectedSize as expectedGameSize, themeFrom } from '../game/game_request';
import { gameStyle, shapeFor } from '../game/game_style';
import { filled, type Attributes } from '../filled';
import { mapFamily } from '../map_font';
import { readRequest, type MapRequest } from '../map_request';
import { expectedSize, shapeRule } from '../map_shape';
import { boxStyle } from '../map_style';
import { usualColors, type MapTheme } from '../map_theme';
import { listed, sightsOf, titleOf } from '../map_words';
import { paletteOf, type Palette } from '../palette';
import { usualCellWidth } from '../level_size';
import { Viewport } from '../viewport';
import { cellHeight, cellWidth, levelSvg } from './level_svg';

/** The attributes of an element; what is undefined, null or false is left out, and true is an attribute without a value. */
export type GivenAttributes = Readonly<Record<string, string | number | bigint | boolean | null | undefined>>;

export interface RenderOptions {
  /** What a map shows until its script has come: a drawing (left out), or the signs of the level as a text, which is
      smaller. */
  picture?: 'svg' | 'text';
  /** The nonce of the page's Content-Security-Policy, for the style sheet. */
  nonce?: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A value of unknown kind, for a sentence. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

const refused = (name: string, value: unknown, allowed: string): CellophaneError =>
  new CellophaneError('bad-argument', `${name} is ${shown(value)}; allowed: ${allowed}.`);

function attributesOf(given: GivenAttributes): Map<string, string> {
  if (typeof given !== 'object' || given === null) throw refused('attributes', given, 'an object, as { seed: 1729 }');
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (!/^[a-z_][\w.:-]*$/i.test(name)) throw refused('the name of an attribute', name, 'letters, digits and hyphens');
    if (value === undefined || value === null || value === false) continue;
    if (!['string', 'number', 'bigint', 'boolean'].includes(typeof value))
      throw refused(name, value, 'a text, a number or a boolean');
    attributes.set(name.toLowerCase(), value === true ? '' : String(value));
  }
  return attributes;
}

interface Content {
  style: string;
  markup: string;
}

function written(tag: string, attributes: Map<string, string>, content: Content, nonce: string | undefined): string {
  const names = [...attributes].map(([name, text]) => (text === '' ? ` ${name}` : ` ${name}="${escaped(text)}"`));
  const style = `<style${nonce === undefined ? '' : ` nonce="${escaped(nonce)}"`}>${content.style.replaceAll(/\s+/g, ' ').trim()}</style>`;
  return `<${tag}${names.join('')}><template shadowrootmode="open">${style}${content.markup}</template></${tag}>`;
}

const fill = (name: MapTheme, rules: (palette: Palette) => string): string => {
  const { base, ground, ink } = usualColors[name];
  const number = (css: string | undefined) => (css === undefined ? undefined : parseInt(css.slice(1), 16));
  return rules(paletteOf(base, { ground: number(ground), ink: number(ink) }));
};

const lightSystem = '@media (prefers-color-scheme: light)';

/** The rules of a drawing's colors. Without a theme they are those of the reader's system. */
function colorRules(theme: MapTheme | null, rules: (palette: Palette) => string): string {
  if (theme) return fill(theme, rules);
  return `${fill('dark', rules)} ${lightSystem} { ${fill('light', rules)} }`;
}

/** The rules of a frame that has the theme of the reader's system. */
const ofSystem = (): string => {
  const rule = ({ ground, text }: { ground: string; text: string }) =>
    `.auto { --ground: ${ground}; --text: ${text}; }`;
  return `${rule(usualColors.dark)} ${lightSystem} { ${rule(usualColors.light)} }`;
};

/** The part of a drawing in units that the element shows with a zoom. */
function viewOf(level: Level, zoom: number): string {
  const size = { width: level.width * cellWidth, height: level.height * cellHeight };
  const viewport = new Viewport();
  viewport.setCanvas(size);
  viewport.setMap(level);
  viewport.zoomTo(zoom);
  const [x, y] = level.stairs.up;
  if (zoom > 1) viewport.bringIntoView({ x, y });
  const from = viewport.placeAt(0, 0);
  const shares = [from.x * cellWidth, from.y * cellHeight, size.width / zoom, size.height / zoom];
  return shares.map((each) => Number(each.toFixed(2))).join(' ');
}

function drawn(level: Level, { reveal, zoom, theme }: MapRequest): Content {
  const { glyph, fg, bg } = level.colors({ reveal, rock: false });
  const svg = levelSvg({ width: level.width, height: level.height, glyph, fg, bg });
  return {
    style: `.early { display: block; width: 100%; height: 100%; font-family: ${mapFamily}; } ${colorRules(theme, svg.rules)}`,
    markup: `<svg class="early" viewBox="${viewOf(level, zoom)}" role="img" aria-label="${escaped(titleOf(level))}">${svg.content}</svg>`,
  };
}

/** As wide as the element: the share of a letter's width in its size is that of the usual monospaced fonts. */
function spelled(level: Level): Content {
  const size = `min(100cqw / ${level.width} / 0.602, 100cqh / ${level.height})`;
  return {
    style: `.frame { container-type: size; } .early { margin: 0; height: 100%; display: grid; place-content: center; font: calc(${size})/1 ${mapFamily}; white-space: pre; }`,
    markup: `<pre class="early" role="img" aria-label="${escaped(titleOf(level))}">${escaped(level.toText())}</pre>`,
  };
}

const pictures = { svg: drawn, text: spelled };

function mapContent(attributes: Attributes, engine: Engine, picture: 'svg' | 'text'): Content {
  const request = readRequest(attributes, engine);
  // Of a dig its end.
  const level = engine.generate({ ...request.level, ...{ stages: false } });
  try {
    const size = expectedSize(attributes);
    const { style, markup } = pictures[picture](level, request);
    const things = sightsOf(level, request.reveal).map((sight) => `<li>${escaped(listed(sight))}</li>`);
    return {
      style: `${boxStyle} ${shapeRule(size)} ${request.theme ? '' : ofSystem()} ${style}`,
      markup: `<div class="frame ${request.theme ?? 'auto'}">${markup}<ul class="unseen" aria-label="On this map">${things.join('')}</ul></div><svg class="size" width="${size.columns * usualCellWidth}" height="0" aria-hidden="true"></svg>`,
    };
  } finally {
    level.dispose();
  }
}

function gameContent(attributes: Attributes): Content {
  const theme = themeFrom(filled(attributes)('theme'));
  const size = expectedGameSize(attributes);
  return {
    style: `${gameStyle} ${size === null ? '' : shapeFor(size)}`,
    markup: `<div class="frame ${theme}"><p class="words"><noscript>This game needs JavaScript.</noscript></p></div>`,
  };
}

let engine: Promise<Engine> | null = null;
function sharedEngine(): Promise<Engine> {
  if (engine) return engine;
  const loading = (engine = loadCellophane());
  loading.catch(() => (engine = null));
  return loading;
}

/** The HTML of an element with declarative shadow DOM. Of a map with a picture of its level; of a game its room alone.
    Throws what is wrong with an attribute, as the element would tell it. */
export async function renderElement(
  tag: 'cellophane-map' | 'cellophane-game',
  attributes: GivenAttributes,
  { picture = 'svg', nonce }: RenderOptions = {},
): Promise<string> {
  if (tag !== 'cellophane-map' && tag !== 'cellophane-game')
    throw refused('the element', tag, 'cellophane-map, cellophane-game');
  if (!Object.hasOwn(pictures, picture)) throw refused('picture', picture, 'svg, text');
  const all = attributesOf(attributes);
  const named: Attributes = (name) => all.get(name) ?? null;
  const content = tag === 'cellophane-map' ? mapContent(named, await sharedEngine(), picture) : gameContent(named);
  return written(tag, all, content, nonce);
}
