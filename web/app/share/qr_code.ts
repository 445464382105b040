/* A link as a QR code, for paper and for other people's cameras. Fetched when it is asked for. */

import { encode } from 'uqr';
import { createElement } from '../../kit/create_element';

/** The bright modules around a code, by its standard. */
const quietZone = 4;
const svg = 'http://www.w3.org/2000/svg';

/** The dark modules as one path, in units of a module: each row in runs. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; ++x) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) ++x;
      runs.push(`M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`);
    }
  return runs.join('');
}

/** The most rows of a code whose modules have four pixels on the picture of a result. */
const mostRowsOnCard = 53;

/** The code as the engine takes it for the picture of a result; undefined if it would be too fine to be read there. */
export function codeForCard(link: string): string[] | undefined {
  const { data } = encode(link, { ecc: 'M', border: 0 });
  return data.length > mostRowsOnCard
    ? undefined
    : data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
}

/** A picture of the code and below it what it says. `name`: what the link leads to, in the middle of a sentence. */
export function qrCode(link: string, name: string): HTMLElement {
  // A quarter of it may be covered: it is printed, and photographed in bad light.
  const { data, size } = encode(link, { ecc: 'Q', border: quietZone });
  const picture = document.createElementNS(svg, 'svg');
  for (const [attribute, value] of Object.entries({
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': `QR code of the link to ${name}`,
    'shape-rendering': 'crispEdges',
  }))
    picture.setAttribute(attribute, value);
  const ground = document.createElementNS(svg, 'rect');
  for (const [attribute, value] of Object.entries({ width: size, height: size, fill: '#fff' }))
    ground.setAttribute(attribute, String(value));
  const modules = document.createElementNS(svg, 'path');
  modules.setAttribute('fill', '#000');
  modules.setAttribute('d', pathOf(data));
  picture.append(ground, modules);
  return createElement('figure', { class: 'qr-code' }, picture, createElement('figcaption', {}, link));
}
