#pragma once

#include <optional>

#include "play/perception/visibility.h"
#include "world/game.h"

namespace cellophane {

/// The hero or a creature of his level, for rules that treat both alike.
struct ActorRef {
    Pos& at;
    int& health;
    int& max_health;
    Vitals& vitals;
    /// Null: the hero.
    Monster* monster = nullptr;

    bool is_hero() const { return monster == nullptr; }
    bool is_of_kind(Behaviour behaviour) const { return monster != nullptr && monster->is(behaviour); }
    bool has(Status status) const { return vitals.statuses.has(status); }
    bool floats() const { return has(Status::Levitating) || is_of_kind(Behaviour::Flies); }
    bool is_fireproof() const { return has(Status::FireImmune) || is_of_kind(Behaviour::ImmuneToFire); }
    bool is_invulnerable() const { return is_of_kind(Behaviour::Invulnerable); }
    bool is_burning() const { return has(Status::Burning) || is_of_kind(Behaviour::EverBurning); }
    /// Inanimate or invulnerable: immune to poison and most gases.
    bool is_lifeless() const { return is_of_kind(Behaviour::Inanimate) || is_invulnerable(); }
};

inline ActorRef hero_of(Game& game) {
    Hero& hero = game.hero;
    return {hero.at, hero.health, hero.max_health, hero.vitals, nullptr};
}

inline ActorRef creature(Monster& monster) {
    return {monster.at, monster.health, monster.max_health, monster.vitals, &monster};
}

/// The ending of a death caused by the hero or a creature.
inline Ending killed_by(const Game& game, const ActorRef& by) {
    return {.cause = DeathCause::Creature,
            .terrain = Terrain::Nothing,
            .depth = game.depth,
            .killer = by.is_hero() ? MonsterKind::You : by.monster->kind};
}

/// How events name the hero or a creature: empty for the hero.
inline std::optional<MonsterView> named(const ActorRef& who) {
    return who.is_hero() ? std::nullopt : std::optional{view_of(*who.monster)};
}

}  // namespace cellophane
