// The gallery: one level in every form the engine gives, drawn when the site is built.

const level = { seed: '42', depth: 7 };

/** Returns { markdown, files: { name: bytes or text } }. */
export function galleryOf(engine) {
  const drawn = engine.generate(level);
  const small = engine.generate({ seed: '11', depth: 3, style: 'rogue', width: 40, height: 20 });
  const files = {
    'level.png': drawn.toPng({ cell: 12 }),
    'level-light.png': drawn.toPng({ cell: 12, theme: 'light' }),
    'level-plain.png': drawn.toPng({ cell: 12, reveal: false, items: false, monsters: false }),
    'level.svg': drawn.toSvg({ cell: 14 }),
    'drawn.svg': drawn.toDrawnSvg({ cell: 14, theme: 'parchment' }),
    'drawn-ink.svg': drawn.toDrawnSvg({ cell: 14, reveal: false, items: false, monsters: false }),
    'level.json': JSON.stringify(drawn.toJSON()),
    'level.tmj': JSON.stringify(drawn.toTiled({ image: 'tiles.png' })),
    'tiles.png': drawn.tilesetImage(),
    'level.uvtt': JSON.stringify(drawn.toUniversalVtt()),
  };
  const asked = `seed ${level.seed}, depth ${level.depth}`;
  const picture = (name, says) => `![${says}](gallery/${name})`;
  const code = (text) => `\`\`\`\n${text}\n\`\`\``;
  const markdown = [
    '# Exports of a level',
    `All of these are one level (${asked}), but for the texts, which are of a smaller one. [formats.md](formats.md) says ` +
      'what each holds.',
    '## PNG',
    '`level.toPng({ cell: 12 })`: the same bytes on every machine.',
    picture('level.png', `The level of ${asked}, in the colours of the game`),
    '`level.toPng({ cell: 12, theme: "light" })`, for paper and pale pages.',
    picture('level-light.png', 'The same level in light colours'),
    '`level.toPng({ cell: 12, reveal: false, items: false, monsters: false })`, for players.',
    picture('level-plain.png', 'The same level without secrets, items and monsters'),
    '## SVG',
    '`level.toSvg()`: letters that can be selected, at any size.',
    picture('level.svg', 'The same level as a drawing of letters'),
    '## Drawn map',
    '`level.toDrawnSvg({ theme: "parchment" })`: for the game master, with everything on it.',
    picture('drawn.svg', 'The same level as drawn by hand on parchment, with numbered rooms and a legend'),
    '`level.toDrawnSvg({ reveal: false, items: false, monsters: false })`: for players, black on white.',
    picture('drawn-ink.svg', 'The same level drawn in ink, without secrets, items and monsters'),
    '## Tileset',
    '`level.tilesetImage()`: what `level.toTiled()` is drawn with in Tiled.',
    picture('tiles.png', 'All tiles: walls, floors, doors, water, items and creatures'),
    '## Text',
    '`level.rows`: a letter a cell, for programs.',
    code(small.rows.join('\n')),
    '`level.toText()`: the signs of the game.',
    code(small.toText()),
    '## Files',
    'JSON: <a href="gallery/level.json" download>level.json</a>. Tiled: <a href="gallery/level.tmj" download>level.tmj</a> ' +
      'with <a href="gallery/tiles.png" download>tiles.png</a> beside it. Virtual tabletops: ' +
      '<a href="gallery/level.uvtt" download>level.uvtt</a>.',
  ].join('\n\n');
  drawn.dispose();
  small.dispose();
  return {
    markdown,
    files: Object.fromEntries(Object.entries(files).map(([name, file]) => [`gallery/${name}`, file])),
  };
}
