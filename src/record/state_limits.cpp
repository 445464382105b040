#include "record/state_limits.h"

#include "protocol/label.h"
#include "world/level.h"

namespace cellophane {

namespace {

bool is_on_map_or_nowhere(Pos at) {
    return at == nowhere || standard_size.contains(at);
}

/// What it is made of: haste halves its ticks, and something has to be left of them.
bool is_within_limits(const MonsterStats& stats) {
    constexpr int most = 10'000;
    constexpr int most_dice = 100;
    constexpr int most_skill = 1'000'000;
    return is_within(stats.move_ticks, 2, most) && is_within(stats.attack_ticks, 2, most) &&
           is_within(stats.damage.dice, 0, most_dice) && stats.damage.least >= 0 &&
           stats.damage.least <= stats.damage.most && stats.damage.most <= most &&
           is_within(stats.accuracy, -most_skill, most_skill) &&
           is_within(stats.defense, -most_skill, most_skill) && is_countdown(stats.turns_per_health);
}

bool is_within_limits(const Schooling& schooling) {
    return is_on_map_or_nowhere(schooling.corpse) && is_count(schooling.experience) &&
           is_countdown(schooling.slots) && is_countdown(schooling.empowerments) &&
           is_countdown(schooling.turns_left);
}

bool is_within_limits(const Wandering& wandering) {
    return is_on_map_or_nowhere(wandering.hero_was_at) && wandering.target >= -1 && wandering.target < 64;
}

}  // namespace

bool is_within_limits(const Item& item) {
    constexpr int most = 10'000;
    constexpr int most_pieces = 1'000'000;
    const auto is_modest = [](int value) { return is_within(value, -most, most); };
    const Usage& usage = item.usage;
    return is_within(item.quantity, 1, most_pieces) && is_modest(item.enchant) && is_modest(item.charges) &&
           is_modest(usage.strength) && is_modest(usage.enchanted) && is_count(usage.uses) &&
           is_countdown(usage.until_charge) && is_label(usage.inscription);
}

bool is_within_limits(const Vitals& vitals) {
    // Slow as regrowth may be, thousandths of a turn are many.
    constexpr int longest_regrowth = 100'000'000;
    return is_within(vitals.weakness, 0, most_weakness) && is_within(vitals.poison, 0, most_poison) &&
           is_countdown(vitals.ticks) && is_within(vitals.until_health, -longest_regrowth, longest_regrowth);
}

bool is_within_limits(const Monster& monster) {
    const bool escape_fits = monster.escape.size() == Size{} || monster.escape.size() == standard_size;
    return escape_fits && is_within_limits(monster.wandering) && is_within_limits(monster.schooling) &&
           is_within_limits(monster.stats) && is_within_limits(monster.vitals) &&
           is_within(monster.max_health, 1, most_health) &&
           is_within(monster.health, -most_health, monster.max_health) && is_countdown(monster.turns_here);
}

}  // namespace cellophane
