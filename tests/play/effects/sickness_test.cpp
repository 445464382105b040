#include "play/effects/sickness.h"

#include "play/scenario.h"
#include "support/catch.h"

// Nausea (rules/hero.md 10.3, steps 7 and 12).

namespace cellophane::sickness_scenes {

TEST_CASE("of four chances the nauseous vomit once, and what they lose lies where they stand",
          "[play][sickness]") {
    for (const bool is_hero : {true, false}) {
        int times = 0;
        constexpr int tries = 800;
        for (std::uint64_t key = 1; key <= tries; ++key) {
            Scenario s{long_hall, key};
            Actor& who = is_hero ? static_cast<Actor&>(s.game.hero)
                                 : add_live_creature(s, MonsterKind::Goblin, {5, 3});
            who.vitals.statuses.set(Status::Nauseous, 20);
            s.look();
            Moment now{s};
            const bool sick = vomits(now.turn, now.level, who);
            times += sick ? 1 : 0;
            CHECK(s.count<Vomited>() == (sick ? 1 : 0));
            CHECK((s.level().layers[Layer::Surface][who.at] == Terrain::Vomit) == sick);
        }
        CHECK(times == Approx(tries / 4).epsilon(0.15));
    }
}

TEST_CASE("whoever is not nauseous does not vomit", "[play][sickness]") {
    for (std::uint64_t key = 1; key <= 40; ++key) {
        Scenario s{long_hall, key};
        Moment now{s};
        CHECK_FALSE(vomits(now.turn, now.level, s.game.hero));
    }
}

TEST_CASE("a creature that vomits out of sight, or while the hero goes on by himself, is not reported",
          "[play][sickness]") {
    for (const bool in_sight : {true, false})
        for (const bool travels : {true, false}) {
            int told = 0;
            for (std::uint64_t key = 1; key <= 30; ++key) {
                Scenario s{R"(
                    ##########
                    #@..#....#
                    #...#....#
                    ##########
                )",
                           key};
                Monster& goblin = add_live_creature(s, MonsterKind::Goblin, in_sight ? Pos{3, 2} : Pos{6, 2});
                goblin.vitals.statuses.set(Status::Nauseous, 20);
                s.look();
                if (travels) s.game.doing = Exploring{};
                Moment now{s};
                vomits(now.turn, now.level, goblin);
                told += s.count<Vomited>();
            }
            CHECK((told > 0) == (in_sight && !travels));
        }
}

}  // namespace cellophane::sickness_scenes
