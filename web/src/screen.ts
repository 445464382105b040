import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import { columns, rows } from './screen_size';

const family = 'Cellophane Mono';
export const smallestFont = 5;
export const largestFont = 96;
/** The bundled font's cell, in shares of its size. */
const widthOfEm = 0.602;
const heightOfEm = 1.164;

/** The bundled font first: a terminal measures its cells once, when it opens. */
export async function loadFont(): Promise<void> {
  await document.fonts.load(`16px "${family}"`, '@#·∷');
}

export function openTerminal(parent: HTMLElement): Terminal {
  const terminal = new Terminal({
    cols: columns,
    rows,
    scrollback: 0,
    disableStdin: true,
    fontFamily: `"${family}", monospace`,
    fontSize: 12,
    cursorInactiveStyle: 'none',
    customGlyphs: true,
    theme: { background: '#000000', foreground: '#d8d4c8' },
  });
  terminal.open(parent);
  // The page hands keys to the game itself; nothing may reach the hidden text box.
  terminal.attachCustomKeyEventHandler(() => false);
  terminal.textarea?.setAttribute('tabindex', '-1');
  nameRenderer(terminal, 'dom');
  return terminal;
}

const nameRenderer = (terminal: Terminal, name: string) => terminal.element?.setAttribute('data-renderer', name);

/** Once it is there, WebGL draws. Without it, or when its context is lost, xterm.js draws with the document; `changed`
    is told, for the two measure cells differently. Nobody waits for it: what draws with it is fetched only now. */
export async function drawWithWebgl(terminal: Terminal, changed: () => void): Promise<void> {
  const { WebglAddon } = await import('@xterm/addon-webgl');
  const addon = new WebglAddon();
  const fallBack = () => {
    addon.dispose();
    nameRenderer(terminal, 'dom');
    changed();
  };
  addon.onContextLoss(fallBack);
  try {
    terminal.loadAddon(addon);
    nameRenderer(terminal, 'webgl');
    changed();
  } catch {
    fallBack();
  }
}

export interface Extent { width: number; height: number }

function sizeNow(terminal: Terminal): Extent {
  const { width, height } = terminal.element!.querySelector('.xterm-screen')!.getBoundingClientRect();
  return { width, height };
}

const fits = (size: Extent, room: Extent): boolean => size.width <= room.width && size.height <= room.height;

/** The largest font, in half pixels, with which the whole grid fits the room; sets it and returns it. Cells are
    whole device pixels, so the search begins at what exact cells would allow and goes down from there. */
export function fitFont(terminal: Terminal, room: Extent): number {
  terminal.options.letterSpacing = 0;
  const byWidth = (room.width / columns + 1 / devicePixelRatio) / widthOfEm;
  const byHeight = room.height / rows / heightOfEm;
  const bound = Math.ceil(Math.min(byWidth, byHeight) * 2) / 2;
  let size = Math.min(Math.max(bound, smallestFont), largestFont);
  terminal.options.fontSize = size;
  while (size > smallestFont && !fits(sizeNow(terminal), room)) terminal.options.fontSize = size -= 0.5;
  return size;
}

/** Spends width that is left over on wider cells, up to a sixth: a map reads better the squarer its cells are. */
export function spreadCells(terminal: Terminal, room: Extent): void {
  const { width } = sizeNow(terminal);
  const spare = Math.floor((room.width - width) / columns);
  terminal.options.letterSpacing = Math.max(0, Math.min(spare, Math.round(width / columns / 6)));
}
