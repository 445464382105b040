#include "exports/formats.h"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "support/catch.h"

namespace cellophane {

namespace {

/// A level with secret doors, traps, items and monsters.
const LevelRequest request{.seed = 1729, .depth = 7};
const Level& level() {
    static const Level dug = generate(request).value();
    return dug;
}

/// The level in a format, in small cells, drawn as is usual but for what `change` changes.
template <class Change>
std::string written(const FormatRow& format, const Change& change) {
    LevelToWrite wanted{
        .request = request, .level = level(), .cell = 6, .beside = "tiles.png", .depths = Range{7, 7}};
    change(wanted);
    return format.write(wanted);
}
std::string written(const FormatRow& format) {
    return written(format, [](LevelToWrite&) {});
}

std::string text_of_source(const std::string& path) {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/" + path};
    REQUIRE(file);
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace

TEST_CASE("every format has a name of its own and writes what no other writes", "[exports][formats]") {
    std::set<std::string_view> names;
    std::set<std::string> files;
    for (const FormatRow& format : format_rows) {
        INFO(format.name);
        CHECK(names.insert(format.name).second);
        CHECK(format.ending.starts_with('.'));
        CHECK(files.insert(written(format)).second);
    }
    CHECK(files.size() == static_cast<std::size_t>(Format::count));
}

TEST_CASE("a format has themes, cells and readers if its row says so", "[exports][formats]") {
    for (const FormatRow& format : format_rows) {
        INFO(format.name);
        const std::string usual = written(format);
        const auto differs = [&](const auto& change) { return written(format, change) != usual; };
        CHECK(differs([](LevelToWrite& wanted) { wanted.theme = Theme::Ink; }) == format.has_themes);
        CHECK(differs([](LevelToWrite& wanted) { wanted.cell = 9; }) == format.has_cells);
        CHECK(differs([](LevelToWrite& wanted) { wanted.reveal = true; }) == format.has_readers);
        CHECK(differs([](LevelToWrite& wanted) { wanted.cell_micrometers = 10'000; }) == format.has_paper);
        CHECK(differs([](LevelToWrite& wanted) { wanted.depths = Range{6, 7}; }) == format.has_depths);
        CHECK(differs([](LevelToWrite& wanted) { wanted.beside = "others.png"; }) ==
              !format.second.ending.empty());
        CHECK_FALSE((format.has_readers && format.has_all_readers));
    }
}

TEST_CASE("formats that are text hold no zero byte, and the others do", "[exports][formats]") {
    for (const FormatRow& format : format_rows) {
        INFO(format.name);
        CHECK((written(format).find('\0') == std::string::npos) == (format.form == FileForm::Text));
    }
}

TEST_CASE("the API has a method for each format that names one, and the documents name each",
          "[exports][formats]") {
    const std::string api = text_of_source("emscripten/cellophane.d.ts");
    std::string documents;
    for (const char* name : {"README.md", "docs/formats.md", "docs/json.md", "docs/package.md"})
        documents += text_of_source(name);
    for (const FormatRow& format : format_rows) {
        const std::string name{format.name};
        INFO(name);
        if (!format.method.empty()) CHECK(api.find(std::string{format.method} + "(") != std::string::npos);
        const bool is_named = documents.find("--format " + name) != std::string::npos ||
                              documents.find("`" + name + "`") != std::string::npos;
        CHECK(is_named);
    }
}

TEST_CASE("the names of formats are listed in their order", "[exports][formats]") {
    CHECK(format_names(&FormatRow::has_themes, " or ") ==
          "svg, drawn, drawn-png, png, uvtt, tabletop, foundry or dungeon");
    CHECK(format_names(&FormatRow::has_cells, " or ") ==
          "drawn, drawn-png, png, uvtt, tabletop, foundry or dungeon");
    CHECK(format_names(&FormatRow::has_readers) ==
          "text, ansi, svg, drawn, drawn-png, png, uvtt, key, dungeon");
}

}  // namespace cellophane
