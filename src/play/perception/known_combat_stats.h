#pragma once

#include <optional>

#include "protocol/views.h"
#include "world/game.h"

namespace cellophane {

/// What the hero would count on in a fight (rules/interface.md 10): of what he wields and wears he knows the
/// base stats, and the rest only once it is identified.
class KnownCombatStats {
public:
    /// Works out the hero's side once, for any number of creatures.
    explicit KnownCombatStats(const Game& game);

    /// Nothing where it will not come to blows: with friends, and with those in shackles.
    std::optional<Odds> against(const Monster& monster) const;

private:
    Odds::Blows blows_of(const Monster& monster) const;
    Odds::Blows blows_of_hero(const Monster& monster) const;
    int blows_to_fatal_poison(int turns) const;

    const Game& game_;
    const Item* weapon_;
    const Item* armor_;
    int accuracy_;
    int defence_;
    Roll damage_;
};

/// The hero's defence, as far as he knows his armour; in tenths of what is shown. The same in other armour,
/// or none.
int defence_as_known(const Hero& hero);
int defence_as_known(const Hero& hero, const Item* armor);

/// Whether he knows that a weapon was made against the likes of somebody.
bool is_known_to_slay(const Item* weapon, const Monster& monster);

/// How well he would strike, and how hard, with a weapon or bare hands, as far as he knows it.
int accuracy_as_known(const Hero& hero, const Item* weapon);
Roll damage_as_known(const Hero& hero, const Item* weapon);

}  // namespace cellophane
