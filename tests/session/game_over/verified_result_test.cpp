#include "session/game_over/verified_result.h"

#include <algorithm>
#include <vector>

#include "record/save_files.h"
#include "session/session.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// A game in which the hero rests and then gives up.
Recording resting(int turns, SessionOptions options = {.seed = 3}, bool easy = false) {
    Session session{options};
    if (easy) {
        session.act(PlayEasily{});
        session.act(Answer{true});
    }
    for (int i = 0; i < turns; ++i) session.act(Rest{});
    session.act(Quit{});
    return recording_from(session.recording()).value();
}

VerifiedResult verified(const Recording& recording) {
    return verified_result(recording_file(recording));
}

VerifiedResult with(int score, int deepest, int turns, std::uint64_t seed = 3) {
    VerifiedResult result{.verification = Verification::Verified, .options = {.seed = seed}};
    result.result.score = score;
    result.result.deepest = deepest;
    result.result.turns = turns;
    return result;
}

}  // namespace

TEST_CASE("a recording proves the result of its game", "[session][verification]") {
    const VerifiedResult result = verified(resting(7));
    CHECK(result.verification == Verification::Verified);
    CHECK(result.problem.empty());
    CHECK(result.options.seed == 3);
    CHECK(result.result.turns == 7);
    CHECK(result.result.fate == Fate::Quit);
    CHECK_FALSE(result.result.told.empty());
    CHECK(is_ranked(result));
    CHECK(verified(resting(7, {.seed = 3}, true)).result.easy);
    CHECK_FALSE(is_ranked(verified(resting(7, {.seed = 3, .harmless = true}))));
}

TEST_CASE("files with the same commands have the same fingerprint", "[session][verification]") {
    Session session{{.seed = 3}};
    session.act(Rest{});
    const VerifiedResult saved = verified_result(session.save());
    CHECK(saved.fingerprint != 0);
    CHECK(saved.fingerprint == verified_result(session.recording()).fingerprint);
    CHECK(verified(resting(7)).fingerprint == verified(resting(7)).fingerprint);
    Recording older = resting(7);
    older.rules_version = older.dungeon_version = 1;
    CHECK(verified(older).fingerprint == verified(resting(7)).fingerprint);
    CHECK(verified(resting(7)).fingerprint != verified(resting(8)).fingerprint);
    CHECK(verified(resting(7)).fingerprint != verified(resting(7, {.seed = 4})).fingerprint);
    CHECK(verified_result({}).fingerprint == 0);
}

TEST_CASE("a game that is loaded after its end and ends otherwise shares its beginning with the first",
          "[session][verification]") {
    Session session{{.seed = 3}};
    for (int i = 0; i < 250; ++i) session.act(Rest{});
    const std::vector<std::uint8_t> saved = session.save();
    session.act(Quit{});
    const VerifiedResult first = verified_result(session.recording());
    REQUIRE(first.verification == Verification::Verified);
    // The save is loaded again, and the game goes another way.
    Session again = Session::resumed(saved_game_from(saved).value());
    for (int i = 0; i < 150; ++i) again.act(Search{});
    again.act(Quit{});
    const VerifiedResult second = verified_result(again.recording());
    REQUIRE(second.verification == Verification::Verified);
    CHECK(first.trail.size() == 2);
    CHECK(second.trail.size() >= 3);
    CHECK(std::equal(first.trail.begin(), first.trail.end(), second.trail.begin()));
    CHECK(verified(resting(250)).trail == first.trail);
    Session other{{.seed = 3}};
    for (int i = 0; i < 250; ++i) other.act(Search{});
    other.act(Quit{});
    CHECK(verified_result(other.recording()).trail.at(0) != first.trail.at(0));
    CHECK(verified(resting(99)).trail.empty());
}

TEST_CASE("unfinished, tampered, foreign and unreadable files are told apart", "[session][verification]") {
    Session session{{.seed = 3}};
    session.act(Rest{});
    CHECK(verified_result(session.save()).verification == Verification::Unfinished);

    Recording boastful = resting(7);
    boastful.turns = 5;
    CHECK(verified(boastful).verification == Verification::Tampered);
    CHECK(verified(boastful).problem.find("says it has 5 turns") != std::string::npos);
    Recording elsewhere = resting(120);
    elsewhere.options.seed = 4;
    CHECK(verified(elsewhere).verification == Verification::Tampered);
    elsewhere.rules_version = 1;
    const VerifiedResult older = verified(elsewhere);
    CHECK(older.verification == Verification::OtherVersion);
    CHECK(older.rules_version == 1);

    std::vector<std::uint8_t> spoilt = recording_file(resting(7));
    spoilt.resize(spoilt.size() / 2);
    CHECK(verified_result(spoilt).verification == Verification::Unreadable);
    CHECK_FALSE(verified_result(spoilt).problem.empty());
    CHECK(verified_result({}).verification == Verification::Unreadable);
    for (const VerifiedResult& result : {verified(boastful), older, verified_result(spoilt)})
        CHECK_FALSE(is_ranked(result));
}

TEST_CASE("score, then depth, then fewest turns decide within a contest", "[session][verification]") {
    std::vector<VerifiedResult> all{with(5, 2, 9), with(7, 1, 99), with(5, 3, 50), with(5, 2, 8),
                                    with(99, 9, 1, 2)};
    std::sort(all.begin(), all.end(), ranks_before);
    CHECK(all[0].options.seed == 2);
    CHECK(all[1].result.score == 7);
    CHECK(all[2].result.deepest == 3);
    CHECK(all[3].result.turns == 8);
    CHECK(all[4].result.turns == 9);
    CHECK(ranks_equal(all[3], with(5, 2, 8)));
    CHECK_FALSE(ranks_equal(all[3], all[4]));
    CHECK_FALSE(is_same_contest(all[0], all[1]));
}

}  // namespace cellophane
