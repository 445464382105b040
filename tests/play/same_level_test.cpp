#include "dungeon/descent.h"
#include "play/play.h"
#include "support/catch.h"
#include "world/game.h"

// What a link shows is what the hero meets (spec 00, decision 21).

namespace cellophane {

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
                // Whoever lives in the water is in it.
                for (Monster& monster : undisturbed.monsters) monster.vitals.submerged = false;
                CHECK(hash(undisturbed) == hash(shown));
                play.begin();
                const Level& met = play.game().here().level;
                CHECK(met.items == shown.items);
                CHECK(met.machines == shown.machines);
                REQUIRE(met.monsters.size() == shown.monsters.size());
                for (std::size_t i = 0; i < met.monsters.size(); ++i) {
                    // Who is met has a number and memories of his own.
                    Monster as_dug = met.monsters[i];
                    as_dug.number = 0;
                    as_dug.wandering = {};
                    as_dug.vitals.submerged = false;
                    CHECK(as_dug == shown.monsters[i]);
                }
            }
        }
}

}  // namespace cellophane
