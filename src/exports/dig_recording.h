#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "dungeon/generate.h"
#include "protocol/dig_event.h"
#include "screen/frame.h"
#include "words/digging.h"

namespace cellophane {

/// A cell of the level so far, as it is drawn.
struct DugCell {
    StyledCell look{};
    /// Solid rock without a creature or an item in it, which may be left blank.
    bool is_rock = true;

    friend bool operator==(const DugCell&, const DugCell&) = default;
};

/// Cells of a map are numbered row by row.
struct DugChange {
    int cell = 0;
    DugCell now{};
};

/// One thing the generator did or tried.
struct DigStep {
    DigEventKind kind{};
    /// Its place in the recording's list of stages.
    std::size_t stage = 0;
    std::string caption{};
    Pos at = nowhere;
    /// What it is about, and what belongs to it (protocol/dig_event.h).
    std::vector<int> cells{};
    std::vector<int> beside{};
    /// Some of the places where the cells were refused, as differences, and how many places were tried.
    std::vector<Pos> refused{};
    int tried = 0;
    int machine = 0;
    int parent = 0;
    /// In tenths, as they were before the draw; empty where there is no raffle.
    std::vector<std::int32_t> weights{};
    /// What looks different from the step before.
    std::vector<DugChange> changes{};
};

struct DugStage {
    StageWords words;
    /// Its steps; the last one shows what the stage came to.
    std::size_t first = 0;
    std::size_t last = 0;
};

/// How a level was dug, as plain values without references to the generator.
struct DigRecording {
    Size size{};
    std::vector<DugStage> stages;
    std::vector<DigStep> steps;
    /// More than 1 if nothing came of the first tries; only the last is told of.
    int attempts = 1;
    /// What every cell looks like before the first step.
    std::vector<DugCell> beginning;
};

/// All cells as they look once a step is done.
std::vector<DugCell> picture_after(const DigRecording& recording, std::size_t step);

/// A level and how it was dug.
struct RecordedLevel {
    Level level;
    DigRecording recording;
};

/// The same level as `generate` digs.
Result<RecordedLevel> record_dig(const LevelRequest& request);

}  // namespace cellophane
