#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dungeon/generate.h"
#include "exports/theme.h"
#include "protocol/observation.h"

namespace cellophane {

struct SvgOptions {
    /// The height of a cell in pixels when the picture is shown at its own size; it is crisp at any.
    int cell = 20;
    Theme theme = Theme::Dark;
    bool glyphs = true;
    bool items = true;
    bool monsters = true;
    /// Lines between the cells.
    bool grid = false;
    /// For screen readers; none: where the level is, and what it measures.
    std::optional<std::string> title{};
    std::optional<std::string> description{};
};

inline constexpr int smallest_svg_cell = 2;
inline constexpr int largest_svg_cell = 200;

/// "Dungeon 1729, depth 7", and what of it is tuned.
std::string level_title(const LevelRequest& request);

/// The map as a picture without scripts, styles or anything from elsewhere. Any map size.
std::string to_svg(const Observation& level, const SvgOptions& options = {});

/// Text as it may stand in XML: what has a meaning there escaped, what XML forbids and what cannot
/// be seen replaced by U+FFFD.
std::string xml_text(std::string_view text);

}  // namespace cellophane
