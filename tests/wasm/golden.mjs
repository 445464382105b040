import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rows of the golden file of levels: {style, seed, depth, hash}. */
export const goldenLevels = () => rowsOf('levels.tsv');
/** The rows of the golden file of walks: {style, seed, depth, hash}. */
export const goldenGames = () => rowsOf('games.tsv');
/** The rows of the golden file of levels of short dungeons: {variant, seed, depth, hash}. Its games are those of bots. */
export const goldenShortLevels = () => rowsOf('variants.tsv').filter(({ depth }) => depth !== 'game');

/** Plays as tests/golden/games.cpp does: explores, takes the stairs down, searches where there is no way. */
export function walk(game) {
  const carryThrough = (action) => {
    let step = game.step(action);
    let { turns } = step;
    while (step.goingOn) {
      step = game.step({ type: 'continue' });
      turns += step.turns;
    }
    return turns;
  };
  for (let searches = 0; searches < 10 && game.depth <= 5; ) {
    const { depth } = game;
    while (carryThrough({ type: 'explore' }) > 0);
    while (game.depth === depth && carryThrough({ type: 'stairs', to: 'down' }) > 0);
    if (game.depth !== depth) continue;
    carryThrough({ type: 'search5' });
    ++searches;
  }
}

function rowsOf(name) {
  const file = fileURLToPath(new URL(`../golden/${name}`, import.meta.url));
  const [header, ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const names = header.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, i) => [names[i], cell])));
}
