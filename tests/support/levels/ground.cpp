#include "support/levels/ground.h"

#include <array>

namespace cellophane {

namespace {

BitGrid any_layer(const TerrainLayers& layers, TerrainProperties wanted) {
    BitGrid cells{layers.size()};
    std::array<bool, EnumTable<Terrain, TerrainRow>::size()> has{};
    for (const TerrainRow& row : terrain_rows)
        has[static_cast<std::size_t>(row.kind)] = row.properties.any_of(wanted);
    for (Layer layer : every_layer)
        for (int i = 0; i < layers.size().area(); ++i)
            if (has[static_cast<std::size_t>(layers[layer].at_index(i))]) cells.set(layers.size().at(i));
    return cells;
}

BitGrid any_layer(const TerrainLayers& layers, TerrainMechanics wanted) {
    BitGrid cells{layers.size()};
    std::array<bool, EnumTable<Terrain, TerrainRow>::size()> has{};
    for (const TerrainRow& row : terrain_rows)
        has[static_cast<std::size_t>(row.kind)] = row.mechanics.any_of(wanted);
    for (Layer layer : every_layer)
        for (int i = 0; i < layers.size().area(); ++i)
            if (has[static_cast<std::size_t>(layers[layer].at_index(i))]) cells.set(layers.size().at(i));
    return cells;
}

}  // namespace

Ground::Ground(const TerrainLayers& layers) {
    using P = TerrainProperty;
    solid = any_layer(layers, {P::BlocksMovement});
    blocked = any_layer(
        layers, {P::BlocksMovement, P::Descends, P::TrapPlate, P::Lava, P::DeepWater, P::Fire, P::Ignites});
    lake = any_layer(layers, {P::Descends, P::Lava, P::DeepWater, P::Ignites});
    using M = TerrainMechanic;
    secret = any_layer(layers, {M::Secret});
    // A hidden lever is secret too, but no way through.
    open_or_doorway = blocked.complement() | cells_of(layers, Layer::Dungeon, Terrain::SecretDoor) |
                      (solid & any_layer(layers, {M::PromotesWithKey, M::ConnectsLevel}));
    exposing = (solid & any_layer(layers, {P::BlocksVision})).complement();
    corners = solid & any_layer(layers, {P::BlocksDiagonals});
}

BitGrid cells_of(const TerrainLayers& layers, Layer layer, Terrain terrain) {
    BitGrid cells{layers.size()};
    for (int i = 0; i < layers.size().area(); ++i)
        if (layers[layer].at_index(i) == terrain) cells.set(layers.size().at(i));
    return cells;
}

BitGrid lakes_and_wreaths(const TerrainLayers& layers) {
    using T = Terrain;
    BitGrid cells{layers.size()};
    for (T liquid : {T::DeepWater, T::ShallowWater, T::Chasm, T::ChasmEdge, T::Lava, T::InertBrimstone,
                     T::ActiveBrimstone, T::Obsidian})
        cells |= cells_of(layers, Layer::Liquid, liquid);
    return cells;
}

int arcs_around(const BitGrid& open, Pos at) {
    constexpr std::array<Pos, 8> around{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    int changes = 0;
    for (std::size_t i = 0; i < 8; ++i)
        changes += open.test(at + around[i]) != open.test(at + around[(i + 1) % 8]) ? 1 : 0;
    return changes / 2;
}

BitGrid rim(Size size) {
    BitGrid cells{size};
    cells.fill();
    return cells - rectangle(size, {1, 1}, {size.width - 2, size.height - 2});
}

BitGrid diagonal_openings(const TerrainLayers& layers) {
    const Size size = layers.size();
    BitGrid open{size};
    BitGrid wall{size};
    for (int i = 0; i < size.area(); ++i) {
        const TerrainProperties properties = terrain_rows[layers[Layer::Dungeon].at_index(i)].properties;
        if (!properties.has(TerrainProperty::BlocksMovement))
            open.set(size.at(i));
        else if (properties.has(TerrainProperty::BlocksDiagonals))
            wall.set(size.at(i));
    }
    BitGrid found{size};
    for (int x = 0; x + 1 < size.width; ++x)
        for (int y = 0; y + 1 < size.height; ++y) {
            const Pos a{x, y};
            const Pos b{x + 1, y};
            const Pos c{x, y + 1};
            const Pos d{x + 1, y + 1};
            const bool falling = open.test(a) && open.test(d) && wall.test(b) && wall.test(c);
            const bool rising = open.test(b) && open.test(c) && wall.test(a) && wall.test(d);
            if (falling || rising) found.set(a);
        }
    return found;
}

int walk_length(const BitGrid& open, const BitGrid& corners, Pos from, Pos to) {
    BitGrid passable = open;
    passable.set(from);
    passable.set(to);
    BitGrid reached{open.size()};
    reached.set(from);
    const BitGrid free = corners.complement();
    for (int length = 0;; ++length) {
        if (reached.test(to)) return length;
        BitGrid next = reached.dilated4();
        for (Pos by : {Pos{1, 1}, Pos{1, -1}, Pos{-1, 1}, Pos{-1, -1}})
            next |= (reached & free.shifted({-by.x, 0}) & free.shifted({0, -by.y})).shifted(by);
        next &= passable;
        if (next == reached) return -1;
        reached = next;
    }
}

int parts_of(BitGrid cells) {
    int parts = 0;
    while (cells.any()) {
        BitGrid seed{cells.size()};
        seed.set(cells.first());
        cells -= flood(seed, cells);
        ++parts;
    }
    return parts;
}

}  // namespace cellophane
