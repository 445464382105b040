#include "play/creature_scene.h"
#include "play/perception/visibility.h"
#include "support/catch.h"
#include "world/creatures.h"

// Which creature is found in a cell, however many have come and gone since the index was built.

namespace cellophane {

namespace {

const Monster* found_by_looking_through_all(const Level& level, Pos at) {
    for (const Monster& monster : level.monsters)
        if (monster.at == at && monster.is_about()) return &monster;
    return nullptr;
}

Pos anywhere(Size size, Rng& rng) {
    const int x = rng.uniform(0, size.width - 1);
    return {x, rng.uniform(0, size.height - 1)};
}

}  // namespace

TEST_CASE("the occupancy index finds each monster at its cell and none elsewhere", "[play][crowd]") {
    Rng rng{5};
    // So many that their numbers do not fit into a hint.
    for (const std::size_t most : {std::size_t{12}, std::size_t{300}}) {
        Scenario s{hall(12, 9, {10, 7})};
        Level& level = s.level();
        level.occupancy.rebuild(level.monsters, level.size());
        for (int turn = 0; turn < 1500; ++turn) {
            const std::size_t count = level.monsters.size();
            const std::size_t chosen =
                count == 0 ? 0 : static_cast<std::size_t>(rng.uniform(0, static_cast<int>(count) - 1));
            const int what = rng.uniform(0, 9);
            if (count < most && (what < 2 || count == 0)) {
                join(level, newborn(MonsterKind::Rat, {}, anywhere(level.size(), rng)));
            } else if (what == 2) {
                remove_monster(level.monsters, level.items, level.monsters[chosen]);
            } else if (what == 3) {
                level.monsters[chosen].marks |= {MonsterMark::Dormant};
            } else if (what == 4) {
                level.monsters[chosen].clear(MonsterMark::Dormant);
            } else if (what == 5) {
                level.monsters[chosen].vitals.dead = rng.percent(50);
            } else {
                move_actor(level, level.monsters[chosen], anywhere(level.size(), rng));
            }
            if (turn % 400 == 399) level.occupancy.rebuild(level.monsters, level.size());
            int wrong = 0;
            for (int i = 0; i < level.size().area(); ++i) {
                const Pos at = level.size().at(i);
                wrong += somebody_at(level, at) != found_by_looking_through_all(level, at);
            }
            REQUIRE(wrong == 0);
        }
        CHECK(somebody_at(level, {-1, 3}) == nullptr);
    }
}

TEST_CASE("an invalidated occupancy index still finds monsters by searching the list", "[play][crowd]") {
    Scenario s{hall(12, 9, {10, 7})};
    Monster& rat = add_live_creature(s, MonsterKind::Rat, {3, 3});
    s.level().occupancy.rebuild(s.level().monsters, s.level().size());
    s.level().occupancy.invalidate();
    rat.at = {4, 4};
    CHECK(somebody_at(s.level(), {4, 4}) == &rat);
    CHECK(somebody_at(s.level(), {3, 3}) == nullptr);
}

}  // namespace cellophane
