#include "exports/level_masks.h"

#include "dungeon/generate.h"
#include "support/catch.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

Level level_to_mask(Style style, int depth, std::uint64_t seed = 9) {
    const Result<Level> level = generate({.seed = seed, .style = style, .depth = depth});
    REQUIRE(level.ok());
    return level.value();
}

}  // namespace

TEST_CASE("masks have names, and walkable cells are passable", "[exports][masks]") {
    for (int i = 0; i < static_cast<int>(LevelMask::count); ++i) {
        const auto mask = static_cast<LevelMask>(i);
        CHECK(mask_named(mask_name(mask)) == mask);
    }
    CHECK_FALSE(mask_named("shiny"));
    for (const StyleRow& style : style_rows) {
        const Level level = level_to_mask(style.kind, 9);
        const BitGrid passable = mask_of(level, LevelMask::Passable);
        const BitGrid walkable = mask_of(level, LevelMask::Walkable);
        CHECK((walkable - passable).none());
        CHECK(walkable.count() > 100);
        CHECK(mask_of(level, LevelMask::Opaque).count() > 500);
    }
}

TEST_CASE("secret doors can be found, walls and secret traps stay what they are", "[exports][masks]") {
    Level level;
    level.layers = TerrainLayers{{5, 3}};
    level.layers[Layer::Dungeon].fill(Terrain::Floor);
    level.layers[Layer::Dungeon][{1, 1}] = Terrain::SecretDoor;
    level.layers[Layer::Dungeon][{2, 1}] = Terrain::StoneWall;
    level.layers[Layer::Dungeon][{3, 1}] = Terrain::LockedIronDoor;
    BitGrid found = mask_of(level, LevelMask::Findable) - mask_of(level, LevelMask::Walkable);
    CHECK(found.count() == 1);
    CHECK(found.test({1, 1}));
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Level dug = level_to_mask(Style::Brogue, 6, seed);
        found = mask_of(dug, LevelMask::Findable) - mask_of(dug, LevelMask::Walkable);
        found.for_each([&](Pos at) { CHECK(dug.layers.holds(at, Terrain::SecretDoor)); });
    }
}

TEST_CASE("things of one's own go where nothing is, and close no way", "[exports][masks]") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Level level = level_to_mask(Style::Brogue, 5, seed);
        const BitGrid spawn = mask_of(level, LevelMask::Spawn);
        const BitGrid walkable = mask_of(level, LevelMask::Walkable);
        INFO("seed " << seed);
        CHECK(spawn.count() > 100);
        CHECK((spawn - walkable).none());
        CHECK_FALSE(spawn.intersects(hallways(walkable)));
        for (const Item& item : level.items) CHECK((item.carrier || !spawn.test(item.at)));
        for (const Monster& monster : level.monsters)
            CHECK((monster.is_dormant() || !spawn.test(monster.at)));
        const BitGrid seen = seen_from(mask_of(level, LevelMask::Opaque), level.stairs.up, 200);
        CHECK_FALSE(spawn.intersects(seen));
        spawn.for_each([&](Pos at) { CHECK(level.ownership.number[at] == 0); });
    }
}

TEST_CASE("what glows lights its surroundings, and darkness does not", "[exports][masks]") {
    Level level;
    level.layers = TerrainLayers{{40, 5}};
    level.layers[Layer::Dungeon].fill(Terrain::Floor);
    CHECK(mask_of(level, LevelMask::Lit).none());
    level.layers[Layer::Dungeon][{5, 2}] = Terrain::WallTorch;
    BitGrid lit = mask_of(level, LevelMask::Lit);
    CHECK(lit.test({5, 2}));
    CHECK(lit.test({6, 2}));
    CHECK_FALSE(lit.test({39, 2}));
    for (int y = 0; y < 5; ++y) level.layers[Layer::Dungeon][{7, y}] = Terrain::Granite;
    lit = mask_of(level, LevelMask::Lit);
    CHECK(lit.test({7, 2}));
    CHECK_FALSE(lit.test({8, 2}));
    Level dark;
    dark.layers = TerrainLayers{{9, 5}};
    dark.layers[Layer::Dungeon].fill(Terrain::Floor);
    dark.layers[Layer::Liquid][{4, 2}] = Terrain::ShadowPatch;
    CHECK(mask_of(dark, LevelMask::Lit).none());
}

TEST_CASE("a field of view begins where one stands and ends at what is opaque", "[exports][masks]") {
    BitGrid opaque{{9, 3}};
    for (int y = 0; y < 3; ++y) opaque.set({5, y});
    const BitGrid seen = seen_from(opaque, {2, 1}, 100);
    CHECK(seen.test({2, 1}));
    CHECK(seen.test({5, 1}));
    CHECK_FALSE(seen.test({6, 1}));
    CHECK_FALSE(seen_from(opaque, {2, 1}, 1).test({4, 1}));
}

}  // namespace cellophane
