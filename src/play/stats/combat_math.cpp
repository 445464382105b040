#include "play/stats/combat_math.h"

#include <algorithm>

#include "content/easy_mode.h"
#include "content/powers.h"
#include "content/runes.h"
#include "play/stats/armor_value.h"
#include "play/stats/strength.h"

namespace cellophane {

namespace {

/// What a point of weakness is worth to a creature: two levels and a half of enchantment.
constexpr int weakness_quarters = 10;
constexpr Roll bare_hands{1, 2, 1};

}  // namespace

const Item* weapon_in_hand(const Hero& hero) {
    return hero.pack.wielded < 0 ? nullptr : &hero.pack.at(hero.pack.wielded);
}

const Item* weapon_of(const Game& game, const Actor& who) {
    return who.is_hero() ? weapon_in_hand(game.hero) : nullptr;
}

bool has_manner(const Item* weapon, Manner manner) {
    return weapon != nullptr && weapon->row().manners.has(manner);
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
