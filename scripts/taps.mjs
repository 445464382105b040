// How many taps a turn takes on a touch screen: `node scripts/taps.mjs [FOLDER]`, FOLDER with an engine's
// cellophane.mjs, of today or of 1.0.0; build/wasm/engine by itself. Ten games of a player who explores, strikes what
// stands beside the hero, answers yes, descends once all is explored, until depth 3, death, or where neither goes on.

import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? fileURLToPath(new URL('../build/wasm/engine', import.meta.url));
const { loadCellophane } = await import(pathToFileURL(resolve(folder, 'cellophane.mjs')));

const seeds = 10;
const goal = 3;
/** After so many taps in a row without a turn a game counts as over: gas may bar every way. */
const patience = 6;

/** The buttons of today: what the screen has around the map. */
function buttonsNow(game) {
  const { actions } = game.hud();
  const called = (start) => actions.find(({ label }) => label.startsWith(start));
  const answer = actions.some(({ stays }) => stays) ? undefined : (called('Yes') ?? actions[0]);
  return {
    answer,
    attack: called('Attack'),
    explore: called('Explore'),
    descend: called('Descend'),
    rest: called('Rest'),
  };
}

/** The pad of 1.0.0, with the keys of its arrows; questions and pages had their answers on a sheet. */
const arrows = [
  { key: 'y', dir: 'northwest', x: -1, y: -1 },
  { key: 'k', dir: 'north', x: 0, y: -1 },
  { key: 'u', dir: 'northeast', x: 1, y: -1 },
  { key: 'h', dir: 'west', x: -1, y: 0 },
  { key: 'l', dir: 'east', x: 1, y: 0 },
  { key: 'b', dir: 'southwest', x: -1, y: 1 },
  { key: 'j', dir: 'south', x: 0, y: 1 },
  { key: 'n', dir: 'southeast', x: 1, y: 1 },
];
function buttonsOfPad(game) {
  const { extent, choices } = game.reading();
  const more = choices.find(({ key }) => key === 'Space');
  const answer = extent === 'map' ? more : (choices.find(({ label }) => label.startsWith('Yes')) ?? choices[0]);
  const { hero, monsters } = game.observe();
  const steps = new Set(game.legalActions().map(({ type, dir }) => type === 'move' && dir));
  const isFoe = ({ odds, captive }) => odds !== null && !captive;
  const attack = arrows.find(
    ({ dir, x, y }) =>
      steps.has(dir) && monsters.some((other) => isFoe(other) && other.x - hero.x === x && other.y - hero.y === y),
  );
  return { answer, attack, explore: { key: 'x' }, descend: { key: '>' } };
}

function tap(game, { key, ctrl = false }) {
  game.send({ type: 'choose', key, ctrl });
  while (game.wantsTime() >= 0) game.send({ type: 'time', ms: Math.max(1, game.wantsTime()) });
}

/** Taps by what they were for. */
function play(game) {
  game.send({ type: 'keyboard', wanted: false });
  game.send({ type: 'sheets', wanted: true });
  const taps = { answer: 0, attack: 0, explore: 0, descend: 0 };
  let isExplored = false;
  let idle = 0;
  let vain = 0;
  while (!game.over && game.depth < goal) {
    const buttons = game.hud ? buttonsNow(game) : buttonsOfPad(game);
    const wanted = ['answer', 'attack', isExplored && 'descend', 'explore'];
    const choice = wanted.find((each) => buttons[each]);
    const { turns, depth, said } = game;
    tap(game, buttons[choice]);
    ++taps[choice];
    idle = game.turns === turns ? idle + 1 : 0;
    if (idle === patience) break;
    vain = choice === 'descend' && idle > 0 ? vain + 1 : 0;
    if (game.messages(said).some((text) => /^(explored|whatever is left)/i.test(text))) isExplored = true;
    // The first tap may only show the way; no way down is known after two in vain.
    else if (game.depth !== depth || (choice === 'explore' && idle === 0) || vain > 1) isExplored = false;
  }
  return taps;
}

const engine = await loadCellophane();
const total = { taps: 0, turns: 0 };
for (let seed = 1; seed <= seeds; ++seed) {
  const game = engine.newGame({ seed });
  const taps = play(game);
  const count = Object.values(taps).reduce((sum, each) => sum + each);
  const kinds = Object.entries(taps).map(([kind, each]) => `${kind} ${each}`);
  process.stdout.write(`seed ${seed}: ${count} taps, ${game.turns} turns, depth ${game.depth} (${kinds.join(', ')})\n`);
  total.taps += count;
  total.turns += game.turns;
  game.dispose();
}
const { taps, turns } = total;
process.stdout.write(`${taps} taps for ${turns} turns: ${(taps / turns).toFixed(3)} a turn\n`);
