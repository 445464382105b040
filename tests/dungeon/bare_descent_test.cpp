#include "dungeon/bare_descent.h"

#include <set>
#include <string_view>

#include "dungeon/descent.h"
#include "dungeon/pipeline.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the stages that build architecture are separate from those that furnish it", "[dungeon][bare]") {
    for (const StyleRow& style : style_rows) {
        INFO(style.name);
        std::set<std::string_view> building;
        std::set<std::string_view> furnishing;
        for (const Stage& stage : pipeline(style.kind))
            (builds_architecture(stage) ? building : furnishing).insert(stage.name);
        for (std::string_view stage :
             {"first_room", "attach_rooms", "lay_floor", "finish_walls", "place_stairs"})
            CHECK(building.count(stage) == 1);
        // A stage that is renamed would slip through: all that fill a level are named here.
        for (std::string_view stage :
             {"place_items", "place_gold", "place_hordes", "place_amulet", "set_waypoints"})
            CHECK(furnishing.count(stage) == 1);
        if (style.kind == Style::Brogue || style.kind == Style::Classic)
            for (std::string_view stage : {"scatter_features", "furnish_rewards"})
                CHECK(furnishing.count(stage) == 1);
    }
}

TEST_CASE("bare levels have stairs and open floor, but no traps and no furniture", "[dungeon][bare]") {
    for (const StyleRow& style : style_rows) {
        INFO(style.name);
        BareDescent bare{{.seed = 5, .style = style.kind}};
        Descent whole{{.seed = 5, .style = style.kind}};
        bool furniture_is_missing = false;
        for (int depth = 1; depth <= 8; ++depth) {
            const Result<TerrainLayers> layout = bare.next();
            const Result<Level> level = whole.next();
            REQUIRE(layout.ok());
            REQUIRE(level.ok());
            const BitGrid open = layout.value().cells_with(solid_properties).complement();
            CHECK(open.count() > 300);
            const Grid<Terrain>& ground = layout.value()[Layer::Dungeon];
            int stairs = 0;
            for (int i = 0; i < ground.size().area(); ++i) stairs += is_level_exit(ground.at_index(i));
            CHECK(stairs == 2);
            CHECK(layout.value().cells_with(TerrainProperties{TerrainProperty::TrapPlate}).none());
            furniture_is_missing |= !(layout.value() == level.value().layers);
        }
        // Styles without features and machines build the same place either way.
        const bool has_furniture = style.kind == Style::Brogue || style.kind == Style::Classic;
        if (has_furniture) CHECK(furniture_is_missing);
    }
}

TEST_CASE("there is no bare level below the deepest depth", "[dungeon][bare]") {
    BareDescent bare{{.seed = 1, .style = Style::Rogue}};
    for (int depth = 1; depth <= long_deepest_depth; ++depth) REQUIRE(bare.next().ok());
    CHECK_FALSE(bare.next().ok());
}

}  // namespace cellophane
