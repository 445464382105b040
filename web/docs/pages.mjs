// What the documentation site shows, in the order of its navigation. `source`: Markdown, in the folder docs.

const rules = ['levels', 'machines', 'terrain', 'monsters', 'items', 'hero', 'interface', 'claims'];
const ofRules = (name) => ({
  source: `rules/${name}.md`,
  to: `rules/${name}.html`,
  label: name[0].toUpperCase() + name.slice(1),
});
/** In a folder of their own, with addresses beside those of the manuals. */
const ofMeasurements = (name, label) => ({ source: `measurements/${name}.md`, to: `${name}.html`, label });

/** Addresses stay what they are: those of a release are promised until 2.0. */
export const groups = [
  {
    title: 'Start',
    pages: [{ source: 'README.md', to: 'index.html', label: 'Play, prepare a table, build' }],
  },
  {
    title: 'Tutorials',
    pages: [
      { source: 'tutorial.md', to: 'tutorial.html', label: 'A map in ten minutes' },
      { source: 'bot.md', to: 'bot.html', label: 'A bot in fifty lines' },
      { source: 'session.md', to: 'session.html', label: 'A session at the table' },
      { source: 'hunt.md', to: 'hunt.html', label: 'A hunt for a seed' },
      { to: 'playground.html', label: 'Playground' },
    ],
  },
  {
    title: 'How to',
    pages: [
      { source: 'playing.md', to: 'playing.html', label: 'Play' },
      { source: 'atlas.md', to: 'atlas.html', label: 'Atlas and seed search' },
      { source: 'embed.md', to: 'embed.html', label: 'Maps and games in web pages' },
      { source: 'makers.md', to: 'makers.html', label: 'For makers: rooms, paths, tuned levels' },
      { source: 'frameworks.md', to: 'frameworks.html', label: 'Elements in frameworks' },
      { source: 'recipes.md', to: 'recipes.html', label: 'Recipes' },
      { source: 'godot.md', to: 'godot.html', label: 'Levels in Godot' },
      { source: 'unity.md', to: 'unity.html', label: 'Levels in Unity' },
      { source: 'tabletops.md', to: 'tabletops.html', label: 'Print, and virtual tabletops' },
      { source: 'workers.md', to: 'workers.html', label: 'Many levels on all processors' },
      { source: 'records.md', to: 'records.html', label: 'Saves and recordings' },
      { source: 'mcp.md', to: 'mcp.html', label: 'Play by language models' },
      { source: 'hosting.md', to: 'hosting.html', label: 'Hosting the page' },
    ],
  },
  {
    title: 'Reference',
    pages: [
      { source: 'links.md', to: 'links.html', label: 'Links' },
      { source: 'package.md', to: 'package.html', label: 'The npm package' },
      { to: 'api/engine.html', label: 'The engine' },
      { to: 'api/worker.html', label: 'The worker' },
      { to: 'api/elements.html', label: 'The elements' },
      { source: 'json.md', to: 'json.html', label: 'Levels as JSON' },
      { source: 'terrain.md', to: 'terrain.html', label: 'Terrain' },
      { source: 'c.md', to: 'c.html', label: 'From C, C++ and Python' },
      { source: 'wasi.md', to: 'wasi.html', label: 'One file for other languages (WASI)' },
      { source: 'commands.md', to: 'commands.html', label: 'The command line' },
      { source: 'env.md', to: 'env.html', label: 'Games over standard input and output' },
      { source: 'observation.md', to: 'observation.html', label: 'The flat observation' },
      { source: 'formats.md', to: 'formats.html', label: 'Pictures and other formats' },
      { source: 'catalog.md', to: 'catalog.html', label: 'Catalogue and conditions' },
      { source: 'variants.md', to: 'own_variant.html', label: 'A variant of your own' },
    ],
  },
  {
    title: 'Explanation',
    pages: [
      { source: 'dig.md', to: 'dig.html', label: 'How a level is dug' },
      { source: 'sight.md', to: 'sight.html', label: 'Ways and sight' },
      { source: 'cost.md', to: 'cost.html', label: 'What a level costs' },
      { source: 'looks.md', to: 'looks.html', label: 'How it looks' },
      { source: 'history.md', to: 'history.html', label: 'History' },
    ],
  },
  {
    title: 'Galleries',
    pages: [
      { to: 'gallery.html', label: 'Exports of a level' },
      { to: '../demo/index.html', label: 'Ten maps in a page', isOutside: true },
    ],
  },
  {
    title: 'The rules',
    pages: [{ source: 'rules/README.md', to: 'rules/index.html', label: 'Overview' }, ...rules.map(ofRules)],
  },
  {
    title: 'Measurements',
    pages: [
      ofMeasurements('levels', 'Levels in figures'),
      ofMeasurements('machines', 'Vaults, guards and traps'),
      ofMeasurements('deaths', 'What kills'),
      ofMeasurements('variants', 'How long a game takes'),
      ofMeasurements('speed', 'Speed and size'),
      ofMeasurements('viewers', 'Exports in other programs'),
      ofMeasurements('package_matrix', 'Runtimes and bundlers'),
      ofMeasurements('rehearsal', 'A rehearsal of releases'),
      ofMeasurements('release_1.1.0', 'Files of 1.1.0'),
      ofMeasurements('release_1.0.0', 'Files of 1.0.0'),
    ],
  },
];

export const allPages = groups.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, group: title })));
