#include "exports/formats.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "exports/disguises.h"
#include "exports/drawn_dungeon.h"
#include "exports/drawn_map.h"
#include "exports/drawn_png.h"
#include "exports/exports.h"
#include "exports/foundry.h"
#include "exports/key_list.h"
#include "exports/raster.h"
#include "exports/svg.h"
#include "exports/tabletop.h"
#include "exports/tiled.h"
#include "exports/tileset.h"
#include "exports/uvtt.h"
#include "play/play.h"

namespace cellophane {

namespace {

/// What whoever the map is for may see of the level.
Observation seen_by_reader(const LevelToWrite& wanted) {
    Observation seen =
        survey(wanted.request.seed, wanted.request.style, wanted.request.variant, wanted.level);
    if (!wanted.reveal) hide_secrets(seen);
    if (wanted.bare) {
        seen.items.clear();
        seen.monsters.clear();
    }
    return seen;
}

std::string write_text(const LevelToWrite& wanted) {
    return to_text(seen_by_reader(wanted));
}
std::string write_ansi(const LevelToWrite& wanted) {
    return to_ansi(seen_by_reader(wanted));
}
std::string write_classes(const LevelToWrite& wanted) {
    return to_classes(wanted.level);
}
std::string write_json(const LevelToWrite& wanted) {
    return to_json(wanted.request, wanted.level);
}
std::string write_svg(const LevelToWrite& wanted) {
    return to_svg(seen_by_reader(wanted), {.theme = wanted.theme, .title = level_title(wanted.request)});
}
DrawnOptions drawn_options(const LevelToWrite& wanted) {
    DrawnOptions options{
        .theme = wanted.theme, .title = level_title(wanted.request), .secrets = wanted.reveal};
    options.cell = wanted.cell.value_or(options.cell);
    return options;
}
std::string write_drawn(const LevelToWrite& wanted) {
    const Observation seen = seen_by_reader(wanted);
    const std::vector<Pos> numbers = places_of_numbers(seen, plan_of(wanted.request, wanted.level));
    return to_drawn_svg(seen, numbers, drawn_options(wanted));
}
std::string write_drawn_png(const LevelToWrite& wanted) {
    const Observation seen = seen_by_reader(wanted);
    const std::vector<Pos> numbers = places_of_numbers(seen, plan_of(wanted.request, wanted.level));
    const DrawnOptions options = drawn_options(wanted);
    return to_drawn_png(seen, numbers, options, pixels_per_meter(options.cell, wanted.cell_micrometers));
}
std::string write_png(const LevelToWrite& wanted) {
    const int cell = wanted.cell.value_or(usual_png_cell(wanted.request.size));
    return to_png(seen_by_reader(wanted),
                  {.cell = cell,
                   .theme = wanted.theme,
                   .pixels_per_meter = pixels_per_meter(cell, wanted.cell_micrometers)});
}
std::string write_tiled(const LevelToWrite& wanted) {
    return to_tiled(wanted.request, wanted.level, wanted.beside);
}
std::string write_tiles(const LevelRequest& request) {
    return tileset_image(long_depth(request.variant, request.depth));
}
/// What maps for tabletops are drawn in; none: the game's small pictures.
std::optional<Theme> drawn_theme(const LevelToWrite& wanted) {
    return wanted.is_theme_named || wanted.theme != Theme::Dark ? std::optional{wanted.theme} : std::nullopt;
}
std::string write_universal_vtt(const LevelToWrite& wanted) {
    const Observation seen = seen_by_reader(wanted);
    VttOptions options{.pixels = wanted.cell, .drawn = drawn_theme(wanted), .secrets = wanted.reveal};
    if (options.drawn && wanted.reveal)
        options.numbers = places_of_numbers(seen, plan_of(wanted.request, wanted.level));
    return to_universal_vtt(seen, options);
}
std::string write_tabletop(const LevelToWrite& wanted) {
    return to_tabletop(wanted.request, wanted.level, wanted.cell, drawn_theme(wanted));
}
std::string write_foundry(const LevelToWrite& wanted) {
    const Range depths =
        wanted.depths.value_or(Range{shallowest_depth, amulet_depth(wanted.request.variant)});
    // A level that cannot be dug ends the archive; such seeds are not known.
    const Result<std::string> archive =
        to_foundry(wanted.request, depths.least, depths.most, {.theme = wanted.theme, .pixels = wanted.cell});
    return archive.ok() ? archive.value() : archive.problem().message;
}
std::string write_key(const LevelToWrite& wanted) {
    return to_key_list(wanted.request, wanted.level, plan_of(wanted.request, wanted.level),
                       wanted.reveal ? KeyReader::GameMaster : KeyReader::Players);
}
std::string write_dungeon(const LevelToWrite& wanted) {
    DungeonSheetOptions options{.theme = wanted.theme, .secrets = wanted.reveal};
    options.cell = wanted.cell.value_or(options.cell);
    // A level that cannot be dug ends the page; such seeds are not known.
    const int lowest = std::max(amulet_depth(wanted.request.variant), wanted.request.depth);
    const Result<std::string> sheet = to_dungeon_svg(wanted.request, shallowest_depth, lowest, options);
    return sheet.ok() ? sheet.value() : sheet.problem().message;
}

constexpr FormatRow format_row_list[] = {
    {.kind = Format::Text,
     .name = "text",
     .ending = ".txt",
     .method = "toText",
     .has_readers = true,
     .write = &write_text},
    {.kind = Format::Ansi,
     .name = "ansi",
     .ending = ".ans",
     .summary = "true colour",
     .method = "toAnsi",
     .has_readers = true,
     .write = &write_ansi},
    {.kind = Format::Classes,
     .name = "classes",
     .ending = ".txt",
     .summary = "one letter a cell",
     .write = &write_classes},
    {.kind = Format::Json, .name = "json", .ending = ".json", .method = "toJSON", .write = &write_json},
    {.kind = Format::Svg,
     .name = "svg",
     .ending = ".svg",
     .method = "toSvg",
     .has_themes = true,
     .has_readers = true,
     .write = &write_svg},
    {.kind = Format::Drawn,
     .name = "drawn",
     .ending = ".svg",
     .summary = "SVG, as drawn by hand, with numbered rooms and a legend",
     .method = "toDrawnSvg",
     .has_themes = true,
     .usual_theme = Theme::Ink,
     .has_cells = true,
     .has_readers = true,
     .write = &write_drawn},
    {.kind = Format::DrawnPng,
     .name = "drawn-png",
     .ending = ".png",
     .form = FileForm::Picture,
     .summary = "the same as a picture in pixels",
     .method = "toDrawnPng",
     .has_themes = true,
     .usual_theme = Theme::Ink,
     .has_cells = true,
     .has_readers = true,
     .has_paper = true,
     .write = &write_drawn_png},
    {.kind = Format::Png,
     .name = "png",
     .ending = ".png",
     .form = FileForm::Picture,
     .method = "toPng",
     .has_themes = true,
     .has_cells = true,
     .has_readers = true,
     .has_paper = true,
     .write = &write_png},
    {.kind = Format::Tiled,
     .name = "tmj",
     .ending = ".tmj",
     .summary = "Tiled",
     .method = "toTiled",
     .second = {.ending = "-tiles.png", .what = "tiles", .write = &write_tiles},
     .write = &write_tiled},
    {.kind = Format::UniversalVtt,
     .name = "uvtt",
     .ending = ".uvtt",
     .summary = "Universal VTT",
     .method = "toUniversalVtt",
     .has_themes = true,
     .has_cells = true,
     .has_readers = true,
     .write = &write_universal_vtt},
    {.kind = Format::Tabletop,
     .name = "tabletop",
     .ending = ".zip",
     .form = FileForm::Archive,
     .summary = "a ZIP with uvtt for players and for the game master, and a list of what is where",
     .method = "toTabletop",
     .has_themes = true,
     .has_cells = true,
     .has_all_readers = true,
     .write = &write_tabletop},
    {.kind = Format::Foundry,
     .name = "foundry",
     .ending = ".zip",
     .form = FileForm::Archive,
     .summary =
         "a module for Foundry with scenes, journals and creatures, of all levels down to the Amulet or "
         "those of --depth",
     .method = "foundryModule",
     .has_themes = true,
     .usual_theme = Theme::Parchment,
     .has_cells = true,
     .has_all_readers = true,
     .has_depths = true,
     .write = &write_foundry},
    {.kind = Format::Key,
     .name = "key",
     .ending = ".md",
     .summary = "the rooms of the drawn map and what is in them, in Markdown",
     .method = "toKey",
     .has_readers = true,
     .write = &write_key},
    {.kind = Format::Dungeon,
     .name = "dungeon",
     .ending = ".svg",
     .summary = "SVG, all levels as small drawn maps on one page, down to the Amulet or --depth",
     .method = "dungeonSvg",
     .has_themes = true,
     .usual_theme = Theme::Ink,
     .has_cells = true,
     .has_readers = true,
     .write = &write_dungeon},
};
static_assert(std::all_of(std::begin(format_row_list), std::end(format_row_list),
                          [](const FormatRow& row) {
                              return !row.name.empty() && !row.ending.empty() && row.write != nullptr &&
                                     row.second.ending.empty() == (row.second.write == nullptr);
                          }),
              "every format has a name, an ending and a writer");

}  // namespace

constinit const EnumTable<Format, FormatRow> format_rows{format_row_list};

std::string format_names(bool FormatRow::*is_true, std::string_view last) {
    std::vector<std::string_view> names;
    for (const FormatRow& row : format_rows)
        if (row.*is_true) names.push_back(row.name);
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i)
        list.append(i == 0 ? "" : i + 1 == names.size() ? last : ", ").append(names[i]);
    return list;
}

}  // namespace cellophane
