#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "catalog_values.h"
#include "dungeon/bare_descent.h"
#include "dungeon/descent.h"
#include "exports/catalog_run.h"
#include "session/session.h"
#include "values.h"

// Bindings for catalogs and benchmarks.
namespace {

using namespace cellophane;
using emscripten::val;

/// A new descent of type `Way`, Descent or BareDescent, or {code, message} for an unknown style.
template <class Way>
val way_down(std::uint64_t seed, const std::string& name) {
    const Result<DungeonKind> kind = dungeon_kind(name);
    if (!kind.ok()) return refusal(kind.problem());
    return owned<Way>(
        LevelRequest{.seed = seed, .style = kind.value().style, .variant = kind.value().variant});
}
bool dig_next(Descent& descent) {
    return descent.next().ok();
}

bool dig_next_bare(BareDescent& descent) {
    return descent.next().ok();
}

/// A game in which nothing hurts the hero, for measurements that take thousands of turns.
val new_harmless_session(std::uint64_t seed, const std::string& name, int depth) {
    const Result<DungeonKind> kind = dungeon_kind(name);
    if (!kind.ok()) return refusal(kind.problem());
    return owned<Session>(SessionOptions{.seed = seed,
                                         .style = kind.value().style,
                                         .variant = kind.value().variant,
                                         .depth = depth,
                                         .harmless = true});
}

/// A walk through many dungeons; an empty condition asks for all of them.
val new_catalog(std::uint64_t first_seed, std::uint64_t last_seed, const std::string& name, int shallowest,
                int deepest, int width, int height, const std::string& tune, bool tells_layout,
                const std::string& where) {
    Result<CatalogRequest> made =
        catalog_request(first_seed, last_seed, name, {shallowest, deepest}, {width, height}, tune);
    if (!made.ok()) return refusal(made.problem());
    CatalogRequest& request = made.value();
    request.tells_layout = tells_layout;
    if (!where.empty()) {
        Result<Condition> condition = Condition::parse(where, request.depths);
        if (!condition.ok()) return refusal(condition.problem());
        request.where = std::move(condition.value());
    }
    return owned<CatalogRun>(std::move(request));
}

/// Digs one more level: {text}, a line of JSON for every level that can be reported now, or {code, message}.
val catalog_next(CatalogRun& run) {
    const Result<std::vector<LevelCatalog>> levels = run.next();
    if (!levels.ok()) return refusal(levels.problem());
    std::string text;
    for (const LevelCatalog& level : levels.value()) text += json_line(level);
    val object = val::object();
    object.set("text", text);
    return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_catalogs) {
    // Descents dig level after level, without digging those above again; bench.mjs measures them.
    emscripten::function("newDescent", &way_down<Descent>);
    emscripten::class_<Descent>("Descent").function("digNext", &dig_next);
    emscripten::function("newBareDescent", &way_down<BareDescent>);
    emscripten::class_<BareDescent>("BareDescent").function("digNext", &dig_next_bare);
    emscripten::function("newHarmlessSession", &new_harmless_session);
    emscripten::function("newCatalog", &new_catalog);
    emscripten::class_<CatalogRun>("CatalogRun")
        .function("done", &CatalogRun::done)
        .function("next", &catalog_next);
}
