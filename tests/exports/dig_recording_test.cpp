#include <algorithm>
#include <set>
#include <string>

#include "dungeon/pipeline.h"
#include "exports/dig_recording.h"
#include "exports/exports.h"
#include "exports/pictures.h"
#include "play/play.h"
#include "support/catch.h"

// How a level was dug, as plain values.

namespace cellophane {

namespace {

RecordedLevel recorded(Style style, std::uint64_t seed, int depth) {
    Result<RecordedLevel> dug = record_dig({.seed = seed, .style = style, .depth = depth});
    REQUIRE(dug.ok());
    return std::move(dug.value());
}

}  // namespace

TEST_CASE("the last step of a dig recording shows the finished level", "[dig]") {
    for (const StyleRow& style : style_rows)
        for (int depth : {1, 5, 13, 26}) {
            INFO(style.name << ", depth " << depth);
            const RecordedLevel dug = recorded(style.kind, 1729, depth);
            CHECK(hash(dug.level) ==
                  hash(generate({.seed = 1729, .style = style.kind, .depth = depth}).value()));
            const Observation seen = survey(1729, style.kind, Variant::Brogue, dug.level);
            const std::vector<DugCell> last = picture_after(dug.recording, dug.recording.steps.size() - 1);
            int different = 0;
            for (int i = 0; i < dug.recording.size.area(); ++i) {
                const Pos at{i % dug.recording.size.width, i / dug.recording.size.width};
                different += last[static_cast<std::size_t>(i)].look == picture_of(seen, at) ? 0 : 1;
            }
            CHECK(different == 0);
        }
}

TEST_CASE("the steps of a dig recording cover the stages of the pipeline in order", "[dig]") {
    for (const StyleRow& style : style_rows) {
        INFO(style.name);
        const DigRecording recording = recorded(style.kind, 3, 4).recording;
        const auto stages = pipeline(style.kind);
        REQUIRE(recording.stages.size() == stages.size());
        std::size_t next = 0;
        for (std::size_t i = 0; i < stages.size(); ++i) {
            const DugStage& stage = recording.stages[i];
            CHECK(stage.words.stage == stages[i].name);
            CHECK(stage.first == next);
            REQUIRE(stage.last >= stage.first);
            for (std::size_t step = stage.first; step <= stage.last; ++step)
                CHECK(recording.steps[step].stage == i);
            CHECK(recording.steps[stage.last].kind == DigEventKind::StageDone);
            next = stage.last + 1;
        }
        CHECK(next == recording.steps.size());
    }
}

TEST_CASE("each stage of each style has its own title and a sentence", "[dig][words]") {
    for (const StyleRow& style : style_rows) {
        std::set<std::string_view> titles;
        for (const Stage& stage : pipeline(style.kind)) {
            const StageWords words = stage_words(style.kind, Variant::Brogue, stage.name);
            INFO(style.name << ", " << stage.name);
            CHECK(words.title != stage.name);
            CHECK(words.line.size() > 20);
            CHECK(words.line.back() == '.');
            CHECK(titles.insert(words.title).second);
        }
    }
}

TEST_CASE("captions of steps are sentences of 9 to 139 characters", "[dig][words]") {
    std::set<DigEventKind> kinds;
    for (const StyleRow& style : style_rows)
        for (int depth : {2, 5, 8, 11, 14, 17, 20, 23, 27})
            for (const DigStep& step : recorded(style.kind, 11, depth).recording.steps) {
                kinds.insert(step.kind);
                INFO(step.caption);
                REQUIRE(step.caption.size() > 8);
                CHECK(step.caption.back() == '.');
                CHECK_FALSE((step.caption.front() >= 'a' && step.caption.front() <= 'z'));
                CHECK(step.caption.find("  ") == std::string::npos);
                CHECK(step.caption.size() < 140);
            }
    // All but the rejection of a level: it makes no step, the recording begins again.
    CHECK(kinds.size() + 1 == static_cast<std::size_t>(DigEventKind::count));
}

TEST_CASE("a step keeps at most eight refused places of a room and counts all attempts", "[dig]") {
    int moved = 0;
    for (const DigStep& step : recorded(Style::Brogue, 1729, 5).recording.steps) {
        CHECK(step.refused.size() <= 8);
        if (step.kind != DigEventKind::RoomPlaced && step.kind != DigEventKind::RoomRefused) continue;
        CHECK(!step.cells.empty());
        if (step.kind == DigEventKind::RoomRefused) {
            CHECK(step.changes.empty());
            continue;
        }
        CHECK(!step.changes.empty());
        moved += step.tried > 1 ? 1 : 0;
        CHECK(step.refused.size() <= static_cast<std::size_t>(std::max(0, step.tried - 1)));
        CHECK((step.tried > 1) == !step.refused.empty());
    }
    CHECK(moved > 3);
}

TEST_CASE("steps that place items keep the weights from before the draw", "[dig]") {
    int draws = 0;
    for (const DigStep& step : recorded(Style::Brogue, 1729, 5).recording.steps) {
        if (step.kind == DigEventKind::TicketsDealt) {
            REQUIRE(step.weights.size() == static_cast<std::size_t>(standard_size.area()));
            CHECK(*std::max_element(step.weights.begin(), step.weights.end()) >= 10);
        }
        if (step.kind != DigEventKind::ItemPlaced || step.weights.empty()) continue;
        ++draws;
        CHECK(step.weights[static_cast<std::size_t>(step.at.y * standard_size.width + step.at.x)] > 0);
    }
    CHECK(draws > 2);
}

TEST_CASE("after a machine is taken back the picture is the one before it was begun", "[dig]") {
    int taken_back = 0;
    for (std::uint64_t seed = 1; seed <= 60 && taken_back < 3; ++seed) {
        const DigRecording recording = recorded(Style::Brogue, seed, 9).recording;
        for (std::size_t i = 1; i < recording.steps.size(); ++i) {
            if (recording.steps[i].kind != DigEventKind::MachineRefused) continue;
            std::size_t begun = i;
            while (recording.steps[begun].kind != DigEventKind::MachineBegun ||
                   recording.steps[begun].machine != recording.steps[i].machine)
                --begun;
            ++taken_back;
            CHECK(picture_after(recording, i) == picture_after(recording, begun - 1));
        }
    }
    CHECK(taken_back >= 3);
}

TEST_CASE("a machine that found no place is a step with a caption and without changes", "[dig]") {
    int unplaced = 0;
    for (std::uint64_t seed = 1; seed <= 30 && unplaced < 3; ++seed)
        for (const DigStep& step : recorded(Style::Brogue, seed, 9).recording.steps) {
            if (step.kind != DigEventKind::MachineUnplaced) continue;
            ++unplaced;
            CHECK(step.changes.empty());
            CHECK(step.caption.find("no") != std::string::npos);
        }
    CHECK(unplaced >= 3);
}

TEST_CASE("a level that cannot be dug cannot be recorded", "[dig]") {
    const Result<RecordedLevel> none = record_dig({.seed = 1, .depth = 41});
    REQUIRE_FALSE(none.ok());
    CHECK(none.problem().code == "bad-depth");
}

TEST_CASE("digs of large and small maps are recorded too", "[dig]") {
    const Result<RecordedLevel> wide = record_dig({.seed = 5, .depth = 3, .size = {150, 70}});
    REQUIRE(wide.ok());
    CHECK(wide.value().recording.beginning.size() == 150U * 70U);
    const Result<RecordedLevel> tiny = record_dig({.seed = 5, .style = Style::Rogue, .size = {5, 4}});
    REQUIRE(tiny.ok());
    CHECK(tiny.value().recording.steps.size() > 10);
}

}  // namespace cellophane
