#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "content/colours.h"
#include "kit/rng/rng.h"
#include "screen/frame.h"

namespace cellophane {

/// Fire over the whole screen (rules/interface.md 11): every cell is fed by itself, its neighbours and above
/// all the cell below, and cools. Only for the eye.
class Flames {
public:
    /// Cells that burn for ever, besides the row below the screen. Numbers count row by row.
    explicit Flames(const std::vector<int>& sources);

    /// Milliseconds between two steps.
    static constexpr int beat = 50;
    void step();

    /// In few shades, so that neighbours share theirs.
    Rgb at(int column, int row) const;

private:
    /// Each part in thousandths of full light.
    struct Heat {
        int red = 0;
        int green = 0;
        int blue = 0;
    };
    /// A burning cell's colour wanders between its ends.
    struct Source {
        std::size_t cell = 0;
        int glow = 0;
        int drift = 0;
    };

    static constexpr std::size_t count = static_cast<std::size_t>(screen_columns * (screen_rows + 1));

    void stoke();

    Rng chance_{stream_key(1, "flames")};
    std::vector<Source> sources_;
    std::vector<Heat> now_{count};
    std::vector<Heat> next_{count};
};

}  // namespace cellophane
