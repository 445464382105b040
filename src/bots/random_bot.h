#pragma once

#include <cstdint>

#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// Draws commands at random, possible or not.
class RandomBot {
public:
    explicit RandomBot(std::uint64_t seed);

    Command next(const Play& play, const Report& last);

private:
    /// A random command about an item of the pack.
    Command any_use(const Play& play);
    char any_letter(const Play& play);
    /// A cell at most 8 columns and 8 rows from the hero, on the map or off it.
    Pos any_place_near(const Play& play);

    Rng whim_;
};

}  // namespace cellophane
