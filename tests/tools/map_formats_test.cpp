#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.h"
#include "support/text.h"
#include "tools/outcome.h"
#include "tools/run.h"

namespace cellophane {

namespace {

Outcome map_with(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"map", "--seed", "1729", "--depth", "7"});
    return run_with(arguments);
}

std::filesystem::path scratch() {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "cellophane-formats-test";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
}

}  // namespace

TEST_CASE("maps are drawn as SVG, dark or light, with secrets or without", "[tools]") {
    const Outcome plain = map_with({"--format", "svg"});
    CHECK(plain.exit == Exit::Done);
    CHECK(plain.err.empty());
    CHECK(plain.out.substr(0, 5) == "<svg ");
    CHECK(plain.out == map_with({"--format", "svg", "--theme", "dark"}).out);
    CHECK(plain.out != map_with({"--format", "svg", "--theme", "light"}).out);
    CHECK(plain.out != map_with({"--format", "svg", "--reveal"}).out);
}

TEST_CASE("--tune needs measures", "[tools]") {
    for (const char* bad : {"", "loops", "loops=", "loops=1,", "wells=5", "loops=301"}) {
        const Outcome outcome = map_with({"--tune", bad});
        INFO(bad);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find("--tune: ") != std::string::npos);
        CHECK(outcome.err.find("loops=50") != std::string::npos);
    }
    CHECK(map_with({"--tune", "loops=100"}).out == map_with({}).out);
    CHECK(map_with({"--tune", "loops=0"}).out != map_with({}).out);
}

TEST_CASE("--theme is accepted only for pictures, by its name", "[tools]") {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--theme", "light"}, {"--format", "tmj", "--theme", "light"}}) {
        const Outcome outcome = map_with(arguments);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        CHECK(has(outcome.err, "--format svg"));
    }
    const Outcome outcome = map_with({"--format", "svg", "--theme", "blue"});
    CHECK(outcome.exit == Exit::BadArguments);
    CHECK(has(outcome.err, "dark, light"));
    CHECK(has(outcome.err, "\"blue\""));
    CHECK(has(map_with({"--format", "gif"}).err,
              "text, ansi, classes, json, svg, drawn, drawn-png, png, tmj, uvtt"));
}

TEST_CASE("a PNG is written only to a file", "[tools]") {
    const std::filesystem::path folder = scratch();
    const auto picture = [&](std::vector<std::string> arguments) {
        const std::string file = (folder / "level.png").string();
        arguments.insert(arguments.begin(), {"--format", "png", "--out", file});
        const Outcome outcome = map_with(arguments);
        CHECK(outcome.exit == Exit::Done);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.empty());
        return content_of(file);
    };
    const std::string plain = picture({});
    CHECK(plain.substr(1, 3) == "PNG");
    CHECK(plain == picture({"--cell", "16", "--theme", "dark"}));
    CHECK(plain != picture({"--cell", "15"}));
    CHECK(plain != picture({"--theme", "light"}));
    CHECK(plain != picture({"--reveal"}));
    // Sixteen pixels a cell would be too many there.
    CHECK(picture({"--style", "rogue", "--width", "300", "--height", "300"}).substr(1, 3) == "PNG");
    std::filesystem::remove_all(folder);

    const Outcome lost = map_with({"--format", "png"});
    CHECK(lost.exit == Exit::BadArguments);
    CHECK(lost.out.empty());
    CHECK(has(lost.err, "--out FILE"));
}

TEST_CASE("--cell is accepted only for pictures in cells, within its limits", "[tools]") {
    for (const char* cell : {"1", "257", "0", "-3", "x", "16.5", ""}) {
        const Outcome outcome = map_with({"--format", "png", "--out", "never.png", "--cell", cell});
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(has(outcome.err, "2 to 256"));
    }
    const Outcome vast = map_with({"--style", "rogue", "--width", "500", "--height", "500", "--format", "png",
                                   "--out", "never.png", "--cell", "25"});
    CHECK(has(vast.err, "2 to 24"));
    CHECK(has(map_with({"--cell", "16"}).err,
              "--format drawn, drawn-png, png, uvtt, tabletop, foundry or dungeon"));
    CHECK_FALSE(std::filesystem::exists("never.png"));
}

TEST_CASE("a Tiled map is written with its tileset image beside it", "[tools]") {
    const std::filesystem::path folder = scratch();
    const Outcome outcome = map_with({"--format", "tmj", "--out", (folder / "deep.down.tmj").string()});
    CHECK(outcome.exit == Exit::Done);
    CHECK(outcome.err.empty());
    CHECK(has(content_of(folder / "deep.down.tmj"), "\"image\":\"deep.down-tiles.png\""));
    CHECK(content_of(folder / "deep.down-tiles.png").substr(1, 3) == "PNG");
    std::size_t files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator{folder}) ++files;
    CHECK(files == 2);
    // A folder is no file, and that is all there is to say.
    const Outcome folder_given = map_with({"--format", "tmj", "--out", folder.string()});
    CHECK(folder_given.exit == Exit::BadArguments);
    CHECK(lines_of(folder_given.err).size() == 1);
    CHECK(has(folder_given.err, "needs the name of a file"));
    std::filesystem::remove_all(folder);
}

TEST_CASE("without a file a Tiled map says that its tileset image was not written", "[tools]") {
    const Outcome outcome = map_with({"--format", "tmj"});
    CHECK(outcome.exit == Exit::Done);
    CHECK(has(outcome.out, "\"image\":\"cellophane-tiles.png\""));
    CHECK(has(outcome.err, "--out FILE"));
}

TEST_CASE("a missing folder is refused with its name", "[tools]") {
    const Outcome outcome = map_with({"--format", "tmj", "--out", "/no/such/folder/level.tmj"});
    CHECK(outcome.exit == Exit::BadArguments);
    CHECK(has(outcome.err, "/no/such/folder/"));
}

TEST_CASE("a Universal VTT map hides secrets unless --reveal is given", "[tools]") {
    const auto doors = [](const std::string& map) {
        std::size_t count = 0;
        for (std::size_t at = map.find("\"rotation\""); at != std::string::npos;
             at = map.find("\"rotation\"", at + 1))
            ++count;
        return count;
    };
    const Outcome kept = map_with({"--format", "uvtt"});
    const Outcome told = map_with({"--format", "uvtt", "--reveal"});
    CHECK(kept.exit == Exit::Done);
    CHECK(doors(kept.out) < doors(told.out));
}

TEST_CASE("--for leaves out what players must not see", "[tools]") {
    const auto text = [](std::vector<std::string> more) {
        std::vector<std::string> all{"map", "--seed", "5", "--depth", "11"};
        all.insert(all.end(), more.begin(), more.end());
        return run_with(all);
    };
    CHECK(text({"--for", "gm"}).out == text({"--reveal"}).out);
    CHECK(text({"--for", "players"}).out != text({}).out);
    for (const char* letter : {"g", "!", "?"}) CHECK_FALSE(has(text({"--for", "players"}).out, letter));
    const auto refuses = [&](std::vector<std::string> more, const std::string& words) {
        const Outcome outcome = text(more);
        INFO(outcome.err);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(has(outcome.err, words));
    };
    refuses({"--for", "everybody"}, "players, gm");
    refuses({"--for", "gm", "--reveal"}, "--for and --reveal do not go together");
    refuses({"--for", "gm", "--format", "json"},
            "--for goes with --format text, ansi, svg, drawn, drawn-png, png, uvtt, key or dungeon alone");
    refuses({"--for", "gm", "--format", "tabletop", "--out", "x.zip"}, "tabletop holds a map for each");
    refuses({"--format", "tabletop"}, "an archive, not text: name a file with --out FILE");
    refuses({"--format", "pdf"}, "npx cellophane pdf --seed N");
    refuses({"--format", "uvtt", "--cell", "1"}, "--cell must be");
    refuses({"--format", "svg", "--cell", "9"},
            "--cell goes with --format drawn, drawn-png, png, uvtt, tabletop, foundry or dungeon alone");
}

TEST_CASE("--cell sets the pixels of a cell on a tabletop", "[tools]") {
    const Outcome outcome =
        run_with({"map", "--seed", "5", "--depth", "3", "--format", "uvtt", "--cell", "10"});
    CHECK(has(outcome.out, "\"pixels_per_grid\":10"));
}

TEST_CASE("maps for tabletops are drawn by hand in a theme that is named", "[tools]") {
    const auto map = [](std::vector<std::string> more) {
        more.insert(more.begin(), {"--format", "uvtt", "--cell", "8"});
        const Outcome outcome = map_with(more);
        CHECK(outcome.exit == Exit::Done);
        return outcome.out;
    };
    const std::string plain = map({});
    CHECK(plain != map({"--theme", "dark"}));
    CHECK(map({"--theme", "ink"}) != map({"--theme", "parchment"}));
}

TEST_CASE("pictures say how large a cell is on paper, an inch if nothing else is said", "[tools]") {
    const std::filesystem::path folder = scratch();
    const std::string file = (folder / "level.png").string();
    const auto density = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"--format", "drawn-png", "--cell", "10", "--out", file});
        CHECK(map_with(more).exit == Exit::Done);
        const std::string bytes = content_of(file).substr(33, 21);
        CHECK(bytes.substr(4, 4) == "pHYs");
        unsigned number = 0;
        for (const char byte : bytes.substr(8, 4)) number = number << 8 | static_cast<unsigned char>(byte);
        return number;
    };
    CHECK(density({}) == 394);
    CHECK(density({"--millimeters", "10"}) == 1000);
    CHECK(density({"--millimeters", "25.4"}) == 394);
    CHECK(density({"--millimeters", "2.5"}) == 4000);
    std::filesystem::remove_all(folder);
    for (const char* bad : {"0", "0.5", "101", "ten", "", "10.", ".5", "1e1", "-3", "10.1234"}) {
        const Outcome outcome = map_with({"--format", "png", "--out", "never.png", "--millimeters", bad});
        INFO(bad);
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(has(outcome.err, "--millimeters must be a number from 1 to 100"));
    }
    CHECK(has(map_with({"--format", "svg", "--millimeters", "10"}).err,
              "--millimeters goes with --format drawn-png or png alone"));
}

TEST_CASE("a module for Foundry has the levels of --depth", "[tools]") {
    const std::filesystem::path folder = scratch();
    const std::string file = (folder / "dungeon.zip").string();
    const Outcome outcome = run_with(
        {"map", "--seed", "5", "--depth", "2..3", "--cell", "4", "--format", "foundry", "--out", file});
    CHECK(outcome.exit == Exit::Done);
    const std::string archive = content_of(file);
    for (const char* name : {"scenes/depth-02.json", "scenes/depth-03.json", "maps/depth-02.png"})
        CHECK(has(archive, std::string{"cellophane-5-depth-2-to-3/"} + name));
    CHECK_FALSE(has(archive, "depth-04"));
    std::filesystem::remove_all(folder);
    CHECK(has(run_with({"map", "--seed", "5", "--depth", "2..3"}).err, "goes with --format foundry alone"));
    CHECK(has(run_with({"map", "--seed", "5", "--depth", "3..2", "--format", "foundry"}).err,
              "the lesser first"));
    CHECK(has(run_with({"map", "--seed", "5", "--depth", "39..41", "--format", "foundry"}).err, "1 to 40"));
}

}  // namespace cellophane
