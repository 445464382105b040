#include "exports/edge_tiles.h"

#include <array>
#include <cstdlib>
#include <string_view>

#include "exports/json_text.h"

namespace cellophane {

namespace {

struct Brush {
    std::string_view set;
    Terrain terrain{};
    /// How Tiled marks it on its tiles.
    std::string_view color;
};

/// In the order of Tiled's colors, of which each set counts its own from 1.
constexpr Brush brushes[] = {
    {"dungeon", Terrain::Floor, "#c0a080"},    {"dungeon", Terrain::StoneWall, "#606060"},
    {"liquid", Terrain::DeepWater, "#2040c0"}, {"liquid", Terrain::ShallowWater, "#60a0ff"},
    {"liquid", Terrain::Lava, "#ff6000"},      {"liquid", Terrain::Chasm, "#202020"},
    {"liquid", Terrain::Bog, "#806020"},
};
struct WangSet {
    /// That of the layer it is for.
    std::string_view name;
    Terrain icon{};
};
constexpr WangSet sets[] = {{"dungeon", Terrain::StoneWall}, {"liquid", Terrain::DeepWater}};

struct Pair {
    Terrain outer{};
    Terrain inner{};
};

constexpr Pair pairs[] = {
    {Terrain::Floor, Terrain::StoneWall},        {Terrain::Nothing, Terrain::DeepWater},
    {Terrain::Nothing, Terrain::ShallowWater},   {Terrain::Nothing, Terrain::Lava},
    {Terrain::Nothing, Terrain::Chasm},          {Terrain::Nothing, Terrain::Bog},
    {Terrain::ShallowWater, Terrain::DeepWater},
};

constexpr unsigned all_corners = 0b1111;
constexpr int corner_count = 4;

bool has_corner(unsigned corners, int corner) {
    return (corners >> corner & 1U) != 0;
}

/// The number of a terrain's color in its set; 0 for nothing.
int color_of(Terrain terrain, std::string_view set) {
    int number = 0;
    for (const Brush& brush : brushes) {
        if (brush.set != set) continue;
        ++number;
        if (brush.terrain == terrain) return number;
    }
    return 0;
}

/// Edges and corners clockwise from the edge above; our sets know corners alone.
std::string wang_tile(int tile, const std::array<int, corner_count>& colors) {
    const auto [upper_left, upper_right, lower_right, lower_left] = colors;
    const std::array around{0, upper_right, 0, lower_right, 0, lower_left, 0, upper_left};
    return JsonObject{}
        .number("tileid", tile)
        .raw("wangid", json_list(around, [](int color) { return std::to_string(color); }))
        .done();
}

std::string wang_set_json(const WangSet& wang_set, int first_tile) {
    const std::string_view set = wang_set.name;
    std::vector<std::string> colors;
    std::vector<std::string> tiles;
    for (const Brush& brush : brushes) {
        if (brush.set != set) continue;
        const int tile = static_cast<int>(brush.terrain);
        const int color = color_of(brush.terrain, set);
        colors.push_back(JsonObject{}
                             .text("name", terrain_rows[brush.terrain].name)
                             .text("color", brush.color)
                             .number("tile", tile)
                             .number("probability", 1)
                             .done());
        tiles.push_back(wang_tile(tile, {color, color, color, color}));
    }
    int number = first_tile;
    for (const EdgeTile& tile : edge_tiles()) {
        const int inner = color_of(tile.inner, set);
        std::array<int, corner_count> around{};
        for (int i = 0; i < corner_count; ++i)
            around[static_cast<std::size_t>(i)] =
                has_corner(tile.inner_corners, i) ? inner : color_of(tile.outer, set);
        if (inner != 0) tiles.push_back(wang_tile(number, around));
        ++number;
    }
    const auto as_is = [](const std::string& json) { return "\n   " + json; };
    return JsonObject{}
        .text("name", set)
        .text("type", "corner")
        .number("tile", static_cast<int>(wang_set.icon))
        .raw("colors", json_list(colors, as_is))
        .raw("wangtiles", json_list(tiles, as_is))
        .done();
}

}  // namespace

std::vector<EdgeTile> edge_tiles() {
    std::vector<EdgeTile> tiles;
    for (const Pair& pair : pairs)
        for (unsigned corners = 1; corners < all_corners; ++corners)
            tiles.push_back({pair.outer, pair.inner, corners});
    return tiles;
}

/// Every corner counts the more the nearer it is, so what two tiles have in common decides where they touch.
EdgeSide side_at(const EdgeTile& tile, int x, int y, int tile_pixels) {
    const int right = 2 * x + 1;
    const int left = 2 * tile_pixels - right;
    const int below = 2 * y + 1;
    const int above = 2 * tile_pixels - below;
    const std::array<int, corner_count> weights{left * above, right * above, right * below, left * below};
    const int whole = 4 * tile_pixels * tile_pixels;
    int inner = 0;
    for (int i = 0; i < corner_count; ++i)
        if (has_corner(tile.inner_corners, i)) inner += weights[static_cast<std::size_t>(i)];
    if (2 * inner <= whole) return EdgeSide::Outer;
    constexpr int rim_percent = 58;
    return 100 * inner <= rim_percent * whole ? EdgeSide::Rim : EdgeSide::Inner;
}

std::string wang_sets_json(int first_tile) {
    return json_list(sets, [&](const WangSet& set) { return "\n  " + wang_set_json(set, first_tile); });
}

}  // namespace cellophane
