import type { GameResult, Style, Variant } from 'cellophane-play';

/** The detail of the event `cellophane-ready` of a map: a level is drawn. */
export interface ReadyDetail {
  seed: string;
  depth: number;
  style: string;
  variant: Variant;
  width: number;
  height: number;
  /** 16 hex digits; equal levels have equal hashes on every machine. */
  hash: string;
}

/** The detail of the event `cellophane-error`. */
export interface ErrorDetail {
  code: string;
  message: string;
}

/** The detail of the event `cellophane-progress` of a map that a worker digs: so many levels of those down to the wanted
    one are dug. */
export interface ProgressDetail {
  levels: number;
  all: number;
}

/** The detail of the event `cellophane-cell`: a cell of a map was clicked, tapped or chosen with Enter. */
export interface CellDetail {
  x: number;
  y: number;
  /** What is there, as the map's tip says it. */
  text: string;
}

/** The detail of the event `cellophane-ready` of a game: it can be played. */
export interface GameReadyDetail {
  seed: string;
  style: Style;
  variant: Variant;
  depth: number;
  turns: number;
  /** A game goes on that was kept, was loaded or waited; otherwise a new one begins. */
  isKept: boolean;
}

/** The detail of the event `cellophane-depth`: the hero has come to another level. */
export interface DepthDetail {
  depth: number;
  turns: number;
}

/** The detail of the event `cellophane-over`: the game has ended. */
export interface OverDetail extends DepthDetail {
  won: boolean;
}

/** The detail of the event `cellophane-result`, after `cellophane-over`. */
export interface ResultDetail extends GameResult {
  seed: string;
  style: Style;
  variant: Variant;
  /** The game as a recording, which `engine.openReplay` shows and `cellophane rank` verifies. */
  recording: Uint8Array;
}

export type GameErrorDetail = ErrorDetail;

export interface MapEvents {
  'cellophane-ready': CustomEvent<ReadyDetail>;
  'cellophane-error': CustomEvent<ErrorDetail>;
  'cellophane-cell': CustomEvent<CellDetail>;
  'cellophane-progress': CustomEvent<ProgressDetail>;
}

export interface GameEvents {
  'cellophane-ready': CustomEvent<GameReadyDetail>;
  'cellophane-error': CustomEvent<GameErrorDetail>;
  'cellophane-depth': CustomEvent<DepthDetail>;
  'cellophane-over': CustomEvent<OverDetail>;
  'cellophane-result': CustomEvent<ResultDetail>;
  /** The names that 1.0.0 gave these events; they stay until 2.0. */
  depth: CustomEvent<DepthDetail>;
  over: CustomEvent<OverDetail>;
  result: CustomEvent<ResultDetail>;
}

/** The events of an element, its own before those of all elements. */
export type WithOwn<Events> = Omit<HTMLElementEventMap, keyof Events> & Events;

declare global {
  /** As they bubble through a page, which may have elements of both kinds. */
  interface GlobalEventHandlersEventMap {
    'cellophane-ready': CustomEvent<ReadyDetail> | CustomEvent<GameReadyDetail>;
    'cellophane-error': CustomEvent<ErrorDetail>;
    'cellophane-cell': CustomEvent<CellDetail>;
    'cellophane-progress': CustomEvent<ProgressDetail>;
    'cellophane-depth': CustomEvent<DepthDetail>;
    'cellophane-over': CustomEvent<OverDetail>;
    'cellophane-result': CustomEvent<ResultDetail>;
  }
}
