#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "dug_level.h"
#include "exports/dig_json.h"
#include "exports/dig_recording.h"
#include "values.h"

// Bindings for levels recorded while they are dug: the level, and the whole recording as plain values, so
// that JavaScript need not call back for it.
namespace {

using namespace cellophane;
using emscripten::val;

val dig_watched(std::uint64_t seed, const std::string& style, int depth, int width, int height, int columns,
                int rows, const std::string& tune) {
    const Result<LevelRequest> request = request_of(seed, style, depth, width, height, columns, rows, tune);
    if (!request.ok()) return refusal(request.problem());
    Result<RecordedLevel> made = record_dig(request.value());
    if (!made.ok()) return refusal(made.problem());
    const DigRecording& recording = made.value().recording;
    const std::vector<std::uint32_t> looks = looks_of(recording);
    val object = val::object();
    object.set("text", to_json(recording));
    object.set("looks",
               val::global("Uint32Array").new_(emscripten::typed_memory_view(looks.size(), looks.data())));
    object.set("level", owned<DugLevel>(request.value(), std::move(made.value().level)));
    return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_digs) {
    emscripten::function("digWatched", &dig_watched);
}
