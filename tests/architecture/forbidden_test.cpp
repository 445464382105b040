#include <regex>
#include <set>
#include <string>

#include "architecture/source_files.h"
#include "content/colors.h"
#include "support/catch.h"

// What must not be in any source, so that levels and games are equal everywhere (CONTRIBUTING.md, "Seeds are
// promises") and no file tells where it was written.

namespace cellophane {

namespace {

/// The layers that must come out the same on every machine.
const std::set<std::string> rules{"kit", "content", "protocol", "world", "dungeon", "play"};

std::vector<SourceFile> sources() {
    return files_below(repository / "src", {".h", ".cpp"});
}

void check_absent(const SourceFile& file, const std::regex& word) {
    const std::vector<std::string> code = code_of(file);
    for (std::size_t i = 0; i < code.size(); ++i) {
        INFO("src/" << file.name << ":" << i + 1 << ": " << file.lines[i]);
        CHECK_FALSE(std::regex_search(code[i], word));
    }
}

/// Where calls from C arrive: what the standard library throws must not get out, and each thread has its last
/// error (include/cellophane.h).
const std::string c_boundary = "capi/errors.h";
const std::string c_last_error = "capi/errors.cpp";
/// What callers of C hold by handles outlasts every call.
const std::string c_handles = "capi/handles.h";
/// Windows calls a handler when it is to end a program, and tells it nothing else.
const std::string windows_endings = "tools/system/windows/endings.cpp";

/// A variable that is not constant, declared outside every function, or inside one for ever.
bool declares_mutable_state(const std::string& line) {
    static const std::regex lasting{
        R"(^\s*(static|thread_local|inline)\s+[\w:<>,*&\s]+\s\w+\s*(\{.*\}|=[^=].*|\[.*)?;)"};
    static const std::regex at_namespace_scope{
        R"(^[A-Za-z_][\w:<>,*&\s]*[\s>*&]\w+\s*(\{.*\}|=[^=].*|\[.*\].*)?;)"};
    static const std::regex harmless{
        R"(\b(concept|const|constexpr|using|typedef|namespace|friend|struct|class|enum|union|return|extern const|template|static_assert|operator|goto|break|continue|public|private|throw|delete|else|case)\b)"};
    if (std::regex_search(line, harmless)) return false;
    return std::regex_search(line, lasting) || std::regex_search(line, at_namespace_scope);
}

}  // namespace

TEST_CASE("randomness comes only from the project's own generator", "[architecture]") {
    const std::regex word{
        R"(_distribution\b|\bstd::shuffle\b|random_device|\bmt19937|\brand\s*\(|\bsrand\s*\(|\btime\s*\(|<random>)"};
    for (const SourceFile& file : sources()) check_absent(file, word);
}

TEST_CASE("the folders of rules use no clock, no floating point and no unordered container",
          "[architecture]") {
    const std::regex word{R"(\bfloat\b|\bdouble\b|\bunordered_|\bchrono\b|<cmath>|\bstd::hash\b|\blong\b)"};
    for (const SourceFile& file : sources())
        if (rules.count(folder_of(file.name)) == 1) check_absent(file, word);
}

TEST_CASE("only src/tools writes to streams, and no code throws", "[architecture]") {
    const std::regex streams{R"(<iostream>|<fstream>|<cstdio>|\bstd::cout\b|\bstd::cerr\b|\bprintf\s*\()"};
    const std::regex exceptions{R"(\bthrow\b|\bcatch\s*\(|\btry\s*\{)"};
    for (const SourceFile& file : sources()) {
        if (folder_of(file.name) != "tools") check_absent(file, streams);
        if (file.name != c_boundary) check_absent(file, exceptions);
    }
}

TEST_CASE("no mutable static or global variable is declared", "[architecture]") {
    // The finder itself: what it must see and what it must let pass.
    CHECK(declares_mutable_state("int counter;"));
    CHECK(declares_mutable_state("std::vector<Pos> cache;"));
    CHECK(declares_mutable_state("Grid<int> seen{Size{3, 3}};"));
    CHECK(declares_mutable_state("inline int total = 0;"));
    CHECK(declares_mutable_state("    static int calls = 0;"));
    CHECK(declares_mutable_state("    static std::vector<int> memory;"));
    CHECK(declares_mutable_state("thread_local Rng rng{1};"));
    CHECK_FALSE(declares_mutable_state("constexpr int highest = 3;"));
    CHECK_FALSE(declares_mutable_state("extern const EnumTable<Terrain, TerrainRow> terrain_rows;"));
    CHECK_FALSE(declares_mutable_state("int draw(Rng& rng);"));
    CHECK_FALSE(declares_mutable_state("BitGrid flood(const BitGrid& seeds, const BitGrid& open);"));
    CHECK_FALSE(declares_mutable_state("    int here = 0;"));
    CHECK_FALSE(declares_mutable_state("struct Game;"));
    CHECK_FALSE(declares_mutable_state("concept Same = std::same_as<T, S>;"));
    for (const SourceFile& file : sources()) {
        const std::vector<std::string> code = code_of(file);
        for (std::size_t i = 0; i < code.size(); ++i) {
            if (file.name == c_last_error && code[i].starts_with("thread_local")) continue;
            if (file.name == c_handles && code[i].find("static Handles& kept") != std::string::npos) continue;
            if (file.name == windows_endings && code[i].find("static Endings known") != std::string::npos)
                continue;
            INFO("src/" << file.name << ":" << i + 1 << ": " << file.lines[i]);
            CHECK_FALSE(declares_mutable_state(code[i]));
        }
    }
}

TEST_CASE("every color is used", "[architecture]") {
    // What the sources name, the palette's own rows left out.
    static const std::regex own_row{R"(\.kind = Color::\w+)"};
    static const std::regex named{R"(\bColor::(\w+))"};
    std::set<std::string> used;
    for (const SourceFile& file : sources())
        for (const std::string& line : code_of(file)) {
            const std::string code = std::regex_replace(line, own_row, "");
            for (std::sregex_iterator found{code.begin(), code.end(), named}, end; found != end; ++found)
                used.insert((*found)[1]);
        }
    static const std::regex enumerator{R"(^    (\w+),?$)"};
    bool in_colors = false;
    std::size_t count = 0;
    for (const std::string& line : read_lines(repository / "src/content/colors.h")) {
        if (line.find("enum class Color ") == 0) in_colors = true;
        if (line == "};") in_colors = false;
        std::smatch found;
        if (!in_colors || !std::regex_match(line, found, enumerator) || found[1] == "count") continue;
        ++count;
        INFO("Color::" << found[1] << " is used by nothing: take it away, with its row");
        CHECK(used.count(found[1]) == 1);
    }
    CHECK(count == static_cast<std::size_t>(Color::count));
}

TEST_CASE("identifiers and file names are in American spelling", "[architecture]") {
    const std::regex british{
        "olour|rmour|lavour|eighbour|ehaviour|efence|Grey|grey|entre(?!at)|entred|"
        "ravelle[rd]|ravelling|ancelled|atalogue|nalyse|[a-z]ecognise|apitalise|ptimise|aralyse|labelled"};
    // The finder itself.
    for (const char* name : {"fore_colour", "armour", "Neighbours", "centre", "centred_box", "Traveller"})
        CHECK(std::regex_search(name, british));
    for (const char* name : {"fore_color", "armor", "Neighbors", "centered", "entreat", "Traveler"})
        CHECK_FALSE(std::regex_search(name, british));
    for (const char* folder : {"src", "tests"})
        for (const SourceFile& file : files_below(repository / folder, {".h", ".cpp"})) {
            INFO(folder << "/" << file.name);
            CHECK_FALSE(std::regex_search(file.name, british));
            check_absent(file, british);
        }
}

TEST_CASE("headers are included once and sources end their namespaces", "[architecture]") {
    for (const SourceFile& file : sources()) {
        INFO(file.name);
        const bool is_header = file.name.size() > 2 && file.name.compare(file.name.size() - 2, 2, ".h") == 0;
        if (is_header) {
            REQUIRE_FALSE(file.lines.empty());
            CHECK(file.lines[0] == "#pragma once");
        }
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            INFO("line " << i + 1);
            CHECK(file.lines[i].find('\t') == std::string::npos);
        }
    }
}

TEST_CASE("no file names the machine it was written on or a package registry", "[architecture]") {
    // Put together, so that this file does not find itself.
    const std::string machine = std::string{"/wo"} + "rk/";
    const std::string registry = std::string{"regis"} + "try.";
    const std::string mirror = std::string{"npm"} + "js.";
    std::size_t files = 0;
    for (const SourceFile& file :
         files_below(repository, {".h", ".cpp", ".txt", ".md", ".json", ".sh", ".ts", ".js", ".mjs", ".html",
                                  ".css", ".cmake", ".yml", ".toml", ".tsv", ".npmrc", ""})) {
        ++files;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (line.find(machine) == std::string::npos && line.find(registry) == std::string::npos &&
                line.find(mirror) == std::string::npos)
                continue;
            FAIL_CHECK(file.name << ":" << i + 1 << ": " << line.substr(0, 200));
        }
    }
    CHECK(files > 30);
}

}  // namespace cellophane
