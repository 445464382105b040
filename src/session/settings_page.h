#pragma once

#include <string>

namespace cellophane {

/// How the player wants to play, as a page to choose from.
struct OpenSettings {
    /// The line he is at.
    int row = 0;
    /// The key that is to stand for another.
    std::string swapped_key;
};

}  // namespace cellophane
