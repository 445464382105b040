// Games that a language model plays by words: what it is shown, the names of actions, recordings.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

/** What a client did wrong; the message says what would be right. */
export class Refusal extends Error {}

export const mostGames = 16;
/** The longest that the page takes, after `#r=`. */
const longestCode = 16_000;
/** A long action ends by itself well before that. */
const mostSteps = 5000;

const at = ({ x, y }) => `${x},${y}`;
const names = {
  move: ({ dir }) => `move ${dir}`,
  run: ({ dir }) => `run ${dir}`,
  travel: (action) => `travel ${at(action)}`,
  stairs: ({ to }) => `stairs ${to}`,
  throw: (action) => `throw ${action.item} ${at(action)}`,
  zap: (action) => `zap ${action.item} ${at(action)}`,
  answer: ({ yes }) => `answer ${yes ? 'yes' : 'no'}`,
};

/** The name by which `act` takes an action: "explore", "move north", "throw c 40,12", "answer yes". */
export function nameOf(action) {
  const name = names[action.type];
  if (name) return name(action);
  return action.item === undefined ? action.type : `${action.type} ${action.item}`;
}

/** An action by its name; undefined if it is not among those that make sense now. */
function actionNamed(game, name) {
  const wanted = name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  // Travel goes to every known cell, so it is not in the list; the engine knows where it can go.
  const cell = /^travel (\d{1,3}),(\d{1,3})$/.exec(wanted);
  const actions = game.legalActions();
  if (cell && actions.some(({ type }) => type === 'explore' || type === 'move'))
    return { type: 'travel', x: Number(cell[1]), y: Number(cell[2]) };
  return actions.find((action) => nameOf(action).toLowerCase() === wanted);
}

/** The pack as the game lists it, by letters. */
function packOf(game) {
  const look = game.fork();
  try {
    look.send({ type: 'key', key: 'i' });
    const { choices, rows } = look.reading();
    const items = choices.filter(({ key, sign }) => sign !== null && /^[a-z]$/.test(key));
    return [...items.map(({ key, label }) => `${key}: ${label}`), ...rows.map(({ name, text }) => `${name} ${text}`)];
  } finally {
    look.dispose();
  }
}

/** Lines under a title, if there are any. */
const under = (title, lines) => (lines.some((line) => line !== '') ? [`## ${title}`, ...lines, ''] : []);

/** What a player of the game is shown, in words, and the screen as it is drawn. */
export function lookAt(game) {
  const { title, urgent, stopped, status, things, here, around, lines } = game.reading();
  const screen = game
    .text()
    .split('\n')
    .map((line) => line.trimEnd());
  const result = game.result();
  return [
    ...under(
      'What happened last',
      [...game.log(6), urgent, stopped].filter((line) => line !== ''),
    ),
    ...under('You', status),
    ...under(
      'In sight or known',
      things.map(({ text, x, y }) => `${text} (${x},${y})`),
    ),
    ...under('Here', here),
    ...under('Around', around),
    ...under(title, lines),
    ...(game.over ? [] : under('Pack', packOf(game))),
    ...under('Screen', screen),
    ...(result ? [`The game is over: ${result.end}. Score ${result.score}, deepest level ${result.deepest}.`] : []),
  ]
    .join('\n')
    .trim();
}

/** The games of one client. `page`: the address of the page, for links to watch; `folder`: where recordings go. */
export class Games {
  #engine;
  #page;
  #folder;
  #games = new Map();
  #next = 1;

  constructor(engine, { page, folder }) {
    this.#engine = engine;
    this.#page = page;
    this.#folder = folder;
  }

  /** The game of a number, or the newest, with its number. */
  entry(number) {
    if (this.#games.size === 0) throw new Refusal('There is no game yet: begin one with new_game.');
    const known = [...this.#games.keys()];
    const entry = this.#games.get(number ?? known.at(-1));
    if (!entry) throw new Refusal(`There is no game ${number}; there are: ${known.join(', ')}.`);
    return entry;
  }

  get(number) {
    return this.entry(number).game;
  }

  begin(options) {
    if (this.#games.size >= mostGames)
      throw new Refusal(`There are ${mostGames} games already, which is the most; close one with close_game.`);
    const game = this.#engine.newGame(options);
    const number = this.#next++;
    this.#games.set(number, { number, game, file: null });
    return { number, game };
  }

  /** Carries out an action by its name to its end, and tells what came of it. */
  async act(number, name) {
    const entry = this.entry(number);
    const { game } = entry;
    if (game.over) throw new Refusal('The game is over. Begin another with new_game.');
    const action = actionNamed(game, name);
    if (!action)
      throw new Refusal(
        `There is no action ${JSON.stringify(name.slice(0, 60))} now. There are: ${game.legalActions().map(nameOf).join('; ')}; and travel X,Y to a known cell.`,
      );
    const told = [];
    let turns = 0;
    let result = game.step(action);
    for (let steps = 1; ; ++steps) {
      told.push(...result.messages);
      turns += result.turns;
      if (!result.goingOn || result.over || result.question !== null || steps === mostSteps) break;
      result = game.step({ type: 'continue' });
    }
    if (game.over) await this.#keep(entry);
    const { stopped } = game.reading();
    return {
      turns,
      text: [
        `${turns} ${turns === 1 ? 'turn' : 'turns'} passed.`,
        ...told,
        ...(stopped === '' ? [] : [stopped]),
        ...(result.question === null ? [] : ['A question waits for an answer; see actions.']),
        ...(game.over ? [`The game is over. Score ${game.result().score}.`] : []),
        game.reading().status.join(' '),
      ].join('\n'),
    };
  }

  /** How the game was played so far: the file, and the link by which the page shows it, if it is short enough. */
  async recording(number) {
    const entry = this.entry(number);
    const bytes = Buffer.from(entry.game.replay());
    const code = deflateRawSync(bytes).toString('base64url');
    const fragment = code.length > longestCode ? null : `#r=${code}`;
    const file = await this.#keep(entry);
    return { bytes, fragment, link: fragment && this.#page ? `${this.#page}${fragment}` : null, file };
  }

  /** Writes the recording, in place of what it wrote of this game before. Nothing without a folder. */
  async #keep(entry) {
    if (!this.#folder) return null;
    const bytes = entry.game.replay();
    if (entry.file) await writeFile(entry.file, bytes);
    for (let i = 1; !entry.file; ++i) {
      const file = join(this.#folder, `${entry.game.seed}${i === 1 ? '' : `-${i}`}.clph`);
      try {
        await writeFile(file, bytes, { flag: 'wx' });
        entry.file = file;
      } catch (error) {
        if (error.code !== 'EEXIST') throw new Refusal(`The recording could not be written: ${error.message}`);
      }
    }
    return entry.file;
  }

  async close(number) {
    const entry = this.entry(number);
    if (entry.game.recorded > 0) await this.#keep(entry);
    this.#games.delete(entry.number);
    entry.game.dispose();
    return entry;
  }

  /** Keeps what is there, whatever has become of the client. */
  async finish() {
    for (const number of [...this.#games.keys()]) await this.close(number);
  }
}
