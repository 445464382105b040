#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "content/items.h"
#include "exports/drawn_terrain.h"

namespace cellophane {

/// How a stroke of a mark is drawn.
enum class DrawnPen : std::uint8_t {
    /// Thin lines, for plants and litter.
    Fine,
    /// Lines of things that are built.
    Line,
    /// Filled with the color of the paper, with a line around it.
    Box,
    /// Filled with ink.
    Solid,
    count
};

/// To which side a mark looks.
enum class DrawnFacing : std::uint8_t {
    /// It has no sides.
    Any,
    /// It spans a passage: drawn for one that leads up and down, turned for one to the sides.
    Across,
    /// It leads out of the floor beside it: drawn for one that leads up.
    Outward
};

/// One stroke of a mark: an SVG path with relative commands (m, l, h, v, a, z) around the middle of its
/// cell, in units of a hundredth of a cell.
struct MarkStroke {
    DrawnPen pen{};
    std::string_view path{};
};

/// A mark. Where it has `variants`, each is one stroke and a cell has one of them, a little aside.
struct MarkDrawing {
    DrawnMark kind{};
    /// In the legend.
    std::string_view name{};
    DrawnFacing facing = DrawnFacing::Any;
    bool has_variants = false;
    /// It is drawn in the color of plants.
    bool grows = false;
    /// The game master's key lists each (devices.h).
    bool in_key = false;
    std::span<const MarkStroke> strokes{};
};

extern const EnumTable<DrawnMark, MarkDrawing> mark_drawings;

/// An area. What lies deeper in it than so many cells has a ring of its own, and some of its cells have a
/// variant of its texture.
struct AreaDrawing {
    DrawnArea kind{};
    /// In the legend.
    std::string_view name{};
    /// The area it lies in, which is drawn below it as well.
    DrawnArea under = DrawnArea::None;
    int rings = 0;
    std::span<const MarkStroke> texture{};
    /// Of its cells have some.
    int eighths = 3;
};

extern const EnumTable<DrawnArea, AreaDrawing> area_drawings;

/// What lies there, by its category: its outline, filled with the color of things.
struct ItemDrawing {
    ItemCategory kind{};
    /// In the legend.
    std::string_view name{};
    /// As of a stroke.
    std::string_view path{};
};

extern const EnumTable<ItemCategory, ItemDrawing> item_drawings;

}  // namespace cellophane
