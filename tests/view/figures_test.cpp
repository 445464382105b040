#include "view/figures.h"

#include <fstream>
#include <set>
#include <string>

#include "content/items.h"
#include "content/looks.h"
#include "content/monsters.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "view/cell_colors.h"
#include "view/map_cell.h"
#include "view/observations.h"

// Which creature or item shows on a cell (rules/terrain.md 17.4, step 4).

namespace cellophane {

namespace {

Figure monster_figure(MonsterKind kind) {
    return figure_of(MonsterView{.kind = kind});
}

CellLook at_origin() {
    return {.at = {3, 3}, .depth = 4, .light = Illumination{100, 100, 100}};
}

CellView seen_floor() {
    CellView cell;
    cell.sight = Sight::Seen;
    cell.layers[0] = Terrain::Floor;
    return cell;
}

int contrast(const StyledCell& cell) {
    const auto difference = [](int a, int b) { return (a - b) * 100 / 255; };
    const int red = difference(cell.fore.red, cell.back.red);
    const int green = difference(cell.fore.green, cell.back.green);
    const int blue = difference(cell.fore.blue, cell.back.blue);
    return 2126 * red * red + 7152 * green * green + 722 * blue * blue;
}

/// Everything the page's font keeps.
std::set<char32_t> bundled_characters() {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/web/font/characters.txt"};
    std::set<char32_t> characters;
    for (char32_t c = U' '; c <= U'~'; ++c) characters.insert(c);
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#'))
            for (char32_t c : from_utf8(line)) characters.insert(c);
    return characters;
}

}  // namespace

TEST_CASE("the page's font has the glyphs of all terrain, monsters and items", "[view][figures]") {
    const std::set<char32_t> bundled = bundled_characters();
    REQUIRE(bundled.size() > 150);
    for (const MonsterRow& row : monster_rows) {
        INFO(row.name);
        CHECK(bundled.count(monster_figure(row.kind).glyph) == 1);
    }
    for (const ItemRow& row : item_rows) {
        INFO(row.name);
        CHECK(bundled.count(figure_of(ItemView{.kind = row.kind}).glyph) == 1);
    }
    for (const LookRow& row : looks) {
        INFO(terrain_rows[row.kind].name);
        CHECK((row.glyph == 0 || bundled.count(row.glyph) == 1));
    }
}

TEST_CASE("totems have a glyph of their own", "[view][figures]") {
    const char32_t sign = monster_figure(MonsterKind::GoblinTotem).glyph;
    CHECK(sign == U'\u2625');
    for (const MonsterRow& row : monster_rows) {
        const bool totem = row.name.find("totem") != std::string_view::npos;
        INFO(row.name);
        CHECK((monster_figure(row.kind).glyph == sign) == totem);
    }
    for (const ItemRow& row : item_rows) CHECK(row.glyph != sign);
}

TEST_CASE("the hero is drawn before monsters, and monsters before items", "[view][figures]") {
    Observation seen = drawn_observation({"....."});
    seen.items = {{.at = {1, 0}, .kind = ItemKind::Ration}, {.at = {2, 0}, .kind = ItemKind::Ration}};
    seen.monsters = {{.at = {2, 0}, .kind = MonsterKind::Rat}};
    CHECK(figure_at(seen, {1, 0})->glyph == item_rows[ItemKind::Ration].glyph);
    CHECK(figure_at(seen, {2, 0})->glyph == monster_rows[MonsterKind::Rat].glyph);
    CHECK_FALSE(figure_at(seen, {3, 0}).has_value());
    // What is carried does not lie there.
    seen.items[0].carried = true;
    CHECK_FALSE(figure_at(seen, {1, 0}).has_value());
    CellLook look = at_origin();
    look.figure = figure_at(seen, {2, 0});
    CHECK(paint_cell(seen_floor(), look).glyph == U'r');
    look.hero_here = true;
    CHECK(paint_cell(seen_floor(), look).glyph == hero_glyph);
}

TEST_CASE("living allies are tinted pink, lifeless ones are not", "[view][figures]") {
    const auto ally = [](MonsterKind kind) {
        return figure_of(MonsterView{.kind = kind, .state = MonsterState::Ally});
    };
    const Tint wanted = average(monster_rows[MonsterKind::Goblin].tint, tint(Color::Pink), 50);
    CHECK(ally(MonsterKind::Goblin).fore == wanted);
    CHECK(monster_figure(MonsterKind::Goblin).fore == monster_rows[MonsterKind::Goblin].tint);
    CHECK(ally(MonsterKind::GuardianSpirit).fore == monster_rows[MonsterKind::GuardianSpirit].tint);
}

TEST_CASE("an image of the hero is grey", "[view][figures]") {
    MonsterView copy;
    copy.kind = MonsterKind::You;
    copy.state = MonsterState::Ally;
    CHECK(figure_of(copy, false).fore == tint(Color::Gray));
}

TEST_CASE("all items on the floor have one colour", "[view][figures]") {
    for (const ItemRow& row : item_rows)
        CHECK(figure_of(ItemView{.kind = row.kind}).fore == tint(Color::Item));
}

TEST_CASE("every monster and item contrasts with every ground", "[view][figures]") {
    // Nine steps may fall short of the bound, but not often and not by much.
    int faint = 0;
    int painted = 0;
    for (Terrain ground : {Terrain::Floor, Terrain::Carpet, Terrain::MarbleFloor, Terrain::StoneWall,
                           Terrain::MudFloor, Terrain::Rubble})
        for (const MonsterRow& row : monster_rows) {
            CellView cell = seen_floor();
            cell.layers[0] = ground;
            CellLook look = at_origin();
            look.figure = monster_figure(row.kind);
            const StyledCell picture = paint_cell(cell, look);
            INFO(row.name << " on " << terrain_rows[ground].name);
            CHECK(picture.glyph == look.figure->glyph);
            CHECK(contrast(picture) >= 2'000'000);
            ++painted;
            faint += contrast(picture) < 5'000'000 ? 1 : 0;
        }
    INFO(faint << " of " << painted);
    CHECK(faint * 10 <= painted);
}

TEST_CASE("dormant monsters are drawn half transparent", "[view][figures]") {
    CellLook look{.at = {3, 3}, .depth = 4};
    look.figure = monster_figure(MonsterKind::Goblin);
    const StyledCell awake = paint_cell(seen_floor(), look);
    Observation seen = drawn_observation({"."});
    seen.monsters = {{.kind = MonsterKind::Goblin, .marks = {MonsterMark::Dormant}}};
    look.figure = figure_at(seen, {0, 0});
    CHECK(look.figure->dormant);
    CHECK(look.figure->sunk == 50);
    const StyledCell dormant = paint_cell(seen_floor(), look);
    CHECK(dormant.glyph == awake.glyph);
    CHECK(dormant != awake);
    CHECK(dormant.back.green > awake.back.green);
}

TEST_CASE("submerged and invisible monsters are drawn faintly, and as a gap in gas", "[view][figures]") {
    Observation seen = drawn_observation({".~.."});
    const auto sunk = [&](const MonsterView& monster) {
        seen.monsters = {monster};
        return figure_at(seen, monster.at)->sunk;
    };
    CHECK(sunk({.at = {1, 0}, .kind = MonsterKind::Eel, .submerged = true}) == 75);
    // A surfaced eel is drawn in full, and so is a phantom stripped of its magic.
    CHECK(sunk({.at = {1, 0}, .kind = MonsterKind::Eel}) == 0);
    CHECK(sunk({.at = {3, 0}, .kind = MonsterKind::Phantom}) == 0);
    // Invisibility by magic looks the same as inborn invisibility.
    MonsterView ally{.at = {3, 0}, .kind = MonsterKind::Goblin, .state = MonsterState::Ally};
    ally.statuses.push_back({Status::Invisible, 100, 150});
    CHECK(sunk(ally) == 75);
    const MonsterView phantom{.at = {3, 0}, .kind = MonsterKind::Phantom, .behaviors = {Behavior::Invisible}};
    CHECK(sunk(phantom) == 75);
    seen.cells[{3, 0}].layers[2] = Terrain::CausticGas;
    seen.cells[{3, 0}].gas_volume = 60;
    CHECK(sunk(ally) == 100);
    CHECK(sunk(phantom) == 100);
    CellLook look{.at = {3, 0}, .depth = 4};
    look.figure = figure_at(seen, {3, 0});
    const StyledCell gap = paint_cell(seen.cells[{3, 0}], look);
    look.figure.reset();
    const StyledCell gas = paint_cell(seen.cells[{3, 0}], look);
    CHECK(gap.glyph == monster_rows[MonsterKind::Phantom].glyph);
    CHECK(gap.back == gas.back);
    CHECK(gap.fore.red + gap.fore.green + gap.fore.blue < gas.back.red + gas.back.green + gas.back.blue);
}

TEST_CASE("remembered items contrast with their background", "[view][figures]") {
    CellView cell = seen_floor();
    cell.sight = Sight::Remembered;
    CellLook look = at_origin();
    look.figure = figure_of(ItemView{.kind = ItemKind::Ration});
    const StyledCell picture = paint_cell(cell, look);
    CHECK(picture.glyph == look.figure->glyph);
    CHECK(contrast(picture) >= 5'000'000);
    // Faded, like everything remembered.
    cell.sight = Sight::Seen;
    CHECK(picture != paint_cell(cell, look));
}

}  // namespace cellophane
