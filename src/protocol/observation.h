#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "content/styles.h"
#include "content/terrain.h"
#include "kit/grid/grid.h"

namespace cellophane {

/// What is known of a cell now (spec 30, section 2).
enum class Sight : std::uint8_t { Unknown, MagicMapped, Remembered, Seen };

struct CellView {
    Sight sight = Sight::Unknown;
    /// As the hero sees or remembers them, indexed by Layer: secrets wear their disguise.
    std::array<Terrain, 4> layers{Terrain::Nothing, Terrain::Nothing, Terrain::Nothing, Terrain::Nothing};

    Terrain operator[](Layer layer) const { return layers[static_cast<std::size_t>(layer)]; }
    friend bool operator==(const CellView&, const CellView&) = default;
};

/// The hero's own figures.
struct HeroView {
    Pos at;
    int health = 0;
    int max_health = 0;
    int strength = 0;
    /// Tenths; the screen shows a tenth of it.
    int armor = 0;
    int gold = 0;
};

/// All that may be shown: what the hero knows, and nothing else. With no hero it is a bare map.
struct Observation {
    std::uint64_t seed = 0;
    Style style = Style::Brogue;
    int depth = 1;
    int deepest = 1;
    /// Hero turns since the game began.
    int turns = 0;
    std::optional<HeroView> hero;
    Grid<CellView> cells;
};

}  // namespace cellophane
