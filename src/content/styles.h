#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kit/base/enum_table.h"

namespace cellophane {

/// The four ways of making a level (rules/levels.md 25).
enum class Style : std::uint8_t { Brogue, Classic, Accretion, Rogue, count };

struct StyleRow {
    Style kind{};
    std::string_view name;
    /// Its hordes come with their camps.
    bool has_camps = false;
};

/// The names by which links, commands and programs ask for a style.
inline constexpr StyleRow style_list[] = {
    {.kind = Style::Brogue, .name = "brogue", .has_camps = true},
    {.kind = Style::Classic, .name = "classic", .has_camps = true},
    {.kind = Style::Accretion, .name = "accretion"},
    {.kind = Style::Rogue, .name = "rogue"},
};
inline constexpr EnumTable<Style, StyleRow> style_rows{style_list};

constexpr std::optional<Style> style_named(std::string_view name) {
    for (const StyleRow& row : style_rows)
        if (row.name == name) return row.kind;
    return std::nullopt;
}

}  // namespace cellophane
