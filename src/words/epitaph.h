#pragma once

#include <string>
#include <utility>
#include <vector>

#include "protocol/observation.h"

namespace cellophane {

/// What the game was worth (tables/scoring.tsv): gold, what lumenstones fetch, and the Amulet to who got it
/// out.
int score_of(const Observation& seen);

/// What a victor brought out and what each of it is worth, gold first, the sum last. Nothing before that.
struct Treasure {
    std::string name;
    /// Empty: nobody out there would give anything for it.
    std::string worth{};
};
std::vector<Treasure> treasure(const Observation& seen);

/// What a stone over the hero would say: how it ended, then name and figure, line by line. Nothing before the
/// end. `hides_seed`: the player tells nobody which dungeon it was.
struct Epitaph {
    /// How it ended, and nothing else.
    std::string brief;
    std::string sentence;
    std::vector<std::pair<std::string, std::string>> figures{};
};
Epitaph epitaph(const Observation& seen, bool hides_seed = false);

}  // namespace cellophane
