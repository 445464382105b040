#pragma once

namespace cellophane {

/// What is to fly.
struct Aim {
    /// The letter of the item thrown or pointed.
    char letter = 0;
    /// The item is a staff or a wand to be pointed, not thrown.
    bool zaps = false;
};

}  // namespace cellophane
