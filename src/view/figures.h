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
    /// Hidden from all but those who know all: half sunk into its surroundings.
    bool faint = false;
};

/// A creature in its own colour; allies halfway to pink.
Figure figure_of(const MonsterView& monster);

/// All that lies about is in one colour.
Figure figure_of(const ItemView& item);

/// Who stands on a cell, else what lies there; the hero is drawn by other means (spec 30, section 17.4, step
/// 4).
std::optional<Figure> figure_at(const Observation& seen, Pos at);

/// The bare sign, for lists.
StyledCell emblem(const Figure& figure);

}  // namespace cellophane
