#include <cellophane.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "support/catch.h"

// What programs that are compiled already rely on: tests/capi/interface.txt has every declaration of the
// header, the numbers of the error codes, and where the members of structs lie on systems of 64 bits.

namespace {

const std::string header_file = std::string{CELLOPHANE_SOURCE_DIR} + "/include/cellophane.h";
const std::string reviewed_file = std::string{CELLOPHANE_SOURCE_DIR} + "/tests/capi/interface.txt";

std::string content_of(const std::string& name) {
    std::ifstream file{name};
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The declarations of the header, one after another, without comments and lines of the preprocessor.
std::string bare_header() {
    std::istringstream lines{content_of(header_file)};
    std::string text;
    bool goes_on = false;
    for (std::string line; std::getline(lines, line);) {
        if (!goes_on && !line.starts_with("#")) text += line + "\n";
        if (goes_on || line.starts_with("#")) goes_on = line.ends_with("\\");
    }
    text = std::regex_replace(text, std::regex{R"(/\*[^*]*\*+([^/*][^*]*\*+)*/)"}, "");
    return std::regex_replace(text, std::regex{R"(\s+)"}, " ");
}

struct Member {
    const char* name;
    std::size_t offset;
    std::size_t bytes;
};

std::string layout_of(const char* name, std::size_t bytes, std::initializer_list<Member> members) {
    std::string text = std::string{"layout "} + name + ": " + std::to_string(bytes) + " bytes\n";
    for (const Member& member : members)
        text += std::string{"    "} + member.name + ": " + std::to_string(member.bytes) + " bytes at " +
                std::to_string(member.offset) + "\n";
    return text;
}

#define MEMBER(type, name)                              \
    Member {                                            \
#name, offsetof(type, name), sizeof(type::name) \
    }

std::string interface_now() {
    std::string text = "interface " + std::to_string(CELLOPHANE_INTERFACE) + "\n\n";
    const std::string header = bare_header();
    const auto add_all = [&](const char* kind, const std::regex& shape) {
        for (std::sregex_iterator found{header.begin(), header.end(), shape}, end; found != end; ++found)
            text += kind + (*found)[1].str() + "\n";
        text += "\n";
    };
    add_all("error ", std::regex{R"(\b(CELLOPHANE_[A-Z_]+ = \d+))"});
    add_all("struct ", std::regex{R"(typedef struct (\w+ \{[^}]*\}) \w+;)"});
    text += layout_of("cellophane_dungeon", sizeof(cellophane_dungeon),
                      {MEMBER(cellophane_dungeon, seed), MEMBER(cellophane_dungeon, style),
                       MEMBER(cellophane_dungeon, variant), MEMBER(cellophane_dungeon, depth),
                       MEMBER(cellophane_dungeon, harmless)});
    text += layout_of("cellophane_outcome", sizeof(cellophane_outcome),
                      {MEMBER(cellophane_outcome, turns), MEMBER(cellophane_outcome, going_on),
                       MEMBER(cellophane_outcome, asked), MEMBER(cellophane_outcome, over),
                       MEMBER(cellophane_outcome, changed)});
    text += layout_of("cellophane_results", sizeof(cellophane_results),
                      {MEMBER(cellophane_results, outcomes), MEMBER(cellophane_results, observations),
                       MEMBER(cellophane_results, masks), MEMBER(cellophane_results, members)});
    text += "\n";
    add_all("handle ", std::regex{R"(typedef struct (\w+) \w+;)"});
    add_all("function ", std::regex{R"(((?:const )?\w+ ?\*? ?cellophane_\w+\([^)]*\));)"});
    return text;
}

}  // namespace

TEST_CASE("the interface is the one that was reviewed", "[capi][documents]") {
    if (sizeof(void*) != 8) return;
    INFO(
        "If a line of tests/capi/interface.txt changes or goes, programs have to be compiled anew: raise "
        "CELLOPHANE_INTERFACE. Then, or where lines are only added: CELLOPHANE_APPROVE=1 "
        "build/native/tests/cellophane_capi_tests '[documents]'");
    const std::string now = interface_now();
    if (std::getenv("CELLOPHANE_APPROVE") != nullptr) std::ofstream{reviewed_file} << now;
    CHECK(content_of(reviewed_file) == now);
}
