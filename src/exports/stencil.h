#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cellophane {

/// The shape of a sign as a square of pixels: what is drawn in its color, and what shows the background.
struct Stencil {
    int side = 0;
    /// Row by row.
    std::vector<bool> filled;

    bool at(int x, int y) const { return filled[static_cast<std::size_t>(y * side + x)]; }
};

/// As large as wanted: `side` is the stencil's own or a power of two times it. Slanting edges are smoothed.
Stencil enlarged(Stencil stencil, int side);

/// A sign on any grid of pixels: how much of each it fills, 0 to 255.
struct Coverage {
    int side = 0;
    /// Row by row.
    std::vector<std::uint8_t> shares;

    std::uint8_t at(int x, int y) const { return shares[static_cast<std::size_t>(y * side + x)]; }
};

/// `side` is at most the stencil's own.
Coverage shrunk(const Stencil& stencil, int side);

}  // namespace cellophane
