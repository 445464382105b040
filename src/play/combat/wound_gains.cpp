#include "play/combat/wound_gains.h"

#include <cstdlib>

#include "content/trinkets.h"
#include "play/effects/harm.h"
#include "play/items/identification.h"
#include "play/items/staff_charges.h"
#include "play/perception/visibility.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

void transfer_health(Turn& turn, LevelContext& level, int taken) {
    Hero& hero = turn.game.hero;
    const int percent = transferred_percent(ring_level(hero, ItemKind::RingOfTransference));
    if (percent == 0 || taken <= 0) return;
    int share = taken * percent / 100;
    if (share == 0) share = percent > 0 ? 1 : -1;
    if (share > 0) return heal(turn.game.hero, share);
    hurt(level, turn.game.hero, -share,
         {.cause = DeathCause::Ring, .terrain = Terrain::Nothing, .depth = turn.game.depth},
         Shielding::Bypassed);
}

void reap(Turn& turn, int dealt) {
    Hero& hero = turn.game.hero;
    const int level = ring_level(hero, ItemKind::RingOfReaping);
    if (level == 0 || dealt <= 0) return;
    const int turns = turn.game.play.uniform(0, dealt * std::abs(level));
    const int wisdom = ring_level(hero, ItemKind::RingOfWisdom);
    if (level > 0)
        for (int i = 0; i < turns; ++i)
            for (const int ready : recharge(hero.pack, wisdom, turn.game.play))
                turn.emit(CharmReady{known_view_of(turn.game, hero.pack.at(ready))});
    else
        drain(hero.pack, turns, turn.game.play);
}

void learn_from_kill(Turn& turn, const Monster& victim) {
    Inventory& pack = turn.game.hero.pack;
    // A creature that enters those it summons counts as alive.
    const bool lifeless = victim.is(Behavior::Inanimate) && !victim.can(Ability::EntersSummons);
    if (pack.wielded < 0 || lifeless || victim.has(MonsterMark::Spectral)) return;
    grow_familiar(turn, pack.at(pack.wielded));
}

}  // namespace cellophane
