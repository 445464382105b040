#include "kit/grid/grid.h"
#include "play/ai/ally_turn.h"
#include "play/ai/magic.h"
#include "play/ai/monster_step.h"
#include "play/perception/allegiance.h"

namespace cellophane {

namespace {

/// Whether the creature may attack the other, and has a straight walk to it.
bool is_in_reach(const Acting& acting, const Actor& other) {
    const Game& game = acting.game();
    if (!is_willing_to_attack(game, acting.self, other) || is_futile(game, acting.self, other)) return false;
    if (other.is_hidden_below() || (!other.is_hero() && is_embedded(acting.level(), other))) return false;
    if (!can_walk_straight(acting, other.at)) return false;
    return !other.is_invisible() || acting.rng().percent(percent_for_the_unseen);
}

/// The cell of the nearest target in reach, hero included; `nowhere` if there is none.
Pos nearest_victim(const Acting& acting) {
    const Monsters& monsters = acting.level().monsters;
    Pos best = nowhere;
    int least = acting.level().size().area();
    const auto consider = [&](const Actor& other) {
        const int distance = king_distance(acting.self.at, other.at);
        if (distance >= least || !is_in_reach(acting, other)) return;
        best = other.at;
        least = distance;
    };
    consider(acting.game().hero);
    for (const Monster& other : monsters)
        if (other.is_about()) consider(other);
    return best;
}

}  // namespace

bool act_in_discord(const Acting& acting) {
    const Pos victim = nearest_victim(acting);
    if (victim == nowhere) return false;
    if (try_magic(acting)) return true;
    if (acting.self.is(Behavior::KeepsDistance)) return false;
    return passive_step(acting, victim);
}

}  // namespace cellophane
