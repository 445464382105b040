/* Touch gestures and gamepads: what they need is fetched once there is such a device. */

import { connectedPads, fetchPart, hasTouch } from '../../kit/optional';
import type { Page } from '../shell/page';
import type { GameStage } from './game_stage';

/** The module of a part of the page, fetched on first use; undefined, with a notice, if that fails. */
export async function fetchedOrNotice<Module>(
  { notices }: Pick<Page, 'notices'>,
  fetching: () => Promise<Module>,
): Promise<Module | undefined> {
  return fetchPart(fetching).catch(() => {
    notices.notify(['This part of the page could not be fetched. Reload the page to try again.']);
    return undefined;
  });
}

/** Loads the touch gestures, on devices with a touch screen alone. */
export async function listenToGestures(page: Page, stage: GameStage, signal: AbortSignal): Promise<void> {
  if (!hasTouch()) return;
  const gestures = await fetchedOrNotice(page, () => import('../../terminal/touch_gestures'));
  if (!gestures || signal.aborted) return;
  const { Gestures } = gestures;
  new Gestures({
    root: page.root,
    stage: page.part('stage'),
    terminal: stage.terminal,
    zoom: stage.zoom,
    send: (event) => stage.send(event),
    signal,
  });
  stage.zoom.onChanged = () => {
    page.part('unzoom').hidden = stage.zoom.factor === 1;
  };
}

/** Loads what gamepads need once there is one: browsers show none before one of its buttons is pressed. */
export function listenToGamepads(page: Page, stage: GameStage, signal: AbortSignal): void {
  const start = async () => {
    const gamepads = await fetchedOrNotice(page, () =>
      Promise.all([import('../../terminal/gamepad'), import('./gamepad_focus')]),
    );
    if (!gamepads || signal.aborted) return;
    const [{ Gamepads }, { useOnPage }] = gamepads;
    new Gamepads({
      pads: connectedPads,
      act: (button) => void (useOnPage(page.root, button) || stage.send({ type: 'gamepad', button })),
      onConnected: (isConnected) => {
        stage.hasGamepad = isConnected;
      },
      notices: page.notices,
      signal,
    });
  };
  if (connectedPads().some((pad) => pad !== null)) void start();
  else addEventListener('gamepadconnected', () => void start(), { once: true, signal });
}
