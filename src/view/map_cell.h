#pragma once

#include <cstdint>
#include <optional>

#include "kit/base/pos.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/cell_colors.h"
#include "view/figures.h"

namespace cellophane {

/// What pointing does to a cell.
enum class Mark : std::uint8_t {
    None,
    Route,
    CursorRoute,
    Flight,
    Target,
    /// No journey ends there; a throw or a bolt does not get there.
    FarTarget,
    MissedTarget
};

/// What the display of the stealth range says of a cell (rules/interface.md 2, step 11).
struct StealthLook {
    /// A creature there is too far off to notice the hero.
    bool beyond = false;
    bool lit = false;
    bool dark = false;

    friend constexpr bool operator==(const StealthLook&, const StealthLook&) = default;
};

/// How a map cell is looked at.
struct CellLook {
    Pos at;
    int depth = 1;
    /// The light there; none: that of a lamp at this depth everywhere, for levels without a hero.
    std::optional<Illumination> light{};
    bool hero_here = false;
    /// The game was made easier, which shows in the hero's look.
    bool easy = false;
    Color hero_color = Color::HeroInLight;
    /// The hero looks out from under water.
    bool under_water = false;
    /// How far its colors have strayed by dancing; null: not at all.
    const Variation* strayed = nullptr;
    /// What a flash adds to both of its colors.
    Tint flash{};
    /// The color of a blow on the figure there, and how much of it is left, in percent; no color: that of
    /// the surroundings.
    std::optional<Color> blow{};
    int blow_left = 0;
    /// How far hallucination scatters its colors, in percent of themselves, and the seed of the scatter.
    int scatter = 0;
    std::uint64_t chance = 0;
    StealthLook stealth{};
    /// Gas is drawn in one strength, however thick it is.
    bool plain = false;
    /// The creature, the item or the flying sign drawn on the cell.
    std::optional<Figure> figure{};
    Mark mark = Mark::None;
    /// For `Mark::Flight`: the color of what would fly there.
    Tint flight{};
};

struct PaintedCell {
    StyledCell cell;
    /// Its colors dance.
    bool dances = false;
};

/// One cell of the map, from its layers and what stands on them (rules/terrain.md 17.4).
PaintedCell paint_moving_cell(const CellView& cell, const CellLook& look);
inline StyledCell paint_cell(const CellView& cell, const CellLook& look) {
    return paint_moving_cell(cell, look).cell;
}

/// The full light of the hero's lamp at a depth (rules/terrain.md 15.4).
Illumination light_of_lamp(int depth);

/// In what state the hero is shown to be: invisible, in darkness, in shadow, in the light
/// (rules/terrain.md 15.5).
Color hero_color(const HeroView& hero);

/// How much of the color of its gas a cell takes on, in percent.
int gas_weight(const CellView& cell, bool plain = false);

/// The bare look of a terrain, for lists and legends: its glyph and foreground at a depth.
StyledCell emblem(Terrain terrain, int depth);

}  // namespace cellophane
