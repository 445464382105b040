#include "view/map_cell.h"

#include <cstdlib>

#include "content/looks.h"
#include "support/catch.h"
#include "view/mixing.h"

namespace cellophane {

namespace {

CellView seen_cell(Terrain dungeon, Terrain liquid = Terrain::Nothing, Terrain surface = Terrain::Nothing) {
    CellView cell;
    cell.sight = Sight::Seen;
    cell.layers = {dungeon, liquid, surface, Terrain::Nothing};
    return cell;
}

CellLook at_origin() {
    return {.at = {3, 3}, .depth = 4, .light_percent = 100};
}

}  // namespace

TEST_CASE("every terrain but none has its look by the table", "[view][cell]") {
    CHECK(looks[Terrain::Floor].glyph == U'\u00B7');
    CHECK(looks[Terrain::Chasm].glyph == U'\u2237');
    CHECK(looks[Terrain::CrystalPortal].glyph == U'\u03A9');
    CHECK(looks[Terrain::ShallowWater].glyph == 0);
    CHECK(looks[Terrain::Granite].fore == Colour::WallBack);
    CHECK_FALSE(looks[Terrain::Nothing].fore.has_value());
    for (const LookRow& row : looks) {
        if (row.kind == Terrain::Nothing) continue;
        CHECK(row.fore.has_value());
        CHECK(row.back.has_value());
    }
}

TEST_CASE("glyph and colours come from the most important layer that has them", "[view][cell]") {
    // Shallow water (55) has colours but no glyph: the floor's shows through.
    const StyledCell shallow = paint_cell(seen_cell(Terrain::Floor, Terrain::ShallowWater), at_origin());
    CHECK(shallow.glyph == U'\u00B7');
    CHECK(shallow.back.blue > 2 * shallow.back.red);
    // A bridge (45) lies over the chasm edge (80) and the floor.
    CHECK(paint_cell(seen_cell(Terrain::Floor, Terrain::RopeBridge), at_origin()).glyph == U'=');
    CHECK(paint_cell(seen_cell(Terrain::Floor, Terrain::Nothing, Terrain::BridgeEnd), at_origin()).glyph ==
          U'=');
    // A wall (0) hides the lake behind it.
    CHECK(paint_cell(seen_cell(Terrain::StoneWall, Terrain::DeepWater), at_origin()) ==
          paint_cell(seen_cell(Terrain::StoneWall), at_origin()));
}

TEST_CASE("unknown cells are blank and black, whatever they hold", "[view][cell]") {
    CellView cell = seen_cell(Terrain::Lava);
    cell.sight = Sight::Unknown;
    const StyledCell painted = paint_cell(cell, at_origin());
    CHECK(painted.glyph == U' ');
    CHECK(painted.back == Rgb{});
}

TEST_CASE("remembered cells fade to blue, but for what is brightly remembered", "[view][cell]") {
    CellView wall = seen_cell(Terrain::StoneWall);
    const StyledCell lit = paint_cell(wall, at_origin());
    wall.sight = Sight::Remembered;
    const StyledCell faded = paint_cell(wall, at_origin());
    CHECK(faded.back.red < lit.back.red);
    CHECK(faded.back.blue > faded.back.red);
    CellView stairs = seen_cell(Terrain::DownwardStaircase);
    stairs.sight = Sight::Remembered;
    const Rgb sign = paint_cell(stairs, at_origin()).fore;
    const Rgb wanted = to_rgb(tint(Colour::Item));
    CHECK(std::abs(sign.red - wanted.red) <= 4);
    CHECK(std::abs(sign.green - wanted.green) <= 4);
    CHECK(sign.blue == 0);
    // (15 x 25 / 100 = 3; three quarters of it and a quarter of 25: 8 percent.)
    CHECK(paint_cell(stairs, at_origin()).back.red == 8 * 255 / 100);
}

TEST_CASE("magic mapping shows the bones of a cell in violet", "[view][cell]") {
    CellView cell = seen_cell(Terrain::Floor, Terrain::Nothing, Terrain::BridgeEnd);
    cell.sight = Sight::MagicMapped;
    const StyledCell painted = paint_cell(cell, at_origin());
    CHECK(painted.glyph == U'\u00B7');
    CHECK(painted.fore.red > painted.fore.green);
}

TEST_CASE("the hero stands out wherever it stands", "[view][cell]") {
    for (Terrain liquid : {Terrain::Nothing, Terrain::DeepWater, Terrain::Lava, Terrain::InertBrimstone}) {
        CellLook look = at_origin();
        look.hero_here = true;
        const StyledCell cell = paint_cell(seen_cell(Terrain::Floor, liquid), look);
        CHECK(cell.glyph == U'@');
        CHECK(cell.fore != cell.back);
    }
}

TEST_CASE("marks show", "[view][cell]") {
    const CellView floor = seen_cell(Terrain::Floor);
    CellLook look = at_origin();
    const StyledCell bare = paint_cell(floor, look);
    look.mark = Mark::Route;
    const StyledCell route = paint_cell(floor, look);
    CHECK(route.back.red > bare.back.red);
    look.mark = Mark::CursorRoute;
    CHECK(paint_cell(floor, look).back.red > route.back.red);
    look.mark = Mark::FarTarget;
    const StyledCell far = paint_cell(floor, look);
    look.mark = Mark::Target;
    CHECK(paint_cell(floor, look).back == Rgb{255, 255, 255});
    CHECK(far.back.red < 255);
    // Stairs turn their colours round instead.
    const CellView stairs = seen_cell(Terrain::DownwardStaircase);
    CellLook plain{.at = {3, 3}, .depth = 4};
    const StyledCell before = paint_cell(stairs, plain);
    plain.mark = Mark::Route;
    CHECK(paint_cell(stairs, plain).back == before.fore);
}

TEST_CASE("whoever knows all sees secret doors as doors that are not quite doors", "[view][cell]") {
    const CellLook plain{.at = {3, 3}, .depth = 4};
    const StyledCell secret = paint_cell(seen_cell(Terrain::SecretDoor), plain);
    CHECK(secret.glyph == U'+');
    CHECK(secret.back != paint_cell(seen_cell(Terrain::WoodenDoor), plain).back);
}

TEST_CASE("a glyph in the colour of its ground is a blank", "[view][cell]") {
    CellView chasm = seen_cell(Terrain::Floor, Terrain::Chasm);
    CellLook dark = at_origin();
    dark.light_percent = 0;
    CHECK(paint_cell(chasm, dark).glyph == U' ');
}

}  // namespace cellophane
