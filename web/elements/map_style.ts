import { hostRule } from './map_shape';
import { usualColors, themeNames, type MapTheme } from './map_theme';
import { cornerRules } from './plane';

const rule = (name: MapTheme) => {
  const { ground, ink, text, mark } = usualColors[name];
  return `.${name} { --ground: ${ground}; --ink: ${ink ?? 'transparent'}; --text: ${text}; --mark: ${mark}; }`;
};

/** What a map has before its script as well (server_render.ts): its box, its frame and its themes. */
export const boxStyle = `
  ${hostRule}
  .size { display: block; max-width: 100%; visibility: hidden; }
  :host([hidden]) { display: none; }
  .frame { position: absolute; inset: 0; background: var(--cellophane-ground, var(--ground)); color: var(--cellophane-text, var(--text)); font: 13px/1.4 system-ui, sans-serif; text-align: start; }
  .unseen { position: absolute; inset: 0 auto auto 0; width: 1px; height: 1px; margin: 0; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${themeNames.map(rule).join('\n  ')}
`;

/** The style sheet of all maps. It stays within the shadow root, and needs no inline styles.

    A map takes the width there is, whatever the layout: `stretch` under all its names, and where the surroundings ask
    their content how wide they should be (an inline block, a table cell), the width of `.size`, which gives way. */
export const mapStyle = `
  ${boxStyle}
  [hidden] { display: none !important; }
  canvas { outline: 0 solid var(--cellophane-mark, var(--mark)); display: block; width: 100%; height: 100%; touch-action: none; user-select: none; -webkit-user-select: none; }
  canvas.whole { touch-action: pan-x pan-y; }
  canvas.near { cursor: grab; }
  canvas.near:active { cursor: grabbing; }
  canvas:focus-visible { outline-width: 2px; outline-offset: -2px; }
  .words, .tip { margin: 0; overflow-wrap: anywhere; }
  .words { position: absolute; inset: 0; display: grid; place-content: center; padding: 8px 16px; text-align: center; }
  .tip { position: absolute; inset: auto 0 0 0; padding: 2px 8px; background: inherit; opacity: 0.94; pointer-events: none; }
  .overlay { position: absolute; inset: 0; pointer-events: none; }
  .caption { position: absolute; inset: auto 0 0 0; margin: 0; padding: 2px 8px; background: inherit; opacity: 0.9; pointer-events: none; overflow-wrap: anywhere; }
  .caption:empty { display: none; }
  .tip.high { inset: 0 0 auto 0; }
  .colors { position: absolute; width: 0; height: 0; visibility: hidden; background: var(--cellophane-ground, var(--ground)); color: var(--cellophane-ink, var(--ink)); outline: 0 solid var(--cellophane-mark, var(--mark)); }
  .colors::before { content: ''; background: inherit; color: inherit; outline: inherit; transition: background-color 1ms, color 1ms, outline-color 1ms; }
  ${cornerRules(0)}
`;
