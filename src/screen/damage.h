#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "screen/frame.h"

namespace cellophane {

/// The cells of a frame that have to be written, gathered by their colors: naming a pair of colors costs as
/// much as twenty glyphs, so each pair is named once and the cursor does the walking.
class Damage {
public:
    /// Cells count row by row; `none` ends a chain.
    using Cell = std::uint16_t;
    static constexpr Cell none = 0xFFFF;
    static constexpr std::size_t cell_count = static_cast<std::size_t>(screen_columns * screen_rows);

    /// Cells of one pair of colors, in reading order.
    struct Group {
        Rgb fore;
        Rgb back;
        /// Nothing but spaces, which show no foreground.
        bool blank = false;
        Cell first = none;
        Cell last = none;
    };

    /// Where the two frames differ for the eye.
    static Damage between(const Frame& shown, const Frame& wanted);
    static Damage everything(const Frame& wanted);

    /// Ordered so that neighbors share their background where they can.
    const std::vector<Group>& groups() const { return groups_; }
    Cell after(Cell cell) const { return next_[cell]; }

    bool waits(Cell cell) const { return waiting_[cell]; }
    void settle(Cell cell) { waiting_[cell] = false; }

private:
    void add(Cell cell, const StyledCell& look);
    std::size_t group_of(const StyledCell& look);
    void put_in_order();

    /// Twice as many places as there can be pairs, a power of two.
    static constexpr std::size_t places = 8192;

    std::vector<Group> groups_;
    std::array<Cell, cell_count> next_;
    std::array<bool, cell_count> waiting_{};
    /// By the hash of the colors: a group's number plus one.
    std::array<std::uint16_t, places> found_{};
};

}  // namespace cellophane
