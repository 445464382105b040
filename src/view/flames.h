#pragma once

#include <cstddef>
#include <vector>

#include "kit/rng/rng.h"
#include "screen/frame.h"
#include "view/title_letters.h"

namespace cellophane {

/// The color of a heat from 0 to `full_heat`: from black through violet and crimson to gold, in few shades.
Rgb color_of_heat(int heat);
inline constexpr int full_heat = 1000;

/// Fire that rises from letters and from below the screen, with embers that fly up from both
/// (rules/interface.md 11). Only for the eye.
class Flames {
public:
    explicit Flames(const TitleLetters& letters);

    /// Milliseconds between two steps.
    static constexpr int beat = 50;
    void step();

    /// Two pixels a cell.
    int heat_at(int column, int pixel_row) const { return shown_[index(column, pixel_row)]; }
    /// 0: no ember there.
    int ember_at(int column, int pixel_row) const { return embers_at_[index(column, pixel_row)]; }
    /// How a letter glows there, from 0 to 100, slowly changing.
    int glow_at(int column) const { return glow_[static_cast<std::size_t>(column)]; }

private:
    /// A burning pixel, whose heat wanders.
    struct Source {
        std::size_t pixel = 0;
        int heat = 0;
        int drift = 0;
    };
    /// Places and speeds in sixteenths of a pixel.
    struct Ember {
        int x = 0;
        int y = 0;
        int rise = 0;
        int sway = 0;
        int heat = 0;
    };

    static constexpr std::size_t index(int column, int pixel_row) {
        return static_cast<std::size_t>(pixel_row * screen_columns + column);
    }
    /// One row of sources lies below the screen.
    static constexpr std::size_t count = static_cast<std::size_t>(screen_columns * (pixel_rows + 1));

    void stoke();
    void let_embers_fly();
    Ember new_ember();

    Rng chance_{stream_key(1, "flames")};
    std::vector<Source> sources_;
    std::vector<int> now_ = std::vector<int>(count);
    std::vector<int> next_ = std::vector<int>(count);
    /// Heats as they are shown: they follow only changes that can be seen.
    std::vector<int> shown_ = std::vector<int>(count);
    std::vector<Ember> embers_;
    std::vector<int> embers_at_ = std::vector<int>(count);
    std::vector<int> glow_ = std::vector<int>(static_cast<std::size_t>(screen_columns));
};

}  // namespace cellophane
