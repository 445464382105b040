// What the documentation site shows, in the order of its navigation. `source`: Markdown, in the folder docs.

const rules = ['levels', 'machines', 'terrain', 'monsters', 'items', 'hero', 'interface', 'claims'];
const ofRules = (name) => ({
  source: `rules/${name}.md`,
  to: `rules/${name}.html`,
  label: name[0].toUpperCase() + name.slice(1),
});

export const groups = [
  {
    title: 'Getting started',
    pages: [
      { source: 'tutorial.md', to: 'index.html', label: 'A map in ten minutes' },
      { source: 'recipes.md', to: 'recipes.html', label: 'Recipes' },
      { to: 'playground.html', label: 'Playground' },
    ],
  },
  {
    title: 'Guides',
    pages: [
      { source: 'package.md', to: 'package.html', label: 'The npm package' },
      { source: 'makers.md', to: 'makers.html', label: 'For makers: rooms, paths, tuned levels' },
      { source: 'embed.md', to: 'embed.html', label: 'Maps and games in web pages' },
      { source: 'json.md', to: 'json.html', label: 'Levels as JSON' },
      { source: 'formats.md', to: 'formats.html', label: 'Pictures and other formats' },
      { source: 'catalog.md', to: 'catalog.html', label: 'Catalogue and seed search' },
      { source: 'dig.md', to: 'dig.html', label: 'How a level is dug' },
      { source: 'records.md', to: 'records.html', label: 'Saves and recordings' },
      { source: 'hosting.md', to: 'hosting.html', label: 'Hosting the page' },
      { source: 'viewers.md', to: 'viewers.html', label: 'Exports in other programs' },
      { source: 'package_matrix.md', to: 'package_matrix.html', label: 'Runtimes and bundlers' },
    ],
  },
  {
    title: 'Reference',
    pages: [
      { to: 'api/engine.html', label: 'The engine' },
      { to: 'api/worker.html', label: 'The worker' },
      { to: 'api/elements.html', label: 'The elements' },
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
    title: 'The dungeon',
    pages: [
      { source: 'levels.md', to: 'levels.html', label: 'Levels in figures' },
      { source: 'machines.md', to: 'machines.html', label: 'Vaults, guards and traps' },
      { source: 'deaths.md', to: 'deaths.html', label: 'What kills' },
      { source: 'looks.md', to: 'looks.html', label: 'Unknown items' },
    ],
  },
  {
    title: 'The rules',
    pages: [{ source: 'rules/README.md', to: 'rules/index.html', label: 'Overview' }, ...rules.map(ofRules)],
  },
];

export const allPages = groups.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, group: title })));
