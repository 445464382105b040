#include "view/map_cell.h"

#include <cstdlib>

#include <algorithm>
#include "content/features.h"
#include "content/looks.h"
#include "support/catch.h"
#include "view/cell_colors.h"

namespace cellophane {

namespace {

CellView seen_cell(Terrain dungeon, Terrain liquid = Terrain::Nothing, Terrain surface = Terrain::Nothing) {
    CellView cell;
    cell.sight = Sight::Seen;
    cell.layers = {dungeon, liquid, Terrain::Nothing, surface};
    return cell;
}

bool row_blocks(Terrain terrain) {
    return terrain_rows[terrain].properties.has(TerrainProperty::BlocksMovement);
}

CellLook cell_at_origin() {
    return {.at = {3, 3}, .depth = 4, .light = Illumination{100, 100, 100}};
}

}  // namespace

TEST_CASE("every terrain but none has the look of the table", "[view][cell]") {
    CHECK(looks[Terrain::Floor].glyph == U'\u00B7');
    CHECK(looks[Terrain::Chasm].glyph == U'\u2237');
    CHECK(looks[Terrain::CrystalPortal].glyph == U'\u03A9');
    CHECK(looks[Terrain::ShallowWater].glyph == 0);
    CHECK(looks[Terrain::Granite].fore == Color::WallBack);
    CHECK_FALSE(looks[Terrain::Nothing].fore.has_value());
    for (const LookRow& row : looks) {
        if (row.kind == Terrain::Nothing) continue;
        INFO(terrain_rows[row.kind].name);
        // What stops the hero has to be seen.
        if (!row_blocks(row.kind)) continue;
        CHECK(row.glyph != 0);
        CHECK(row.fore.has_value());
    }
}

TEST_CASE("glyph and colours come from the most important layer that has them", "[view][cell]") {
    // Shallow water (55) has colors but no glyph: the floor's shows through.
    const StyledCell shallow = paint_cell(seen_cell(Terrain::Floor, Terrain::ShallowWater), cell_at_origin());
    CHECK(shallow.glyph == U'\u00B7');
    CHECK(shallow.back.blue > 2 * shallow.back.red);
    // A bridge (45) lies over the chasm edge (80) and the floor.
    CHECK(paint_cell(seen_cell(Terrain::Floor, Terrain::RopeBridge), cell_at_origin()).glyph == U'=');
    CHECK(
        paint_cell(seen_cell(Terrain::Floor, Terrain::Nothing, Terrain::BridgeEnd), cell_at_origin()).glyph ==
        U'=');
    // A wall (0) hides the lake behind it.
    CHECK(paint_cell(seen_cell(Terrain::StoneWall, Terrain::DeepWater), cell_at_origin()) ==
          paint_cell(seen_cell(Terrain::StoneWall), cell_at_origin()));
}

TEST_CASE("unknown cells are blank and black, whatever they hold", "[view][cell]") {
    CellView cell = seen_cell(Terrain::Lava);
    cell.sight = Sight::Unknown;
    const StyledCell painted = paint_cell(cell, cell_at_origin());
    CHECK(painted.glyph == U' ');
    CHECK(painted.back == Rgb{});
}

TEST_CASE("remembered cells fade to blue, but for what is brightly remembered", "[view][cell]") {
    CellView wall = seen_cell(Terrain::StoneWall);
    const StyledCell lit = paint_cell(wall, cell_at_origin());
    wall.sight = Sight::Remembered;
    const StyledCell faded = paint_cell(wall, cell_at_origin());
    CHECK(faded.back.red < lit.back.red);
    CHECK(faded.back.blue > faded.back.red);
    CellView stairs = seen_cell(Terrain::DownwardStaircase);
    stairs.sight = Sight::Remembered;
    const Rgb sign = paint_cell(stairs, cell_at_origin()).fore;
    const Rgb wanted = to_rgb(tint(Color::Item));
    CHECK(std::abs(sign.red - wanted.red) <= 16);
    CHECK(std::abs(sign.green - wanted.green) <= 16);
    CHECK(sign.blue == 0);
    // (15 x 25 / 100 = 3; three quarters of it and a quarter of 25: 8 percent.)
    CHECK(paint_cell(stairs, cell_at_origin()).back.red == 8 * 255 / 100);
}

TEST_CASE("magic-mapped cells show only their structure, in violet", "[view][cell]") {
    CellView cell = seen_cell(Terrain::Floor, Terrain::Nothing, Terrain::BridgeEnd);
    cell.sight = Sight::MagicMapped;
    const StyledCell painted = paint_cell(cell, cell_at_origin());
    CHECK(painted.glyph == U'\u00B7');
    CHECK(painted.fore.red > painted.fore.green);
}

TEST_CASE("cells seen by clairvoyance are green, by bonds blue, and by omniscience amber", "[view][cell]") {
    CellView cell = seen_cell(Terrain::StoneWall);
    CellLook look = cell_at_origin();
    // So little that a wall is not held back.
    look.light = Illumination{70, 70, 70};
    const StyledCell plain = paint_cell(cell, look);
    cell.sight = Sight::Clairvoyant;
    const StyledCell green = paint_cell(cell, look);
    CHECK(green.glyph == plain.glyph);
    CHECK(green.back.red * 10 <= plain.back.red * 6);
    CHECK(green.back.green * 10 >= plain.back.green * 7);
    CHECK(green.back.green > green.back.red);
    cell.sight = Sight::Telepathic;
    const StyledCell blue = paint_cell(cell, look);
    CHECK(blue.back.red * 10 <= plain.back.red * 4);
    CHECK(blue.back.blue >= plain.back.blue);
    cell.sight = Sight::Omniscient;
    const StyledCell amber = paint_cell(cell, look);
    CHECK(amber.glyph == plain.glyph);
    CHECK(amber.back.red >= plain.back.red);
    CHECK(amber.back.blue * 10 <= plain.back.blue * 7);
}

TEST_CASE("the hero contrasts with every liquid", "[view][cell]") {
    for (Terrain liquid : {Terrain::Nothing, Terrain::DeepWater, Terrain::Lava, Terrain::InertBrimstone}) {
        CellLook look = cell_at_origin();
        look.hero_here = true;
        const StyledCell cell = paint_cell(seen_cell(Terrain::Floor, liquid), look);
        CHECK(cell.glyph == U'@');
        CHECK(cell.fore != cell.back);
    }
}

TEST_CASE("marks for routes, cursor and targets change the background", "[view][cell]") {
    const CellView floor = seen_cell(Terrain::Floor);
    CellLook look = cell_at_origin();
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
    // Stairs turn their colors round instead.
    const CellView stairs = seen_cell(Terrain::DownwardStaircase);
    CellLook plain{.at = {3, 3}, .depth = 4};
    const StyledCell before = paint_cell(stairs, plain);
    plain.mark = Mark::Route;
    CHECK(paint_cell(stairs, plain).back == before.fore);
}

TEST_CASE("an omniscient view shows every secret as what it hides, with a mark", "[view][cell]") {
    const CellLook plain{.at = {3, 3}, .depth = 4};
    int secrets = 0;
    for (const TerrainRow& row : terrain_rows) {
        if (!row.mechanics.has(TerrainMechanic::Secret)) continue;
        ++secrets;
        INFO(row.name);
        const StyledCell secret = paint_cell(seen_cell(row.kind), plain);
        const StyledCell open = paint_cell(seen_cell(revealed(row.kind)), plain);
        CHECK(secret.glyph == open.glyph);
        CHECK(secret.back != open.back);
        CHECK(secret != paint_cell(seen_cell(disguise(row.kind)), plain));
    }
    CHECK(secrets >= 13);
    CHECK(paint_cell(seen_cell(Terrain::SecretDoor), plain).glyph == U'+');
    // On whatever layer it lies.
    const CellView deep = seen_cell(Terrain::Floor, Terrain::HiddenFireTrap);
    CHECK(paint_cell(deep, plain).glyph == looks[Terrain::FireTrap].glyph);
}

TEST_CASE("gas tints a cell, the more the denser it is", "[view][cell]") {
    const CellLook look = cell_at_origin();
    CellView cell = seen_cell(Terrain::Floor);
    const StyledCell clear = paint_cell(cell, look);
    cell.layers[2] = Terrain::CausticGas;
    CHECK(gas_weight(cell) == 30);
    const StyledCell thin = paint_cell(cell, look);
    cell.gas_volume = 40;
    CHECK(gas_weight(cell) == 70);
    const StyledCell thick = paint_cell(cell, look);
    cell.gas_volume = 255;
    CHECK(gas_weight(cell) == 90);
    const Rgb gas = to_rgb(tint(*looks[Terrain::CausticGas].back, 4));
    const auto away = [&](const StyledCell& picture) {
        return std::abs(picture.back.red - gas.red) + std::abs(picture.back.green - gas.green) +
               std::abs(picture.back.blue - gas.blue);
    };
    CHECK(thin.glyph == clear.glyph);
    CHECK(away(thin) < away(clear));
    CHECK(away(thick) < away(thin));
    CHECK(away(paint_cell(cell, look)) < away(thick));
    // A gas without a color of its own tints nothing; nor does gas that has not been seen.
    cell.layers[2] = Terrain::SupernaturalDarkness;
    CHECK(paint_cell(cell, look) == clear);
    cell.layers[2] = Terrain::CausticGas;
    cell.sight = Sight::MagicMapped;
    CellView mapped = seen_cell(Terrain::Floor);
    mapped.sight = Sight::MagicMapped;
    CHECK(paint_cell(cell, look) == paint_cell(mapped, look));
}

TEST_CASE("a glyph in the colour of its background is drawn as a blank", "[view][cell]") {
    CellView chasm = seen_cell(Terrain::Floor, Terrain::Chasm);
    CellLook dark = cell_at_origin();
    dark.light = Illumination{};
    CHECK(paint_cell(chasm, dark).glyph == U' ');
}

namespace {

/// A door's ground, which strays in no component, as it is painted after a change.
template <class Change>
Rgb door_ground(Change change) {
    const auto shade = [](int value) {
        return static_cast<std::uint8_t>(value < 64 ? (value + 2) & ~3 : std::min((value + 4) & ~7, 255));
    };
    const Rgb exact = to_rgb(change(tint(Color::DoorBack)));
    return {shade(exact.red), shade(exact.green), shade(exact.blue)};
}

Rgb painted_door(const CellLook& look, Sight sight = Sight::Seen) {
    CellView cell = seen_cell(Terrain::WoodenDoor);
    cell.sight = sight;
    return paint_cell(cell, look).back;
}

}  // namespace

TEST_CASE("the display of stealth tints lit, dark and distant cells by what the rules say", "[view][cell]") {
    CellLook look = cell_at_origin();
    CHECK(painted_door(look) == door_ground([](const Tint& c) { return c; }));
    look.stealth = {.lit = true};
    const Tint lit = tint(Color::InLightMultiplier);
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, multiply(c, lit), 50); }));
    look.stealth = {.dark = true};
    const Tint purple = tint(Color::Purple);
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, purple, 20); }));
    look.stealth = {.beyond = true};
    const Tint orange = tint(Color::Orange);
    CHECK(painted_door(look) == door_ground([&](const Tint& c) {
              return sum_of(average(c, orange, 12), average(Tint{}, orange, 12));
          }));
}

TEST_CASE("under water the seen is blue and the remembered a fifth as bright", "[view][cell]") {
    CellLook look = cell_at_origin();
    look.under_water = true;
    const Tint deep = tint(Color::DeepWaterLight);
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return multiply(c, deep); }));
    const auto remembered = [](const Tint& c) {
        return average(multiply(c, tint(Color::Memory)), tint(Color::MemoryOverlay), 25);
    };
    CHECK(painted_door(look, Sight::Remembered) ==
          door_ground([&](const Tint& c) { return average(remembered(c), Tint{}, 80); }));
    look.under_water = false;
    CHECK(painted_door(look, Sight::Remembered) == door_ground(remembered));
}

TEST_CASE("a route is a fifth yellow, the way to the cursor half", "[view][cell]") {
    REQUIRE_FALSE(terrain_rows[Terrain::WoodenDoor].mechanics.has(TerrainMechanic::InvertsWhenHighlighted));
    const Tint yellow = tint(Color::Yellow);
    CellLook look = cell_at_origin();
    look.mark = Mark::Route;
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, yellow, 20); }));
    look.mark = Mark::CursorRoute;
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, yellow, 50); }));
    look.mark = Mark::FarTarget;
    const Tint white = tint(Color::White);
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, white, 25); }));
    look.mark = Mark::MissedTarget;
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, white, 35); }));
    look.mark = Mark::Flight;
    look.flight = tint(Color::Red);
    CHECK(painted_door(look) == door_ground([&](const Tint& c) { return average(c, look.flight, 35); }));
}

}  // namespace cellophane
