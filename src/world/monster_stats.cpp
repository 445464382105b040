#include "world/monster_stats.h"

#include <algorithm>

namespace cellophane {

namespace {

Roll scaled(const Roll& damage, int percent, bool poisons) {
    if (damage.most <= 0) return damage;
    // Poison that lasts no turn at all would be none.
    const int least_upper_bound = poisons ? 2 : 1;
    return {std::max(1, damage.least * percent / 100),
            std::max(least_upper_bound, damage.most * percent / 100), damage.dice};
}

}  // namespace

MonsterStats initial_stats(MonsterKind kind, std::optional<Mutation> mutation) {
    const MonsterRow& row = monster_rows[kind];
    MonsterStats stats{.accuracy = row.accuracy,
                       .defense = row.defense,
                       .damage = row.damage,
                       .turns_per_health = row.turns_per_health,
                       .move_ticks = row.move_ticks,
                       .attack_ticks = row.attack_ticks,
                       .bolts = row.bolts,
                       .behaviors = row.behaviors,
                       .abilities = row.abilities,
                       .feature = row.feature,
                       .feature_when = row.feature_when,
                       .feature_percent = row.feature_percent};
    if (!mutation) return stats;
    const MutationRow& how = mutation_rows[*mutation];
    stats.behaviors |= how.adds_behaviors;
    stats.abilities |= how.adds_abilities;
    for (const Bolt bolt : how.adds_bolts) stats.bolts.add(bolt);
    stats.move_ticks = stats.move_ticks * how.move_percent / 100;
    stats.attack_ticks = stats.attack_ticks * how.attack_percent / 100;
    stats.defense = stats.defense * how.defense_percent / 100;
    stats.damage = scaled(stats.damage, how.damage_percent, stats.can(Ability::Poisons));
    if (how.feature != Feature::None) {
        stats.feature = how.feature;
        stats.feature_when = FeatureTrigger::OnDeath;
        stats.feature_percent = 0;
    }
    return stats;
}

int birth_health(MonsterKind kind, std::optional<Mutation> mutation) {
    const int percent = mutation ? mutation_rows[*mutation].health_percent : 100;
    return std::max(1, monster_rows[kind].health * percent / 100);
}

}  // namespace cellophane
