// Many games over the workers of a pool, in Node: each goes as it would alone.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newProject } from './support.mjs';

let project;
before(async () => {
  project = await newProject();
});
after(() => project.remove());

/** What every program here begins with. */
const beginning = `
  import { loadCellophane } from 'cellophane';
  import { openBatch, openWorker } from 'cellophane/worker';
  const engine = await loadCellophane();
  const { bytes, actions } = engine.observationLayout();
  const rest = actions.groups.find(({ name }) => name === 'rest').first;
  const workers = await Promise.all([openWorker(), openWorker()]);
  const roomFor = (games) => ({
    observations: new Uint8Array(games * bytes),
    masks: new Uint8Array(games * actions.maskBytes),
    members: new Int32Array(games),
    outcomes: new Int32Array(games * 5),
  });
  const told = async (act) => {
    try {
      await act();
      return 'nothing';
    } catch (error) {
      return error.code + ': ' + error.message;
    }
  };
`;

test('five games over two workers are what they are in one batch', async () => {
  const answer = await project.node(`${beginning}
    const seeds = [1, 2n, '3', 4, 5];
    const [here, there] = [roomFor(5), roomFor(5)];
    const batch = engine.newBatch({ seeds, depth: 2 });
    const spread = await openBatch({ seeds, depth: 2 }, workers);
    let same = spread.size === 5;
    const compare = () => {
      for (const name of Object.keys(here)) same &&= Buffer.from(here[name].buffer).equals(Buffer.from(there[name].buffer));
    };
    batch.look({ ...here, outcomes: undefined });
    await spread.look({ ...there, outcomes: undefined });
    compare();
    let turns = 0;
    for (let round = 0; round < 40; ++round) {
      const chosen = Array.from(here.members, (members, i) => {
        let left = (round * 7 + i) % Math.max(1, members);
        for (let action = 0; action < actions.masked; ++action)
          if ((here.masks[i * actions.maskBytes + (action >> 3)] >> (action & 7)) & 1 && left-- === 0) return action;
        return -1;
      });
      batch.step(chosen, here);
      await spread.step(chosen, there);
      for (let i = 0; i < 25; i += 5) turns += here.outcomes[i];
      compare();
    }
    batch.reset(4, 99);
    await spread.reset(4, 99);
    batch.look(here);
    await spread.look(there);
    compare();
    spread.dispose();
    workers.forEach((worker) => worker.dispose());
    console.log(JSON.stringify({ same, moved: turns > 40 }));
  `);
  assert.deepEqual(answer, { same: true, moved: true });
});

test('bad calls are refused, and nothing is carried out', async () => {
  const answer = await project.node(`${beginning}
    const batch = await openBatch({ seeds: [1, 2, 3] }, workers);
    const before = roomFor(3);
    await batch.look(before);
    const said = [
      await told(() => openBatch({ seeds: [] }, workers)),
      await told(() => openBatch({ seeds: [1, 0] }, workers)),
      await told(() => openBatch({ seeds: [1] }, [])),
      await told(() => openBatch({ seeds: [1] }, {})),
      await told(() => batch.step([rest, rest])),
      await told(() => batch.step([rest, rest, actions.count])),
      await told(() => batch.look({ masks: new Uint8Array(1) })),
      await told(() => batch.look({ mask: 1 })),
      await told(() => batch.reset(3, 1)),
      await told(() => batch.reset(1, 0)),
    ];
    const now = roomFor(3);
    await batch.look(now);
    const same = Buffer.from(before.observations).equals(Buffer.from(now.observations));
    batch.dispose();
    batch.dispose();
    said.push(await told(() => batch.look(now)));
    workers[0].dispose();
    said.push(await told(() => openBatch({ seeds: [1] }, workers[0])));
    workers[1].dispose();
    console.log(JSON.stringify({ said, same }));
  `);
  const { said, same } = answer;
  const wanted = [
    /^bad-argument: seeds is an object; allowed: an array of 1 to 1000000 seeds/,
    /^bad-seed: /,
    /^bad-argument: workers is/,
    /^bad-argument: workers is an object; allowed: a worker of openWorker/,
    /^bad-argument: the number of actions is 2; allowed: 3 numbers, one for each game/,
    /^bad-action: An action is \d+; allowed/,
    /^bad-argument: masks is an object; allowed: a Uint8Array of at least \d+ numbers/,
    /^bad-argument: a name in the results is "mask"/,
    /^bad-argument: the number of a game is 3; allowed: a whole number from 0 to 2/,
    /^bad-seed: /,
    /^disposed: This batch has been disposed of/,
    /^disposed: This worker has been disposed of/,
  ];
  assert.equal(said.length, wanted.length);
  wanted.forEach((pattern, i) => assert.match(said[i], pattern));
  assert.equal(same, true);
});
