#include "play/perception/stealth.h"

#include <algorithm>

#include "content/trinkets.h"
#include "play/stats/armor_value.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

namespace {

constexpr int unnoticed_range = 7;

constexpr int half_rounded_up(int value) {
    return (value + 1) / 2;
}

}  // namespace

int stealth_range(const StealthConditions& conditions) {
    if (conditions.invisible) return 1;
    int range = unnoticed_range;
    if (conditions.lit) range *= 2;
    if (conditions.dark) range = half_rounded_up(range);
    range += conditions.armor_weight;
    if (conditions.rested) range = half_rounded_up(range);
    range += conditions.aggravation + stealth_change(conditions.rings);
    return std::max(range, conditions.rested ? 1 : 2);
}

StealthConditions stealth_conditions(const Game& game, bool rested) {
    const Pos at = game.hero.at;
    const Statuses& statuses = game.hero.vitals.statuses;
    const Item* armor = armor_worn(game.hero);
    return {.invisible = statuses.has(Status::Invisible),
            .lit = game.light.lit.test(at),
            .dark = game.light.dark.test(at),
            .rested = rested,
            .armor_weight = armor == nullptr ? 0 : armor->row().extra_stealth,
            .aggravation = statuses[Status::Aggravating],
            .rings = ring_level(game.hero, ItemKind::RingOfStealth)};
}

void update_stealth(Game& game, bool rested) {
    game.hero.stealth_range = stealth_range(stealth_conditions(game, rested));
}

}  // namespace cellophane
