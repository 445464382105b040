// The versions of an engine, asked of the engine itself.

/** `engine`: a whole engine that is loaded. */
export function versionsOfEngine(engine) {
  const game = engine.newGame({ seed: 1 });
  const file = game.replay();
  game.dispose();
  const { dungeonVersion, rulesVersion } = engine.verifyRecording(file);
  // Signature, kind, format (docs/records.md).
  return { release: engine.version, dungeon: dungeonVersion, rules: rulesVersion, save: file[5] };
}
