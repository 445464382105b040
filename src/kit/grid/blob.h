#pragma once

#include "kit/grid/bit_grid.h"
#include "kit/rng/rng.h"

namespace cellophane {

/// A cellular automaton that leaves one blob (rules/levels.md 5.1).
struct BlobRule {
    /// The noise fills a window of this size at the top left of the canvas.
    Size window;
    /// The blob's bounding box must be at least this big, or all starts over.
    Size least;
    /// A dead cell with this many live neighbors, of eight, is born.
    int birth = 6;
    /// A live cell with this many stays alive.
    int survival = 4;
    int rounds = 5;
    int seed_percent = 55;
};

/// One round of the automaton: all cells change at once, cells off the grid are dead.
BitGrid next_generation(const BitGrid& alive, int birth, int survival);

/// Noise of the given density over a whole grid.
BitGrid noise(Size size, int percent, Rng& rng);

/// The largest part of the automaton's outcome, on a grid of the window's size.
BitGrid grow_blob(const BlobRule& rule, Rng& rng);

/// As `grow_blob`, but the automaton runs over `buffer`, and takes the largest part with a box that fits the
/// window and reaches the least size (style `classic`).
BitGrid grow_blob_within(const BlobRule& rule, Size buffer, Rng& rng);

}  // namespace cellophane
