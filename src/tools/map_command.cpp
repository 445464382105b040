#include <array>

#include "dungeon/generate.h"
#include "exports/exports.h"
#include "play/play.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"

namespace cellophane {

namespace {

constexpr OptionSpec map_options[] = {{"--seed"},   {"--depth"},         {"--style"},
                                      {"--width"},  {"--height"},        {"--grid"},
                                      {"--format"}, {"--reveal", false}, {"--out"}};
constexpr std::string_view formats[] = {"text", "ansi", "classes", "json"};

struct MapRequest {
    LevelRequest level;
    std::string format = "text";
    bool reveal = false;
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

Result<MapRequest> read(Arguments arguments) {
    const Result<Options> parsed = parse_options(arguments, map_options);
    if (!parsed.ok()) return parsed.problem();
    const Options& options = parsed.value();
    const Result<Whereabouts> place = whereabouts_of(options);
    if (!place.ok()) return place.problem();

    MapRequest request;
    request.level = {.seed = place.value().seed, .style = place.value().style, .depth = place.value().depth};
    if (options.count("--width") != options.count("--height"))
        return Problem{"bad-argument", "--width and --height go together: give both or neither."};
    if (const auto width = options.find("--width"); width != options.end()) {
        const Result<int> columns = whole_number("--width", width->second, 1, largest_side);
        if (!columns.ok()) return columns.problem();
        const Result<int> rows = whole_number("--height", options.find("--height")->second, 1, largest_side);
        if (!rows.ok()) return rows.problem();
        request.level.size = {columns.value(), rows.value()};
    }
    if (const auto grid = options.find("--grid"); grid != options.end()) {
        const Result<Size> rooms = grid_of(grid->second, request.level.style);
        if (!rooms.ok()) return rooms.problem();
        request.level.rogue.grid = rooms.value();
    }
    if (const auto format = options.find("--format"); format != options.end()) {
        const Result<std::string> choice = one_of("--format", format->second, formats);
        if (!choice.ok()) return choice.problem();
        request.format = choice.value();
    }
    request.reveal = options.count("--reveal") > 0;
    if (const auto out = options.find("--out"); out != options.end()) {
        if (out->second.empty()) return Problem{"bad-argument", "--out needs the name of a file, not \"\"."};
        request.out = out->second;
    }
    return request;
}

/// Secrets in the guise a stranger would see, what lies in wait not at all.
void hide_secrets(Observation& seen) {
    for (int i = 0; i < seen.cells.size().area(); ++i)
        for (Terrain& terrain : seen.cells.at_index(i).layers) terrain = disguise(terrain);
    std::erase_if(seen.monsters,
                  [](const MonsterView& monster) { return monster.marks.has(MonsterMark::Dormant); });
}

std::string render(const MapRequest& request, const Level& level) {
    if (request.format == "json") return to_json(request.level, level);
    if (request.format == "classes") return to_classes(level);
    Observation seen = survey(request.level.seed, request.level.style, level);
    if (!request.reveal) hide_secrets(seen);
    return request.format == "ansi" ? to_ansi(seen) : to_text(seen);
}

}  // namespace

Exit map_command(Arguments arguments, Console console) {
    const Result<MapRequest> request = read(arguments);
    if (!request.ok()) return refuse(console, "map", request.problem());
    const Result<Level> level = generate(request.value().level);
    if (!level.ok()) return refuse(console, "map", level.problem());
    const std::string picture = render(request.value(), level.value());
    if (request.value().out.empty()) {
        console.out << picture;
        return Exit::Done;
    }
    if (const std::optional<Problem> problem = write_file(request.value().out, picture))
        return refuse(console, "map", *problem);
    return Exit::Done;
}

}  // namespace cellophane
