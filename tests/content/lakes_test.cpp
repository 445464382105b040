#include "content/lakes.h"

#include <map>
#include <string>
#include <vector>

#include "content/tables.h"
#include "content/variants.h"
#include "support/catch.h"

// Hold src/content/lakes.h to docs/rules/tables/lake_liquids.tsv.

namespace cellophane {

TEST_CASE("lakes are those of the table", "[content][table]") {
    const Table theirs = table("lake_liquids");
    REQUIRE(theirs.size() == lake_liquid_rows.size());
    const std::map<std::string, TerrainProperty> reasons{
        {"kills at once", TerrainProperty::Lava},
        {"deep water", TerrainProperty::DeepWater},
        {"drops to the next depth", TerrainProperty::Descends},
        {"ignites by itself", TerrainProperty::Ignites}};
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["liquid"]);
        const LakeLiquidRow& ours = lake_liquid_rows[static_cast<LakeLiquid>(row.number("roll"))];
        CHECK(terrain_rows[ours.terrain].name == row["liquid"]);
        CHECK(terrain_rows[ours.wreath].name ==
              (row["wreath"] == "none" ? std::string_view{"nothing"} : row["wreath"]));
        CHECK(ours.wreath_width == row.number("wreath_width"));
        CHECK(ours.first_depth == row.number("first_depth_project"));
        const TerrainProperties properties = terrain_rows[ours.terrain].properties;
        CHECK(properties.has(reasons.at(std::string{row["blocks_pathing_because"]})));
        CHECK(properties.any_of(pathing_blockers));
        // Bridges are built over drops alone.
        CHECK(properties.has(TerrainProperty::Descends) == row.yes("bridgeable"));
    }
    CHECK(theirs.unread() == std::vector<std::string>{"first_depth_reference", "at_depth_40", "note"});
}

TEST_CASE("the liquids a lake may have at each depth are those of the table of curves", "[content][table]") {
    const Words<LakeLiquid> words{{"lava", LakeLiquid::Lava},
                                  {"water", LakeLiquid::DeepWater},
                                  {"chasm", LakeLiquid::Chasm},
                                  {"brimstone", LakeLiquid::Brimstone}};
    const Table curves = table("level_curves");
    for (const Table::Row& row : curves.rows()) {
        INFO(row.place());
        if (row.number("depth") == long_deepest_depth)
            continue;  // A level of its own kind (rules/levels.md 10.3).
        std::set<std::string> ours;
        for (const LakeLiquidRow& liquid : lake_liquid_rows)
            if (liquid.first_depth <= row.number("depth")) ours.insert(spelled(liquid.kind, words));
        CHECK(ours == row.set("liquid_choices"));
    }
}

TEST_CASE("lakes are grown in windows that shrink", "[content]") {
    CHECK(lake_windows.front() == Size{30, 15});
    CHECK(lake_windows.back() == Size{20, 10});
    for (std::size_t index = 1; index < lake_windows.size(); ++index) {
        CHECK(lake_windows[index].width == lake_windows[index - 1].width - 2);
        CHECK(lake_windows[index].height == lake_windows[index - 1].height - 1);
    }
}

}  // namespace cellophane
