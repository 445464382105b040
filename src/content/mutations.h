#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "content/bolts.h"
#include "content/monsters.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// tables/mutations.tsv; rules/monsters.md 17.
enum class Mutation : std::uint8_t {
    Explosive,
    Infested,
    Agile,
    Juggernaut,
    Grappling,
    Vampiric,
    Toxic,
    Reflective,
    count
};

struct MutationRow {
    Mutation kind{};
    std::string_view name;
    Tint tint{};
    int health_percent = 100;
    int move_percent = 100;
    int attack_percent = 100;
    int defense_percent = 100;
    int damage_percent = 100;
    Light light = Light::NoLight;
    /// Replaces the kind's own; let out on death.
    Feature feature = Feature::None;
    Behaviors adds_behaviors{};
    Abilities adds_abilities{};
    BoltList adds_bolts{};
    /// Kinds with any of these never have it.
    Behaviors barred_behaviors{};
    Abilities barred_abilities{};
    /// Nor have those that cast spells or summon, nor those that have this bolt.
    bool bars_casters = false;
    Bolt barred_bolt = Bolt::count;
};

extern const EnumTable<Mutation, MutationRow> mutation_rows;

/// Percent of the creatures that may be mutated, by depth (tables/mutation_chances.tsv).
int mutation_percent(int depth);

/// Whether a kind may be mutated at all (rules/monsters.md 3), and whether in this way.
bool may_mutate(MonsterKind kind);
bool may_mutate(MonsterKind kind, Mutation mutation);

}  // namespace cellophane
