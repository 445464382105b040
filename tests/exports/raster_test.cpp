#include "exports/raster.h"

#include <map>
#include <string>
#include <vector>

#include "content/items.h"
#include "content/monsters.h"
#include "dungeon/generate.h"
#include "exports/figure_signs.h"
#include "exports/stencil.h"
#include "play/play.h"
#include "support/catch.h"
#include "view/figures.h"

namespace cellophane {

namespace {

/// Of a file: big-endian, in the header.
int number_at(const std::string& png, std::size_t at) {
    int number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = number * 256 + static_cast<unsigned char>(png[i]);
    return number;
}

Observation whole_level(int depth, Size size = standard_size) {
    const Result<Level> level = generate({.seed = 5, .depth = depth, .size = size});
    REQUIRE(level.ok());
    return survey(5, Style::Brogue, Variant::Brogue, level.value());
}

}  // namespace

TEST_CASE("each glyph of monsters and items has a bitmap of its own", "[exports][raster]") {
    std::vector<char32_t> glyphs;
    for (const MonsterRow& row : monster_rows)
        glyphs.push_back(figure_of(MonsterView{.kind = row.kind}).glyph);
    for (const ItemRow& row : item_rows) glyphs.push_back(figure_of(ItemView{.kind = row.kind}).glyph);
    std::map<std::vector<bool>, char32_t> drawn;
    for (char32_t glyph : glyphs) {
        INFO("U+" << std::hex << static_cast<std::uint32_t>(glyph));
        CHECK(has_figure_sign(glyph));
        const Stencil sign = figure_sign(glyph, 8);
        REQUIRE(sign.filled.size() == 64);
        CHECK(drawn.emplace(sign.filled, glyph).first->second == glyph);
    }
    CHECK(drawn.size() > 50);
    CHECK_FALSE(has_figure_sign(U'\u2603'));
    CHECK(figure_sign(U'\u2603', 16).side == 16);
}

TEST_CASE("shrinking a bitmap keeps the share of pixels that are filled", "[exports][raster]") {
    const Stencil corner{2, {true, false, false, false}};
    CHECK(shrunk(corner, 2).shares == std::vector<std::uint8_t>{255, 0, 0, 0});
    CHECK(shrunk(corner, 1).shares == std::vector<std::uint8_t>{64});
    // Thirds of a grid of two: a whole pixel, halves, a quarter.
    const Stencil half{4, std::vector<bool>(16, true)};
    CHECK(shrunk(half, 3).shares == std::vector<std::uint8_t>(9, 255));
    const Stencil left{2, {true, false, true, false}};
    CHECK(shrunk(enlarged(left, 4), 3).shares ==
          std::vector<std::uint8_t>{255, 128, 0, 255, 128, 0, 255, 128, 0});
    for (const int side : {2, 7, 16, 33, 64}) {
        const Coverage sign = shrunk(figure_sign(U'g', 64), side);
        int filled = 0;
        for (std::uint8_t share : sign.shares) filled += share;
        const int percent = filled * 100 / (255 * side * side);
        INFO(side);
        CHECK(percent >= 34);
        CHECK(percent <= 38);
    }
}

TEST_CASE("a PNG has cells of the requested size", "[exports][raster]") {
    const Observation seen = whole_level(7);
    for (const int cell : {2, 7, 16}) {
        const std::string png = to_png(seen, {.cell = cell});
        CHECK(png.substr(1, 3) == "PNG");
        CHECK(number_at(png, 16) == 79 * cell);
        CHECK(number_at(png, 20) == 29 * cell);
    }
}

TEST_CASE("very large maps have smaller cells in a PNG", "[exports][raster]") {
    CHECK(largest_png_cell(standard_size) == 256);
    CHECK(largest_png_cell({1, 1}) == 256);
    CHECK(largest_png_cell({200, 200}) == 61);
    CHECK(largest_png_cell({500, 500}) == 24);
    CHECK(usual_png_cell(standard_size) == 16);
    CHECK(usual_png_cell({200, 200}) == 16);
    CHECK(usual_png_cell({500, 500}) == 8);
}

TEST_CASE("a PNG says how large a cell is on paper", "[exports][raster]") {
    CHECK(pixels_per_meter(100, 25'400) == 3937);
    CHECK(pixels_per_meter(256, 1000) == 256'000);
    const Observation seen = whole_level(7);
    const std::string plain = to_png(seen, {.cell = 2});
    CHECK(plain.find("pHYs") == std::string::npos);
    const std::string told = to_png(seen, {.cell = 2, .pixels_per_meter = 79});
    const std::size_t at = told.find("pHYs");
    REQUIRE(at == 37);
    CHECK(number_at(told, at + 4) == 79);
    CHECK(number_at(told, at + 8) == 79);
    // The unit is the meter.
    CHECK(told[at + 12] == 1);
    CHECK(told.size() == plain.size() + 21);
}

TEST_CASE("cells of a PNG can be larger than the pictograms are drawn", "[exports][raster]") {
    Observation seen;
    seen.cells = Grid<CellView>{{2, 1}};
    for (int i = 0; i < 2; ++i) {
        CellView& cell = seen.cells.at_index(i);
        cell.sight = Sight::Seen;
        cell.layers[static_cast<std::size_t>(Layer::Dungeon)] = i == 0 ? Terrain::Floor : Terrain::WoodenDoor;
    }
    for (const int cell : {65, 100, 256}) {
        const std::string png = to_png(seen, {.cell = cell});
        CHECK(number_at(png, 16) == 2 * cell);
        CHECK(number_at(png, 20) == cell);
    }
}

TEST_CASE("each option of a PNG changes the picture", "[exports][raster]") {
    const Observation seen = whole_level(12);
    REQUIRE_FALSE(seen.items.empty());
    REQUIRE_FALSE(seen.monsters.empty());
    std::map<std::string, int> pictures;
    for (const PngOptions& options :
         {PngOptions{}, PngOptions{.theme = Theme::Light}, PngOptions{.theme = Theme::Ink},
          PngOptions{.theme = Theme::Parchment}, PngOptions{.glyphs = false}, PngOptions{.items = false},
          PngOptions{.monsters = false}, PngOptions{.grid = true}})
        ++pictures[to_png(seen, options)];
    CHECK(pictures.size() == 8);
    CHECK(ground_picture(seen, 16) == to_png(seen, {.items = false, .monsters = false}));
    CHECK(to_png(seen) == to_png(seen));
}

}  // namespace cellophane
