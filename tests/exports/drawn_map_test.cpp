#include "exports/drawn_map.h"

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dungeon/generate.h"
#include "exports/disguises.h"
#include "play/play.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Level dug_level(const LevelRequest& request) {
    Result<Level> level = generate(request);
    REQUIRE(level.ok());
    return std::move(level.value());
}

std::string drawn_map(const LevelRequest& request, DrawnOptions options = {}, bool reveal = true) {
    const Level level = dug_level(request);
    Observation seen = survey(request.seed, request.style, request.variant.listed(), level);
    if (!reveal) hide_secrets(seen);
    options.secrets = reveal;
    options.title = "A level";
    return to_drawn_svg(seen, places_of_numbers(seen, plan_of(request, level)), options);
}

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Every element is closed, in the order in which they were opened.
bool is_well_formed(std::string_view svg) {
    std::vector<std::string> open;
    for (std::size_t at = svg.find('<'); at != std::string_view::npos; at = svg.find('<', at + 1)) {
        const std::string_view tag = svg.substr(at + 1, svg.find('>', at) - at - 1);
        const std::string name{
            tag.substr(tag.starts_with('/') ? 1 : 0, tag.find_first_of(" />", 1) - tag.starts_with('/'))};
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != name) return false;
            open.pop_back();
        } else if (!tag.ends_with('/')) {
            open.push_back(name);
        }
    }
    return open.empty();
}

}  // namespace

TEST_CASE("a drawn map is a closed document, the same for the same level, and another for another",
          "[exports][drawn]") {
    std::set<std::string> maps;
    for (const LevelRequest& request :
         {LevelRequest{.seed = 1729, .depth = 7}, LevelRequest{.seed = 3, .depth = 11},
          LevelRequest{.seed = 5, .style = Style::Rogue, .depth = 3},
          LevelRequest{.seed = 9, .depth = 2, .size = {40, 20}}, LevelRequest{.seed = 8, .depth = 26}}) {
        const std::string map = drawn_map(request);
        CHECK(is_well_formed(map));
        CHECK(map == drawn_map(request));
        CHECK(map.size() < 260'000);
        CHECK(maps.insert(map).second);
    }
}

TEST_CASE("the legend of a drawn map explains what is on it, and nothing else", "[exports][drawn]") {
    // Hidden are doors, vents and plates.
    const LevelRequest request{.seed = 1729, .depth = 7};
    const std::string master = drawn_map(request);
    const std::string players = drawn_map(request, {}, false);
    for (const char* name : {">secret door<", ">vent<", ">pressure plate<"}) {
        INFO(name);
        CHECK(holds(master, name));
        CHECK_FALSE(holds(players, name));
    }
    CHECK(holds(players, ">lava<"));
    CHECK_FALSE(holds(players, ">carpet<"));
    CHECK_FALSE(holds(drawn_map(request, {.legend = false}), ">lava<"));
}

TEST_CASE("each theme of a drawn map has colors of its own, and options leave things out",
          "[exports][drawn]") {
    const LevelRequest request{.seed = 1729, .depth = 7};
    std::set<std::string> maps;
    for (std::size_t i = 0; i < static_cast<std::size_t>(Theme::count); ++i)
        CHECK(maps.insert(drawn_map(request, {.theme = static_cast<Theme>(i)})).second);
    const std::string whole = drawn_map(request);
    CHECK(holds(whole, "<circle"));
    CHECK_FALSE(holds(drawn_map(request, {.monsters = false}), "<circle"));
    CHECK(drawn_map(request, {.items = false}).size() < whole.size());
    CHECK(holds(whole, "stroke-dasharray"));
    CHECK_FALSE(holds(drawn_map(request, {.grid = false}), "stroke-dasharray"));
    CHECK(holds(drawn_map(request, {.cell = 10}), "width=\"830\""));
}

TEST_CASE("rooms are numbered on bare cells of their own", "[exports][drawn]") {
    int numbered_rooms = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const LevelRequest request{.seed = seed, .depth = static_cast<int>(seed) * 2};
        const Level level = dug_level(request);
        const Observation seen = survey(request.seed, request.style, request.variant.listed(), level);
        const PlannedLevel plan = plan_of(request, level);
        const std::vector<Pos> places = places_of_numbers(seen, plan);
        REQUIRE(places.size() == plan.rooms.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            CAPTURE(seed, i);
            if (places[i] == nowhere) continue;
            ++numbered_rooms;
            CHECK(plan.rooms[i].cells.test(places[i]));
            for (const ItemView& item : seen.items) CHECK(item.at != places[i]);
            for (const MonsterView& monster : seen.monsters) CHECK(monster.at != places[i]);
        }
    }
    CHECK(numbered_rooms > 100);
}

}  // namespace cellophane
