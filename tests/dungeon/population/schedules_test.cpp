#include "content/schedules.h"

#include "content/lakes.h"
#include "content/metered_items.h"
#include "dungeon/draft/survey.h"
#include "dungeon/stages/stages.h"
#include "support/catch.h"
#include "support/levels/drafts.h"
#include "support/table.h"

// What a depth is due: tables/level_curves.tsv and metered_items.tsv, figure by figure (rules/levels.md 23).

namespace cellophane {

namespace {

Table table(const std::string& name) {
    return Table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/" + name + ".tsv"};
}

/// A large plain hall to populate.
Draft hall(int depth) {
    std::string picture = std::string(60, '#') + '\n';
    for (int y = 0; y < 20; ++y)
        picture += y == 10 ? "#<" + std::string(57, '.') + "#\n" : "#" + std::string(58, '.') + "#\n";
    picture += std::string(60, '#') + '\n';
    Draft draft = drawn::draft(picture, depth);
    draft.stairs = {.up = {1, 11}, .down = {59, 5}};
    analyze(draft);
    return draft;
}

}  // namespace

TEST_CASE("items, gold, food and hordes by depth", "[schedules]") {
    const Table curves = table("level_curves");
    REQUIRE(curves.size() == 40);
    for (const Table::Row& row : curves.rows()) {
        const int depth = row.number("depth");
        INFO("depth " << depth);
        CHECK(depth_power_1_35[static_cast<std::size_t>(depth - 1)] == row.number("depth_pow_1_35_x65536"));
        CHECK(first_hordes(depth) == row.number("hordes_project", 0));
        CHECK(lumenstones(depth) == row.number("lumenstones", 0));
        if (depth <= long_amulet_depth)
            CHECK(first_items(depth) == row.number("items_base") + row.number("items_depth_bonus"));
        if (depth > 5 && depth <= long_amulet_depth) {
            CHECK(gold_low_mark(depth - 1) == row.number("gold_low_mark"));
            CHECK(gold_high_mark(depth - 1) == row.number("gold_high_mark"));
        }
        const char* columns[] = {"food_forced_if_spawned_le_offset_m2", "food_forced_offset_m1",
                                 "food_forced_offset_0", "food_forced_offset_p1", "food_forced_offset_p2"};
        for (int offset = -2; offset <= 2; ++offset) {
            const std::string_view cell = row[columns[offset + 2]];
            if (cell == "n/a") continue;
            INFO("offset " << offset << ", " << cell);
            if (cell == "never")
                CHECK(nutrition_mark(depth, offset) < 0);
            else
                CHECK(nutrition_mark(depth, offset) == whole_number(cell));
        }
    }
    // As the text has them.
    CHECK(nutrition_mark(3, 0) == 292);
    CHECK(nutrition_mark(10, 0) == 3933);
    CHECK(nutrition_mark(26, 0) == 15867);
}

TEST_CASE("the first 26 levels hold as many items, food and gold as the rules say", "[schedules]") {
    // Population alone, on plain halls: means of rules/levels.md 27.3, over a hundred games.
    constexpr int games = 100;
    double items = 0;
    double enchanting = 0;
    double life = 0;
    double strength = 0;
    double food = 0;
    double gold = 0;
    std::vector<Draft> halls;
    for (int depth = 1; depth <= 26; ++depth) halls.push_back(hall(depth));
    for (int game = 1; game <= games; ++game) {
        RunCounters counters{static_cast<std::uint64_t>(game)};
        int lives = 0;
        for (int depth = 1; depth <= 26; ++depth) {
            Draft draft = halls[static_cast<std::size_t>(depth - 1)];
            draft.counters = counters;
            Rng rng{mix(static_cast<std::uint64_t>(game), static_cast<std::uint64_t>(depth))};
            place_items(draft, rng);
            // Filled up: the nutrition made so far is above the mark of the lowest offset.
            CHECK(draft.counters.nutrition > nutrition_mark(depth, depth >= 3 ? -2 : 0));
            items += static_cast<double>(draft.items.size());
            for (const Item& item : draft.items) {
                enchanting += item.kind == ItemKind::ScrollOfEnchanting ? 1 : 0;
                lives += item.kind == ItemKind::PotionOfLife ? 1 : 0;
                strength += item.kind == ItemKind::PotionOfStrength ? 1 : 0;
                food += item.row().category == ItemCategory::Food ? 1 : 0;
                CHECK(item.row().category != ItemCategory::Gold);
            }
            place_gold(draft, rng);
            counters = draft.counters;
        }
        CHECK(lives >= 6);
        CHECK(lives <= 7);
        life += lives;
        CHECK(counters.gold > 27500);
        CHECK(counters.gold < 32500);
        gold += counters.gold;
    }
    CHECK(items / games == Approx(122.9).epsilon(0.02));
    CHECK(enchanting / games == Approx(14.2).margin(0.35));
    CHECK(life / games == Approx(6.1).margin(0.15));
    CHECK(strength / games == Approx(8.7).margin(0.3));
    CHECK(food / games == Approx(9.8).margin(0.3));
    CHECK(gold / games == Approx(29900).epsilon(0.02));
}

TEST_CASE("frequencies of metered items rise by depth and fall by each item made", "[schedules]") {
    const Table metered = table("metered_items");
    REQUIRE(metered.size() == metered_rows.size());
    Draft draft = hall(1);
    const RunCounters before = draft.counters;
    for (std::size_t i = 0; i < metered_rows.size(); ++i)
        CHECK(before.frequency[i] == metered[i].number("initial_frequency"));
    Rng rng{4};
    place_items(draft, rng);
    for (std::size_t i = 0; i < metered_rows.size(); ++i) {
        const int placed = draft.counters.count[i];
        CHECK(draft.counters.frequency[i] == metered[i].number("initial_frequency") +
                                                 metered[i].number("added_per_new_depth") -
                                                 placed * metered[i].number("removed_per_item_generated"));
    }
}

TEST_CASE("below the Amulet's level there are only lumenstones and food, and no gold", "[schedules]") {
    for (int depth = 27; depth <= 40; ++depth) {
        Draft draft = hall(depth);
        draft.counters.nutrition = 0;
        Rng rng{static_cast<std::uint64_t>(depth)};
        place_items(draft, rng);
        int stones = 0;
        for (const Item& item : draft.items) {
            stones += item.kind == ItemKind::Lumenstone ? 1 : 0;
            CHECK((item.kind == ItemKind::Lumenstone || item.row().category == ItemCategory::Food));
        }
        CHECK(stones == lumenstones(depth));
        CHECK(draft.items.size() > static_cast<std::size_t>(stones));
        const std::size_t before = draft.items.size();
        place_gold(draft, rng);
        CHECK(draft.items.size() == before);
        place_amulet(draft, rng);
        CHECK(draft.items.back().kind == ItemKind::Amulet);
    }
    int all = 0;
    for (int depth = 27; depth <= 40; ++depth) all += lumenstones(depth);
    CHECK(all == 25);
}

TEST_CASE("levels have as many traps as the rules allow for their depth", "[schedules][statistics]") {
    std::array<int, 41> least{};
    least.fill(1000);
    std::array<int, 41> most{};
    const auto is_trap = [](Terrain terrain) {
        for (const AutogeneratorRow& row : autogenerator_rows)
            if (row.is_trap && row.terrain == terrain) return true;
        return false;
    };
    for (int depth : {1, 2, 3, 5, 10, 20, 26, 39, 40}) {
        const auto at = static_cast<std::size_t>(depth);
        const Draft clean = hall(depth);
        for (int i = 0; i < 150; ++i) {
            Draft draft = clean;
            Rng rng{mix(static_cast<std::uint64_t>(depth), static_cast<std::uint64_t>(i))};
            scatter_features(draft, rng);
            int traps = 0;
            for (int due : draft.trap_machines_due) traps += due;
            for (int cell = 0; cell < draft.goal.size.area(); ++cell)
                traps += is_trap(draft.layers[Layer::Dungeon].at_index(cell)) ? 1 : 0;
            least[at] = std::min(least[at], traps);
            most[at] = std::max(most[at], traps);
        }
        INFO("depth " << depth);
        CHECK(most[at] <= (depth - 1) / 2);
        // In a wide hall nearly every trap finds its place; deeper down lack of kinds and mushrooms take
        // some.
        if (depth < 15) CHECK(most[at] >= (depth - 1) / 2 - 1);
        if (depth < 15) CHECK(least[at] >= (depth - 1) / 4 - 1);
        if (depth == 40) CHECK(most[at] == 0);
    }
}

}  // namespace cellophane
