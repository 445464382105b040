#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "content/ranges.h"
#include "content/styles.h"
#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// What of a level can be asked for in other measure than the rules have it (docs/makers.md, "Tuned levels").
enum class Tunable : std::uint8_t { Rooms, Loops, Lakes, Machines, OutOfDepth, count };

/// As the rules have it, in percent.
inline constexpr int untuned = 100;

struct TunableRow {
    Tunable kind{};
    /// In commands, links, programs and JSON.
    std::string_view name;
    /// In percent of what is usual.
    Range percent{};
    /// The styles that have it; others refuse it.
    Flags<Style> styles{};
    std::string_view meaning;
};

inline constexpr Flags<Style> grown_styles{Style::Brogue, Style::Classic, Style::Accretion};

inline constexpr TunableRow tunable_list[] = {
    {.kind = Tunable::Rooms,
     .name = "rooms",
     .percent = {25, 300},
     .styles = grown_styles,
     .meaning = "how many rooms are tried, and how many there may be"},
    {.kind = Tunable::Loops,
     .name = "loops",
     .percent = {0, 300},
     .styles = grown_styles | Flags<Style>{Style::Rogue},
     .meaning = "how many ways around there are; 0: the level is a tree"},
    {.kind = Tunable::Lakes,
     .name = "lakes",
     .percent = {0, 300},
     .styles = grown_styles,
     .meaning = "how many lakes of water, lava, chasm and brimstone are tried"},
    {.kind = Tunable::Machines,
     .name = "machines",
     .percent = {0, 300},
     .styles = {Style::Brogue, Style::Classic},
     .meaning = "how many vaults, trap rooms and other places built for a purpose there are; camps and the "
                "Amulet's place stay"},
    {.kind = Tunable::OutOfDepth,
     .name = "outOfDepth",
     .percent = {0, 1000},
     .styles = grown_styles | Flags<Style>{Style::Rogue},
     .meaning = "how often a horde is drawn from deeper levels, of which every tenth usually is"},
};
inline constexpr EnumTable<Tunable, TunableRow> tunable_rows{tunable_list};

constexpr std::optional<Tunable> tunable_named(std::string_view name) {
    for (const TunableRow& row : tunable_rows)
        if (row.name == name) return row.kind;
    return std::nullopt;
}

/// A level's measures, in percent.
struct Tuning {
    std::array<std::int16_t, static_cast<std::size_t>(Tunable::count)> percent = [] {
        std::array<std::int16_t, static_cast<std::size_t>(Tunable::count)> all{};
        for (std::int16_t& each : all) each = untuned;
        return all;
    }();

    constexpr int operator[](Tunable which) const { return percent[static_cast<std::size_t>(which)]; }
    constexpr void set(Tunable which, int value) {
        percent[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
    }
    /// A number in this measure, rounded down.
    constexpr int of(Tunable which, int usual) const { return usual * (*this)[which] / untuned; }

    friend constexpr bool operator==(const Tuning&, const Tuning&) = default;
};

}  // namespace cellophane
