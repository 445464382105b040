#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "dungeon/generate.h"
#include "dungeon/tuning.h"
#include "exports/formats.h"
#include "exports/raster.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

constexpr OptionSpec map_options[] = {{"--seed"}, {"--depth"},  {"--style"}, {"--width"}, {"--height"},
                                      {"--grid"}, {"--format"}, {"--theme"}, {"--cell"},  {"--reveal", false},
                                      {"--out"},  {"--tune"},   {"--for"}};
constexpr std::string_view readers[] = {"players", "gm"};
struct MapRequest {
    LevelRequest level;
    Format format = Format::Text;
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

Result<Format> format_choice(const std::string& text) {
    std::vector<std::string_view> names;
    for (const FormatRow& row : format_rows) names.push_back(row.name);
    const Result<std::string> choice = one_of("--format", text, names);
    if (!choice.ok()) return choice.problem();
    return static_cast<Format>(std::find(names.begin(), names.end(), choice.value()) - names.begin());
}

/// An option that only some formats have.
Problem goes_with(const char* option, bool FormatRow::*is_had, const std::string& further = ".") {
    return bad_argument(option + (" goes with --format " + format_names(is_had, " or ")) + " alone" +
                        further);
}

/// What only pictures have: `--theme`, `--cell`.
std::optional<Problem> read_picture_options(const Options& options, MapRequest& request) {
    const FormatRow& format = format_rows[request.format];
    if (const auto theme = options.find("--theme"); theme != options.end()) {
        if (!format.has_themes) return goes_with("--theme", &FormatRow::has_themes);
        const Result<std::string> choice = one_of("--theme", theme->second, theme_names);
        if (!choice.ok()) return choice.problem();
        const auto place = std::find(std::begin(theme_names), std::end(theme_names), choice.value());
        request.theme = static_cast<Theme>(place - std::begin(theme_names));
    }
    if (const auto cell = options.find("--cell"); cell != options.end()) {
        if (!format.has_cells) return goes_with("--cell", &FormatRow::has_cells);
        const Result<int> pixels =
            whole_number("--cell", cell->second, smallest_png_cell, largest_png_cell(request.level.size));
        if (!pixels.ok()) return pixels.problem();
        request.cell = pixels.value();
    }
    if (format.form != FileForm::Text && options.count("--out") == 0)
        return bad_argument("--format " + std::string{format.name} + " is " +
                            (format.form == FileForm::Picture ? "a picture" : "an archive") +
                            ", not text: name a file with --out FILE.");
    return std::nullopt;
}

/// Whom the map is for: `--reveal`, `--for`.
std::optional<Problem> read_reader(const Options& options, MapRequest& request) {
    request.reveal = options.count("--reveal") > 0;
    const auto reader = options.find("--for");
    if (reader == options.end()) return std::nullopt;
    const FormatRow& format = format_rows[request.format];
    if (!format.has_readers)
        return goes_with(
            "--for", &FormatRow::has_readers,
            format.has_all_readers ? ": " + std::string{format.name} + " holds a map for each." : ".");
    if (request.reveal) return bad_argument("--for and --reveal do not go together.");
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
        const Result<Format> choice = format_choice(format->second);
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

/// The name of the second file of a map, which belongs beside the first; empty: there is none, or the map's
/// place has no files beside it.
std::string file_beside(const std::string& map, const FormatRow& format) {
    std::error_code error;
    const bool is_file = !std::filesystem::exists(map, error) || std::filesystem::is_regular_file(map, error);
    if (format.second.ending.empty() || map.empty() || !is_file) return "";
    return std::filesystem::path{map}.stem().string().append(format.second.ending);
}

}  // namespace

Exit map_command(Arguments arguments, Console console) {
    const Result<MapRequest> read = read_request(arguments);
    if (!read.ok()) return refuse(console, "map", read.problem());
    const MapRequest& request = read.value();
    // The largest maps take minutes.
    std::optional<WaitingLine> waiting{std::in_place, console.err, "Digging the level"};
    const Result<Level> level = generate(request.level);
    waiting.reset();
    if (!level.ok()) return refuse(console, "map", level.problem());
    const FormatRow& format = format_rows[request.format];
    const std::string beside = file_beside(request.out, format);
    // What a map on standard output calls its second file.
    const std::string unwritten = "cellophane" + std::string{format.second.ending};
    waiting.emplace(console.err, "Drawing the map");
    const std::string written = format.write({.request = request.level,
                                              .level = level.value(),
                                              .theme = request.theme,
                                              .cell = request.cell,
                                              .reveal = request.reveal,
                                              .bare = request.bare,
                                              .beside = beside.empty() ? unwritten : beside});
    waiting.reset();
    if (request.out.empty())
        console.out << written;
    else if (const std::optional<Problem> problem = write_file(request.out, written))
        return refuse(console, "map", *problem);
    if (format.second.write == nullptr) return Exit::Done;
    if (beside.empty())
        console.err << "cellophane map: the " << format.second.what << " in " << unwritten
                    << " are written only with --out FILE, beside the map.\n";
    else if (const std::optional<Problem> problem =
                 write_file(std::filesystem::path{request.out}.replace_filename(beside).string(),
                            format.second.write(level.value())))
        return refuse(console, "map", *problem);
    return Exit::Done;
}

}  // namespace cellophane
