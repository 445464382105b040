#pragma once

#include <string>
#include <string_view>

namespace cellophane {

inline constexpr int tile_pixels = 32;
inline constexpr int tile_columns = 16;

/// A picture of every terrain, as they look at a depth of the long dungeon, in the order of the tables, and
/// below them of their edges: a PNG that is clear where a terrain leaves the ground below it to be seen.
std::string tileset_image(int depth);

/// The same for Tiled: what each tile is called and does. `image` is the name of the picture's file.
std::string tileset_json(std::string_view image);

}  // namespace cellophane
