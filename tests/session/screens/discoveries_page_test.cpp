#include <string>

#include "play/play.h"
#include "session/crafted.h"
#include "support/catch.h"
#include "words/appraisal.h"

namespace cellophane {

TEST_CASE("D opens the discoveries, any key closes them, and no time passes", "[session][discoveries]") {
    Session session =
        crafted([](Game& game) { game.item_knowledge.of(ItemKind::PotionOfDescent).known = true; });
    const std::uint64_t before = session.state_hash();
    const std::string map = session.text();
    press(session, "D");
    CHECK(shows(session, "Discoveries"));
    CHECK(shows(session, "Descent"));
    // 15 of the 166 that unknown scrolls weigh; 15 of the 181 less 7 of potions, rounded to the nearest.
    CHECK(shows(session, "Remove curse (9%)"));
    CHECK(shows(session, "Levitation (9%)"));
    CHECK_FALSE(shows(session, "Descent ("));
    press(session, "k");
    CHECK(session.text() == map);
    press(session, "D");
    session.point({.act = PointerAct::Press, .column = 50, .row = 20});
    CHECK(session.text() == map);
    CHECK(session.state_hash() == before);
    CHECK(session.turns() == 0);
}

TEST_CASE("the details of an unknown item and the discoveries tell the same odds", "[session][discoveries]") {
    Session session = crafted([](Game&) {});
    const Discoveries discoveries = session.game()->discoveries();
    // rules/tables/item_generation.tsv: telepathy 11.05, levitation 8.29 percent; 86 of 181 potions
    // harm, 47.51.
    const std::string potion =
        possible_kinds({.kind = ItemKind::PotionOfLife, .kind_known = false}, discoveries);
    CHECK(potion.find("telepathy (11%)") != std::string::npos);
    CHECK(potion.find("harmful: 48%") != std::string::npos);
    press(session, "D");
    CHECK(shows(session, "Telepathy (11%)"));
    for (const ItemKind any :
         {ItemKind::PotionOfLife, ItemKind::ScrollOfEnchanting, ItemKind::WandOfPlenty}) {
        const std::string told = possible_kinds({.kind = any, .kind_known = false}, discoveries);
        int named = 0;
        for (const KindView& kind : discoveries) {
            const std::string name{short_name(kind.kind)};
            if (item_rows[kind.kind].category != item_rows[any].category ||
                told.find(name) == std::string::npos)
                continue;
            INFO(told << " " << name);
            CHECK(told.find(name + " (" + std::to_string(kind.percent) + "%)") != std::string::npos);
            ++named;
        }
        CHECK(named == 3);
    }
}

TEST_CASE("D does nothing without a game", "[session][discoveries]") {
    Session nothing{{.seed = 1, .depth = 99}};
    press(nothing, "D");
    CHECK_FALSE(shows(nothing, "Discoveries"));
}

}  // namespace cellophane
