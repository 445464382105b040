#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "kit/grid/grid.h"
#include "world/level.h"

namespace cellophane::drawn {

// Maps drawn in the source of a test, and maps drawn back for its messages.
//
//   % granite   # stone wall   . floor       + wooden door   ' open door     s secret door
//   < up stairs   > down stairs  t wall torch  ~ deep water    , shallow water : chasm
//   ; chasm edge  l lava         b brimstone   o obsidian      = rope bridge   e bridge end (on floor)
//
// A liquid stands on floor; w is deep water hidden under a stone wall. Common indentation and blank first and
// last lines are dropped; blanks and what is missing from short lines are granite too.

/// The lines of a drawing, all of one length.
std::vector<std::string> lines(std::string_view picture);

Size size_of(std::string_view picture);

/// The cells drawn with one of the given characters.
BitGrid cells(std::string_view picture, std::string_view members);

/// Where a character stands that is drawn exactly once; {-1, -1} otherwise.
Pos spot(std::string_view picture, char mark);

/// The terrain a drawing means. Characters outside the legend stand for floor, so that a test may mark cells.
TerrainLayers layers(std::string_view picture);

/// The drawing of a set: `member` and `other` characters, one line a row.
std::string picture(const BitGrid& cells, char member = '#', char other = '.');

/// The drawing of a level by the legend above.
std::string picture(const TerrainLayers& layers);

/// The same without common indentation: what a test expects a picture to be.
std::string tidy(std::string_view picture);

}  // namespace cellophane::drawn
