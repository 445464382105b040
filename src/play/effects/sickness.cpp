#include "play/effects/sickness.h"

#include "play/perception/visibility.h"
#include "world/environment/promotion.h"

namespace cellophane {

bool vomits(Turn& turn, LevelContext& living, Actor& who) {
    constexpr int percent = 25;
    if (!who.has(Status::Nauseous) || !turn.game.play.percent(percent)) return false;
    place_feature(living.around(), Feature::VomitSplash, who.at);
    // During automatic movement the hero does not stop to watch others.
    const Game& game = turn.game;
    const bool is_watched = who.is_hero() || (game.doing.index() == 0 && is_in_sight(game, who));
    if (is_watched) turn.emit(Vomited{named(who)});
    return true;
}

}  // namespace cellophane
