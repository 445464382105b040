#include <set>
#include <string>

#include "session/scenes.h"

// Keys that move the cursor (rules/interface.md 8).

namespace cellophane {

TEST_CASE("Tab visits every place once, and the hero's own only for an item there",
          "[session][pointing_keys]") {
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
