#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "dungeon/generate.h"
#include "exports/formats.h"
#include "exports/raster.h"
#include "tools/commands.h"
#include "tools/option_types.h"
#include "tools/output.h"
#include "tools/system/names.h"
#include "tools/waiting_line.h"

namespace cellophane {

namespace {

struct MapRequest {
    LevelRequest level;
    Format format = Format::Text;
    Theme theme = Theme::Dark;
    bool is_theme_named = false;
    /// None: as large as is usual for the format.
    std::optional<int> cell{};
    bool reveal = false;
    /// The ground alone: no items, no monsters.
    bool bare = false;
    int cell_micrometers = inch_micrometers;
    std::optional<Range> depths{};
    std::string out;
};

Result<Format> format_choice(std::string_view option, std::string_view text) {
    if (text == "pdf")
        return Problem{
            "bad-argument",
            std::string{option} +
                " pdf: this program writes no PDFs. The package does: npx cellophane pdf --seed N --depth D "
                "--out FILE.pdf; and so does the atlas of the page, under For the table."};
    std::vector<std::string_view> names;
    for (const FormatRow& row : format_rows) names.push_back(row.name);
    const Result<std::size_t> place = place_among(option, text, names);
    if (!place.ok()) return place.problem();
    return static_cast<Format>(place.value());
}

/// "text, ansi (true color), …".
std::string allowed_formats() {
    std::string names;
    for (const FormatRow& row : format_rows) {
        names.append(names.empty() ? "" : ", ").append(row.name);
        if (!row.summary.empty()) names.append(" (").append(row.summary).append(")");
    }
    return names;
}

/// One depth, or the first and the last of several.
Result<Range> one_or_more_depths(std::string_view option, std::string_view text) {
    if (text.find("..") != std::string_view::npos) return depth_range(option, text);
    const Result<int> depth = whole_number(option, text, shallowest_depth, most_depths);
    if (!depth.ok()) return depth.problem();
    return Range{depth.value(), depth.value()};
}

/// Whom a map is for.
enum class MapReader : std::uint8_t { Players, GameMaster };
constexpr std::string_view map_readers[] = {"players", "gm"};

// The formats that have an option, as its help begins.
std::string formats_with_themes() {
    return format_names(&FormatRow::has_themes);
}
std::string formats_with_cells() {
    return format_names(&FormatRow::has_cells);
}
std::string formats_with_paper() {
    return format_names(&FormatRow::has_paper);
}
std::string allowed_depths_of_maps() {
    return allowed_depths() + ", for " + format_names(&FormatRow::has_depths) + " also several, as in 3..5";
}
std::string formats_with_readers() {
    return format_names(&FormatRow::has_readers);
}

/// The options as they are given. What is allowed of some depends on others, so
/// these are texts.
struct MapOptions {
    std::optional<std::uint64_t> seed{};
    std::optional<Range> depth{};
    Style style = Style::Brogue;
    DungeonVariant variant{};
    std::optional<std::string> width{};
    std::optional<std::string> height{};
    std::optional<std::string> grid{};
    std::optional<std::string> tune{};
    Format format = Format::Text;
    std::optional<std::string> theme{};
    std::optional<std::string> cell{};
    std::optional<std::string> millimeters{};
    bool reveal = false;
    std::optional<std::string> reader{};
    std::string out{};
};

constexpr OptionRow<MapOptions> map_options[] = {
    {"--seed", "N", option::seed<&MapOptions::seed>, "{}"},
    {"--depth", "D", option::by<&MapOptions::depth, &one_or_more_depths, &allowed_depths_of_maps>,
     "1 if left out; of foundry all down to the Amulet"},
    {"--style", "S", option::style<&MapOptions::style>, "{}; brogue if left out"},
    {"--variant", "V|FILE", option::variant<&MapOptions::variant>, "{}; brogue if left out"},
    {"--width", "W", option::text<&MapOptions::width>,
     "columns, 40 to 500, style rogue 5 to 500; 79 if both are left out"},
    {"--height", "H", option::text<&MapOptions::height>,
     "rows, 20 to 500, style rogue 4 to 500; 29 if both are left out"},
    {"--grid", "CxR", option::text<&MapOptions::grid>,
     "columns and rows of rooms, 1 to 500 each, style rogue alone; 3x3 if left "
     "out"},
    {"--tune", "M", option::text<&MapOptions::tune>,
     "measures in percent of what is usual, as in loops=50,lakes=0: rooms 25 "
     "to 300; loops, lakes and "
     "machines 0 to 300; outOfDepth (monsters) 0 to 1000; docs/makers.md tells "
     "more"},
    {"--format", "F", option::by<&MapOptions::format, &format_choice, &allowed_formats>,
     "{}; text if left out; docs/formats.md tells of each"},
    {"--theme", "T", option::text<&MapOptions::theme, &formats_with_themes>,
     "{}: dark, light, ink (for printing), parchment, blueprint; dark if left out, ink for drawn maps, "
     "parchment for foundry; maps in uvtt and tabletop are drawn by hand only if it is named"},
    {"--cell", "N", option::text<&MapOptions::cell, &formats_with_cells>,
     "{}: the side of a cell in pixels, 2 to 256; 16 (png), 24 (drawn) or 64 if left out, less on vast maps"},
    {"--millimeters", "N", option::text<&MapOptions::millimeters, &formats_with_paper>,
     "{}: the side of a cell on paper, 1 to 100, as in 10 or 25.4, which the picture says of itself; 25.4 "
     "(an "
     "inch) if left out"},
    {"--reveal", "", option::flag<&MapOptions::reveal, &formats_with_readers>,
     "{}: show secrets as what they are"},
    {"--for", "WHOM", option::text<&MapOptions::reader, &formats_with_readers>,
     "{}: players (no secrets, items or monsters) or gm (as with --reveal)"},
    {"--out", "FILE", option::file<&MapOptions::out>,
     "write there instead of standard output; pictures and archives need it"},
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

/// An option that only some formats have.
Problem goes_with(const char* option, bool FormatRow::*is_had, const std::string& further = ".") {
    return bad_argument(option + (" goes with --format " + format_names(is_had, " or ")) + " alone" +
                        further);
}

/// Millimeters with at most three decimals, as in "25.4".
Result<int> micrometers_of(const std::string& text) {
    const std::size_t point = text.find('.');
    std::string digits = text.substr(0, point);
    std::string decimals = point == std::string::npos ? "" : text.substr(point + 1);
    const bool is_number = !digits.empty() && digits.size() <= 3 && decimals.size() <= 3 &&
                           (digits + decimals).find_first_not_of("0123456789") == std::string::npos &&
                           !text.ends_with('.');
    decimals.resize(3, '0');
    const int length = is_number ? std::stoi(digits + decimals) : 0;
    if (length < 1000 || length > 100'000)
        return bad_argument("--millimeters must be a number from 1 to 100, as in 10 or 25.4, not \"" + text +
                            "\".");
    return length;
}

/// `--depth`: one, or for a format that holds several levels the first and the last.
std::optional<Problem> read_depths(const MapOptions& options, MapRequest& request) {
    const Range depths = options.depth.value_or(Range{shallowest_depth, shallowest_depth});
    if (const auto problem = depth_problem("--depth", depths.most, options.variant)) return problem;
    if (depths.least != depths.most && !format_rows[request.format].has_depths)
        return goes_with("--depth with two depths", &FormatRow::has_depths);
    request.level.depth = depths.least;
    request.depths = options.depth;
    return std::nullopt;
}

/// What only pictures have: `--theme`, `--cell`, `--millimeters`.
std::optional<Problem> read_picture_options(const MapOptions& options, MapRequest& request) {
    const FormatRow& format = format_rows[request.format];
    request.theme = format.usual_theme;
    request.is_theme_named = options.theme.has_value();
    if (options.theme) {
        if (!format.has_themes) return goes_with("--theme", &FormatRow::has_themes);
        const Result<std::size_t> theme = place_among("--theme", *options.theme, theme_names);
        if (!theme.ok()) return theme.problem();
        request.theme = static_cast<Theme>(theme.value());
    }
    if (options.cell) {
        if (!format.has_cells) return goes_with("--cell", &FormatRow::has_cells);
        const Result<int> pixels =
            whole_number("--cell", *options.cell, smallest_png_cell, largest_png_cell(request.level.size));
        if (!pixels.ok()) return pixels.problem();
        request.cell = pixels.value();
    }
    if (options.millimeters) {
        if (!format.has_paper) return goes_with("--millimeters", &FormatRow::has_paper);
        const Result<int> length = micrometers_of(*options.millimeters);
        if (!length.ok()) return length.problem();
        request.cell_micrometers = length.value();
    }
    if (format.form != FileForm::Text && options.out.empty())
        return bad_argument("--format " + std::string{format.name} + " is " +
                            (format.form == FileForm::Picture ? "a picture" : "an archive") +
                            ", not text: name a file with --out FILE.");
    return std::nullopt;
}

/// Whom the map is for: `--reveal`, `--for`.
std::optional<Problem> read_reader(const MapOptions& options, MapRequest& request) {
    request.reveal = options.reveal;
    if (!options.reader) return std::nullopt;
    const FormatRow& format = format_rows[request.format];
    if (!format.has_readers)
        return goes_with(
            "--for", &FormatRow::has_readers,
            format.has_all_readers ? ": " + std::string{format.name} + " holds a map for each." : ".");
    if (request.reveal) return bad_argument("--for and --reveal do not go together.");
    const Result<std::size_t> reader = place_among("--for", *options.reader, map_readers);
    if (!reader.ok()) return reader.problem();
    request.reveal = static_cast<MapReader>(reader.value()) == MapReader::GameMaster;
    request.bare = !request.reveal;
    return std::nullopt;
}

Result<MapRequest> read_map_request(Arguments arguments) {
    MapOptions options;
    const Result<GivenOptions> given = read_options<MapOptions>(arguments, map_options, options);
    if (!given.ok()) return given.problem();
    if (!options.seed) return seed_is_missing();
    MapRequest request;
    request.format = options.format;
    request.out = options.out;
    request.level = {.seed = *options.seed, .style = options.style, .variant = options.variant};
    if (const std::optional<Problem> problem = read_depths(options, request)) return *problem;
    const Result<Size> size = map_size_of(options.width, options.height, options.style);
    if (!size.ok()) return size.problem();
    request.level.size = size.value();
    if (options.grid) {
        const Result<Size> rooms = grid_of(*options.grid, options.style);
        if (!rooms.ok()) return rooms.problem();
        request.level.rogue.grid = rooms.value();
    }
    const Result<Tuning> tuning = tuning_of(options.tune);
    if (!tuning.ok()) return tuning.problem();
    request.level.tuning = tuning.value();
    for (const Problem& problem : problems_of(request.level))
        if (problem.code == "bad-tune") return Problem{"bad-tune", "--tune: " + problem.message};
    if (const std::optional<Problem> problem = read_picture_options(options, request)) return *problem;
    if (const std::optional<Problem> problem = read_reader(options, request)) return *problem;
    return request;
}

/// The name of the second file of a map, which belongs beside the first; empty:
/// there is none, or the map's place has no files beside it.
std::string file_beside(const std::string& map, const FormatRow& format) {
    std::error_code error;
    const bool is_file = !std::filesystem::exists(as_path(map), error) ||
                         std::filesystem::is_regular_file(as_path(map), error);
    if (format.second.ending.empty() || map.empty() || !is_file) return "";
    return as_text(as_path(map).stem()).append(format.second.ending);
}

Exit run_map(Arguments arguments, Console console) {
    const Result<MapRequest> read = read_map_request(arguments);
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
                                              .is_theme_named = request.is_theme_named,
                                              .cell = request.cell,
                                              .reveal = request.reveal,
                                              .bare = request.bare,
                                              .beside = beside.empty() ? unwritten : beside,
                                              .cell_micrometers = request.cell_micrometers,
                                              .depths = request.depths});
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
                 write_file(as_text(as_path(request.out).replace_filename(as_path(beside))),
                            format.second.write(request.level)))
        return refuse(console, "map", *problem);
    return Exit::Done;
}

}  // namespace

constexpr CommandRow map_command{
    .name = "map",
    .summary = "one level of a dungeon",
    .usage =
        "cellophane map --seed N [--depth D] [--style S] [--variant V|FILE] [--width W "
        "--height H] [--grid CxR] [--format F]\n"
        "               [--tune MEASURES] [--theme T] [--cell N] [--millimeters N] "
        "[--reveal | --for WHOM] [--out FILE]\n",
    .options = [] { return specs_of<MapOptions>(map_options); },
    .notes = "",
    .run = &run_map,
};

}  // namespace cellophane
