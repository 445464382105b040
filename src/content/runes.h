#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "content/monsters.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// tables/weapon_runics.tsv, the good ones first.
enum class WeaponRune : std::uint8_t {
    Speed,
    Quietus,
    Paralysis,
    Multiplicity,
    Slowing,
    Confusion,
    Force,
    Slaying,
    Mercy,
    Plenty,
    count
};

/// tables/armor_runics.tsv, the good ones first.
enum class ArmorRune : std::uint8_t {
    Multiplicity,
    Mutuality,
    Absorption,
    Reprisal,
    Immunity,
    Reflection,
    Respiration,
    Dampening,
    Burden,
    Vulnerability,
    Immolation,
    count
};

struct WeaponRuneRow {
    WeaponRune kind{};
    std::string_view name;
    bool is_good = true;
    /// The chance to fail, in percent, per point of power; 0 where the chance has another rule.
    int fails_percent = 0;
    /// The chance to act, whatever the power.
    int flat_percent = 0;
    bool acts_on_dead = false;
};

struct ArmorRuneRow {
    ArmorRune kind{};
    std::string_view name;
    bool is_good = true;
    /// The chance to act on what it answers to: a blow, a hit.
    int acts_percent = 100;
};

extern const EnumTable<WeaponRune, WeaponRuneRow> weapon_rune_rows;
extern const EnumTable<ArmorRune, ArmorRuneRow> armor_rune_rows;

/// The foes a rune of slaying or immunity may be made against (tables/runic_monster_classes.tsv).
enum class MonsterClass : std::uint8_t {
    Abomination,
    Dar,
    Animal,
    Goblin,
    Ogre,
    Dragon,
    Undead,
    Jelly,
    Turret,
    Infernal,
    Mage,
    Waterborne,
    Airborne,
    Fireborne,
    Troll,
    count
};

class ClassMembers {
public:
    constexpr ClassMembers() = default;
    constexpr ClassMembers(std::initializer_list<MonsterKind> members) {
        for (MonsterKind member : members) members_.at(count_++) = member;
    }
    constexpr const MonsterKind* begin() const { return members_.data(); }
    constexpr const MonsterKind* end() const { return members_.data() + count_; }
    constexpr bool contains(MonsterKind kind) const { return std::find(begin(), end(), kind) != end(); }

private:
    std::array<MonsterKind, 8> members_{};
    std::size_t count_ = 0;
};

struct MonsterClassRow {
    MonsterClass kind{};
    std::string_view name;
    int weight = 0;
    /// Not drawn on deeper levels; 0: drawn everywhere.
    int deepest = 0;
    ClassMembers members{};
};

extern const EnumTable<MonsterClass, MonsterClassRow> monster_class_rows;

inline bool is_of_class(MonsterKind kind, MonsterClass foes) {
    return monster_class_rows[foes].members.contains(kind);
}

}  // namespace cellophane
