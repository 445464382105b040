#include "exports/foundry.h"

#include <cctype>
#include <set>
#include <string>

#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

TEST_CASE("identifiers for Foundry are sixteen letters and digits, the same for the same words",
          "[exports][foundry]") {
    std::set<std::string> ids;
    for (int i = 0; i < 20'000; ++i) {
        const std::string id = foundry_id("wall/" + std::to_string(i));
        REQUIRE(id.size() == 16);
        for (const char letter : id) REQUIRE(std::isalnum(static_cast<unsigned char>(letter)) != 0);
        REQUIRE(ids.insert(id).second);
    }
    CHECK(foundry_id("a") == foundry_id("a"));
}

TEST_CASE("a module for Foundry is the same for the same dungeon, and names what it is of",
          "[exports][foundry]") {
    const LevelRequest request{.seed = 5};
    const std::string archive = to_foundry(request, 3, 4, {.pixels = 4}).value();
    CHECK(archive == to_foundry(request, 3, 4, {.pixels = 4}).value());
    CHECK(archive != to_foundry(request, 3, 4, {.theme = Theme::Ink, .pixels = 4}).value());
    for (const char* name : {"module.json", "import.mjs", "adventure.json", "README.md", "maps/depth-03.png",
                             "maps/depth-04.png", "scenes/depth-03.json", "journal/depth-04.json",
                             "rooms/1.svg", "rooms/hidden.svg"})
        CHECK(has(archive, std::string{"cellophane-5-depth-3-to-4/"} + name));
    CHECK(has(to_foundry({.seed = 5, .style = Style::Rogue}, 1, 1, {.pixels = 4}).value(),
              "cellophane-5-rogue-depth-1/"));
    CHECK_FALSE(to_foundry({.seed = 5, .size = {5, 5}}, 1, 1).ok());
}

}  // namespace cellophane
