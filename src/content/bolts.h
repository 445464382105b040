#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "content/colors.h"
#include "content/features.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// Every bolt, the hero's and the monsters' (tables/bolts.tsv; rules/monsters.md 15).
enum class Bolt : std::uint8_t {
    Teleportation,
    Slowness,
    Polymorphism,
    Negation,
    Domination,
    Beckoning,
    Plenty,
    Invisibility,
    Empowerment,
    Lightning,
    Firebolt,
    Poison,
    Tunneling,
    Blinking,
    Entrancement,
    Obstruction,
    Discord,
    Conjuration,
    Healing,
    Haste,
    SlownessMinor,
    Protection,
    Spiderweb,
    Spark,
    Dragonfire,
    Arrow,
    PoisonedDart,
    GrowingVines,
    Whip,
    AcidSpit,
    count
};

enum class BoltFlag : std::uint8_t {
    PassesCreatures,
    /// Ends in front of what it would hit.
    HaltsBefore,
    Fiery,
    Electric,
    Reflectable,
    Learnable,
    Negatable,
    DrawsWholeLine,
    count
};

enum class BoltAim : std::uint8_t { Enemies, Allies, Place, count };

/// Targets on which a caster never wastes the bolt.
enum class BoltSpares : std::uint8_t {
    Immobile,
    Inanimate,
    ImmuneToFire,
    ImmuneToWeapons,
    ImmuneToWebs,
    count
};

struct BoltRow {
    Bolt kind{};
    std::string_view name;
    /// The power monsters cast it with.
    int magnitude = 0;
    /// 0: drawn as a beam of light alone.
    char32_t line_glyph = 0;
    Tint glyph_tint{};
    Tint tint{};
    /// How far it lights its way at the source, in hundredths of a cell.
    int light_hundredths = 0;
    Flags<BoltFlag> flags{};
    Feature terrain_on_path = Feature::None;
    Feature terrain_at_end = Feature::None;
    BoltAim aim = BoltAim::Enemies;
    Flags<BoltSpares> spares{};
};

extern const EnumTable<Bolt, BoltRow> bolt_rows;

/// The bolts a creature can cast: those of its kind in the order of the table, then what it has learned.
class BoltList {
public:
    constexpr BoltList() { slots_.fill(Bolt::count); }
    constexpr BoltList(std::initializer_list<Bolt> bolts) : BoltList{} {
        for (Bolt bolt : bolts) slots_.at(size()) = bolt;
    }
    constexpr const Bolt* begin() const { return slots_.data(); }
    constexpr const Bolt* end() const { return slots_.data() + size(); }
    constexpr bool empty() const { return slots_[0] == Bolt::count; }
    constexpr bool has(Bolt bolt) const { return std::find(begin(), end(), bolt) != end(); }
    constexpr std::size_t size() const {
        return static_cast<std::size_t>(std::find(slots_.begin(), slots_.end(), Bolt::count) -
                                        slots_.begin());
    }
    /// Adds a bolt unless the list has it or is full.
    constexpr void add(Bolt bolt) {
        if (!has(bolt) && size() < slots_.size()) slots_[size()] = bolt;
    }
    constexpr void clear() { slots_.fill(Bolt::count); }

    /// As they are kept: those it has, then `Bolt::count`.
    constexpr std::array<Bolt, 16>& slots() { return slots_; }
    constexpr const std::array<Bolt, 16>& slots() const { return slots_; }
    friend constexpr bool operator==(const BoltList&, const BoltList&) = default;

private:
    std::array<Bolt, 16> slots_{};
};

}  // namespace cellophane
