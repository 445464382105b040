#include <string>

#include "play/pack_scene.h"
#include "support/catch.h"

// Letters and names of items (rules/items.md 5).

namespace cellophane::labels_scenes {

TEST_CASE(
    "an item that gets a letter in use hands its own to whatever had it, from the first item to the last",
    "[play][labels]") {
    for (const int from : {0, 1, 2, 3})
        for (const int to : {0, 1, 2, 3}) {
            Scenario s{bare_room};
            s.game.hero.pack = starting_pack();
            const Inventory before = s.game.hero.pack;
            const char own = before.at(from).letter;
            const char wanted = before.at(to).letter;
            s.play(Relabel{own, wanted});
            const Inventory& pack = s.game.hero.pack;
            for (int i = 0; i < 4; ++i) {
                const char letter = i == from ? wanted : i == to ? own : before.at(i).letter;
                CHECK(pack.at(i).letter == letter);
            }
            REQUIRE(s.count<Relabeled>() == 1);
            const Relabeled told = *s.last<Relabeled>();
            CHECK(told.letter == wanted);
            CHECK(told.as_before == (from == to));
            CHECK(told.other.has_value() == (from != to));
            if (told.other) CHECK(told.other_letter == own);
            CHECK(s.game.turns == 0);
        }
}

TEST_CASE("a letter nothing has is simply taken", "[play][labels]") {
    Scenario s{bare_room};
    s.game.hero.pack = starting_pack();
    s.play(Relabel{'a', 'z'});
    CHECK(s.game.hero.pack.at(0).letter == 'z');
    CHECK(number_of(s.game.hero.pack, 'a') == -1);
    CHECK_FALSE(s.last<Relabeled>()->other.has_value());
}

}  // namespace cellophane::labels_scenes
