#include "play/stats/strength.h"

#include <algorithm>

#include "content/powers.h"

namespace cellophane {

namespace {

constexpr int most_net_enchantment = 50 * quarters;
constexpr int least_net_enchantment = -20 * quarters;

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

}  // namespace cellophane
