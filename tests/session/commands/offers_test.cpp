#include <string>

#include "play/scenario.h"
#include "session/crafted.h"
#include "support/catch.h"

// What is offered where an automatic command cannot go on (rules/hero.md 10.5 and 10.8).

namespace cellophane {

namespace {

/// A corridor with the hero at its west end, a mango further on and the stairs down at the end, all of it
/// known; `change` puts something in between.
template <class Change>
Session corridor(const Change& change) {
    return crafted([&](Game& game) {
        std::string picture;
        for (int y = 0; y < standard_size.height; ++y) {
            std::string row(static_cast<std::size_t>(standard_size.width), '#');
            if (y == 10) row.replace(10, 21, "@...................>");
            picture += row + '\n';
        }
        VisitedLevel& place = game.places[0].emplace(drawn_place(picture, 1));
        game.hero.at = {10, 10};
        game.hero.health = game.hero.max_health = 30000;
        place.level.items.push_back(some_item(ItemKind::Mango, {25, 10}));
        change(game, place);
        place.known.discovered.fill();
        place.known.memory = place.level.layers;
        place.known.items = place.level.items;
        update_vision(game);
    });
}

Session corridor_with(MonsterKind kind, MonsterState state, MonsterMarks marks = {}) {
    return corridor([&](Game& game, VisitedLevel& place) {
        Monster monster = newborn(kind, std::nullopt, {15, 10});
        monster.state = state;
        monster.marks |= marks;
        monster.noticed = monster.seen_meanwhile = true;
        monster.id = ActorId{++game.creatures_born};
        join(place.level, std::move(monster));
    });
}

int messages_with(const Session& session, std::string_view words) {
    int count = 0;
    for (const std::string& message : session.messages())
        count += message.find(words) != std::string::npos ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("exploring and stairs offer to attack the sleeper in the only way, and their key takes the offer",
          "[session][proposals]") {
    for (const char* key : {"x", ">"}) {
        CAPTURE(key);
        Session session = corridor_with(MonsterKind::Kobold, MonsterState::Sleeping);
        go(session, key);
        CHECK(session.turns() == 0);
        CHECK(messages_with(session, "kobold (asleep)") == 1);
        CHECK(shows(session, std::string{"Attack it? Asleep: triple damage. Press "} + key +
                                 " again to attack, Esc to leave it."));
        const std::size_t recorded = session.recorded();
        // The first press walks up to it, the second strikes.
        press(session, key);
        session.pass_time(60'000);
        CHECK(session.observe().hero->at == Pos{14, 10});
        CHECK(shows(session, "Attack it?"));
        press(session, key);
        session.pass_time(60'000);
        CHECK(session.recorded() > recorded);
        REQUIRE(session.observe().monsters.size() <= 1);
        if (!session.observe().monsters.empty())
            CHECK(session.observe().monsters[0].health < session.observe().monsters[0].max_health);
    }
}

TEST_CASE("a captive in the only way is to be freed", "[session][proposals]") {
    Session session = corridor_with(MonsterKind::Goblin, MonsterState::Wandering, {MonsterMark::Captive});
    go(session, "x");
    CHECK(shows(session, "Go and free the captive?"));
    CHECK_FALSE(shows(session, "Walk up to"));
}

TEST_CASE("where gas is in the only way the key waits for it to thin", "[session][proposals]") {
    Session session = corridor([](Game&, VisitedLevel& place) {
        for (int x = 13; x <= 16; ++x) {
            place.level.layers[Layer::Gas][{x, 10}] = Terrain::CausticGas;
            place.level.layers.gas_volume[{x, 10}] = 300;
        }
    });
    press(session, "x");
    CHECK(messages_with(session, "xplored, except what lies behind gas") == 1);
    CHECK(shows(session, "Wait for the gas to thin?"));
    CHECK_FALSE(shows(session, "Search here"));
    CHECK(session.turns() == 0);
    press(session, "x");
    session.pass_time(60'000);
    CHECK(session.turns() > 0);
}

TEST_CASE("an offer refused is gone, and other keys do not take it", "[session][proposals]") {
    Session session = corridor_with(MonsterKind::Kobold, MonsterState::Sleeping);
    go(session, ">");
    REQUIRE(shows(session, "Attack it?"));
    // Exploring was not what was asked: it tells of itself, and walks nowhere.
    press(session, "x");
    session.pass_time(60'000);
    CHECK(session.turns() == 0);
    press(session, "Escape");
    CHECK_FALSE(shows(session, "Attack it?"));
    CHECK(session.turns() == 0);
}

TEST_CASE("a journey by pointing names the sleeper and offers Enter", "[session][proposals]") {
    Session session = corridor_with(MonsterKind::Kobold, MonsterState::Sleeping);
    session.point({.act = PointerAct::Hover, .column = 21 + 25, .row = 3 + 10});
    session.point({.act = PointerAct::Press, .column = 21 + 25, .row = 3 + 10});
    session.pass_time(60'000);
    CHECK(session.turns() == 0);
    CHECK(shows(session, "Press Enter to attack"));
    press(session, "Enter");
    session.pass_time(60'000);
    CHECK(session.observe().hero->at == Pos{14, 10});
}

TEST_CASE("creatures that weapons do not harm are waited for", "[session][proposals]") {
    Session waits = corridor_with(MonsterKind::Revenant, MonsterState::Sleeping);
    go(waits, "x");
    CHECK(shows(waits, "Wait for it to move?"));
    press(waits, "x");
    waits.pass_time(60'000);
    CHECK(waits.turns() == 5);
}

TEST_CASE("without a keyboard the offer names the button to tap", "[session][proposals]") {
    Session session = corridor_with(MonsterKind::Kobold, MonsterState::Sleeping);
    session.set_keyboard(false);
    go(session, "x");
    CHECK(shows(session, "Tap Explore again to attack."));
}

TEST_CASE("the autopilot says once what bars its way, and offers what helps", "[session][autopilot]") {
    Session session = corridor_with(MonsterKind::Kobold, MonsterState::Sleeping);
    press(session, "A");
    press(session, "y");
    session.pass_time(60'000);
    CHECK(session.turns() == 0);
    CHECK(session.wants_time() == -1);
    CHECK(messages_with(session, "kobold (asleep)") == 1);
    CHECK(messages_with(session, "utopilot has stopped") == 1);
    CHECK(shows(session, "Attack it?"));
}

TEST_CASE("pressing one key explores first levels to the end, whoever sleeps there", "[session][proposals]") {
    for (const std::uint64_t seed : {42U, 43U, 1U, 8U, 20262U, 7990013U}) {
        CAPTURE(seed);
        Session session{{.seed = seed, .depth = seed == 20262U ? 4 : 1}};
        int idle = 0;
        for (int i = 0; i < 400 && idle < 2 && !session.report().over; ++i) {
            const int turns = session.turns();
            go(session, "x");
            session.pass_time(60'000);
            while (shows(session, "--MORE--")) press(session, "Space");
            idle = session.turns() == turns ? idle + 1 : 0;
        }
        const bool told = messages_with(session, "Explored") > 0;
        CHECK((told || session.report().over));
        CHECK(messages_with(session, "asleep in your way") == 0);
    }
}

}  // namespace cellophane
