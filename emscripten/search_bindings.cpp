#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "catalog_values.h"
#include "exports/search_names.h"
#include "exports/search_run.h"
#include "values.h"

// Bindings for searches over many dungeons.
namespace {

using namespace cellophane;
using emscripten::val;

/// `score` is empty where nothing is to be ranked.
val new_search(std::uint64_t first_seed, std::uint64_t last_seed, const std::string& name, int shallowest,
               int deepest, int width, int height, const std::string& tune, const std::string& where,
               const std::string& score) {
    Result<CatalogRequest> made =
        catalog_request(first_seed, last_seed, name, {shallowest, deepest}, {width, height}, tune);
    if (!made.ok()) return refusal(made.problem());
    CatalogRequest& request = made.value();
    Result<Condition> condition = Condition::parse(where, request.depths);
    if (!condition.ok()) return refusal(condition.problem());
    request.where = std::move(condition.value());
    if (!score.empty()) {
        Result<Score> ranking = Score::parse(score, request.depths);
        if (!ranking.ok()) return refusal(ranking.problem());
        request.score = std::move(ranking.value());
    }
    return owned<SearchRun>(std::move(request));
}

/// Digs one more level: {} if it decides nothing, {seed, text} of a hit, with a line of JSON for every level
/// that holds an entry of it, or {code, message}.
val search_next(SearchRun& run) {
    const Result<std::optional<SearchHit>> hit = run.next();
    if (!hit.ok()) return refusal(hit.problem());
    val object = val::object();
    if (!hit.value()) return object;
    std::string text;
    for (const LevelCatalog& level : hit.value()->found) text += json_line(level);
    object.set("seed", std::to_string(hit.value()->seed));
    object.set("text", text);
    if (hit.value()->score) object.set("score", static_cast<double>(*hit.value()->score));
    return object;
}

val search_names(const std::string& sought) {
    return strings(names_to_choose(sought_named(sought)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_search) {
    emscripten::function("searchNames", &search_names);
    emscripten::function("newSearch", &new_search);
    emscripten::class_<SearchRun>("SearchRun")
        .function("done", &SearchRun::done)
        .function("next", &search_next);
}
