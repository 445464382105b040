#pragma once

namespace cellophane {

/// The levels the hero remembers, a page each.
struct OpenAtlas {
    /// The level on the page.
    int depth = 1;
};

}  // namespace cellophane
