#pragma once

#include <string>
#include <utility>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// What the game was worth (tables/scoring.tsv): gold, and what lumenstones fetch.
int score_of(const Observation& seen);

/// What a stone over the hero would say: how it ended, then name and figure, line by line. Nothing before the
/// end.
struct Epitaph {
    std::string sentence;
    std::vector<std::pair<std::string, std::string>> figures{};
};
Epitaph epitaph(const Observation& seen);

}  // namespace cellophane
