#include "play/combat/knockback.h"

#include "play/effects/ground_effects.h"
#include "play/perception/allegiance.h"
#include "play/society/holds.h"
#include "play/turn/parties.h"
#include "world/creatures.h"

namespace cellophane {

void apply_knockback(Turn& turn, LevelContext& level, Actor& by, Actor& at) {
    Game& game = turn.game;
    Level& where = game.here().level;
    if (at.is_lifeless() || at.is(Behavior::Immobile) || at.is_captive() ||
        (!at.is_hero() && is_embedded(where, at)))
        return;
    const Pos from = at.at;
    const Pos to = from + Pos{sign(at.at.x - by.at.x), sign(at.at.y - by.at.y)};
    if (!where.size().contains(to) || where.layers.has(to, {TerrainProperty::BlocksMovement}) ||
        to == game.hero.at || somebody_at(where, to) != nullptr)
        return;
    end_holds_and_webs(level, at);
    move_actor(where, at, to);
    turn.emit(Knockback{party(game, at), from, to});
    apply_instant_effects(level, at);
}

}  // namespace cellophane
