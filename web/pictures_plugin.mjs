// Vite plugin: draws the pictures of the page with the engine's own exports: the preview that is shown with a link, and
// the icons of the installed page.

import { pathToFileURL } from 'node:url';

/** By file name: a level and the side of its cells in pixels. The icons are a room walled all around, so that launchers
    may cut their corners. */
const room = { seed: '11', depth: 2, style: 'rogue', width: 8, height: 8, grid: [1, 1] };
const pictures = {
  'preview.png': { level: { seed: '42', depth: 7, width: 75, height: 40 }, cell: 16 },
  'icon-180.png': { level: room, cell: 22 },
  'icon-192.png': { level: room, cell: 24 },
  'icon-512.png': { level: room, cell: 64 },
};

export const preview = { name: 'preview.png', width: 1200, height: 640 };

/** The icons for the manifest. */
export const icons = [192, 512].map((side) => ({
  src: `icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

/** `engine`: the path of the whole engine. */
export const drawPictures = (engine) => ({
  name: 'cellophane:pictures',
  apply: 'build',
  async generateBundle() {
    const { loadCellophane } = await import(pathToFileURL(engine).href);
    const cellophane = await loadCellophane();
    for (const [fileName, { level, cell }] of Object.entries(pictures)) {
      const drawn = cellophane.generate(level);
      this.emitFile({ type: 'asset', fileName, source: drawn.toPng({ cell }) });
      drawn.dispose();
    }
  },
});
