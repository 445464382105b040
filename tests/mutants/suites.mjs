// Which tests see which folder. A new folder of src or web gets its row here.

/** For C++: test programs, the quickest first; `terminal` are the tests of the program itself. What compares a whole level or
    game with the golden one comes after the folder's own and is told apart, and so do the tests of folders that are built
    on it. */
export const suitesOf = {
  kit: ['kit', 'world', 'dungeon', 'play', 'golden'],
  content: ['content', 'words', 'play', 'golden'],
  protocol: ['play', 'session'],
  world: ['world', 'play', 'golden', 'view', 'session'],
  dungeon: ['dungeon', 'golden', 'exports'],
  play: ['play', 'golden', 'view', 'record', 'session'],
  record: ['record', 'session', 'tools'],
  bots: ['bots', 'golden', 'record'],
  words: ['words', 'view', 'session', 'exports'],
  screen: ['screen', 'view', 'session'],
  view: ['view', 'session'],
  session: ['session', 'tools'],
  exports: ['exports', 'tools'],
  agent: ['agent', 'capi'],
  capi: ['capi', 'agent'],
  tools: ['tools', 'terminal'],
};

/** For the page: journeys in Chromium (tests/web) after its units (tests/page). The first row that a path begins with counts. */
export const journeysOf = {
  'web/app/atlas': ['atlas', 'dig'],
  'web/app/dig': ['dig'],
  'web/app/engine': ['page', 'play'],
  'web/app/feedback': ['motion', 'play'],
  'web/app/frames': ['frames', 'play_frame', 'embed'],
  'web/app/game': ['title', 'play', 'phone', 'wide', 'newcomer', 'watching', 'look_choice', 'gamepad', 'optional'],
  'web/app/link': ['links', 'share'],
  'web/app/releases': ['releases'],
  'web/app/results': ['results'],
  'web/app/search': ['search'],
  'web/app/settings': ['settings', 'keyboard', 'theme'],
  'web/app/share': ['share', 'watching', 'links'],
  'web/app/shell': ['header', 'page', 'narrow', 'phone', 'fingers', 'theme', 'notices', 'offline'],
  'web/app/storage': ['storage', 'database', 'watching'],
  'web/app': ['page', 'links', 'frames'],
  'web/docs': ['docs'],
  'web/elements/game': ['game_element'],
  'web/elements': ['embed', 'game_element', 'map_worker', 'kind'],
  'web/kit': ['page', 'notices', 'embed', 'game_element', 'search'],
  'web/print': [],
  'web/releases': ['releases', 'results'],
  'web/terminal': ['fingers', 'keyboard', 'mouse', 'gamepad', 'pictures', 'renderers', 'phone'],
};

/** The row for a file of the page, or undefined. */
export const journeysFor = (file) => {
  const row = Object.keys(journeysOf).find((folder) => file.startsWith(`${folder}/`));
  return row === undefined ? undefined : journeysOf[row];
};

/** Of a folder's own programs; the labels of tests/CMakeLists.txt. */
const slow = '~[long]~[sweep]~[statistics]~[determinism]~[watching]~[restless]';
const sweeps = '[sweep]~[statistics]~[long]';

/** What is run of a program of tests for a source, in order: the test that mirrors it, the quick ones, the others. */
export function filtersOf(suite, stem) {
  const machines = ['play', 'dungeon'].includes(suite) ? [`[machines]${slow}`] : [];
  const own = [`[#${stem}_test]`, `${slow}${machines.length > 0 ? '~[machines]' : ''}`, ...machines];
  return suite === 'dungeon' ? [...own, sweeps] : own;
}

/** Whether `tests/run.sh quick` runs it too. */
export const isQuick = (name) => !name.endsWith(sweeps) && !/^journeys|^terminal|^golden (sweeps|bots)/.test(name);
