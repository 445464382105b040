#include "play/time/strides.h"

#include <variant>

#include "play/pathfinding/travel_hazards.h"
#include "play/time/monster_spawn.h"

namespace cellophane {

void stop(Game& game) {
    if (game.doing.index() == 0) return;
    game.doing = std::monostate{};
    forget_view(game);
}

std::uint8_t avoided_around(const Game& game) {
    unsigned mask = 0;
    for (Direction d : cardinals)
        if (would_avoid(game, game.hero.at + step(d))) mask |= 1U << static_cast<unsigned>(d);
    return static_cast<std::uint8_t>(mask);
}

bool is_getting_on(const Game& game, Pos before) {
    return !(game.hero.at == before) || game.hero.vitals.statuses.has(Status::Stuck);
}

}  // namespace cellophane
