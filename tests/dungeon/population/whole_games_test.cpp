#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "dungeon/descent.h"
#include "dungeon/population/item_generation.h"
#include "support/catch.h"

// What a hero could find on the hero's way down to the Amulet (rules/items.md 27, whole games; A2).

namespace cellophane {

namespace {

constexpr ItemCategories never_in_pockets{ItemCategory::Food, ItemCategory::Amulet, ItemCategory::Gem,
                                          ItemCategory::Key};

/// One dungeon, depths 1 to 26.
struct Haul {
    int life = 0;
    int strength = 0;
    int enchanting = 0;
    int food = 0;
    int gold = 0;
    int piles = 0;
    int lying_loose = 0;
};

struct Hauls {
    std::vector<Haul> games;
    /// Loose weapons for the hand and armor by their enchantment, on the first levels and on the last.
    std::array<std::map<int, int>, 2> qualities;
    int cursed_in_machines = 0;
    int wrong_in_pockets = 0;
    int spoilt_missiles = 0;
};

bool is_metered(ItemKind kind) {
    return kind == ItemKind::PotionOfLife || kind == ItemKind::PotionOfStrength ||
           kind == ItemKind::ScrollOfEnchanting;
}

void count(const Item& item, int depth, Haul& haul, Hauls& all) {
    const ItemRow& row = item.row();
    haul.life += item.kind == ItemKind::PotionOfLife ? item.quantity : 0;
    haul.strength += item.kind == ItemKind::PotionOfStrength ? item.quantity : 0;
    haul.enchanting += item.kind == ItemKind::ScrollOfEnchanting ? item.quantity : 0;
    haul.food += row.category == ItemCategory::Food ? item.quantity : 0;
    const bool thrown = row.manners.has(Manner::Thrown);
    if (thrown && (item.enchant != 0 || item.has_rune() || item.marks.has(ItemMark::Cursed)))
        ++all.spoilt_missiles;
    if (item.machine != 0) all.cursed_in_machines += item.marks.has(ItemMark::Cursed) ? 1 : 0;
    if (item.carrier && item.machine == 0)
        all.wrong_in_pockets += never_in_pockets.has(row.category) || is_metered(item.kind) ? 1 : 0;
    const bool is_loose = !item.carrier && item.machine == 0;
    if (row.category == ItemCategory::Gold) {
        if (is_loose) {
            haul.gold += item.quantity;
            ++haul.piles;
        }
        return;
    }
    if (!is_loose) return;
    ++haul.lying_loose;
    const bool has_quality =
        (row.category == ItemCategory::Weapon && !thrown) || row.category == ItemCategory::Armor;
    if (has_quality && depth <= 5) ++all.qualities[0][item.enchant];
    if (has_quality && depth >= 20) ++all.qualities[1][item.enchant];
}

Hauls walk_through(int games) {
    Hauls all;
    for (int seed = 1; seed <= games; ++seed) {
        Descent descent{{.seed = static_cast<std::uint64_t>(seed)}, concerns_contents};
        Haul haul;
        while (descent.next_depth() <= long_amulet_depth) {
            const int depth = descent.next_depth();
            const Result<Level> level = descent.next();
            REQUIRE(level.ok());
            for (const Item& item : level.value().items) count(item, depth, haul, all);
        }
        all.games.push_back(haul);
    }
    return all;
}

double mean(const Hauls& all, int Haul::*figure) {
    double sum = 0;
    for (const Haul& haul : all.games) sum += haul.*figure;
    return sum / static_cast<double>(all.games.size());
}

double share(const Hauls& all, int Haul::*figure, int low, int high) {
    const auto is_within = [&](const Haul& haul) { return haul.*figure >= low && haul.*figure <= high; };
    return static_cast<double>(std::count_if(all.games.begin(), all.games.end(), is_within)) /
           static_cast<double>(all.games.size());
}

int median(const Hauls& all, int Haul::*figure) {
    std::vector<int> counts;
    for (const Haul& haul : all.games) counts.push_back(haul.*figure);
    std::nth_element(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(counts.size() / 2),
                     counts.end());
    return counts[counts.size() / 2];
}

/// How far the means of two distributions may lie apart by chance, three times over.
struct Spread {
    double mean = 0;
    double error = 0;
};
Spread spread_of(const std::map<int, int>& counts) {
    double n = 0;
    double sum = 0;
    double squares = 0;
    for (const auto& [value, count] : counts) {
        n += count;
        sum += value * count;
        squares += value * value * count;
    }
    return {sum / n, std::sqrt((squares / n - sum / n * (sum / n)) / n)};
}

double share_of(const std::map<int, int>& counts, int low, int high) {
    double within = 0;
    double n = 0;
    for (const auto& [value, count] : counts) {
        n += count;
        within += value >= low && value <= high ? count : 0;
    }
    return within / n;
}

}  // namespace

TEST_CASE("whole games hold as many items as the rules say", "[items][statistics][long]") {
    const Hauls all = walk_through(300);
    CHECK(mean(all, &Haul::life) == Approx(6.67).margin(0.3));
    // The seeds' median is 7, of a mean that lies between.
    CHECK(median(all, &Haul::life) >= 6);
    CHECK(median(all, &Haul::life) <= 7);
    CHECK(share(all, &Haul::life, 6, 13) == 1.0);
    CHECK(mean(all, &Haul::strength) == Approx(8.67).margin(0.3));
    CHECK(median(all, &Haul::strength) == 9);
    CHECK(share(all, &Haul::strength, 7, 10) > 0.97);
    CHECK(mean(all, &Haul::enchanting) == Approx(14.8).margin(0.3));
    CHECK(median(all, &Haul::enchanting) == 15);
    CHECK(share(all, &Haul::enchanting, 11, 18) > 0.97);
    CHECK(mean(all, &Haul::lying_loose) == Approx(122.9).epsilon(0.03));
    CHECK(mean(all, &Haul::food) == Approx(9.8).margin(0.3));
    CHECK(share(all, &Haul::food, 9, 12) > 0.95);
    CHECK(mean(all, &Haul::gold) == Approx(29842).epsilon(0.02));
    // The sum of what was counted level by level.
    CHECK(mean(all, &Haul::piles) == Approx(108.9).epsilon(0.02));
    CHECK(all.cursed_in_machines == 0);
    CHECK(all.wrong_in_pockets == 0);
    CHECK(all.spoilt_missiles == 0);

    // A2: quality does not depend on depth.
    const Spread high = spread_of(all.qualities[0]);
    const Spread deep = spread_of(all.qualities[1]);
    CHECK(std::abs(high.mean - deep.mean) < 3 * std::hypot(high.error, deep.error));
    for (const auto& [low, most] : {std::pair{-99, -1}, {0, 0}, {1, 1}, {2, 99}}) {
        INFO(low << " to " << most);
        CHECK(share_of(all.qualities[0], low, most) ==
              Approx(share_of(all.qualities[1], low, most)).margin(0.03));
    }
}

TEST_CASE("enchantments, charges and runes do not depend on depth", "[items]") {
    // Of one kind, so that only depth differs.
    for (const ItemKind kind :
         {ItemKind::Sword, ItemKind::ChainMail, ItemKind::RingOfLight, ItemKind::StaffOfFirebolt,
          ItemKind::CharmOfHealth, ItemKind::WandOfSlowness}) {
        INFO(item_rows[kind].name);
        std::array<std::map<int, int>, 2> counts;
        std::array<int, 2> runes{};
        constexpr int draws = 40'000;
        for (std::size_t i = 0; i < 2; ++i) {
            Rng rng{stream_key(50 + i, item_rows[kind].name)};
            for (int k = 0; k < draws; ++k) {
                const Item item = make_item({.kind = kind, .depth = i == 0 ? 1 + k % 5 : 20 + k % 7}, rng);
                ++counts[i][kind == ItemKind::WandOfSlowness ? item.charges : item.enchant];
                runes[i] += item.has_rune() ? 1 : 0;
            }
        }
        for (int value = -4; value <= 8; ++value)
            CHECK(100.0 * counts[0][value] / draws == Approx(100.0 * counts[1][value] / draws).margin(1.2));
        CHECK(100.0 * runes[0] / draws == Approx(100.0 * runes[1] / draws).margin(1.0));
    }
}

}  // namespace cellophane
