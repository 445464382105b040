#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/frame.h"
#include "screen/utf8.h"
#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "session/mouse.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// Makes the hero die of poison in the next turn.
void fatally_poison(Game& game) {
    game.hero.health = 1;
    game.hero.gold = 42;
    game.hero.vitals.poison = 3;
    game.hero.vitals.statuses.set(Status::Poisoned, 9);
    Item flask;
    flask.kind = ItemKind::PotionOfDescent;
    flask.letter = 'q';
    game.hero.pack.items.push_back(flask);
}

std::vector<std::string> lines_on(Session& session) {
    const std::u32string text = from_utf8(session.text());
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < screen_rows; ++row)
        lines.push_back(
            to_utf8(std::u32string_view{text}.substr(row * (screen_columns + 1), screen_columns)));
    return lines;
}

bool tells(const Session& session, std::string_view line) {
    const std::vector<std::string> lines = session.reading().lines;
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

Session dying() {
    Session session = crafted(fatally_poison);
    press(session, "z");
    return session;
}

}  // namespace

TEST_CASE("the map can still be looked at while death is told", "[session][ending]") {
    Session session = dying();
    REQUIRE(session.report().over);
    const Pos there = session.observe().hero->at + Pos{1, 0};
    const std::size_t before = session.reading().here.size();
    session.look_at(there);
    // How far off the cell is follows its description.
    CHECK(session.reading().here.size() > before);
    CHECK(shows(session, "Space: continue"));
}

TEST_CASE("death is told before the tombstone, with an empty health bar", "[session][ending]") {
    Session session = dying();
    REQUIRE(session.report().over);
    CHECK(shows(session, "Dead"));
    CHECK(shows(session, "You die: killed by poison on depth 1. (Space: continue; i: inventory)"));
    const std::uint64_t hash = session.state_hash();
    // Nothing but its own keys gets past it.
    for (const char* key : {"z", "x", "h", "Tab", "d", "t", "?", "M", "J"}) press(session, key);
    CHECK(shows(session, "Space: continue"));
    press(session, "i");
    CHECK(shows(session, "Final inventory"));
    CHECK(shows(session, "A potion of descent"));
    press(session, "d");
    press(session, "Escape");
    CHECK(shows(session, "Space: continue"));
    CHECK(session.state_hash() == hash);
}

TEST_CASE("after death the bar has only buttons that still do something", "[session][ending][mouse]") {
    Session session = dying();
    for (const char* label : {"Explore", "Rest (z)", "Search (s)", "Menu"})
        CHECK_FALSE(shows(session, label));
    const ScreenSpot pack = spot_of_text(session, "Inventory (i)");
    click_at(session, pack);
    CHECK(shows(session, "Final inventory"));
    // Nothing of it does anything below the list either.
    CHECK_FALSE(shows(session, "Explore"));
    press(session, "Escape");
    CHECK(shows(session, "Space: continue"));
    // It counts where the button of the mouse went down.
    act_at(session, PointerAct::Down, spot_of_text(session, "Space: continue"));
    act_at(session, PointerAct::Press, pack);
    CHECK_FALSE(shows(session, "Final inventory"));
    CHECK(shows(session, "Space: continue"));
    click_at(session, spot_of_text(session, "Go on (space)"));
    CHECK(shows(session, "Here you lie"));
    press(session, "i");
    CHECK(shows(session, "Final inventory"));
    CHECK_FALSE(shows(session, "Explore"));
    // Anywhere else is so be it, as it ever was.
    Session other = dying();
    click_at(other, {50, 20});
    CHECK(shows(other, "Here you lie"));
}

TEST_CASE("without motion the tombstone is shown at once", "[session][ending]") {
    Session session = dying();
    press(session, "Space");
    CHECK(shows(session, "Here you lie"));
    CHECK(shows(session, "Killed by poison on depth 1, with 42"));
    CHECK(shows(session, "pieces of gold."));
    CHECK(tells(session, "Killed by poison on depth 1, with 42 pieces of gold."));
    CHECK(shows(session, "1729"));
    CHECK(shows(session, "Score"));
    CHECK(session.wants_motion() == -1);
    CHECK(session.wants_time() == -1);
}

TEST_CASE("in a narrow window the tombstone and its buttons keep within it", "[session][ending]") {
    Session session = dying();
    press(session, "Space");
    for (const auto& [columns, rows] :
         {std::pair{45, 34}, std::pair{60, 23}, std::pair{45, 23}, std::pair{92, 34}}) {
        INFO(columns << " x " << rows);
        session.set_window(0, columns, 0, rows);
        const std::vector<std::string> lines = lines_on(session);
        for (std::size_t row = 0; row < lines.size(); ++row) {
            INFO(lines[row]);
            const std::u32string signs = from_utf8(lines[row]);
            const std::size_t last = signs.find_last_not_of(U' ');
            CHECK((last == std::u32string::npos || last < static_cast<std::size_t>(columns)));
            if (row >= static_cast<std::size_t>(rows)) CHECK(last == std::u32string::npos);
        }
        CHECK(shows(session, "R.I.P."));
        CHECK(shows(session, "Killed by poison"));
        for (const char* label : {"Play again (n)", "Today's dungeon (d)", "More (m)"})
            CHECK(shows(session, label));
        press(session, "m");
        for (const char* label : {"Same dungeon (r)", "Inventory (i)", "Quit (Q)", "Back (m)"})
            CHECK(shows(session, label));
        press(session, "m");
        click_at(session, spot_of_text(session, "Share (s)"));
        CHECK(session.take_request() == ExitRequest::Share);
    }
    // What is told of it stays whole.
    CHECK(tells(session, "Killed by poison on depth 1, with 42 pieces of gold."));
}

TEST_CASE("beside the stone stand what the hero carried and the level he died on", "[session][ending]") {
    Session session = crafted([](Game& game) {
        fatally_poison(game);
        game.hero.health = 3;
    });
    for (int i = 0; i < 6 && !session.report().over; ++i) press(session, i % 2 == 0 ? "l" : "h");
    REQUIRE(session.report().over);
    press(session, "Space");
    CHECK(shows(session, "What you carried"));
    CHECK(shows(session, "a potion of descent"));
    CHECK(shows(session, "you died here"));
    CHECK(shows(session, "your last steps"));
    CHECK(shows(session, "\u2580"));
    CHECK(tells(session, "Deepest: 1"));
    const auto told = session.reading().lines;
    CHECK(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.starts_with("You carried: ") && line.find("a potion of descent") != std::string::npos;
    }));
    CHECK(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.starts_with("Your last level was depth 1.") &&
               line.ends_with("steps to the place where you died.");
    }));
    // With signs that every terminal has.
    session.set_settings("ascii on\n");
    CHECK_FALSE(shows(session, "\u2580"));
    CHECK(shows(session, "@ you died here"));
    CHECK(shows(session, "* your last steps"));
}

TEST_CASE("the way of a dead hero is still there when his game is loaded", "[session][ending]") {
    Session played{SessionOptions{.seed = 1729, .harmless = true}};
    for (int i = 0; i < 12; ++i) press(played, i % 2 == 0 ? "l" : "h");
    press(played, "Q");
    press(played, "y");
    REQUIRE(played.report().over);
    REQUIRE(shows(played, "your last steps"));
    Session loaded = Session::resumed(saved_game_from(played.save()).value());
    while (loaded.wants_time() >= 0) loaded.pass_time(loaded.wants_time());
    CHECK(loaded.text() == played.text());
}

TEST_CASE("a hidden seed is not on the tombstone", "[session][ending][settings]") {
    Session session = dying();
    session.set_settings("hide-seed on\n");
    press(session, "Space");
    REQUIRE(shows(session, "Here you lie"));
    CHECK_FALSE(shows(session, "1729"));
    CHECK(shows(session, "hidden"));
}

TEST_CASE("darkness falls in 120 frames, from the hero outward", "[session][ending]") {
    Session session = dying();
    session.set_motion(true);
    press(session, "Space");
    CHECK_FALSE(shows(session, "Here you lie"));
    REQUIRE(session.wants_motion() == 16);
    CHECK(session.needs_fast_frames());
    session.pass_frame(16 * 40);
    CHECK(session.wants_motion() > 0);
    // The hero goes first, the far edge of the sidebar last.
    CHECK_FALSE(shows(session, "@.."));
    CHECK(shows(session, "Depth: 1"));
    session.pass_frame(16 * 40);
    session.pass_frame(16 * 39);
    CHECK_FALSE(shows(session, "Here you lie"));
    session.pass_frame(16);
    CHECK(shows(session, "Here you lie"));
    CHECK(session.wants_motion() == -1);
    CHECK_FALSE(session.needs_fast_frames());
}

TEST_CASE("any key or click ends the fade to black and does nothing else", "[session][ending]") {
    for (bool by_click : {false, true}) {
        Session session = dying();
        session.set_motion(true);
        press(session, "Space");
        session.pass_frame(100);
        if (by_click)
            session.point({.act = PointerAct::Press, .column = 50, .row = 20});
        else
            press(session, "r");
        CHECK(shows(session, "Here you lie"));
        CHECK(session.take_request() == ExitRequest::None);
    }
}

TEST_CASE("a death is told with what led to it and one thing to try", "[session][ending]") {
    Session session = crafted([](Game& game) {
        fatally_poison(game);
        game.hero.health = 3;
    });
    for (int i = 0; i < 6 && !session.report().over; ++i) press(session, "z");
    REQUIRE(session.report().over);
    press(session, "Space");
    CHECK(shows(session, "What led to it"));
    CHECK(shows(session, "Next time:"));
    CHECK(shows(session, "You lost 3 of 30 health in 1 turn."));
    const auto told = session.reading().lines;
    CHECK(std::any_of(told.begin(), told.end(), [](const std::string& line) {
        return line.starts_with("Next time: Poison takes health every turn");
    }));
    CHECK(session.reading().is_end);
}

TEST_CASE("the end offers three things and more, which holds the rest", "[session][ending]") {
    Session session = dying();
    press(session, "Space");
    const auto keys_offered = [&] {
        std::string keys;
        for (const ReadChoice& choice : session.reading().choices) keys += choice.key;
        return keys;
    };
    CHECK(keys_offered().starts_with("ndsm"));
    click_at(session, spot_of_text(session, "More (m)"));
    CHECK(keys_offered().find("rijMFhgOQ") != std::string::npos);
    press(session, "Escape");
    CHECK(keys_offered().starts_with("ndsm"));
    press(session, "d");
    CHECK(session.take_request() == ExitRequest::TodaysDungeon);
}

TEST_CASE("from the tombstone four keys lead on", "[session][ending]") {
    Session session = dying();
    press(session, "Space");
    CHECK(session.take_request() == ExitRequest::None);
    press(session, "r");
    CHECK(session.take_request() == ExitRequest::SameDungeon);
    CHECK(session.take_request() == ExitRequest::None);
    press(session, "n");
    CHECK(session.take_request() == ExitRequest::AnotherDungeon);
    press(session, "s");
    CHECK(session.take_request() == ExitRequest::Share);
    press(session, "M");
    CHECK_FALSE(shows(session, "Here you lie"));
    CHECK(shows(session, "You die"));
    press(session, "Escape");
    CHECK(shows(session, "Here you lie"));
    press(session, "i");
    CHECK(shows(session, "Final inventory"));
    session.point({.act = PointerAct::Press, .column = 30, .row = 30});
    CHECK(shows(session, "Here you lie"));
}

TEST_CASE("what the tombstone offers can be clicked or touched", "[session][ending][touch]") {
    Session session = dying();
    press(session, "Space");
    press(session, "m");
    click_at(session, spot_of_text(session, "Inventory (i)"));
    CHECK(shows(session, "Final inventory"));
    press(session, "Escape");
    click_at(session, spot_of_text(session, "Statistics (g)"));
    CHECK(shows(session, "Statistics of all your games"));
    press(session, "Escape");
    // What is written there is not to be pressed.
    click_at(session, spot_of_text(session, "Deepest"));
    CHECK(shows(session, "Here you lie"));
    CHECK(session.take_request() == ExitRequest::None);
    // Nor is what the button went down beside.
    act_at(session, PointerAct::Down, spot_of_text(session, "Deepest"));
    act_at(session, PointerAct::Press, spot_of_text(session, "Same dungeon (r)"));
    CHECK(session.take_request() == ExitRequest::None);
    press(session, "g");
    act_at(session, PointerAct::Down, {50, 3});
    act_at(session, PointerAct::Press, spot_of_text(session, "Reset statistics (r)"));
    CHECK_FALSE(shows(session, "Reset the recent statistics?"));
    press(session, "Escape");
    click_at(session, spot_of_text(session, "Same dungeon (r)"));
    CHECK(session.take_request() == ExitRequest::SameDungeon);
}

TEST_CASE("settings can be changed at the tombstone", "[session][ending][settings]") {
    Session session = dying();
    press(session, "Space");
    press(session, "m");
    CHECK(shows(session, "Settings (O)"));
    press(session, "O");
    CHECK(shows(session, "Settings"));
    press(session, "b");
    CHECK(session.take_settings().find("marks on") != std::string::npos);
    press(session, "Escape");
    CHECK(shows(session, "Here you lie"));
}

namespace {

/// The hero one step from the way out, with all it carries.
Session victor(Terrain way) {
    return crafted([way](Game& game) {
        TerrainLayers& layers = game.here().level.layers;
        game.hero.gold = 321;
        Item amulet;
        amulet.kind = ItemKind::Amulet;
        amulet.letter = 'q';
        game.hero.pack.items.push_back(amulet);
        for (Layer layer : every_layer)
            layers[layer][game.hero.at + step(Direction::East)] = Terrain::Nothing;
        layers[Layer::Dungeon][game.hero.at + step(Direction::East)] = way;
    });
}

}  // namespace

TEST_CASE("a victory is told, scored and put on the tombstone", "[session][ending]") {
    for (const auto& [way, total] :
         {std::pair{Terrain::DungeonExit, "35321"}, std::pair{Terrain::CrystalPortal, "70321"}}) {
        Session session = victor(way);
        press(session, "l");
        REQUIRE(session.report().over);
        CHECK(shows(session, "(Space: continue; i: inventory)"));
        press(session, "Space");
        CHECK(shows(session, "Treasure"));
        CHECK(shows(session, "321 pieces of gold"));
        CHECK(shows(session, "The Amulet of Yendor"));
        CHECK(shows(session, total));
        press(session, "Space");
        CHECK(shows(session, "Feats"));
        press(session, "Space");
        CHECK(shows(session, "You made it"));
        CHECK_FALSE(shows(session, "Here you lie"));
        CHECK(shows(session, total));
        press(session, "n");
        CHECK(session.take_request() == ExitRequest::AnotherDungeon);
    }
}

TEST_CASE("the fade of a victory takes twice as long as that of a death", "[session][ending]") {
    for (const Terrain way : {Terrain::DungeonExit, Terrain::CrystalPortal}) {
        Session session = victor(way);
        session.set_motion(true);
        press(session, "l");
        press(session, "Space");
        REQUIRE(session.wants_motion() > 0);
        session.pass_frame(16 * 120);
        session.pass_frame(16 * 119);
        CHECK_FALSE(shows(session, "Treasure"));
        session.pass_frame(16 * 2);
        CHECK(shows(session, "Treasure"));
    }
}

TEST_CASE("a victory counts the treasure up under a rain of gold, and any key goes on", "[session][ending]") {
    Session session = victor(Terrain::DungeonExit);
    session.set_motion(true);
    press(session, "l");
    press(session, "Space");
    session.pass_frame(16 * 120);
    session.pass_frame(16 * 121);
    REQUIRE(shows(session, "Treasure"));
    CHECK_FALSE(session.needs_fast_frames());
    CHECK_FALSE(shows(session, "35321"));
    const std::string before = session.text();
    session.pass_frame(session.wants_motion());
    CHECK(session.text() != before);
    for (int i = 0; i < 3; ++i) session.pass_frame(1000);
    CHECK(shows(session, "35321"));
    // It is over some time.
    for (int i = 0; i < 100 && session.wants_motion() > 0; ++i) session.pass_frame(1000);
    CHECK(session.wants_motion() == -1);
    CHECK(shows(session, "35321"));
    CHECK(tells(session, "The Amulet of Yendor, worth 35000 points."));
    press(session, "z");
    CHECK(shows(session, "Feats"));
    Session hasty = victor(Terrain::DungeonExit);
    hasty.set_motion(true);
    press(hasty, "l");
    press(hasty, "Space");
    press(hasty, "Space");
    REQUIRE(shows(hasty, "Treasure"));
    press(hasty, "Space");
    CHECK_FALSE(shows(hasty, "Treasure"));
}

TEST_CASE("a finished game shows its tombstone when loaded", "[session][ending]") {
    Session session = crafted([](Game& game) {
        game.hero.health = 0;
        game.ending = Ending{DeathCause::Fall, Terrain::Nothing, 3};
    });
    CHECK(shows(session, "Killed by a fall on depth 3."));
    press(session, "z");
    CHECK(session.turns() == 0);
}

TEST_CASE("the tombstone counts lumenstones and names the Amulet", "[session][ending]") {
    Session session = crafted([](Game& game) {
        for (ItemKind kind : {ItemKind::Lumenstone, ItemKind::Amulet}) {
            Item item;
            item.kind = kind;
            item.quantity = kind == ItemKind::Lumenstone ? 3 : 1;
            game.hero.pack.items.push_back(item);
        }
        game.hero.gold = 7;
        game.ending = Ending{DeathCause::Burning, Terrain::Nothing, 30};
    });
    CHECK(shows(session, "Amulet of Yendor"));
    CHECK(shows(session, "1507"));
}

}  // namespace cellophane
