#include <string>

#include "session/messages/screen_description.h"
#include "session/scenes.h"

// Throwing again, and the target chosen (rules/interface.md 9; tables/commands.tsv, "throw again").

namespace cellophane {

namespace {

/// The same, each creature known from every other.
Session hunted_by_somebody() {
    Session rat = hunted();
    return crafted([&](Game& game) {
        game.here().level.monsters.clear();
        Monster hunter;
        hunter.kind = MonsterKind::Rat;
        hunter.state = MonsterState::Hunting;
        // Enough health to survive a few darts.
        hunter.health = hunter.max_health = 30;
        hunter.at = rat.observe().monsters.front().at;
        hunter.id = ActorId{++game.creatures_born};
        game.here().level.monsters = {hunter};
    });
}

/// Two kinds of unidentified potions, more than one of each.
Session with_unknown_flasks() {
    return crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.hero.pack.items.push_back({.kind = ItemKind::PotionOfTelepathy, .quantity = 3, .letter = 'p'});
        game.hero.pack.items.push_back({.kind = ItemKind::PotionOfLevitation, .quantity = 3, .letter = 'q'});
    });
}

void throw_two_north(Session& session, const char* letter) {
    for (const char* key : {"t", letter, "k", "k", "Enter"}) press(session, key);
}

}  // namespace

TEST_CASE("throwing again aims at the same monster wherever it is", "[session][aiming]") {
    Session session = hunted_by_somebody();
    const Pos before = session.observe().monsters.front().at;
    char darts = 0;
    for (const PackItemView& carried : session.observe().pack)
        if (carried.item.kind == ItemKind::Dart) darts = carried.letter;
    for (const std::string& key : {std::string{"t"}, std::string(1, darts), std::string{"Enter"}})
        press(session, key);
    REQUIRE(session.turns() == 1);
    REQUIRE(session.observe().monsters.size() == 1);
    REQUIRE_FALSE(session.observe().monsters.front().at == before);
    press(session, "T");
    CHECK(session.turns() == 2);
    CHECK_FALSE(shows(session, ": Enter: confirm"));
}

TEST_CASE("with no target in view aiming says so, and that the hero is no target", "[session][aiming]") {
    Session session = with_unknown_flasks();
    for (const char* key : {"t", "p", "Tab"}) press(session, key);
    CHECK(shows(session, "No target in view. Move the cursor"));
    CHECK(session.reading().urgent.find("No target in view") != std::string::npos);
    press(session, "Enter");
    CHECK(shows(session, "you cannot aim at yourself"));
    CHECK(session.turns() == 0);
    session.set_keyboard(false);
    for (const char* key : {"t", "p", "Tab"}) press(session, key);
    CHECK(shows(session, "No target in view. Tap"));
}

TEST_CASE("throwing again aims at the same empty cell", "[session][aiming]") {
    Session session = with_unknown_flasks();
    throw_two_north(session, "p");
    REQUIRE(session.turns() == 1);
    press(session, "T");
    CHECK(session.turns() == 2);
    // Not where it no longer comes to, nor at his own feet.
    press(session, "k");
    press(session, "k");
    REQUIRE(session.turns() == 4);
    press(session, "T");
    CHECK(session.turns() == 4);
    CHECK(shows(session, ": Enter: confirm"));
}

TEST_CASE("throwing again needs the same item, whatever its letter is now", "[session][aiming]") {
    Session session = with_unknown_flasks();
    throw_two_north(session, "p");
    REQUIRE(session.turns() == 1);
    for (const char* key : {"R", "p", "q"}) press(session, key);
    press(session, "T");
    CHECK(session.turns() == 1);
    CHECK(shows(session, "Throw which item?"));
}

TEST_CASE("throwing again asks for an item once there is none left", "[session][aiming]") {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.hero.pack.items.push_back({.kind = ItemKind::PotionOfTelepathy, .letter = 'p'});
    });
    throw_two_north(session, "p");
    REQUIRE(session.turns() == 1);
    press(session, "T");
    CHECK(shows(session, "Throw which item?"));
    CHECK(session.turns() == 1);
}

}  // namespace cellophane
