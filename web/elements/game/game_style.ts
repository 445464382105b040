import { columns, rows } from '../../terminal/screen_size';
import { cornerRules } from '../plane';
import { surroundings } from '../theme';
import { usualShape } from '../viewport';

/** The width of the ring around the screen that shows the focus, in CSS pixels. It has room of its own: drawn above the
    screen it would cover letters, and drawn outside of the element it would be cut off by what is around. */
const ring = 2;

/** The shape of an element whose screen has rows of this height, in CSS pixels. */
export function shapeFor(size: number): string {
  const width = Math.round(columns * usualShape * size) + 2 * ring;
  return `:host { width: ${width}px; aspect-ratio: ${width} / ${rows * size + 2 * ring}; }`;
}

/** The style sheet of all games; it stays within the shadow root, and needs no inline styles. */
export const gameStyle = `
  :host { display: block; position: relative; overflow: auto; contain: content; aspect-ratio: ${columns * usualShape} / ${rows}; width: -moz-available; width: -webkit-fill-available; width: stretch; }
  :host([hidden]) { display: none; }
  [hidden] { display: none !important; }
  .frame { position: absolute; inset: 0; background: var(--cellophane-ground, var(--ground)); color: var(--cellophane-text, var(--text)); font: 13px/1.4 system-ui, sans-serif; }
  .frame.dark { --ground: ${surroundings.dark}; --text: #d8d4c8; --mark: #ffe9a8; }
  .frame.light { --ground: ${surroundings.light}; --text: #2b261c; --mark: #7a2e00; }
  canvas { position: absolute; inset: ${ring}px; width: calc(100% - ${2 * ring}px); height: calc(100% - ${2 * ring}px); touch-action: manipulation; user-select: none; -webkit-user-select: none; }
  canvas:focus { outline: none; }
  canvas:focus-visible { outline: ${ring}px solid var(--cellophane-mark, var(--mark)); }
  .words { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 8px; margin: 0; padding: 8px 16px; text-align: center; overflow-wrap: anywhere; }
  .words button { font: inherit; padding: 4px 16px; }
  .unseen { position: absolute; inset: 0 auto auto 0; width: 1px; height: 1px; margin: 0; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${cornerRules(ring)}
`;
