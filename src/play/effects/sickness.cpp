#include "play/effects/sickness.h"

#include "world/environment/promotion.h"

namespace cellophane {

bool vomits(Turn& turn, LivingLevel& living, const Someone& who) {
    constexpr int percent = 25;
    if (!who.has(Status::Nauseous) || !turn.game.play.percent(percent)) return false;
    spawn(living.around(), Feature::VomitSplash, who.at);
    if (who.is_hero()) turn.tell(Vomited{});
    return true;
}

}  // namespace cellophane
