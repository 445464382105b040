import '../support/dom';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { Game } from 'cellophane';
import { TerminalSession, type SittingParts } from '../../../web/terminal/terminal_session';
import { openDocument } from '../support/dom';
import { engine } from '../support/engine';
import { preferences } from '../support/page';

let session: TerminalSession<Game> | undefined;
afterEach(() => {
  if (session?.isOpen) session.close();
});

/** A game on a terminal that draws at once; `told`: of errors, `failures`: what has ended the game. */
function open(parts: Partial<SittingParts<Game>>) {
  openDocument();
  const told: string[] = [];
  const failures: unknown[] = [];
  session = new TerminalSession(engine.newGame({ seed: 5 }), {
    terminal: { write: (_, done) => done?.() },
    log: document.querySelector('#log')!,
    preferences: preferences(),
    onDrawn: () => {},
    onPlayed: () => {},
    onFailure: (error) => failures.push(error),
    onSettings: () => {},
    onTrouble: (sentences) => told.push(...sentences),
    ...parts,
  });
  return { told, failures };
}
const rest = () => session!.send({ type: 'key', key: 'z' });

const faults = {
  'an object that is missing': () => new ReferenceError('AudioContext is not defined'),
  'a method that is missing': () => new TypeError('context.createStereoPanner is not a function'),
  'a refusal of the browser': () => new DOMException('denied', 'NotAllowedError'),
};
for (const [what, fault] of Object.entries(faults))
  for (const part of ['hear', 'onPlayed', 'onDrawn'] as const)
    test(`${what} in ${part} does not end the game, keeps nothing else from happening, and is told once`, () => {
      let played = 0;
      const { told, failures } = open({
        onPlayed: () => ++played,
        [part]: () => {
          ++played;
          throw fault();
        },
      });
      const log = console.error;
      console.error = () => {};
      try {
        played = 0;
        rest();
        rest();
      } finally {
        console.error = log;
      }
      assert.equal(session!.isOpen, true);
      assert.equal(session!.game.turns, 2);
      assert.ok(played >= 2, String(played));
      assert.deepEqual(failures, []);
      assert.deepEqual(told, [`A part of the page failed: ${fault().message} The game goes on.`]);
    });

test('a fault of the engine ends the game, wherever it shows', () => {
  const trap = new WebAssembly.RuntimeError('unreachable');
  for (const part of ['hear', 'onPlayed'] as const) {
    const { told, failures } = open({
      [part]: () => {
        throw trap;
      },
    });
    rest();
    assert.equal(session!.isOpen, false);
    assert.deepEqual(failures, [trap]);
    assert.deepEqual(told, []);
    assert.equal(rest(), false);
  }
});
