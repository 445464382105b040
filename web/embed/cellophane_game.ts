import { CellophaneError, loadCellophane, type Engine, type Game, type Style } from 'cellophane-play';
import { listenToKeys } from '../src/keyboard';
import { listenToPointer } from '../src/pointer';
import { TerminalSession } from '../src/terminal_session';
import type {
  DepthDetail,
  GameErrorDetail,
  GameEvents,
  GameReadyDetail,
  OverDetail,
  ResultDetail,
} from './element_events';
import { isOurError, wordsFor } from './error_words';
import { GameCanvas } from './game/game_canvas';
import { readGameRequest, themeFrom, type GameRequest } from './game/game_request';
import { gameStyle, shapeFor } from './game/game_style';
import { goesOn, KeptGame, type Wanted } from './game/kept_game';
import { pageElement } from './page_element';
import type { Theme } from './theme';

export type { DepthDetail, GameErrorDetail, GameReadyDetail, OverDetail, ResultDetail } from './element_events';
export { readGameRequest } from './game/game_request';

/** The attributes of `<cellophane-game>`, as templates and JSX take them (docs/embed.md). */
export interface CellophaneGameAttributes {
  seed?: string | number | bigint;
  'dungeon-style'?: Style;
  theme?: Theme;
  /** `fit`, or the height of a row in CSS pixels. */
  size?: number | string;
  'save-key'?: string;
  wasm?: string;
}

/** Milliseconds after a turn in which the game is kept. */
const keepingDelay = 2000;

const PageElement = pageElement<GameEvents>('cellophane-game', (message) => new CellophaneError('no-browser', message));

/** One engine for all games of a page and an address. */
const engines = new Map<string, Promise<Engine>>();
function sharedEngine(wasm: string | null): Promise<Engine> {
  const name = wasm ?? '';
  let engine = engines.get(name);
  if (!engine) {
    engine = loadCellophane(wasm === null ? {} : { wasm });
    engines.set(name, engine);
    // Another try begins anew.
    engine.catch(() => engines.delete(name));
  }
  return engine;
}

/** Gives all games of the page that name no wasm an engine that is loaded already, or is being loaded. */
export function provideEngine(engine: Promise<Engine>): void {
  engines.set('', engine);
  engine.catch(() => engines.delete(''));
}

const anySeed = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0] || 1n);

/** `<cellophane-game seed="1729">`: a dungeon to be played (docs/embed.md). Keys are its own only while it has the
    focus. */
export class CellophaneGame extends PageElement {
  static readonly observedAttributes = ['seed', 'dungeon-style', 'theme', 'size', 'save-key', 'wasm'];

  readonly #frame = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #words = document.createElement('p');
  readonly #log = document.createElement('div');
  readonly #help = document.createElement('p');
  readonly #shape = new CSSStyleSheet();
  #connection: AbortController | null = null;
  #engine: Engine | null = null;
  #screen: GameCanvas | null = null;
  #session: TerminalSession<Game> | null = null;
  #request: GameRequest | null = null;
  #kept: KeptGame | null = null;
  /** What lasts as long as the element: settings, and the results of its games, for the lists of the next ones. */
  #settings = '';
  #runs = '';
  #depth = 0;
  #turnsKept = -1;
  #isOverTold = false;
  #isRefusalTold = false;
  #keeping = 0;
  /** The number of the latest request; answers to older ones are dropped. */
  #turn = 0;
  #isStale = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [gameStyle(), this.#shape];
    this.#canvas.setAttribute('part', 'screen');
    this.#canvas.setAttribute('role', 'application');
    this.#canvas.setAttribute('aria-label', 'Cellophane, a dungeon');
    this.#canvas.setAttribute('aria-describedby', 'help');
    this.#canvas.tabIndex = 0;
    this.#canvas.hidden = true;
    this.#words.className = 'words';
    this.#words.setAttribute('part', 'words');
    this.#words.setAttribute('role', 'status');
    this.#log.className = 'unseen';
    this.#log.setAttribute('role', 'log');
    this.#help.className = 'unseen';
    this.#help.id = 'help';
    this.#help.textContent = 'A game for the keyboard. The question mark lists its keys. Tab leaves it.';
    this.#frame.append(this.#canvas, this.#words, this.#log, this.#help);
    root.append(this.#frame);
    this.#paint('dark');
  }

  /** The game that is played, for scripts; null before there is one. */
  get game(): Game | null {
    return this.#session?.game ?? null;
  }
  get seed(): string | null {
    return this.getAttribute('seed');
  }
  set seed(value: string | number | bigint | null | undefined) {
    this.#give('seed', value);
  }
  get dungeonStyle(): string | null {
    return this.getAttribute('dungeon-style');
  }
  set dungeonStyle(value: Style | null | undefined) {
    this.#give('dungeon-style', value);
  }
  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(value: Theme | null | undefined) {
    this.#give('theme', value);
  }
  get size(): string | null {
    return this.getAttribute('size');
  }
  set size(value: number | string | null | undefined) {
    this.#give('size', value);
  }
  get saveKey(): string | null {
    return this.getAttribute('save-key');
  }
  set saveKey(value: string | null | undefined) {
    this.#give('save-key', value);
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#screen = new GameCanvas(this.#canvas);
    const send: TerminalSession<Game>['send'] = (event) => this.#session?.send(event) ?? false;
    listenToPointer(this.#canvas, send, signal, (spot) => this.#screen?.cellAt(spot) ?? null);
    listenToKeys({ root: this.shadowRoot!, shown: () => this.#keyed, send, signal, target: this.#canvas });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') this.#keep();
      },
      { signal },
    );
    addEventListener('pagehide', () => this.#keep(), { signal });
    void this.#open();
  }

  disconnectedCallback(): void {
    this.#close();
    ++this.#turn;
    this.#connection?.abort();
    this.#screen?.dispose();
    this.#connection = this.#screen = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#connection) return;
    if (name === 'theme' || name === 'size') return this.#applyLook();
    // Once for several attributes that change in a row.
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      if (this.#connection) void this.#open();
    });
  }

  override focus(options?: FocusOptions): void {
    this.#canvas.focus(options);
  }

  /** Begins anew: in the dungeon of a seed or a word, or in the same one. */
  restart(seed?: string | number | bigint): void {
    const engine = this.#engine;
    const again = this.#session?.game.seed;
    if (!engine || again === undefined) throw new CellophaneError('bad-argument', 'There is no game to restart yet.');
    const chosen = seed === undefined ? again : engine.seedFromText(String(seed).trim());
    this.#kept?.remove();
    this.#play(engine.newGame({ seed: chosen, style: this.#request!.style }), false);
  }

  /** The game as a file, which `load` takes; null while there is none, or once it is over. */
  save(): Uint8Array | null {
    const game = this.#session?.game;
    return game && !game.over ? game.save() : null;
  }

  /** Goes on with a saved game, or with a recording from its end; throws what `engine.loadGame` does. */
  load(file: ArrayBuffer | ArrayBufferView): void {
    if (!this.#engine) throw new CellophaneError('bad-argument', 'There is no engine to load a game with yet.');
    this.#play(this.#engine.loadGame(file), true);
  }

  get #keyed() {
    const session = this.#session;
    if (!session) return undefined;
    const { isOpen, game } = session;
    return {
      isOpen,
      get isTyped() {
        return (game.reading().entry?.longest ?? 0) > 1;
      },
      get settings() {
        return game.settings;
      },
    };
  }

  async #open(): Promise<void> {
    const turn = ++this.#turn;
    this.#close();
    this.#say('Opening the dungeon…');
    try {
      const [engine] = await Promise.all([sharedEngine(this.getAttribute('wasm')), this.#screen!.ready]);
      if (turn !== this.#turn) return;
      this.#engine = engine;
      this.#request = readGameRequest((name) => this.getAttribute(name), engine);
      const { seed, style, saveKey } = this.#request;
      this.#applyLook();
      this.#kept = saveKey === null ? null : new KeptGame(saveKey);
      const kept = this.#takeKept(engine, this.#request);
      this.#play(kept ?? engine.newGame({ seed: seed ?? anySeed(), style }), kept !== null);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** The game that was kept, unless the attributes have come to ask for another dungeon since. */
  #takeKept(engine: Engine, asked: Wanted): Game | null {
    try {
      const file = this.#kept?.read();
      if (!file) return null;
      const game = engine.loadGame(file.save);
      if (goesOn(file.wanted, game, asked)) return game;
      game.dispose();
    } catch (error) {
      this.#tell(error, 'The kept game cannot be opened, and a new one begins: ', 'not-kept');
    }
    return null;
  }

  #play(game: Game, isKept: boolean): void {
    this.#close();
    this.#canvas.hidden = false;
    this.#words.hidden = true;
    this.#words.replaceChildren();
    this.#log.replaceChildren();
    const screen = this.#screen!;
    screen.game = game;
    if (this.#runs !== '') game.rememberRuns(this.#runs);
    this.#depth = game.depth;
    this.#isOverTold = game.over;
    // Of a new game there is nothing to keep yet.
    this.#turnsKept = game.turns;
    this.#session = new TerminalSession(game, {
      terminal: screen,
      log: this.#log,
      preferences: { settings: this.#settings, keepSettings: (lines) => (this.#settings = lines) },
      onDrawn: () => {},
      onPlayed: () => this.#onPlayed(game),
      onFailure: (error) => this.#fail(error),
      onSettings: () => {},
      onTrouble: () => {},
    });
    // It has no page of settings of its own.
    this.#session.send({ type: 'settings', wanted: false });
    const { seed, style, depth, turns } = game;
    this.#dispatch<GameReadyDetail>('cellophane-ready', { seed, style, depth, turns, isKept });
  }

  #close(): void {
    this.#keep();
    clearTimeout(this.#keeping);
    this.#keeping = 0;
    const session = this.#session;
    this.#session = null;
    if (this.#screen) this.#screen.game = null;
    session?.close();
  }

  #onPlayed(game: Game): void {
    if (this.#session?.game !== game) return;
    this.#runs += game.takeRuns();
    if (game.depth !== this.#depth) {
      this.#depth = game.depth;
      this.#dispatch<DepthDetail>('depth', { depth: game.depth, turns: game.turns });
    }
    if (game.over) this.#tellOver(game);
    else if (this.#kept && !this.#keeping && game.turns !== this.#turnsKept)
      this.#keeping = window.setTimeout(() => {
        this.#keeping = 0;
        this.#keep();
      }, keepingDelay);
    this.#grant(game);
  }

  #tellOver(game: Game): void {
    if (this.#isOverTold) return;
    this.#isOverTold = true;
    this.#kept?.remove();
    const result = game.result();
    if (!result) return;
    const { depth, turns, seed, style } = game;
    this.#dispatch<OverDetail>('over', { depth, turns, won: result.won });
    this.#dispatch<ResultDetail>('result', { ...result, seed, style, recording: game.replay() });
  }

  #grant(game: Game): void {
    if (this.#session?.game !== game) return;
    const wish = game.takeWish();
    if (wish === 'same') this.restart();
    else if (wish === 'another') this.restart(anySeed());
    else if (wish === 'leave') this.#rest(game);
  }

  /** The player has left the game, which waits. */
  #rest(game: Game): void {
    const file = game.over ? null : game.save();
    this.#close();
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = file ? 'Continue' : 'Play';
    button.addEventListener('click', () => {
      const engine = this.#engine!;
      this.#play(file ? engine.loadGame(file) : engine.newGame({ seed: game.seed, style: game.style }), file !== null);
      this.focus();
    });
    const sentence = file ? (this.#kept ? 'The game is saved.' : 'The game waits.') : 'The game is over.';
    this.#say(sentence);
    this.#words.append(button);
    button.focus();
  }

  #keep(): void {
    const game = this.#session?.game;
    if (!this.#kept || !game || game.over || game.turns === this.#turnsKept) return;
    try {
      this.#kept.write(game.save(), this.#request!);
      this.#turnsKept = game.turns;
    } catch (error) {
      // Once: every further turn would say the same.
      if (!this.#isRefusalTold) this.#tell(error, 'The game cannot be kept here: ', 'not-kept');
      this.#isRefusalTold = true;
    }
  }

  #applyLook(): void {
    try {
      const { theme, size } = readGameRequest((name) => this.getAttribute(name), this.#engine!);
      this.#paint(theme);
      this.#shape.replaceSync(size === null ? '' : shapeFor(size));
    } catch (error) {
      if (this.#engine) this.#tell(error);
    }
  }

  #paint(theme: ReturnType<typeof themeFrom>): void {
    // Of what is around the screen, which is dark as the dungeon is.
    this.#frame.className = `frame ${theme}`;
  }

  #say(text: string): void {
    this.#canvas.hidden = true;
    this.#words.hidden = false;
    this.#words.textContent = text;
  }

  #fail(error: unknown): void {
    this.#close();
    this.#say(`No game here: ${wordsFor(error)}`);
    this.#tell(error);
  }

  /** `otherwise`: the code of errors that are not the engine's. */
  #tell(error: unknown, before = '', otherwise = 'unexpected'): void {
    const code = isOurError(error) ? error.code : otherwise;
    const message = before + wordsFor(error);
    this.#dispatch<GameErrorDetail>('cellophane-error', { code, message });
  }

  #dispatch<Detail>(type: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /** Takes the properties that were set before the element was defined, when it was an element like any other. */
  #takeEarlyProperties(): void {
    for (const name of ['seed', 'dungeonStyle', 'theme', 'size', 'saveKey'] as const) {
      const early = Object.getOwnPropertyDescriptor(this, name) as { value: never } | undefined;
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      this[name] = early.value;
    }
  }

  #give(name: string, value: string | number | bigint | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}

// A second copy of the script on a page must do no harm, and a server has no elements.
const elements = (globalThis as { customElements?: CustomElementRegistry }).customElements;
if (elements && !elements.get('cellophane-game')) elements.define('cellophane-game', CellophaneGame);

declare global {
  interface HTMLElementTagNameMap {
    'cellophane-game': CellophaneGame;
  }
}
