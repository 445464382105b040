#include "exports/search_run.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "exports/search_names.h"
#include "support/catch.h"

namespace cellophane {

namespace {

CatalogRequest request_for(const std::string& where, std::uint64_t last_seed, Range depths) {
    CatalogRequest request{.first_seed = 1, .last_seed = last_seed, .depths = depths};
    const Result<Condition> condition = Condition::parse(where, depths);
    REQUIRE(condition.ok());
    request.where = condition.value();
    return request;
}

struct Searching {
    std::vector<SearchHit> hits;
    int levels = 0;
};

Searching search(const CatalogRequest& request) {
    Searching found;
    SearchRun run{request};
    while (!run.done()) {
        const Result<std::optional<SearchHit>> hit = run.next();
        REQUIRE(hit.ok());
        ++found.levels;
        if (hit.value()) found.hits.push_back(*hit.value());
    }
    CHECK(run.seeds_done() == request.last_seed - request.first_seed + 1);
    return found;
}

/// The seeds that a catalog of the same request keeps.
std::vector<std::uint64_t> kept(const CatalogRequest& request) {
    std::vector<std::uint64_t> seeds;
    CatalogRun run{request};
    while (!run.done()) {
        const Result<std::vector<LevelCatalog>> levels = run.next();
        REQUIRE(levels.ok());
        for (const LevelCatalog& level : levels.value())
            if (seeds.empty() || seeds.back() != level.seed) seeds.push_back(level.seed);
    }
    return seeds;
}

}  // namespace

TEST_CASE("a search finds the same dungeons as a catalogue with the same condition", "[exports]") {
    for (const char* where :
         {"item(\"potion\") <= 2", "count(item, \"potion\", 1..2) >= 4", "not monster(\"jackal\") <= 3",
          "monster(\"eel\") < 3 or ally(\"captive\") <= 3", "item(\"food\") > 3",
          "monster(\"dragon\") = 1"}) {
        INFO(where);
        const CatalogRequest request = request_for(where, 25, {1, 3});
        std::vector<std::uint64_t> seeds;
        for (const SearchHit& hit : search(request).hits) seeds.push_back(hit.seed);
        CHECK(seeds == kept(request));
    }
}

TEST_CASE("a search reports the entries that met the condition, and stops when it is decided", "[exports]") {
    const CatalogRequest request = request_for("item(\"food\") <= 4", 10, {1, 10});
    const Searching found = search(request);
    REQUIRE_FALSE(found.hits.empty());
    CHECK(found.levels <= 40);
    for (const SearchHit& hit : found.hits) {
        REQUIRE(hit.found.size() == 1);
        CHECK(hit.found[0].seed == hit.seed);
        CHECK(hit.found[0].depth <= 4);
        REQUIRE_FALSE(hit.found[0].entries.empty());
        for (const CatalogEntry& entry : hit.found[0].entries) CHECK(entry.category == "food");
    }
    // Of depths that a term does not count there is nothing to tell.
    for (const SearchHit& hit : search(request_for("count(item, \"gold\", 2..3) >= 1", 10, {1, 5})).hits)
        for (const LevelCatalog& level : hit.found) CHECK((level.depth == 2 || level.depth == 3));
}

TEST_CASE("a search ends after the largest seed", "[exports]") {
    CatalogRequest request = request_for("item(\"gold\")", 1, {1, 1});
    request.first_seed = 18446744073709551614U;
    request.last_seed = 18446744073709551615U;
    CHECK(search(request).levels == 2);
}

TEST_CASE("every name offered for conditions is accepted as one subject", "[exports]") {
    for (int i = 0; i < static_cast<int>(Sought::count); ++i) {
        const auto sought = static_cast<Sought>(i);
        const std::vector<std::string> names = names_to_choose(sought);
        CHECK(names.size() >= 3);
        for (const std::string& name : names) {
            INFO(name);
            CHECK(subject_named(sought, name).ok());
        }
    }
    const std::vector<std::string> items = names_to_choose(Sought::Item);
    const auto has = [&](const char* name) { return std::count(items.begin(), items.end(), name) == 1; };
    CHECK(has("plate armor"));
    CHECK(has("scroll of negation"));
    CHECK_FALSE(has("negation"));
}

TEST_CASE("documents with measurements name the current dungeon version", "[exports]") {
    for (const char* name : {"catalog.md", "measurements/levels.md", "measurements/machines.md"}) {
        std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/" + name};
        std::string text{std::istreambuf_iterator<char>{file}, {}};
        std::transform(text.begin(), text.end(), text.begin(),
                       [](char sign) { return sign == 'D' ? 'd' : sign; });
        INFO("docs/" << name << " tells of other dungeons: measure again, and say so there");
        CHECK(text.find("dungeon version " + std::to_string(dungeon_version)) != text.npos);
    }
}

TEST_CASE("docs/catalog.md lists all names for conditions", "[exports]") {
    std::ifstream file{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/catalog.md"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const std::pair<Sought, const char*> rows[] = {{Sought::Item, "item"},
                                                   {Sought::Monster, "monster"},
                                                   {Sought::Machine, "machine"},
                                                   {Sought::Altar, "altar"},
                                                   {Sought::Runic, "runic"}};
    for (const auto& [sought, word] : rows) {
        const std::vector<std::string> names = names_to_choose(sought);
        std::string row = "| `" + std::string{word} + "` | ";
        for (const std::string& name : names) {
            // "potion of life" goes without saying where "life" says it.
            const std::size_t of = name.find(" of ");
            const auto is_name = [&](const std::string& part) {
                return std::find(names.begin(), names.end(), part) != names.end();
            };
            if (of != name.npos && is_name(name.substr(0, of)) && is_name(name.substr(of + 4))) continue;
            row.append(row.ends_with("| ") ? "" : ", ").append(name);
        }
        INFO(row << " |");
        CHECK(text.find(row + " |\n") != text.npos);
    }
    // Allies are captives, and otherwise what monsters are.
    std::vector<std::string> creatures = names_to_choose(Sought::Monster);
    creatures.insert(creatures.begin(), "captive");
    CHECK(names_to_choose(Sought::Ally) == creatures);
}

}  // namespace cellophane
