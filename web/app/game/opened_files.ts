/* Files that a player chooses, drops, or brings from another release of the site: games, recordings, notes, backups. */

import { explained } from '../../kit/explained';
import { addEverything, type Added } from '../storage/everything';
import { isZip, unpackBackup } from '../storage/backup';
import { bytesOf } from '../storage/files';
import { randomSeed } from '../link/link';
import { gameIn } from './game_files';
import type { GameParts } from './game_parts';
import { findRelease, openElsewhere } from './other_releases';
import { recordingAt } from '../link/replay_link';

/** What opening a file needs of the page. */
export interface Opening extends Pick<GameParts, 'page' | 'place' | 'engine'> {
  readonly stage: Pick<GameParts['stage'], 'title' | 'replay' | 'refresh'>;
  readonly controller: Pick<
    GameParts['controller'],
    'wouldLose' | 'leave' | 'begunElsewhere' | 'offer' | 'waysIntoThePast'
  >;
  readonly title: Pick<GameParts['title'], 'comeBack'>;
  readonly recordings: Pick<GameParts['recordings'], 'watch'>;
}

/** Opens a game, a recording, notes or a backup from a file. If that fails, the game on the stage goes on. */
export async function openFile(file: File, opening: Opening): Promise<void> {
  const { page, controller } = opening;
  page.notices.clear();
  let bytes: Uint8Array = new Uint8Array();
  try {
    bytes = await bytesOf(file);
    if (/\.txt$/i.test(file.name)) return openNotes(bytes, opening);
    if (isZip(bytes)) return await restore(bytes, file.name, opening);
    const found = await findRelease(bytes);
    const { elsewhere } = found;
    if (!elsewhere) return await openBytes(bytes, file.name, found.words, opening);
    const open = () =>
      void openElsewhere(bytes, elsewhere).catch((error: unknown) => refuse(file.name, error, bytes, opening));
    if (!controller.wouldLose) return open();
    page.notices.ask(`${file.name} belongs to ${elsewhere.name}. The game here is not saved.`, {
      [`Open it in ${elsewhere.name}`]: open,
      'Stay here': () => {},
    });
  } catch (error) {
    refuse(file.name, error, bytes, opening);
  }
}

/** Opens the file that another release of the site has left for this one; false, with a notice, if it cannot be read. */
export async function openHandedFile(opening: Opening): Promise<boolean> {
  const name = 'The file';
  let bytes: Uint8Array = new Uint8Array();
  try {
    bytes = await recordingAt(location.hash);
    await openBytes(bytes, name, [], opening);
    return true;
  } catch (error) {
    refuse(name, error, bytes, opening);
    return false;
  }
}

/** Adds the notes in a file to the recording on the stage. */
function openNotes(bytes: Uint8Array, { stage }: Opening): void {
  if (!stage.replay) throw new Error('Notes belong to a recording. Open a recording first.');
  stage.replay.annotate(new TextDecoder().decode(bytes));
  stage.refresh();
}

/** Opens a game or a recording, and says `words` about it. */
async function openBytes(
  bytes: Uint8Array,
  name: string,
  words: readonly string[],
  { engine, controller, page, recordings }: Opening,
): Promise<void> {
  const game = await gameIn(bytes, name, engine, page.notices);
  if (game.over) {
    game.dispose();
    return recordings.watch(bytes);
  }
  const left = controller.leave();
  controller.begunElsewhere(game, bytes);
  page.notices.notify(words);
  if (left) controller.offer(left);
}

/** Adds what a backup holds to what this browser has stored. */
async function restore(bytes: Uint8Array, name: string, { page, place, stage, title }: Opening): Promise<void> {
  const { store, whyNot } = place;
  if (!store) throw new Error(whyNot || 'This browser does not let this page store data.');
  const added = await addEverything(store, unpackBackup(bytes), randomSeed);
  // Its lists may have changed.
  if (stage.title) await title.comeBack();
  page.notices.notify(sentences(name, added));
}

/** What a player is told of a backup that was restored. */
function sentences(name: string, { games, recordings, results, known, noRoom }: Added): string[] {
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return [
    `From ${name}: ${count(games, 'saved game')}, ${count(recordings, 'recording')} and ` +
      `${count(results, 'result')} for the high scores added.`,
    ...(known > 0 ? [`${known} of its entries ${known === 1 ? 'was' : 'were'} here already.`] : []),
    ...(noRoom > 0
      ? [
          `${count(noRoom, 'older recording')} found no room: 26 are kept. ` +
            'Unpack the file to watch them; each is a .clph file.',
        ]
      : []),
  ];
}

function refuse(name: string, error: unknown, bytes: Uint8Array, { page, controller }: Opening): void {
  page.notices.ask(`${name} cannot be opened. ${explained(error)}`, controller.waysIntoThePast(error, bytes));
}
