#include "session/messages/hints.h"

#include <algorithm>
#include <optional>
#include <string>

#include "screen/utf8.h"
#include "session/scenes.h"
#include "view/layout.h"
#include "words/hints.h"
#include "words/key_labels.h"

// What newcomers are told, once each.

namespace cellophane {

namespace {

std::size_t times_told(const Session& session, Hint hint) {
    const std::string words = text_with_keys(hint_rows[hint].by_keys, {});
    return static_cast<std::size_t>(std::count(session.messages().begin(), session.messages().end(), words));
}

/// In the order of their kinds.
std::string hints_shown(const Session& session) {
    std::string told;
    for (const HintRow& row : hint_rows)
        if (times_told(session, row.kind) > 0) told.append(told.empty() ? "" : " ").append(row.name);
    return told;
}

/// A game in which nothing has been told but what moves the hero, after a change and so many turns.
template <class Change>
Session after_turns(int turns, const Change& change) {
    Session session = crafted([&](Game& game) {
        game.here().level.monsters.clear();
        game.here().level.items.clear();
        change(game);
    });
    session.set_settings("hints-given moving\n");
    session.set_hints(true);
    for (int i = 0; i < turns; ++i) press(session, "z");
    return session;
}

Monster rat_near(const Game& game, MonsterState state) {
    Monster rat;
    rat.kind = MonsterKind::Rat;
    rat.state = state;
    rat.health = rat.max_health = 6;
    rat.at = game.hero.at + step(Direction::North);
    return rat;
}

}  // namespace

TEST_CASE("a newcomer is told how to move, then how to explore, and nothing twice", "[session][hints]") {
    Session session = after_turns(0, [](Game&) {});
    session.set_settings("");
    session.set_hints(true);
    CHECK(hints_shown(session).empty());
    press(session, "z");
    CHECK(hints_shown(session) == "moving");
    CHECK(shows(session, "move with the arrow keys"));
    for (int i = 0; i < 5; ++i) press(session, "z");
    CHECK(hints_shown(session) == "moving exploring");
    for (int i = 0; i < 20; ++i) press(session, "z");
    CHECK(times_told(session, Hint::Moving) == 1);
    CHECK(times_told(session, Hint::Exploring) == 1);
}

TEST_CASE("who has explored, or gone to the stairs, is not told of that command", "[session][hints]") {
    Session session = after_turns(0, [](Game&) {});
    session.choose({.name = "x", .control = true});
    while (session.wants_time() > 0) session.pass_time(1000);
    for (int i = 0; i < 10; ++i) press(session, "z");
    CHECK(times_told(session, Hint::Exploring) == 0);
    CHECK(session.settings().find(" exploring") != std::string::npos);
    Session shown = Session::resumed(saved_game_from(explored().save()).value());
    shown.set_settings("hints-given moving\n");
    shown.set_hints(true);
    for (const char* key : {">", ">"}) press(shown, key);
    while (shown.wants_time() > 0) shown.pass_time(1000);
    CHECK(times_told(shown, Hint::Descending) == 0);
}

TEST_CASE("each situation has its hint", "[session][hints]") {
    const auto with_rat = [](MonsterState state) {
        return [state](Game& game) { game.here().level.monsters.push_back(rat_near(game, state)); };
    };
    CHECK(hints_shown(after_turns(1, with_rat(MonsterState::Hunting))) == "enemy");
    const auto captive = [](Game& game) {
        Monster rat = rat_near(game, MonsterState::Wandering);
        rat.marks |= {MonsterMark::Captive};
        game.here().level.monsters.push_back(rat);
    };
    CHECK(hints_shown(after_turns(1, captive)) == "captive");
    CHECK(hints_shown(after_turns(1, [](Game& game) { game.hero.health = 5; })) == "low-health");
    const auto unknown = [](Game& game) {
        game.hero.pack.items.push_back({.kind = ItemKind::PotionOfLevitation, .quantity = 1, .letter = 'p'});
    };
    CHECK(hints_shown(after_turns(1, unknown)) == "unknown-item");
    const auto key = [](Game& game) {
        game.here().level.items.push_back(
            {.kind = ItemKind::DoorKey, .at = game.hero.at + step(Direction::North)});
    };
    CHECK(hints_shown(after_turns(1, key)) == "key");
    const auto burning = [](Game& game) { game.hero.vitals.statuses.set(Status::Burning, 4); };
    CHECK(hints_shown(after_turns(1, burning)) == "burning");
    const auto gassed = [](Game& game) {
        TerrainLayers& layers = game.here().level.layers;
        layers[Layer::Gas][game.hero.at] = Terrain::CausticGas;
        layers.gas_volume[game.hero.at] = 1000;
    };
    CHECK(hints_shown(after_turns(1, gassed)) == "gas");
}

TEST_CASE("in a treasure room the hint says that one thing may be taken", "[session][hints]") {
    const NewGame options{.seed = 5, .depth = 3};
    std::optional<Pos> cage;
    Session session = crafted(
        [&](Game& game) {
            const Level& level = game.here().level;
            for (const Item& item : level.items)
                if (level.layers[Layer::Dungeon][item.at] == Terrain::AltarWithOpenCage) cage = item.at;
            game.here().level.monsters.clear();
            // Altars stand at walls, with floor or carpet on some side.
            if (!cage) return;
            for (const Direction toward : directions)
                if (const Terrain beside = level.layers[Layer::Dungeon][*cage + step(toward)];
                    beside == Terrain::Floor || beside == Terrain::Carpet)
                    game.hero.at = *cage + step(toward);
        },
        options);
    REQUIRE(cage.has_value());
    session.set_settings("hints-given moving key unknown-item\n");
    session.set_hints(true);
    press(session, "z");
    CHECK(hints_shown(session) == "treasure-room");
}

TEST_CASE("hints can be switched off, and begin anew when they are switched on again", "[session][hints]") {
    Session session{{.seed = 1729}};
    session.set_settings("hints off\n");
    session.set_hints(true);
    for (int i = 0; i < 5; ++i) press(session, "z");
    CHECK(hints_shown(session).empty());
    session.set_settings("hints on\nhints-given exploring\n");
    for (int i = 0; i < 5; ++i) press(session, "z");
    CHECK(times_told(session, Hint::Exploring) == 0);
    CHECK(session.settings().find("hints-given") != std::string::npos);
    CHECK(session.settings().find(" exploring") != std::string::npos);
}

TEST_CASE("hints are told to those who play, not to programs, and leave no trace in the game",
          "[session][hints]") {
    Session told{{.seed = 1729}};
    told.set_hints(true);
    Session untold{{.seed = 1729}};
    for (Session* session : {&told, &untold})
        for (const char* key : {"z", "s", "z", "z", "z", "x", "x"}) press(*session, key);
    CHECK_FALSE(hints_shown(told).empty());
    CHECK(hints_shown(untold).empty());
    CHECK(told.state_hash() == untold.state_hash());
    CHECK(told.recording() == untold.recording());
    CHECK(told.take_settings().find("hints-given moving") != std::string::npos);
}

TEST_CASE("hints fit into a line, and those for touches name no keys", "[session][hints]") {
    for (const HintRow& row : hint_rows) {
        INFO(row.name);
        CHECK(row.by_keys.starts_with("Hint: "));
        CHECK(row.by_touch.starts_with("Hint: "));
        CHECK(text_with_keys(row.by_keys, {}).size() <= static_cast<std::size_t>(main_width));
        CHECK(from_utf8(row.by_touch).size() <= static_cast<std::size_t>(main_width));
        CHECK(row.by_touch.find("press") == std::string_view::npos);
        CHECK(row.by_touch.find("arrow") == std::string_view::npos);
    }
}

}  // namespace cellophane
