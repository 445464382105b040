import { CellophaneError, loadCellophane, type Engine, type Game, type Style, type Variant } from 'cellophane-play';
import { randomBits } from '../kit/optional';
import { listenToKeys } from '../terminal/keyboard';
import { listenToPointer } from '../terminal/pointer';
import { TerminalSession } from '../terminal/terminal_session';
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
import { expectedSize, readGameRequest, themeFrom, type GameRequest } from './game/game_request';
import { gameStyle, shapeFor } from './game/game_style';
import { GameKeeper } from './game/game_keeper';
import { goesOn, KeptGame, type KeptFile, type Wanted } from './game/kept_game';
import { pageElement } from './page_element';
import { makeCorners } from './plane';
import { newSheet, sharedSheet } from './style_sheets';
import type { Theme } from './theme';

export type { DepthDetail, GameErrorDetail, GameReadyDetail, OverDetail, ResultDetail } from './element_events';
export { readGameRequest } from './game/game_request';

/** The attributes of `<cellophane-game>`, as templates and JSX take them (docs/embed.md). */
export interface CellophaneGameAttributes {
  seed?: string | number | bigint;
  'dungeon-style'?: Style;
  variant?: Variant;
  theme?: Theme;
  /** `fit`, or the height of a row in CSS pixels. */
  size?: number | string;
  'save-key'?: string;
  wasm?: string;
}

const PageElement = pageElement<GameEvents>('cellophane-game', (message) => new CellophaneError('no-browser', message));

/** One engine for all games of a page and an address. */
const engines = new Map<string, Promise<Engine>>();
function sharedEngine(wasm: string): Promise<Engine> {
  const name = wasm;
  let engine = engines.get(name);
  if (!engine) {
    engine = loadCellophane(wasm === '' ? {} : { wasm });
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

const elsewhere =
  'This game is open in another tab, or in another element of this page. It goes on here once it is closed there.';

/** The text of a seed that a script gives; what is no seed is refused by its own name. */
function seedText(seed: unknown): string {
  if (typeof seed === 'string') return seed.trim();
  if (typeof seed === 'bigint' || Number.isSafeInteger(seed)) return String(seed);
  const what = typeof seed === 'object' && seed !== null ? 'an object' : String(seed);
  throw new CellophaneError(
    'bad-seed',
    `seed is ${what}; allowed: a whole number as a BigInt, digits or a safe integer, or a word.`,
  );
}

const anySeed = (): string => String(randomBits() || 1n);

/** `<cellophane-game seed="1729">`: a dungeon to be played (docs/embed.md). Keys are its own only while it has the
    focus. */
export class CellophaneGame extends PageElement {
  static readonly observedAttributes: string[] = [
    'seed',
    'dungeon-style',
    'variant',
    'theme',
    'size',
    'save-key',
    'wasm',
  ] satisfies (keyof CellophaneGameAttributes)[];

  /** The engine of all games of the page that take their wasm from the same address. Maps beside them take it, too. */
  static sharedEngine(wasm = ''): Promise<Engine> {
    return sharedEngine(wasm);
  }

  readonly #frame = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #corners = makeCorners();
  readonly #words = document.createElement('p');
  readonly #log = document.createElement('div');
  readonly #help = document.createElement('p');
  #sized: number | null = null;
  /** The document that the element is at work in. */
  #page: Document | null = null;
  #connection: AbortController | null = null;
  #engine: Engine | null = null;
  #screen: GameCanvas | null = null;
  #session: TerminalSession<Game> | null = null;
  #request: GameRequest | null = null;
  #keeper: GameKeeper | null = null;
  /** A game that is not played now: the player has left it, or the element has left the page. */
  #waiting: KeptFile | null = null;
  /** The dungeon that was played last. */
  #last: { seed: string; style: Style; variant: Variant } | null = null;
  /** Ends the wait for a game that is open elsewhere. */
  #stopWaiting: AbortController | null = null;
  /** What lasts as long as the element: settings, and the results of its games, for the lists of the next ones. */
  #settings = '';
  #runs = '';
  #depth = 0;
  #isOverTold = false;
  /** The number of the latest request; answers to older ones are dropped. */
  #turn = 0;
  #isStale = false;

  constructor() {
    super();
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    // Of a server's, which have kept the room (server_render.ts).
    root.replaceChildren();
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
    this.#frame.append(this.#canvas, ...this.#corners, this.#words, this.#log, this.#help);
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
  get variant(): string | null {
    return this.getAttribute('variant');
  }
  set variant(value: Variant | null | undefined) {
    this.#give('variant', value);
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
  get wasm(): string | null {
    return this.getAttribute('wasm');
  }
  set wasm(value: URL | string | null | undefined) {
    this.#give('wasm', value?.toString());
  }

  connectedCallback(): void {
    this.#takeEarlyProperties();
    // Moved within its page: all goes on.
    if (this.#page === this.ownerDocument) return;
    const isMoved = this.#page !== null;
    this.#detach();
    this.#attach(this.ownerDocument);
    if (!isMoved) void this.#open();
    else if (this.#session) this.#redraw();
  }

  disconnectedCallback(): void {
    // What moves an element may take it out and put it in again.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
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
    if (!engine || !this.#last || this.#isElsewhere)
      throw new CellophaneError('bad-argument', `There is no game to restart${this.#whyNone()}.`);
    const chosen = seed === undefined ? this.#last.seed : engine.seedFromText(seedText(seed));
    const game = engine.newGame({ seed: chosen, style: this.#request!.style, variant: this.#request!.variant });
    this.#keeper?.remove();
    this.#play(game, false);
    this.#keeper?.begin(game, this.#request!, true);
  }

  /** The game as a file, which `load` takes; null while there is none, or once it is over. */
  save(): Uint8Array | null {
    const game = this.#session?.game;
    if (game) return game.over ? null : game.save();
    return this.#waiting?.save ?? null;
  }

  /** Goes on with a saved game, or with a recording from its end; throws what `engine.loadGame` does. */
  load(file: ArrayBuffer | ArrayBufferView): void {
    if (!this.#engine || !this.#request || this.#isElsewhere)
      throw new CellophaneError('bad-argument', `A game cannot be loaded${this.#whyNone()}.`);
    const game = this.#engine.loadGame(file);
    this.#play(game, true);
    if (game.over) this.#keeper?.remove();
    else this.#keeper?.begin(game, this.#request, true);
  }

  /** Whether the game is open in another element, which the keeper may notice only now. */
  get #isElsewhere(): boolean {
    return this.#keeper?.isOurs() === false || this.#stopWaiting !== null;
  }

  #whyNone(): string {
    return this.#stopWaiting ? ' here: it is open in another tab or element' : ' yet: wait for cellophane-ready';
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

  /** Listens and draws, in the document that the element is in now. */
  #attach(page: Document): void {
    this.#page = page;
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#sized = expectedSize((name) => this.getAttribute(name));
    this.#dress();
    this.#screen = new GameCanvas(this.#canvas, this.#corners);
    const send: TerminalSession<Game>['send'] = (event) => this.#session?.send(event) ?? false;
    listenToPointer(this.#canvas, send, signal, (spot) => this.#screen?.cellAt(spot) ?? null);
    listenToKeys({ root: this.shadowRoot!, shown: () => this.#keyed, send, signal, target: this.#canvas });
    page.addEventListener(
      'visibilitychange',
      () => {
        if (page.visibilityState === 'hidden') this.#keeper?.note();
      },
      { signal },
    );
  }

  #detach(): void {
    this.#connection?.abort();
    this.#screen?.dispose();
    this.#connection = this.#screen = this.#page = null;
  }

  /** Style sheets count in the document alone that they were made in. */
  #dress(): void {
    const page = this.ownerDocument;
    const shape = this.#sized === null ? '' : shapeFor(this.#sized);
    this.shadowRoot!.adoptedStyleSheets = [sharedSheet(page, gameStyle), newSheet(page, shape)];
  }

  #redraw(): void {
    const screen = this.#screen!;
    screen.game = this.#session!.game;
    void screen.ready.then(() => this.#screen === screen && screen.write(new Uint8Array()));
  }

  /** The element has left its page. It may come back. */
  #leave(): void {
    if (!this.#page) return;
    const save = this.save();
    this.#waiting = save && this.#request && { save, wanted: this.#request };
    this.#close();
    this.#release();
    ++this.#turn;
    this.#detach();
  }

  async #open(isForced = false): Promise<void> {
    const turn = ++this.#turn;
    this.#stopWaiting?.abort();
    this.#stopWaiting = null;
    this.#close();
    // Lost to another element, as that noticed.
    if (turn !== this.#turn) return;
    this.#say('Opening the dungeon…');
    try {
      const [engine] = await Promise.all([sharedEngine(this.getAttribute('wasm') ?? ''), this.#screen!.ready]);
      if (turn !== this.#turn) return;
      this.#engine = engine;
      const request = (this.#request = readGameRequest((name) => this.getAttribute(name), engine));
      this.#applyLook();
      if (this.#keeper?.key !== request.saveKey || isForced) this.#release();
      if (request.saveKey !== null && !this.#keeper && !(await this.#hold(request.saveKey, isForced, turn))) return;
      const { seed, style, variant } = request;
      const kept = this.#takeKept(engine, request);
      this.#play(kept ?? engine.newGame({ seed: seed ?? anySeed(), style, variant }), kept !== null);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
  }

  /** Takes the right to the game kept under a name, so that no two elements write it. False if there is nothing more to
      do for this turn: another element has it, or another turn has come. */
  async #hold(key: string, isForced: boolean, turn: number): Promise<boolean> {
    const kept = new KeptGame(key);
    const isCurrent = () => this.#keeper === keeper && keeper !== null;
    const actions = {
      onLost: () => {
        if (isCurrent()) this.#lose(kept);
      },
      onChanged: () => {
        if (isCurrent()) void this.#open();
      },
      onTrouble: (error: unknown) => this.#tell(error, 'The game cannot be kept here: ', 'not-kept'),
    };
    let keeper: GameKeeper | null = null;
    try {
      keeper = await GameKeeper.take({ kept, actions }, isForced);
    } catch (error) {
      if (turn === this.#turn) this.#tell(error, 'The game cannot be kept here: ', 'not-kept');
      return turn === this.#turn;
    }
    if (turn !== this.#turn) {
      keeper?.release();
      return false;
    }
    this.#keeper = keeper;
    if (!keeper) this.#wait(kept);
    return keeper !== null;
  }

  /** Another element has taken the game over. */
  #lose(kept: KeptGame): void {
    ++this.#turn;
    this.#close();
    this.#release();
    this.#wait(kept);
  }

  /** The game is open elsewhere: goes on here once it is closed there, or if the player wants it so. */
  #wait(kept: KeptGame): void {
    const waiting = (this.#stopWaiting = new AbortController());
    this.#waiting = null;
    this.#offer(elsewhere, 'Play here', () => void this.#open(true));
    this.#dispatch<GameErrorDetail>('cellophane-error', { code: 'in-use', message: elsewhere });
    GameKeeper.whenFree(kept, waiting.signal).then(
      () => {
        if (this.#stopWaiting === waiting) void this.#open();
      },
      () => {},
    );
  }

  #release(): void {
    this.#stopWaiting?.abort();
    this.#stopWaiting = null;
    this.#keeper?.release();
    this.#keeper = null;
  }

  /** The game that was kept, or waited, unless the attributes have come to ask for another dungeon since. */
  #takeKept(engine: Engine, asked: Wanted): Game | null {
    try {
      const file = this.#keeper ? this.#keeper.read() : this.#waiting;
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
    this.#screen!.game = game;
    if (this.#runs !== '') game.rememberRuns(this.#runs);
    const { seed, style, variant, depth, turns } = game;
    this.#depth = depth;
    this.#isOverTold = game.over;
    this.#waiting = null;
    this.#last = { seed, style, variant };
    this.#session = new TerminalSession(game, {
      // The screen of the document that the element is in by then.
      terminal: { write: (bytes, done) => this.#screen?.write(bytes, done) },
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
    this.#keeper?.begin(game, this.#request!, false);
    this.#dispatch<GameReadyDetail>('cellophane-ready', { seed, style, variant, depth, turns, isKept });
  }

  /** Ends the game on the screen; what was played of it is kept already, unless scripts played. */
  #close(): void {
    this.#keeper?.note();
    this.#keeper?.end();
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
      this.#tellTwice<DepthDetail>('depth', { depth: game.depth, turns: game.turns });
    }
    if (game.over) this.#tellOver(game);
    else this.#keeper?.note();
    this.#grant(game);
  }

  #tellOver(game: Game): void {
    if (this.#isOverTold) return;
    this.#isOverTold = true;
    this.#keeper?.remove();
    const result = game.result();
    if (!result) return;
    const { depth, turns, seed, style, variant } = game;
    this.#tellTwice<OverDetail>('over', { depth, turns, won: result.won });
    this.#tellTwice<ResultDetail>('result', { ...result, seed, style, variant, recording: game.replay() });
  }

  #grant(game: Game): void {
    if (this.#session?.game !== game) return;
    const wish = game.takeWish();
    if (wish === 'same') this.restart();
    else if (wish === 'another') this.restart(anySeed());
    else if (wish === 'today') this.restart(this.#engine!.dailySeed(new Date().toISOString().slice(0, 10)));
    else if (wish === 'leave') this.#rest(game);
  }

  /** The player has left the game, which waits. */
  #rest(game: Game): void {
    const file = game.over ? null : game.save();
    const { seed, style, variant } = game;
    this.#close();
    this.#waiting = file && { save: file, wanted: this.#request };
    const again = () => {
      const engine = this.#engine!;
      this.#play(file ? engine.loadGame(file) : engine.newGame({ seed, style, variant }), file !== null);
      this.focus();
    };
    const sentence = file ? (this.#keeper ? 'The game is saved.' : 'The game waits.') : 'The game is over.';
    this.#offer(sentence, file ? 'Continue' : 'Play', again).focus();
  }

  /** Says something in place of the game, with a button below. */
  #offer(sentence: string, label: string, act: () => void): HTMLButtonElement {
    const button = this.ownerDocument.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    this.#say(sentence);
    this.#words.append(button);
    return button;
  }

  #applyLook(): void {
    try {
      const { theme, size } = readGameRequest((name) => this.getAttribute(name), this.#engine!);
      this.#paint(theme);
      this.#sized = size;
      this.#dress();
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
    // What a broken game would write is not to be trusted.
    this.#keeper?.end();
    this.#close();
    this.#release();
    this.#say(`No game here: ${wordsFor(error)}`);
    this.#tell(error);
  }

  /** `otherwise`: the code of errors that are not the engine's. */
  #tell(error: unknown, before = '', otherwise = 'unexpected'): void {
    const code = isOurError(error) ? error.code : otherwise;
    const message = before + wordsFor(error);
    this.#dispatch<GameErrorDetail>('cellophane-error', { code, message });
  }

  /** Under the name that all events of elements begin with, and under the bare one of 1.0.0, which stays until 2.0. */
  #tellTwice<Detail>(type: 'depth' | 'over' | 'result', detail: Detail): void {
    this.#dispatch(`cellophane-${type}`, detail);
    this.#dispatch(type, detail);
  }

  #dispatch<Detail>(type: string, detail: Detail): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  /** Takes the properties that were set before the element was defined, when it was an element like any other. */
  #takeEarlyProperties(): void {
    for (const name of ['seed', 'dungeonStyle', 'variant', 'theme', 'size', 'saveKey', 'wasm'] as const) {
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
