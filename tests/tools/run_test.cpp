#include "tools/run.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dungeon/generate.h"
#include "exports/exports.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "support/text.h"
#include "tools/options.h"
#include "tools/outcome.h"

namespace cellophane {

namespace {

/// Refused, in one line, naming all the given parts.
void check_refused(const std::vector<std::string>& arguments, std::initializer_list<std::string_view> parts) {
    const Outcome outcome = run_with(arguments);
    INFO(outcome.err);
    CHECK(outcome.exit == Exit::BadArguments);
    CHECK(outcome.out.empty());
    CHECK(lines_of(outcome.err).size() == 1);
    for (std::string_view part : parts) CHECK(has(outcome.err, part));
}

}  // namespace

TEST_CASE("--version and --help answer for every command", "[tools]") {
    CHECK(has(run_with({"--version"}).out, "cellophane 1."));
    CHECK(has(run_with({"--version"}).out, "dungeon version"));
    CHECK(run_with({"--help"}).exit == Exit::Done);
    for (const char* command : {"map", "dig", "catalog", "play", "replay", "env", "soak", "bench"}) {
        CHECK(has(run_with({"--help"}).out, command));
        const Outcome help = run_with({command, "--help"});
        CHECK(help.exit == Exit::Done);
        CHECK(has(help.out, std::string{"cellophane "} + command));
        CHECK(help.err.empty());
    }
    CHECK(run_with({}).exit == Exit::BadArguments);
    CHECK(has(run_with({}).err, "usage"));
}

TEST_CASE("the help of map names the sizes each style accepts", "[tools]") {
    const std::string help = run_with({"map", "--help"}).out;
    for (const auto& [style, least] : {std::pair{Style::Brogue, Size{40, 20}},
                                       {Style::Classic, Size{40, 20}},
                                       {Style::Accretion, Size{40, 20}},
                                       {Style::Rogue, Size{5, 4}}}) {
        const LevelRequest request{.seed = 1, .style = style, .size = least};
        CHECK(problems_of(request).empty());
        for (const Size less : {Size{least.width - 1, least.height}, Size{least.width, least.height - 1}})
            CHECK_FALSE(problems_of({.seed = 1, .style = style, .size = less}).empty());
        CHECK(has(help, std::to_string(least.width) + " to " + std::to_string(largest_side)));
        CHECK(has(help, std::to_string(least.height) + " to " + std::to_string(largest_side)));
    }
}

TEST_CASE("bad arguments are named, with what was given and what is allowed", "[tools]") {
    check_refused({"dance"}, {"\"dance\"", "map, dig, catalog, lint, play, replay, rank, env, soak, bench"});
    check_refused({"--version", "now"}, {"--version", "\"now\""});
    check_refused({"map"}, {"map", "--seed", "missing"});
    for (const char* seed :
         {"0", "-1", "+1", " 1", "1 ", "0x10", "1.5", "", "banana", "18446744073709551616"})
        check_refused({"map", "--seed", seed}, {"--seed", shown(seed), "18446744073709551615"});
    check_refused({"map", "--seed"}, {"--seed needs a value"});
    check_refused({"map", "--seed", "1", "--out", "--reveal"}, {"--out needs a value", "option --reveal"});
    check_refused({"map", "--out", "--seed=1"}, {"--out needs a value", "option --seed"});
    check_refused({"map", "--seed=--reveal"}, {"--seed must be", "\"--reveal\""});
    check_refused({"map", "--seed", "1", "--seed", "2"}, {"--seed", "twice"});
    for (const char* depth : {"0", "41", "x", "", "99999999999999999999"})
        check_refused({"map", "--seed", "1", "--depth", depth}, {"--depth", shown(depth), "1 to 40"});
    check_refused({"map", "--seed", "1", "--style", "gothic"},
                  {"--style", "\"gothic\"", "brogue, classic, accretion, rogue"});
    check_refused({"map", "--seed", "1", "--format", "gif"},
                  {"--format", "\"gif\"", "text, ansi, classes, json"});
    check_refused({"map", "--seed", "1", "--width", "100"}, {"--width", "--height"});
    check_refused({"map", "--seed", "1", "--grid", "3x3"}, {"--grid", "rogue"});
    for (const char* grid : {"3", "x", "0x3", "3x0", "3x3x3", "-1x2", "501x2", ""})
        check_refused({"map", "--seed", "1", "--style", "rogue", "--grid", grid}, {"--grid", "500"});
    check_refused({"map", "--seed", "1", "--width", "501", "--height", "100"}, {"--width", "\"501\"", "500"});
    check_refused({"map", "--seed", "1", "--width", "501", "--height", "20"},
                  {"--width (style brogue)", "40 to 500"});
    check_refused({"map", "--seed", "1", "--width", "39", "--height", "20"},
                  {"--width", "\"39\"", "40 to 500"});
    check_refused({"map", "--seed", "1", "--width", "40", "--height", "19"},
                  {"--height", "\"19\"", "20 to 500"});
    check_refused({"map", "--seed", "1", "--style", "rogue", "--width", "4", "--height", "4"},
                  {"--width (style rogue)", "5 to 500"});
    check_refused({"map", "--seed", "1", "--colour"}, {"\"--colour\"", "--reveal"});
    check_refused({"map", "--seed", "1", "extra"}, {"\"extra\""});
    check_refused({"map", "--seed", "1", "--reveal=yes"}, {"--reveal", "no value"});
    check_refused({"dig", "--seed", "1", "--width", "80"}, {"dig", "--width"});
    check_refused({"play", "--seed", "-5"}, {"play", "--seed", "\"-5\""});
    check_refused({"bench", "--slow"}, {"bench", "\"--slow\"", "--quick"});
    check_refused({"bench", "--only", "dancing"},
                  {"bench", "\"dancing\"", "layout/rogue", "turn/walk", "replay/turns"});
    check_refused({"catalog"}, {"catalog", "--seeds", "missing"});
    for (const char* seeds : {"0", "9..1", "0..5", "1..", "..5", "..", "", "1...5", "1-5", "1..5..9", "a..b",
                              "1..18446744073709551616"})
        check_refused({"catalog", "--seeds", seeds}, {"--seeds", shown(seeds), "18446744073709551615"});
    for (const char* depth : {"99", "0", "1..41", "5..2", "x", "1..", ""})
        check_refused({"catalog", "--seeds", "1", "--depth", depth}, {"--depth", shown(depth), "1 to 40"});
    check_refused({"catalog", "--seeds", "1", "--style", "gothic"},
                  {"--style", "\"gothic\"", "brogue, classic"});
    check_refused({"catalog", "--seeds", "1", "--format", "xml"}, {"--format", "\"xml\"", "csv, jsonl"});
    check_refused({"catalog", "--seeds", "1", "--where", "item(\"unicorn\")"},
                  {"--where, column 6: ", "no item \"unicorn\""});
    check_refused({"catalog", "--seeds", "1", "--where", ""}, {"--where, column 1: ", "expected item"});
    check_refused({"catalog", "--seeds", "1", "--depth", "2..5", "--where", "item(\"gold\") <= 6"},
                  {"--where, column 17: ", "2 to 5"});
    check_refused({"catalog", "--seeds", "1", "--out", "/nowhere/at/all/list.csv"}, {"--out", "/nowhere"});
    check_refused({"catalog", "--seeds", "1", "--out", ""}, {"--out"});
    check_refused({"catalog", "--seeds", "1", "--out", in_scratch("")}, {"--out"});
    check_refused({"catalog", "--seed", "1"}, {"\"--seed\"", "--seeds"});
    for (const char* jobs : {"0", "257", "-1", "two", "", "99999999999999999999"})
        check_refused({"catalog", "--seeds", "1", "--jobs", jobs}, {"--jobs", shown(jobs), "1 to 256"});
    check_refused({"catalog", "--seeds", "1", "--resume"}, {"--resume", "--out"});
}

TEST_CASE("bad arguments are quoted shortened and without control characters", "[tools]") {
    const std::string nasty = "\x1b[2J\n" + std::string(500, 'a');
    const Outcome outcome = run_with({"map", "--seed", nasty});
    CHECK(outcome.exit == Exit::BadArguments);
    CHECK(outcome.err.size() < 250);
    CHECK(outcome.err.find('\x1b') == std::string::npos);
    CHECK(has(outcome.err, "\\x1b[2J\\x0a"));
    CHECK(shown("a") == "\"a\"");
    CHECK(shown(std::string(61, 'b')) == "\"" + std::string(60, 'b') + "...\"");
}

TEST_CASE("a map comes in four formats of the same size", "[tools]") {
    const Outcome text = run_with({"map", "--seed", "1729", "--depth", "3"});
    CHECK(text.exit == Exit::Done);
    CHECK(text.err.empty());
    const std::vector<std::string> rows = lines_of(text.out);
    REQUIRE(rows.size() == 29);
    for (const std::string& row : rows) CHECK(from_utf8(row).size() == 79);
    CHECK(has(text.out, ">"));

    const std::vector<std::string> classes =
        lines_of(run_with({"map", "--seed=1729", "--depth=3", "--format=classes"}).out);
    REQUIRE(classes.size() == 29);
    for (const std::string& row : classes) {
        CHECK(row.size() == 79);
        CHECK(row.find_first_not_of("#XSs+<>l=:~,mb^h.") == std::string::npos);
    }

    const std::vector<std::string> ansi =
        lines_of(run_with({"map", "--seed", "1729", "--depth", "3", "--format", "ansi"}).out);
    REQUIRE(ansi.size() == 29);
    for (const std::string& row : ansi) {
        CHECK(row.find("\x1b[38;2;") != std::string::npos);
        CHECK(row.substr(row.size() - 3) == "\x1b[m");
    }
    CHECK(run_with({"map", "--seed", "1729", "--depth", "3"}).out == text.out);
    CHECK(run_with({"map", "--seed", "1730", "--depth", "3"}).out != text.out);
}

TEST_CASE("every style makes maps of any size it allows", "[tools]") {
    for (const char* style : {"brogue", "classic", "accretion", "rogue"}) {
        INFO(style);
        CHECK(lines_of(run_with({"map", "--seed", "7", "--style", style}).out).size() == 29);
        const Outcome wide = run_with({"map", "--seed", "7", "--style", style, "--width", "120", "--height",
                                       "40", "--format", "classes"});
        CHECK(wide.exit == Exit::Done);
        const std::vector<std::string> rows = lines_of(wide.out);
        REQUIRE(rows.size() == 40);
        CHECK(rows[0].size() == 120);
    }
}

TEST_CASE("dig shows the plan first, and the level once its floor is laid", "[tools]") {
    for (const char* style : {"brogue", "rogue"}) {
        INFO(style);
        const std::string dug = run_with({"dig", "--seed", "1729", "--depth", "4", "--style", style}).out;
        const std::string level =
            run_with({"map", "--seed", "1729", "--depth", "4", "--style", style, "--reveal"}).out;
        const auto picture_of = [&](const std::string& stage) {
            const std::size_t heading = dug.find("== " + stage + ": ");
            REQUIRE(heading != std::string::npos);
            return dug.substr(dug.find("\n\n", heading) + 2, level.size());
        };
        CHECK(picture_of("settle") == level);
        for (const char* later : {"!", ">"}) CHECK_FALSE(has(picture_of("lay_floor"), later));
        CHECK(has(picture_of("lay_floor"), "+"));
        CHECK(picture_of("first_room") != picture_of("attach_rooms"));
    }
}

TEST_CASE("dig with --steps lists every room", "[tools]") {
    const std::vector<std::string> place{"dig", "--seed", "1729", "--depth", "4"};
    std::vector<std::string> with_steps = place;
    with_steps.push_back("--steps");
    const Outcome brief = run_with(place);
    const Outcome full = run_with(with_steps);
    CHECK(full.exit == Exit::Done);
    CHECK_FALSE(has(brief.out, "\n-- "));
    const Result<Level> level = generate({.seed = 1729, .depth = 4});
    REQUIRE(level.ok());
    const std::vector<std::string> lines = lines_of(full.out);
    const auto rooms = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
        return has(line, "-- ") && (has(line, "sits down") || has(line, "set down"));
    });
    CHECK(rooms == static_cast<std::ptrdiff_t>(level.value().rooms.size()));
    CHECK(has(full.out, "\n-- 1: "));
    check_refused({"dig", "--seed", "1", "--steps=2"}, {"--steps", "no value"});
}

TEST_CASE("secrets are shown only with --reveal", "[tools]") {
    int told = 0;
    for (int seed = 1; seed <= 12; ++seed) {
        const std::vector<std::string> place{"map", "--seed", std::to_string(seed), "--depth", "9"};
        std::vector<std::string> revealing = place;
        revealing.push_back("--reveal");
        std::vector<std::string> classes = place;
        classes.insert(classes.end(), {"--format", "classes"});
        const bool has_secret_door = has(run_with(classes).out, "s");
        const bool differs = run_with(place).out != run_with(revealing).out;
        if (has_secret_door) CHECK(differs);
        const Result<Level> level = generate({.seed = static_cast<std::uint64_t>(seed), .depth = 9});
        REQUIRE(level.ok());
        const Monsters& monsters = level.value().monsters;
        const bool in_wait = std::any_of(monsters.begin(), monsters.end(),
                                         [](const Monster& monster) { return monster.is_dormant(); });
        const bool has_secret =
            level.value().layers.cells_with(TerrainMechanics{TerrainMechanic::Secret}).any();
        if (!in_wait && !has_secret) CHECK_FALSE(differs);
        told += has_secret_door;
    }
    CHECK(told > 0);
}

TEST_CASE("JSON describes the level row by row", "[tools][json]") {
    const LevelRequest request{.seed = 1729, .depth = 7};
    const Result<Level> made = generate(request);
    REQUIRE(made.ok());
    const Level& level = made.value();
    const std::string json = to_json(request, level);
    CHECK(json == run_with({"map", "--seed", "1729", "--depth", "7", "--format", "json"}).out);
    for (const char* part : {"\"format\":\"cellophane-level\"", "\"version\":1", "\"dungeonVersion\":",
                             "\"seed\":\"1729\"", "\"depth\":7", "\"style\":\"brogue\"", "\"width\":79",
                             "\"height\":29", "\"names\":[\"nothing\",\"granite\",\"floor\","})
        CHECK(has(json, part));
    for (const std::string& row : class_rows(level.layers)) CHECK(has(json, "\"" + row + "\""));
    CHECK(has(json, "\"up\":[" + std::to_string(level.stairs.up.x) + "," + std::to_string(level.stairs.up.y) +
                        "]"));

    // The dungeon layer, read back in the order of the rows.
    std::size_t at = json.find("\"dungeon\":[") + 11;
    for (int y = 0; y < 29; ++y)
        for (int x = 0; x < 79; ++x) {
            const int index = std::stoi(json.substr(at, 4));
            REQUIRE(index == static_cast<int>(level.layers[Layer::Dungeon][{x, y}]));
            at = json.find_first_of(",]", at) + 1;
        }
    CHECK(json[at - 1] == ']');
    std::size_t rooms = 0;
    for (std::size_t from = json.find("\"shape\":"); from != std::string::npos;
         from = json.find("\"shape\":", from + 1))
        ++rooms;
    CHECK(rooms == level.rooms.size());
}

TEST_CASE("--out writes a whole file or none", "[tools]") {
    const std::string path = in_scratch("level.txt");
    std::filesystem::remove(path);
    const Outcome written = run_with({"map", "--seed", "1729", "--out", path});
    CHECK(written.exit == Exit::Done);
    CHECK(written.out.empty());
    CHECK(content_of(path) == run_with({"map", "--seed", "1729"}).out);
    CHECK_FALSE(std::filesystem::exists(path + ".part"));
    check_refused({"map", "--seed", "1729", "--out", in_scratch("")}, {"--out"});
    check_refused({"map", "--seed", "1729", "--out", "/nowhere/at/all/level.txt"}, {"--out", "/nowhere"});
    check_refused({"map", "--seed", "1729", "--out", ""}, {"--out"});
    check_refused({"map", "--seed", "0", "--out", path}, {"--seed"});
    CHECK(content_of(path) == run_with({"map", "--seed", "1729"}).out);
    std::filesystem::remove(path);
}

TEST_CASE("dig ends with the finished level", "[tools]") {
    for (const char* style : {"brogue", "classic", "accretion", "rogue"}) {
        INFO(style);
        const Outcome dug = run_with({"dig", "--seed", "1729", "--depth", "2", "--style", style});
        CHECK(dug.exit == Exit::Done);
        const std::vector<std::string> lines = lines_of(dug.out);
        const auto stages = std::count_if(lines.begin(), lines.end(),
                                          [](const std::string& line) { return line.rfind("== ", 0) == 0; });
        CHECK(stages >= 5);
        // A heading, a sentence, and the map between blank lines.
        CHECK(lines.size() == static_cast<std::size_t>(stages) * 33U);
        const std::string level =
            run_with({"map", "--seed", "1729", "--depth", "2", "--style", style, "--reveal"}).out;
        CHECK(dug.out.find(level) != std::string::npos);
    }
}

TEST_CASE("play is refused without a terminal", "[tools]") {
    check_refused({"play", "--depth", "0"}, {"--depth"});
    const std::string program =
        std::string{CELLOPHANE_PROGRAM} + " play --seed 1 < /dev/null > /dev/null 2>&1";
    const int status = std::system(program.c_str());
    CHECK(status != 0);
    CHECK(status / 256 == static_cast<int>(Exit::BadArguments));
}

TEST_CASE("formats without secrets to hide are the same with --reveal", "[tools]") {
    for (const char* format : {"classes", "json", "tmj"}) {
        CAPTURE(format);
        const Outcome plain = run_with({"map", "--seed", "1", "--format", format});
        CHECK(plain.exit == Exit::Done);
        CHECK(run_with({"map", "--seed", "1", "--format", format, "--reveal"}).out == plain.out);
    }
}

TEST_CASE("bench --only selects figures of digging by name", "[tools][long]") {
    const auto names_of = [](const char* only) {
        std::string names;
        for (const std::string& line : lines_of(run_with({"bench", "--quick", "--only", only}).out)) {
            const std::size_t from = line.find("\"name\":\"") + 8;
            names += line.substr(from, line.find('"', from) - from) + " ";
        }
        return names;
    };
    CHECK(names_of("level/rogue") == "level/rogue ");
    CHECK(names_of("layout") == "layout/brogue layout/classic layout/accretion layout/rogue ");
}

TEST_CASE("bench --only runs figures of playing", "[tools][long]") {
    for (const char* figure :
         {"turn/rest", "turn/rest/ablaze", "turn/explore", "frame/diff", "replay/turns"}) {
        CAPTURE(figure);
        const Outcome outcome = run_with({"bench", "--quick", "--only", figure});
        CHECK(outcome.exit == Exit::Done);
        CHECK(outcome.out.find(figure) != std::string::npos);
        CHECK(outcome.err.empty());
    }
}

}  // namespace cellophane
