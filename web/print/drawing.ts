/* Reads the SVGs that the engine draws: shapes with plain attributes in nested groups. Of other SVGs it knows nothing. */

export interface Shape {
  readonly element: string;
  /** Its own and those of the groups around it, but for `transform`. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Of the groups around it, from the outermost. */
  readonly transforms: readonly string[];
  /** What a text says. */
  readonly words: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing, in the units of its shapes: a hundred a cell, from the upper left corner of the map. */
export interface Drawing {
  readonly title: string;
  readonly box: Box;
  readonly shapes: readonly Shape[];
}

const tags = /<(\/?)([a-z]+)([^>]*?)(\/?)>([^<]*)/g;
const attributes = /([\w-]+)="([^"]*)"/g;
const shapes = new Set(['path', 'rect', 'circle', 'text']);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal?: string, hex?: string, name?: string) =>
    name !== undefined ? (entities[name] ?? '') : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

export function readDrawing(svg: string): Drawing {
  const found: Shape[] = [];
  const open: { attributes: Map<string, string>; transforms: string[] }[] = [];
  let box: Box | undefined;
  let title = '';
  for (const [, end, element = '', told = '', isEmpty, words = ''] of svg.matchAll(tags)) {
    if (end) {
      open.pop();
      continue;
    }
    const around = open.at(-1);
    const own = new Map([...told.matchAll(attributes)].map(([, name = '', value = '']) => [name, value]));
    const transform = own.get('transform');
    own.delete('transform');
    const here = {
      attributes: new Map([...(around?.attributes ?? []), ...own]),
      transforms: [...(around?.transforms ?? []), ...(transform ? [transform] : [])],
    };
    if (element === 'svg') {
      const [x = 0, y = 0, width = 0, height = 0] = (own.get('viewBox') ?? '').split(' ').map(Number);
      box = { x, y, width, height };
      here.attributes.clear();
    }
    if (element === 'title') title = plain(words);
    if (shapes.has(element)) found.push({ element, ...here, words: plain(words) });
    if (!isEmpty) open.push(here);
  }
  if (!box) throw new Error('The drawing is no SVG.');
  return { title, box, shapes: found };
}
