#include "play/perception/noticing.h"

#include <algorithm>

#include "play/perception/scent.h"

namespace cellophane {

namespace {

constexpr int farthest = 1000;
constexpr int kept_percent = 97;
constexpr int noticed_percent = 25;
constexpr int reach_to_the_unseen = 2;

}  // namespace

int perceived_distance(const Game& game, const Monster& monster) {
    const VisitedLevel& place = game.here();
    int distance = game.scent_clock - place.scent[monster.at];
    if (distance < 0) distance = farthest;
    if (place.known.in_view.test(monster.at))
        distance = std::min(distance, scent_distance(monster.at, game.hero.at));
    return std::min(distance, farthest);
}

bool is_aware(Game& game, const Monster& monster) {
    // Creatures ignore a hero that nothing can hurt.
    if (game.harmless) return false;
    if (monster.is(Behavior::AlwaysHunting)) return true;
    const int limit = 2 * game.hero.stealth_range;
    const int distance = perceived_distance(game, monster);
    if (monster.is(Behavior::Immobile)) return distance <= limit;
    if (distance > 3 * limit) return false;
    const bool unseen = game.hero.vitals.statuses.has(Status::Invisible);
    if (unseen && king_distance(monster.at, game.hero.at) > reach_to_the_unseen) return false;
    if (monster.state == MonsterState::Hunting) return distance <= limit || game.play.percent(kept_percent);
    if (!game.here().known.in_view.test(monster.at)) return false;
    return distance <= limit && game.play.percent(noticed_percent);
}

}  // namespace cellophane
