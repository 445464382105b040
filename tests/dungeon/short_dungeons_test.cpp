#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "content/machines.h"
#include "dungeon/descent.h"
#include "support/catch.h"

// What lies on each depth of a short dungeon (rules/levels.md 28).

namespace cellophane {

namespace {

constexpr int dungeons = 150;

/// The levels of a depth.
using Levels = std::vector<Level>;

/// By depth from 1.
std::vector<Levels> levels_of(Variant variant) {
    std::vector<Levels> result(static_cast<std::size_t>(deepest_depth(variant)));
    for (std::uint64_t seed = 1; seed <= dungeons; ++seed) {
        Descent descent{{.seed = seed, .variant = variant}};
        for (Levels& levels : result) levels.push_back(descent.next().value());
    }
    return result;
}

/// In hundredths a level.
template <class Items, class Is>
int mean_of(const Levels& levels, Items items, Is is) {
    int found = 0;
    for (const Level& level : levels) {
        const auto& all = items(level);
        found += static_cast<int>(std::count_if(all.begin(), all.end(), is));
    }
    return 100 * found / dungeons;
}

bool lies_about(const Item& item) {
    return !item.carrier && item.machine == 0;
}

int mean_of_kind(const Levels& levels, ItemKind kind) {
    return mean_of(
        levels, [](const Level& level) -> const auto& { return level.items; },
        [&](const Item& item) { return item.kind == kind && lies_about(item); });
}

}  // namespace

TEST_CASE("each depth of a short dungeon holds what its row says", "[dungeon][variants]") {
    for (const VariantRow& variant : variant_rows) {
        if (variant.supplies.empty()) continue;
        const std::vector<Levels> depths = levels_of(variant.kind);
        for (std::size_t i = 0; i < depths.size(); ++i) {
            const DepthSupply& supply = variant.supplies[i];
            const Levels& levels = depths[i];
            INFO(variant.name << ", depth " << i + 1);
            // A count between two whole numbers strays by half at most: by 0.04 in the mean of so many.
            constexpr int stray = 12;
            CHECK(mean_of_kind(levels, ItemKind::ScrollOfEnchanting) ==
                  Approx(supply.enchanting).margin(stray));
            CHECK(mean_of_kind(levels, ItemKind::PotionOfStrength) == Approx(supply.strength).margin(stray));
            CHECK(mean_of_kind(levels, ItemKind::PotionOfLife) == Approx(supply.life).margin(stray));
            CHECK(mean_of_kind(levels, ItemKind::Lumenstone) == 100 * supply.lumenstones);
            // Hordes of the open dungeon with a captive; not every one finds a place.
            const int captives = mean_of(
                levels, [](const Level& level) -> const auto& { return level.monsters; },
                [](const Monster& monster) { return monster.is_captive() && monster.machine == 0; });
            CHECK(captives <= supply.captives + stray);
            CHECK(captives >= supply.captives * 85 / 100 - stray);
        }
    }
}

TEST_CASE("reward rooms of a short dungeon are of the depths that its row names", "[dungeon][variants]") {
    for (const VariantRow& variant : variant_rows) {
        if (variant.supplies.empty()) continue;
        const std::vector<Levels> depths = levels_of(variant.kind);
        for (std::size_t i = 0; i < depths.size(); ++i) {
            const DepthSupply& supply = variant.supplies[i];
            INFO(variant.name << ", depth " << i + 1);
            int rooms = 0;
            for (const Level& level : depths[i])
                for (const MachineRecord& machine : level.machines) {
                    const BlueprintRow& row = blueprint_rows[machine.kind];
                    if (row.role != Role::Reward) continue;
                    ++rooms;
                    INFO(row.name);
                    CHECK(row.depths.least <= supply.rewards_to);
                    CHECK(row.depths.most >= supply.rewards_from);
                }
            if (supply.reward_rooms == 0) CHECK(rooms == 0);
            // Not every one that is due finds a place: libraries need more room than a crowded level has.
            CHECK(100 * rooms / dungeons <= supply.reward_rooms + 12);
            CHECK(100 * rooms / dungeons >= supply.reward_rooms * 60 / 100);
        }
    }
}

}  // namespace cellophane
