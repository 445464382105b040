#include <cmath>
#include <string>

#include "content/features.h"
#include "content/tables.h"
#include "support/catch.h"
#include "world/environment/arena.h"

// rules/terrain.md 6.3, 9.1 and 21 (promotions), and every row of docs/rules/tables/terrain.tsv.

namespace cellophane {

namespace {

constexpr std::string_view chance_column =
    "promotion chance per turn (10001ths; negative = per differing passable neighbour)";
constexpr std::string_view burn_column = "burns into (for a trap plate: releases)";

TerrainLayers bare_floor(Size size) {
    TerrainLayers layers{size};
    layers[Layer::Dungeon].fill(Terrain::Floor);
    for (Layer layer : {Layer::Liquid, Layer::Surface, Layer::Gas}) layers[layer].fill(Terrain::Nothing);
    return layers;
}

/// Cells so far apart that nothing that happens to one reaches another.
constexpr Size orchard_size{79, 62};
constexpr int orchard_step = 9;

template <class Visit>
int for_each_tree(Visit visit) {
    int count = 0;
    for (int x = 4; x + 4 < orchard_size.width; x += orchard_step)
        for (int y = 4; y + 4 < orchard_size.height; y += orchard_step) {
            visit(Pos{x, y});
            ++count;
        }
    return count;
}

Layer home_layer(const Table::Row& row) {
    const std::string_view text = row["layer"];
    if (text.starts_with("dungeon")) return Layer::Dungeon;
    if (text.starts_with("liquid")) return Layer::Liquid;
    if (text.starts_with("surface")) return Layer::Surface;
    REQUIRE(text == "gas");
    return Layer::Gas;
}

const TerrainRow& terrain_named(std::string_view name) {
    const TerrainRow* row = named(terrain_rows, name);
    INFO(name);
    REQUIRE(row != nullptr);
    return *row;
}

const FeatureRow& feature_named(std::string_view name) {
    const FeatureRow* row = named(feature_rows, name);
    INFO(name);
    REQUIRE(row != nullptr);
    return *row;
}

/// One cell of floor that holds a terrain, in the middle of open floor.
constexpr Pos here{7, 7};

void set_out(Arena& arena, Terrain terrain, Layer layer, Pos at) {
    arena.put(layer, terrain, at);
    if (layer == Layer::Gas) arena.layers.gas_volume[at] = 50;
}

double binomial_margin(double probability, double draws) {
    return 4.5 * std::sqrt(probability * (1 - probability) * draws) + 1;
}

}  // namespace

TEST_CASE("every terrain promotes by itself as often as its row says", "[environment][promotion]") {
    const Table terrains = table("terrain");
    int checked = 0;
    for (const Table::Row& row : terrains.rows()) {
        const int value = row.number(chance_column, 0);
        if (value == 0) continue;
        ++checked;
        const Terrain kind = terrain_named(row["name"]).kind;
        const Layer layer = home_layer(row);
        // All four neighbors of a lonely cell are passable and hold something else.
        const double chance = std::min(value < 0 ? -4.0 * value : value, 10001.0) / 10001.0;
        const bool becomes_something = !row.blank("promotes into");
        const Feature into = becomes_something ? feature_named(row["promotes into"]).kind : Feature::None;
        int draws = 0;
        int promoted = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Arena arena{bare_floor(orchard_size), seed};
            draws += for_each_tree([&](Pos at) { arena.put(layer, kind, at); });
            arena.tick();
            if (becomes_something)
                promoted += arena.grown_count(into);
            else
                for_each_tree([&](Pos at) { promoted += arena.at(layer, at) != kind ? 1 : 0; });
        }
        INFO(row["name"] << ": " << promoted << " of " << draws);
        CHECK(promoted == Approx(chance * draws).margin(binomial_margin(chance, draws)));
    }
    CHECK(checked >= 35);
}

TEST_CASE("terrain with a chance of 5 percent promotes in 5 percent of ticks, with 100 nearly always",
          "[environment][promotion]") {
    constexpr Size size{200, 200};
    constexpr int rounds = 25;
    int fires_left = 0;
    int flashes_left = 0;
    for (std::uint64_t seed = 1; seed <= rounds; ++seed) {
        Arena arena{bare_floor(size), seed};
        arena.layers[Layer::Surface].fill(Terrain::PlainFire);
        arena.tick();
        fires_left += arena.count(Layer::Surface, Terrain::PlainFire);
        Arena other{bare_floor(size), seed + 1000};
        other.layers[Layer::Surface].fill(Terrain::DartFlash);
        other.tick();
        flashes_left += other.count(Layer::Surface, Terrain::DartFlash);
    }
    const int all = rounds * size.area();
    CHECK(100.0 * (all - fires_left) / all == Approx(5.00).margin(0.07));
    // One in 10001 survives: about a hundred of a million.
    CHECK(flashes_left > 55);
    CHECK(flashes_left < 150);
}

TEST_CASE("negative promotion chances count the open, passable sides of other terrain",
          "[environment][promotion]") {
    struct Side {
        std::string_view name;
        int open_sides;
        std::string_view picture;
    };
    // c is the cell that is looked at, C more of the same; # is stone.
    for (const Side& side : {Side{"all open", 4, "%%%%%\n%...%\n%.c.%\n%...%\n%%%%%\n"},
                             Side{"one wall", 3, "%%%%%\n%.#.%\n%.c.%\n%...%\n%%%%%\n"},
                             Side{"a corner", 2, "%%%%%\n%##.%\n%#c.%\n%...%\n%%%%%\n"},
                             Side{"a niche", 1, "%%%%%\n%###%\n%#c.%\n%###%\n%%%%%\n"},
                             Side{"walled in", 0, "%%%%%\n%###%\n%#c#%\n%###%\n%%%%%\n"},
                             Side{"more of the same", 2, "%%%%%\n%.C.%\n%Cc.%\n%...%\n%%%%%\n"},
                             Side{"diagonals do not count", 0, "%%%%%\n%.#.%\n%#c#%\n%.#.%\n%%%%%\n"},
                             Side{"a door can be walked through", 4, "%%%%%\n%.+.%\n%.c.%\n%...%\n%%%%%\n"},
                             Side{"the edge of the map", 3, "c..\n...\n...\n"}}) {
        const bool at_edge = side.name == "the edge of the map";
        const Pos at = at_edge ? Pos{0, 1} : Pos{2, 2};
        const double chance = (at_edge ? 3 : side.open_sides) * 1500 / 10001.0;
        constexpr int draws = 3000;
        int cooled = 0;
        for (std::uint64_t seed = 1; seed <= draws; ++seed) {
            Arena arena{side.picture, seed};
            if (!at_edge) arena.put(Layer::Liquid, Terrain::CoolingLava, side.picture, "C");
            arena.put(Layer::Liquid, Terrain::CoolingLava, at);
            arena.tick();
            cooled += arena.at(Layer::Liquid, at) == Terrain::CoolingLava ? 0 : 1;
        }
        INFO(side.name);
        CHECK(cooled == Approx(chance * draws).margin(chance == 0 ? 0.1 : binomial_margin(chance, draws)));
    }
}

TEST_CASE("terrain made in a tick does not promote in the same tick", "[environment][promotion]") {
    Arena arena{bare_floor(orchard_size)};
    // Ice over deep water melts with 4 % and the melting ice is gone in the next tick: never both at once.
    for_each_tree([&](Pos at) { arena.put(Layer::Liquid, Terrain::IceOverDeepWater, at); });
    int melting = 0;
    for (int tick = 0; tick < 40; ++tick) {
        const int water_before = arena.count(Layer::Liquid, Terrain::DeepWater);
        arena.tick();
        CHECK(arena.count(Layer::Liquid, Terrain::DeepWater) <= water_before + melting);
        melting = arena.count(Layer::Liquid, Terrain::MeltingIceOverDeepWater);
    }
    CHECK(arena.count(Layer::Liquid, Terrain::DeepWater) > 10);

    // A lit glyph goes out and stays out.
    Arena glyphs{bare_floor({9, 9})};
    glyphs.put(Layer::Dungeon, Terrain::MagicalGlyphLit, Pos{4, 4});
    glyphs.tick(3);
    CHECK(glyphs.at(Layer::Dungeon, {4, 4}) == Terrain::MagicalGlyph);
    CHECK(glyphs.grown_count(Feature::GlyphResets) == 1);
}

TEST_CASE("a cell that caught fire does not promote in the next tick", "[environment][promotion]") {
    int burned_out_at_once = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Arena arena{bare_floor(orchard_size), seed};
        for_each_tree([&](Pos at) { place_feature(arena.around, Feature::BurningGasOneCell, at); });
        const int lit = arena.count(Layer::Surface, Terrain::BurningGas);
        REQUIRE(lit == arena.environment_state.caught_fire.count());
        arena.tick();
        CHECK(arena.environment_state.caught_fire.none());
        burned_out_at_once += lit - arena.count(Layer::Surface, Terrain::BurningGas);
        arena.tick();
        CHECK(arena.count(Layer::Surface, Terrain::BurningGas) < lit / 2);
    }
    CHECK(burned_out_at_once == 0);
}

TEST_CASE("a single plain fire lasts one protected tick and twenty more on average",
          "[environment][promotion]") {
    double ticks = 0;
    int fires = 0;
    for (std::uint64_t seed = 1; seed <= 130; ++seed) {
        Arena arena{bare_floor(orchard_size), seed};
        fires += for_each_tree([&](Pos at) { place_feature(arena.around, Feature::PlainFireOneCell, at); });
        while (arena.count(Layer::Surface, Terrain::PlainFire) > 0) {
            ticks += arena.count(Layer::Surface, Terrain::PlainFire);
            arena.tick();
        }
    }
    CHECK(ticks / fires == Approx(21.0).margin(4.5 * 19.5 / std::sqrt(fires)));
}

TEST_CASE("every promotion spawns the feature of its row", "[environment][promotion]") {
    const Table terrains = table("terrain");
    int checked = 0;
    for (const Table::Row& row : terrains.rows()) {
        if (row.blank("promotes into")) {
            // Nothing to become: it must at least vanish, if it promotes at all.
            if (row.number(chance_column, 0) != 0)
                CHECK(row.set("mechanical properties").contains("vanishes upon promotion"));
            continue;
        }
        ++checked;
        const TerrainRow& terrain = terrain_named(row["name"]);
        const FeatureRow& into = feature_named(row["promotes into"]);
        const Layer layer = home_layer(row);
        INFO(row["name"] << " into " << into.name);
        Arena arena{bare_floor({15, 15})};
        arena.has_ally = true;
        set_out(arena, terrain.kind, layer, here);
        // What spreads into one kind of ground alone needs some beside it.
        if (into.only_into != Terrain::Nothing) arena.put(into.layer, into.only_into, here + Pos{1, 0});
        promote(arena.around, here, layer);
        CHECK(arena.has_grown(into.kind));
        const bool vanishes = row.set("mechanical properties").contains("vanishes upon promotion");
        if (vanishes && into.terrain != terrain.kind) CHECK(arena.at(layer, here) != terrain.kind);
        // The row's stats say what stands there now, unless a later feature of the chain took its place.
        bool replaced = false;
        for (Feature next = into.next; next != Feature::None && next != into.kind;
             next = feature_rows[next].next)
            replaced |= feature_rows[next].layer == into.layer;
        const bool dropped = into.only_into != Terrain::Nothing;
        const bool may_stand_there = vanishes || into.layer != layer ||
                                     terrain_rows[into.terrain].draw_priority <= terrain.draw_priority ||
                                     into.flags.has(FeatureFlag::Superpriority);
        if (into.terrain != Terrain::Nothing && !replaced && !dropped && may_stand_there &&
            !(into.layer == Layer::Surface && arena.layers.has(here, {TerrainProperty::BlocksSurface})))
            CHECK(arena.at(into.layer, here) == into.terrain);
        if (into.layer == Layer::Gas && into.terrain != Terrain::Nothing)
            CHECK(arena.layers.gas_volume[here] == into.start_percent);
        CHECK(arena.at(Layer::Dungeon, here) != Terrain::Nothing);
        CHECK(arena.around.powered.none());
    }
    CHECK(checked >= 90);
}

TEST_CASE("terrain burns into what its row says, and other terrain does not burn",
          "[environment][promotion][fire]") {
    const Table terrains = table("terrain");
    int burning = 0;
    for (const Table::Row& row : terrains.rows()) {
        const TerrainRow& terrain = terrain_named(row["name"]);
        if (terrain.kind == Terrain::Nothing) continue;
        const Layer layer = home_layer(row);
        INFO(row["name"]);
        Arena arena{bare_floor({15, 15})};
        set_out(arena, terrain.kind, layer, here);
        const TerrainLayers before = arena.layers;
        const bool flammable = row.set("terrain properties").contains("flammable");
        const bool ignited = expose_to_fire(arena.around, here, Ignition::Certain);
        CHECK(ignited == flammable);
        if (!flammable) {
            CHECK(arena.layers == before);
            CHECK(arena.grown.empty());
            continue;
        }
        CHECK(arena.machines_run.empty());
        const bool vanishes = row.set("mechanical properties").contains("vanishes upon promotion");
        if (vanishes) CHECK(arena.at(layer, here) != terrain.kind);
        if (layer == Layer::Gas) CHECK(arena.layers.gas_volume[here] == 0);
        if (row.blank(burn_column)) {
            CHECK(arena.grown.empty());
            continue;
        }
        ++burning;
        const FeatureRow& into = feature_named(row[burn_column]);
        CHECK(arena.has_grown(into.kind));
        if (into.terrain != Terrain::Nothing) CHECK(arena.at(into.layer, here) == into.terrain);
        for (Feature next = into.next; next != Feature::None; next = feature_rows[next].next) {
            CHECK(arena.has_grown(next));
            if (feature_rows[next].next == next || next == Feature::BridgeStartsToFall) break;
        }
    }
    CHECK(burning >= 45);
}

TEST_CASE("every secret is revealed as what its row names", "[environment][promotion][secret]") {
    const Table terrains = table("terrain");
    const Table features = table("dungeon_features");
    int secrets = 0;
    for (const Table::Row& row : terrains.rows()) {
        const TerrainRow& terrain = terrain_named(row["name"]);
        const bool secret = row.set("mechanical properties").contains("secret");
        CHECK(secret == terrain.mechanics.has(TerrainMechanic::Secret));
        INFO(row["name"]);
        CHECK(secret == !row.blank("discovered as"));
        if (!secret) continue;
        ++secrets;
        std::string found;
        for (const Table::Row& feature : features.rows())
            if (feature["name"] == row["discovered as"]) found = feature["terrain spawned"];
        CHECK(found == terrain_rows[revealed(terrain.kind)].name);
        CHECK_FALSE(terrain_rows[revealed(terrain.kind)].mechanics.has(TerrainMechanic::Secret));
        const Layer layer = home_layer(row);
        Arena arena{bare_floor({15, 15})};
        arena.put(layer, terrain.kind, here);
        empty_layer(arena.layers, layer, here);
        place_feature(arena.around, terrain.discovered_as, here);
        CHECK(arena.layers.holds(here, revealed(terrain.kind)));
        CHECK_FALSE(arena.layers.holds(here, terrain.kind));
    }
    CHECK(secrets == 13);
}

TEST_CASE("a revealed trap door has chasm edges around it and clears its cell",
          "[environment][promotion][secret]") {
    Arena arena{bare_floor({9, 9})};
    const Pos at{4, 4};
    arena.put(Layer::Dungeon, Terrain::HiddenTrapDoor, at);
    arena.put(Layer::Surface, Terrain::Grass, at);
    empty_layer(arena.layers, Layer::Dungeon, at);
    place_feature(arena.around, Feature::RevealTrapDoor, at);
    CHECK(arena.at(Layer::Dungeon, at) == Terrain::Floor);
    CHECK(arena.at(Layer::Liquid, at) == Terrain::TrapDoor);
    CHECK(arena.at(Layer::Surface, at) == Terrain::Nothing);
    CHECK(arena.count(Layer::Liquid, Terrain::ChasmEdge) == 4);
    for (Direction d : cardinals) CHECK(arena.at(Layer::Liquid, at + step(d)) == Terrain::ChasmEdge);
}

}  // namespace cellophane
