#include "play/combat/splitting.h"

#include "play/creature_scene.h"
#include "support/catch.h"

// How many jellies there can be (rules/hero.md 7.9).

namespace cellophane {

namespace {

/// Whether a jelly splits where there are so many others like it here, and so many on the levels beside.
bool splits_among(int here, int above, int below, bool is_other_sides = false) {
    Scenario s{hall(60, 9, {2, 4})};
    Monster& jelly = add_live_creature(s, MonsterKind::PinkJelly, {3, 4});
    for (int i = 0; i < here; ++i) {
        Monster& other =
            add_live_creature(s, MonsterKind::PinkJelly, {6 + i % 50, 1 + i / 50}, MonsterState::Sleeping);
        if (is_other_sides) befriend(other);
    }
    for (const int depth : {4, 6}) {
        VisitedLevel place = drawn_place(hall(60, 9, {-1, -1}), depth);
        for (int i = 0; i < (depth == 4 ? above : below); ++i) {
            Monster other = newborn(MonsterKind::PinkJelly, std::nullopt, {1 + i % 50, 1 + i / 50});
            other.id = ActorId{++s.game.creatures_born};
            place.level.monsters.push_back(other);
        }
        s.game.places[static_cast<std::size_t>(depth - 1)] = std::move(place);
    }
    const std::size_t before = s.level().monsters.size();
    Moment now{s};
    split(now.turn, now.level, s.game.hero, jelly);
    return s.level().monsters.size() > before;
}

}  // namespace

TEST_CASE("a hundred jellies of one side, here and on the levels beside, split no more",
          "[play][splitting]") {
    CHECK(splits_among(98, 0, 0));
    CHECK_FALSE(splits_among(99, 0, 0));
    CHECK(splits_among(0, 98, 0));
    CHECK_FALSE(splits_among(0, 99, 0));
    CHECK(splits_among(33, 33, 32));
    CHECK_FALSE(splits_among(33, 33, 33));
    CHECK(splits_among(150, 0, 0, true));
}

}  // namespace cellophane
