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

/// The hero or a creature as events name it; unknown if the hero does not perceive it.
inline Party party(const Game& game, const Actor& who) {
    if (who.is_hero()) return {.hero = true};
    if (!is_perceived(game, who)) return {};
    return {.hero = false, .seen = view_of(who)};
}

/// The same, but unknown also if the hero does not see it directly.
inline Party party_in_sight(const Game& game, const Actor& who) {
    return who.is_hero() || is_in_sight(game, who) ? party(game, who) : Party{};
}

}  // namespace cellophane
