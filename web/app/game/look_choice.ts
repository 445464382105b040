/* The question how the map is to look, with a piece of a dungeon drawn each way. Fetched on the first title that a
   browser shows. */

import type { Engine, Game } from 'cellophane';
import { createElement } from '../../kit/create_element';
import type { Notices } from '../../kit/notices';
import { isTouchedOnly } from '../../kit/optional';
import * as screen from '../../terminal/screen_size';
import { familiesOf, fetchPictures } from '../shell/font';

export interface LookChoiceOptions {
  engine: Engine;
  notices: Notices;
  /** Whether the title is still shown. */
  isStillWanted: () => boolean;
  /** `signs`: the value of that setting. */
  onChosen: (signs: string) => void;
}

/** The looks to choose from: the label and the value of the setting "signs". */
const looks = [
  ['Pictures', 'pictures'],
  ['Letters', 'letters'],
] as const;

/** A dungeon with water, grass and a door around its entrance. */
const sampleSeed = '1729';
const sample = { columns: 14, rows: 5, cellWidth: 10, cellHeight: 18 };

/** Asks: what suits the device comes first. Returns a function that takes the question away, if it was asked. */
export async function askForLook(options: LookChoiceOptions): Promise<(() => void) | undefined> {
  const { engine, notices, isStillWanted, onChosen } = options;
  // Without the font of pictures there is nothing to choose.
  if (!(await fetchPictures()) || !isStillWanted()) return undefined;
  const ordered = isTouchedOnly() ? looks : [...looks].reverse();
  const drawings: Record<string, Element> = {};
  const choices: Record<string, () => void> = {};
  for (const [label, signs] of ordered) {
    drawings[label] = drawSample(engine, signs);
    choices[label] = () => onChosen(signs);
  }
  return notices.ask('How should the map look? You can change this in Settings.', choices, drawings);
}

function drawSample(engine: Engine, signs: string): HTMLCanvasElement {
  const game = engine.newGame({ seed: sampleSeed });
  try {
    game.setSettings(`signs ${signs}\n`);
    game.send({ type: 'pictures', wanted: signs === 'pictures' });
    return draw(game);
  } finally {
    game.dispose();
  }
}

/** What stands around the hero. */
function draw(game: Game): HTMLCanvasElement {
  const { columns, rows, cellWidth, cellHeight } = sample;
  const canvas = createElement('canvas', { width: String(columns * cellWidth), height: String(rows * cellHeight) });
  const [heroColumn, heroRow] = game.heroCell() ?? [0, 0];
  const { glyph, fg, bg, picture } = game.colors();
  const [left, top] = [heroColumn - Math.floor(columns / 2), heroRow - rows + 2];
  const context = canvas.getContext('2d')!;
  context.font = `${cellHeight - 2}px ${familiesOf('mono')}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const color = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;
  for (let row = 0; row < rows; ++row)
    for (let column = 0; column < columns; ++column) {
      const at = (top + row) * screen.columns + left + column;
      const [x, y] = [column * cellWidth, row * cellHeight];
      context.fillStyle = color(bg[at]);
      context.fillRect(x, y, cellWidth, cellHeight);
      context.fillStyle = color(fg[at]);
      context.fillText(String.fromCodePoint(picture[at] || glyph[at]), x + cellWidth / 2, y + cellHeight / 2);
    }
  return canvas;
}
