#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "content/dungeon_version.h"
#include "content/styles.h"
#include "dug_level.h"
#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "dungeon/seed.h"
#include "exports/exports.h"
#include "values.h"

// Bindings for seeds and levels: those that a page with a game needs.
namespace {

using namespace cellophane;
using emscripten::val;

val seed_answer(const Result<std::uint64_t>& seed) {
    if (!seed.ok()) return refusal(seed.problem());
    val object = val::object();
    object.set("seed", std::to_string(seed.value()));
    return object;
}

val read_seed(const std::string& text) {
    return seed_answer(parse_seed(text));
}
val read_seed_or_word(const std::string& text) {
    return seed_answer(parse_seed_or_word(text));
}
std::string seed_of_day(const std::string& date) {
    return std::to_string(daily_seed(date));
}

/// A variant by which its text asks for it: {name, amulet, deepest}, or {code, message}.
val variant_facts(const std::string& text) {
    const Result<DungeonVariant> variant = variant_of_text(text);
    if (!variant.ok()) return refusal(variant.problem());
    val object = val::object();
    object.set("name", variant_name(variant.value()));
    object.set("amulet", amulet_depth(variant.value()));
    object.set("deepest", deepest_depth(variant.value()));
    return object;
}

val about() {
    val styles = val::array();
    for (const StyleRow& row : style_rows) styles.call<void>("push", std::string{row.name});
    val object = val::object();
    object.set("version", std::string{CELLOPHANE_VERSION});
    object.set("dungeonVersion", dungeon_version);
    val variants = val::array();
    for (const VariantRow& row : variant_rows) {
        val one = val::object();
        one.set("name", std::string{row.name});
        one.set("amulet", row.amulet_depth);
        one.set("deepest", row.deepest_depth);
        variants.call<void>("push", one);
    }
    object.set("styles", styles);
    object.set("variants", variants);
    return object;
}

/// All rows in one string: passing each by itself takes longer than making them.
std::string rows(const DugLevel& dug) {
    std::string all;
    for (const std::string& row : class_rows(dug.level().layers)) all += (all.empty() ? "" : "\n") + row;
    return all;
}
val up(const DugLevel& dug) {
    return pair(dug.level().stairs.up);
}
val down(const DugLevel& dug) {
    return pair(dug.level().stairs.down);
}
std::string level_hash(const DugLevel& dug) {
    return hex(hash(dug.level()));
}
val dig(std::uint64_t seed, const std::string& style, int depth, int width, int height, int columns, int rows,
        const std::string& tune) {
    const Result<LevelRequest> request = request_of(seed, style, depth, width, height, columns, rows, tune);
    if (!request.ok()) return refusal(request.problem());
    Result<Level> made = generate(request.value());
    if (!made.ok()) return refusal(made.problem());
    return owned<DugLevel>(request.value(), std::move(made.value()));
}

/// A descent that returns every level together with its request.
class Shaft {
public:
    explicit Shaft(const LevelRequest& request) : request_{request}, descent_{request} {}

    val next() {
        request_.depth = descent_.next_depth();
        Result<Level> made = descent_.next();
        if (!made.ok()) return refusal(made.problem());
        return owned<DugLevel>(request_, std::move(made.value()));
    }

private:
    LevelRequest request_;
    Descent descent_;
};

/// A new shaft, or {code, message} for an unknown style or measure or a bad size.
val new_shaft(std::uint64_t seed, const std::string& style, int width, int height, int columns, int rows,
              const std::string& tune) {
    const Result<LevelRequest> request =
        request_of(seed, style, shallowest_depth, width, height, columns, rows, tune);
    if (!request.ok()) return refusal(request.problem());
    const std::vector<Problem> problems = problems_of(request.value());
    return problems.empty() ? owned<Shaft>(request.value()) : refusal(problems.front());
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_levels) {
    emscripten::function("about", &about);
    emscripten::function("variantFacts", &variant_facts);
    emscripten::function("readSeed", &read_seed);
    emscripten::function("readSeedOrWord", &read_seed_or_word);
    emscripten::function("seedOfDay", &seed_of_day);
    emscripten::function("dig", &dig);
    emscripten::function("newShaft", &new_shaft);
    emscripten::class_<Shaft>("Shaft").function("next", &Shaft::next);
    emscripten::class_<DugLevel>("DugLevel")
        .function("rows", &rows)
        .function("up", &up)
        .function("down", &down)
        .function("hash", &level_hash);
}
