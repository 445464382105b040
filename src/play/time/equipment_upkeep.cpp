#include "play/time/equipment_upkeep.h"

#include "play/items/identification.h"
#include "play/items/staff_charges.h"
#include "play/perception/visibility.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

void wear_in(Turn& turn) {
    Hero& hero = turn.game.hero;
    for (const int ready : recharge(hero.pack, ring_level(hero, ItemKind::RingOfWisdom), turn.game.play))
        turn.emit(CharmReady{known_view_of(turn.game, hero.pack.at(ready))});
    for (const int worn : {hero.pack.worn, hero.pack.rings[0], hero.pack.rings[1]})
        if (worn >= 0) grow_familiar(turn, hero.pack.at(worn));
}

}  // namespace cellophane
