#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kit/base/result.h"
#include "play/play.h"

namespace cellophane {

/// A game as it was played (rules/hero.md 15.2): what it began with and every command, with marks by which
/// a replay notices that it has gone another way.
struct Recording {
    NewGame options;
    /// What the game was played with; this build's unless it comes from a file.
    int dungeon_version = 0;
    int rules_version = 0;
    int turns = 0;
    int deepest = 1;
    /// Commands and marks, in the order of `Recorder` (record/recorder.h).
    std::vector<std::uint8_t> steps{};
};

bool is_of_this_build(const Recording& recording);

/// "made with dungeon version 5 and rules version 6; this build has 5 and 7."
std::string origin_of(const Recording& recording);

/// No game lasts longer.
inline constexpr int latest_turn = 1'000'000'000;

/// A hero's turns between two marks that hold the hash of the whole state; every command that took time has a
/// small one (rules/hero.md 15.3).
inline constexpr int turns_between_hashes = 100;

}  // namespace cellophane
