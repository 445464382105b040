#pragma once

#include <optional>

#include "content/monsters.h"
#include "content/mutations.h"
#include "kit/base/visitor.h"

namespace cellophane {

/// What a creature is made of: the figures of its kind as its mutation, what was done to it and what it has
/// learned have changed them (spec 40, section 2).
struct Figures {
    int accuracy = 0;
    int defence = 0;
    Roll damage{};
    int turns_per_health = 0;
    int move_ticks = 100;
    int attack_ticks = 100;
    BoltList bolts{};
    Behaviours behaviours{};
    Abilities abilities{};
    /// What it lets out, and when.
    Feature feature = Feature::None;
    FeatureTrigger feature_when = FeatureTrigger::Never;
    int feature_percent = 0;

    bool is(Behaviour behaviour) const { return behaviours.has(behaviour); }
    bool can(Ability ability) const { return abilities.has(ability); }
    bool casts(Bolt bolt) const { return bolts.has(bolt); }
    friend bool operator==(const Figures&, const Figures&) = default;
};

/// What a kind is born with, mutated or not (spec 40, section 17).
Figures figures_of(MonsterKind kind, std::optional<Mutation> mutation);
/// Its health at birth.
int birth_health(MonsterKind kind, std::optional<Mutation> mutation);

template <class V, Same<BoltList> T>
void visit(V& v, T& bolts) {
    for (auto& slot : bolts.slots()) v(slot);
}

template <class V, Same<Figures> T>
void visit(V& v, T& figures) {
    v(figures.accuracy, figures.defence, figures.damage.least, figures.damage.most, figures.damage.dice,
      figures.turns_per_health, figures.move_ticks, figures.attack_ticks);
    visit(v, figures.bolts);
    v(figures.behaviours, figures.abilities, figures.feature, figures.feature_when, figures.feature_percent);
}

}  // namespace cellophane
