#include <set>

#include "support/catch.h"
#include "words/machines.h"
#include "words/prose.h"

namespace cellophane {

TEST_CASE("every machine has a title and a sentence of its own", "[words][machines]") {
    std::set<std::string_view> titles;
    std::set<std::string_view> lines;
    for (const MachineWords& words : machine_words) {
        INFO(words.title);
        prose::check_name(words.title);
        CHECK(std::isupper(static_cast<unsigned char>(words.title.front())));
        prose::check_unspoilt(words.title);
        prose::check_line(words.line);
        prose::check_unspoilt(words.line);
        CHECK(titles.insert(words.title).second);
        CHECK(lines.insert(words.line).second);
    }
    // The plain dungeon, and the seventy-one of the table.
    CHECK(titles.size() == 72);
}

}  // namespace cellophane
