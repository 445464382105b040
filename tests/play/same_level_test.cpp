#include "dungeon/descent.h"
#include "play/play.h"
#include "support/catch.h"
#include "world/game.h"

// What a link shows is what the hero meets (spec 00, decision 21).

namespace cellophane {

namespace {

/// Who is met has a number and memories of his own, waits for his turn, is in the water if he lives there, is
/// the hero's if he is anybody's, and has had a look at who has come.
void forget_arrival(Monster& met, const Monster& shown) {
    met.number = 0;
    met.wandering = {};
    met.noticed = false;
    met.state = shown.state;
    met.vitals.submerged = false;
    met.vitals.ticks = shown.vitals.ticks;
    if (shown.is_ally()) met.clear(MonsterMark::FollowsHero);
}

}  // namespace

TEST_CASE("the hero meets the level of the link, whole", "[play][determinism]") {
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed : {std::uint64_t{3}, std::uint64_t{1729}}) {
            Descent descent{LevelRequest{.seed = seed, .style = style.kind}};
            for (int depth = 1; depth <= 26; ++depth) {
                const Level shown = descent.next().value();
                if (depth % 5 != 1) continue;
                Play play{{.seed = seed, .style = style.kind, .depth = depth}};
                INFO(style.name << " seed " << seed << " depth " << depth);
                Level undisturbed = play.game().here().level;
                REQUIRE(undisturbed.monsters.size() == shown.monsters.size());
                for (std::size_t i = 0; i < shown.monsters.size(); ++i)
                    forget_arrival(undisturbed.monsters[i], shown.monsters[i]);
                CHECK(hash(undisturbed) == hash(shown));
                play.begin();
                const Level& met = play.game().here().level;
                CHECK(met.items == shown.items);
                CHECK(met.machines == shown.machines);
                for (std::size_t i = 0; i < met.monsters.size(); ++i) {
                    Monster as_dug = met.monsters[i];
                    forget_arrival(as_dug, shown.monsters[i]);
                    CHECK(as_dug == shown.monsters[i]);
                }
            }
        }
}

TEST_CASE("nobody on a level that is new moves before his time", "[play][time]") {
    const Play play{{.seed = 7, .depth = 4}};
    for (const Monster& monster : play.game().here().level.monsters)
        CHECK(monster.vitals.ticks == monster.move_ticks());
}

TEST_CASE("friends who wait in shrines are the hero's from the first", "[play][discord]") {
    int friends = 0;
    for (std::uint64_t seed = 1; seed <= 40 && friends == 0; ++seed) {
        const Play play{{.seed = seed, .depth = 14}};
        for (const Monster& monster : play.game().here().level.monsters) {
            if (!monster.is_ally()) continue;
            ++friends;
            CHECK(monster.has(MonsterMark::FollowsHero));
        }
    }
    CHECK(friends > 0);
}

}  // namespace cellophane
