#pragma once

#include <array>
#include <cstddef>

#include "agent/fields/creatures.h"
#include "agent/fields/game.h"
#include "agent/fields/hero.h"
#include "agent/fields/items.h"
#include "agent/fields/map.h"
#include "agent/observation_fields.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// Every field of the flat observation, in the order they lie in memory. The schema, the manual and what
/// writes an observation are made of it.
inline constexpr EnumTable<Field, FieldRow> field_rows{fields::game,       fields::hero,       fields::map,
                                                       fields::creatures,  fields::items,      fields::pack,
                                                       fields::appraisals, fields::discoveries};

namespace fields {

/// Where each field begins, and behind them all where the last one ends.
inline constexpr auto offsets = [] {
    std::array<std::size_t, field_rows.size() + 1> found{};
    for (std::size_t i = 0; i < field_rows.size(); ++i) {
        const FieldRow& row = field_rows[static_cast<Field>(i)];
        const auto bytes = static_cast<std::size_t>(row.count() * bytes_of(row.element));
        found[i + 1] = (found[i] + bytes + 3) / 4 * 4;
    }
    return found;
}();

}  // namespace fields

/// Where a field begins, in bytes: always a multiple of 4.
constexpr std::size_t offset_of(Field field) {
    return fields::offsets[static_cast<std::size_t>(field)];
}

/// The length of the whole block.
inline constexpr std::size_t observation_bytes = fields::offsets.back();

}  // namespace cellophane
