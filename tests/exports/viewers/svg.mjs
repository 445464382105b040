// SVGs of a level, drawn by every viewer that is installed and compared as pictures.

import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium, firefox } from 'playwright-core';
import pngjs from 'pngjs';
import { missingForWebKit, openWebKit } from '../../browsers/webkit.mjs';

const run = promisify(execFile);
const { PNG } = pngjs;

/** A channel may differ by so much, of 255, before a pixel counts as another. */
const tolerance = 48;
const themes = ['dark', 'light', 'ink', 'parchment'];
const [cellWidth, cellHeight] = [10, 20];

const firstLine = ({ stdout, stderr }) => `${stdout}${stderr}`.trim().split('\n')[0];
const versionBy = async (program, pattern) => pattern.exec(firstLine(await run(program, ['--version'])))?.[1] ?? '?';

/** A viewer that is a program: it writes the PNG to a file. */
const program = (name, command, pattern, given) => ({
  name,
  open: async () => ({
    version: await versionBy(command, pattern),
    draw: (svg, picture) => run(command, given(svg, picture)),
    close() {},
  }),
});

/** A viewer that is a browser of Playwright's. */
const browser = (name, kind, options) => ({
  name,
  async open() {
    const started = await kind.launch(options);
    const page = await started.newPage({ viewport: { width: 1000, height: 800 } });
    return {
      version: started.version(),
      async draw(svg, picture, { width, height }) {
        await page.setContent(shownOnPage(await textOf(svg)));
        await page.screenshot({ path: picture, clip: { x: 0, y: 0, width, height } });
      },
      close: () => started.close(),
    };
  },
});

const textOf = (file) => readFile(file, 'utf8');
/** The SVG as an image, as a page of somebody else would hold it. */
const shownOnPage = (svg) =>
  `<!doctype html><body style="margin: 0"><img style="display: block" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

const webkit = {
  name: 'WebKit',
  async open() {
    const missing = missingForWebKit();
    if (missing.length > 0) throw Object.assign(new Error(missing.join(', ')), { code: 'ENOENT' });
    const page = await openWebKit({ width: 1000, height: 800 });
    return {
      version: /WebKit\/(\S+)/.exec(await page.evaluate(() => navigator.userAgent))?.[1] ?? '?',
      async draw(svg, picture) {
        const html = `${picture}.html`;
        await writeFile(html, shownOnPage(await textOf(svg)));
        await page.open(pathToFileURL(html).href);
        await page.evaluate(() => document.images[0].decode());
        await writeFile(picture, await page.screenshot());
      },
      close: () => page.close(),
    };
  },
};

/** The first is what the others are compared with. */
const viewers = [
  browser('Chromium', chromium, { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }),
  browser('Firefox', firefox, { channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' }),
  webkit,
  program('librsvg', 'rsvg-convert', /version (\S+)/, (svg, picture) => ['-o', picture, svg]),
  program('CairoSVG', 'cairosvg', /(\S+)/, (svg, picture) => [svg, '-o', picture]),
  program('ImageMagick', 'convert-im6', /ImageMagick (\S+)/, (svg, picture) => [svg, picture]),
  program('ImageMagick, its own renderer', 'convert-im6', /ImageMagick (\S+)/, (svg, picture) => [
    `msvg:${svg}`,
    picture,
  ]),
  program('Inkscape', 'inkscape', /Inkscape (\S+)/, (svg, picture) => [`--export-filename=${picture}`, svg]),
];

/** The share of pixels that differ, in percent. */
function difference(one, other, { width, height }) {
  let differing = 0;
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ++x) {
      const at = [one, other].map((picture) => (y * picture.width + x) * 4);
      const apart = [0, 1, 2].map((channel) => Math.abs(one.data[at[0] + channel] - other.data[at[1] + channel]));
      differing += Math.max(...apart) > tolerance;
    }
  return (100 * differing) / (width * height);
}

/** The cells that have a sign and show none, or the other way around. Signs in the color of their ground are not seen. */
function strayedSigns(rows, signs, grounds) {
  const strayed = [];
  rows.forEach((line, row) =>
    [...line].forEach((glyph, column) => {
      let isDrawn = false;
      // The middle of a cell: some signs are a little wider than their cell.
      for (let down = 2; down < cellHeight - 2; ++down)
        for (let right = 2; right < cellWidth - 2; ++right) {
          const [x, y] = [column * cellWidth + right, row * cellHeight + down];
          for (let channel = 0; channel < 3; ++channel)
            isDrawn ||=
              signs.data[(y * signs.width + x) * 4 + channel] !== grounds.data[(y * grounds.width + x) * 4 + channel];
        }
      if (isDrawn !== (glyph !== ' ')) strayed.push([column, row]);
    }),
  );
  return strayed;
}

/** Draws the level with every viewer. A row a viewer: its version, the difference of every theme from the first viewer,
    and how many signs are missing or strayed. */
export async function compareSvg(level, folder) {
  const size = { width: level.width * cellWidth, height: level.height * cellHeight };
  const rows = level.toText().split('\n');
  const drawings = Object.fromEntries(themes.map((theme) => [theme, level.toSvg({ theme })]));
  drawings.grounds = level.toSvg({ glyphs: false });
  for (const [name, svg] of Object.entries(drawings)) await writeFile(join(folder, `${name}.svg`), svg);
  const table = [];
  let first = null;
  for (const { name, open } of viewers) {
    const viewer = await open().catch((error) => {
      if (error.code !== 'ENOENT' && !/doesn't exist|not found/.test(error.message)) throw error;
      return null;
    });
    if (!viewer) {
      table.push({ name, version: 'not installed' });
      continue;
    }
    const pictures = {};
    for (const drawing of Object.keys(drawings)) {
      const picture = join(folder, `${drawing}, ${name}.png`);
      await viewer.draw(join(folder, `${drawing}.svg`), picture, size);
      pictures[drawing] = PNG.sync.read(await readFile(picture));
    }
    await viewer.close();
    first ??= pictures;
    table.push({
      name,
      version: viewer.version,
      signs: rows.join('').replaceAll(' ', '').length,
      strayed: strayedSigns(rows, pictures.dark, pictures.grounds).length,
      grounds: difference(first.grounds, pictures.grounds, size),
      themes: themes.map((theme) => difference(first[theme], pictures[theme], size)),
    });
  }
  return { themes, table };
}
