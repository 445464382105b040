#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "dug_level.h"
#include "exports/svg.h"
#include "exports/tiled.h"
#include "exports/tileset.h"
#include "exports/uvtt.h"
#include "values.h"

// The seam for a level's other forms: drawings, maps for other programs, bare numbers.
namespace {

using namespace cellophane;
using emscripten::val;

/// `options` has every field: cellophane.mjs fills in what the caller left out. No title or description:
/// null.
std::string svg(const DugLevel& level, const val& options) {
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    SvgOptions wanted{.cell = options["cell"].as<int>(),
                      .theme = options["theme"].as<std::string>() == "light" ? Theme::Light : Theme::Dark,
                      .glyphs = truth("glyphs"),
                      .items = truth("items"),
                      .monsters = truth("monsters"),
                      .grid = truth("grid")};
    if (!options["title"].isNull()) wanted.title = options["title"].as<std::string>();
    if (!options["description"].isNull()) wanted.description = options["description"].as<std::string>();
    return to_svg(level.surveyed(truth("reveal")), wanted);
}

std::string tiled(const DugLevel& level, const std::string& image) {
    return to_tiled(level.request(), level.level(), image);
}

val tiles_picture(const DugLevel& level) {
    return bytes(tileset_image(level.level().depth));
}

std::string universal_vtt(const DugLevel& level, bool reveal) {
    return to_universal_vtt(level.surveyed(reveal));
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

EMSCRIPTEN_BINDINGS(cellophane_formats) {
    emscripten::function("svg", &svg);
    emscripten::function("tiled", &tiled);
    emscripten::function("tilesPicture", &tiles_picture);
    emscripten::function("universalVtt", &universal_vtt);
    emscripten::function("cells", &cells);
}
