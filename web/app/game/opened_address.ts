/* Opens what the address asks for. */

import { fetchPart } from '../../kit/optional';
import { isOwn, type Dungeon } from '../link/dungeon';
import { linkTo } from '../link/link';
import { holdsRecording } from '../link/replay_code';
import type { KeptGame } from '../storage/store';
import { openHandedFile } from './file_opening';
import type { GameParts } from './game_parts';
import { asksByName, asksForFile, asksNothing, gameMeant, isSame, linkNow } from './requested_game';

/** Opens a recording, the title, a stored game, or a new one. `known`: the stored games, if they have just been read. */
export async function openAddress(parts: GameParts, known?: readonly KeptGame[]): Promise<void> {
  const { page, engine, stage, controller, firstScreen, title, recordings } = parts;
  page.notices.clear();
  controller.leave();
  const { visit } = controller;
  if (holdsRecording(location.hash) && (await recordings.watchLinked(location.hash))) return;
  if (asksForFile() && (await openHandedFile(parts))) return;
  const games = known ?? (await controller.saved.list());
  if (visit.aborted) return;
  const { link = linkNow(engine, page.preferences.hidesSeed), titleSeed } = firstScreen.takeDrawn();
  const { dungeon: linked, meant, notices } = link;
  page.notices.mention(notices);
  const kept = gameMeant(games, linked);
  if (asksNothing() || (asksByName() && !kept)) return title.show(games, titleSeed);
  const opened = kept && (await controller.open(kept));
  if (opened === 'passed') return;
  const begins = !opened || opened === 'unreadable';
  if (begins && !(await mayBePlayed(linked, parts))) {
    if (!visit.aborted) await title.show(games, titleSeed);
    return;
  }
  if (visit.aborted) return;
  if (begins) controller.begin(linked);
  stage.updateHistory('replace');
  if (meant !== undefined) offerLevel({ ...linked, depth: meant }, parts);
  if (!kept) await controller.offerOneOf(games.filter((game) => isSame(game, linked)).concat(games));
}

/** Offers stored games that a slow database has delivered late. */
export async function offerLate(games: readonly KeptGame[], { stage, controller, title }: GameParts): Promise<void> {
  if (stage.title) return title.show(games);
  const others = games.filter(({ id }) => id !== controller.current);
  const meant = stage.dungeon && gameMeant(others, stage.dungeon);
  await controller.offerOneOf(meant ? [meant, ...others] : others);
}

/** Whether a game may begin in a dungeon: in one of somebody's own variant only if its levels are fair. Says why not. */
async function mayBePlayed(dungeon: Dungeon, parts: GameParts): Promise<boolean> {
  if (!isOwn(dungeon.variant ?? '')) return true;
  const { isFair } = await fetchPart(() => import('./trial'));
  return isFair(dungeon, parts, () => void openAddress(parts));
}

/** Offers the level that the sender of a link to a game meant. */
function offerLevel(meant: Dungeon, { page, engine, controller }: GameParts): void {
  const { depth, start = 1 } = meant;
  page.notices.ask(`The link names depth ${depth}. This game begins on depth ${start}.`, {
    [`See depth ${depth} in the atlas`]: () =>
      location.assign(linkTo({ ...meant, view: 'map' }, engine.dungeonVersion)),
    [`Start on depth ${depth} (practice)`]: () => controller.beginAnother({ ...meant, start: depth }),
  });
}
