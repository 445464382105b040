#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "content/looks.h"
#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/drawn_map.h"
#include "view/observations.h"
#include "view/palettes.h"
#include "view/scene.h"

// What the lamp does to the drawn frame (rules/terrain.md 17.4).

namespace cellophane {

namespace {

/// A field of one terrain in even light, with the hero in its corner.
Observation field_of(Layer layer, Terrain terrain, int light) {
    Observation seen =
        drawn_observation(std::vector<std::string_view>(12, "@......................................."));
    seen.hero->at = {0, 0};
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        seen.cells.at_index(i).layers = {Terrain::Floor, Terrain::Nothing, Terrain::Nothing,
                                         Terrain::Nothing};
        seen.cells.at_index(i).layers[static_cast<std::size_t>(layer)] = terrain;
        seen.light.at_index(i) = {light, light, light};
    }
    return seen;
}

struct Mean {
    int red = 0;
    int green = 0;
    int blue = 0;
};

/// The mean of a color of all cells but the hero's.
Mean mean_of(const Observation& seen, Rgb StyledCell::*color) {
    const Frame frame = drawn_screen(seen);
    Mean sum;
    const int area = seen.cells.size().area();
    for (int i = 1; i < area; ++i) {
        const Rgb drawn = map_cell_of(frame, seen.cells.size().at(i)).*color;
        sum.red += drawn.red;
        sum.green += drawn.green;
        sum.blue += drawn.blue;
    }
    return {sum.red / (area - 1), sum.green / (area - 1), sum.blue / (area - 1)};
}

/// The multiplier of a light as the rules have it.
int multiplier_of(int light) {
    int root = light;
    if (light > 150)
        for (root = 0; (root + 1) * (root + 1) <= 150 * light;) ++root;
    return root;
}

/// The least and the most a component may be, 0-255.
bool is_within(int drawn, int base, int random, int light, int tolerance) {
    const int multiplier = multiplier_of(light);
    const auto shown = [&](int percent) {
        return std::clamp(percent * multiplier / 100, 0, 100) * 255 / 100;
    };
    return drawn >= shown(base) - tolerance && drawn <= shown(base + random) + tolerance;
}

bool is_near(const Mean& mean, Rgb wanted, int tolerance) {
    return std::abs(mean.red - wanted.red) <= tolerance && std::abs(mean.green - wanted.green) <= tolerance &&
           std::abs(mean.blue - wanted.blue) <= tolerance;
}

}  // namespace

TEST_CASE("light multiplies signs and grounds as far as they may shine", "[view][lamp]") {
    struct Sample {
        Layer layer;
        Terrain terrain;
        /// The most light its sign and its ground may give.
        int most_of_sign;
        int most_of_ground;
    };
    constexpr Sample samples[] = {{Layer::Dungeon, Terrain::StoneWall, 18000, 18000},
                                  {Layer::Surface, Terrain::Grass, 18000, 9500},
                                  {Layer::Liquid, Terrain::DeepWater, 18000, 9500},
                                  // It glows.
                                  {Layer::Liquid, Terrain::Lava, full_luminance, full_luminance}};
    int held_back = 0;
    for (const Sample& sample : samples)
        for (const int light : {60, 100, 177, 300}) {
            INFO(terrain_rows[sample.terrain].name << " in light " << light);
            const Observation seen = field_of(sample.layer, sample.terrain, light);
            const LookRow& row = looks[sample.terrain];
            const LookRow& floor = looks[Terrain::Floor];
            const Tint fore = tint(*(row.fore ? row.fore : floor.fore), 1);
            const Tint back = tint(*(row.back ? row.back : floor.back), 1);
            // Steps of light, and shades.
            const int tolerance = 12 + light / 12;
            for (const auto& [color, mean, most] :
                 {std::tuple{fore, mean_of(seen, &StyledCell::fore), sample.most_of_sign},
                  {back, mean_of(seen, &StyledCell::back), sample.most_of_ground}}) {
                INFO(mean.red << ", " << mean.green << ", " << mean.blue);
                const Rgb drawn{static_cast<std::uint8_t>(mean.red), static_cast<std::uint8_t>(mean.green),
                                static_cast<std::uint8_t>(mean.blue)};
                CHECK(luminance(drawn) <= most + 3000);
                if (luminance(drawn) > most / 2 && most < full_luminance) {
                    // As bright as it may be, or near it.
                    ++held_back;
                    continue;
                }
                CHECK(is_within(mean.red, color.red, color.random_red + color.random_all, light, tolerance));
                CHECK(is_within(mean.green, color.green, color.random_green + color.random_all, light,
                                tolerance));
                CHECK(
                    is_within(mean.blue, color.blue, color.random_blue + color.random_all, light, tolerance));
            }
        }
    CHECK(held_back > 4);
}

TEST_CASE("beside the lamp of depth 1 walls keep their hue and are dimmer than what stands before them",
          "[view][lamp]") {
    const Mean wall = mean_of(field_of(Layer::Dungeon, Terrain::StoneWall, 177), &StyledCell::back);
    INFO(wall.red << ", " << wall.green << ", " << wall.blue);
    CHECK(is_near(wall, {140, 116, 116}, 16));
    const Mean grass = mean_of(field_of(Layer::Surface, Terrain::Grass, 177), &StyledCell::fore);
    INFO(grass.red << ", " << grass.green << ", " << grass.blue);
    CHECK(grass.green > 90);
    CHECK(grass.green > 2 * grass.red);
    // A level without a hero is a map: shown in the full light of the same lamp.
    Observation bare = field_of(Layer::Dungeon, Terrain::StoneWall, 0);
    bare.hero.reset();
    CHECK(is_near(mean_of(bare, &StyledCell::back), {255, 201, 201}, 12));
}

TEST_CASE("the lamp shows on bare floor, the more the nearer it is", "[view][lamp]") {
    int before = -1;
    for (const int light : {0, 60, 100, 177, 300}) {
        const Mean floor = mean_of(field_of(Layer::Dungeon, Terrain::Floor, light), &StyledCell::back);
        CAPTURE(light, floor.red, floor.green, floor.blue);
        CHECK(floor.red + floor.green + floor.blue > before);
        before = floor.red + floor.green + floor.blue;
    }
    CHECK(before > 60);
}

TEST_CASE("no light is darkness, and coloured light tints stone", "[view][lamp]") {
    const Mean dark = mean_of(field_of(Layer::Dungeon, Terrain::StoneWall, 0), &StyledCell::back);
    CHECK(dark.red + dark.green + dark.blue == 0);
    Observation torch = field_of(Layer::Dungeon, Terrain::StoneWall, 0);
    for (int i = 0; i < torch.light.size().area(); ++i) torch.light.at_index(i) = {75, 38, 15};
    const Mean warm = mean_of(torch, &StyledCell::back);
    INFO(warm.red << ", " << warm.green << ", " << warm.blue);
    CHECK(warm.red * 2 > warm.green * 3);
    CHECK(warm.green > warm.blue * 2);
}

TEST_CASE("drops in view can be told from nothing, and move like gas", "[view][lamp]") {
    const Observation chasm = field_of(Layer::Liquid, Terrain::Chasm, 100);
    const Frame frame = drawn_screen(chasm);
    for (int i = 1; i < chasm.cells.size().area(); ++i) {
        const StyledCell& cell = map_cell_of(frame, chasm.cells.size().at(i));
        REQUIRE(cell.glyph == looks[Terrain::Chasm].glyph);
        REQUIRE(contrast_hundredths(cell.fore, cell.back) >= 160);
    }
    CellView cell;
    cell.sight = Sight::Seen;
    CellLook look{.at = {3, 3}, .depth = 4, .light = Illumination{100, 100, 100}};
    CHECK_FALSE(paint_moving_cell(cell, look).dances);
    cell.layers = {Terrain::Floor, Terrain::Nothing, Terrain::CausticGas, Terrain::Nothing};
    cell.gas_volume = 40;
    CHECK(paint_moving_cell(cell, look).dances);
    look.strayed = &wave_of(1);
    const StyledCell one = paint_cell(cell, look);
    look.strayed = &wave_of(2);
    CHECK(paint_cell(cell, look).back != one.back);
    look.plain = true;
    CHECK_FALSE(paint_moving_cell(cell, look).dances);
}

}  // namespace cellophane
