#pragma once

#include <optional>

#include "content/monsters.h"
#include "content/mutations.h"
#include "kit/base/visitor.h"

namespace cellophane {

/// What a creature is made of: the stats of its kind as its mutation, what was done to it and what it has
/// learned have changed them (rules/monsters.md 2).
struct MonsterStats {
    int accuracy = 0;
    int defense = 0;
    Roll damage{};
    int turns_per_health = 0;
    int move_ticks = 100;
    int attack_ticks = 100;
    BoltList bolts{};
    Behaviors behaviors{};
    Abilities abilities{};
    /// What it lets out, and when.
    Feature feature = Feature::None;
    FeatureTrigger feature_when = FeatureTrigger::Never;
    int feature_percent = 0;

    bool is(Behavior behavior) const { return behaviors.has(behavior); }
    bool can(Ability ability) const { return abilities.has(ability); }
    bool casts(Bolt bolt) const { return bolts.has(bolt); }
    friend bool operator==(const MonsterStats&, const MonsterStats&) = default;
};

/// What a kind is born with, mutated or not (rules/monsters.md 17).
MonsterStats initial_stats(MonsterKind kind, std::optional<Mutation> mutation);
/// Its health at birth.
int birth_health(MonsterKind kind, std::optional<Mutation> mutation);

template <class V, Same<BoltList> T>
void visit(V& v, T& bolts) {
    for (auto& slot : bolts.slots()) v(slot);
}

template <class V, Same<MonsterStats> T>
void visit(V& v, T& stats) {
    v(stats.accuracy, stats.defense, stats.damage.least, stats.damage.most, stats.damage.dice,
      stats.turns_per_health, stats.move_ticks, stats.attack_ticks);
    visit(v, stats.bolts);
    v(stats.behaviors, stats.abilities, stats.feature, stats.feature_when, stats.feature_percent);
}

}  // namespace cellophane
