// The common part of games and replays.

import type {
  Bytes,
  Hud,
  InventoryLine,
  InterfaceEvent,
  Reading,
  ScreenColors,
  SoundCue,
  Style,
  Variant,
} from '../cellophane';
import type { CoreSession, GameBindings } from './core';
import { eventFrom, sent } from './events';
import { coreOf, Handle, held, makeDisposable, isOwn, isThing } from './handle';
import { checkFirst, checkMost, logKept, settingsSet } from './screens';
import { guard } from './guard';

/** A game or a replay on a screen. */
export class Session<Core extends GameBindings, Held extends CoreSession> {
  static [isOwn](object: unknown): boolean {
    return isThing(object) && #core in object;
  }

  readonly seed: string;
  readonly style: Style;
  readonly variant: Variant;
  declare [Symbol.dispose]: () => void;
  readonly #core: Core;
  readonly #hold: Handle<Held>;

  /** `gone`: the message of the error once it is disposed of. */
  constructor(core: Core, session: Held, gone: string) {
    this.#core = core;
    this.#hold = new Handle(this, session, gone);
    this.seed = core.seedOf(session);
    this.style = core.styleOf(session);
    this.variant = core.variantOf(session);
  }

  protected get [coreOf](): Core {
    return this.#core;
  }
  protected get [held](): Held {
    return this.#hold.content;
  }

  get depth(): number {
    return this[held].depth();
  }
  get over(): boolean {
    return this[held].isOver();
  }
  get settings(): string {
    return this.#core.settingsOf(this[held]);
  }
  setSettings(lines: string): string[] {
    return settingsSet(this.#core, this[held], lines);
  }
  takeSettings(): string {
    return this.#core.takeSettings(this[held]);
  }

  takeSounds(): SoundCue[] {
    return this.#core.takeSounds(this[held]);
  }

  send(event: InterfaceEvent): Bytes {
    return sent(this.#core, eventFrom(event), this[held]);
  }
  colors(): ScreenColors {
    return this[held].colors();
  }
  wantsTime(): number {
    return this[held].wantsTime();
  }
  wantsMotion(): number {
    return this[held].wantsMotion();
  }
  hurries(): boolean {
    return this[held].hurries();
  }
  screen(): Bytes {
    return this[held].repaint();
  }
  text(): string {
    return this[held].text();
  }
  reading(): Reading {
    return this.#core.readingOf(this[held]);
  }
  hud(): Hud {
    return this.#core.hudOf(this[held]);
  }
  inventory(): InventoryLine[] {
    return this.#core.inventoryOf(this[held]);
  }
  readingColumn(): number {
    return this[held].readingColumn();
  }
  heroCell(): [column: number, row: number] | null {
    return this[held].heroCell();
  }
  aimedCell(): [column: number, row: number] | null {
    return this[held].aimedCell();
  }

  messages(from = 0): string[] {
    checkFirst(from);
    const session = this[held];
    return from < session.messageCount() ? session.messages(from) : [];
  }

  log(most = logKept): string[] {
    checkMost(most);
    return this[held].log(most);
  }

  get said(): number {
    return this[held].messageCount();
  }
  stateHash(): string {
    return this[held].stateHash();
  }
  dispose(): void {
    this.#hold.release();
  }
}
guard(Session, 'game or replay');
makeDisposable(Session);
