#include "play/time/running.h"

#include <algorithm>

#include "play/pathfinding/travel_hazards.h"
#include "play/perception/visibility.h"
#include "play/time/strides.h"
#include "play/time/turn_cost.h"

namespace cellophane {

namespace {

/// Whether a known item lies, or a perceived creature other than an ally stands, beside the hero.
bool has_company(const Game& game) {
    const VisitedLevel& place = game.here();
    const auto is_near = [&](Pos at) { return king_distance(at, game.hero.at) == 1; };
    return std::any_of(place.known.items.begin(), place.known.items.end(),
                       [&](const Item& item) { return is_near(item.at); }) ||
           std::any_of(place.level.monsters.begin(), place.level.monsters.end(), [&](const Monster& monster) {
               return is_near(monster.at) && !monster.is_ally() && is_perceived(game, monster);
           });
}

}  // namespace

LongCommand begin_running(Turn& turn, Direction toward) {
    if (turn.game.hero.vitals.statuses.has(Status::Confused)) return {};
    return Running{toward, avoided_around(turn.game)};
}

bool run_on(Turn& turn, Running run) {
    const Game& game = turn.game;
    const Pos before = game.hero.at;
    walk(turn, run.toward);
    if (game.hero.at == before || would_avoid(game, game.hero.at + step(run.toward))) return false;
    if (has_company(game)) return false;
    // Side passages and the ends of walls are worth a halt; what lies behind is not.
    if (!is_cardinal(run.toward)) return true;
    const unsigned behind = 1U << static_cast<unsigned>(opposite(run.toward));
    return (avoided_around(game) | behind) == (run.avoided | behind);
}

}  // namespace cellophane
