#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dug_level.h"
#include "exports/drawn_dungeon.h"
#include "exports/drawn_map.h"
#include "exports/drawn_png.h"
#include "exports/floor_plan.h"
#include "exports/foundry.h"
#include "exports/key_list.h"
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

/// The theme that options of a drawing name; none: there is no such theme.
std::optional<Theme> theme_of(const val& options) {
    const std::optional<std::size_t> place = place_of(theme_names, options["theme"].as<std::string>());
    return place ? std::optional{static_cast<Theme>(*place)} : std::nullopt;
}

val no_such_theme(const val& options) {
    return no_such_name("bad-argument", "theme", options["theme"].as<std::string>(), theme_names);
}

std::string title_of(const DugLevel& level, const val& options) {
    const val title = options["title"];
    return title.isNull() ? level_title(level.request()) : title.as<std::string>();
}

/// `options` has every field: the API fills in defaults. Title and description are null if left out.
val svg(const DugLevel& level, const val& options) {
    const std::optional<Theme> theme = theme_of(options);
    if (!theme) return no_such_theme(options);
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    SvgOptions wanted{.cell = options["cell"].as<int>(),
                      .theme = *theme,
                      .glyphs = truth("glyphs"),
                      .items = truth("items"),
                      .monsters = truth("monsters"),
                      .grid = truth("grid")};
    wanted.title = title_of(level, options);
    if (!options["description"].isNull()) wanted.description = options["description"].as<std::string>();
    return val(to_svg(level.surveyed(truth("reveal")), wanted));
}

/// What `write` makes of a drawn map: (seen, numbers, options) to a value.
template <class Write>
val drawn(const DugLevel& level, const val& options, const Write& write) {
    const std::optional<Theme> theme = theme_of(options);
    if (!theme) return no_such_theme(options);
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    const Observation seen = level.surveyed(truth("reveal"));
    const auto numbers = truth("numbers") ? places_of_numbers(seen, plan_of(level.request(), level.level()))
                                          : std::vector<Pos>{};
    const DrawnOptions wanted{.theme = *theme,
                              .cell = options["cell"].as<int>(),
                              .title = title_of(level, options),
                              .grid = truth("grid"),
                              .legend = truth("legend"),
                              .items = truth("items"),
                              .monsters = truth("monsters"),
                              .secrets = truth("reveal")};
    return write(seen, numbers, wanted);
}

val drawn_svg(const DugLevel& level, const val& options) {
    return drawn(level, options,
                 [](const Observation& seen, const auto& numbers, const DrawnOptions& wanted) {
                     return val(to_drawn_svg(seen, numbers, wanted));
                 });
}

val drawn_picture(const DugLevel& level, const val& options, int cell_micrometers) {
    return drawn(
        level, options, [&](const Observation& seen, const auto& numbers, const DrawnOptions& wanted) {
            return bytes(
                to_drawn_png(seen, numbers, wanted, pixels_per_meter(wanted.cell, cell_micrometers)));
        });
}

val dungeon_svg(std::uint64_t seed, const std::string& style, int width, int height, int columns, int rows,
                const std::string& tune, int from, int to, const val& options) {
    const std::optional<Theme> theme = theme_of(options);
    if (!theme) return no_such_theme(options);
    const Result<LevelRequest> request = request_of(seed, style, from, width, height, columns, rows, tune);
    if (!request.ok()) return refusal(request.problem());
    DungeonSheetOptions wanted{
        .theme = *theme, .cell = options["cell"].as<int>(), .secrets = options["reveal"].as<bool>()};
    if (!options["title"].isNull()) wanted.title = options["title"].as<std::string>();
    const Result<std::string> sheet = to_dungeon_svg(request.value(), from, to, wanted);
    return sheet.ok() ? val(sheet.value()) : refusal(sheet.problem());
}

val png(const DugLevel& level, const val& options, int cell_micrometers) {
    const std::optional<Theme> theme = theme_of(options);
    if (!theme) return no_such_theme(options);
    const auto truth = [&](const char* name) { return options[name].as<bool>(); };
    const PngOptions wanted{
        .cell = options["cell"].as<int>(),
        .theme = *theme,
        .glyphs = truth("glyphs"),
        .items = truth("items"),
        .monsters = truth("monsters"),
        .grid = truth("grid"),
        .pixels_per_meter = pixels_per_meter(options["cell"].as<int>(), cell_micrometers)};
    return bytes(to_png(level.surveyed(truth("reveal")), wanted));
}

int largest_cell(const DugLevel& level) {
    return largest_png_cell(level.request().size);
}

int usual_cell(const DugLevel& level) {
    return usual_png_cell(level.request().size);
}

int largest_cell_of(int width, int height) {
    return largest_png_cell({width, height});
}

std::string tiled(const DugLevel& level, const std::string& image) {
    return to_tiled(level.request(), level.level(), image);
}

val tiles_picture(const DugLevel& level) {
    return bytes(tileset_image(long_depth(level.request().variant, level.request().depth)));
}

/// The side of a cell in pixels; none: 0 was given.
std::optional<int> given(int cell) {
    return cell == 0 ? std::nullopt : std::optional{cell};
}

/// Empty: none was given.
std::optional<Theme> theme_given(const std::string& name) {
    const std::optional<std::size_t> place = place_of(theme_names, name);
    return place ? std::optional{static_cast<Theme>(*place)} : std::nullopt;
}

std::string universal_vtt(const DugLevel& level, bool reveal, int cell, const std::string& theme) {
    const Observation seen = level.surveyed(reveal);
    VttOptions options{.pixels = given(cell), .drawn = theme_given(theme), .secrets = reveal};
    if (options.drawn && reveal)
        options.numbers = places_of_numbers(seen, plan_of(level.request(), level.level()));
    return to_universal_vtt(seen, options);
}

std::string key_text(const DugLevel& level, bool reveal) {
    return to_key_list(level.request(), level.level(), plan_of(level.request(), level.level()),
                       reveal ? KeyReader::GameMaster : KeyReader::Players);
}

val tabletop(const DugLevel& level, int cell, const std::string& theme) {
    return bytes(to_tabletop(level.request(), level.level(), given(cell), theme_given(theme)));
}

val foundry(std::uint64_t seed, const std::string& style, int width, int height, int columns, int rows,
            const std::string& tune, int from, int to, int cell, const std::string& theme) {
    const Result<LevelRequest> request = request_of(seed, style, from, width, height, columns, rows, tune);
    if (!request.ok()) return refusal(request.problem());
    const Result<std::string> archive =
        to_foundry(request.value(), from, to,
                   {.theme = theme_given(theme).value_or(Theme::Parchment), .pixels = given(cell)});
    return archive.ok() ? bytes(archive.value()) : refusal(archive.problem());
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_formats) {
    emscripten::function("svg", &svg);
    emscripten::function("drawnSvg", &drawn_svg);
    emscripten::function("dungeonSvg", &dungeon_svg);
    emscripten::function("drawnPng", &drawn_picture);
    emscripten::function("png", &png);
    emscripten::function("largestCell", &largest_cell);
    emscripten::function("usualCell", &usual_cell);
    emscripten::function("largestCellOf", &largest_cell_of);
    emscripten::function("tiled", &tiled);
    emscripten::function("tilesPicture", &tiles_picture);
    emscripten::function("universalVtt", &universal_vtt);
    emscripten::function("tabletop", &tabletop);
    emscripten::function("foundry", &foundry);
    emscripten::function("keyText", &key_text);
}
