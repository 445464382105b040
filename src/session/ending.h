#pragma once

namespace cellophane {

/// The pages after the game.
struct EndPages {
    /// The epitaph has been shown.
    bool is_buried = false;
    /// Frames of the fade, and milliseconds since.
    int faded = 0;
    int waited = 0;
};

}  // namespace cellophane
