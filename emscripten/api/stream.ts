// Levels by the thousand, each in the same arrays as the one before.

import type { LevelStreamOptions, StreamedLayers, StreamedLevel, StreamLayer } from '../cellophane';
import type { CoreStream, LevelBindings, MakerBindings } from './core';
import { depthsFrom, levelNames, requestFrom, seedsFrom, styleAndVariant, variantFrom } from './dungeons';
import { unwrap } from './errors';
import { maskNames } from './makers_level';
import { isOneOf, listFrom, namedOf, validate } from './validation';

const byteLayers = ['dungeon', 'liquid', 'surface', 'gas', ...maskNames] as const;
const wideLayers = ['gasVolume', 'machine'] as const;
const layerNames: readonly StreamLayer[] = [...byteLayers, ...wideLayers];
const optionNames = [...levelNames.filter((name) => name !== 'seed'), 'seeds', 'layers'];

function layersFrom(value: unknown): StreamLayer[] {
  const allowed = `a list of ${layerNames.join(', ')}, each once`;
  const names = listFrom(value, 'bad-argument', 'layers');
  validate(names, 'bad-argument', 'layers', value, allowed);
  return names.map((name, i) => {
    validate(isOneOf(layerNames, name) && names.indexOf(name) === i, 'bad-argument', `layers[${i}]`, name, allowed);
    return name;
  });
}

/** What the caller is handed again and again. */
class Shown<Name extends StreamLayer> {
  seed = '';
  depth = 0;
  readonly stairs: { readonly up: [number, number]; readonly down: [number, number] } = { up: [0, 0], down: [0, 0] };
  readonly layers: StreamedLayers<Name>;
  readonly #arrays: (Uint8Array | Uint16Array)[];
  /** The memory of the engine; empty once it has grown. */
  readonly #memory: (Uint8Array | Uint16Array)[] = [];

  constructor(
    names: readonly Name[],
    readonly width: number,
    readonly height: number,
  ) {
    const area = width * height;
    this.#arrays = names.map((name) => (isOneOf(wideLayers, name) ? new Uint16Array(area) : new Uint8Array(area)));
    this.layers = Object.fromEntries(names.map((name, i) => [name, this.#arrays[i]])) as StreamedLayers<Name>;
    Object.freeze(this.layers);
  }

  take(core: CoreStream, isNewDungeon: boolean): void {
    if (isNewDungeon) this.seed = core.seed();
    this.depth = core.depth();
    const { up, down } = this.stairs;
    up[0] = core.stairs(0);
    up[1] = core.stairs(1);
    down[0] = core.stairs(2);
    down[1] = core.stairs(3);
    for (let i = 0; i < this.#arrays.length; ++i) {
      if (!this.#memory[i]?.length) this.#memory[i] = core.layer(i);
      this.#arrays[i].set(this.#memory[i]);
    }
  }
}

export function streamOf<Name extends StreamLayer>(
  core: LevelBindings & MakerBindings,
  options: LevelStreamOptions<Name>,
): Generator<StreamedLevel<Name>, void, undefined> {
  const given = namedOf(options, optionNames, 'bad-argument', 'the stream options');
  const [from, to] = seedsFrom(core, given['seeds']);
  const { style, variant, width, height, grid, tune } = requestFrom(core, { ...given, seed: from });
  const depths = depthsFrom(variantFrom(core, variant), given['depth']);
  const layers = layersFrom(given['layers']) as Name[];
  const open = (): CoreStream =>
    unwrap(core.newStream(from, to, styleAndVariant(style, variant), ...depths, width, height, ...grid, tune, layers));
  // At once, so that what cannot be dug throws here and not at the first level.
  open().delete();
  return levels(open, new Shown(layers, width, height), depths[0]);
}

function* levels<Name extends StreamLayer>(
  open: () => CoreStream,
  shown: Shown<Name>,
  shallowest: number,
): Generator<StreamedLevel<Name>, void, undefined> {
  const core = open();
  try {
    while (!core.done()) {
      const refusal = core.next();
      if (refusal) unwrap(refusal);
      shown.take(core, core.depth() === shallowest);
      yield shown;
    }
  } finally {
    core.delete();
  }
}
