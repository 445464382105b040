#include <string>

#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "support/catch.h"
#include "words/items.h"
#include "words/monsters.h"

// A program is told what the player is shown.

namespace cellophane {

namespace {

/// Beside a hero with those statuses, a captive goblin mystic that is known to be negated and hurt, and a
/// ration.
Session beside_a_mystic(std::initializer_list<Status> statuses) {
    return crafted([&](Game& game) {
        game.here().level.monsters.clear();
        game.here().level.items.clear();
        Monster mystic;
        mystic.kind = MonsterKind::GoblinMystic;
        mystic.state = MonsterState::Hunting;
        mystic.marks |= {MonsterMark::Negated};
        mystic.health = 4;
        mystic.max_health = 10;
        mystic.at = game.hero.at + step(Direction::North);
        mystic.vitals.statuses.set(Status::Slowed, 30);
        game.here().level.monsters.push_back(mystic);
        game.here().level.items.push_back(
            {.kind = ItemKind::Ration, .at = mystic.at + step(Direction::North)});
        for (const Status status : statuses) game.hero.vitals.statuses.set(status, 300);
    });
}

}  // namespace

TEST_CASE("a hallucinating hero's creatures and items are told as they are shown", "[session][perceived]") {
    int true_kinds = 0;
    int turns = 0;
    Session session = beside_a_mystic({Status::Hallucinating});
    for (; turns < 12; ++turns) {
        const Observation told = session.perceived();
        REQUIRE(told.monsters.size() == 1);
        const MonsterView& who = told.monsters.front();
        // The sidebar and the screen reader name the same.
        const std::string name = monster_name(who);
        bool is_listed = false;
        for (const ReadThing& thing : session.reading().things)
            is_listed |= thing.at == who.at && thing.text.find(name.substr(1)) != std::string::npos;
        INFO(name << "\n" << session.text());
        CHECK(is_listed);
        true_kinds += who.kind == MonsterKind::GoblinMystic ? 1 : 0;
        CHECK(who.statuses.begin() == who.statuses.end());
        CHECK_FALSE(who.marks.has(MonsterMark::Negated));
        CHECK_FALSE(who.odds);
        CHECK(who.bolts.begin() == who.bolts.end());
        // His health is in plain view.
        CHECK(who.max_health == session.observe().monsters.front().max_health);
        for (const ItemView& item : told.items) {
            bool is_item_listed = false;
            for (const ReadThing& thing : session.reading().things)
                is_item_listed |=
                    thing.at == item.at && thing.text.find(item_name(item).substr(1)) != std::string::npos;
            CHECK(is_item_listed);
        }
        press(session, "z");
        if (session.observe().monsters.empty() || session.observe().ending) break;
    }
    REQUIRE(turns > 3);
    CHECK(true_kinds < turns / 2);
}

TEST_CASE("a clear-headed or telepathic hero's creatures are told as they are", "[session][perceived]") {
    for (const auto& statuses : {std::initializer_list<Status>{},
                                 std::initializer_list<Status>{Status::Hallucinating, Status::Telepathic}}) {
        const Session session = beside_a_mystic(statuses);
        const Observation told = session.perceived();
        REQUIRE(told.monsters.size() == 1);
        CHECK(told.monsters.front() == session.observe().monsters.front());
        CHECK(told.monsters.front().kind == MonsterKind::GoblinMystic);
    }
    CHECK(beside_a_mystic({}).perceived().items == beside_a_mystic({}).observe().items);
}

}  // namespace cellophane
