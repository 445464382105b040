import { fetchPart } from '../../kit/optional';
import type { GameSettings } from '../settings/settings';
import { openSettings } from '../settings/settings_button';
import type { SharedGame } from '../share/ways';
import type { Page } from '../shell/page';
import { fileName } from '../storage/named';
import { fetchedOrNotice } from './part_fetching';
import { openFile } from './file_opening';
import type { GameParts } from './game_parts';

/** The dialogs over the game: saved games and files, settings, and what can be shared. */
export class GameDialogs {
  readonly #page: Page;
  readonly #parts: () => GameParts | undefined;

  /** `parts`: what there is, once the engine has been started. */
  constructor(page: Page, parts: () => GameParts | undefined) {
    this.#page = page;
    this.#parts = parts;
  }

  async showGames(): Promise<void> {
    const parts = this.#parts();
    if (!parts) return this.#page.notices.mention(['There is no game yet.']);
    const dialog = await fetchedOrNotice(this.#page, () => import('./games_dialog'));
    await dialog?.showGames(parts, {
      openFile: (file) => void openFile(file, parts),
      onClosed: () => this.#focusGame(),
    });
  }

  /** `onChanged`: called after each change of what is the page's. */
  showSettings(onChanged: () => void): Promise<void> {
    const { root, notices, preferences } = this.#page;
    const parts = this.#parts();
    return openSettings(root, notices, {
      preferences,
      game: parts && settingsOf(parts),
      onChanged,
      onClosed: () => this.#focusGame(),
    });
  }

  share(): Promise<void> {
    const parts = this.#parts();
    const game = parts && sharedGame(parts);
    return this.#page.share(parts?.stage.dungeon, parts?.engine, { game, onClosed: () => this.#focusGame() });
  }

  /** Brings the focus to the line that is typed, or else to the stage. */
  #focusGame(): void {
    const entry = this.#page.root.querySelector<HTMLElement>('#entry:not([hidden]) input');
    if (entry) entry.focus();
    else this.#parts()?.stage.focus();
  }
}

/** The settings as they are on the stage. */
function settingsOf({ engine, stage }: GameParts): GameSettings {
  return {
    editor: engine.settings,
    get lines() {
      return stage.settings;
    },
    set lines(lines) {
      stage.settings = lines;
    },
    openSample: async () => new (await fetchPart(() => import('./look_choice'))).DungeonSample(engine),
  };
}

/** What can be shared of the game or the recording on the stage. */
function sharedGame({ page, stage, recordings }: GameParts): SharedGame | undefined {
  const { game, replay } = stage;
  const shown = game ?? replay;
  const recording = game ? game.replay() : recordings.watched;
  if (!shown || !recording) return undefined;
  const { seed, depth, turns, over: isOver } = shown;
  const name = fileName({ seed, depth, turns }, page.preferences.hidesSeed, 'played');
  return { recording, fileName: name, isOver, isWatched: !game };
}
