import type { Level, LevelMachine } from 'cellophane-levels';
import type { Picture } from '../../elements/picture';
import { blended } from './colors';

/** The parts of a level that are drawn. */
export interface Layers {
  /** Secrets as what they are, and monsters that lie in wait. */
  secrets: boolean;
  items: boolean;
  monsters: boolean;
  /** Tints the ground of machines. */
  machines: boolean;
  /** Items that magic detection would show as good, and as bad. */
  good: boolean;
  bad: boolean;
}

export type LayerName = keyof Layers;

export const usualLayers: Layers = {
  secrets: true,
  items: true,
  monsters: true,
  machines: false,
  good: false,
  bad: false,
};

export const layerLabels: Readonly<Record<LayerName, string>> = {
  secrets: 'Secrets',
  items: 'Items',
  monsters: 'Monsters',
  machines: 'Places',
  good: 'Good magic',
  bad: 'Bad magic',
};

/** 0xRRGGBB, for a dark ground. */
const machineTints: Readonly<Record<LevelMachine['kind'], number>> = {
  reward: 0xd9a520,
  'amulet holder': 0xd9a520,
  vestibule: 0xd06030,
  'key holder': 0x30a0b0,
  flavour: 0x6a7a50,
};
const auraGrounds = { good: 0x2456c8, bad: 0xb02020 } as const;
const auraSign = 0xffffff;
const tintShare = 0.36;

function tintMachines({ bg }: Picture, level: Level): void {
  const tints = new Map(level.machines.map(({ number, kind }) => [number, machineTints[kind]]));
  level.cells('machine').forEach((number, i) => {
    const tint = tints.get(number);
    if (tint !== undefined) bg[i] = blended(bg[i], tint, tintShare);
  });
}

function showAuras({ fg, bg, width }: Picture, level: Level, layers: Layers): void {
  // `level.items` converts the whole level to JSON, which takes longer than drawing it.
  if (!layers.good && !layers.bad) return;
  for (const { aura, x, y } of level.items) {
    if (!aura || !layers[aura]) continue;
    bg[y * width + x] = auraGrounds[aura];
    fg[y * width + x] = auraSign;
  }
}

/** The picture of a level with the layers chosen. */
export function pictureOf(level: Level, layers: Layers): Picture {
  const { secrets: reveal, items, monsters } = layers;
  const { width, height } = level;
  const picture: Picture = { width, height, ...level.colors({ reveal, items, monsters, rock: false }) };
  if (layers.machines) tintMachines(picture, level);
  showAuras(picture, level, layers);
  return picture;
}
