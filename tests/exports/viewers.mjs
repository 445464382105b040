// Opens the exports of levels in programs that others use, compares what they make of them, and writes that to
// docs/measurements/viewers.md; the pictures stay in build/viewers, to be looked at. By hand, after the module is built,
// because few machines have all of the programs. On Debian: apt-get install tiled librsvg2-bin cairosvg imagemagick inkscape
// chromium firefox-esr webkit2gtk-driver xvfb
//   node tests/exports/viewers.mjs

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadCellophane } from '../wasm/support.mjs';
import { compareSvg } from './viewers/svg.mjs';
import { compareTiled } from './viewers/tiled.mjs';
import { readUniversalVtt } from './viewers/uvtt.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function folderFor(name) {
  const folder = here(`../../build/viewers/${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

const line = (cells) => `| ${cells.join(' | ')} |`;
const tableOf = (heads, rows) => [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
const percent = (share) => (share === 0 ? '0' : share < 0.01 ? '< 0.01' : share.toFixed(2));

function aboutSvg({ themes, table }) {
  const rows = table.map(({ name, version, signs, strayed, grounds, themes: shares }) =>
    signs === undefined
      ? [name, version, '', '', ...themes.map(() => '')]
      : [name, version, `${strayed} of ${signs}`, percent(grounds), ...shares.map(percent)],
  );
  return `## SVG

Dungeon 1729, depth 7, drawn in each viewer. *Strayed*: cells that show a sign where none belongs, or the other way around.
*Ground*: percent of the pixels that differ from Chromium's without signs; then, by theme, with signs, whose outlines
every program softens in its own way. Differences below a fifth of a colour's range do not count.

${tableOf(['viewer', 'version', 'strayed', 'ground', ...themes], rows)}`;
}

function aboutTiled(compared) {
  if (!compared) return '## Tiled\n\nNot installed on the machine of the last run.';
  const rows = compared.table.map(
    ({ name, differing, layers, objects, wangTiles, isSamePicture, size: [width, height] }) => [
      name,
      `${layers} layers, ${objects} objects, ${wangTiles} tiles in Wang sets`,
      differing.map((path) => path.slice(1)).join(', ') || 'nothing',
      isSamePicture ? `the same, ${width} by ${height}` : 'another',
    ],
  );
  return `## Tiled

Tiled ${compared.version} (\`tiled --export-map\`) opened each map and exported it as JSON and as TMX; \`tmxrasterizer\` drew
the map and the TMX. In Tiled's window (by hand) the terrain brush painted lava through a lake: the lava got its shore, and
the water stepped back with one of its own.

${tableOf(['map', 'exported', 'differs in the JSON', 'picture of the TMX'], rows)}`;
}

function aboutUvtt(table) {
  const rows = table.map((each) => [
    each.name,
    each.isDescribed ? 'yes' : 'no',
    each.walls,
    each.windows === 0 ? each.doors : `${each.doors}, of them ${each.windows} windows`,
    `${each.loose}, ${each.turned}`,
    each.lightsInWalls === 0 ? each.lights : `${each.lights}, of them ${each.lightsInWalls} in walls`,
    each.wrongEdges ?? '',
  ]);
  return `## Universal VTT

No registry of packages has a reader of the format, and no tabletop runs here, so these maps were checked against the
format's published description, and read by the rules of two published importers, those for Foundry VTT and for Fantasy
Grounds. Both take a portal that is not closed for a window; doors of a fresh level are closed. *Loose*: doors with an end
that touches no wall though they are not freestanding, and doors whose rotation is not that of their bounds. *Wrong*: cells
across which sight is stopped though the level lets it pass, or the other way around, with all doors shut.

${tableOf(['map', 'as described', 'walls', 'doors', 'loose', 'lights', 'wrong'], rows)}`;
}

const engine = await loadCellophane();
const parts = [];
parts.push(aboutSvg(await compareSvg(engine.generate({ seed: 1729, depth: 7 }), await folderFor('svg'))));
const some = [
  { seed: 1729, depth: 7 },
  { seed: 5, depth: 4 },
  { seed: 3, depth: 22, style: 'classic' },
  { seed: 12, depth: 40, style: 'accretion' },
  { seed: 7, depth: 2, style: 'rogue' },
].map((request) => engine.generate(request));
parts.push(aboutTiled(await compareTiled(some, await folderFor('tiled'))));
parts.push(aboutUvtt(await readUniversalVtt(some, await folderFor('uvtt'))));
await writeFile(
  here('../../docs/measurements/viewers.md'),
  `# What others make of exports

Written by \`node tests/exports/viewers.mjs\`, which opens exports in programs that others use. Their pictures were looked
at as well.

${parts.join('\n\n')}
`,
);
