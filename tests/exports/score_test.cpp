#include "exports/score.h"

#include <optional>
#include <string>
#include <vector>

#include "dungeon/generate.h"
#include "exports/search_run.h"
#include "support/catch.h"

namespace cellophane {

namespace {

constexpr Range depths{1, 5};

LevelCatalog level(int depth, std::vector<CatalogEntry> entries) {
    return {.seed = 1, .depth = depth, .entries = std::move(entries)};
}

CatalogEntry potions(int quantity) {
    return {.what = Find::Item, .category = "potion", .kind = "life", .quantity = quantity};
}

std::int64_t value(const std::string& text, const std::vector<LevelCatalog>& levels) {
    const Result<Score> score = Score::parse(text, depths);
    INFO(text);
    REQUIRE(score.ok());
    Condition::Tallies tallies = score.value().nothing_found();
    for (const LevelCatalog& each : levels) score.value().note(tallies, each);
    return score.value().value(tallies);
}

std::string problem(const std::string& text) {
    const Result<Score> score = Score::parse(text, depths);
    INFO(text);
    REQUIRE_FALSE(score.ok());
    CHECK(score.problem().code == "bad-score");
    CHECK(score.problem().message.starts_with("column "));
    return score.problem().message;
}

std::vector<SearchHit> hits_of(const std::string& where, const std::string& score, Range range) {
    CatalogRequest request{.first_seed = 1, .last_seed = 12, .depths = range};
    request.where = Condition::parse(where, range).value();
    if (!score.empty()) request.score = Score::parse(score, range).value();
    SearchRun run{request};
    std::vector<SearchHit> hits;
    while (!run.done()) {
        const Result<std::optional<SearchHit>> hit = run.next();
        REQUIRE(hit.ok());
        if (hit.value()) hits.push_back(*hit.value());
    }
    return hits;
}

}  // namespace

TEST_CASE("a score adds up counts and depths, each with its factor", "[exports][score]") {
    const std::vector<LevelCatalog> levels{level(2, {potions(1)}), level(4, {potions(2)})};
    CHECK(value("7", levels) == 7);
    CHECK(value("-7", levels) == -7);
    CHECK(value("count(item, \"potion of life\")", levels) == 3);
    CHECK(value("10 * count(item, \"potion of life\", 3..5) + 1", levels) == 21);
    CHECK(value("item(\"potion of life\")", levels) == 2);
    CHECK(value("- 2 * item(\"potion of life\") - 1", levels) == -5);
    // What lies nowhere lies one below the deepest.
    CHECK(value("item(\"plate armor\")", levels) == 6);
    CHECK(value("count(item, \"plate armor\")", levels) == 0);
    CHECK(value("count(item, \"potion of life\") + count(item, \"potion of life\")", levels) == 6);
}

TEST_CASE("a score is settled where no deeper level changes it", "[exports][score]") {
    const Score score =
        Score::parse("count(item, \"potion of life\", 1..3) + item(\"plate armor\")", depths).value();
    Condition::Tallies tallies = score.nothing_found();
    CHECK_FALSE(score.is_settled(tallies, 3));
    CHECK(score.is_settled(tallies, 5));
    score.note(tallies, level(2, {{.what = Find::Item, .category = "armor", .kind = "plate armor"}}));
    CHECK_FALSE(score.is_settled(tallies, 2));
    CHECK(score.is_settled(tallies, 3));
    CHECK(Score::parse("1", depths).value().is_settled({}, 0));
}

TEST_CASE("what is no score is refused at its column", "[exports][score]") {
    CHECK(problem("") ==
          "column 1: expected a number, item, ally, monster, machine, altar, runic, together or count, not "
          "the end");
    CHECK(problem("3 *").find("column 4: expected a number") == 0);
    CHECK(problem("3 * 4").find("column 5: expected a number, item") == 0);
    CHECK(problem("item(\"plate armor\") <= 4").find("column 21: expected \"+\", \"-\" or the end") == 0);
    CHECK(problem("count(item, \"life\") >= 1").find("column 21") == 0);
    CHECK(problem("item(\"plat armor\")").find("there is no item") != std::string::npos);
    CHECK(problem("count(item, \"potion of life\", 1..9)").find("depth 9 is not among") != std::string::npos);
    CHECK(problem("1 + + 2").find("column 5") == 0);
    CHECK(problem("not 1").find("column 1") == 0);
    CHECK(problem("(1)").find("column 1") == 0);
    CHECK(problem("9999999999").find("numbers end at") != std::string::npos);
    CHECK(problem(std::string(5000, ' ')).find("too many") != std::string::npos);
    std::string many = "item(\"gold\")";
    for (int i = 0; i < 40; ++i) many += " + item(\"gold\")";
    CHECK(problem(many).find("more than 30 terms") != std::string::npos);
}

TEST_CASE("a search that ranks finds the same dungeons, with the scores that a catalogue gives",
          "[exports][score]") {
    const Range range{1, 4};
    const std::string where = "count(item, \"potion\", 1..2) >= 4";
    const std::vector<SearchHit> plain = hits_of(where, "", range);
    const std::vector<SearchHit> ranked =
        hits_of(where, "100 * count(item, \"scroll\", 2..4) - monster(\"jackal\")", range);
    REQUIRE_FALSE(plain.empty());
    REQUIRE(plain.size() == ranked.size());
    for (std::size_t i = 0; i < plain.size(); ++i) {
        CHECK_FALSE(plain[i].score);
        CHECK(plain[i].seed == ranked[i].seed);
        // The same question, asked in the plainest way.
        int scrolls = 0;
        int jackals_from = range.most + 1;
        for (int depth = range.most; depth >= range.least; --depth) {
            const Result<Level> dug = generate({.seed = ranked[i].seed, .depth = depth});
            REQUIRE(dug.ok());
            for (const CatalogEntry& entry : catalog_of(dug.value())) {
                if (entry.category == "scroll" && depth >= 2) scrolls += *entry.quantity;
                if (entry.what == Find::Monster && entry.kind == "jackal") jackals_from = depth;
            }
        }
        CHECK(ranked[i].score == 100 * scrolls - jackals_from);
        CHECK(ranked[i].found.size() >= plain[i].found.size());
    }
}

}  // namespace cellophane
