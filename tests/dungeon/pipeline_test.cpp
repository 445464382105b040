#include "dungeon/pipeline.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "content/schedules.h"
#include "support/catch.h"
#include "support/table.h"

// Hold the styles' stages to docs/rules/tables/generator_styles.tsv, row by row.

namespace cellophane {

namespace {

bool has_stage(Style style, std::string_view name) {
    const auto stages = pipeline(style);
    return std::any_of(stages.begin(), stages.end(),
                       [name](const Stage& stage) { return stage.name == name; });
}

/// The stage that a row is about, if all of it is one that a style has or has not.
const std::map<std::string, std::string_view>& stage_of_row() {
    static const std::map<std::string, std::string_view> stages{
        {"first room", "first_room"},
        {"growth", "attach_rooms"},
        {"lakes", "design_lakes"},
        {"lake automaton", "design_lakes"},
        {"liquids", "fill_lakes"},
        {"wreaths", "fill_lakes"},
        {"autogenerators (terrain)", "scatter_features"},
        {"diagonal openings removed", "clear_diagonals"},
        {"reward rooms", "furnish_rewards"},
        {"lake-wall clean-up", "join_lakes"},
        {"bridges", "build_bridges"},
        {"orphan doors removed", "finish_doors"},
        {"secret doors", "finish_doors"},
        {"wall finishing", "finish_walls"},
        {"stairs", "place_stairs"},
        {"items (raffle), gold", "place_items"},
        {"initial hordes", "place_hordes"},
        {"burn-in of 50 environment turns", "settle"},
    };
    return stages;
}

/// What tests of rooms, stages, styles and statistics measure.
const std::set<std::string> measured{
    "map size",          "room templates",       "hallway chance", "hallway length h / v",
    "hallway exits",     "door tile at a joint", "loops",          "topology analysis",
    "amulet at depth 26"};

}  // namespace

TEST_CASE("each style has the stages that the table gives it", "[dungeon][table]") {
    const Table theirs{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/generator_styles.tsv"};
    std::size_t rows = 0;
    for (const Table::Row& row : theirs.rows()) {
        const std::string step{row["step"]};
        for (const StyleRow& style : style_rows) {
            INFO(row.place() << " " << step << ", " << style.name);
            const std::string_view cell = row[style.name];
            const bool wanted = cell != "no" && cell != "none";
            const auto found = stage_of_row().find(step);
            // The first rooms of rogue are its grid.
            if (found != stage_of_row().end() && step != "first room")
                CHECK(has_stage(style.kind, found->second) == wanted);
            else if (step == "autogenerators (machines)")
                // In classic they come with those of terrain.
                CHECK((has_stage(style.kind, "furnish_areas") ||
                       cell.find("with the terrain ones") != cell.npos) == wanted);
            else
                CHECK((measured.contains(step) || has_stage(style.kind, "first_room")));
            if (step == "initial hordes")
                CHECK(style.has_camps == (cell.find("without it") == std::string_view::npos));
            if (step == "topology analysis" && cell.find("needed by the raffle") != cell.npos)
                CHECK(has_stage(style.kind, "analyse_shape"));
        }
        ++rows;
    }
    CHECK(rows == stage_of_row().size() + measured.size() + 1);
}

}  // namespace cellophane
