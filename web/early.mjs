// What each view of the page will want is asked for by the first lines of its document: the first script would have to
// be fetched and read before it could ask, and the scripts it brings before they could. Before that, every document says
// what to do without that script.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where a document begins, and where it says what its views want, with the script that reads it. */
const placeOfTelling = '<!-- first lines -->';
const placeOfWishes = '<!-- wishes -->';

/** A script without what is there for its readers. */
const linesOf = (name) => readFileSync(new URL(name, import.meta.url), 'utf8').replace(/^ *\/\/.*\n|^ +/gm, '').trim();
const telling = linesOf('tell_early.js');
const asking = linesOf('ask_early.js');

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The only scripts that the policy lets stand in documents: they are the same for every build. */
export const hashesOfEarlyScripts = [telling, asking].map(hashOf).join(' ');

/** All that a chunk has fetched before it runs: scripts, styles, and the assets it names. */
function filesFor(chunk, bundle, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of [...chunk.viteMetadata.importedAssets, ...chunk.viteMetadata.importedCss]) found.add(file);
  for (const name of chunk.imports) filesFor(bundle[name], bundle, found);
  return found;
}

/** `views`: for each view the modules it begins with, by the ends of their names; files of other builds; the name of the
    worker that goes ahead of it, and fetches its engine; and whether it puts something else in the place of what the
    document holds. */
export const early = (views) => ({
  name: 'cellophane:early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const chunks = Object.values(bundle ?? {}).filter(({ type }) => type === 'chunk');
      const beginning = (name) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(name));
      const wishOf = ({ modules, files = [], worker, refurnished }) => {
        const own = [...new Set(modules.flatMap((name) => [...filesFor(beginning(name), bundle)]))];
        const isEngine = (file) => file.endsWith('.wasm');
        const program = worker && Object.keys(bundle).find((file) => file.startsWith(`assets/${worker}-`));
        const asked = [...own.filter((file) => !isEngine(file)), ...files];
        return { files: asked, engine: own.find(isEngine), worker: program, refurnished };
      };
      const wishes = Object.fromEntries(Object.entries(views).map(([view, wanted]) => [view, wishOf(wanted)]));
      return html.replace(/\n\s+/g, '\n').replace(placeOfTelling, () => `<script>${telling}</script>`).replace(placeOfWishes, () =>
        `<script type="application/json" id="wishes">${JSON.stringify(wishes)}</script>\n  <script>${asking}</script>`);
    },
  },
});
