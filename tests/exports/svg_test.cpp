#include "exports/svg.h"

#include <charconv>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "dungeon/generate.h"
#include "exports/disguises.h"
#include "exports/pictures.h"
#include "play/play.h"
#include "screen/utf8.h"
#include "support/catch.h"
#include "support/text.h"

namespace cellophane {

namespace {

Observation level_at(std::uint64_t seed, int depth) {
    const Result<Level> level = generate({.seed = seed, .depth = depth});
    REQUIRE(level.ok());
    return survey(seed, Style::Brogue, Variant::Brogue, level.value());
}

/// Takes a number and the character behind it off the front.
int take_number(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    REQUIRE(error == std::errc{});
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.empty()) text.remove_prefix(1);
    return number;
}

std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
    const std::size_t from = text.find(before) + before.size();
    REQUIRE(from >= before.size());
    return text.substr(from, text.find(after, from) - from);
}

struct Stretch {
    std::string color;
    int x = 0;
    int y = 0;
    int width = 0;
};

/// Every rectangle of the grounds: "Mx yhWv1h-Wz".
std::vector<Stretch> runs_of(const std::string& svg) {
    std::vector<Stretch> runs;
    for (std::size_t at = svg.find("<path fill=\"#"); at != std::string::npos;
         at = svg.find("<path fill=\"#", at + 1)) {
        const std::string_view path = std::string_view{svg}.substr(at);
        const std::string color{between(path, "fill=\"", "\"")};
        std::string_view rest = between(path, " d=\"", "\"");
        while (!rest.empty()) {
            REQUIRE(rest.front() == 'M');
            rest.remove_prefix(1);
            Stretch run{color};
            run.x = take_number(rest);
            run.y = take_number(rest);
            run.width = take_number(rest);
            REQUIRE(rest.substr(0, 3) == "1h-");
            rest.remove_prefix(3);
            CHECK(take_number(rest) == run.width);
            runs.push_back(run);
        }
    }
    return runs;
}

std::string hex(Rgb color) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "#";
    for (int part : {color.red, color.green, color.blue}) {
        out += digits[static_cast<std::size_t>(part / 16)];
        out += digits[static_cast<std::size_t>(part % 16)];
    }
    return out;
}

}  // namespace

TEST_CASE("an SVG colours every cell once, in runs as long as possible", "[exports][svg]") {
    const Observation seen = level_at(7, 5);
    Grid<std::string> painted{seen.cells.size()};
    std::set<std::string> colors;
    for (const Stretch& run : runs_of(to_svg(seen))) {
        colors.insert(run.color);
        for (int x = run.x; x < run.x + run.width; ++x) {
            REQUIRE(painted.contains({x, run.y}));
            REQUIRE(painted[{x, run.y}].empty());
            painted[{x, run.y}] = run.color;
        }
        if (run.x > 0) CHECK(painted[{run.x - 1, run.y}] != run.color);
    }
    for (int i = 0; i < seen.cells.size().area(); ++i)
        REQUIRE(painted.at_index(i) == hex(picture_of(seen, seen.cells.size().at(i)).back));
    CHECK(count_of(to_svg(seen), "<path") == colors.size());
}

TEST_CASE("an SVG draws every glyph in its cell", "[exports][svg]") {
    const Observation seen = level_at(7, 5);
    const std::string svg = to_svg(seen);
    std::size_t signs = 0;
    for (std::size_t at = svg.find("<g fill="); at != std::string::npos; at = svg.find("<g fill=", at + 1)) {
        const std::string_view alike = between(std::string_view{svg}.substr(at), "<g", "</g>");
        const std::string_view color = between(alike, "fill=\"", "\"");
        for (std::size_t of = alike.find("<text "); of != std::string::npos;
             of = alike.find("<text ", of + 1)) {
            const std::string_view row = between(alike.substr(of), "<text", "</text>");
            std::string_view y = between(row, " y=\"", "\"");
            const int line = take_number(y) / 20;
            for (std::size_t to = row.find("<tspan"); to != std::string::npos;
                 to = row.find("<tspan", to + 1)) {
                const std::string_view sign = row.substr(to);
                std::string_view x = between(sign, " x=\"", "\"");
                const StyledCell wanted = picture_of(seen, {take_number(x) / 10, line});
                CHECK(x.empty());
                REQUIRE(color == hex(wanted.fore));
                std::string glyph;
                append_utf8(glyph, wanted.glyph);
                REQUIRE(between(sign, ">", "</tspan>") == xml_text(glyph));
                ++signs;
            }
        }
    }
    std::size_t wanted = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i)
        wanted += picture_of(seen, seen.cells.size().at(i)).glyph != U' ';
    CHECK(signs == wanted);
}

TEST_CASE("options of an SVG for size, glyphs, grid, items and monsters take effect", "[exports][svg]") {
    const Observation seen = level_at(7, 5);
    REQUIRE_FALSE(seen.items.empty());
    REQUIRE_FALSE(seen.monsters.empty());
    const std::string whole = to_svg(seen);
    CHECK(has(whole, "viewBox=\"0 0 790 580\" width=\"790\" height=\"580\" role=\"img\""));
    CHECK(has(whole, "<title>Dungeon 7, depth 5</title>"));
    CHECK(has(whole, " stroke=\"none\">"));
    CHECK_FALSE(has(whole, "stroke-opacity"));

    SvgOptions options;
    options.cell = 41;
    CHECK(has(to_svg(seen, options), "viewBox=\"0 0 790 580\" width=\"1620\" height=\"1189\""));
    options = {};
    options.glyphs = false;
    CHECK_FALSE(has(to_svg(seen, options), "<text"));
    options = {};
    options.grid = true;
    CHECK(has(to_svg(seen, options), "stroke-opacity"));
    options = {};
    options.items = false;
    const std::string without_items = to_svg(seen, options);
    options.monsters = false;
    const std::string bare = to_svg(seen, options);
    CHECK(without_items != whole);
    CHECK(bare != without_items);
    Observation nobody = seen;
    nobody.items.clear();
    nobody.monsters.clear();
    CHECK(bare == to_svg(nobody));
    options = {};
    options.title = "<&>\"\x01";
    options.description = "";
    CHECK(has(to_svg(seen, options), "<title>&lt;&amp;&gt;&quot;\xEF\xBF\xBD</title>\n<desc></desc>"));
}

TEST_CASE("the light theme turns black ground to white and keeps signs dark on it", "[exports][svg]") {
    Observation seen = level_at(7, 5);
    const std::string dark = to_svg(seen);
    const std::string light = to_svg(seen, {.theme = Theme::Light});
    CHECK(count_of(light, "<text") > 0);
    const auto brightness = [](const std::vector<Stretch>& runs) {
        long sum = 0;
        long cells = 0;
        for (const Stretch& run : runs) {
            int green = 0;
            std::from_chars(run.color.data() + 3, run.color.data() + 5, green, 16);
            sum += green * run.width;
            cells += run.width;
        }
        return sum / cells;
    };
    CHECK(brightness(runs_of(dark)) < 100);
    // Walls, bright in the light of the lamp, are what is dark on paper.
    CHECK(brightness(runs_of(light)) > 140);
}

TEST_CASE("an SVG of a level of the standard size stays below 90,000 bytes", "[exports][svg]") {
    for (const int depth : {1, 8, 13, 20, 26, 40}) CHECK(to_svg(level_at(3, depth)).size() < 90'000);
}

TEST_CASE("secrets are replaced by their disguises in an SVG without secrets", "[exports][svg]") {
    Observation seen = level_at(1729, 7);
    const std::string told = to_svg(seen);
    const auto is_secret = [](Terrain terrain) {
        return terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret);
    };
    const auto secrets = [&] {
        int count = 0;
        for (int i = 0; i < seen.cells.size().area(); ++i)
            for (Terrain terrain : seen.cells.at_index(i).layers) count += is_secret(terrain);
        return count;
    };
    REQUIRE(secrets() > 0);
    hide_secrets(seen);
    CHECK(secrets() == 0);
    CHECK(to_svg(seen) != told);
}

TEST_CASE("text is escaped as XML requires", "[exports][svg]") {
    CHECK(xml_text("a\tb\nc") == "a\tb\nc");
    CHECK(xml_text(std::string_view{"\0\x1f\r", 3}) == "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
    CHECK(xml_text("H\xC3\xB6hle \xE2\x99\x80") == "H\xC3\xB6hle \xE2\x99\x80");
    CHECK(xml_text("\xEF\xBF\xBE\xED\xA0\x80\xFF").find_first_not_of("\xEF\xBF\xBD") == std::string::npos);
}

}  // namespace cellophane
