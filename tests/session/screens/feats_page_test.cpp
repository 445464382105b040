#include <algorithm>
#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "support/catch.h"

namespace cellophane {

namespace {

void put_way_out(Game& game, Terrain way) {
    TerrainLayers& layers = game.here().level.layers;
    Item amulet;
    amulet.kind = ItemKind::Amulet;
    amulet.letter = 'q';
    game.hero.pack.items.push_back(amulet);
    const Pos at = game.hero.at + step(Direction::East);
    for (Layer layer : every_layer) layers[layer][at] = Terrain::Nothing;
    layers[Layer::Dungeon][at] = way;
}

}  // namespace

TEST_CASE("F opens the feats, any key closes them, and no time passes", "[session][feats]") {
    Session session = crafted([](Game& game) {
        game.feats = game.feats.without({Feat::Untempted});
        game.feats |= {Feat::Dragonslayer};
    });
    const std::uint64_t before = session.state_hash();
    const std::string map = session.text();
    press(session, "F");
    for (const char* words :
         {"  Pure Mage", "  Companion", "+ Dragonslayer", "- Untempted", "Kill a dragon in melee", "done",
          "spoiled", "High scores (h)", "Statistics (g)"}) {
        INFO(words);
        CHECK(shows(session, words));
    }
    CHECK(shows(session, "blank: still open"));
    press(session, "x");
    CHECK(session.text() == map);
    press(session, "F");
    session.point({.act = PointerAct::Press, .column = 50, .row = 20});
    CHECK(session.text() == map);
    CHECK(session.state_hash() == before);
}

TEST_CASE("after a victory the feats follow the treasure", "[session][feats][ending]") {
    Session session = crafted([](Game& game) {
        put_way_out(game, Terrain::DungeonExit);
        game.feats = game.feats.without({Feat::PureMage});
        game.feats |= {Feat::Companion};
    });
    for (const char* key : {"l", "Space"}) press(session, key);
    CHECK(shows(session, "Treasure"));
    press(session, "Space");
    CHECK(shows(session, "Feats"));
    for (const char* words : {"+ Companion", "+ Paladin", "+ Untempted", "+ Pure Warrior"})
        CHECK(shows(session, words));
    for (const char* words : {"Pure Mage", "Dragonslayer", "Specialist"}) CHECK_FALSE(shows(session, words));
    press(session, "Space");
    CHECK(shows(session, "You made it"));
    // All of them can be looked up afterwards.
    press(session, "F");
    CHECK(shows(session, "- Pure Mage"));
    CHECK(shows(session, "+ Paladin"));
    CHECK(shows(session, "blank: not done"));
    press(session, "Escape");
    CHECK(shows(session, "You made it"));
}

TEST_CASE("in a small window the treasure and its sum are shown before the feats", "[session][ending]") {
    Session session = crafted([](Game& game) {
        put_way_out(game, Terrain::DungeonExit);
        game.hero.gold = 77;
        for (const char letter : std::string_view{"jklmnoprstuvwxyz"}) {
            Item staff;
            staff.kind = ItemKind::StaffOfConjuration;
            staff.letter = letter;
            game.hero.pack.items.push_back(staff);
        }
    });
    session.set_keyboard(false);
    session.set_window(0, 45, 0, 23);
    for (const char* key : {"l", "Space"}) press(session, key);
    REQUIRE(shows(session, "Treasure"));
    CHECK(shows(session, "77 pieces of gold"));
    CHECK(shows(session, "And 20 items worth nothing"));
    CHECK(shows(session, "All of it"));
    // Each of them is told to those who do not see it.
    const auto lines = session.reading().lines;
    CHECK(std::ranges::count(lines, "A staff of conjuration [0/0].") == 16);
    session.point({.act = PointerAct::Tap, .column = 9, .row = 9});
    CHECK(shows(session, "Feats"));
    press(session, "Space");
    CHECK(shows(session, "You made it"));
}

TEST_CASE("the tombstone names feats that were won, not those merely kept", "[session][feats][ending]") {
    Session session = crafted([](Game& game) {
        game.feats |= {Feat::Specialist};
        game.ending = Ending{DeathCause::Fall, Terrain::Nothing, 3};
    });
    CHECK(shows(session, "Specialist"));
    CHECK_FALSE(shows(session, "Paladin"));
}

TEST_CASE("& switches to easy mode after a confirmation", "[session][easy]") {
    Session session = crafted([](Game&) {});
    CHECK_FALSE(shows(session, "&: You"));
    press(session, "&");
    CHECK(shows(session, "Play on easily?"));
    CHECK(shows(session, "back."));
    press(session, "n");
    CHECK_FALSE(session.observe().hero->easy);
    press(session, "&");
    press(session, "y");
    CHECK(session.observe().hero->easy);
    // What that means has to be read.
    CHECK(shows(session, "--MORE--"));
    press(session, "Space");
    CHECK(shows(session, "&: You"));
    CHECK_FALSE(shows(session, "@"));
    press(session, "&");
    CHECK(shows(session, "as easy as it gets"));
    CHECK(session.turns() == 0);
    const auto saved = saved_game_from(session.save());
    REQUIRE(saved.ok());
    CHECK(saved.value().play.game().easy);
    CHECK(saved.value().play.state_hash() == session.state_hash());
}

TEST_CASE("a recorded game in easy mode plays back", "[session][easy]") {
    Session session{{.seed = 1729}};
    for (const char* key : {"&", "y", "z", "z", "s"}) press(session, key);
    const auto again = saved_game_from(session.recording());
    REQUIRE(again.ok());
    CHECK(again.value().play.game().easy);
    CHECK(again.value().play.state_hash() == session.state_hash());
}

TEST_CASE("a game in easy mode scores a tenth, and the tombstone says so", "[session][easy][ending]") {
    for (const bool won : {true, false}) {
        Session session = crafted([won](Game& game) {
            put_way_out(game, Terrain::DungeonExit);
            game.easy = true;
            game.hero.gold = 1239;
            if (!won) game.ending = Ending{DeathCause::Fall, Terrain::Nothing, 3};
        });
        if (won) press(session, "l");
        if (won) press(session, "Space");
        if (won) CHECK(shows(session, "A tenth of all that"));
        for (int i = 0; i < 3 && won; ++i) press(session, "Space");
        CHECK(shows(session, "easy"));
        CHECK(shows(session, won ? "3623" : "123"));
        CHECK_FALSE(shows(session, won ? "36239" : "score                     1239"));
    }
}

}  // namespace cellophane
