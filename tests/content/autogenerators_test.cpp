#include "content/autogenerators.h"

#include <algorithm>
#include <string>
#include <vector>

#include "content/machines.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/autogenerators.h to docs/rules/tables/autogenerators.tsv.

namespace cellophane {

namespace {

/// How many instances a row asks for on average: one more at a time while the dice allow it.
double mean_instances(const AutogeneratorRow& row, int depth) {
    if (row.never_built || !row.depths.has(depth)) return 0;
    int count = std::min((row.intercept + row.slope * depth) / 100, row.most);
    double mean = 0;
    for (double probability = 1; count <= row.most; ++count) {
        const double again = count < row.most ? row.extra_percent / 100.0 : 0;
        mean += probability * (1 - again) * std::max(count, 0);
        probability *= again;
    }
    return mean;
}

std::string_view kind(const AutogeneratorRow& row) {
    if (row.machine != Blueprint::None) return "machine";
    if (row.feature == Feature::None) return "terrain";
    return row.terrain == Terrain::Nothing ? "feature" : "feature then terrain";
}

}  // namespace

TEST_CASE("autogenerators are what the table says they are", "[content][table]") {
    const Table theirs = table("autogenerators");
    REQUIRE(autogenerator_rows.size() == theirs.size());
    for (std::size_t index = 0; index < theirs.size(); ++index) {
        const Table::Row row = theirs[index];
        INFO(row.place());
        REQUIRE(row.number("row") == static_cast<int>(index));
        const AutogeneratorRow& ours = autogenerator_rows[index];
        CHECK(kind(ours) == row["kind"]);
        CHECK(feature_rows[ours.feature].name == name_or(row, "feature", "none"));
        CHECK(terrain_rows[ours.terrain].name == name_or(row, "terrain", "nothing"));
        CHECK(spelled(ours.layer, layer_words) == name_or(row, "terrain layer", "dungeon"));
        CHECK(blueprint_rows[ours.machine].name == name_or(row, "machine", "none"));
        CHECK(terrain_rows[ours.on].name == row["required dungeon-layer terrain"]);
        const std::string_view in = row["required liquid-layer terrain"];
        CHECK(terrain_rows[ours.in].name == (in == "none (must be empty)" ? "nothing" : in));
        CHECK(ours.depths == Range{row.number("min depth"), row.number("max depth")});
        CHECK(ours.extra_percent == row.number("extra-instance chance %"));
        CHECK(ours.intercept == row.number("count intercept (hundredths)"));
        CHECK(ours.slope == row.number("count slope per depth (hundredths)"));
        CHECK(ours.most == row.number("maximum count"));
        CHECK(ours.is_trap == (row["note"] == "trap row (see prose for the trap total)"));
        CHECK(ours.never_built == (row["note"] == "never built (30-terrain.md 20)"));
        CHECK((ours.is_trap || ours.never_built) == !row.blank("note"));
        for (const int depth : {1, 3, 5, 8, 10, 13, 15, 18, 20, 26, 30, 39, 40}) {
            INFO("depth " << depth);
            const std::string column =
                depth == 1 ? "mean instances at depth 1" : "depth " + std::to_string(depth);
            CHECK(mean_instances(ours, depth) == Approx(std::stod(std::string{row[column]})).margin(0.0051));
        }
    }
    // The formula in words, for the three columns before it.
    CHECK(theirs.unread() == std::vector<std::string>{"minimum count formula"});
}

TEST_CASE("flavour machines come from autogenerators, and traps are traps", "[content]") {
    for (const AutogeneratorRow& row : autogenerator_rows) {
        if (row.machine != Blueprint::None) {
            INFO(blueprint_rows[row.machine].name);
            CHECK(blueprint_rows[row.machine].role == Role::Flavour);
        }
        if (row.is_trap && row.machine == Blueprint::None)
            CHECK(terrain_rows[row.terrain].properties.has(TerrainProperty::TrapPlate) ==
                  (row.terrain != Terrain::HiddenTrapDoor));
    }
}

}  // namespace cellophane
