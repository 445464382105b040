import { connectedPads } from '../../kit/optional';
import { Gamepads } from '../../terminal/gamepad';
import type { Page } from '../shell/page';
import type { GameStage } from './game_stage';
import { useOnPage } from './gamepad_focus';

/** Takes the buttons of gamepads: for what is open on the page, or else for the game. */
export function startGamepads(page: Page, stage: GameStage, signal: AbortSignal): void {
  new Gamepads({
    pads: connectedPads,
    act: (button) => void (useOnPage(page.root, button) || stage.send({ type: 'gamepad', button })),
    onConnected: (isConnected) => {
      stage.hasGamepad = isConnected;
    },
    notices: page.notices,
    signal,
  });
}
