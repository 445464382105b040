// Levels in the whole engine: pictures of them, and maps for other programs.

import type {
  Bytes,
  DrawnSvgOptions,
  Level as DeclaredLevel,
  PngOptions,
  RevealOptions,
  SvgOptions,
  TabletopOptions,
  TiledMap,
  UniversalVtt,
  UniversalVttOptions,
} from '../cellophane';
import type { LevelBindings, MakerBindings, MapBindings, ProgramBindings } from './core';
import { drawingFrom, drawnMapFrom, gridFrom, pictureFrom, revealFrom, tabletopNames, vttNames } from './drawings';
import { unwrap } from './errors';
import { coreOf, held } from './handle';
import { MakersLevel } from './makers_level';
import { namedOf, validate } from './validation';
import { fromJson } from './values';
import { guard } from './guard';

type Core = LevelBindings & MapBindings & MakerBindings & ProgramBindings;

export class PicturedLevel extends MakersLevel<Core> implements DeclaredLevel {
  // Options are read first, for a getter among them may dispose of the level.
  toSvg(options: SvgOptions = {}): string {
    const drawing = drawingFrom(options);
    return unwrap(this[coreOf].svg(this[held], drawing));
  }

  toDrawnSvg(options: DrawnSvgOptions = {}): string {
    const drawing = drawnMapFrom(options);
    return unwrap(this[coreOf].drawnSvg(this[held], drawing));
  }

  toPng(options: PngOptions = {}): Bytes {
    const picture = pictureFrom(options, this[coreOf].largestCell(this[held]));
    return unwrap(this[coreOf].png(this[held], picture));
  }

  toTiled(options: { image?: string } = {}): TiledMap {
    const { image = 'cellophane-tiles.png' } = namedOf(options, ['image'], 'bad-argument', 'the options');
    const allowed = 'the name of a file, as a string';
    validate(typeof image === 'string' && image !== '', 'bad-argument', 'image', image, allowed);
    return fromJson(this[coreOf].tiled(this[held], image));
  }

  tilesetImage(): Bytes {
    return this[coreOf].tilesPicture(this[held]);
  }

  toUniversalVtt(options: UniversalVttOptions = {}): UniversalVtt {
    const { cell, reveal } = gridFrom(options, vttNames, this[coreOf].largestCell(this[held]));
    return fromJson(this[coreOf].universalVtt(this[held], reveal, cell));
  }

  toTabletop(options: TabletopOptions = {}): Bytes {
    const { cell } = gridFrom(options, tabletopNames, this[coreOf].largestCell(this[held]));
    return this[coreOf].tabletop(this[held], cell);
  }

  toKey(options: RevealOptions = {}): string {
    const reveal = revealFrom(options);
    return this[coreOf].keyText(this[held], reveal);
  }
}
guard(PicturedLevel, 'level');
