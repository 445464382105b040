// A Vite plugin: releases that are kept beside the page, under v/<release>/, with the index that tells of them. They come
// from the folder `releases` of the sources, and from the folders and addresses in CELLOPHANE_RELEASES, with commas
// between. CELLOPHANE_KEEP=all keeps those too that a newer one replaces.

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { releasesKept } from '../scripts/releases/given.mjs';
import { versionsOfEngine } from './releases/versions.mjs';

const ofSources = fileURLToPath(new URL('../releases', import.meta.url));

/** `engine`: the address of the whole engine; `out`: the folder of the page. */
export function keepReleases(engine, out) {
  let own;
  let kept;
  return {
    name: 'cellophane:releases',
    // The page knows its own versions before any engine is there.
    async config() {
      const { loadCellophane } = await import(pathToFileURL(engine).href);
      own = versionsOfEngine(await loadCellophane());
      return { define: { ownVersions: JSON.stringify(own) } };
    },
    // Whatever is wrong with them is found before anything is built.
    async buildStart() {
      const given = (process.env.CELLOPHANE_RELEASES ?? '').split(',').map((place) => place.trim());
      kept ??= await releasesKept([ofSources, ...given.filter(Boolean)], own, process.env.CELLOPHANE_KEEP === 'all');
    },
    async closeBundle() {
      for (const { release, files } of kept)
        for (const [path, bytes] of files) {
          const file = join(out, 'v', release.release, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
      const index = { releases: kept.map(({ release }) => release) };
      await mkdir(join(out, 'v'), { recursive: true });
      await writeFile(join(out, 'v/index.json'), `${JSON.stringify(index, null, 1)}\n`);
    },
  };
}
