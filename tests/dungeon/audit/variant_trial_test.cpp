#include "dungeon/audit/variant_trial.h"

#include "support/catch.h"

namespace cellophane {

namespace {

OwnVariant row_like_bullet() {
    OwnVariant own;
    own.figures.amulet_depth = 3;
    own.figures.deepest_depth = 5;
    own.figures.pace = 8;
    own.supplies = {DepthSupply{.potions = 300}, DepthSupply{}, DepthSupply{}, DepthSupply{}, DepthSupply{}};
    return own;
}

}  // namespace

TEST_CASE("a trial looks at a thousand levels of a variant, down to the Amulet", "[dungeon][variant]") {
    VariantTrial trial{DungeonVariant{row_like_bullet()}};
    CHECK(trial.levels_in_all() == 1002);
    int steps = 0;
    while (!trial.is_over()) {
        trial.step();
        CHECK(trial.levels() == ++steps);
    }
    CHECK(steps == 1002);
    CHECK(trial.flaw().empty());
    trial.step();
    CHECK(trial.levels() == 1002);
    CHECK(VariantTrial{Variant::Rapid}.levels_in_all() == 1002);
    CHECK(VariantTrial{Variant::Brogue}.levels_in_all() == 1014);
}

TEST_CASE("a trial ends with the first level that is unfair, and names it", "[dungeon][variant]") {
    OwnVariant own = row_like_bullet();
    // More than a level has room for.
    for (DepthSupply& supply : own.supplies)
        supply = {.enchanting = 1000,
                  .strength = 1000,
                  .life = 1000,
                  .detect_magic = 1000,
                  .food = 1000,
                  .potions = 2000,
                  .scrolls = 2000,
                  .weapons = 2000,
                  .armor = 2000,
                  .wands = 2000,
                  .staffs = 2000,
                  .rings = 2000,
                  .charms = 2000,
                  .reward_rooms = 1000,
                  .captives = 1000};
    const DungeonVariant crowded{own};
    VariantTrial trial{crowded};
    while (!trial.is_over()) trial.step();
    REQUIRE_FALSE(trial.flaw().empty());
    CHECK(trial.levels() < trial.levels_in_all());
    // The same as lint finds there.
    const int depth = (trial.levels() - 1) % 3 + 1;
    const int seed = (trial.levels() - 1) / 3 + 1;
    CHECK(trial.flaw().starts_with("depth " + std::to_string(depth) + " of seed " + std::to_string(seed) +
                                   ": "));
}

}  // namespace cellophane
