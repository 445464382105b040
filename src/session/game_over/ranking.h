#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "session/game_over/verified_result.h"

namespace cellophane {

/// A verified file with its place in the ranking of its contest; 0: it has none.
struct RankedFile {
    std::string file{};
    VerifiedResult verified{};
    int place = 0;
    /// The longest beginning, in turns, that is the same as another ranked file's of its contest, and that
    /// file: one of them was played on from a moment of the other, or from a save that both come from.
    int shared_turns = 0;
    std::string shared_with{};
    /// Where the caller has it.
    std::size_t index = 0;
};

/// Ranked games first, contest by contest, then the others, both in the order of their names where nothing
/// else decides. Equals share a place.
void rank(std::vector<RankedFile>& files);

/// What the games of a contest have in common: "Dungeon 1729, brogue, normal".
std::string contest_title(const VerifiedResult& verified);
/// What is said where games of the contest that ranked files begin with were played with different rules;
/// empty if they were not.
std::string mixture_of_rules(std::span<const RankedFile> files);
/// "the first 300 turns as in b.clph"; empty if it shares none.
std::string shared_beginning(const RankedFile& ranked);
/// Why a file has no place; empty if it has one.
std::string objection(const VerifiedResult& verified);

// Ranked files for programs, a row a file, in their order (docs/records.md).
std::string ranking_as_csv(std::span<const RankedFile> files);
std::string ranking_as_json(std::span<const RankedFile> files);

}  // namespace cellophane
