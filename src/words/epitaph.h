#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// The score (tables/scoring.tsv): gold, lumenstones, and the Amulet if it was brought out; a tenth in easy
/// mode.
int score_of(const Observation& seen);

/// What a winning hero brought out and what each of it is worth, gold first, the sum last. Empty before that.
struct Treasure {
    std::string name;
    /// In points; empty for what is worth nothing.
    std::string worth{};
};
std::vector<Treasure> treasure(const Observation& seen);

/// The same without what is worth nothing, of which the last line before the sum says how much there is.
std::vector<Treasure> treasure_that_counts(const Observation& seen);
/// "321 pieces of gold, worth 321 points.", of a line of either list.
std::string format_treasure(const Treasure& piece);

/// What a stone over the hero would say: how it ended, then name and figure, line by line. Empty before the
/// end. `hides_seed`: the seed is given as hidden.
struct Epitaph {
    /// How it ended, and nothing else.
    std::string brief;
    std::string sentence;
    std::vector<std::pair<std::string, std::string>> figures{};
};
/// The name of the figures that are feats.
inline constexpr std::string_view feat_figure = "feat";
Epitaph epitaph(const Observation& seen, bool hides_seed = false);

}  // namespace cellophane
