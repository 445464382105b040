#include "play/stats/armor_value.h"

#include <algorithm>

#include "content/powers.h"
#include "play/stats/strength.h"

namespace cellophane {

namespace {

/// What a point of weakness takes from a creature's defense.
constexpr int weakness_defense = 25;

}  // namespace

const Item* armor_worn(const Hero& hero) {
    return hero.pack.worn < 0 ? nullptr : &hero.pack.at(hero.pack.worn);
}

const Item* armor_of(const Game& game, const Actor& who) {
    return who.is_hero() ? armor_worn(game.hero) : nullptr;
}

bool wears(const Hero& hero, ArmorRune rune) {
    const Item* armor = armor_worn(hero);
    return armor != nullptr && armor->armor_rune == rune;
}

int defense(const Hero& hero) {
    return defense(hero, armor_worn(hero));
}

int defense(const Hero& hero, const Item* armor) {
    if (armor == nullptr) return 0;
    constexpr int per_level = 10;
    const int level = net_enchantment(hero, *armor) - hero.vitals.statuses[Status::Donning] * quarters;
    return std::max(0, (armor->row().range.least * quarters + per_level * level) / quarters);
}

int defense(const Monster& monster) {
    return std::max(0, monster.stats.defense - weakness_defense * monster.vitals.weakness);
}

int defense_of(const Game& game, const Actor& who) {
    return who.is_hero() ? defense(game.hero) : defense(who);
}

}  // namespace cellophane
