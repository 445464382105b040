// What each view of the page will want is asked for by the first lines of its document: the first script would have to
// be fetched and read before it could ask, and the scripts it brings before they could.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where a document says what its views want, and where the script stands that reads it. */
export const placeOfWishes = '<!-- wishes -->';

/** Without what is there for its readers. */
const script = readFileSync(new URL('ask_early.js', import.meta.url), 'utf8').replace(/^\/\/.*\n|^ +/gm, '').trim();

/** The one script that the policy lets stand in a document: it is the same for every build. */
export const hashOfEarlyScript = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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
      return html.replace(placeOfWishes, () =>
        `<script type="application/json" id="wishes">${JSON.stringify(wishes)}</script>\n  <script>${script}</script>`);
    },
  },
});
