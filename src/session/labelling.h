#pragma once

#include <string>

namespace cellophane {

/// Giving a thing a name, or another letter.
struct Labelling {
    char letter = 0;
    /// As much of a name as has been typed; it is for the thing alone, and not for its kind.
    std::string typed;
    bool inscribes = false;
};

}  // namespace cellophane
