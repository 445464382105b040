import { columns, rows } from '../../src/screen_size';
import { surroundings } from '../theme';
import { usualShape } from '../viewport';

/** The width of the screen for a height of its rows, in CSS pixels. */
export const widthFor = (size: number): number => Math.round(columns * usualShape * size);

/** The style sheet of all games; it stays within the shadow root, and needs no inline styles. */
const text = `
  :host { display: block; position: relative; overflow: auto; contain: content; aspect-ratio: ${columns * usualShape} / ${rows}; width: -moz-available; width: -webkit-fill-available; width: stretch; }
  :host([hidden]) { display: none; }
  [hidden] { display: none !important; }
  .frame { position: absolute; inset: 0; font: 13px/1.4 system-ui, sans-serif; }
  .frame.dark { background: ${surroundings.dark}; color: #d8d4c8; }
  .frame.light { background: ${surroundings.light}; color: #2b261c; }
  canvas { display: block; width: 100%; height: 100%; touch-action: manipulation; user-select: none; -webkit-user-select: none; }
  canvas:focus { outline: none; }
  canvas:focus-visible { outline: 2px solid #ffe9a8; outline-offset: -2px; }
  .light canvas:focus-visible { outline-color: #7a2e00; }
  .words { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 8px; margin: 0; padding: 8px 16px; text-align: center; overflow-wrap: anywhere; }
  .words button { font: inherit; padding: 4px 16px; }
  .unseen { position: absolute; inset: 0 auto auto 0; width: 1px; height: 1px; margin: 0; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

let shared: CSSStyleSheet | null = null;

export function gameStyle(): CSSStyleSheet {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(text);
  }
  return shared;
}
