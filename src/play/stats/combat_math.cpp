#include "play/stats/combat_math.h"

#include <algorithm>

#include "content/easy_mode.h"
#include "content/powers.h"
#include "content/runes.h"

namespace cellophane {

namespace {

constexpr int most_net_enchantment = 50 * quarters;
constexpr int least_net_enchantment = -20 * quarters;
/// What a point of weakness is worth to a creature: two levels and a half of enchantment.
constexpr int weakness_quarters = 10;
constexpr int weakness_defense = 25;
constexpr Roll bare_hands{1, 2, 1};

int effective_strength(const Hero& hero) {
    return hero.strength - hero.vitals.weakness;
}

}  // namespace

int strength_adjustment(const Hero& hero, const Item& item) {
    constexpr int per_point_missing = 10;
    const int difference = effective_strength(hero) - item.strength();
    return difference > 0 ? difference : difference * per_point_missing;
}

int net_enchantment(const Hero& hero, const Item& item) {
    return std::clamp(item.enchant * quarters + strength_adjustment(hero, item), least_net_enchantment,
                      most_net_enchantment);
}

const Item* weapon_in_hand(const Hero& hero) {
    return hero.pack.wielded < 0 ? nullptr : &hero.pack.at(hero.pack.wielded);
}

const Item* armor_worn(const Hero& hero) {
    return hero.pack.worn < 0 ? nullptr : &hero.pack.at(hero.pack.worn);
}

const Item* weapon_of(const Game& game, const Actor& who) {
    return who.is_hero() ? weapon_in_hand(game.hero) : nullptr;
}

const Item* armor_of(const Game& game, const Actor& who) {
    return who.is_hero() ? armor_worn(game.hero) : nullptr;
}

bool has_manner(const Item* weapon, Manner manner) {
    return weapon != nullptr && weapon->row().manners.has(manner);
}

bool wears(const Hero& hero, ArmorRune rune) {
    const Item* armor = armor_worn(hero);
    return armor != nullptr && armor->armor_rune == rune;
}

int accuracy(const Hero& hero, const Item* weapon) {
    constexpr int skill = 100;
    const int power =
        weapon == nullptr ? -weakness_quarters * hero.vitals.weakness : net_enchantment(hero, *weapon);
    return scaled_by(power_factor(power), skill);
}

int weakened(const Monster& monster, int figure) {
    return scaled_by(power_factor(-weakness_quarters * monster.vitals.weakness), figure);
}

int accuracy(const Monster& monster) {
    return weakened(monster, monster.stats.accuracy);
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

Roll damage(const Hero& hero, const Item* weapon) {
    if (weapon == nullptr) return bare_hands;
    const std::int64_t factor = power_factor(net_enchantment(hero, *weapon));
    const Roll& range = weapon->row().range;
    return {std::max(1, scaled_by(factor, range.least)), std::max(1, scaled_by(factor, range.most)),
            range.dice};
}

Roll damage(const Monster& monster) {
    const Roll& range = monster.stats.damage;
    return {weakened(monster, range.least), weakened(monster, range.most), range.dice};
}

int scaled_for_easy_mode(const Game& game, int damage) {
    return game.easy ? scaled_for_easy_mode(damage) : damage;
}

Roll scaled_for_easy_mode(const Game& game, Roll damage) {
    return {scaled_for_easy_mode(game, damage.least), scaled_for_easy_mode(game, damage.most), damage.dice};
}

int hit_percent(int accuracy, int defense) {
    if (accuracy <= 0) return 0;
    return std::clamp(scaled_by(defense_factor(defense), accuracy), 1, 100);
}

bool cannot_dodge(const Actor& attacker, const Actor& defender) {
    return defender.has(Status::Stuck) || defender.has(Status::Paralyzed) || defender.is_captive() ||
           (defender.has(MonsterMark::Seized) && attacker.has(MonsterMark::Seizing));
}

bool slays(const Item* weapon, const Monster& monster) {
    return weapon != nullptr && weapon->weapon_rune == WeaponRune::Slaying && weapon->foe &&
           is_of_class(monster.kind, *weapon->foe);
}

bool protects_from(const Item* armor, const Monster& monster) {
    return armor != nullptr && armor->armor_rune == ArmorRune::Immunity && armor->foe &&
           is_of_class(monster.kind, *armor->foe);
}

int hit_percent(const Game& game, const Actor& attacker, const Actor& defender) {
    if (cannot_dodge(attacker, defender)) return 100;
    if (!attacker.is_hero()) return hit_percent(accuracy(attacker), defense_of(game, defender));
    const Item* weapon = weapon_in_hand(game.hero);
    if (slays(weapon, defender)) return 100;
    return hit_percent(accuracy(game.hero, weapon), defense_of(game, defender));
}

int throw_percent(const Game& game, const Item& thrown, const Monster& at) {
    if (cannot_dodge(game.hero, at) || slays(&thrown, at)) return 100;
    return hit_percent(accuracy(game.hero, &thrown), defense(at));
}

}  // namespace cellophane
