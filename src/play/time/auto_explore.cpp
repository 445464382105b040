#include "play/time/auto_explore.h"

#include "play/observation/vision.h"
#include "play/pathfinding/passability.h"
#include "play/pathfinding/travel_planner.h"
#include "play/perception/visibility.h"
#include "play/stats/combat_math.h"
#include "play/time/opponents.h"
#include "play/time/resting.h"
#include "play/time/turn_cost.h"

namespace cellophane {

namespace {

/// Strikes one blow; true if the hero's health exceeds the worst blow of the foe, so that another may follow.
bool fight(Turn& turn, Direction toward) {
    const Game& game = turn.game;
    const Level& level = game.here().level;
    const Monster& foe = *somebody_at(level, game.hero.at + step(toward));
    const int worst = scaled_for_easy_mode(game, damage(foe).most);
    const int rounds = game.rounds;
    walk(turn, toward);
    if (game.rounds == rounds) return false;
    // A hallucinating hero does not know how strong the foe is.
    return game.hero.vitals.statuses.has(Status::Hallucinating) || game.hero.health > worst;
}

}  // namespace

LongCommand begin_auto_explore(Turn& turn) {
    const Game& game = turn.game;
    if (game.hero.vitals.statuses.has(Status::Confused)) {
        turn.emit(TooConfused{});
        return {};
    }
    if (is_walled_in(game)) {
        turn.emit(WalledIn{});
        return {};
    }
    if (is_too_dark_to_explore(game)) {
        turn.emit(TooDark{});
        return {};
    }
    return Exploring{};
}

Stride explore_on(Turn& turn) {
    const Game& game = turn.game;
    for (const Direction d : directions)
        if (const Pos at = game.hero.at + step(d); is_worth_a_blow(game, at))
            if (!is_left_alone(*somebody_at(game.here().level, at))) return {fight(turn, d), true};
    const TravelPlan plan = plan_exploration(game, turn.caches);
    const Direction d = plan.next_step();
    if (d == Direction::count) {
        const std::optional<WayBarred> behind = way_barred(game, plan);
        turn.emit(Explored{!behind && are_goals_behind_gas(game, turn.caches), behind});
        return {};
    }
    const Pos before = game.hero.at;
    // What comes and goes may stand in the only way there is; where it stays, the plan went round it.
    if (const Monster* obstacle = obstacle_at(game, before + step(d));
        obstacle != nullptr &&
        (shrugs_off_blows(*obstacle) || (!game.harmless && is_left_alone(*obstacle)))) {
        halt_before(turn, *obstacle);
        return {};
    }
    walk(turn, d, Question::None, strikes_in_vain(game, d) ? StepMode::Peaceful : StepMode::Fighting);
    return {is_getting_on(game, before)};
}

}  // namespace cellophane
