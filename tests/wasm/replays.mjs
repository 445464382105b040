// Plays every recording of a folder to its end and prints the hashes of the final states, for tests/soak.sh.
import { readFileSync, readdirSync } from 'node:fs';
import { loadCellophane } from './support.mjs';

const folder = process.argv[2];
const engine = await loadCellophane();
for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.clph'))
  .sort()) {
  const replay = engine.openReplay(new Uint8Array(readFileSync(`${folder}/${name}`)));
  replay.runTo(replay.turns);
  while (!replay.isAtEnd) replay.step();
  if (replay.problem !== null) throw new Error(`${name}: ${replay.problem.message}`);
  console.log(name, replay.stateHash());
  replay.dispose();
}
