#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "content/items.h"
#include "kit/base/enum_table.h"

namespace cellophane {

/// A figure of a charm by its level, 1 to 20 (tables/power_tables.tsv); beyond the end the last one stays.
using CharmFigures = std::array<std::int32_t, 20>;

struct CharmRow {
    ItemKind kind{};
    /// Turns until it can be woken again.
    CharmFigures recharges{};
    /// Turns it works, percent it heals, cells it reaches, tenths of a point it takes: by kind.
    CharmFigures powers{};

    static constexpr int at_level(const CharmFigures& figures, int level) {
        return figures[static_cast<std::size_t>(std::clamp(level, 1, static_cast<int>(figures.size())) - 1)];
    }
    constexpr int recharge(int level) const { return at_level(recharges, level); }
    constexpr int power(int level) const { return at_level(powers, level); }
};

inline constexpr CharmRow charm_list[] = {
    {.kind = ItemKind::CharmOfHealth,
     .recharges = {1377, 759, 418, 231, 128, 72, 41, 23, 14, 9, 6, 4, 4, 3, 3, 3, 3, 3, 3, 3},
     .powers = {20,  40,  60,  80,  100, 100, 100, 100, 100, 100,
                100, 100, 100, 100, 100, 100, 100, 100, 100, 100}},
    {.kind = ItemKind::CharmOfProtection,
     .recharges = {619, 379, 235, 149, 97, 66, 47, 36, 30, 26, 23, 22, 21, 20, 20, 20, 20, 20, 20, 20},
     .powers = {150,  202,  273,  369,  498,   672,   908,   1225,  1654,  2234,
                3015, 4071, 5496, 7420, 10017, 13523, 18257, 24647, 33273, 44919}},
    {.kind = ItemKind::CharmOfHaste,
     .recharges = {527, 347, 231, 156, 109, 80, 64, 55, 52, 53, 58, 66, 76, 90, 108, 129, 155, 186, 223, 268},
     .powers = {8, 10, 12, 14, 17, 20, 25, 30, 36, 43, 52, 62, 74, 89, 107, 129, 155, 186, 223, 268}},
    {.kind = ItemKind::CharmOfFireImmunity,
     .recharges = {491, 302, 191, 127, 92,  75,  69,  72,  82,  97,
                   118, 146, 182, 227, 284, 355, 444, 555, 693, 867},
     .powers = {12, 15, 19, 24, 30, 38, 47, 59, 74, 93, 116, 145, 181, 227, 284, 355, 444, 555, 693, 867}},
    {.kind = ItemKind::CharmOfInvisibility,
     .recharges = {524, 344, 227, 152, 104, 74, 56, 46, 41, 40, 43, 48, 55, 65, 78, 92, 110, 133, 159, 191},
     .powers = {5, 7, 8, 10, 12, 14, 17, 21, 25, 30, 37, 44, 53, 64, 77, 92, 110, 133, 159, 191}},
    {.kind = ItemKind::CharmOfTelepathy,
     .recharges = {550, 376, 267, 203, 168, 155, 158,  174,  202,  242,
                   297, 367, 456, 569, 711, 888, 1110, 1387, 1734, 2168},
     .powers = {31,  39,  48,  61,  76,  95,  119,  149,  186,  232,
                291, 363, 454, 568, 710, 888, 1110, 1387, 1734, 2168}},
    {.kind = ItemKind::CharmOfLevitation,
     .recharges = {531, 352, 238, 166, 122, 98,  86,  84,  90,  103,
                   122, 149, 183, 228, 285, 355, 444, 555, 693, 867},
     .powers = {12, 15, 19, 24, 30, 38, 47, 59, 74, 93, 116, 145, 181, 227, 284, 355, 444, 555, 693, 867}},
    {.kind = ItemKind::CharmOfShattering,
     .recharges = {1499, 899, 539, 323, 194, 116, 69, 41, 25, 15, 9, 5, 3, 1, 1, 1, 1, 1, 1, 1},
     .powers = {5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24}},
    {.kind = ItemKind::CharmOfGuardian,
     .recharges = {507, 360, 258, 186, 135, 100, 75, 58, 46, 37, 31, 27, 24, 22, 21, 20, 19, 19, 18, 18},
     .powers = {6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44}},
    {.kind = ItemKind::CharmOfTeleportation,
     .recharges = {551, 331, 198, 119, 71, 42, 25, 15, 9, 5, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1}},
    {.kind = ItemKind::CharmOfRecharging,
     .recharges = {5499, 3024, 1663, 914, 503, 276, 152, 83, 46, 25, 13, 7, 4, 2, 1, 1, 1, 1, 1, 1}},
    {.kind = ItemKind::CharmOfNegation,
     .recharges = {1499, 899, 539, 323, 194, 116, 69, 41, 25, 15, 9, 5, 3, 1, 1, 1, 1, 1, 1, 1},
     .powers = {4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58, 61}},
};

static_assert(has_row_for_each(charm_list, charm_kinds));

/// The row of a charm.
constexpr const CharmRow& charm_row(ItemKind kind) {
    return row_in(charm_list, kind);
}

}  // namespace cellophane
