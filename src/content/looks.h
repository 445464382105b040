#pragma once

#include <optional>

#include "content/colors.h"
#include "content/pictograms.h"
#include "content/terrain.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// What a terrain contributes to the picture of its cell. What it leaves out shines through from a less
/// important layer (rules/terrain.md 1.4).
struct LookRow {
    Terrain kind{};
    /// 0: defines no glyph.
    char32_t glyph = 0;
    /// What the glyph stands for. Terrains that look the same in letters look the same in pictures: what is
    /// hidden stays so.
    Pictogram picture = Pictogram::None;
    std::optional<Color> fore{};
    std::optional<Color> back{};
};

extern const EnumTable<Terrain, LookRow> looks;

inline constexpr char32_t hero_glyph = U'@';
inline constexpr char32_t hero_glyph_in_easy_mode = U'&';

}  // namespace cellophane
