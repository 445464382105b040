#include "words/seed.h"

#include <string>

#include "content/dungeon_version.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a dungeon is named by its seed and style", "[words][seed]") {
    const std::string version = ", dungeon version " + std::to_string(dungeon_version);
    CHECK(dungeon_of_seed(77) + rest_about_dungeon(Style::Rogue, Variant::Brogue, false, 1, std::nullopt) ==
          "dungeon 77, style rogue" + version + ".");
    CHECK(rest_about_dungeon(Style::Brogue, Variant::Brogue, true, 1, 12) ==
          " brogue, easy mode" + version + "; turn 12.");
    CHECK(rest_about_dungeon(Style::Brogue, Variant::Brogue, false, 7, 12) ==
          " brogue, practice from depth 7" + version + "; turn 12.");
    CHECK(seed_of_word(5) == "This word means seed 5.");
}

TEST_CASE("a hidden dungeon takes the place of the one with its seed", "[words][seed]") {
    const std::string named = dungeon_of_seed(1);
    const std::string end = named.substr(named.rfind(','));
    CHECK(std::string{hidden_dungeon}.ends_with(end));
    CHECK(hidden_dungeon.find_first_of("0123456789") == std::string_view::npos);
}

}  // namespace cellophane
