#pragma once

#include <optional>

#include "kit/base/pos.h"
#include "screen/frame.h"
#include "session/game_screen.h"

namespace cellophane {

/// As Session::hero_cell.
std::optional<Pos> cell_of_hero(const Context& context, const GameScreen& open);
/// As Session::aimed_cell.
std::optional<Pos> cell_aimed_at(const Context& context, const GameScreen& open);
/// A sign as this screen draws it.
StyledCell as_drawn(const Context& context, StyledCell sign);
/// The present screen: the map, and over it what is open.
Frame wanted_frame(Context& context, const GameScreen& open);

}  // namespace cellophane
