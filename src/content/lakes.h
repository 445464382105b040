#pragma once

#include <array>
#include <cstdint>

#include "content/styles.h"
#include "content/terrain.h"
#include "kit/base/enum_table.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// In the order of the roll that chooses one (rules/levels.md 10.3).
enum class LakeLiquid : std::uint8_t { Lava, DeepWater, Chasm, Brimstone, count };

struct LakeLiquidRow {
    LakeLiquid kind{};
    Terrain terrain{};
    /// What rims the lake, and how many cells wide.
    Terrain wreath = Terrain::Nothing;
    int wreath_width = 0;
    int first_depth = 1;
};

/// tables/lake_liquids.tsv.
inline constexpr LakeLiquidRow lake_liquid_list[] = {
    {.kind = LakeLiquid::Lava, .terrain = Terrain::Lava, .first_depth = 4},
    {.kind = LakeLiquid::DeepWater,
     .terrain = Terrain::DeepWater,
     .wreath = Terrain::ShallowWater,
     .wreath_width = 2},
    {.kind = LakeLiquid::Chasm, .terrain = Terrain::Chasm, .wreath = Terrain::ChasmEdge, .wreath_width = 1},
    {.kind = LakeLiquid::Brimstone,
     .terrain = Terrain::InertBrimstone,
     .wreath = Terrain::Obsidian,
     .wreath_width = 2,
     .first_depth = 18},
};
inline constexpr EnumTable<LakeLiquid, LakeLiquidRow> lake_liquid_rows{lake_liquid_list};

/// The windows lakes are grown in on a standard map, one lake each (rules/levels.md 10.1).
inline constexpr std::array<Size, 6> lake_windows{
    {{30, 15}, {28, 14}, {26, 13}, {24, 12}, {22, 11}, {20, 10}}};

}  // namespace cellophane
