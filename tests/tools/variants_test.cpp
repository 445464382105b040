#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "content/variants.h"
#include "exports/variant_json.h"
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
        CHECK(unknown.err.find(
                  "--variant must be one of brogue, rapid, bullet, or a file that exists, not \"slow\".") !=
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

TEST_CASE("lint and catalog take a row of one's own from a file", "[tools][lint][variant]") {
    const std::string file = in_scratch("own.json");
    write_text(
        file,
        R"({"amuletDepth": 3, "deepestDepth": 5, "pace": 8, "supplies": [{"potions": 300}, {"potions": )"
        R"(300}, {"potions": 300}, {"lumenstones": 12}, {}]})");
    const Outcome linted = run_with({"lint", "--seeds=1..2", "--variant", file});
    CHECK(linted.err.rfind("cellophane lint: 6 levels with ", 0) == 0);
    const Outcome listed = run_with({"catalog", "--seeds=3", "--variant", file});
    CHECK(listed.exit == Exit::Done);
    const std::vector<std::string> lines = lines_of(listed.out);
    REQUIRE(lines.size() > 10);
    CHECK(lines[0].ends_with(",dungeonVersion,variant"));
    CHECK(lines[1].find(",custom-") != std::string::npos);
    CHECK(lines.back().starts_with("3,3,"));
    // The same figures in other words are the same dungeons, other figures others.
    const std::string again = in_scratch("again.json");
    write_text(
        again,
        R"({"pace": 8, "deepestDepth": 5, "amuletDepth": 3, "lifeWorth": 1, "supplies": [{"potions": 300}, )"
        R"({"potions": 300}, {"potions": 300}, {"lumenstones": 12}, {}]})");
    CHECK(run_with({"catalog", "--seeds=3", "--variant", again}).out == listed.out);
    const std::string other = in_scratch("other.json");
    write_text(
        other,
        R"({"amuletDepth": 3, "deepestDepth": 5, "pace": 8, "supplies": [{"potions": 301}, {"potions": )"
        R"(300}, {"potions": 300}, {"lumenstones": 12}, {}]})");
    CHECK(run_with({"catalog", "--seeds=3", "--variant", other}).out != listed.out);
}

TEST_CASE("a file with a row of the list is that variant", "[tools][variant]") {
    const std::string file = in_scratch("bullet.json");
    write_text(file, variant_json(variant_rows[Variant::Bullet]));
    CHECK(run_with({"catalog", "--seeds=3", "--variant", file}).out ==
          run_with({"catalog", "--seeds=3", "--variant", "bullet"}).out);
    CHECK(run_with({"lint", "--seeds=3", "--variant", file}).out ==
          run_with({"lint", "--seeds=3", "--variant", "bullet"}).out);
}

TEST_CASE("files without a row of one's own are refused by name", "[tools][variant]") {
    const std::string file = in_scratch("wrong.json");
    const auto complaint = [&](const std::string& text) {
        write_text(file, text);
        const Outcome outcome = run_with({"lint", "--seeds=1", "--variant", file});
        CHECK(outcome.exit == Exit::BadArguments);
        CHECK(outcome.out.empty());
        return outcome.err;
    };
    const auto ends = [](const std::string& text, const std::string& end) {
        return text.find(end) != std::string::npos;
    };
    CHECK(ends(complaint(R"({"pace": 0})"),
               "wrong.json\": line 1: pace is 0; it takes whole numbers from 1 to 20."));
    CHECK(ends(complaint("pace = 8"), "line 1, column 1: a value is expected, not \"p\"."));
    CHECK(ends(complaint(std::string(100'000, ' ')),
               "a variant has at most 65536 bytes, and this has 100000."));
    CHECK(ends(run_with({"lint", "--seeds=1", "--variant", in_scratch("no.json") + ".none"}).err,
               "--variant must be one of brogue, rapid, bullet, or a file that exists, not "));
    CHECK(ends(
        run_with({"lint", "--seeds=1", "--variant", std::filesystem::path{file}.parent_path().string()}).err,
        "is a folder."));
    write_text(file, variant_json(variant_rows[Variant::Bullet]));
    CHECK(ends(run_with({"lint", "--seeds=1", "--depth=6", "--variant", file}).err,
               "bullet has depths from 1 to 5, not 6."));
    // The text of a row, cut off.
    CHECK(
        ends(run_with({"map", "--seed=1", "--variant", "custom.AwUI"}).err,
             "--variant: The variant \"custom.AwUI\" cannot be read: part of it is missing or was changed."));
}

TEST_CASE("all commands take a row of one's own, from a file or as the text in links", "[tools][variant]") {
    const std::string file = in_scratch("row.json");
    write_text(
        file,
        R"({"amuletDepth": 3, "deepestDepth": 5, "pace": 8, "supplies": [{"potions": 300}, {}, {}, {}, {}]})");
    const Outcome linted = run_with({"lint", "--seeds=1", "--variant", file});
    const std::string before = "in links, variant=";
    const std::size_t at = linted.err.find(before);
    REQUIRE(at != std::string::npos);
    const std::string text = lines_of(linted.err.substr(at + before.size()))[0];
    CHECK(text.starts_with("custom."));
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"map", "--seed=1", "--format=json"},
          {"dig", "--seed=1", "--depth=2"},
          {"catalog", "--seeds=1"}}) {
        INFO(command[0]);
        const auto with = [&](const std::string& variant) {
            std::vector<std::string> all = command;
            all.insert(all.end(), {"--variant", variant});
            return run_with(all);
        };
        CHECK(with(file).exit == Exit::Done);
        CHECK(with(file).out == with(text).out);
        CHECK(with(file).out != with("bullet").out);
    }
    CHECK(run_with({"soak", "--games=1", "--turns=50", "--variant", file}).exit == Exit::Done);
    CHECK(run_with({"map", "--seed=1", "--depth=6", "--variant", file})
              .err.find("has depths from 1 to 5, not 6.") != std::string::npos);
}

TEST_CASE("a row whose levels are unfair is not played", "[tools][variant]") {
    const std::string file = in_scratch("crowded.json");
    const std::string crowded =
        R"({"enchanting": 1000, "strength": 1000, "life": 1000, "detectMagic": 1000, "food": 1000, "potions": 2000,
            "scrolls": 2000, "weapons": 2000, "armor": 2000, "wands": 2000, "staffs": 2000, "rings": 2000,
            "charms": 2000, "rewardRooms": 1000, "captives": 1000})";
    write_text(file, R"({"amuletDepth": 3, "deepestDepth": 5, "pace": 8, "supplies": [)" + crowded + "," +
                         crowded + "," + crowded + ", {}, {}]}");
    const Outcome refused = run_with({"play", "--seed=1", "--variant", file});
    CHECK(refused.exit == Exit::BadArguments);
    CHECK(refused.err.find(" is not fair and cannot be played: depth ") != std::string::npos);
}

}  // namespace cellophane
