/* Touch gestures and gamepads: what they need is fetched once there is such a device. */

import { connectedPads, hasTouch } from '../../kit/optional';
import type { Page } from '../shell/page';
import type { GameStage } from './game_stage';
import { fetchedOrNotice } from './part_fetching';

/** Loads the touch gestures, on devices with a touch screen alone. */
export async function listenToGestures(page: Page, stage: GameStage, signal: AbortSignal): Promise<void> {
  if (!hasTouch()) return;
  const gestures = await fetchedOrNotice(page, () => import('./touch_gestures'));
  if (!signal.aborted) gestures?.startGestures(page, stage, signal);
}

/** Loads what gamepads need once there is one: browsers show none before one of its buttons is pressed. */
export function listenToGamepads(page: Page, stage: GameStage, signal: AbortSignal): void {
  const start = async () => {
    const gamepads = await fetchedOrNotice(page, () => import('./gamepads'));
    if (!signal.aborted) gamepads?.startGamepads(page, stage, signal);
  };
  if (connectedPads().some((pad) => pad !== null)) void start();
  else addEventListener('gamepadconnected', () => void start(), { once: true, signal });
}
