#include <map>

#include "session/mouse.h"
#include "session/scenes.h"
#include "support/table.h"

// Commands that ask first (tables/confirmations.tsv): every yes does it, every no leaves all as it was.

namespace cellophane {

namespace {

struct Asking {
    std::string key;
    /// Whether it has been done.
    bool (*done)(Session&);
};

/// Rows that ask about a command, by situation.
const std::map<std::string, Asking> askings{
    {"autopilot", {"A", [](Session& session) { return session.turns() > 50; }}},
    {"save and exit", {"S", [](Session& session) { return session.take_wish() == LastWish::Leave; }}},
    {"quit", {"Q", [](Session& session) { return session.standing().over; }}},
    {"new game", {"N", [](Session& session) { return session.take_wish() == LastWish::AnotherDungeon; }}},
    {"easy mode", {"&", [](Session& session) { return session.observe().hero->easy; }}},
};

/// Far enough along for a new game to be worth a question.
Session some_way_on(const std::string& key) {
    Session session = at_the_door();
    for (int i = 0; i < 50; ++i) press(session, "z");
    press(session, key);
    REQUIRE(shows(session, "Yes (y)"));
    return session;
}

}  // namespace

TEST_CASE("every command that asks takes every yes and every no", "[session][table]") {
    const Table table{std::string{CELLOPHANE_SOURCE_DIR} + "/tests/tables/confirmations.tsv"};
    std::size_t tried = 0;
    for (const Table::Row& row : table.rows()) {
        const auto asking = askings.find(std::string{row["situation"]});
        if (asking == askings.end()) continue;
        ++tried;
        INFO(asking->first);
        // The key stands in the table.
        CHECK(row["asked_when"].find(asking->second.key) != std::string_view::npos);
        for (const char* yes : {"y", "Y", "Enter"}) {
            Session session = some_way_on(asking->second.key);
            CHECK_FALSE(asking->second.done(session));
            press(session, yes);
            CHECK(asking->second.done(session));
        }
        for (const char* no : {"n", "N", "Space", "Escape", "click outside", "right click"}) {
            INFO(no);
            Session session = some_way_on(asking->second.key);
            const int turns = session.turns();
            if (std::string_view{no} == "click outside")
                click_at(session, {2, 30});
            else if (std::string_view{no} == "right click")
                act_at(session, PointerAct::RightPress, {2, 30});
            else
                press(session, no);
            CHECK_FALSE(shows(session, "Yes (y)"));
            CHECK_FALSE(asking->second.done(session));
            CHECK(session.turns() == turns);
            CHECK(session.wants_time() == -1);
        }
    }
    CHECK(tried == askings.size());
}

}  // namespace cellophane
