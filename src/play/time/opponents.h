#pragma once

#include <optional>

#include "play/pathfinding/travel_planner.h"
#include "play/turn/turn.h"

namespace cellophane {

/// Whether the hero perceives an opponent in a cell beside it that a blow would hurt.
bool is_worth_a_blow(const Game& game, Pos at);

/// The perceived creature there that blocks automatic movement: one that neither makes way nor is captive;
/// null if there is none.
const Monster* obstacle_at(const Game& game, Pos at);

/// Whether a step would strike, but only creatures that shrug off blows.
bool strikes_in_vain(const Game& game, Direction toward);

/// The creature that bars the only way of a plan; none if none does.
std::optional<WayBarred> way_barred(const Game& game, const TravelPlan& plan);

/// Reports the creature that stops automatic movement.
void halt_before(Turn& turn, const Monster& obstacle);

}  // namespace cellophane
