import { cp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defineConfig } from 'vite';
import { contentSecurityPolicy } from './csp.mjs';
import { preloadViews, themeBeforePaint } from './preload_plugin.mjs';
import { writeSubset } from './font/subset.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const engine = process.env.CELLOPHANE_ENGINE ?? here('../build/wasm/engine/cellophane.mjs');
/** Smaller engines lie beside the whole one: levels and the game for the page, levels alone for embedded maps, and how
    they are dug. */
const gameEngine = join(dirname(engine), 'page', 'cellophane.mjs');
const levelEngine = join(dirname(engine), 'map', 'cellophane.mjs');
const digEngine = join(dirname(engine), 'dig', 'cellophane.mjs');

const subsetFont = { name: 'cellophane:subset-font', buildStart: writeSubset };

/** Only built pages carry the policy: the development server lives on inline styles. */
const policy = {
  name: 'cellophane:policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

const shared = {
  root: here('.'),
  base: './',
  resolve: {
    alias: {
      // A module's wasm, as an address.
      'cellophane-levels-wasm?url': levelEngine.replace(/\.mjs$/, '.wasm?url'),
      'cellophane-game': gameEngine,
      'cellophane-levels': levelEngine,
      'cellophane-digs': digEngine,
      cellophane: engine,
    },
  },
};
const target = { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, emptyOutDir: true };

/** Both engines call their wasm the same. */
const nameOfAsset = ({ originalFileNames }) =>
  originalFileNames.some((name) => /[\\/]dig[\\/][^\\/]*$/.test(name)) ? 'cellophane-dig[extname]' : '[name][extname]';

/** One script, its wasm and its font under names that stay: others write them into their own pages. What only a dig
    needs is fetched when there is one. */
export const embed = {
  ...shared,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ...target,
    modulePreload: false,
    outDir: here('dist/embed'),
    rollupOptions: {
      input: here('embed/cellophane_map.ts'),
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: 'cellophane-map.js', chunkFileNames: 'cellophane-dig.js', assetFileNames: nameOfAsset },
    },
  },
};

const embedBesidePage = {
  name: 'cellophane:embed',
  apply: 'build',
  closeBundle: async () => {
    await build(embed);
    await rm(here('dist/demo'), { recursive: true, force: true });
    await cp(here('../docs/demo'), here('dist/demo'), { recursive: true });
    for (const font of ['dejavu-mono', 'ibm-plex-mono'])
      await cp(here(`../node_modules/@fontsource/${font}/LICENSE`), here(`dist/licenses/${font}.txt`));
    // The demo has the theme of the page.
    for (const file of ['theme.js', 'src/theme.css']) await cp(here(file), here(`dist/demo/${basename(file)}`));
  },
};

const views = {
  game: { modules: ['/src/storage/availability.ts', '/src/game_view.ts'] },
  map: { modules: ['/src/atlas_view.ts'], worker: 'prefetch_worker', replacesPage: true },
  dig: { modules: ['/src/dig_view.ts'], replacesPage: true },
  embed: {
    modules: ['/src/embed_view.ts'],
    files: ['cellophane-map.js', 'cellophane.wasm', 'cellophane-mono.woff2'].map((name) => `embed/${name}`),
  },
};

/** What several views share comes in few files, for each takes its time to ask for. */
const sharedBy = {
  page: /[\\/]web[\\/]src[\\/](clock|create_element|download|explained|font|forms|fullscreen|keyboard|link|nav|notices|page|parts|preferences|preloaded|scheduling|settings|settings_button|sharing|spots|theme)\.ts$|preload-helper/,
  maps: /[\\/]web[\\/]embed[\\/][^\\/]*\.ts$/,
};
const chunkFor = (id) => Object.entries(sharedBy).find(([, modules]) => modules.test(id))?.[0];

/** The game's file is called main, whatever its module. */
const nameOfChunk = ({ name }) => `assets/${name === 'game_view' ? 'main' : name}-[hash].js`;

export default defineConfig({
  ...shared,
  plugins: [subsetFont, policy, themeBeforePaint, preloadViews(views), embedBesidePage],
  server: { fs: { allow: [here('..')] } },
  worker: { format: 'es' },
  build: {
    ...target,
    outDir: here('dist'),
    rollupOptions: {
      input: { index: here('index.html'), search: here('search.html') },
      output: { manualChunks: chunkFor, chunkFileNames: nameOfChunk },
    },
  },
});
