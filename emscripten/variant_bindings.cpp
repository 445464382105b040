#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

#include "dungeon/audit/variant_trial.h"
#include "exports/variant_json.h"
#include "values.h"

// Bindings for variants of one's own (docs/variants.md).
namespace {

using namespace cellophane;
using emscripten::val;

/// The text by which a row in JSON is asked for, {name}, or {code, message}.
val variant_from_json(const std::string& json) {
    const Result<DungeonVariant> variant = variant_of_json(json);
    if (!variant.ok()) return refusal(variant.problem());
    val object = val::object();
    object.set("name", variant_name(variant.value()));
    return object;
}

/// {name, json}: what catalogues name the variant by, and its row; or {code, message}.
val variant_told(const std::string& text) {
    const Result<DungeonVariant> variant = variant_of_text(text);
    if (!variant.ok()) return refusal(variant.problem());
    val object = val::object();
    object.set("name", std::string{variant.value().name()});
    object.set("json", variant_json(variant.value().row()));
    return object;
}

val new_variant_trial(const std::string& name) {
    const Result<DungeonKind> kind = dungeon_kind(name);
    if (!kind.ok()) return refusal(kind.problem());
    return owned<VariantTrial>(kind.value().variant, kind.value().style);
}

/// Looks at one more level: {levels, of, flaw}.
val trial_next(VariantTrial& trial) {
    trial.step();
    val object = val::object();
    object.set("levels", trial.levels());
    object.set("of", trial.levels_in_all());
    object.set("flaw", trial.flaw());
    return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_variants) {
    emscripten::function("variantFromJson", &variant_from_json);
    emscripten::function("variantTold", &variant_told);
    emscripten::function("newVariantTrial", &new_variant_trial);
    emscripten::class_<VariantTrial>("VariantTrial")
        .function("done", &VariantTrial::is_over)
        .function("next", &trial_next);
}
