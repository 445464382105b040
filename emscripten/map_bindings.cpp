#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dug_level.h"
#include "exports/average_color.h"
#include "exports/exports.h"
#include "exports/pictures.h"
#include "values.h"
#include "view/scene.h"

// Bindings for what maps show of a level, cell by cell and as a whole.
namespace {

using namespace cellophane;
using emscripten::val;

constexpr std::uint32_t packed(Rgb color) {
    return static_cast<std::uint32_t>(color.red) << 16 | static_cast<std::uint32_t>(color.green) << 8 |
           static_cast<std::uint32_t>(color.blue);
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
    return flavor_line(dug.surveyed(reveal), {.cell = Pos{x, y}});
}

/// A copy without the items or the monsters that are not to be drawn.
Observation bared(Observation seen, bool items, bool monsters) {
    if (!items) seen.items.clear();
    if (!monsters) seen.monsters.clear();
    return seen;
}

/// {glyph, fg, bg}: code point and colors (0xRRGGBB) of every cell, row by row.
val colors_of(const Observation& seen, bool rock) {
    const Grid<StyledCell> pictures = pictures_of(seen, rock);
    const auto area = static_cast<std::size_t>(pictures.size().area());
    std::vector<std::uint32_t> glyphs(area);
    std::vector<std::uint32_t> fore(area);
    std::vector<std::uint32_t> back(area);
    std::size_t next = 0;
    for (int y = 0; y < pictures.height(); ++y) {
        for (int x = 0; x < pictures.width(); ++x, ++next) {
            const StyledCell& cell = pictures[{x, y}];
            glyphs[next] = cell.glyph;
            fore[next] = packed(cell.fore);
            back[next] = packed(cell.back);
        }
    }
    val object = val::object();
    object.set("glyph", numbers(glyphs));
    object.set("fg", numbers(fore));
    object.set("bg", numbers(back));
    return object;
}

constexpr Rgb unpacked(std::uint32_t color) {
    return {static_cast<std::uint8_t>(color >> 16), static_cast<std::uint8_t>(color >> 8),
            static_cast<std::uint8_t>(color)};
}

/// One pixel a cell from the arrays of `colors_of`, as the bytes of an ImageData. Blank cells are
/// transparent.
val dots(const val& glyphs, const val& fore, const val& back) {
    const auto signs = emscripten::convertJSArrayToNumberVector<std::uint32_t>(glyphs);
    const auto fores = emscripten::convertJSArrayToNumberVector<std::uint32_t>(fore);
    const auto backs = emscripten::convertJSArrayToNumberVector<std::uint32_t>(back);
    std::vector<std::uint8_t> pixels(signs.size() * 4);
    for (std::size_t i = 0; i < signs.size(); ++i) {
        if (signs[i] == U' ' && backs[i] == 0) continue;
        const Rgb color = average_color({signs[i], unpacked(fores[i]), unpacked(backs[i])});
        std::uint8_t* pixel = &pixels[i * 4];
        pixel[0] = color.red;
        pixel[1] = color.green;
        pixel[2] = color.blue;
        pixel[3] = 255;
    }
    return val::global("Uint8ClampedArray").new_(emscripten::typed_memory_view(pixels.size(), pixels.data()));
}

val colors(const DugLevel& dug, bool reveal, bool rock, bool items, bool monsters) {
    const Observation& seen = dug.surveyed(reveal);
    return items && monsters ? colors_of(seen, rock) : colors_of(bared(seen, items, monsters), rock);
}

/// The numbers of a grid, row by row, cut to the range of `Number`, as a copy that JavaScript owns.
template <class Number, class T>
val row_major(const char* array, const Grid<T>& grid) {
    constexpr int most = std::numeric_limits<Number>::max();
    std::vector<Number> numbers;
    for (int y = 0; y < grid.height(); ++y)
        for (int x = 0; x < grid.width(); ++x)
            numbers.push_back(static_cast<Number>(std::min(static_cast<int>(grid[{x, y}]), most)));
    return val::global(array).new_(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

/// The values available for every cell: first the layers, then numbers.
constexpr std::string_view cell_names[] = {"dungeon", "liquid", "surface", "gas", "gasVolume", "machine"};

val cells(const DugLevel& dug, const std::string& name) {
    const std::optional<std::size_t> wanted = place_of(cell_names, name);
    if (!wanted) return no_such_name("bad-argument", "layer", name, cell_names);
    constexpr Layer layers_first[] = {Layer::Dungeon, Layer::Liquid, Layer::Surface, Layer::Gas};
    const TerrainLayers& layers = dug.level().layers;
    if (*wanted < std::size(layers_first))
        return row_major<std::uint8_t>("Uint8Array", layers[layers_first[*wanted]]);
    if (name == "gasVolume") return row_major<std::uint16_t>("Uint16Array", layers.gas_volume);
    return row_major<std::uint16_t>("Uint16Array", dug.level().ownership.number);
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_maps) {
    emscripten::function("levelText", &text);
    emscripten::function("levelAnsi", &ansi);
    emscripten::function("levelJson", &json);
    emscripten::function("levelColors", &colors);
    emscripten::function("levelCells", &cells);
    emscripten::function("dots", &dots);
    emscripten::function("describeCell", &describe);
}
