#pragma once

#include <string>

#include "exports/canvas.h"
#include "exports/theme.h"
#include "protocol/observation.h"

namespace cellophane {

/// Pictures whose size is not chosen have at most about so many pixels.
inline constexpr int most_pixels = 16'000'000;
/// And those whose size is chosen: the usual map at 256 pixels a cell. Pictures are made row by row, so what
/// takes memory is the file, a tenth of a byte a pixel at most, and what programs make of it.
inline constexpr int most_chosen_pixels = 151'000'000;

struct PngOptions {
    /// The side of a cell in pixels, from `smallest_png_cell` to `largest_png_cell` of the map.
    int cell = 16;
    Theme theme = Theme::Dark;
    bool glyphs = true;
    bool items = true;
    bool monsters = true;
    /// Lines between the cells.
    bool grid = false;
    /// On paper; 0: not said.
    int pixels_per_meter = 0;
};

inline constexpr int smallest_png_cell = 2;
/// 256, or less on maps that would have more than `most_chosen_pixels` then.
int largest_png_cell(Size map);
/// 16, or less on maps that would have more than `most_pixels` then.
int usual_png_cell(Size map);

/// How many pixels of a picture go on a meter of paper, if a cell has so many and is so long.
int pixels_per_meter(int cell, int cell_micrometers);

/// The map as a picture of square cells, drawn with pictograms, so that it needs no font and is the same to
/// the byte on every machine.
std::string to_png(Observation seen, const PngOptions& options = {});

/// A part of the map in the dark theme, drawn on a canvas: `part` is its upper left cell, `size` how many
/// cells it has, `corner` where the first of them goes, and `side` that of a cell in pixels. What is not
/// known of the map leaves the canvas as it is.
void draw_map(Canvas& canvas, Pos corner, const Observation& seen, Pos part, Size size, int side);

/// The default side of a cell in pixels: 64 if possible, else half as many, and so on; virtual tabletops
/// prefer powers of two.
int pixels_per_cell(Size map);

/// The ground of a map without creatures or items, as a PNG.
std::string ground_picture(const Observation& seen, int pixels);

}  // namespace cellophane
