import { button, createElement } from '../../kit/create_element';
import { explained } from '../../kit/explained';
import { GameLock } from '../../kit/game_lock';
import { fetchPart } from '../../kit/optional';
import { chooseFile, downloadFile, downloadGame } from '../storage/files';
import { named } from '../storage/named';
import type { Store } from '../storage/store';
import type { Page } from '../shell/page';
import type { GameParts } from './game_parts';
import { copyReplayLink } from './replay_links';

/** What there is to show. */
export interface ShownGames extends Pick<GameParts, 'page' | 'place'> {
  readonly stage: Pick<GameParts['stage'], 'game'>;
  readonly controller: Pick<GameParts['controller'], 'current' | 'goOn'> & {
    readonly saved: Pick<GameParts['controller']['saved'], 'isEnding'>;
  };
}

export interface GamesActions {
  openFile: (file: File) => void;
  /** Called once it is closed. */
  onClosed: () => void;
}

/** The dialog about the game on the screen, stored games and files. */
export async function showGames(shown: ShownGames, { openFile, onClosed }: GamesActions): Promise<void> {
  const { page, place, stage } = shown;
  const { root, preferences, notices } = page;
  const { game } = stage;
  const dialog = createElement('dialog', { id: 'games-dialog', 'aria-labelledby': 'games-title' });
  const list = createElement('ul', { id: 'kept-games' });
  const close = () => dialog.close();
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClosed();
  });
  /** A button that closes the dialog and then acts. */
  const leading = (words: string, act: () => void, attributes = {}) =>
    button(
      words,
      () => {
        close();
        act();
      },
      attributes,
    );
  dialog.append(
    createElement('h2', { id: 'games-title' }, 'Games'),
    game
      ? createElement('p', { id: 'this-game' }, `${named(game, preferences.hidesSeed)}${game.over ? ', over' : ''}`)
      : createElement('p', {}, 'No game in progress.'),
    createElement(
      'div',
      { class: 'row' },
      ...(game
        ? [
            leading(game.over ? 'Save recording' : 'Save to file', () => downloadGame(game, page), {
              id: 'save-file',
            }),
            leading('Copy replay link', () => void (stage.game && copyReplayLink(stage.game.replay(), notices)), {
              id: 'copy-replay',
            }),
          ]
        : []),
      leading('Open a file…', () => chooseFile(page, openFile), { id: 'open-file' }),
    ),
    createElement('h3', {}, 'Saved in this browser'),
    list,
    createElement(
      'div',
      { class: 'row end' },
      ...(place.store ? [backUpButton(page, place.store)] : []),
      button('Close', close),
    ),
  );
  root.append(dialog);
  dialog.showModal();
  try {
    await fill(list, shown, leading);
  } catch (error) {
    // What is on the screen can be saved all the same.
    list.replaceWith(createElement('p', { id: 'kept-games' }, `The saved games cannot be read: ${explained(error)}`));
  }
}

type Leading = (words: string, act: () => void, attributes?: Record<string, string>) => HTMLButtonElement;

async function fill(list: HTMLElement, { page, place, controller }: ShownGames, leading: Leading): Promise<void> {
  const { store } = place;
  const sayInstead = (sentence: string) => list.replaceWith(createElement('p', { id: 'kept-games' }, sentence));
  if (!store) return sayInstead('This browser does not let this page store data.');
  const games = (await store.games()).filter(({ id }) => !controller.saved.isEnding(id));
  if (games.length === 0) return sayInstead('No saved games yet. A game is saved from its first turn on.');
  const tellOfTrouble = troubleOf(page);
  for (const kept of games) {
    const isHere = kept.id === controller.current;
    const isElsewhere = !isHere && (await GameLock.isTaken(kept.id, kept.until));
    const line = createElement(
      'li',
      {},
      createElement(
        'span',
        {},
        `${named(kept, page.preferences.hidesSeed)}${isHere ? ' (this one)' : isElsewhere ? ' (in another tab)' : ''}`,
      ),
    );
    if (!isHere) line.append(leading('Continue', () => void controller.goOn(kept, 'push')));
    line.append(
      button(
        'Save to file',
        () =>
          void store.file(kept.id).then((bytes) => {
            if (bytes) downloadFile(bytes, kept, page);
            else removeLine(line);
          }, tellOfTrouble),
      ),
    );
    if (!isHere && !isElsewhere)
      line.append(forgetter(() => store.remove(kept.id).then(() => removeLine(line)), tellOfTrouble));
    list.append(line);
  }
}

/** Says that the saved games cannot be read. */
const troubleOf =
  ({ notices }: Page) =>
  (error: unknown): void =>
    void notices.notify([`The saved games cannot be read: ${explained(error)}`]);

/** A button that downloads all games, recordings and high scores in one file, which `Open a file…` adds elsewhere. */
function backUpButton(page: Page, store: Store): HTMLButtonElement {
  const backUp = async () => {
    const { backUpAll } = await fetchPart(() => import('../storage/back_up'));
    await backUpAll(store, page);
  };
  return button('Back up everything', () => void backUp().catch(troubleOf(page)), {
    id: 'back-up',
    title: 'Saves all games, recordings and high scores in one file. Open a file… adds them in another browser.',
  });
}

/** Removes a line and keeps the focus in the dialog, if the line had it. */
function removeLine(line: HTMLElement): void {
  const heir = line.nextElementSibling ?? line.previousElementSibling ?? line.closest('dialog')!;
  const hadFocus = line.contains(document.activeElement);
  line.remove();
  if (hadFocus) heir.querySelector('button')?.focus();
}

/** A button that forgets a game on the second press. */
function forgetter(forget: () => Promise<void>, onTrouble: (error: unknown) => void): HTMLButtonElement {
  let isSure = false;
  const own = button('Delete', () => {
    if (isSure) return void forget().catch(onTrouble);
    isSure = true;
    own.textContent = 'Delete for good?';
  });
  return own;
}
