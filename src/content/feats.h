#pragma once

#include <cstdint>
#include <string_view>

#include "kit/base/enum_table.h"
#include "kit/base/flags.h"

namespace cellophane {

/// What a hero can be proud of besides its score (tables/feats.tsv).
enum class Feat : std::uint8_t {
    PureMage,
    PureWarrior,
    Companion,
    Specialist,
    Jellymancer,
    Dragonslayer,
    Paladin,
    Untempted,
    count
};
using Feats = Flags<Feat>;

struct FeatRow {
    Feat kind{};
    std::string_view name;
    /// The hero's from the start, until the hero spoils it; otherwise it has to be won.
    bool kept = false;
    /// What it takes to win it: cells explored together, levels, splitters; 0: nothing that is counted.
    int figure = 0;
};

inline constexpr FeatRow feat_list[] = {
    {.kind = Feat::PureMage, .name = "Pure Mage", .kept = true},
    {.kind = Feat::PureWarrior, .name = "Pure Warrior", .kept = true},
    {.kind = Feat::Companion, .name = "Companion", .figure = 10400},
    {.kind = Feat::Specialist, .name = "Specialist", .figure = 16},
    {.kind = Feat::Jellymancer, .name = "Jellymancer", .figure = 90},
    {.kind = Feat::Dragonslayer, .name = "Dragonslayer"},
    {.kind = Feat::Paladin, .name = "Paladin", .kept = true},
    {.kind = Feat::Untempted, .name = "Untempted", .kept = true},
};
inline constexpr EnumTable<Feat, FeatRow> feat_rows{feat_list};

constexpr Feats feats_at_first() {
    Feats held;
    for (const FeatRow& row : feat_list)
        if (row.kept) held |= Feats{row.kind};
    return held;
}

}  // namespace cellophane
