#include "play/combat/sneak_attack.h"

#include <algorithm>

#include "play/society/leadership.h"
#include "play/stats/combat_math.h"

namespace cellophane {

namespace {

constexpr int surprise_factor = 3;
constexpr int assassin_factor = 5;

}  // namespace

Surprise surprise_of(const Actor& by, const Actor& at) {
    if (at.is(Behavior::Inanimate)) return Surprise::None;
    if (at.state == MonsterState::Sleeping) return Surprise::Asleep;
    if (at.has(Status::Paralyzed)) return Surprise::Paralyzed;
    const bool unaware = by.is_hero() && !at.is_captive() && at.state == MonsterState::Wandering;
    return unaware ? Surprise::Unaware : Surprise::None;
}

int sneak_attack_factor(Surprise surprise, const Item* weapon) {
    if (surprise == Surprise::None) return 1;
    return has_manner(weapon, Manner::Assassinates) && surprise != Surprise::Lunge ? assassin_factor
                                                                                   : surprise_factor;
}

void startle(Game& game, Actor& victim, Surprise surprise) {
    const bool surprised = surprise != Surprise::None && surprise != Surprise::Lunge;
    if (!surprised || victim.is_hero()) return;
    victim.vitals.ticks += std::max(victim.move_ticks(), victim.attack_ticks());
    wake_group(game, victim);
}

}  // namespace cellophane
