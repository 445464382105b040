#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <system_error>

#include "dungeon/generate.h"
#include "dungeon/tuning.h"
#include "exports/disguises.h"
#include "exports/exports.h"
#include "exports/raster.h"
#include "exports/svg.h"
#include "exports/tabletop.h"
#include "exports/tiled.h"
#include "exports/tileset.h"
#include "exports/uvtt.h"
#include "play/play.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

constexpr OptionSpec map_options[] = {{"--seed"}, {"--depth"},  {"--style"}, {"--width"}, {"--height"},
                                      {"--grid"}, {"--format"}, {"--theme"}, {"--cell"},  {"--reveal", false},
                                      {"--out"},  {"--tune"},   {"--for"}};
constexpr std::string_view formats[] = {"text", "ansi", "classes", "json",    "svg",
                                        "png",  "tmj",  "uvtt",    "tabletop"};
constexpr std::string_view readers[] = {"players", "gm"};
/// What a map on standard output calls the picture of its tiles.
constexpr char unwritten_tiles[] = "cellophane-tiles.png";

struct MapRequest {
    LevelRequest level;
    std::string format = "text";
    Theme theme = Theme::Dark;
    /// None: as large as is usual for the format.
    std::optional<int> cell{};
    bool reveal = false;
    /// The ground alone: no items, no monsters.
    bool bare = false;
    std::string out;
};

/// Columns and rows of rooms, as in "4x2"; style rogue alone builds on a grid.
Result<Size> grid_of(const std::string& text, Style style) {
    if (style != Style::Rogue) return Problem{"bad-argument", "--grid goes with --style rogue alone."};
    const std::size_t cross = text.find('x');
    const Result<int> columns = whole_number("--grid (columns)", text.substr(0, cross), 1, largest_side);
    if (!columns.ok()) return columns.problem();
    const std::string second = cross == std::string::npos ? "" : text.substr(cross + 1);
    const Result<int> rows = whole_number("--grid (rows, after the x)", second, 1, largest_side);
    if (!rows.ok()) return rows.problem();
    return Size{columns.value(), rows.value()};
}

/// What only pictures have: `--theme`, `--cell`.
std::optional<Problem> read_picture_options(const Options& options, MapRequest& request) {
    const bool is_png = request.format == "png";
    const bool is_archive = request.format == "tabletop";
    if (const auto theme = options.find("--theme"); theme != options.end()) {
        if (request.format != "svg" && !is_png)
            return Problem{"bad-argument", "--theme goes with --format svg or png alone."};
        const Result<std::string> choice = one_of("--theme", theme->second, theme_names);
        if (!choice.ok()) return choice.problem();
        const auto place = std::find(std::begin(theme_names), std::end(theme_names), choice.value());
        request.theme = static_cast<Theme>(place - std::begin(theme_names));
    }
    if (const auto cell = options.find("--cell"); cell != options.end()) {
        if (!is_png && !is_archive && request.format != "uvtt")
            return Problem{"bad-argument", "--cell goes with --format png, uvtt or tabletop alone."};
        const Result<int> pixels =
            whole_number("--cell", cell->second, smallest_png_cell, largest_png_cell(request.level.size));
        if (!pixels.ok()) return pixels.problem();
        request.cell = pixels.value();
    }
    if ((is_png || is_archive) && options.count("--out") == 0)
        return Problem{"bad-argument", "--format " + request.format + " is " +
                                           (is_png ? "a picture" : "an archive") +
                                           ", not text: name a file with --out FILE."};
    return std::nullopt;
}

/// Whom the map is for: `--reveal`, `--for`.
std::optional<Problem> read_reader(const Options& options, MapRequest& request) {
    request.reveal = options.count("--reveal") > 0;
    const auto reader = options.find("--for");
    if (reader == options.end()) return std::nullopt;
    constexpr std::string_view with[] = {"text", "ansi", "svg", "png", "uvtt"};
    if (std::find(std::begin(with), std::end(with), request.format) == std::end(with))
        return Problem{
            "bad-argument",
            "--for goes with --format text, ansi, svg, png or uvtt alone" +
                std::string{request.format == "tabletop" ? ": tabletop holds a map for each." : "."}};
    if (request.reveal) return Problem{"bad-argument", "--for and --reveal do not go together."};
    const Result<std::string> choice = one_of("--for", reader->second, readers);
    if (!choice.ok()) return choice.problem();
    request.reveal = choice.value() == "gm";
    request.bare = !request.reveal;
    return std::nullopt;
}

Result<MapRequest> read_request(Arguments arguments) {
    const Result<Options> parsed = parse_options(arguments, map_options);
    if (!parsed.ok()) return parsed.problem();
    const Options& options = parsed.value();
    const Result<Whereabouts> place = whereabouts_of(options);
    if (!place.ok()) return place.problem();

    MapRequest request;
    request.level = {.seed = place.value().seed, .style = place.value().style, .depth = place.value().depth};
    const Result<Size> size = map_size_of(options, request.level.style);
    if (!size.ok()) return size.problem();
    request.level.size = size.value();
    if (const auto grid = options.find("--grid"); grid != options.end()) {
        const Result<Size> rooms = grid_of(grid->second, request.level.style);
        if (!rooms.ok()) return rooms.problem();
        request.level.rogue.grid = rooms.value();
    }
    if (const auto tune = options.find("--tune"); tune != options.end()) {
        if (tune->second.empty())
            return Problem{"bad-tune", "--tune: measures are expected, as in loops=50,lakes=0."};
        const Result<Tuning> tuning = parse_tuning(tune->second);
        if (!tuning.ok()) return Problem{"bad-tune", "--tune: " + tuning.problem().message};
        request.level.tuning = tuning.value();
    }
    if (const auto format = options.find("--format"); format != options.end()) {
        const Result<std::string> choice = one_of("--format", format->second, formats);
        if (!choice.ok()) return choice.problem();
        request.format = choice.value();
    }
    for (const Problem& problem : problems_of(request.level))
        if (problem.code == "bad-tune") return Problem{"bad-tune", "--tune: " + problem.message};
    if (const std::optional<Problem> problem = read_picture_options(options, request)) return *problem;
    if (const std::optional<Problem> problem = read_reader(options, request)) return *problem;
    if (const auto out = options.find("--out"); out != options.end()) {
        if (out->second.empty()) return Problem{"bad-argument", "--out needs the name of a file, not \"\"."};
        request.out = out->second;
    }
    return request;
}

/// The name of the file with a map's tiles, which belongs beside the map; empty: the map's place has no files
/// beside it.
std::string tiles_beside(const std::string& map) {
    std::error_code error;
    const bool is_file = !std::filesystem::exists(map, error) || std::filesystem::is_regular_file(map, error);
    return map.empty() || !is_file ? "" : std::filesystem::path{map}.stem().string() + "-tiles.png";
}

std::string render(const MapRequest& request, const Level& level, const std::string& tiles) {
    if (request.format == "json") return to_json(request.level, level);
    if (request.format == "classes") return to_classes(level);
    if (request.format == "tabletop") return to_tabletop(request.level, level, request.cell);
    if (request.format == "tmj") return to_tiled(request.level, level, tiles);
    Observation seen = survey(request.level.seed, request.level.style, level);
    if (!request.reveal) hide_secrets(seen);
    if (request.bare) {
        seen.items.clear();
        seen.monsters.clear();
    }
    if (request.format == "svg")
        return to_svg(seen, {.theme = request.theme, .title = level_title(request.level)});
    if (request.format == "png") {
        const int cell = std::min(PngOptions{}.cell, largest_png_cell(request.level.size));
        return to_png(seen, {.cell = request.cell.value_or(cell), .theme = request.theme});
    }
    if (request.format == "uvtt") return to_universal_vtt(seen, request.cell);
    return request.format == "ansi" ? to_ansi(seen) : to_text(seen);
}

}  // namespace

Exit map_command(Arguments arguments, Console console) {
    const Result<MapRequest> request = read_request(arguments);
    if (!request.ok()) return refuse(console, "map", request.problem());
    // The largest maps take minutes.
    std::optional<WaitingLine> waiting{std::in_place, console.err, "Digging the level"};
    const Result<Level> level = generate(request.value().level);
    waiting.reset();
    if (!level.ok()) return refuse(console, "map", level.problem());
    const std::string& out = request.value().out;
    const std::string tiles = tiles_beside(out);
    waiting.emplace(console.err, "Drawing the map");
    const std::string picture =
        render(request.value(), level.value(), tiles.empty() ? unwritten_tiles : tiles);
    waiting.reset();
    if (out.empty())
        console.out << picture;
    else if (const std::optional<Problem> problem = write_file(out, picture))
        return refuse(console, "map", *problem);
    if (request.value().format != "tmj") return Exit::Done;
    if (tiles.empty())
        console.err << "cellophane map: the tiles in " << unwritten_tiles
                    << " are written only with --out FILE, beside the map.\n";
    else if (const std::optional<Problem> problem =
                 write_file(std::filesystem::path{out}.replace_filename(tiles).string(),
                            tileset_image(level.value().depth)))
        return refuse(console, "map", *problem);
    return Exit::Done;
}

}  // namespace cellophane
