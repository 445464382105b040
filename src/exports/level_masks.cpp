#include "exports/level_masks.h"

#include "content/features.h"
#include "content/lights.h"
#include "kit/base/enum_table.h"
#include "kit/grid/field_of_view.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

struct MaskName {
    LevelMask kind{};
    std::string_view name;
};
constexpr MaskName mask_list[] = {
    {LevelMask::Passable, "passable"}, {LevelMask::Walkable, "walkable"}, {LevelMask::Findable, "findable"},
    {LevelMask::Opaque, "opaque"},     {LevelMask::Lit, "lit"},           {LevelMask::Spawn, "spawn"},
};
constexpr EnumTable<LevelMask, MaskName> mask_names{mask_list};

/// Whether a light brightens what it falls on; some darken.
bool brightens(const LightRow& row) {
    const Tint color = tint(row.color);
    return color.red + color.green + color.blue > 0;
}

void shine(BitGrid& lit, const BitGrid& opaque, Pos at, Light light) {
    const LightRow& row = light_rows[light];
    if (light == Light::NoLight || !brightens(row)) return;
    field_of_view(opaque, at, row.radius_hundredths.most, lit);
    lit.set(at);
}

BitGrid lit_cells(const Level& level) {
    const BitGrid opaque = mask_of(level, LevelMask::Opaque);
    BitGrid lit{level.size()};
    for (const Grid<Terrain>& layer : level.layers.grids)
        for (int i = 0; i < level.size().area(); ++i)
            shine(lit, opaque, level.size().at(i), terrain_rows[layer.at_index(i)].light);
    for (const Monster& monster : level.monsters)
        if (!monster.is_dormant()) shine(lit, opaque, monster.at, monster.row().light);
    return lit;
}

/// Cells that nothing blocks once their secrets are found.
BitGrid secret_ways(const TerrainLayers& layers) {
    BitGrid ways = layers.cells_with(TerrainMechanics{TerrainMechanic::Secret});
    ways.for_each([&](Pos at) {
        TerrainProperties found;
        for (const Layer layer : every_layer) {
            const Terrain terrain = layers[layer][at];
            const bool is_secret = terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret);
            found |= properties_of(is_secret ? revealed(terrain) : terrain);
        }
        if (found.any_of(pathing_blockers)) ways.reset(at);
    });
    return ways;
}

BitGrid spawn_cells(const Level& level) {
    const BitGrid walkable = mask_of(level, LevelMask::Walkable);
    BitGrid cells = walkable - level.layers.cells_with(TerrainProperties{TerrainProperty::BlocksVision});
    cells -= hallways(walkable);
    cells -= seen_from(mask_of(level, LevelMask::Opaque), level.stairs.up, level.size().width);
    for (int i = 0; i < level.size().area(); ++i)
        if (level.ownership.number[level.size().at(i)] != 0) cells.reset(level.size().at(i));
    for (const Item& item : level.items)
        if (!item.carrier) cells.reset(item.at);
    for (const Monster& monster : level.monsters)
        if (!monster.is_dormant()) cells.reset(monster.at);
    for (const Pos stairs : {level.stairs.up, level.stairs.down})
        if (level.size().contains(stairs)) cells.reset(stairs);
    return cells;
}

}  // namespace

std::string_view mask_name(LevelMask mask) {
    return mask_names[mask].name;
}

std::optional<LevelMask> mask_named(std::string_view name) {
    for (const MaskName& row : mask_names)
        if (row.name == name) return row.kind;
    return std::nullopt;
}

BitGrid mask_of(const Level& level, LevelMask mask) {
    using P = TerrainProperty;
    switch (mask) {
        case LevelMask::Passable:
            return level.layers.cells_with(TerrainProperties{P::BlocksMovement}).complement();
        case LevelMask::Walkable:
            return level.layers.cells_with(pathing_blockers).complement();
        case LevelMask::Findable:
            return mask_of(level, LevelMask::Walkable) | secret_ways(level.layers);
        case LevelMask::Opaque:
            return level.layers.cells_with(TerrainProperties{P::BlocksVision});
        case LevelMask::Lit:
            return lit_cells(level);
        case LevelMask::Spawn:
            return spawn_cells(level);
        case LevelMask::count:
            break;
    }
    return BitGrid{level.size()};
}

BitGrid seen_from(const BitGrid& opaque, Pos from, int radius) {
    BitGrid seen{opaque.size()};
    field_of_view(opaque, from, radius * 100, seen);
    seen.set(from);
    return seen;
}

}  // namespace cellophane
