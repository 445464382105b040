#include "session/messages/hud.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "session/crafted.h"
#include "session/scenes.h"
#include "support/catch.h"
#include "view/layout.h"

// What a touch screen shows around the map.

namespace cellophane {

namespace {

std::vector<std::string> labels_of(const Hud& hud, bool stays) {
    std::vector<std::string> labels;
    for (const HudAction& action : hud.actions)
        if (action.stays == stays) labels.push_back(action.label);
    return labels;
}

const HudAction* action_named(const Hud& hud, std::string_view label) {
    const auto found = std::find_if(hud.actions.begin(), hud.actions.end(),
                                    [&](const HudAction& action) { return action.label.starts_with(label); });
    return found == hud.actions.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("the bar of state tells what the hero knows of himself", "[session][hud]") {
    Session session = crafted([](Game& game) {
        game.hero.health = 11;
        game.hero.nutrition = 100;
    });
    const Hud hud = session.hud();
    const HeroView& hero = *session.observe().hero;
    CHECK(hud.health == hero.health);
    CHECK(hud.max_health == hero.max_health);
    CHECK(hud.depth == session.depth());
    CHECK(hud.stealth_range == hero.stealth_range);
    CHECK(hud.light == (hero.dark ? "dark" : hero.lit ? "lit" : ""));
    CHECK(hud.hunger == "Weak");
    CHECK(hud.told.find("Health 11 of ") == 0);
    CHECK(at_the_door().hud().hunger.empty());
}

TEST_CASE("asking for the bar of state leaves game and screen as they were", "[session][hud]") {
    Session session = hunted();
    const std::string screen = session.text();
    const std::uint64_t hash = session.state_hash();
    session.hud();
    CHECK(session.state_hash() == hash);
    CHECK(session.text() == screen);
}

TEST_CASE("three buttons stay, and at most five fit the moment", "[session][hud]") {
    for (const Hud& hud :
         {at_the_door().hud(), hunted().hud(), beside_rat(MonsterState::Hunting).hud(), explored().hud()}) {
        CHECK(labels_of(hud, true) == std::vector<std::string>{"Explore", "Inventory", "Rest"});
        CHECK(labels_of(hud, false).size() <= 5);
    }
}

TEST_CASE("a foe beside the hero can be attacked by a button", "[session][hud]") {
    Session session = beside_rat(MonsterState::Hunting);
    const Hud hud = session.hud();
    const HudAction* attack = action_named(hud, "Attack rat");
    REQUIRE(attack != nullptr);
    REQUIRE(hud.things.size() >= 1);
    CHECK(hud.things.front().is_creature);
    CHECK(hud.things.front().name == "Rat");
    CHECK(hud.things.front().state == "Hunting");
    CHECK(hud.things.front().health == 4);
    CHECK(hud.things.front().max_health == 6);
    const Pos before = session.observe().hero->at;
    session.choose({.name = attack->key});
    CHECK(session.turns() == 1);
    CHECK(session.observe().hero->at == before);
    CHECK(action_named(hunted().hud(), "Attack") == nullptr);
}

TEST_CASE("of two foes of one name beside the hero each button says where its own is", "[session][hud]") {
    Session session = crafted([](Game& game) {
        VisitedLevel& place = game.here();
        place.level.monsters.clear();
        for (Direction d : directions) {
            const Pos at = game.hero.at + step(d);
            if (!place.known.visible.test(at) ||
                place.level.layers.has(at, {TerrainProperty::BlocksMovement}))
                continue;
            Monster rat;
            rat.kind = MonsterKind::Rat;
            rat.state = MonsterState::Hunting;
            rat.health = rat.max_health = 6;
            rat.at = at;
            place.level.monsters.push_back(rat);
            if (place.level.monsters.size() == 2) return;
        }
        FAIL("nowhere to put the rats");
    });
    std::vector<std::string> attacks;
    for (const HudAction& action : session.hud().actions) {
        if (action.label != "Attack rat") continue;
        CHECK_FALSE(action.toward.empty());
        attacks.push_back(action.toward);
    }
    REQUIRE(attacks.size() == 2);
    CHECK(attacks[0] != attacks[1]);
    const Hud one = beside_rat(MonsterState::Hunting).hud();
    REQUIRE(action_named(one, "Attack rat") != nullptr);
    CHECK(action_named(one, "Attack rat")->toward.empty());
}

TEST_CASE("no button attacks a foe round the corner of a wall", "[session][hud]") {
    Session session = crafted([](Game& game) {
        VisitedLevel& place = game.here();
        place.level.monsters.clear();
        for (Direction d : directions) {
            const Pos at = game.hero.at + step(d);
            if (is_cardinal(d) || !place.known.visible.test(at) ||
                place.level.layers.has(at, {TerrainProperty::BlocksMovement}))
                continue;
            Monster rat;
            rat.kind = MonsterKind::Rat;
            rat.state = MonsterState::Sleeping;
            rat.health = rat.max_health = 6;
            rat.at = at;
            place.level.monsters.push_back(rat);
            const Pos corner = flanks(game.hero.at, d).front();
            place.level.layers[Layer::Dungeon][corner] = Terrain::StoneWall;
            place.known.memory[Layer::Dungeon][corner] = Terrain::StoneWall;
            return;
        }
        FAIL("nowhere to put the rat");
    });
    REQUIRE(session.hud().things.size() >= 1);
    CHECK(session.hud().things.front().name == "Rat");
    CHECK(action_named(session.hud(), "Attack") == nullptr);
}

TEST_CASE("with darts in the pack and a foe in view there is something to throw", "[session][hud]") {
    CHECK(action_named(hunted().hud(), "Throw") != nullptr);
    CHECK(action_named(at_the_door().hud(), "Throw") == nullptr);
    CHECK(action_named(beside_rat(MonsterState::Hunting).hud(), "Throw") == nullptr);
}

TEST_CASE("known stairs and hidden doors have a button once they matter", "[session][hud]") {
    Session session = explored();
    const Hud hud = session.hud();
    const HudAction* descend = action_named(hud, "Descend");
    REQUIRE(descend != nullptr);
    CHECK(descend->key == ">");
    CHECK(descend->held == "<");
    CHECK(action_named(hud, "Search") != nullptr);
    CHECK(action_named(at_the_door().hud(), "Search") == nullptr);
}

TEST_CASE("a wounded hero with no foe in view may rest until he is better", "[session][hud]") {
    Session session = crafted([](Game& game) { game.hero.health = 11; });
    CHECK(action_named(session.hud(), "Rest until better") != nullptr);
    CHECK(action_named(at_the_door().hud(), "Rest until better") == nullptr);
}

TEST_CASE("a burning hero is not told to rest", "[session][hud]") {
    Session session = crafted([](Game& game) {
        game.here().level.monsters.clear();
        game.hero.health = 10;
        game.hero.vitals.statuses.set(Status::Burning, 4);
    });
    CHECK(action_named(session.hud(), "Rest until better") == nullptr);
}

TEST_CASE("while a target is chosen the buttons are those that answer", "[session][hud]") {
    Session session = hunted();
    press(session, "t");
    CHECK(session.hud().actions.empty());
    press(session, "b");
    const Hud hud = session.hud();
    CHECK(hud.asked.find("Throw") == 0);
    CHECK(labels_of(hud, true).empty());
    CHECK(action_named(hud, "Throw") != nullptr);
    CHECK(action_named(hud, "Cancel aiming") != nullptr);
}

TEST_CASE("the last two messages are told, and whether they are news", "[session][hud]") {
    Session session = hunted();
    press(session, "z");
    press(session, "z");
    const Hud hud = session.hud();
    const std::vector<std::string> log = session.log(2);
    REQUIRE(hud.messages.size() == log.size());
    for (std::size_t i = 0; i < log.size(); ++i) CHECK(hud.messages[i].text == log[i]);
}

TEST_CASE("fingers mean creatures, items, doors and stairs, and no traps", "[session][hud]") {
    Session session = explored();
    const Observation& seen = session.observe();
    const Hud hud = session.hud();
    const auto is_target = [&](Pos at) {
        return std::find(hud.targets.begin(), hud.targets.end(), at + Pos{main_column, map_row}) !=
               hud.targets.end();
    };
    int doors = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        const Pos at = seen.cells.size().at(i);
        if (cell[Layer::Dungeon] == Terrain::WoodenDoor ||
            cell[Layer::Dungeon] == Terrain::DownwardStaircase) {
            ++doors;
            CHECK(is_target(at));
        }
        if (cell.has(TerrainProperty::TrapPlate)) CHECK_FALSE(is_target(at));
    }
    CHECK(doors > 1);
    for (const ItemView& item : seen.items) CHECK(is_target(item.at));
}

}  // namespace cellophane
