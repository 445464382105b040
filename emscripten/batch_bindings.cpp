#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "agent/game_batch.h"
#include "programs_memory.h"
#include "session/session.h"
#include "values.h"

// Bindings of many games that are played side by side, one after another through the same memory: the
// observations of thousands need no room here.
namespace {

using namespace cellophane;
using emscripten::val;

/// `seeds`: a Uint32Array of seeds that are known to be good, two numbers each, the lower half first.
val new_batch(const val& seeds, const std::string& name, int depth) {
    const Result<DungeonKind> kind = dungeon_kind(name);
    if (!kind.ok()) return refusal(kind.problem());
    std::vector<std::uint32_t> halves(seeds["length"].as<std::size_t>());
    val{emscripten::typed_memory_view(halves.size(), halves.data())}.call<void>("set", seeds);
    std::vector<std::uint64_t> all;
    for (std::size_t i = 0; i < halves.size(); i += 2)
        all.push_back(halves[i] | std::uint64_t{halves[i + 1]} << 32);
    return owned<GameBatch>(
        SessionOptions{.style = kind.value().style, .variant = kind.value().variant, .depth = depth}, all);
}

/// What came of the last action, and how many actions make sense now.
std::int32_t outcome[6];

val outcome_numbers() {
    return val{emscripten::typed_memory_view(std::size(outcome), outcome)};
}

/// Carries out an action in one game, and writes what is wanted of it into the memory of agent_bindings.cpp.
void step_one(GameBatch& batch, int number, int action, bool observes, bool masks) {
    GameBatch::Results wanted;
    if (observes) wanted.observations = observed;
    if (masks) {
        wanted.masks = masked;
        wanted.members = {&outcome[5], 1};
    }
    const ActionOutcome came = batch.step_one(static_cast<std::size_t>(number), action, wanted);
    outcome[0] = came.turns;
    outcome[1] = came.goes_on;
    outcome[2] = came.asks;
    outcome[3] = came.is_over;
    outcome[4] = came.changed;
}

bool restart_one(GameBatch& batch, int number, std::uint64_t seed) {
    return batch.restart(static_cast<std::size_t>(number), seed);
}
Session* copy_of_one(const GameBatch& batch, int number) {
    return new Session{batch[static_cast<std::size_t>(number)].taken_over()};
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_batches) {
    emscripten::function("newBatch", &new_batch);
    emscripten::function("outcomeNumbers", &outcome_numbers);
    emscripten::class_<GameBatch>("GameBatch")
        .function("stepOne", &step_one)
        .function("restartOne", &restart_one)
        .function("copyOfOne", &copy_of_one, emscripten::allow_raw_pointers());
}
