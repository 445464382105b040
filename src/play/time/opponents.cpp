#include "play/time/opponents.h"

#include "play/combat/patterns.h"
#include "play/senses/allegiance.h"
#include "play/senses/perception.h"

namespace cellophane {

bool is_worth_a_blow(const Game& game, Pos at) {
    if (game.harmless || !is_target(game, nullptr, game.hero.at, at)) return false;
    const Monster* monster = somebody_at(game.here().level, at);
    return monster != nullptr && !is_on_heros_side(monster) && is_perceived(game, *monster) &&
           !monster->is(Behaviour::Invulnerable) && !monster->is(Behaviour::ImmuneToWeapons);
}

}  // namespace cellophane
