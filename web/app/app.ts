/* Composes the page: reads which view the address asks for, and opens it with what it needs. */

import type { Terminal } from '@xterm/xterm';
import type { Engine, Game, Replay, Title } from 'cellophane';
import { Notices } from '../kit/notices';
import { fetchPart, localTexts, isTouchedOnly, mediaMatches, mendForLibraries } from '../kit/optional';
import type { Preloaded } from './engine/preloaded';
import { isKept, own, today } from './releases/site';
import { Preferences } from './settings/preferences';
import { applyFont } from './shell/font';
import type { GameStage } from './game/game_stage';
import type { AtlasPage } from './atlas/atlas';
import type { DigPage } from './dig/dig';

declare global {
  interface Window {
    /** For tests and the curious: the view that is shown. */
    cellophane?: {
      readonly engine: Engine;
      terminal: Terminal;
      readonly game: Game | undefined;
      readonly replay: Replay | undefined;
      readonly title: Title | undefined;
      readonly window: GameStage['window'];
    };
    atlas?: AtlasPage;
    dig?: DigPage;
  }
}

/** A view of the page. */
export interface View {
  /** Settles once it shows what the address asks for. */
  readonly begun: Promise<void>;
  destroy(): void | Promise<void>;
}

async function openGame(root: HTMLElement, preferences: Preferences, preloaded: Preloaded): Promise<View> {
  // The database opens while the rest is fetched.
  const opening = import('./storage/availability').then(({ openStorage }) => ({ storage: openStorage() }));
  const [{ storage }, view] = await Promise.all([opening, import('./game/game_view')]);
  const game = view.openGame(root, preloaded, { preferences, storage, onFurnished: showInWindow });
  const destroy = async () => {
    delete window.cellophane;
    await game.destroy();
    (await storage).store?.close();
  };
  return { begun: game.begun, destroy };
}

function showInWindow(stage: GameStage): void {
  window.cellophane = {
    get engine() {
      return stage.engine;
    },
    terminal: stage.terminal,
    get game() {
      return stage.game;
    },
    get replay() {
      return stage.replay;
    },
    get title() {
      return stage.title;
    },
    get window() {
      return stage.window;
    },
  };
}

/** Opens a view in the document's `root`; the game if the address names no other. Frames and maps need neither the
    terminal nor the game, so each view is fetched by itself; the document has requested its files by then
    (preload_plugin.mjs). */
async function openView(root: HTMLElement, preferences: Preferences, preloaded: Preloaded): Promise<View> {
  switch (new URLSearchParams(location.search).get('view')) {
    case 'embed':
      if (new URLSearchParams(location.search).has('play'))
        return (await import('./frames/embed_play_view')).openPlay(root, preloaded);
      return (await import('./frames/embed_view')).openEmbed(root, preferences);
    case 'map':
      return (window.atlas = (await import('./atlas/atlas_view')).openAtlas(root, preferences, preloaded));
    case 'dig':
      return (window.dig = (await import('./dig/dig_view')).openDig(root, preferences, preloaded));
    default:
      return openGame(root, preferences, preloaded);
  }
}

const nowhere: View = { begun: Promise.resolve(), destroy() {} };

/** Opens the release that the link belongs to, if that is another one; then nothing is shown here. Otherwise returns what
    to call once the page shows something. */
async function enterRelease(root: HTMLElement): Promise<'left' | (() => void)> {
  const version = new URLSearchParams(location.search).get('v');
  const isOfAnother = version !== null && version !== String(own.dungeon) && version !== today;
  if (!isOfAnother && !isKept(location.href)) return () => {};
  try {
    const { enter, introduce } = await fetchPart(() => import('./releases/entrance'));
    const { hasLeft, words } = await enter();
    const bar = root.querySelector<HTMLElement>('#notices');
    return hasLeft
      ? 'left'
      : () => {
          if (bar) new Notices(bar).notify(words);
          introduce(root, bar);
        };
  } catch {
    // This page opens it, and says that its version is another.
    return () => {};
  }
}

/** Starts the page. Settles once it shows what the address asks for; rejects if a part of it cannot be fetched. */
export async function startApp(root: HTMLElement, preloaded: Preloaded): Promise<View> {
  mendForLibraries();
  const preferences = new Preferences({
    storage: localTexts,
    wantsContrast: () => mediaMatches('(prefers-contrast: more)'),
    wantsPictures: isTouchedOnly,
  });
  const onBegun = await enterRelease(root);
  if (onBegun === 'left') return nowhere;
  // The game applies the font itself, for its terminal waits for it.
  if (preferences.view.font !== 'mono') void applyFont(preferences.view.font);
  const view = await openView(root, preferences, preloaded);
  await view.begun;
  onBegun();
  return view;
}
