#include "exports/variant_json.h"

#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "support/catch.h"

namespace cellophane {

namespace {

std::string problem_of(std::string_view json) {
    const Result<DungeonVariant> read = variant_of_json(json);
    return read.ok() ? "none" : read.problem().message;
}

constexpr std::string_view lengths = R"("amuletDepth": 3, "deepestDepth": 5, "pace": 8)";

std::string bullet_like(std::string_view supplies) {
    return "{" + std::string{lengths} + ", \"supplies\": " + std::string{supplies} + "}";
}

}  // namespace

TEST_CASE("a file that says what a row of the list says is that row", "[exports][variant]") {
    for (const VariantRow& row : variant_rows) {
        INFO(row.name);
        const Result<DungeonVariant> read = variant_of_json(variant_json(row));
        REQUIRE(read.ok());
        CHECK_FALSE(read.value().is_own());
        CHECK(read.value().listed() == row.kind);
        CHECK(read.value().name() == row.name);
    }
}

TEST_CASE("a row of one's own is read whole, and is named by the hash of its figures", "[exports][variant]") {
    const Result<DungeonVariant> read = variant_of_json(
        bullet_like(R"([{"potions": 300, "rewardsFrom": 2}, {}, {"captives": 7}, {"lumenstones": 12}, {}])"));
    REQUIRE(read.ok());
    const DungeonVariant own = read.value();
    CHECK(own.is_own());
    const VariantRow row = own.row();
    CHECK(row.amulet_depth == 3);
    CHECK(row.enchanting_worth == 1);
    REQUIRE(row.supplies.size() == 5);
    CHECK(row.supplies[0].potions == 300);
    CHECK(row.supplies[0].rewards_from == 2);
    CHECK(row.supplies[0].rewards_to == 26);
    CHECK(row.supplies[2].captives == 7);
    CHECK(row.supplies[3].lumenstones == 12);
    // The name stays what it is: catalogs and findings are known by it.
    CHECK(row.name == own.name());
    CHECK(own.name() == "custom-e621e560");
    // What is written out or left out as usual is the same row; the order does not matter.
    CHECK(variant_of_json(variant_json(row)).value() == own);
    // A copy has its own name and supplies.
    const DungeonVariant copy = own;
    CHECK(copy.row().supplies.data() != row.supplies.data());
    CHECK(copy.row().supplies[0] == row.supplies[0]);
}

TEST_CASE("each figure of a row changes its name", "[exports][variant]") {
    OwnVariant own{.figures = variant_rows[Variant::Rapid]};
    for (const DepthSupply& supply : variant_rows[Variant::Rapid].supplies) own.supplies.push_back(supply);
    REQUIRE_FALSE(DungeonVariant{own}.is_own());
    std::set<std::string> names;
    std::size_t changes = 0;
    for (const VariantFigure& figure : variant_figures) {
        OwnVariant changed = own;
        changed.figures.*figure.field += 1;
        names.insert(std::string{DungeonVariant{changed}.name()});
        ++changes;
    }
    for (const SupplyFigure& figure : supply_figures)
        for (std::size_t depth = 0; depth < own.supplies.size(); ++depth) {
            OwnVariant changed = own;
            changed.supplies[depth].*figure.field += 1;
            names.insert(std::string{DungeonVariant{changed}.name()});
            ++changes;
        }
    CHECK(names.size() == changes);
    CHECK(names.count("rapid") == 0);
}

TEST_CASE("a row that cannot be is refused, with what is wrong and what is right", "[exports][variant]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"[", "line 1, column 2: a value is expected, and the text ends."},
        {"[]", "a variant is an object, not a list."},
        {"{}", "amuletDepth is missing; it takes whole numbers from 1 to 26."},
        {R"({"amuletDepth": 3, "deepestDepth": 5})", "pace is missing; it takes whole numbers from 1 to 20."},
        {"{\n\"depth\": 3}",
         "line 2: there is no \"depth\"; there are amuletDepth, deepestDepth, pace, depthsWithoutGoldMarks, "
         "enchantingWorth, strengthWorth, lifeWorth and supplies."},
        {R"({"pace": 0})", "line 1: pace is 0; it takes whole numbers from 1 to 20."},
        {R"({"pace": 2.5})", "line 1: pace is 2.5; it takes whole numbers from 1 to 20."},
        {R"({"pace": "8"})", "line 1: pace is a text; it takes whole numbers from 1 to 20."},
        {R"({"pace": 99999999999})", "line 1: pace is 99999999999; it takes whole numbers from 1 to 20."},
        {R"({"amuletDepth": 7, "deepestDepth": 5, "pace": 8})",
         "amuletDepth is 7, deeper than deepestDepth, 5; the Amulet lies at most that deep."},
        {R"({"amuletDepth": 3, "deepestDepth": 6, "pace": 8})",
         "deepestDepth times pace is 48; it must be 40, the depths of the long dungeon: 40 and 1, 20 and 2, "
         "10 and "
         "4, 8 and 5, 5 and 8, 4 and 10 or 2 and 20."},
        {R"({"amuletDepth": 2, "deepestDepth": 5, "pace": 8})",
         "amuletDepth is 2; with a pace of 8 it takes 3 or 4, where depth 26 of the long dungeon is."},
        {R"({"amuletDepth": 12, "deepestDepth": 20, "pace": 2})",
         "amuletDepth is 12; with a pace of 2 it takes 13, where depth 26 of the long dungeon is."},
        {"{" + std::string{lengths} + "}",
         "supplies is missing; where pace is more than 1 it says what lies on each of the 5 depths."},
        {bullet_like("4"), "line 1: supplies is 4; it takes a list of objects, one a depth."},
        {bullet_like("[{}]"), "line 1: supplies has 1 depth; with this deepestDepth it takes 5."},
        {bullet_like("[{}, 1, {}, {}, {}]"),
         "line 1: supplies of depth 2: this is 1; it takes an object, empty where nothing lies."},
        {bullet_like(R"([{}, {"potions": 2001}, {}, {}, {}])"),
         "line 1: supplies of depth 2: potions is 2001; it takes whole numbers from 0 to 2000."},
        {bullet_like(R"([{"rewardsFrom": 9, "rewardsTo": 4}, {}, {}, {}, {}])"),
         "line 1: supplies of depth 1: rewardsFrom is 9, deeper than rewardsTo, 4."},
        {bullet_like(R"([{}, {}, {"lumenstones": 1}, {}, {}])"),
         "line 1: supplies of depth 3: lumenstones is 1; there are some below the Amulet's depth alone, from "
         "depth 4 on."},
    };
    for (const auto& [json, message] : cases) {
        INFO(json);
        CHECK(problem_of(json) == message);
    }
    CHECK(problem_of(bullet_like(R"([{"potion": 1}, {}, {}, {}, {}])"))
              .rfind("line 1: supplies of depth 1: there is no \"potion\"; there are enchanting, ", 0) == 0);
    CHECK(problem_of(std::string(largest_variant_json + 1, ' ')) ==
          "a variant has at most 65536 bytes, and this has 65537.");
}

TEST_CASE("the documents name each figure with its range, and show a row that can be read",
          "[exports][variant]") {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/variants.md"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const auto tells = [&](std::string_view name, const Range& range) {
        const std::string row = "| `" + std::string{name} + "` | " + std::to_string(range.least) + " to " +
                                std::to_string(range.most) + " | ";
        INFO(row);
        CHECK(text.find(row) != std::string::npos);
    };
    for (const VariantFigure& figure : variant_figures) tells(figure.name, figure.range);
    for (const SupplyFigure& figure : supply_figures) tells(figure.name, figure.range);
    constexpr std::string_view fence = "```json\n";
    const std::size_t begin = text.find(fence) + fence.size();
    CHECK(problem_of(std::string_view{text}.substr(begin, text.find("```", begin) - begin)) == "none");
}

}  // namespace cellophane
