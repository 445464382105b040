import type { Game } from 'cellophane';
import { button, createElement } from '../../kit/create_element';
import { explained } from '../../kit/explained';
import { fetchPart } from '../../kit/optional';
import { chooseFile, downloadFile, downloadGame } from '../storage/files';
import { named } from '../storage/named';
import type { KeptGame, Store } from '../storage/store';
import type { Page } from '../shell/page';

export interface GamesActions {
  /** The game on the screen, if there is one. */
  game: Game | undefined;
  /** The id of the game on the screen, stored or not. */
  current: string | undefined;
  /** The store of games, or the reason why there is none. */
  store: Store | string;
  /** Whether a game is over, though its remains are not written yet. */
  isEnding: (id: string) => boolean;
  /** Whether a tab, this one included, plays a game. */
  isTaken: (kept: KeptGame) => Promise<boolean>;
  goOn: (kept: KeptGame) => void;
  openFile: (file: File) => void;
  copyReplayLink: () => void;
  onTrouble: (error: unknown) => void;
  /** Called once it is closed. */
  onClosed: () => void;
}

/** The dialog about the game on the screen, stored games and files. */
export async function showGames(page: Page, actions: GamesActions): Promise<void> {
  const { root, preferences } = page;
  const dialog = createElement('dialog', { id: 'games-dialog', 'aria-labelledby': 'games-title' });
  const list = createElement('ul', { id: 'kept-games' });
  const close = () => dialog.close();
  dialog.addEventListener('close', () => {
    dialog.remove();
    actions.onClosed();
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
  const { game } = actions;
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
            leading('Copy replay link', actions.copyReplayLink, { id: 'copy-replay' }),
          ]
        : []),
      leading('Open a file…', () => chooseFile(page, actions.openFile), { id: 'open-file' }),
    ),
    createElement('h3', {}, 'Saved in this browser'),
    list,
    createElement(
      'div',
      { class: 'row end' },
      ...(typeof actions.store === 'string' ? [] : [backUpButton(page, actions.store, actions.onTrouble)]),
      button('Close', close),
    ),
  );
  root.append(dialog);
  dialog.showModal();
  try {
    await fill(list, page, actions, leading);
  } catch (error) {
    // What is on the screen can be saved all the same.
    list.replaceWith(createElement('p', { id: 'kept-games' }, `The saved games cannot be read: ${explained(error)}`));
  }
}

type Leading = (words: string, act: () => void, attributes?: Record<string, string>) => HTMLButtonElement;

async function fill(list: HTMLElement, page: Page, actions: GamesActions, leading: Leading): Promise<void> {
  const { store, current } = actions;
  if (typeof store === 'string') return list.replaceWith(createElement('p', { id: 'kept-games' }, store));
  const games = (await store.games()).filter(({ id }) => !actions.isEnding(id));
  if (games.length === 0)
    return list.replaceWith(
      createElement('p', { id: 'kept-games' }, 'No saved games yet. A game is saved from its first turn on.'),
    );
  for (const kept of games) {
    const isHere = kept.id === current;
    const isElsewhere = !isHere && (await actions.isTaken(kept));
    const line = createElement(
      'li',
      {},
      createElement(
        'span',
        {},
        `${named(kept, page.preferences.hidesSeed)}${isHere ? ' (this one)' : isElsewhere ? ' (in another tab)' : ''}`,
      ),
    );
    if (!isHere) line.append(leading('Continue', () => actions.goOn(kept)));
    line.append(
      button(
        'Save to file',
        () =>
          void store.file(kept.id).then((bytes) => {
            if (bytes) downloadFile(bytes, kept, page);
            else removeLine(line);
          }, actions.onTrouble),
      ),
    );
    if (!isHere && !isElsewhere)
      line.append(forgetter(() => store.remove(kept.id).then(() => removeLine(line)), actions.onTrouble));
    list.append(line);
  }
}

/** A button that downloads all games, recordings and high scores in one file, which `Open a file…` adds elsewhere. */
function backUpButton(page: Page, store: Store, onTrouble: (error: unknown) => void): HTMLButtonElement {
  const backUp = async () => {
    const { backUpAll } = await fetchPart(() => import('../storage/back_up'));
    await backUpAll(store, page);
  };
  return button('Back up everything', () => void backUp().catch(onTrouble), {
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
