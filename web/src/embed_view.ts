/* view=embed, for frames: a map and nothing else. The element is that of docs/embed.md, built beside the page. */

import type * as Embed from '../embed/cellophane_map';
import type { ErrorDetail } from '../embed/cellophane_map';
import { readLink } from './link';
import { notify } from './notices';

/** What only frames understand, under the names of the element's attributes. */
const ownParameters = ['cols', 'rows', 'theme', 'reveal', 'zoom'] as const;

const frameStyle = `
  body { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); padding: 0; }
  #notices { grid-row: 1; }
  main { grid-row: 2; }
  cellophane-map { width: 100%; height: 100%; }
`;

const loadElement = (): Promise<typeof Embed> => import.meta.env.DEV
  ? import('../embed/cellophane_map')
  : import(/* @vite-ignore */ new URL('embed/cellophane-map.js', document.baseURI).href);

const asSentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

/** Attributes for the parameters that make sense; a notice for each of the others. */
function takeParameters(map: HTMLElement, parameters: URLSearchParams, check: (name: string, text: string) => void): void {
  for (const name of ownParameters) {
    const text = parameters.get(name);
    if (text === null) continue;
    try {
      check(name, text);
      map.setAttribute(name, text);
    } catch (error) {
      notify([`${asSentence((error as Error).message)} The link goes on without it.`]);
    }
  }
}

/** Sizes that a style cannot fill are found out by digging. */
function giveUpSize(map: HTMLElement, { code, message }: ErrorDetail): void {
  if (code !== 'bad-size' || !(map.hasAttribute('cols') || map.hasAttribute('rows'))) return;
  notify([`${asSentence(message)} The usual size is shown instead.`]);
  for (const name of ['cols', 'rows']) map.removeAttribute(name);
}

const style = new CSSStyleSheet();
style.replaceSync(frameStyle);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];

const stage = document.createElement('main');
stage.setAttribute('aria-label', 'The dungeon');
document.body.replaceChildren(document.getElementById('notices')!, stage);

const parameters = new URLSearchParams(location.search);
const { readRequest, sharedEngine } = await loadElement();
const map = document.createElement('cellophane-map');
map.addEventListener('cellophane-error', ({ detail }: CustomEventInit<ErrorDetail>) => giveUpSize(map, detail!));

try {
  const engine = await sharedEngine();
  const { dungeon: { seed, depth, style: dungeonStyle }, notices } = readLink(location.search, engine);
  notify(notices);
  takeParameters(map, parameters, (name, text) => readRequest((asked) => asked === name ? text : asked === 'seed' ? seed : null, engine));
  for (const [name, value] of Object.entries({ seed, depth, 'dungeon-style': dungeonStyle })) map.setAttribute(name, String(value));
  document.title = `Depth ${depth} of ${seed} · Cellophane`;
} catch {
  // The element finds out by itself that there is no engine, says so, and tries again once there is a connection.
  for (const name of ['seed', 'depth', ...ownParameters]) if (parameters.has(name)) map.setAttribute(name, parameters.get(name)!);
}
stage.append(map);
