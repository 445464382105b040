#include "play/time/opponents.h"

#include <algorithm>
#include <vector>

#include "play/combat/attack_patterns.h"
#include "play/combat/stepping.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"

namespace cellophane {

bool is_worth_a_blow(const Game& game, Pos at) {
    if (game.harmless || !is_target(game, game.hero, game.hero.at, at)) return false;
    const Monster* monster = somebody_at(game.here().level, at);
    return monster != nullptr && !is_on_heros_side(*monster) && is_perceived(game, *monster) &&
           !shrugs_off_blows(*monster);
}

const Monster* obstacle_at(const Game& game, Pos at) {
    const Direction toward = direction_of(at - game.hero.at);
    if (toward == Direction::count) return nullptr;
    const StepVerdict ahead = consider(game, game.hero, {.toward = toward, .attacks = false});
    const bool stands = ahead.kind == StepVerdict::Kind::InTheWay && !ahead.whom->is_captive() &&
                        is_perceived(game, *ahead.whom);
    return stands ? ahead.whom : nullptr;
}

bool strikes_in_vain(const Game& game, Direction toward) {
    const StepVerdict ahead = consider(game, game.hero, {.toward = toward});
    std::vector<Pos> struck = ahead.struck;
    if (!game.harmless)
        for (const std::vector<Pos>* cells : {&ahead.in_passing.lunge, &ahead.in_passing.passing})
            struck.insert(struck.end(), cells->begin(), cells->end());
    const Level& level = game.here().level;
    return !struck.empty() && std::all_of(struck.begin(), struck.end(), [&](Pos at) {
        const Monster* monster = somebody_at(level, at);
        return monster != nullptr && is_perceived(game, *monster) && shrugs_off_blows(*monster);
    });
}

std::optional<WayBarred> way_barred(const Game& game, const TravelPlan& plan) {
    const Pos at = plan.barred_at();
    if (at == nowhere) return std::nullopt;
    const Monster* monster = somebody_at(game.here().level, at);
    if (monster == nullptr || !is_perceived(game, *monster)) return WayBarred{at, std::nullopt};
    return WayBarred{at, view_of(*monster)};
}

void halt_before(Turn& turn, const Monster& obstacle) {
    turn.emit(CellOccupied{.by = view_of(obstacle), .by_himself = true});
}

}  // namespace cellophane
