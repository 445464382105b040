import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contentSecurityPolicy } from './csp.mjs';
import { clientOptions, documentation } from './docs/build.mjs';
import { offerMachineTitles } from './machine_titles_plugin.mjs';
import { drawPictures, icons, preview } from './pictures_plugin.mjs';
import { preloadViews, themeBeforePaint } from './preload_plugin.mjs';
import { keepReleases } from './releases_plugin.mjs';
import { writePictogramFont } from './font/pictograms.mjs';
import { writeSubset } from './font/subset.mjs';
import { licensesOfPdf } from './print/licenses.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const engine = process.env.CELLOPHANE_ENGINE ?? here('../build/wasm/engine/cellophane.mjs');
/** Smaller engines lie beside the whole one: levels and the game for the page, levels alone for embedded maps, and how
    they are dug. */
const gameEngine = join(dirname(engine), 'page', 'cellophane.mjs');
const levelEngine = join(dirname(engine), 'map', 'cellophane.mjs');
const digEngine = join(dirname(engine), 'dig', 'cellophane.mjs');

const fonts = {
  name: 'cellophane:fonts',
  buildStart: () => Promise.all([writeSubset(), writePictogramFont()]),
};

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
  define: { digWasmFile: JSON.stringify('cellophane-dig.wasm') },
  resolve: {
    alias: {
      // A module's wasm, as an address.
      'cellophane-wasm?url': engine.replace(/\.mjs$/, '.wasm?url'),
      'cellophane-levels-wasm?url': levelEngine.replace(/\.mjs$/, '.wasm?url'),
      'cellophane-game': gameEngine,
      // Of the element that plays: the package gives it the whole engine.
      'cellophane-play': gameEngine,
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
    needs is fetched when there is one, and so is the worker that digs large and deep levels. */
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
      input: here('elements/cellophane_map.ts'),
      preserveEntrySignatures: 'allow-extension',
      output: { entryFileNames: 'cellophane-map.js', chunkFileNames: 'cellophane-dig.js', assetFileNames: nameOfAsset },
    },
  },
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: 'cellophane-map-worker.js', assetFileNames: nameOfAsset } },
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
    await writeFile(here('dist/licenses/pdf-lib.txt'), await licensesOfPdf());
    for (const library of ['@xterm/xterm', '@xterm/addon-webgl', 'fflate', 'idb', 'uqr', 'workbox-window'])
      await cp(here(`../node_modules/${library}/LICENSE`), here(`dist/licenses/${library.split('/').at(-1)}.txt`));
    await bundle({
      entryPoints: [here('docs/client/demo.ts')],
      outdir: here('dist/demo'),
      ...clientOptions,
    });
    // The demo has the theme of the page.
    for (const file of ['theme.js', 'app/shell/theme.css']) await cp(here(file), here(`dist/demo/${basename(file)}`));
  },
};

/** What links to the page look like in chats. Their pictures need whole addresses: SITE_URL is where the page will be. */
const linkPreview = {
  name: 'cellophane:link-preview',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const site = process.env.SITE_URL ?? '';
      const text = (pattern) => pattern.exec(html)?.[1] ?? '';
      const title = text(/<title>([^<]*)</);
      const description = text(/name="description" content="([^"]*)"/);
      const property = (name, content) => ({ tag: 'meta', attrs: { property: name, content }, injectTo: 'head' });
      return [
        property('og:type', 'website'),
        property('og:site_name', 'Cellophane'),
        property('og:title', title),
        property('og:description', description),
        property('og:image', site && !site.endsWith('/') ? `${site}/${preview.name}` : `${site}${preview.name}`),
        property('og:image:width', String(preview.width)),
        property('og:image:height', String(preview.height)),
        property('og:image:alt', 'A level of a dungeon: caves, a lake, lava, grass, doors and creatures'),
        { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: 'icon-180.png' }, injectTo: 'head' },
      ];
    },
  },
};

/** The list of files that the service worker keeps, each with the hash of what was built (service_worker/built_files.ts). */
const withHashes = async (entries) => ({
  manifest: await Promise.all(
    entries.map(async ({ url, size }) => {
      const bytes = await readFile(here(`dist/${url}`));
      return { url, size, revision: null, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
    }),
  ),
  warnings: [],
});

/** The installed page, and the service worker that keeps all files: a page and an engine of different versions never
    meet, for each version has the files it was built with. It waits until the player accepts an update (offline.ts). */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifestFilename: 'manifest.webmanifest',
  manifest: {
    name: 'Cellophane',
    short_name: 'Cellophane',
    description: 'The dungeons of Brogue, generated from a seed and played in the browser.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#0b0b10',
    theme_color: '#0b0b10',
    icons,
  },
  strategies: 'injectManifest',
  srcDir: 'app/shell/service_worker',
  filename: 'sw.ts',
  injectManifest: {
    globPatterns: ['**/*.{html,js,css,wasm,woff2,svg,json,webmanifest}'],
    // Of the documentation what is read: neither pictures nor the playground's engine. Other releases keep their own. What
    // writes PDFs is as large as an engine, and fetched by whoever prints.
    globIgnores: ['docs/gallery/**', 'docs/lib/**', 'v/**', 'assets/print_worker-*.js'],
    manifestTransforms: [withHashes],
    maximumFileSizeToCacheInBytes: 8_000_000,
  },
});

const views = {
  game: { modules: ['/app/storage/availability.ts', '/app/game/game_view.ts'] },
  map: { modules: ['/app/atlas/atlas_view.ts'], worker: 'prefetch_worker', replacesPage: true },
  dig: { modules: ['/app/dig/dig_view.ts'], replacesPage: true },
  // A frame with view=embed&play.
  play: { modules: ['/app/frames/embed_play_view.ts'] },
  embed: {
    modules: ['/app/frames/embed_view.ts'],
    files: ['cellophane-map.js', 'cellophane.wasm', 'cellophane-mono.woff2'].map((name) => `embed/${name}`),
  },
};

/** Of the path of a module below web, written with slashes. */
const below = (...paths) => new RegExp(`/web/(${paths.join('|')})\\.ts$`);

/** What several views share comes in few files, for each takes its time to ask for. */
const sharedBy = {
  page: [
    below(
      'elements/tune_text',
      'kit/(clipboard|clock|create_element|download|explained|forms|notices|optional|parts|scheduling)',
      'terminal/(keyboard|pictures_there|screen_cells)',
      'app/engine/preloaded',
      'app/link/(dungeon|link)',
      'app/releases/site',
      'app/settings/(preferences|settings|settings_button|theme)',
      'app/share/share_button',
      'app/shell/(font|nav|page|register_offline|repair)',
    ),
    /preload-helper/,
  ],
  maps: [below('elements/(?!cellophane_game|tune_text)[^/]*')],
  storage: [
    below('app/storage/(availability|connection|files|named|store)', 'app/link/replay_code'),
    /\/node_modules\/idb\//,
  ],
};
const chunkFor = (id) => {
  const path = id.replaceAll('\\', '/');
  return Object.entries(sharedBy).find(([, modules]) => modules.some((shape) => shape.test(path)))?.[0];
};

/** The game's file is called main, whatever its module. */
const nameOfChunk = ({ name }) => `assets/${name === 'game_view' ? 'main' : name}-[hash].js`;

export default defineConfig({
  ...shared,
  plugins: [
    fonts,
    offerMachineTitles,
    policy,
    themeBeforePaint,
    preloadViews(views),
    linkPreview,
    drawPictures(engine),
    embedBesidePage,
    documentation(engine),
    offline,
    keepReleases(engine, here('dist')),
  ],
  server: { fs: { allow: [here('..')] } },
  worker: { format: 'es' },
  build: {
    ...target,
    outDir: here('dist'),
    rollupOptions: {
      input: { index: here('index.html'), search: here('search.html'), results: here('results.html') },
      output: { manualChunks: chunkFor, chunkFileNames: nameOfChunk },
    },
  },
});
