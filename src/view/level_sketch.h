#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "kit/base/pos.h"
#include "kit/grid/grid.h"
#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// The part of a level that the hero knows: its upper left cell and its size; empty if the hero knows
/// nothing.
struct KnownPart {
    Pos corner;
    Size size;
};
KnownPart known_part(const Observation& seen);

/// What the hero knows of a level, drawn small: two rows of the map in a row of the screen, or four where
/// there is less room. Over it the hero's last steps as a line that fades towards the older ones, and where
/// the hero stands.
class LevelSketch {
public:
    /// Older steps are not drawn.
    static constexpr int most_steps = 120;

    /// It takes at most so many columns and rows. `steps`: oldest first.
    LevelSketch(const Observation& seen, std::span<const Pos> steps, int columns, int rows);

    int columns() const { return width_; }
    int rows() const { return (height_ + 1) / 2; }
    bool is_empty() const { return width_ == 0; }

    /// `ascii`: nothing but ASCII is to be had, so that each cell of the screen shows one sign.
    void paint(Frame& frame, int column, int row, bool ascii) const;

    /// The colors of the two ends of the line and of the place, for a legend.
    static Rgb color_of_steps();
    static Rgb color_of_place(bool won);

private:
    /// What a pixel shows: of several cells, the last in this list.
    enum class Kind : std::uint8_t { Unknown, Wall, Floor, Water, Lava, Stairs, Step, Place };
    struct Pixel {
        Kind kind = Kind::Unknown;
        /// Of a step: how fresh it is, in percent.
        int fresh = 0;
    };

    Pixel& at(int x, int y) { return pixels_[static_cast<std::size_t>(y * width_ + x)]; }
    const Pixel& at(int x, int y) const { return pixels_[static_cast<std::size_t>(y * width_ + x)]; }
    void join(Pos cell, Pixel pixel);
    Rgb color_of(const Pixel& pixel, Rgb ground) const;
    static char sign_of(Kind kind);

    Pos corner_;
    /// Cells of the map in a pixel, along and across.
    int scale_ = 1;
    /// In pixels.
    int width_ = 0;
    int height_ = 0;
    bool won_ = false;
    std::vector<Pixel> pixels_;
};

}  // namespace cellophane
