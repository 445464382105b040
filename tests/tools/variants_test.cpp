#include <algorithm>
#include <string>
#include <vector>

#include "content/variants.h"
#include "support/catch.h"
#include "tools/outcome.h"

// `--variant` on the commands that take it.

namespace cellophane {

TEST_CASE("commands refuse unknown variants and depths that a variant has not", "[tools]") {
    const std::vector<std::vector<std::string>> commands{
        {"map", "--seed", "1"},   {"dig", "--seed", "1"},  {"catalog", "--seeds", "1"},
        {"lint", "--seeds", "1"}, {"play", "--seed", "1"}, {"soak", "--games", "1"}};
    for (const std::vector<std::string>& command : commands) {
        INFO(command[0]);
        const auto with = [&](std::vector<std::string> more) {
            more.insert(more.begin(), command.begin(), command.end());
            return run_with(more);
        };
        const Outcome unknown = with({"--variant", "slow"});
        CHECK(unknown.exit == Exit::BadArguments);
        CHECK(unknown.out.empty());
        CHECK(unknown.err.find("--variant must be one of brogue, rapid, bullet, not \"slow\".") !=
              std::string::npos);
        const Outcome too_deep = with({"--variant", "bullet", "--depth", "6"});
        CHECK(too_deep.exit == Exit::BadArguments);
        CHECK(too_deep.err.find("bullet has depths from 1 to 5, not 6.") != std::string::npos);
    }
    CHECK(run_with({"soak", "--variant=rapid", "--to=11"}).err.find("rapid has depths from 1 to 10") !=
          std::string::npos);
    CHECK(run_with({"play", "--load", "game.clph", "--variant", "rapid"})
              .err.find("--variant is for a new game; --load has its own.") != std::string::npos);
}

TEST_CASE("a catalogue of a short dungeon goes down to its Amulet and names the variant", "[tools]") {
    for (const VariantRow& variant : variant_rows) {
        if (variant.kind == Variant::Brogue) continue;
        INFO(variant.name);
        const std::string name{variant.name};
        const std::vector<std::string> lines =
            lines_of(run_with({"catalog", "--seeds", "3", "--variant", name}).out);
        REQUIRE(lines.size() > 20);
        CHECK(lines[0].ends_with(",dungeonVersion,variant"));
        for (std::size_t i = 1; i < lines.size(); ++i) CHECK(lines[i].ends_with("," + name));
        CHECK(lines.back().starts_with("3," + std::to_string(variant.amulet_depth) + ","));
        const std::vector<std::string> levels =
            lines_of(run_with({"catalog", "--seeds=3", "--format=jsonl", "--variant", name}).out);
        CHECK(levels.size() == static_cast<std::size_t>(variant.amulet_depth));
        for (const std::string& line : levels)
            CHECK(line.find("\"variant\":\"" + name + "\"") != std::string::npos);
        CHECK(levels.back().find("\"kind\":\"Amulet of Yendor\"") != std::string::npos);
    }
    CHECK(run_with({"catalog", "--seeds=3", "--depth=1", "--variant=brogue"}).out ==
          run_with({"catalog", "--seeds=3", "--depth=1"}).out);
}

TEST_CASE("a level of a short dungeon is another level, and says so", "[tools]") {
    const auto level = [](const char* variant) {
        return run_with({"map", "--seed=5", "--format=json", "--variant", variant}).out;
    };
    CHECK(level("brogue") == run_with({"map", "--seed=5", "--format=json"}).out);
    CHECK(level("brogue").find("\"variant\"") == std::string::npos);
    CHECK(level("rapid").find("\"style\":\"brogue\",\"variant\":\"rapid\"") != std::string::npos);
    CHECK(level("bullet").find("\"variant\":\"bullet\"") != std::string::npos);
    const auto rows_of = [](const std::string& json) { return json.substr(json.find("\"rows\"")); };
    CHECK(rows_of(level("rapid")) != rows_of(level("brogue")));
    CHECK(rows_of(level("rapid")) != rows_of(level("bullet")));
}

TEST_CASE("lint looks at short dungeons down to their Amulet", "[tools][lint]") {
    CHECK(run_with({"lint", "--seeds=1..2", "--variant=rapid"})
              .err.rfind("cellophane lint: 12 levels with ", 0) == 0);
    const Outcome all = run_with({"lint", "--seeds=1..2", "--variant=bullet", "--depth=1..5"});
    CHECK(all.exit == Exit::Done);
    CHECK(all.err.rfind("cellophane lint: 10 levels with ", 0) == 0);
    CHECK(all.err.find(" 0 findings") != std::string::npos);
}

}  // namespace cellophane
