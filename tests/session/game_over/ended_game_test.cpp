#include "session/game_over/ended_game.h"

#include <vector>

#include "record/recording.h"
#include "record/save_files.h"
#include "session/session.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the end of a game is read from its recording and its save", "[session][ended-game]") {
    Session session{{.seed = 3, .depth = 2}};
    for (int i = 0; i < 8; ++i) session.act(Explore{});
    session.act(Quit{});
    for (const std::vector<std::uint8_t>& file : {session.recording(), session.save()}) {
        const Result<EndedGame> ended = ended_game_from(file);
        REQUIRE(ended.ok());
        const Observation& seen = ended.value().seen;
        CHECK(ended.value().options.depth == 2);
        CHECK(seen.seed == 3);
        REQUIRE(seen.ending.has_value());
        CHECK(seen.ending->fate == Fate::Quit);
        const std::vector<Pos>& steps = ended.value().steps;
        REQUIRE(steps.size() > 3);
        CHECK(steps.back() == seen.hero->at);
    }
}

TEST_CASE("games that go on, go astray or cannot be read have no end", "[session][ended-game]") {
    Session session{{.seed = 3}};
    session.act(Rest{});
    const Result<EndedGame> unfinished = ended_game_from(session.recording());
    REQUIRE_FALSE(unfinished.ok());
    CHECK(unfinished.problem().code == "unfinished");
    CHECK(unfinished.problem().message.find("depth 1, turn 1") != std::string::npos);

    for (int i = 0; i < 130; ++i) session.act(Rest{});
    session.act(Quit{});
    Recording elsewhere = recording_from(session.recording()).value();
    elsewhere.options.seed = 4;
    const Result<EndedGame> astray = ended_game_from(recording_file(elsewhere));
    REQUIRE_FALSE(astray.ok());
    CHECK(astray.problem().code == "diverged");

    std::vector<std::uint8_t> half = session.recording();
    half.resize(half.size() / 2);
    CHECK_FALSE(ended_game_from(half).ok());
    CHECK_FALSE(ended_game_from({}).ok());
}

}  // namespace cellophane
