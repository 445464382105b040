/* Links to levels in other measures than usual. */

import type { Engine, Style, Tuning } from 'cellophane';
import { explained } from '../../kit/explained';
import { noTuneInGames, tuneForm, tuneText, tuningFrom } from '../../elements/tune_text';
import type { View } from './dungeon';
import { quoted, repeated } from './parameters';

interface Asked {
  engine: Engine;
  style: Style;
  view: View;
  /** Takes what is wrong with the measures, in sentences for the reader. */
  notices: string[];
}

/** The measures a link asks for; undefined, with a notice, where it cannot have them. */
export function readTune(parameters: URLSearchParams, asked: Asked): Tuning | undefined {
  const text = parameters.get('tune');
  // A frame hands them to its map; embed_view.ts sees to it.
  if (text === null || parameters.get('view') === 'embed') return undefined;
  const { view, notices } = asked;
  notices.push(...repeated(parameters, ['tune']));
  if (view === 'game') {
    notices.push(noTuneInGames);
    return undefined;
  }
  const measures = tuningFrom(text);
  if (!measures) {
    notices.push(`The tune ${quoted(text)} cannot be read; allowed: ${tuneForm}. The dungeon is as usual.`);
    return undefined;
  }
  const tune = tuneForStyle(measures, asked);
  if (tune) notices.push(`This dungeon is tuned (${tuneText(tune)}, in percent of the usual), so it cannot be played.`);
  return tune;
}

/** Measures, if a style has them; otherwise undefined, and a notice. */
export function tuneForStyle(
  measures: Tuning,
  { engine, style, notices }: Pick<Asked, 'engine' | 'style' | 'notices'>,
): Tuning | undefined {
  try {
    const tune = Object.fromEntries(Object.entries(measures).filter(([, percent]) => percent !== 100));
    // Refuses what it cannot dig before it digs.
    engine.descend({ seed: 1, style, tune, depth: [1, 1] }).return();
    return Object.keys(tune).length > 0 ? tune : undefined;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CellophaneError') throw error;
    const message = explained(error).replaceAll(/"([^"]*)"/g, '“$1”');
    notices.push(`${message.charAt(0).toUpperCase()}${message.slice(1)} The dungeon is as usual.`);
    return undefined;
  }
}
