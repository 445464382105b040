/* view=embed&play, for frames: a game and nothing else, which the embedding page can talk with (docs/embed.md). */

import { createElement } from '../../kit/create_element';
import { Notices } from '../../kit/notices';
import { localTexts } from '../../kit/optional';
import { partOf } from '../../kit/parts';
import { CellophaneGame, provideEngine } from '../../elements/cellophane_game';
import { noTuneInGames } from '../../elements/tune_text';
import { loadBothFiles } from '../engine/game_engine';
import type { Preloaded } from '../engine/preloaded';
import { repeated } from '../link/parameters';
import { embedderOrigin, keyForEmbedder } from './embedder';
import { EmbedderLink } from './embedder_link';

/** The parameters of the address, and the attributes they become. */
const parameters = [
  ['seed', 'seed'],
  ['style', 'dungeon-style'],
  ['variant', 'variant'],
  ['theme', 'theme'],
  ['size', 'size'],
  ['key', 'save-key'],
] as const;

const frameStyle = `
  body { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); padding: 0; }
  #notices { grid-row: 1; }
  main { grid-row: 2; display: grid; place-items: center; overflow: auto; }
  cellophane-game { max-height: 100%; }
`;

export interface PlayPage {
  readonly begun: Promise<void>;
  destroy(): void;
}

/** Replaces the content of a document, but for its notices, by a game. */
export function openPlay(root: HTMLElement, preloaded: Preloaded): PlayPage {
  provideEngine(loadBothFiles(preloaded));
  const bar = partOf(root, 'notices');
  const notices = new Notices(bar);
  const style = new CSSStyleSheet();
  style.replaceSync(frameStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const stage = document.createElement('main');
  const query = new URLSearchParams(location.search);
  notices.notify(repeated(query, [...parameters.map(([name]) => name), 'parent']));
  const game = document.createElement('cellophane-game');
  if (!(game instanceof CellophaneGame)) throw new Error('Another cellophane-game is defined here.');
  for (const [name, attribute] of parameters) {
    const text = query.get(name);
    if (text === null) continue;
    const isKey = attribute === 'save-key';
    game.setAttribute(attribute, isKey ? keyForEmbedder(text, embedderOrigin(), localTexts) : text);
  }
  game.addEventListener('cellophane-ready', () => game.focus(), { once: true });
  if (query.has('tune')) notices.notify([noTuneInGames]);
  const link = new EmbedderLink(game, query.get('parent'));
  if (link.trouble) notices.notify([link.trouble]);
  stage.append(game);
  root.replaceChildren(createElement('h1', { class: 'unseen' }, 'Cellophane'), bar, stage);
  document.title = 'Cellophane';
  return {
    begun: Promise.resolve(),
    destroy: () => {
      link.close();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
      stage.remove();
    },
  };
}
