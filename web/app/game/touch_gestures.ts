import { Gestures } from '../../terminal/touch_gestures';
import type { Page } from '../shell/page';
import type { GameStage } from './game_stage';

/** Takes gestures on the stage, and shows a button that ends a zoom. */
export function startGestures(page: Page, stage: GameStage, signal: AbortSignal): void {
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
