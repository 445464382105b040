#pragma once

#include <optional>

#include "protocol/views.h"
#include "world/game.h"

namespace cellophane {

/// The odds of a fight as the hero knows them (rules/interface.md 10): of what the hero wields and wears the
/// hero knows the base stats, and the rest only once it is identified.
class KnownCombatStats {
public:
    /// Computes the hero's side once, for any number of creatures.
    explicit KnownCombatStats(const Game& game);

    /// None for captives and creatures that are no enemies.
    std::optional<Odds> against(const Monster& monster) const;

private:
    Odds::Blows blows_of(const Monster& monster) const;
    Odds::Blows blows_of_hero(const Monster& monster) const;
    int blows_to_fatal_poison(int turns) const;

    const Game& game_;
    const Item* weapon_;
    const Item* armor_;
    int accuracy_;
    int defense_;
    Roll damage_;
};

/// The hero's defense as far as it knows its armor, in tenths of the value shown. The same in other armor;
/// null: none.
int defense_as_known(const Hero& hero);
int defense_as_known(const Hero& hero, const Item* armor);

/// Whether the hero knows that the weapon slays the creature's class.
bool is_known_to_slay(const Item* weapon, const Monster& monster);

/// The hero's accuracy (percent) and damage as far as the hero knows the weapon; null: bare hands.
int accuracy_as_known(const Hero& hero, const Item* weapon);
Roll damage_as_known(const Hero& hero, const Item* weapon);

}  // namespace cellophane
