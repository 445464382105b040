/* The end of a game as a picture, above what is told of it on touch screens: fetched at the first end. */

import type { Game } from 'cellophane';
import { systemClock } from '../../kit/clock';
import { createElement } from '../../kit/create_element';
import { timeToNextDay } from '../../kit/next_day';
import { addressOf } from '../share/picture_address';
import { drawnResult } from '../share/result_client';

/** The picture and, after a daily dungeon, when the next one comes. An empty frame as long as it is drawn, and
    nothing where it cannot be drawn: all that it shows is told in words as well. `day`: of a daily dungeon. */
export function endPicture(game: Game, day: string | undefined, hidesSeed: boolean, signal: AbortSignal): HTMLElement {
  // Its room is kept from the beginning, so that nothing moves under a reader.
  const figure = createElement('figure', { id: 'end-picture', class: 'drawn' });
  if (day !== undefined)
    figure.append(
      createElement(
        'figcaption',
        {},
        `Daily dungeon of ${day}. The next one comes in ${timeToNextDay(systemClock.now())}.`,
      ),
    );
  const options = { ...(day !== undefined && { day }), hidesSeed };
  drawnResult({ recording: game.replay(), options }, signal).then(
    ({ picture, width, height, description }) => {
      const size = { width: String(width), height: String(height) };
      const image = createElement('img', { src: addressOf(picture), ...size, alt: description });
      figure.prepend(image);
    },
    () => figure.classList.remove('drawn'),
  );
  return figure;
}
