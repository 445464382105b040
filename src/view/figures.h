#pragma once

#include <optional>

#include "content/colors.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/pictograms.h"

namespace cellophane {

/// A sign that stands on a cell, over whatever its terrain looks like.
struct Figure {
    char32_t glyph = U'?';
    Tint fore{};
    /// Dormant until something wakes it; only an omniscient view shows it.
    bool dormant = false;
    /// How far it has sunk into its surroundings, in percent. At 100 it is a silhouette in what tints them.
    int sunk = 0;
    /// Sensed, not seen: its surroundings do not dim it.
    bool sensed = false;
    /// It is a creature's, which outshines items.
    bool is_creature = false;
    Pictogram picture = Pictogram::None;
    /// Its stand-in, where the glyph stands for other things too (tables/glyphs.tsv).
    char ascii = 0;
};

/// A creature in its own color; allies halfway to pink, or, where colors are plain, to white.
Figure figure_of(const MonsterView& monster, bool plain = false);

/// An item; all have one color.
Figure figure_of(const ItemView& item);

/// The sign of detected magic: benevolent, malevolent or neither.
Figure aura_of(Polarity means);

/// The same for an aura on the map; the Amulet has its own sign.
Figure figure_of(const AuraView& aura);

/// The aura on a cell, else the creature, else the item; the hero is drawn separately (rules/terrain.md 17.4,
/// steps 4 and 5). A creature under water or invisible, but known, is sunk.
std::optional<Figure> figure_at(const Observation& seen, Pos at, bool plain = false);

/// The bare sign, for lists.
StyledCell emblem(const Figure& figure);

}  // namespace cellophane
