#include "content/mutations.h"

#include "content/variants.h"

namespace cellophane {

namespace {

using B = Behavior;
using A = Ability;

constexpr MutationRow rows[] = {
    {.kind = Mutation::Explosive,
     .name = "explosive",
     .tint = {.red = 100, .green = 50, .blue = 0},
     .health_percent = 50,
     .defense_percent = 50,
     .light = Light::ExplosiveBloat,
     .feature = Feature::ExplosiveMutationBurst,
     .adds_abilities = {A::ReleasesFeature},
     .barred_behaviors = {B::Submerges}},
    {.kind = Mutation::Infested,
     .name = "infested",
     .tint = {.red = 50, .green = 5, .blue = 25, .random_red = 10, .random_blue = 5, .dances = true},
     .health_percent = 50,
     .defense_percent = 50,
     .feature = Feature::InfestedMutationBurst,
     .adds_abilities = {A::ReleasesFeature},
     .barred_abilities = {A::ReleasesFeature}},
    {.kind = Mutation::Agile,
     .name = "agile",
     .tint = {.red = 40, .green = 40, .blue = 100},
     .move_percent = 50,
     .defense_percent = 150,
     .adds_behaviors = {B::FleesNearDeath},
     .adds_bolts = {Bolt::Blinking},
     .barred_behaviors = {B::FleesNearDeath},
     .barred_bolt = Bolt::Blinking},
    {.kind = Mutation::Juggernaut,
     .name = "juggernaut",
     .tint = {.red = 60, .green = 40, .blue = 0},
     .health_percent = 300,
     .move_percent = 200,
     .attack_percent = 200,
     .defense_percent = 75,
     .damage_percent = 200,
     .adds_abilities = {A::Knockback},
     .barred_behaviors = {B::KeepsDistance}},
    {.kind = Mutation::Grappling,
     .name = "grappling",
     .tint = {.red = 80, .green = 67, .blue = 15},
     .health_percent = 150,
     .defense_percent = 50,
     .adds_abilities = {A::Seizes},
     .barred_behaviors = {B::KeepsDistance},
     .barred_abilities = {A::Seizes}},
    {.kind = Mutation::Vampiric,
     .name = "vampiric",
     .tint = {.red = 100, .green = 0, .blue = 0},
     .adds_abilities = {A::DrainsLife},
     .barred_behaviors = {B::KeepsDistance},
     .barred_abilities = {A::DrainsLife}},
    {.kind = Mutation::Toxic,
     .name = "toxic",
     .tint = {.red = 0, .green = 100, .blue = 0},
     .attack_percent = 200,
     .damage_percent = 20,
     .adds_abilities = {A::CausesWeakness, A::Poisons},
     .barred_behaviors = {B::KeepsDistance},
     .barred_abilities = {A::CausesWeakness, A::Poisons}},
    {.kind = Mutation::Reflective,
     .name = "reflective",
     .tint = {.red = 0, .green = 40, .blue = 65},
     .adds_behaviors = {B::Reflective},
     .barred_behaviors = {B::Reflective},
     .bars_casters = true},
};

}  // namespace

constexpr EnumTable<Mutation, MutationRow> mutation_rows{rows};

namespace {

/// Below the Amulet the chance grows faster and faster; from here on the table is kept as it stands.
constexpr int deep_percent[] = {11, 13, 16, 18, 21, 25, 30, 35, 41, 48, 56, 65, 75, 75};

}  // namespace

int mutation_percent(int depth) {
    if (depth <= 10) return 0;
    if (depth <= long_amulet_depth) return depth < 20 ? depth - 10 : 10;
    return deep_percent[depth - long_amulet_depth - 1];
}

bool may_mutate(MonsterKind kind) {
    const MonsterRow& row = monster_rows[kind];
    constexpr Behaviors never{B::Invisible, B::Inanimate, B::Immobile, B::Invulnerable};
    return kind != MonsterKind::You && !row.behaviors.any_of(never) && !row.abilities.has(A::Bursts);
}

namespace {

/// Arrows are no spells, nor is blinking, which moves the caster alone.
bool casts_spells(const MonsterRow& row) {
    if (row.abilities.has(A::Summons)) return true;
    for (Bolt bolt : row.bolts)
        if (bolt != Bolt::Arrow && bolt != Bolt::Blinking) return true;
    return false;
}

}  // namespace

bool may_mutate(MonsterKind kind, Mutation mutation) {
    const MonsterRow& row = monster_rows[kind];
    const MutationRow& how = mutation_rows[mutation];
    if (!may_mutate(kind) || row.behaviors.any_of(how.barred_behaviors) ||
        row.abilities.any_of(how.barred_abilities) || (how.bars_casters && casts_spells(row)))
        return false;
    for (Bolt bolt : row.bolts)
        if (bolt == how.barred_bolt) return false;
    return true;
}

}  // namespace cellophane
