#pragma once

#include <optional>
#include <string>
#include <vector>

#include "content/colors.h"
#include "kit/base/pos.h"
#include "session/game_screen.h"
#include "session/prompts/aim.h"

// Where to throw an item, or to point a staff or a wand.

namespace cellophane {

/// The path of the throw or the bolt to a target, as far as the hero can tell.
std::vector<Pos> flight_to(const Context& context, Aim aim, Pos target);
/// The cells of fit targets within reach, in the order of the sidebar; none for a hallucinating hero.
std::vector<Pos> targets(const Context& context, Aim aim);
/// The color of a throw's path, or of the bolt, as far as it is known.
Tint color_of_flight(const Context& context, Aim aim);
/// The item, and the question where.
std::string aim_question(const Context& context, Aim aim);

/// Opens the screen to aim; begins at the last target, the first fit one, or the hero's cell.
GameOutcome begin_aiming(Context& context, Aim aim);
/// Throws the item, or points it, at a cell; the hero's own cell is no target.
GameOutcome throw_at(Context& context, Aim aim, std::optional<Pos> target);
/// Throws another of the items thrown last at the last target; asks where that is not possible.
GameOutcome throw_again(Context& context);

}  // namespace cellophane
