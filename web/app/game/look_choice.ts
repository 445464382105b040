/* The question how the map is to look, with a piece of a dungeon drawn each way. Fetched on the first title that a
   browser shows. */

import type { Engine, Game } from 'cellophane';
import { createElement } from '../../kit/create_element';
import { isTouchedOnly } from '../../kit/optional';
import * as screen from '../../terminal/screen_size';
import { readSettings, type SettingsSample } from '../settings/settings';
import { familiesOf, fetchPictures, hasPictures } from '../shell/font';
import type { RunningGame } from './running_game';

/** The looks to choose from: the label and the value of the setting "signs". */
const looks = [
  ['Pictures', 'pictures'],
  ['Letters', 'letters'],
] as const;

/** A dungeon with water, grass and a door around its entrance. */
const sampleSeed = '1729';
const sample = { columns: 14, rows: 5 };
const cell = { width: 10, height: 18 };

/** A place of another dungeon with creatures and items, some steps from its entrance, for what is chosen in the settings. */
const settingsSample = { seed: '83', depth: 4, steps: 12, columns: 44, rows: 7 };

/** Asks as long as the title is shown: what suits the device comes first. Returns a function that takes the question away,
    if it was asked. */
export async function askForLook({ page, engine, stage }: RunningGame): Promise<(() => void) | undefined> {
  // Without the font of pictures there is nothing to choose.
  if (!(await fetchPictures()) || !stage.title) return undefined;
  const ordered = isTouchedOnly() ? looks : [...looks].reverse();
  const drawings: Record<string, Element> = {};
  const choices: Record<string, () => void> = {};
  for (const [label, signs] of ordered) {
    drawings[label] = drawSample(engine, signs);
    choices[label] = () => {
      stage.settings = `${stage.settings}signs ${signs}\n`;
    };
  }
  return page.notices.ask('How should the map look? You can change this in Settings.', choices, drawings);
}

function drawSample(engine: Engine, signs: string): HTMLCanvasElement {
  const game = engine.newGame({ seed: sampleSeed });
  try {
    return drawWith(`signs ${signs}\n`, game, sample);
  } finally {
    game.dispose();
  }
}

/** A piece of a dungeon that is drawn as settings show it. It is begun once, for that takes longer than drawing it. */
export class DungeonSample implements SettingsSample {
  readonly #game: Game;

  constructor(engine: Engine) {
    const { seed, depth, steps } = settingsSample;
    this.#game = engine.newGame({ seed, depth });
    for (let i = 0; i < steps; ++i) this.#game.step({ type: 'explore' });
  }

  async draw(lines: string): Promise<HTMLCanvasElement> {
    if (readSettings(lines).wantsPictures) await fetchPictures();
    return drawWith(lines, this.#game, settingsSample);
  }

  dispose(): void {
    this.#game.dispose();
  }
}

interface Extent {
  columns: number;
  rows: number;
}

function drawWith(settings: string, game: Game, extent: Extent): HTMLCanvasElement {
  game.setSettings(settings);
  game.send({ type: 'pictures', wanted: hasPictures() });
  return draw(game, extent);
}

/** What stands around the hero. */
function draw(game: Game, { columns, rows }: Extent): HTMLCanvasElement {
  const [cellWidth, cellHeight] = [cell.width, cell.height];
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
