#include "agent/vocabularies.h"

#include <cstddef>

#include "content/bolts.h"
#include "content/feats.h"
#include "content/items.h"
#include "content/monsters.h"
#include "content/mutations.h"
#include "content/runes.h"
#include "content/statuses.h"
#include "content/terrain.h"
#include "exports/table_names.h"
#include "kit/base/enum_table.h"
#include "protocol/question_names.h"

namespace cellophane {

namespace {

template <class Kind>
struct NameRow {
    Kind kind{};
    std::string_view name;
};

constexpr NameRow<Behavior> behavior_names_list[] = {
    {.kind = Behavior::ConfinedToLiquid, .name = "confined to liquid"},
    {.kind = Behavior::Swims, .name = "swims"},
    {.kind = Behavior::Submerges, .name = "submerges"},
    {.kind = Behavior::Flits, .name = "flits"},
    {.kind = Behavior::NeverSleeps, .name = "never sleeps"},
    {.kind = Behavior::Flies, .name = "flies"},
    {.kind = Behavior::KeepsDistance, .name = "keeps distance"},
    {.kind = Behavior::CastsSlowly, .name = "casts slowly"},
    {.kind = Behavior::ImmuneToWebs, .name = "immune to webs"},
    {.kind = Behavior::Immobile, .name = "immobile"},
    {.kind = Behavior::Inanimate, .name = "inanimate"},
    {.kind = Behavior::ShunsStairs, .name = "shuns stairs"},
    {.kind = Behavior::AttackableInWalls, .name = "attackable in walls"},
    {.kind = Behavior::CorrodesWeapons, .name = "corrodes weapons"},
    {.kind = Behavior::FleesNearDeath, .name = "flees near death"},
    {.kind = Behavior::AlwaysCasts, .name = "always casts"},
    {.kind = Behavior::ImmuneToFire, .name = "immune to fire"},
    {.kind = Behavior::EverBurning, .name = "ever burning"},
    {.kind = Behavior::DiesIfNegated, .name = "dies if negated"},
    {.kind = Behavior::NeverPolymorph, .name = "never polymorph"},
    {.kind = Behavior::AlwaysHunting, .name = "always hunting"},
    {.kind = Behavior::Invisible, .name = "invisible"},
    {.kind = Behavior::ImmuneToWeapons, .name = "immune to weapons"},
    {.kind = Behavior::Reflective, .name = "reflective"},
    {.kind = Behavior::Unlisted, .name = "unlisted"},
    {.kind = Behavior::ActsWhenActivated, .name = "acts when activated"},
    {.kind = Behavior::Invulnerable, .name = "invulnerable"},
};
constexpr EnumTable<Behavior, NameRow<Behavior>> behavior_names{behavior_names_list};

constexpr NameRow<Ability> ability_names_list[] = {
    {.kind = Ability::Steals, .name = "steals"},
    {.kind = Ability::Bursts, .name = "bursts"},
    {.kind = Ability::ReleasesFeature, .name = "releases feature"},
    {.kind = Ability::AttacksTwoInLine, .name = "attacks two in line"},
    {.kind = Ability::AvoidsCorridors, .name = "avoids corridors"},
    {.kind = Ability::Summons, .name = "summons"},
    {.kind = Ability::Splits, .name = "splits"},
    {.kind = Ability::CausesHallucination, .name = "causes hallucination"},
    {.kind = Ability::DrainsLife, .name = "drains life"},
    {.kind = Ability::CorrodesArmor, .name = "corrodes armor"},
    {.kind = Ability::CausesWeakness, .name = "causes weakness"},
    {.kind = Ability::Knockback, .name = "knockback"},
    {.kind = Ability::Seizes, .name = "seizes"},
    {.kind = Ability::Poisons, .name = "poisons"},
    {.kind = Ability::SetsOnFire, .name = "sets on fire"},
    {.kind = Ability::AttacksAllAdjacent, .name = "attacks all adjacent"},
    {.kind = Ability::AttacksFromAfar, .name = "attacks from afar"},
    {.kind = Ability::EntersSummons, .name = "enters summons"},
    {.kind = Ability::ReflectsAll, .name = "reflects all"},
};
constexpr EnumTable<Ability, NameRow<Ability>> ability_names{ability_names_list};

constexpr std::string_view sight_names[] = {"unknown", "magic mapped", "remembered",
                                            "seen",    "clairvoyant",  "telepathic"};
constexpr std::string_view cell_mark_names[] = {"in view", "lit", "dark"};
constexpr std::string_view aura_names[] = {"", "benevolent", "malevolent", "amulet"};
constexpr std::string_view bond_names[] = {"", "worships", "guards"};
constexpr std::string_view polarity_names[] = {"", "by item", "benevolent", "malevolent"};
constexpr std::string_view fate_names[] = {"died", "escaped", "mastered", "quit"};

using NameList = std::vector<std::string_view>;

template <class Table>
NameList names_of(const Table& table) {
    NameList names;
    for (const auto& row : table) names.push_back(row.name);
    return names;
}

template <std::size_t N>
NameList list_of(const std::string_view (&names)[N]) {
    return {names, names + N};
}

/// By the function that names each (exports/table_names.h).
template <class Kind>
NameList table_names() {
    NameList names;
    for (int i = 0; i < static_cast<int>(Kind::count); ++i) names.push_back(table_name(static_cast<Kind>(i)));
    return names;
}

NameList shown_mark_names() {
    NameList names;
    for (const MonsterMark mark : shown_marks) names.push_back(table_name(mark));
    return names;
}

struct VocabularyRow {
    Vocabulary kind{};
    std::string_view name;
    NameList (*names)();
};

constexpr VocabularyRow vocabulary_list[] = {
    {Vocabulary::None, "", [] { return NameList{}; }},
    {Vocabulary::Sights, "sights", [] { return list_of(sight_names); }},
    {Vocabulary::CellMarks, "cellMarks", [] { return list_of(cell_mark_names); }},
    {Vocabulary::Terrains, "terrains", [] { return names_of(terrain_rows); }},
    {Vocabulary::TerrainProperties, "terrainProperties", &table_names<TerrainProperty>},
    {Vocabulary::Auras, "auras", [] { return list_of(aura_names); }},
    {Vocabulary::Monsters, "monsters", [] { return names_of(monster_rows); }},
    {Vocabulary::MonsterStates, "monsterStates", &table_names<MonsterState>},
    {Vocabulary::CreatureMarks, "creatureMarks", &shown_mark_names},
    {Vocabulary::Bonds, "bonds", [] { return list_of(bond_names); }},
    {Vocabulary::Mutations, "mutations", [] { return names_of(mutation_rows); }},
    {Vocabulary::Behaviors, "behaviors", [] { return names_of(behavior_names); }},
    {Vocabulary::Abilities, "abilities", [] { return names_of(ability_names); }},
    {Vocabulary::Bolts, "bolts", [] { return names_of(bolt_rows); }},
    {Vocabulary::Statuses, "statuses", [] { return names_of(status_rows); }},
    {Vocabulary::ItemCategories, "itemCategories", [] { return names_of(category_rows); }},
    {Vocabulary::ItemKinds, "itemKinds", [] { return names_of(item_rows); }},
    {Vocabulary::ItemMarks, "itemMarks", &table_names<ItemMark>},
    {Vocabulary::Polarities, "polarities", [] { return list_of(polarity_names); }},
    {Vocabulary::WeaponRunes, "weaponRunes", [] { return names_of(weapon_rune_rows); }},
    {Vocabulary::ArmorRunes, "armorRunes", [] { return names_of(armor_rune_rows); }},
    {Vocabulary::MonsterClasses, "monsterClasses", [] { return names_of(monster_class_rows); }},
    {Vocabulary::Questions, "questions", [] { return names_of(question_names); }},
    {Vocabulary::Fates, "fates", [] { return list_of(fate_names); }},
    {Vocabulary::Feats, "feats", [] { return names_of(feat_rows); }},
};

constexpr EnumTable<Vocabulary, VocabularyRow> vocabularies{vocabulary_list};

}  // namespace

std::string_view name_of(Vocabulary vocabulary) {
    return vocabularies[vocabulary].name;
}

std::vector<std::string_view> names_in(Vocabulary vocabulary) {
    return vocabularies[vocabulary].names();
}

}  // namespace cellophane
