import type { TitleWish } from 'cellophane';
import { explained } from '../../kit/explained';
import { fetchPart, recordAddress } from '../../kit/optional';
import { shortOnly } from '../link/dungeon';
import { randomSeed } from '../link/link';
import type { KeptGame } from '../storage/store';
import type { Recordings } from './recordings';
import type { RunningGame } from './running_game';
import { openTitle, seedWished, type OnTitle } from './title';

/** Puts the title on the stage, and does what the player chooses there. */
export class TitleScreen {
  readonly #running: RunningGame;
  readonly #recordings: Recordings;
  /** Takes away what the title asks. */
  #withdrawQuestion: (() => void) | undefined;

  constructor(running: RunningGame, recordings: Recordings) {
    this.#running = running;
    this.#recordings = recordings;
  }

  /** `games`: the saved ones, for its lists. `seed`: of the dungeon behind it. */
  async show(games: readonly KeptGame[], seed = randomSeed()): Promise<void> {
    const { page, place, engine, stage, controller } = this.#running;
    const { visit } = controller;
    const shown = await openTitle(engine, { seed, games, place, page });
    if (visit.aborted) return shown.title.dispose();
    const onPlayed = () => {
      const runs = shown.title.takeRuns();
      if (runs) controller.saved.addRuns(runs);
      const wish = shown.title.takeWish();
      if (!wish) return;
      this.#withdrawQuestion?.();
      void this.#grant(wish, shown);
    };
    stage.showTitle(shown.title, {
      onPlayed,
      onFailure: (error) => page.notices.notify([`The title screen crashed: ${explained(error)}`]),
    });
    if (games.length === 0) void this.#askForLook();
  }

  /** Goes back to the title; the game on the stage stays stored. */
  async comeBack(): Promise<void> {
    const { page, stage, controller } = this.#running;
    controller.leave();
    recordAddress('push', null, location.pathname);
    page.notices.clear();
    await this.show(await controller.saved.list());
    stage.focus();
  }

  /** Leaves the game for the title, unless it would be lost: a notice then says how to save it to a file. */
  leaveGame(): void {
    const { page, controller } = this.#running;
    if (!controller.wouldLose) return void this.comeBack();
    page.notices.notify([
      'This game is not saved in the browser, so it was not closed. To save it to a file, open Games.',
    ]);
  }

  /** Asks once how the map is to look, where nothing has been played or set yet. */
  async #askForLook(): Promise<void> {
    const { preferences } = this.#running.page;
    const { view, hasChosen } = preferences;
    if (view.wasAskedForLook || hasChosen) return;
    view.wasAskedForLook = true;
    preferences.keepView();
    // Not fetched: the setting is in Settings.
    const part = await fetchPart(() => import('./look_choice')).catch(() => undefined);
    this.#withdrawQuestion = await part?.askForLook(this.#running);
  }

  async #grant(wish: TitleWish, { title, games, recordings }: OnTitle): Promise<void> {
    const { place, engine, stage, controller } = this.#running;
    if (wish.act === 'continue' || wish.act === 'load') {
      const kept = games[wish.act === 'load' ? wish.which : 0];
      return kept && controller.goOn(kept, 'push');
    }
    if (wish.act === 'watch') {
      try {
        await this.#recordings.watch(await place.store!.recordingBytes(recordings[wish.which].number));
      } catch (error) {
        title.complain(explained(error));
        stage.send({ type: 'leave' });
      }
      return;
    }
    const seed = seedWished(wish, engine, randomSeed);
    controller.leave();
    controller.begin({ seed, style: wish.style, ...shortOnly(wish.variant) }, wish.easy);
    stage.updateHistory('push');
  }
}
