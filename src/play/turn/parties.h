#pragma once

#include <optional>

#include "play/perception/visibility.h"
#include "world/game.h"

namespace cellophane {

/// The ending of a death caused by the hero or a creature.
inline Ending killed_by(const Game& game, const Actor& by) {
    return {
        .cause = DeathCause::Creature, .terrain = Terrain::Nothing, .depth = game.depth, .killer = by.kind};
}

/// How events name the hero or a creature: empty for the hero.
inline std::optional<MonsterView> named(const Actor& who) {
    return who.is_hero() ? std::nullopt : std::optional{view_of(who)};
}

}  // namespace cellophane
