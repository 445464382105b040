#include "session/game_over/journal.h"

#include <algorithm>

#include "session/crafted.h"
#include "session/session.h"
#include "support/catch.h"

// The adventurer's log of a run.

namespace cellophane {

namespace {

Journal journal_of(const Session& session) {
    Result<Recording> recording = recording_from(session.recording());
    REQUIRE(recording.ok());
    Journal journal{std::move(recording.value())};
    while (!journal.is_complete()) journal.read(1000);
    return journal;
}

bool tells(const Journal& journal, std::string_view text) {
    return std::any_of(journal.entries().begin(), journal.entries().end(),
                       [&](const JournalEntry& entry) { return entry.text.find(text) != std::string::npos; });
}

/// Explores and descends until so deep, or the end.
void descend_to(Session& session, int depth) {
    for (int i = 0; i < 4000 && session.depth() < depth && !session.report().over; ++i) {
        Report report = session.report();
        if (report.question != Question::None)
            session.act(Answer{true});
        else
            session.act(TravelToStairs{Stair::Down});
        for (int k = 0; k < 2000 && session.report().going_on; ++k) session.act(Continue{});
        if (session.depth() < depth) session.act(Explore{});
        for (int k = 0; k < 2000 && session.report().going_on; ++k) session.act(Continue{});
    }
}

}  // namespace

TEST_CASE("the log of a run lists the levels in order and the end", "[session][journal]") {
    Session session{{.seed = 12, .harmless = true}};
    descend_to(session, 3);
    REQUIRE(session.depth() == 3);
    session.act(Quit{});
    const Journal journal = journal_of(session);
    CHECK(tells(journal, "Came to depth 2."));
    CHECK(tells(journal, "Came to depth 3."));
    CHECK(tells(journal, "Gave up on depth 3."));
    int turn = 0;
    for (const JournalEntry& entry : journal.entries()) {
        if (entry.turn < 0) continue;
        CHECK(entry.turn >= turn);
        turn = entry.turn;
    }
    CHECK(turn == session.turns());
}

TEST_CASE("a log read in steps equals the log read at once", "[session][journal]") {
    Session session{{.seed = 40, .harmless = true}};
    descend_to(session, 2);
    const Journal whole = journal_of(session);
    Journal slow{std::move(recording_from(session.recording()).value())};
    while (!slow.is_complete()) slow.read(1);
    REQUIRE(slow.entries().size() == whole.entries().size());
    for (std::size_t i = 0; i < whole.entries().size(); ++i)
        CHECK(slow.entries()[i].text == whole.entries()[i].text);
}

TEST_CASE("the tombstone leads to the log and back", "[session][journal]") {
    Session session{{.seed = 12}};
    session.act(Quit{});
    for (int i = 0; i < 3; ++i) session.press({.name = "Space"});
    session.press({.name = "m"});
    REQUIRE(session.text().find("History (j)") != std::string::npos);
    session.press({.name = "j"});
    while (session.wants_time() >= 0) session.pass_time(session.wants_time());
    CHECK(session.text().find("Game history") != std::string::npos);
    CHECK(session.text().find("Gave up on depth 1.") != std::string::npos);
    session.press({.name = "Down"});
    CHECK(session.text().find("Game history") != std::string::npos);
    session.press({.name = "Escape"});
    CHECK(session.text().find("History (j)") != std::string::npos);
}

TEST_CASE("the character sheet opens by a key and takes no time", "[session][character]") {
    Session session{{.seed = 12}};
    const std::uint64_t before = session.state_hash();
    session.press({.name = "@"});
    CHECK(session.text().find("Character sheet") != std::string::npos);
    CHECK(session.text().find("30 of 30") != std::string::npos);
    session.press({.name = "Escape"});
    CHECK(session.text().find("Character sheet") == std::string::npos);
    CHECK(session.state_hash() == before);
}

}  // namespace cellophane
