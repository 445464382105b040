#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "dug_level.h"
#include "exports/exports.h"
#include "exports/pictures.h"
#include "values.h"
#include "view/figures.h"
#include "view/scene.h"

// The seam for what maps show of a level, cell by cell and as a whole.
namespace {

using namespace cellophane;
using emscripten::val;

constexpr std::uint32_t packed(Rgb colour) {
    return static_cast<std::uint32_t>(colour.red) << 16 | static_cast<std::uint32_t>(colour.green) << 8 |
           static_cast<std::uint32_t>(colour.blue);
}

val numbers(const std::vector<std::uint32_t>& list) {
    return val::global("Uint32Array").new_(emscripten::typed_memory_view(list.size(), list.data()));
}

std::string text(const DugLevel& dug) {
    return to_text(dug.surveyed(true));
}
std::string ansi(const DugLevel& dug) {
    return to_ansi(dug.surveyed(true));
}
std::string json(const DugLevel& dug) {
    return to_json(dug.request(), dug.level());
}
std::string describe(const DugLevel& dug, int x, int y, bool reveal) {
    return flavour_line(dug.surveyed(reveal), {.cell = Pos{x, y}});
}

/// It is no part of a map: left blank, the shape of the level stands out.
bool is_solid_rock(const Observation& seen, Pos at) {
    return seen.cells[at][Layer::Dungeon] == Terrain::Granite && !figure_at(seen, at);
}

/// A copy without what is not to be shown.
Observation bared(Observation seen, bool items, bool monsters) {
    if (!items) seen.items.clear();
    if (!monsters) seen.monsters.clear();
    return seen;
}

/// What stands in every cell and in which colours, row by row.
val colors_of(const Observation& seen, bool rock) {
    std::vector<std::uint32_t> glyphs;
    std::vector<std::uint32_t> fore;
    std::vector<std::uint32_t> back;
    for (int y = 0; y < seen.cells.height(); ++y) {
        for (int x = 0; x < seen.cells.width(); ++x) {
            const Pos at{x, y};
            const bool blank = !rock && is_solid_rock(seen, at);
            const StyledCell cell = blank ? StyledCell{U' ', {}, {}} : picture_of(seen, at);
            glyphs.push_back(cell.glyph);
            fore.push_back(packed(cell.fore));
            back.push_back(packed(cell.back));
        }
    }
    val object = val::object();
    object.set("glyph", numbers(glyphs));
    object.set("fg", numbers(fore));
    object.set("bg", numbers(back));
    return object;
}

val colors(const DugLevel& dug, bool reveal, bool rock, bool items, bool monsters) {
    const Observation& seen = dug.surveyed(reveal);
    return items && monsters ? colors_of(seen, rock) : colors_of(bared(seen, items, monsters), rock);
}

/// Row by row, as JavaScript's own copy.
template <class Number, class T>
val row_major(const char* array, const Grid<T>& grid) {
    constexpr int most = std::numeric_limits<Number>::max();
    std::vector<Number> numbers;
    for (int y = 0; y < grid.height(); ++y)
        for (int x = 0; x < grid.width(); ++x)
            numbers.push_back(static_cast<Number>(std::min(static_cast<int>(grid[{x, y}]), most)));
    return val::global(array).new_(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

val cells(const DugLevel& level, const std::string& layer) {
    const Strata& strata = level.level().strata;
    if (layer == "machine") return row_major<std::uint16_t>("Uint16Array", level.level().claims.number);
    if (layer == "gasVolume") return row_major<std::uint16_t>("Uint16Array", strata.gas_volume);
    const Layer wanted = layer == "liquid"    ? Layer::Liquid
                         : layer == "surface" ? Layer::Surface
                         : layer == "gas"     ? Layer::Gas
                                              : Layer::Dungeon;
    return row_major<std::uint8_t>("Uint8Array", strata[wanted]);
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_maps) {
    emscripten::function("levelText", &text);
    emscripten::function("levelAnsi", &ansi);
    emscripten::function("levelJson", &json);
    emscripten::function("levelColors", &colors);
    emscripten::function("levelCells", &cells);
    emscripten::function("describeCell", &describe);
}
