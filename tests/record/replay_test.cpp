#include "record/replay.h"

#include <cstdint>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "record/bot.h"
#include "record/rules_version.h"
#include "record/save_files.h"
#include "support/catch.h"

// Recordings play out as they were played (rules/hero.md 15).

namespace cellophane {

namespace {

using Bytes = std::vector<std::uint8_t>;

Recording recorded(std::uint64_t seed, int commands, Style style = Style::Brogue) {
    RandomGame bot{seed, style};
    for (int i = 0; i < commands; ++i) bot.act();
    return bot.recorder.recording();
}

}  // namespace

TEST_CASE("recordings play out the same", "[record]") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        RandomGame bot{seed, static_cast<Style>(seed % 4)};
        for (int i = 0; i < 200; ++i) bot.act();
        Replay replay{bot.recorder.recording()};
        replay.run_to_end();
        INFO("seed " << seed);
        CHECK_FALSE(replay.problem().has_value());
        CHECK(replay.is_at_end());
        CHECK(replay.play().state_hash() == bot.play.state_hash());
        CHECK(replay.play().game().turns == bot.recorder.recording().turns);
    }
}

TEST_CASE("a replay stops at a turn, and where the game diverges from the recording", "[record]") {
    const Recording recording = recorded(2, 250);
    Replay half{recording};
    half.run_to(recording.turns / 2);
    CHECK(half.play().game().turns >= recording.turns / 2);
    CHECK_FALSE(half.is_at_end());

    Recording other = recording;
    other.options.seed = 3;
    Replay astray{other};
    astray.run_to_end();
    REQUIRE(astray.problem());
    CHECK(astray.problem()->code == "diverged");
    CHECK(astray.play().game().turns < 100);
    CHECK(astray.problem()->message.find("version") == std::string::npos);
}

TEST_CASE("a replay that diverges under other rules names both versions", "[record]") {
    Recording old = recorded(2, 250);
    old.options.seed = 3;
    old.rules_version = rules_version - 1;
    Replay astray{old};
    astray.run_to_end();
    REQUIRE(astray.problem());
    const std::string ending = " and rules version " + std::to_string(rules_version - 1) +
                               "; this build has " + std::to_string(dungeon_version) + " and " +
                               std::to_string(rules_version) + ".";
    CHECK(astray.problem()->message.ends_with(ending));
}

TEST_CASE("recordings and saves read back from their files", "[record][files]") {
    RandomGame bot{6};
    for (int i = 0; i < 200; ++i) bot.act();
    const Recording& recording = bot.recorder.recording();
    const Result<Recording> again = recording_from(recording_file(recording));
    REQUIRE(again.ok());
    CHECK(again.value().steps == recording.steps);
    CHECK(again.value().options.seed == 6);
    CHECK(again.value().turns == recording.turns);

    for (const std::vector<std::uint8_t>& file :
         {save_file(recording, bot.play), recording_file(recording)}) {
        const Result<SavedGame> saved = saved_game_from(file);
        if (!saved.ok()) FAIL(saved.problem().message);
        CHECK(saved.value().play.state_hash() == bot.play.state_hash());
        CHECK(saved.value().recording.steps == recording.steps);
    }
    // A recording goes on after loading.
    RandomGame on{5};
    const Result<SavedGame> loaded = saved_game_from(save_file(recording, bot.play));
    on.play = loaded.value().play;
    on.recorder = Recorder{loaded.value().recording, on.play};
    for (int i = 0; i < 100; ++i) on.act();
    Replay replay{on.recorder.recording()};
    replay.run_to_end();
    CHECK_FALSE(replay.problem().has_value());
    CHECK(replay.play().state_hash() == on.play.state_hash());
}

TEST_CASE("the header of a file tells what game it holds", "[record][files]") {
    const NewGame options{
        .seed = 18446744073709551615U, .style = Style::Classic, .depth = 3, .harmless = true};
    Play play{options};
    Recorder recorder{options, play};
    for (int i = 0; i < 30; ++i) recorder.note(Rest{}, play.submit(Rest{}), play);
    for (const bool is_save : {false, true}) {
        const Bytes file =
            is_save ? save_file(recorder.recording(), play) : recording_file(recorder.recording());
        REQUIRE(file.size() > 40);
        const Result<FileHead> head = head_from(std::span{file}.first(std::min(file.size(), longest_head)));
        REQUIRE(head.ok());
        CHECK(head.value().is_save == is_save);
        CHECK(head.value().options.seed == options.seed);
        CHECK(head.value().options.style == options.style);
        CHECK(head.value().options.depth == options.depth);
        CHECK(head.value().options.harmless);
        CHECK(head.value().turns == recorder.recording().turns);
        CHECK(head.value().deepest == recorder.recording().deepest);
        for (std::size_t length = 0; length < 20; ++length)
            CHECK_FALSE(head_from(std::span{file}.first(length)).ok());
    }
    const Bytes addition = addition_file(recorder.commit_recording(), 0);
    CHECK(head_from(addition).problem().code == "truncated-file");
    CHECK(head_from(Bytes{'P', 'N', 'G'}).problem().code == "foreign-file");
    Recording tomorrow = recorder.recording();
    tomorrow.rules_version = 99;
    CHECK(head_from(recording_file(tomorrow)).problem().code == "newer-file");
}

TEST_CASE("only a save of this build loads at once, everything else is replayed", "[record][files]") {
    RandomGame bot{6};
    for (int i = 0; i < 120; ++i) bot.act();
    const Bytes save = save_file(bot.recorder.recording(), bot.play);
    CHECK(loads_at_once(save));
    CHECK_FALSE(loads_at_once(recording_file(bot.recorder.recording())));
    CHECK_FALSE(loads_at_once(Bytes{'P', 'N', 'G'}));
    CHECK_FALSE(loads_at_once({}));
    Recording yesterdays = bot.recorder.recording();
    yesterdays.rules_version = rules_version - 1;
    CHECK_FALSE(loads_at_once(save_file(yesterdays, bot.play)));
    const std::size_t since = bot.recorder.commit_recording().steps.size();
    bot.act();
    Bytes on = save;
    const Bytes more = addition_file(bot.recorder.commit_recording(), since);
    on.insert(on.end(), more.begin(), more.end());
    CHECK(loads_at_once(on));
}

TEST_CASE("turns after a save can be appended to its file", "[record][files]") {
    RandomGame bot{6};
    for (int i = 0; i < 120; ++i) bot.act();
    for (bool with_state : {true, false}) {
        RandomGame on = bot;
        std::vector<std::uint8_t> file = with_state ? save_file(on.recorder.recording(), on.play)
                                                    : recording_file(on.recorder.recording());
        std::vector<std::vector<std::uint8_t>> pieces{file};
        for (int i = 0; i < 40; ++i) {
            const std::size_t since = on.recorder.commit_recording().steps.size();
            for (int k = 0; k <= i % 3; ++k) on.act();
            pieces.push_back(addition_file(on.recorder.commit_recording(), since));
            CHECK(pieces.back().size() < 100);
            file.insert(file.end(), pieces.back().begin(), pieces.back().end());
        }
        const Result<SavedGame> saved = saved_game_from(file);
        if (!saved.ok()) FAIL(saved.problem().message);
        CHECK(saved.value().play.state_hash() == on.play.state_hash());
        CHECK(saved.value().recording.steps == on.recorder.recording().steps);
        CHECK(saved.value().recording.turns == on.recorder.recording().turns);
        const Result<Recording> recording = recording_from(file);
        REQUIRE(recording.ok());
        CHECK(recording.value().steps == on.recorder.recording().steps);

        const auto joined = [&](std::initializer_list<std::size_t> wanted) {
            std::vector<std::uint8_t> some;
            for (std::size_t piece : wanted)
                some.insert(some.end(), pieces[piece].begin(), pieces[piece].end());
            const Result<SavedGame> made = saved_game_from(some);
            return made.ok() ? std::string{"fine"} : made.problem().code;
        };
        CHECK(joined({0, 1, 2}) == "fine");
        CHECK(joined({0, 2}) == "damaged-file");
        CHECK(joined({0, 1, 1}) == "damaged-file");
        CHECK(joined({0, 0}) == "damaged-file");
        CHECK(joined({1}) == "truncated-file");
        for (std::size_t at = pieces[0].size(); at < file.size(); at += 7) {
            std::vector<std::uint8_t> flipped = file;
            flipped[at] ^= 1;
            const Result<SavedGame> made = saved_game_from(flipped);
            CHECK_FALSE(made.ok());
        }
        file.pop_back();
        CHECK(saved_game_from(file).problem().code == "truncated-file");
    }
}

TEST_CASE("damaged, truncated, foreign and newer files are refused with their code", "[record][files]") {
    RandomGame bot{4};
    for (int i = 0; i < 60; ++i) bot.act();
    const std::vector<std::uint8_t> file = save_file(bot.recorder.recording(), bot.play);
    const auto code_of = [](const std::vector<std::uint8_t>& bytes) {
        const Result<SavedGame> saved = saved_game_from(bytes);
        return saved.ok() ? std::string{"fine"} : saved.problem().code;
    };
    CHECK(code_of(file) == "fine");
    CHECK(code_of({}) == "foreign-file");
    CHECK(code_of({'P', 'N', 'G', '!', 1, 2, 3}) == "foreign-file");
    std::vector<std::uint8_t> newer = file;
    newer[5] = 9;
    CHECK(code_of(newer) == "newer-file");
    std::vector<std::uint8_t> longer = file;
    longer.push_back(0);
    CHECK(code_of(longer) == "damaged-file");
    for (std::size_t length = 6; length < file.size(); length += 1 + file.size() / 300) {
        std::vector<std::uint8_t> cut{file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length)};
        CHECK(code_of(cut) == "truncated-file");
    }
    int damaged = 0;
    for (std::size_t at = 0; at < file.size(); at += 1 + file.size() / 2000) {
        std::vector<std::uint8_t> flipped = file;
        flipped[at] ^= 0xFF;
        CHECK(code_of(flipped) != "fine");
        damaged += code_of(flipped) == "damaged-file" ? 1 : 0;
    }
    CHECK(damaged > 1000);
}

TEST_CASE("impossible numbers of turns and depths in a file are refused", "[record][files]") {
    RandomGame bot{4};
    for (int i = 0; i < 60; ++i) bot.act();
    const Recording recording = bot.recorder.recording();
    const auto check_refused = [&](int turns, int deepest, std::string_view part) {
        Recording odd = recording;
        odd.turns = turns;
        odd.deepest = deepest;
        std::vector<std::uint8_t> added = save_file(recording, bot.play);
        const std::vector<std::uint8_t> addition = addition_file(odd, odd.steps.size());
        added.insert(added.end(), addition.begin(), addition.end());
        for (const std::vector<std::uint8_t>& file : {recording_file(odd), save_file(odd, bot.play), added}) {
            const Result<SavedGame> saved = saved_game_from(file);
            REQUIRE_FALSE(saved.ok());
            CHECK(saved.problem().code == "damaged-file");
            CHECK(saved.problem().message.find(part) != std::string::npos);
            CHECK_FALSE(recording_from(file).ok());
        }
        CHECK_FALSE(head_from(recording_file(odd)).ok());
    };
    check_refused(-5, recording.deepest, "-5 turns");
    check_refused(latest_turn + 1, recording.deepest, "1000000001 turns");
    check_refused(recording.turns, 0, "came as deep as 0");
    check_refused(recording.turns, long_deepest_depth + 1, "came as deep as 41");
}

}  // namespace cellophane
