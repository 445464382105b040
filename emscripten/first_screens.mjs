// What the page does with an engine until its first screen is drawn (web/app/game/first_screen.ts): for the split of the
// engine, and for its test.

/** The windows and wishes of players: a desk with motion and keyboard, a phone without. */
export const manners = [
  { sheets: false, window: { column: 0, columns: 100, row: 0, rows: 34 }, wanted: true },
  { sheets: true, window: { column: 31, columns: 40, row: 3, rows: 28 }, wanted: false },
];

/** Draws a title or a new game, and is done with it. */
export function drawFirst(shown, { sheets, window, wanted }) {
  shown.send({ type: 'sheets', wanted: sheets });
  shown.send({ type: 'window', ...window });
  void [shown.seed, shown.depth, shown.style];
  shown.setSettings('');
  shown.setSettings(shown.settings);
  shown.send({ type: 'motion', wanted });
  shown.send({ type: 'keyboard', wanted });
  shown.send({ type: 'pictures', wanted });
  shown.send({ type: 'hints', wanted: true });
  shown.send({ type: 'settings', wanted: true });
  const bytes = shown.screen();
  shown.readingColumn();
  shown.heroCell();
  shown.aimedCell();
  shown.reading();
  shown.dispose();
  return bytes;
}

/** The title of a player without games. */
export function emptyTitle(cellophane, seed = '1729') {
  const title = cellophane.openTitle({ seed });
  title.setGames([]);
  title.setRecordings([]);
  title.rememberRuns('');
  return title;
}

/** What an address may ask for. */
export function readAddresses(cellophane) {
  cellophane.seedFromText('1729');
  cellophane.seedFromText('a word');
  cellophane.dailySeed('2026-11-26');
}
