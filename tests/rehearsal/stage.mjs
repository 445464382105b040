// The releases of a rehearsal (tests/rehearsal.sh), oldest first, and what was promised in each: links, saves, recordings.

import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { versionsOfEngine } from '../../web/releases/versions.mjs';
import { played } from '../support/contest.mjs';

export const rehearsal = fileURLToPath(new URL('../../build/rehearsal/', import.meta.url));
/** The site as the n-th rehearsed release publishes it: the page is in its folder `games`. */
export const siteOf = (n) => join(rehearsal, 'pages', String(n));
/** The number of the newest one. */
export const last = (await readdir(join(rehearsal, 'pages'))).length;
const kept = join(siteOf(last), 'games/v');

/** Of each kind, for each release. */
export const count = Number(process.env.CELLOPHANE_PROMISES ?? 200);
export const countOfSaves = Math.max(1, Math.round(count / 4));

async function release(name, script, hasPage = true) {
  const { loadCellophane } = await import(pathToFileURL(script).href);
  const engine = await loadCellophane();
  const versions = versionsOfEngine(engine);
  if (versions.release !== name) throw new Error(`${script} is of release ${versions.release}, not ${name}.`);
  return { name, engine, versions, hasPage };
}

const index = JSON.parse(await readFile(join(kept, 'index.json'), 'utf8')).releases;
/** The last one is at the root of the site, the others below v. */
export const releases = await Promise.all([
  ...index
    .toReversed()
    .map(({ release: name, files }) =>
      release(name, join(kept, name, 'engine/cellophane.mjs'), Object.hasOwn(files, 'index.html')),
    ),
  readFile(join(rehearsal, 'package/package.json'), 'utf8').then((text) =>
    release(JSON.parse(text).version, join(rehearsal, 'package/cellophane.mjs')),
  ),
]);
export const [oldest, ...withPages] = releases;
export const newest = releases.at(-1);

/** The folder of a release's page on the site. */
export const folderOf = ({ name }) => (name === newest.name ? 'games/' : `games/v/${name}/`);

const styles = ['brogue', 'classic', 'accretion', 'rogue'];

function stateAtEnd(engine, file) {
  const replay = engine.openReplay(file);
  try {
    replay.runTo(replay.turns);
    while (!replay.isAtEnd) replay.step();
    if (replay.problem) throw replay.problem;
    return replay.stateHash();
  } finally {
    replay.dispose();
  }
}

/** Files of games that were played in a release, with what its own engine says of them. */
function recordingsOf({ name, engine }) {
  // Of the same dungeons as in other releases, and never the same game: that would count once.
  const more = releases.findIndex((each) => each.name === name);
  return Array.from({ length: count }, (_, i) => {
    const bytes = played(engine, {
      seed: String(1 + Math.floor(i / 4)),
      style: styles[i % 4],
      whim: 1 + i + 1000 * more,
      actions: 40 + (i % 5) * 30 + 5 * more,
    });
    return {
      file: `${name}-${i}.clph`,
      bytes,
      state: stateAtEnd(engine, bytes),
      result: engine.verifyRecording(bytes),
    };
  });
}

function savesOf({ name, engine }) {
  return Array.from({ length: countOfSaves }, (_, i) => {
    const recording = played(engine, {
      seed: String(5000 + i),
      style: styles[i % 4],
      whim: i + 1,
      actions: 20 + i,
      isUnfinished: true,
    });
    const game = engine.loadGame(recording);
    try {
      const { turns, seed } = game;
      return { file: `${name}-save-${i}.clph`, bytes: game.save(), seed, turns, state: game.stateHash() };
    } finally {
      game.dispose();
    }
  });
}

/** The first state of a game by its seed. */
function linksOf({ engine, versions }) {
  return Array.from({ length: count }, (_, i) => {
    const seed = String(9000 + i);
    const style = styles[i % 4];
    const game = engine.newGame({ seed, style });
    try {
      return {
        query: `?seed=${seed}${style === 'brogue' ? '' : `&style=${style}`}&v=${versions.dungeon}`,
        state: game.stateHash(),
      };
    } finally {
      game.dispose();
    }
  });
}

/** By the name of a release. Files are written to the folder `promises` as well. */
export const promises = new Map();
for (const each of releases) {
  const made = { recordings: recordingsOf(each), saves: savesOf(each), links: linksOf(each) };
  promises.set(each.name, made);
  for (const [kind, files] of [
    ['recordings', made.recordings],
    ['saves', made.saves],
  ])
    for (const { file, bytes } of files) {
      const path = join(rehearsal, 'promises', kind, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
}
