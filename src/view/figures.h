#pragma once

#include <optional>

#include "content/colours.h"
#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// A sign that stands on a cell, over whatever its terrain looks like.
struct Figure {
    char32_t glyph = U'?';
    Tint fore{};
    /// Out of this world until something wakes it; only those who know all see it.
    bool dormant = false;
    /// How far it has sunk into its surroundings, in percent. At 100 it is a silhouette in what tints them.
    int sunk = 0;
    /// Felt, not seen: nothing of its surroundings dims it.
    bool sensed = false;
    /// Its stand-in, where the glyph stands for other things too (tables/glyphs.tsv).
    char ascii = 0;
};

/// A creature in its own colour; allies halfway to pink, or, where colours are plain, to white.
Figure figure_of(const MonsterView& monster, bool plain = false);

/// All that lies about is in one colour.
Figure figure_of(const ItemView& item);

/// What is felt of magic that is not known any better: whether it means well.
Figure aura_of(Polarity means);

/// The same where it was felt; the Amulet is like nothing else.
Figure figure_of(const AuraView& aura);

/// Who stands on a cell, else what lies there; the hero is drawn by other means (rules/terrain.md 17.4, steps
/// 4 and 5). What is under water or invisible, and known all the same, is sunk.
std::optional<Figure> figure_at(const Observation& seen, Pos at, bool plain = false);

/// The bare sign, for lists.
StyledCell emblem(const Figure& figure);

}  // namespace cellophane
