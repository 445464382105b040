// The package.json of the npm package.

/** An entry of the package. Types come first, for the first condition that fits is taken. */
const entry = (types, script, conditions = {}) => ({ types, ...conditions, default: script });
const element = './map/cellophane-map.js';
const game = './game/cellophane-game.js';

/** Where the sources are. Forks and renamed repositories exist, so it is not written down: GitHub's workflows tell it,
 *  and provenance is refused for any other. */
function placesOf({ GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name }) {
  if (!name) return {};
  const address = `${server}/${name}`;
  return {
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git` },
  };
}

/** `own`: the package.json of the sources; `surroundings`: the variables of the environment. */
export function manifestOf({ name, version, description, license, engines }, surroundings) {
  return {
    name,
    version,
    description,
    license,
    keywords: [
      'roguelike',
      'dungeon',
      'dungeon-generator',
      'procedural-generation',
      'map-generator',
      'brogue',
      'seed',
      'wasm',
      'webassembly',
      'custom-element',
      'web-components',
      'tiled',
      'universal-vtt',
      'gamedev',
    ],
    ...placesOf(surroundings),
    type: 'module',
    engines,
    publishConfig: { access: 'public', provenance: true },
    // These define the elements or listen for messages when imported; the other modules only export.
    sideEffects: [
      element,
      game,
      './map/cellophane-map-worker.js',
      './worker/node_thread.mjs',
      './worker/web_thread.mjs',
    ],
    types: './cellophane.d.ts',
    main: './cellophane.mjs',
    bin: { cellophane: './command/cellophane.mjs', 'cellophane-inline': './inline/write.mjs' },
    customElements: './custom-elements.json',
    exports: {
      '.': entry('./cellophane.d.ts', './cellophane.mjs'),
      './levels': entry('./levels/cellophane.d.ts', './levels/cellophane.mjs'),
      './errors': entry('./errors/errors.d.ts', './errors/errors.mjs'),
      './map': entry('./types/elements/cellophane_map.d.ts', element),
      './game': entry('./types/elements/cellophane_game.d.ts', game),
      './server': entry('./types/elements/server/render_element.d.ts', './server/cellophane-server.mjs'),
      './pdf': entry('./types/print/pdf.d.ts', './pdf/cellophane-pdf.mjs'),
      './react': entry('./frameworks/react.d.ts', element),
      './vue': entry('./frameworks/vue.d.ts', element),
      './svelte': entry('./frameworks/svelte.d.ts', element),
      './solid': entry('./frameworks/solid.d.ts', element),
      './worker': entry('./worker/worker.d.ts', './worker/web.mjs', { node: './worker/node.mjs' }),
      './cellophane.wasm': './cellophane.wasm',
      './levels/cellophane.wasm': './levels/cellophane.wasm',
      './wasi/cellophane.wasm': './wasi/cellophane.wasm',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
  };
}
