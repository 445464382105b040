#include "content/lights.h"

#include <cmath>
#include <string>
#include <vector>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/lights.* to docs/rules/tables/lights.tsv and flares.tsv.

namespace cellophane {

namespace {

/// "3", "1.5-2": cells, in hundredths.
Range hundredths(std::string_view cell) {
    const std::vector<std::string> ends = split(cell, "-");
    const auto read = [](const std::string& text) {
        return static_cast<int>(std::lround(std::stod(text) * 100));
    };
    return {read(ends.front()), read(ends.back())};
}

/// "180,180,180 to 90,90,120 by depth", or a single triple.
void check_components(Color color, std::string_view cell) {
    const std::vector<std::string> written = split(split(cell, " by depth").at(0), " to ");
    for (std::size_t end = 0; end < 2; ++end) {
        const std::vector<std::string> wanted = split(end < written.size() ? written[end] : written[0], ",");
        REQUIRE(wanted.size() == 3);
        const Tint tint = ends(color)[end];
        CHECK(tint.red == whole_number(wanted[0]));
        CHECK(tint.green == whole_number(wanted[1]));
        CHECK(tint.blue == whole_number(wanted[2]));
    }
}

/// "#ffffff to #e6e6ff": like a terrain's, without "by depth".
void check_light_hex(Color color, std::string_view cell) {
    const std::vector<std::string> written = split(cell, " to ");
    CHECK(hex(ends(color)[0]) == written.front());
    CHECK(hex(ends(color)[1]) == written.back());
}

}  // namespace

TEST_CASE("lights are what the table says they are", "[content][table]") {
    const Table theirs = table("lights");
    check_names(light_rows, theirs, "name");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["name"]);
        const LightRow* ours = named(light_rows, row["name"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == row.number("id"));
        CHECK(color_rows[ours->color].name == name_or(row, "colour", "black"));
        if (!row.blank("colour")) {
            check_components(ours->color, row["colour r,g,b (percent, may be negative or above 100)"]);
            check_light_hex(ours->color, row["hex (clamped)"]);
            check_variation(ours->color, row["random variation"]);
        }
        const std::string_view radius = row["radius range (cells)"];
        CHECK(ours->radius_hundredths == (radius == "computed" ? Range{0, 0} : hundredths(radius)));
        const std::vector<int> fade = numbers_in(row["fade to % at the edge"]);
        CHECK(ours->fade_percent == (fade.empty() ? 0 : fade.front()));
        CHECK(ours->passes_creatures == row.yes("passes creatures"));
    }
    CHECK(theirs.unread() == std::vector<std::string>{"used by"});
}

TEST_CASE("flares are what the table says they are", "[content][table]") {
    const Table theirs = table("flares");
    REQUIRE(std::size(flare_rows) == theirs.size());
    for (std::size_t index = 0; index < theirs.size(); ++index) {
        const Table::Row row = theirs[index];
        INFO(row.place() << " " << row["name"]);
        const FlareRow& ours = flare_rows[index];
        const LightRow& light = light_rows[ours.light];
        CHECK(static_cast<int>(ours.light) == row.number("id of light"));
        CHECK(light.name == row["name"]);
        CHECK(color_rows[light.color].name == row["colour"]);
        check_components(light.color, row["colour r,g,b (percent)"]);
        check_variation(light.color, row["random variation"]);
        CHECK(light.radius_hundredths == hundredths(row["radius (cells)"]));
        CHECK(light.fade_percent == row.number("fade to % at the edge"));
        CHECK(light.passes_creatures == row.yes("passes creatures"));
        CHECK(ours.start_percent == row.number("start coefficient %"));
        CHECK(ours.first_change == row.number("first change per frame (tenths of a %)"));
        CHECK(ours.end_percent == row.number("ends when coefficient falls below"));
        CHECK(row["change grows per frame by"] == "x 12/10, truncated toward zero");
        int frames = 0;
        int change = ours.first_change;
        for (int tenths = ours.start_percent * 10 + change; tenths >= ours.end_percent * 10; ++frames) {
            change = change * 12 / 10;
            tenths += change;
        }
        CHECK(frames == row.number("frames"));
    }
    CHECK(theirs.unread() == std::vector<std::string>{"fired by"});
}

}  // namespace cellophane
