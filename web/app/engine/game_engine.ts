import { loadCellophane, type Engine } from 'cellophane-game';
import { loadPreloaded, type Preloaded } from './preloaded';

/** The engine of games, which comes in two files, from what the document has preloaded of it. */
export async function loadBothFiles({ engine, rest }: Preloaded): Promise<Engine> {
  const other = await rest?.catch(() => undefined);
  return loadPreloaded((given) => loadCellophane({ ...given, ...(given && other && { rest: other }) }), engine);
}
