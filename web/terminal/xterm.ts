import '@xterm/xterm/css/xterm.css';
import { Terminal } from '@xterm/xterm';
import { hasWebgl } from '../kit/optional';
import { joinHalfBlocks } from './half_blocks';
import { pictograms, squarePictograms } from './pictures_there';
import { columns, heightOfEm, rows, widthOfEm } from './screen_size';

export const smallestFont = 5;
export const largestFont = 96;

/** `families`: of its font, which has been loaded. */
export function openTerminal(parent: HTMLElement, families: string): Terminal {
  const terminal = new Terminal({
    cols: columns,
    rows,
    scrollback: 0,
    disableStdin: true,
    fontFamily: families,
    fontSize: 12,
    cursorInactiveStyle: 'none',
    customGlyphs: true,
    theme: { background: '#000000', foreground: '#d8d4c8' },
  });
  terminal.open(parent);
  joinHalfBlocks(terminal.element!);
  // The page hands keys to the game itself; nothing may reach the hidden text box.
  terminal.attachCustomKeyEventHandler(() => false);
  terminal.textarea?.setAttribute('tabindex', '-1');
  nameRenderer(terminal, 'dom');
  return terminal;
}

const nameRenderer = (terminal: Terminal, name: string) => terminal.element?.setAttribute('data-renderer', name);

/** Fetches the WebGL renderer and draws with it. Without WebGL, or when its context is lost, xterm.js draws with DOM
    elements. `changed` is called at every switch, for the two measure cells differently. */
export async function drawWithWebgl(terminal: Terminal, changed: () => void): Promise<void> {
  if (!hasWebgl()) {
    nameRenderer(terminal, 'dom');
    changed();
    return;
  }
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

export interface Extent {
  width: number;
  height: number;
}

const fits = (size: Extent, room: Extent): boolean => size.width <= room.width && size.height <= room.height;

/** The grid of a terminal: how large it is, and how large it may be. */
export class Grid {
  readonly #terminal: Terminal;
  /** The size of the grid in CSS pixels, by renderer, device pixel ratio and font size. */
  readonly #measured = new Map<string, Extent>();

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  setFont(fontSize: number, letterSpacing: number): void {
    this.#terminal.options.letterSpacing = letterSpacing;
    this.#terminal.options.fontSize = fontSize;
  }

  /** The largest font, in half pixels, with which the whole grid fits the room. Cells are whole device pixels, so the
      search begins at what exact cells would allow and goes down from there. */
  largestFontIn(room: Extent): number {
    const byWidth = (room.width / columns + 1 / devicePixelRatio) / widthOfEm;
    const byHeight = room.height / rows / heightOfEm;
    const bound = Math.ceil(Math.min(byWidth, byHeight) * 2) / 2;
    let size = Math.min(Math.max(bound, smallestFont), largestFont);
    while (size > smallestFont && !fits(this.#extentAt(size), room)) size -= 0.5;
    return size;
  }

  /** Spends width that is left over on wider cells: a map reads better the squarer its cells are. At most an eighth, and
      a pixel at the usual sizes, or the words beside the map fall apart. In pixels of the screen, as xterm.js takes it,
      and not of CSS, of which the browser's zoom makes more or fewer. */
  spacingIn(fontSize: number, room: Extent): number {
    const { width } = this.#extentAt(fontSize);
    const inPixels = (length: number) => (length / columns) * devicePixelRatio;
    return Math.max(0, Math.min(Math.floor(inPixels(room.width - width)), Math.floor(inPixels(width) / 8)));
  }

  /** The spacing that makes cells square, in pixels of the screen. Only WebGL draws in the middle of a cell. */
  squaringAt(fontSize: number): number {
    const { width, height } = this.#extentAt(fontSize);
    return Math.round((height / rows - width / columns) * devicePixelRatio);
  }

  /** Draws pictures for square cells, or for those of letters. */
  set isSquare(isSquare: boolean) {
    const { options } = this.#terminal;
    const others = options.fontFamily!.replace(`"${squarePictograms}", `, '');
    options.fontFamily = isSquare ? others.replace(`"${pictograms}"`, `"${squarePictograms}", $&`) : others;
  }

  /** The size of the grid with a font size. Cached, because a terminal measures every glyph and draws everything when
      the font changes. */
  #extentAt(fontSize: number): Extent {
    const element = this.#terminal.element!;
    const key = `${element.getAttribute('data-renderer')} ${this.#terminal.options.fontFamily} ${devicePixelRatio} ${fontSize}`;
    let extent = this.#measured.get(key);
    if (!extent) {
      this.setFont(fontSize, 0);
      const { width, height } = element.querySelector('.xterm-screen')!.getBoundingClientRect();
      this.#measured.set(key, (extent = { width, height }));
    }
    return extent;
  }
}
