// Vite plugins: write into each document the files that every view needs, and four inline scripts. preload.js requests
// those files at once, without waiting until the page's scripts have been fetched and import each other; repair.js fetches
// broken files anew; load_failure.js reports scripts that cannot be loaded; theme.js applies the theme before the first
// paint.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Placeholders in the documents. */
const placeOfTheme = '<!-- theme -->';
const placeOfLoadFailure = '<!-- load failure -->';
const placeOfPreloads = '<!-- preloads -->';

/** A script without comments and indentation. */
const linesOf = (name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .replace(/^ *\/\/.*\n|^ +/gm, '')
    .trim();
const theme = linesOf('theme.js');
const repair = linesOf('repair.js');
const loadFailure = linesOf('load_failure.js');
const preload = linesOf('preload.js');

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The only inline scripts that the content security policy allows; they are the same for every build. */
export const hashesOfInlineScripts = [theme, repair, loadFailure, preload].map(hashOf).join(' ');

/** Applies the theme before the first paint, in development too. */
export const themeBeforePaint = {
  name: 'cellophane:theme',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(placeOfTheme, () => `<script>${theme}</script>`),
  },
};

/** All files that are fetched before a chunk runs: scripts, styles, and the assets it names. */
function filesFor(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of [...chunk.viteMetadata.importedAssets, ...chunk.viteMetadata.importedCss]) found.add(file);
  for (const name of chunk.imports) filesFor(bundle[name], bundle, found);
  return found;
}

/** `views`, for each view: `modules`, which it fetches first, by the ends of their names; `files` of other builds; the name of
    the `worker` that runs ahead of it and fetches its engine; and whether it `replacesPage`, the document's content. */
export const preloadViews = (views) => ({
  name: 'cellophane:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter(({ type }) => type === 'chunk');
      const holding = (name) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
      const preloadOf = ({ modules, files = [], worker, replacesPage }) => {
        const own = [...new Set(modules.flatMap((name) => [...filesFor(holding(name), bundle)]))];
        const isEngine = (file) => file.endsWith('.wasm');
        const isRest = (file) => /cellophane-rest-[^/]*\.wasm$/.test(file);
        const program = worker && Object.keys(bundle).find((file) => file.startsWith(`assets/${worker}-`));
        const preloaded = [...own.filter((file) => !isEngine(file)), ...files];
        const engine = own.find((file) => isEngine(file) && !isRest(file));
        return { files: preloaded, engine, rest: own.find(isRest), worker: program, replacesPage };
      };
      const preloads = Object.fromEntries(Object.entries(views).map(([view, wanted]) => [view, preloadOf(wanted)]));
      return html
        .replace(/\n\s+/g, '\n')
        .replace(placeOfLoadFailure, () => `<script>${repair}</script>\n  <script>${loadFailure}</script>`)
        .replace(
          placeOfPreloads,
          () =>
            `<script type="application/json" id="preloads">${JSON.stringify(preloads)}</script>\n  <script>${preload}</script>`,
        );
    },
  },
});
