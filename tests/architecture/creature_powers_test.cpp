#include <string>
#include <vector>

#include "architecture/source_files.h"
#include "support/catch.h"

// What makes a kind of creature something else than its figures is a rule somewhere: an ability, behavior or
// mark that no rule asks for does nothing, and nobody would notice.

namespace cellophane {

namespace {

/// The members of an enumeration, from "enum class Name" to "count" or its end.
std::vector<std::string> members_of(const std::vector<std::string>& lines, const std::string& name) {
    std::vector<std::string> members;
    bool inside = false;
    for (const std::string& line : lines) {
        if (line.rfind("enum class " + name + " ", 0) == 0) {
            inside = true;
            continue;
        }
        if (!inside) continue;
        const std::size_t from = line.find_first_not_of(' ');
        if (from == std::string::npos || line[from] == '/') continue;
        if (line[from] == '}') return members;
        const std::string member = line.substr(from, line.find_first_of(",; =", from) - from);
        if (member != "count") members.push_back(member);
    }
    return members;
}

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool names(const SourceFile& file, const std::string& what) {
    for (const std::string& line : file.lines)
        for (std::size_t at = line.find(what); at != std::string::npos; at = line.find(what, at + 1)) {
            const std::size_t end = at + what.size();
            if (end == line.size() || !is_word(line[end])) return true;
        }
    return false;
}

}  // namespace

TEST_CASE("a rule asks for each ability, behaviour and bolt of creatures", "[architecture]") {
    std::vector<SourceFile> rules;
    for (const char* folder : {"play", "world", "dungeon", "view"})
        for (SourceFile& file : files_below(repository / "src" / folder, {".h", ".cpp"}))
            rules.push_back(std::move(file));
    const std::pair<const char*, const char*> enumerations[] = {
        {"Ability", "monsters.h"}, {"Behavior", "monsters.h"}, {"Bolt", "bolts.h"}};
    for (const auto& [name, header] : enumerations) {
        const std::vector<std::string> members =
            members_of(read_lines(repository / "src/content" / header), name);
        CHECK(members.size() > 15);
        for (const std::string& member : members) {
            const std::string what = std::string{name} + "::" + member;
            INFO("no rule in src/play, src/world, src/dungeon or src/view asks for " << what);
            CHECK(std::any_of(rules.begin(), rules.end(),
                              [&](const SourceFile& file) { return names(file, what); }));
        }
    }
}

}  // namespace cellophane
