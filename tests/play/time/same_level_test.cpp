#include "dungeon/descent.h"
#include "play/play.h"
#include "support/catch.h"
#include "support/levels/as_dug.h"
#include "world/game.h"

// What a link shows is what the hero meets (rules/levels.md 2.4).

namespace cellophane {

TEST_CASE("the level in play is the level of the generator", "[play]") {
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed : {std::uint64_t{3}, std::uint64_t{1729}}) {
            Descent descent{LevelRequest{.seed = seed, .style = style.kind}};
            for (int depth = 1; depth <= 26; ++depth) {
                const Level shown = descent.next().value();
                if (depth % 5 != 1) continue;
                Play play{{.seed = seed, .style = style.kind, .depth = depth}};
                INFO(style.name << " seed " << seed << " depth " << depth);
                REQUIRE(play.game().here().level.monsters.size() == shown.monsters.size());
                const Level met = as_dug(play.game().here().level, shown);
                CHECK(hash(met) == hash(shown));
                CHECK(met.items == shown.items);
                CHECK(met.machines == shown.machines);
                for (std::size_t i = 0; i < met.monsters.size(); ++i)
                    CHECK(met.monsters[i] == shown.monsters[i]);
            }
        }
}

TEST_CASE("monsters on a new level wait for one move before they act", "[play][time]") {
    const Play play{{.seed = 7, .depth = 4}};
    for (const Monster& monster : play.game().here().level.monsters)
        CHECK(monster.vitals.ticks == monster.move_ticks());
}

TEST_CASE("allies in legendary shrines follow the hero from the start", "[play][discord]") {
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
