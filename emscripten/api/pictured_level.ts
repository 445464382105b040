// Levels in the whole engine: pictures of them, and maps for other programs.

import type {
  Bytes,
  DrawnPngOptions,
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
import {
  drawingFrom,
  drawnMapFrom,
  drawnPictureFrom,
  gridFrom,
  pictureFrom,
  revealFrom,
  tabletopNames,
  vttNames,
} from './drawings';
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

  toDrawnPng(options: DrawnPngOptions = {}): Bytes {
    const [drawing, micrometers] = drawnPictureFrom(options, this[coreOf].largestCell(this[held]));
    return unwrap(this[coreOf].drawnPng(this[held], drawing, micrometers));
  }

  toPng(options: PngOptions = {}): Bytes {
    const core = this[coreOf];
    const [usual, largest] = [core.usualCell(this[held]), core.largestCell(this[held])];
    const [picture, micrometers] = pictureFrom(options, usual, largest);
    return unwrap(core.png(this[held], picture, micrometers));
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
    const { cell, theme, reveal } = gridFrom(options, vttNames, this[coreOf].largestCell(this[held]));
    return fromJson(this[coreOf].universalVtt(this[held], reveal, cell, theme));
  }

  toTabletop(options: TabletopOptions = {}): Bytes {
    const { cell, theme } = gridFrom(options, tabletopNames, this[coreOf].largestCell(this[held]));
    return this[coreOf].tabletop(this[held], cell, theme);
  }

  toKey(options: RevealOptions = {}): string {
    const reveal = revealFrom(options);
    return this[coreOf].keyText(this[held], reveal);
  }
}
guard(PicturedLevel, 'level');
