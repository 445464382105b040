#include <set>
#include <string>

#include "session/messages/screen_description.h"
#include "session/scenes.h"

// The cursor that keys move (rules/interface.md 8).

namespace cellophane {

namespace {

std::string pointed_place(Session& session) {
    const Reading told = session.reading();
    REQUIRE_FALSE(told.here.empty());
    return told.here.front();
}

}  // namespace

TEST_CASE("Return puts the cursor where it was left", "[session][pointing]") {
    Session session = in_the_open();
    press(session, "Enter");
    const std::string at_first = pointed_place(session);
    for (const char* key : {"k", "k", "k"}) press(session, key);
    const std::string left = session.repaint();
    REQUIRE_FALSE(pointed_place(session) == at_first);
    press(session, "Escape");
    REQUIRE_FALSE(session.repaint() == left);
    press(session, "Enter");
    CHECK(session.repaint() == left);
    press(session, "Enter");
    session.elapse(60'000);
    CHECK(session.turns() > 0);
}

TEST_CASE("on another level the cursor starts at the hero", "[session][pointing]") {
    Session session{{.seed = 1729, .harmless = true}};
    explore_all(session);
    for (const char* key : {"Enter", "K", "Escape"}) press(session, key);
    for (int i = 0; i < 20 && session.depth() == 1; ++i) {
        go(session, ">");
        session.elapse(60'000);
    }
    REQUIRE(session.depth() == 2);
    press(session, "Escape");
    press(session, "Enter");
    CHECK(pointed_place(session).find("You are standing") == 0);
}

TEST_CASE("Tab visits every place once, and the hero's own only for an item there", "[session][pointing]") {
    const auto places_by_tab = [](bool underfoot) {
        Session session = crafted([&](Game& game) {
            VisitedLevel& place = game.here();
            place.level.monsters.clear();
            place.level.items.clear();
            place.level.layers[Layer::Dungeon][game.hero.at] = Terrain::CandleLitAltar;
            const Pos beside = game.hero.at + step(Direction::North);
            const Pos beyond = beside + step(Direction::North);
            // A rat stands on the first of two things.
            Monster guard;
            guard.kind = MonsterKind::Rat;
            guard.health = guard.max_health = 6;
            guard.at = beside;
            place.level.monsters = {guard};
            place.level.items.push_back({.kind = ItemKind::Mango, .at = beside});
            place.level.items.push_back({.kind = ItemKind::Sword, .at = beyond});
            if (underfoot) place.level.items.push_back({.kind = ItemKind::Axe, .at = game.hero.at});
            // The hero knows of the items.
            place.known.items = place.level.items;
        });
        std::set<std::string> places;
        for (int i = 0; i < 8; ++i) {
            press(session, "Tab");
            places.insert(pointed_place(session));
        }
        return places;
    };
    const auto has = [](const std::set<std::string>& places, std::string_view words) {
        for (const std::string& place : places)
            if (place.find(words) != std::string::npos) return true;
        return false;
    };
    const std::set<std::string> bare = places_by_tab(false);
    CHECK(has(bare, "rat"));
    CHECK(has(bare, "sword"));
    CHECK_FALSE(has(bare, "altar"));
    CHECK(has(places_by_tab(true), "axe"));
}

}  // namespace cellophane
