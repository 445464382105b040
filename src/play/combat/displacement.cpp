#include "play/combat/displacement.h"

#include "play/effects/ground_effects.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/society/monster_placement.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

void push_aside(const Game& game, Level& level, LevelContext& living, Pos at) {
    Monster* other = somebody_at(level, at);
    if (other == nullptr) return;
    BitGrid shunned{level.size()};
    shunned.set(at);
    shunned.set(game.hero.at);
    const Pos refuge = nearest_refuge(living, *other, shunned);
    if (!level.size().contains(refuge)) return;
    end_holds_and_webs(living, *other);
    move_actor(level, *other, refuge);
}

}  // namespace

void land(Turn& turn, LevelContext& living, Actor& who, Pos to) {
    Game& game = turn.game;
    Level& level = game.here().level;
    end_holds_and_webs(living, who);
    push_aside(game, level, living, to);
    who.turns_here = 0;
    who.vitals.submerged = false;
    move_actor(level, who, to);
    apply_instant_effects(living, who);
}

void free_captive(Turn& turn, LevelContext& level, Actor& who) {
    if (who.is_captive()) join_hero(turn, level, who, Joined::How::Freed);
}

}  // namespace cellophane
