#include "exports/tileset.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "content/features.h"
#include "content/looks.h"
#include "exports/edge_tiles.h"
#include "exports/json_text.h"
#include "exports/pictograms.h"
#include "exports/png.h"
#include "exports/table_names.h"
#include "exports/tiled_properties.h"
#include "view/cell_colors.h"

namespace cellophane {

namespace {

constexpr int tile_count = static_cast<int>(Terrain::count);
constexpr int terrain_tile_rows = (tile_count + tile_columns - 1) / tile_columns;
constexpr int first_edge_tile = terrain_tile_rows * tile_columns;

/// Those of the terrains, and below them those of edges.
int tile_rows() {
    const int edges = static_cast<int>(edge_tiles().size());
    return terrain_tile_rows + (edges + tile_columns - 1) / tile_columns;
}

struct PropertyName {
    TerrainProperty kind{};
    std::string_view name;
};
constexpr PropertyName property_list[] = {
    {TerrainProperty::BlocksMovement, "blocksMovement"},
    {TerrainProperty::BlocksVision, "blocksVision"},
    {TerrainProperty::BlocksItems, "blocksItems"},
    {TerrainProperty::BlocksSurface, "blocksSurface"},
    {TerrainProperty::BlocksGas, "blocksGas"},
    {TerrainProperty::BlocksDiagonals, "blocksDiagonals"},
    {TerrainProperty::Ignites, "ignites"},
    {TerrainProperty::Descends, "descends"},
    {TerrainProperty::Lava, "lava"},
    {TerrainProperty::LichenPoison, "lichenPoison"},
    {TerrainProperty::Flammable, "flammable"},
    {TerrainProperty::Fire, "fire"},
    {TerrainProperty::Entangles, "entangles"},
    {TerrainProperty::DeepWater, "deepWater"},
    {TerrainProperty::Damages, "damages"},
    {TerrainProperty::Nauseates, "nauseates"},
    {TerrainProperty::Paralyzes, "paralyses"},
    {TerrainProperty::Confuses, "confuses"},
    {TerrainProperty::Heals, "heals"},
    {TerrainProperty::TrapPlate, "trapPlate"},
    {TerrainProperty::Explodes, "explodes"},
    {TerrainProperty::Sacred, "sacred"},
};
constexpr EnumTable<TerrainProperty, PropertyName> property_names{property_list};

bool is_secret(Terrain terrain) {
    return terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret);
}

struct Tile {
    Stencil sign;
    Rgb fore{};
    /// None: clear.
    std::optional<Rgb> back{};
};

/// The middle of the shades that the cells of a terrain come in.
Rgb middle_shade(const Tint& tint) {
    constexpr Variation middle{500, 500, 500, 500, 500, 500, 500, 500};
    return to_rgb(settle_back(tint, middle));
}

/// What replaces the floor without hiding it: there the floor is drawn along.
bool is_set_in_floor(Terrain terrain) {
    switch (terrain) {
        case Terrain::CausticGasTrap:
        case Terrain::ParalysisTriggerPlate:
        case Terrain::ParalysisVent:
        case Terrain::ConfusionTrap:
        case Terrain::FireTrap:
        case Terrain::FloodTrap:
        case Terrain::NetTrap:
        case Terrain::AlarmTrap:
        case Terrain::DormantCausticVent:
        case Terrain::CausticVent:
        case Terrain::DormantMethaneVent:
        case Terrain::MethaneVent:
        case Terrain::SteamVent:
        case Terrain::MagicalGlyph:
        case Terrain::MagicalGlyphLit:
        case Terrain::SacredGlyph:
            return true;
        default:
            return false;
    }
}

/// A secret looks like what it hides, on the ground that marks secrets on maps with everything known.
Tile tile_of(Terrain terrain, int depth) {
    const Terrain shown = is_secret(terrain) ? revealed(terrain) : terrain;
    const LookRow& look = looks[shown];
    Tile tile;
    if (look.back) tile.back = middle_shade(tint(*look.back, depth));
    if (is_set_in_floor(shown)) tile.back = middle_shade(tint(*looks[Terrain::Floor].back, depth));
    if (is_secret(terrain)) tile.back = blended(tile.back.value_or(Rgb{}), rgb(Color::Teal), 35);
    if (look.glyph != 0 && look.fore) {
        tile.sign = pictogram(shown, tile_pixels);
        tile.fore = middle_shade(tint(*look.fore, depth));
    } else if (!look.back && terrain != Terrain::Nothing) {
        tile.sign = frame_of_the_unseen(tile_pixels);
        tile.fore = rgb(Color::Teal);
    }
    return tile;
}

struct Pixel {
    Rgb color{};
    bool is_clear = true;
};

Pixel pixel_of(const Tile& tile, int x, int y) {
    const bool is_sign = tile.sign.side != 0 && tile.sign.at(x, y);
    return {is_sign ? tile.fore : tile.back.value_or(Rgb{}), !is_sign && !tile.back};
}

/// All tiles of a depth, by their numbers.
class Tiles {
public:
    explicit Tiles(int depth) : edges_{edge_tiles()} {
        for (int i = 0; i < tile_count; ++i) terrains_.push_back(tile_of(static_cast<Terrain>(i), depth));
    }

    Pixel at(int tile, int x, int y) const {
        if (tile < tile_count) return pixel_of(terrains_[static_cast<std::size_t>(tile)], x, y);
        const auto edge = static_cast<std::size_t>(tile - first_edge_tile);
        if (tile < first_edge_tile || edge >= edges_.size()) return {};
        return edge_pixel(edges_[edge], x, y);
    }

private:
    Pixel edge_pixel(const EdgeTile& edge, int x, int y) const {
        const EdgeSide side = side_at(edge, x, y, tile_pixels);
        const Terrain terrain = side == EdgeSide::Outer ? edge.outer : edge.inner;
        Pixel pixel = pixel_of(terrains_[static_cast<std::size_t>(terrain)], x, y);
        if (side == EdgeSide::Rim) pixel.color = blended(pixel.color, Rgb{}, 40);
        return pixel;
    }

    std::vector<Tile> terrains_;
    std::vector<EdgeTile> edges_;
};

std::string tile_json(const TerrainRow& row) {
    TiledProperties properties;
    for (const PropertyName& property : property_names)
        if (row.properties.has(property.kind)) properties.truth(property.name, true);
    if (is_secret(row.kind)) properties.text("hides", table_name(revealed(row.kind)));
    if (row.light != Light::NoLight) properties.text("light", light_rows[row.light].name);
    properties.number("drawPriority", row.draw_priority);
    return JsonObject{}
        .number("id", static_cast<int>(row.kind))
        .text("type", row.name)
        .raw("properties", properties.done())
        .done();
}

}  // namespace

std::string tileset_image(int depth) {
    const Tiles tiles{depth};
    const Size size{tile_columns * tile_pixels, tile_rows() * tile_pixels};
    PngWriter png{size, PixelKind::Rgba};
    std::vector<std::uint8_t> row;
    for (int y = 0; y < size.height; ++y) {
        row.clear();
        for (int x = 0; x < size.width; ++x) {
            const int tile = y / tile_pixels * tile_columns + x / tile_pixels;
            const auto [color, is_clear] = tiles.at(tile, x % tile_pixels, y % tile_pixels);
            const int opacity = is_clear ? 0 : 255;
            row.insert(row.end(), {color.red, color.green, color.blue, static_cast<std::uint8_t>(opacity)});
        }
        png.add(row);
    }
    return png.finish();
}

std::string tileset_json(std::string_view image) {
    const int rows = tile_rows();
    return JsonObject{}
        .number("firstgid", 1)
        .text("name", "cellophane")
        .text("image", image)
        .number("imagewidth", tile_columns * tile_pixels)
        .number("imageheight", rows * tile_pixels)
        .number("tilewidth", tile_pixels)
        .number("tileheight", tile_pixels)
        .number("columns", tile_columns)
        .number("tilecount", rows * tile_columns)
        .number("margin", 0)
        .number("spacing", 0)
        .raw("tiles", json_list(terrain_rows, [](const TerrainRow& row) { return "\n  " + tile_json(row); }))
        .raw("wangsets", wang_sets_json(first_edge_tile))
        .done();
}

}  // namespace cellophane
