#include "exports/uvtt.h"

#include <set>
#include <string>
#include <string_view>

#include "content/looks.h"
#include "dungeon/generate.h"
#include "exports/pictograms.h"
#include "exports/raster.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// A map drawn by hand, with '.' as floor.
Observation drawn(std::initializer_list<std::string_view> rows) {
    const Size size{static_cast<int>(rows.begin()->size()), static_cast<int>(rows.size())};
    Observation seen;
    seen.cells = Grid<CellView>{size};
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        CellView& cell = seen.cells.at_index(i);
        cell.sight = Sight::Seen;
        Terrain& ground = cell.layers[static_cast<std::size_t>(Layer::Dungeon)];
        Terrain& growth = cell.layers[static_cast<std::size_t>(Layer::Surface)];
        ground = Terrain::Floor;
        switch (rows.begin()[at.y][static_cast<std::size_t>(at.x)]) {
            case '#':
                ground = Terrain::StoneWall;
                break;
            case 't':
                ground = Terrain::WallTorch;
                break;
            case '+':
                ground = Terrain::WoodenDoor;
                break;
            case '\'':
                ground = Terrain::OpenWoodenDoor;
                break;
            case 's':
                ground = Terrain::SecretDoor;
                break;
            case 'l':
                cell.layers[static_cast<std::size_t>(Layer::Liquid)] = Terrain::Lava;
                break;
            case 'f':
                growth = Terrain::DenseFoliage;
                break;
            case 'd':
                growth = Terrain::Nothing;
                cell.layers[static_cast<std::size_t>(Layer::Gas)] = Terrain::SupernaturalDarkness;
                break;
            case 'S':
                ground = Terrain::MarbleStatue;
                break;
            default:
                break;
        }
    }
    return seen;
}

/// What stands under a name, up to the next one; blanks and line breaks left out.
std::string part(const std::string& json, const std::string& name, const std::string& next) {
    const std::size_t from = json.find("\"" + name + "\":") + name.size() + 3;
    const std::size_t to = json.find(",\"" + next + "\":", from);
    REQUIRE(to != std::string::npos);
    std::string out;
    for (char c : json.substr(from, to - from))
        if (c != ' ' && c != '\n') out += c;
    return out;
}

std::size_t count_of(const std::string& text, std::string_view wanted) {
    std::size_t count = 0;
    for (std::size_t at = text.find(wanted); at != std::string::npos; at = text.find(wanted, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("a Universal VTT map states its size, sight lines and lighting", "[exports][uvtt]") {
    const std::string map = to_universal_vtt(drawn({"###", "#.#", "###"}));
    CHECK(map.substr(0, 14) == "{\"format\":0.3,");
    CHECK(part(map, "resolution", "line_of_sight") ==
          "{\"map_origin\":{\"x\":0,\"y\":0},\"map_size\":{\"x\":3,\"y\":3},\"pixels_per_grid\":64}");
    CHECK(part(map, "line_of_sight", "objects_line_of_sight") ==
          "[[{\"x\":0.5,\"y\":0.5},{\"x\":0.5,\"y\":2.5},{\"x\":2.5,\"y\":2.5},{\"x\":2.5,\"y\":0.5},"
          "{\"x\":0.5,\"y\":0.5}]]");
    CHECK(part(map, "environment", "lights") == "{\"baked_lighting\":false,\"ambient_light\":\"ffffffff\"}");
}

TEST_CASE("doors are portals across their passage in Universal VTT", "[exports][uvtt]") {
    const std::string closed = to_universal_vtt(drawn({"#####", "#.+.#", "#####"}));
    CHECK(part(closed, "portals", "environment") ==
          "[{\"position\":{\"x\":2.5,\"y\":1.5},\"bounds\":[{\"x\":2.5,\"y\":0.5},{\"x\":2.5,\"y\":2.5}],"
          "\"rotation\":1.570796,\"closed\":true,\"freestanding\":false}]");
    // The door's cell is not walled off: its portal is what stops sight.
    CHECK(count_of(part(closed, "line_of_sight", "objects_line_of_sight"), "{") == 5);
    const std::string open = to_universal_vtt(drawn({"#.#", "#'#", "#.#"}));
    CHECK(part(open, "portals", "environment") ==
          "[{\"position\":{\"x\":1.5,\"y\":1.5},\"bounds\":[{\"x\":0.5,\"y\":1.5},{\"x\":2.5,\"y\":1.5}],"
          "\"rotation\":0,\"closed\":false,\"freestanding\":false}]");
    const std::string lonely = to_universal_vtt(drawn({"...", ".+.", "..."}));
    CHECK(count_of(lonely, "\"freestanding\":true") == 1);
    // Double doors hold each other.
    const std::string twice = to_universal_vtt(drawn({"....", "#++#", "...."}));
    CHECK(count_of(twice, "\"rotation\":0,\"closed\":true,\"freestanding\":false") == 2);
}

TEST_CASE("a secret door is a portal only in maps with secrets", "[exports][uvtt]") {
    Observation seen = drawn({"#####", "#.s.#", "#####"});
    CHECK(count_of(to_universal_vtt(seen), "rotation") == 1);
    // It is as wide as its cell, so that the wall on both sides looks as where there is none.
    CHECK(part(to_universal_vtt(seen), "portals", "environment")
              .find("\"bounds\":[{\"x\":2.5,\"y\":1},{\"x\":2.5,\"y\":2}]") != std::string::npos);
    for (int i = 0; i < seen.cells.size().area(); ++i)
        for (Terrain& terrain : seen.cells.at_index(i).layers) terrain = disguise(terrain);
    CHECK(count_of(to_universal_vtt(seen), "rotation") == 0);
    CHECK(count_of(part(to_universal_vtt(seen), "line_of_sight", "objects_line_of_sight"), "[") == 3);
}

TEST_CASE("foliage blocks sight as an object, statues do not block it", "[exports][uvtt]") {
    const std::string map = to_universal_vtt(drawn({"#####", "#f.S#", "#####"}));
    CHECK(part(map, "objects_line_of_sight", "portals") == "[[{\"x\":2,\"y\":1},{\"x\":2,\"y\":2}]]");
    // The wall behind the foliage is there when it has been trampled down.
    CHECK(part(map, "line_of_sight", "objects_line_of_sight") ==
          "[[{\"x\":0.5,\"y\":0.5},{\"x\":0.5,\"y\":2.5},{\"x\":4.5,\"y\":2.5},{\"x\":4.5,\"y\":0.5},"
          "{\"x\":0.5,\"y\":0.5}]]");
}

TEST_CASE("the picture of a Universal VTT map is drawn in a theme if one is named", "[exports][uvtt]") {
    const Observation seen = drawn({"#####", "#.l.#", "#####"});
    std::set<std::string> pictures{vtt_picture(seen, {.pixels = 16})};
    for (int theme = 0; theme < static_cast<int>(Theme::count); ++theme) {
        const VttOptions options{.pixels = 16, .drawn = static_cast<Theme>(theme)};
        const std::string picture = vtt_picture(seen, options);
        CHECK(picture.substr(16, 8) == std::string{"\0\0\0\x50\0\0\0\x30", 8});
        CHECK(pictures.insert(picture).second);
        CHECK(part(to_universal_vtt(seen, options), "line_of_sight", "portals") ==
              part(to_universal_vtt(seen, {.pixels = 16}), "line_of_sight", "portals"));
    }
}

TEST_CASE("torches give light on the room's side, lava in a few places, darkness none", "[exports][uvtt]") {
    const std::string torch = to_universal_vtt(drawn({"#t#", "#.#", "###"}));
    CHECK(part(torch, "lights", "image") ==
          // Torch light is 75, 38, 15 percent, and strays up to 15 and 7 in green and blue.
          "[{\"position\":{\"x\":1.5,\"y\":1.1},\"range\":10,\"intensity\":0.75,\"color\":\"ffff993d\","
          "\"shadows\":true}]");
    CHECK(count_of(to_universal_vtt(drawn({".t."})), "\"range\":10") == 2);
    const std::string lava = to_universal_vtt(drawn({"llllllllll"}));
    const std::size_t lamps = count_of(part(lava, "lights", "image"), "\"range\":3");
    CHECK(lamps == 4);
    CHECK(part(to_universal_vtt(drawn({"d"})), "lights", "image") == "[]");
}

TEST_CASE("Universal VTT images of large maps have smaller cells", "[exports][uvtt]") {
    CHECK(pixels_per_cell(standard_size) == 64);
    CHECK(pixels_per_cell({500, 500}) == 8);
    CHECK(pixels_per_cell({1, 1}) == 64);
    for (const Size size : {standard_size, Size{200, 200}, Size{500, 500}}) {
        const int pixels = pixels_per_cell(size);
        CHECK(size.area() * pixels * pixels <= most_pixels);
    }
}

TEST_CASE("each terrain with a glyph has a pictogram, the same at each size", "[exports][uvtt]") {
    for (const LookRow& look : looks) {
        INFO(terrain_rows[look.kind].name);
        if (look.glyph != 0) CHECK(has_pictogram(look.kind));
        const Stencil small = pictogram(look.kind, pictogram_side);
        const Stencil large = pictogram(look.kind, 64);
        CHECK(small.filled.size() == 64);
        CHECK(large.filled.size() == 64 * 64);
        // The middle of a block of eight is the pixel it was.
        int differing = 0;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x) differing += small.at(x, y) != large.at(x * 8 + 3, y * 8 + 3);
        CHECK(differing == 0);
    }
}

TEST_CASE("the ground picture of a level has its size and shows neither items nor monsters",
          "[exports][uvtt]") {
    for (const int depth : {1, 12, 26}) {
        const Result<Level> level = generate({.seed = 5, .depth = depth});
        REQUIRE(level.ok());
        const Observation seen = survey(5, Style::Brogue, Variant::Brogue, level.value());
        const std::string picture = ground_picture(seen, 8);
        CHECK(picture.substr(16, 8) == std::string{"\0\0\2\x78\0\0\0\xe8", 8});
        Observation crowded = seen;
        crowded.monsters.clear();
        crowded.items.clear();
        CHECK(ground_picture(crowded, 8) == picture);
    }
}

}  // namespace cellophane
