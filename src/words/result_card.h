#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

// The result of a game, for showing it to others: on a picture, and as a text for a chat.

/// What the observation at the end does not know.
struct ResultCircumstances {
    /// The date whose daily dungeon it was; empty if it was no such dungeon.
    std::string day{};
    /// The depth it began on.
    int start = 1;
    /// Nothing could hurt the hero.
    bool harmless = false;
    /// The seed is not told.
    bool hides_seed = false;
};

struct ResultWords {
    /// "Killed by a goblin conjurer on depth 4".
    std::string ending;
    /// "Seed 42", "Daily dungeon of 2026-11-26, easy mode".
    std::string dungeon;
    /// Name and figure: "Turns", "1,204".
    std::vector<std::pair<std::string, std::string>> figures{};
    /// The figures in a line: "Depth 4, 312 gold, 1,204 turns".
    std::string format_figures{};
    std::vector<std::string> feats{};
    /// A square for each depth down to the Amulet, filled as far as the hero came.
    std::string strip{};
};
/// Empty before the end.
ResultWords result_words(const Observation& seen, const ResultCircumstances& circumstances);

inline constexpr std::string_view product_name = "Cellophane";
/// Over the feats on a picture.
inline constexpr std::string_view result_feats_label = "Feats";
/// Under a picture, before the address of the page.
inline constexpr std::string_view result_address_label = "Play this dungeon:";

/// Links for those who read the text; empty: there is none.
struct ResultLinks {
    /// To the dungeon.
    std::string play{};
    /// To the recording. It is left out where the text would become too long for a chat.
    std::string watch{};
};
/// Letters of a text that every chat takes.
inline constexpr std::size_t most_letters_of_result = 2000;

/// The same as lines of a text: which dungeon, how it ended, the depths and the figures, the feats, the
/// links.
std::vector<std::string> result_lines(const ResultWords& words, const ResultLinks& links = {});

/// What the picture shows, for those who do not see it.
std::string describe_result_picture(const ResultWords& words, int depth);

/// Of a recording of a game that goes on.
std::string no_result_yet(int depth, int turn);

/// "1,204".
std::string grouped(int number);

}  // namespace cellophane
