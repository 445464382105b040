import type { Game, InterfaceEvent, Replay, Title } from 'cellophane';
import type { TerminalSession } from '../../terminal/terminal_session';

/** What can be played or watched on the stage. */
interface Kinds {
  title: Title;
  game: Game;
  replay: Replay;
}

type Session = TerminalSession<Title> | TerminalSession<Game> | TerminalSession<Replay>;

/** Holds the one thing that is on the stage, a title, a game or a recording, and ends it before the next. */
export class OnStage {
  #kind: keyof Kinds | undefined;
  #session: Session | undefined;
  #close = (): void => {};

  get title(): Title | undefined {
    return this.#as('title');
  }
  get game(): Game | undefined {
    return this.#as('game');
  }
  get replay(): Replay | undefined {
    return this.#as('replay');
  }

  /** Whether it takes input. */
  get isOpen(): boolean {
    return this.#session?.isOpen ?? false;
  }
  /** Whether a text is being typed; where a single letter is asked for, the physical key counts. */
  get isTyped(): boolean {
    return (this.#session?.game.reading().entry?.longest ?? 0) > 1;
  }

  /** The player's settings, as lines; undefined if nothing is there. */
  get settings(): string | undefined {
    return this.#session?.game.settings;
  }

  /** False if nothing is there. */
  changeSettings(lines: string): boolean {
    this.#session?.changeSettings(lines);
    return this.#session !== undefined;
  }

  /** True if the screen changes by it. */
  send(event: InterfaceEvent): boolean {
    return this.#session?.send(event) ?? false;
  }

  /** Redraws what has changed without an event. */
  refresh(): void {
    this.#session?.refresh();
  }

  /** `close` ends it, and takes away what stands around it. */
  put<Kind extends keyof Kinds>(
    kind: Kind,
    session: TerminalSession<Kinds[Kind]>,
    close: () => void = () => session.close(),
  ): void {
    this.#kind = kind;
    this.#session = session as unknown as Session;
    this.#close = close;
  }

  /** Lets go of what has failed, and so cannot be ended. */
  drop(): void {
    this.#kind = this.#session = undefined;
    this.#close = () => {};
  }

  clear(): void {
    this.#close();
    this.drop();
  }

  #as<Kind extends keyof Kinds>(kind: Kind): Kinds[Kind] | undefined {
    return this.#kind === kind ? (this.#session!.game as Kinds[Kind]) : undefined;
  }
}
