#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dug_level.h"
#include "exports/drawn_map.h"
#include "exports/floor_plan.h"
#include "exports/raster.h"
#include "exports/svg.h"
#include "exports/tabletop.h"
#include "exports/tiled.h"
#include "exports/tileset.h"
#include "exports/uvtt.h"
#include "values.h"

// Bindings for a level's other forms: drawings, and maps for other programs.
namespace {

using namespace cellophane;
using emscripten::val;

/// Indexed by Theme.

val no_such_theme(const std::string& name) {
    return no_such_name("bad-argument", "theme", name, theme_names);
}

/// `options` has every field: the API fills in defaults. Title and description are null if left out.
val svg(const DugLevel& level, const val& options) {
    const auto theme_asked = options["theme"].as<std::string>();
    const std::optional<std::size_t> theme = place_of(theme_names, theme_asked);
    if (!theme) return no_such_theme(theme_asked);
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    SvgOptions wanted{.cell = options["cell"].as<int>(),
                      .theme = static_cast<Theme>(*theme),
                      .glyphs = truth("glyphs"),
                      .items = truth("items"),
                      .monsters = truth("monsters"),
                      .grid = truth("grid")};
    wanted.title =
        options["title"].isNull() ? level_title(level.request()) : options["title"].as<std::string>();
    if (!options["description"].isNull()) wanted.description = options["description"].as<std::string>();
    return val(to_svg(level.surveyed(truth("reveal")), wanted));
}

val drawn_svg(const DugLevel& level, const val& options) {
    const auto wanted = options["theme"].as<std::string>();
    const std::optional<std::size_t> theme = place_of(theme_names, wanted);
    if (!theme) return no_such_theme(wanted);
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    const Observation seen = level.surveyed(truth("reveal"));
    const auto numbers = truth("numbers") ? places_of_numbers(seen, plan_of(level.request(), level.level()))
                                          : std::vector<Pos>{};
    return val(to_drawn_svg(seen, numbers,
                            {.theme = static_cast<Theme>(*theme),
                             .cell = options["cell"].as<int>(),
                             .title = options["title"].isNull() ? level_title(level.request())
                                                                : options["title"].as<std::string>(),
                             .grid = truth("grid"),
                             .legend = truth("legend"),
                             .items = truth("items"),
                             .monsters = truth("monsters"),
                             .secrets = truth("reveal")}));
}

val png(const DugLevel& level, const val& options) {
    const auto theme_asked = options["theme"].as<std::string>();
    const std::optional<std::size_t> theme = place_of(theme_names, theme_asked);
    if (!theme) return no_such_theme(theme_asked);
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    const PngOptions wanted{.cell = options["cell"].as<int>(),
                            .theme = static_cast<Theme>(*theme),
                            .glyphs = truth("glyphs"),
                            .items = truth("items"),
                            .monsters = truth("monsters"),
                            .grid = truth("grid")};
    return bytes(to_png(level.surveyed(truth("reveal")), wanted));
}

int largest_cell(const DugLevel& level) {
    return largest_png_cell(level.request().size);
}

std::string tiled(const DugLevel& level, const std::string& image) {
    return to_tiled(level.request(), level.level(), image);
}

val tiles_picture(const DugLevel& level) {
    return bytes(tileset_image(level.level().depth));
}

/// The side of a cell in pixels; none: 0 was told.
std::optional<int> told(int cell) {
    return cell == 0 ? std::nullopt : std::optional{cell};
}

std::string universal_vtt(const DugLevel& level, bool reveal, int cell) {
    return to_universal_vtt(level.surveyed(reveal), told(cell));
}

val tabletop(const DugLevel& level, int cell) {
    return bytes(to_tabletop(level.request(), level.level(), told(cell)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_formats) {
    emscripten::function("svg", &svg);
    emscripten::function("drawnSvg", &drawn_svg);
    emscripten::function("png", &png);
    emscripten::function("largestCell", &largest_cell);
    emscripten::function("tiled", &tiled);
    emscripten::function("tilesPicture", &tiles_picture);
    emscripten::function("universalVtt", &universal_vtt);
    emscripten::function("tabletop", &tabletop);
}
