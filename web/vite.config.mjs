import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './csp.mjs';
import { writeSubset } from './font/subset.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const engine = process.env.CELLOPHANE_ENGINE ?? here('../build/wasm/engine/cellophane.mjs');

const subsetFont = { name: 'cellophane:subset-font', buildStart: writeSubset };

/** Only built pages carry the policy: the development server lives on inline styles. */
const policy = {
  name: 'cellophane:policy',
  apply: 'build',
  transformIndexHtml: () => [{
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
    injectTo: 'head-prepend',
  }],
};

export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [subsetFont, policy],
  resolve: { alias: { cellophane: engine } },
  server: { fs: { allow: [here('..')] } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: here('dist'),
    emptyOutDir: true,
    rollupOptions: { input: { index: here('index.html'), search: here('search.html') } },
  },
});
