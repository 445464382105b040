#include "exports/key_html.h"

#include "dungeon/generate.h"
#include "exports/key_list.h"
#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

TEST_CASE("the Markdown of keys becomes HTML", "[exports][key]") {
    CHECK(key_html("A & B\n") == "<p>A &amp; B</p>");
    CHECK(key_html("## Keys\n\n- one\n- two <3>\n\nEnd.\n") ==
          "<h2>Keys</h2><ul><li>one</li><li>two &lt;3&gt;</li></ul><p>End.</p>");
    CHECK(key_html("| a | b |\n| --- | --- |\n| 1 | |\n") ==
          "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td></td></tr></table>");
    CHECK(key_html("").empty());
}

TEST_CASE("a key has a page of the level and one of each room", "[exports][key]") {
    const LevelRequest request{.seed = 1729, .depth = 7};
    const Level level = generate(request).value();
    const std::string key = to_key_list(request, level, plan_of(request, level));
    const std::vector<KeyPage> pages = key_pages(key);
    REQUIRE(pages.size() == level.rooms.size() + 1);
    CHECK_FALSE(pages[0].is_room);
    CHECK(has(pages[0].html, "<h2>Stairs</h2>"));
    CHECK(has(pages[0].html, "<h2>Monsters</h2>"));
    for (std::size_t i = 1; i < pages.size(); ++i) {
        CHECK(pages[i].is_room);
        CHECK(pages[i].name.starts_with(std::to_string(i) + " "));
        CHECK(has(pages[i].html, "<li>"));
    }
    // Nothing is lost: every word of the key is on some page.
    std::string all;
    for (const KeyPage& page : pages) all += page.name + page.html;
    for (const Monster& monster : level.monsters.oldest_first())
        CHECK(has(all, std::string{monster.row().name}));
}

}  // namespace cellophane
