#pragma once

#include <cstdint>

#include "kit/rng/rng.h"
#include "play/play.h"

namespace cellophane {

/// Asks for whatever comes to mind, possible or not.
class Scatterbrain {
public:
    explicit Scatterbrain(std::uint64_t seed);

    Command next(const Play& play, const Report& last);

private:
    /// Something to be done with what is in the pack.
    Command any_use(const Play& play);
    char any_letter(const Play& play);
    /// Not far from the hero, on the map or off it.
    Pos any_place_near(const Play& play);

    Rng whim_;
};

}  // namespace cellophane
